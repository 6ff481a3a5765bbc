"""Record: a whole game as text, made to be read, mailed, diffed and replayed (docs/formats.md, 5)."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tianxia.kernel.deal import Deal, read_deal
from tianxia.kernel.documents import Document, integer, parse_json, shown
from tianxia.kernel.errors import Unreadable

FORMAT = 1
KEYS = (
    "tianxia", "game", "rules", "players", "options", "seed", "seats", "result", "position", "campaign", "box",
    "components", "resigned", "ended", "table", "commitment", "entropy", "secret",
)  # fmt: skip
ENDS = ("resigned", "abandoned")
"""How people may end a game before its rules do."""


class Line(NamedTuple):
    """One action of a record."""

    seat: int
    action: str
    number: int = 0
    """Its line in the file, for messages; 0 if it comes from no file."""


class Resignation(NamedTuple):
    """Somebody gave the game up; if it went on, a bot played for the seat."""

    seat: int
    ply: int
    """After this many actions."""


@dataclass(frozen=True)
class Record:
    """A game from its start to its last action."""

    game: str
    rules: int
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    seats: tuple[str, ...] = ()
    """Who sat where."""
    result: tuple[int, ...] | None = None
    """The scores of a finished game."""
    position: Document | None = None
    """Where the game started, if not at set-up."""
    campaign: Document | None = None
    """The campaign the game started from."""
    box: str = ""
    """The digest of the box, if it was not the standard one."""
    actions: tuple[Line, ...] = ()
    resigned: tuple[Resignation, ...] = ()
    """Who gave the game up, in that order. No action, because the rules know nothing of it."""
    ended: str = ""
    """One of ENDS, if people ended the game and not its rules: it has no scores then."""
    deal: Deal | None = None
    """How the seed came about, if nobody chose it."""
    components: str = ""
    """The text of the box's file, if it was not the standard one; without it a reader needs the file."""

    def __str__(self) -> str:
        lines = [f"tianxia: {FORMAT}", f"game: {self.game}", f"rules: {self.rules}", f"players: {self.players}"]
        if self.options:
            lines.append("options: " + ", ".join(f"{name}={value}" for name, value in self.options.items()))
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.deal is not None:
            lines += self.deal.lines
        if self.seats:
            lines.append("seats: " + " | ".join(map(_clean_name, self.seats)))
        if self.box:
            lines.append(f"box: {self.box}")
        if self.components:
            lines.append("components: " + json.dumps(self.components, ensure_ascii=False))
        if self.campaign is not None:
            lines.append("campaign: " + json.dumps(self.campaign, ensure_ascii=False))
        if self.position is not None:
            lines.append("position: " + json.dumps(self.position, ensure_ascii=False))
        if self.result is not None:
            lines.append("result: " + " ".join(map(str, self.result)))
        if self.resigned:
            lines.append("resigned: " + " ".join(f"{seat}@{ply}" for seat, ply in self.resigned))
        if self.ended:
            lines.append(f"ended: {self.ended}")
        lines += ["", *(f"{line.seat} {line.action}" for line in self.actions)]
        return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read a record; raises Unreadable with the line."""
    header: dict[str, str] = {}
    lines = text.splitlines()
    number = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            break
        if line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if number == 1 and (key != "tianxia" or not colon):
            raise Unreadable("not-a-record")
        if key not in KEYS or not colon:
            raise _at_line(number, "unknown-header", found=shown(key), known=", ".join(KEYS))
        if key in header:
            raise _at_line(number, "twice", key=key)
        header[key] = value.strip()
    if "tianxia" not in header:
        raise Unreadable("not-a-record")
    if header["tianxia"] != str(FORMAT):
        raise Unreadable("record-format", "tianxia", found=shown(header["tianxia"]), known=str(FORMAT))
    for key in ("game", "rules", "players"):
        if key not in header:
            raise Unreadable("missing-cut-off", key)
    if header.get("ended", ENDS[0]) not in ENDS:
        raise Unreadable("not-one-of", "ended", known=", ".join(ENDS), found=shown(header["ended"]))
    players = _whole(header["players"], "players")
    actions = tuple(_read_actions(lines[number:], number))
    return Record(
        game=header["game"],
        rules=_whole(header["rules"], "rules"),
        players=players,
        options=_read_options(header.get("options", "")),
        seed=_whole(header["seed"], "seed") if "seed" in header else None,
        seats=tuple(name.strip() for name in header["seats"].split("|")) if "seats" in header else (),
        result=_read_result(header["result"]) if "result" in header else None,
        position=parse_json(header["position"], "position") if "position" in header else None,
        campaign=parse_json(header["campaign"], "campaign") if "campaign" in header else None,
        box=header.get("box", ""),
        components=_read_components(header["components"]) if "components" in header else "",
        deal=read_deal(header, players),
        actions=actions,
        resigned=tuple(_read_resigned(header.get("resigned", ""), players, len(actions))),
        ended=header.get("ended", ""),
    )


def _clean_name(name: str) -> str:
    return " ".join(name.replace("|", " ").split())


def _whole(text: str, path: str) -> int:
    try:
        value: object = int(text, 0)
    except ValueError:
        value = text
    return integer(value, path, 0, 2**64 - 1)


def _read_options(text: str) -> dict[str, str]:
    options = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise Unreadable("not-name-value", "options", found=shown(part))
        options[name.strip()] = value.strip()
    return options


def _read_result(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(score) for score in text.split())
    except ValueError:
        raise Unreadable("not-scores", "result", found=shown(text)) from None


def _read_components(text: str) -> str:
    """A file as one line: a JSON string."""
    try:
        found = json.loads(text)
        if isinstance(found, str):
            found.encode()  # no half characters
            return found
    except (ValueError, RecursionError):
        pass
    raise Unreadable("not-a-json-text", "components", found=shown(text))


def _read_resigned(text: str, players: int, plies: int) -> list[Resignation]:
    found = []
    for part in text.split():
        seat, at, ply = part.partition("@")
        if not at:
            raise Unreadable("not-resignations", "resigned", found=shown(part))
        who, when = _whole(seat, "resigned"), _whole(ply, "resigned")
        found.append(Resignation(integer(who, "resigned", 0, players - 1), integer(when, "resigned", 0, plies)))
    return found


def _read_actions(lines: Sequence[str], before: int) -> list[Line]:
    actions = []
    for number, line in enumerate(lines, before + 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        seat, _, action = text.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3) or not action.strip():
            raise _at_line(number, "not-an-action-line", found=shown(text))
        actions.append(Line(int(seat), " ".join(action.split()), number))
    return actions


def _at_line(number: int, problem: str, **values: object) -> Unreadable:
    return Unreadable("at-line", line=str(number), reason=Unreadable(problem, "", **values))
