"""Files broken at random: real examples of every kind, changed as careless and hostile hands change them, and read.

Used by `tests/fuzz/test_files.py` for a minute and by `bench/fuzz.py` for as long as one likes.
"""

import io
import json
import os
import re
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from hypothesis import strategies as st

from tests.contract.cases import DEFAULTS, moments
from tianxia import Table, new
from tianxia.campaign import Campaign, games_with_campaigns
from tianxia.cli.main import main
from tianxia.components import check_text, decode, differences, sheets_of, write_csv
from tianxia.games import GAMES
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.documents import parse_json, read_document
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import parse_record
from tianxia.lesson import read_lesson
from tianxia.store import Campaign as Row
from tianxia.web.campaigns import Slot
from tianxia.web.identity import Visitor
from tianxia.web.pages.campaigns import campaign_page, campaigns_page
from tianxia.words import LANGUAGES, all_words

TESTS = Path(__file__).parents[1]
SECONDS = 5.0
"""Of the processor's time: whatever takes longer hangs."""
LONGEST = 60_000
"""Characters of a text that is changed letter by letter."""

HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 99, 2**15, 2**31, 2**53, 2**63, 2**64 - 1, 2**64, -(2**63), 10**300, 0.5, 1.0,
    1e308, float("inf"), float("nan"), "", " ", "x", "0", "1", "-1", "none", "bot:bot:emperor", "china", "zhanguo",
    "\0", "\ud800", "\u3164", "\u2800", "\u202e", "a" * 5000, "0x" + "f" * 6000, "9" * 4000, "é" * 300, "<b>&amp;",
    "{$x}", "%s", "../../etc/passwd", [], {}, [[]], [None], [{}], {"": None}, {"x": {}}, [1, "x"], [[1], {"y": []}],
    ["x"] * 300, [0] * 300, [[], []],
)  # fmt: skip
"""What somebody may put in the place of anything."""
NUMBERS = ("0x" + "f" * 6000, "9" * 4000, "9" * 6000, "1e999", "nan", "inf", "1979-05-27", "07:32:00", "-0", "1_0", "٣")
"""Numbers, as a text has them."""


class Example(NamedTuple):
    """A file that can be read."""

    kind: str
    """record, position, scenario, campaign, box or lesson."""
    game: str
    text: str
    """JSON, TOML, or a record."""


class Mutated(NamedTuple):
    """A file that perhaps cannot be read any more."""

    kind: str
    game: str
    ending: str
    content: bytes


@cache
def examples() -> dict[str, list[Example]]:
    """Files of every kind, of every game that has them."""
    found: dict[str, list[Example]] = {kind: [] for kind in READERS}
    for name, game in GAMES.items():
        folder = TESTS / "games" / game.folder.name
        for file in [*sorted(folder.glob("records/*.record"))[:4], *sorted(folder.glob("campaign/*.record"))[:2]]:
            found["record"].append(Example("record", name, file.read_text(encoding="utf-8")))
        for file in sorted(folder.glob("scenarios/*.toml"))[:40]:
            found["scenario"].append(Example("scenario", name, file.read_text(encoding="utf-8")))
        for file, kind in ((game.folder / "box.toml", "box"), (game.folder / "face" / "lesson.toml", "lesson")):
            if file.exists():
                found[kind].append(Example(kind, name, file.read_text(encoding="utf-8")))
    for case in DEFAULTS:
        tables = moments(case, 1, 4)
        found["position"] += [Example("position", case.name, json.dumps(table.position())) for table in tables]
        found["record"].append(Example("record", case.name, str(_from_a_position(tables[1]).record())))
    found["campaign"] = [
        Example("campaign", name, text) for name in games_with_campaigns() for text in _campaigns(name)
    ]
    return found


def _from_a_position(table: Table) -> Table:
    """A few actions from a position on: a record that begins with one."""
    begun = Table.from_position(table.position())
    _play_some(begun, 8)
    return begun


def _campaigns(name: str) -> Iterator[str]:
    """A fresh campaign, and the same with games played and one that goes on."""
    campaign = Campaign(name)
    yield str(campaign)
    for seed in range(2):
        table = campaign.play(seed)
        while not table.is_over:
            _play_some(table, 20)
        campaign.add(table)
        yield str(campaign)
    table = campaign.play(7)
    _play_some(table, 20)
    campaign.add(table)
    yield str(campaign)


def _play_some(table: Table, actions: int) -> None:
    source = new_source(table.ply + 1)
    for _ in range(actions):
        if not table.is_over:
            table.play(table.legal_ids()[below(source, len(table.legal_ids()))])


@st.composite
def mutated(draw: st.DrawFn, kind: str) -> Mutated:
    """A file of a kind, changed in its structure, in its letters, or in both."""
    example = draw(st.sampled_from(examples()[kind]))
    changes = draw(st.integers(0, 3))
    text = example.text
    if kind == "record":
        text = _changed_record(draw, text, changes) if changes else text
        ending = ".record"
    elif changes:
        document = _document(example)
        for _ in range(changes):
            _change(draw, document)
        text, ending = json.dumps(document, ensure_ascii=draw(st.booleans())), ".json"
    else:
        ending = ".json" if kind in ("position", "campaign") else ".toml"
    if not changes or draw(st.integers(0, 9)) == 0:
        text = _changed_text(draw, text)
    return Mutated(kind, example.game, ending, text.encode("utf-8", "surrogatepass"))


def _document(example: Example) -> Any:
    is_json = example.kind in ("position", "campaign")
    return json.loads(example.text) if is_json else tomllib.loads(example.text)


def _changed_record(draw: st.DrawFn, text: str, changes: int) -> str:
    """Change heads and lines of a record; documents in its head are changed as documents."""
    lines = text.splitlines()
    for _ in range(changes):
        heads = lines.index("") if "" in lines else len(lines)
        i = draw(st.integers(0, heads - 1)) if draw(st.booleans()) and heads else draw(st.integers(0, len(lines) - 1))
        key, colon, value = lines[i].partition(": ")
        if value.startswith("{"):
            with suppress(ValueError, RecursionError):
                document = json.loads(value)
                _change(draw, document)
                lines[i] = f"{key}: {json.dumps(document)}"
            continue
        hostile = draw(st.sampled_from(HOSTILE) | st.sampled_from(NUMBERS) | st.text(max_size=12))
        line = draw(st.sampled_from(lines))
        foreign = draw(st.sampled_from(examples()["record"])).text.splitlines()
        ways = (f"{key}{colon or ' '}{hostile}", line, draw(st.sampled_from(foreign)), str(hostile), "")
        lines[i : i + draw(st.integers(0, 2))] = [draw(st.sampled_from(ways))]
        lines = lines or [""]
    return "\n".join(lines) + "\n"


def _places(document: Any) -> list[tuple[Any, Any]]:
    """Everything in a document, as what holds it and under which key."""
    found: list[tuple[Any, Any]] = []
    todo = [document]
    while todo:
        holder = todo.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                todo.append(holder[key])
    return found


def _change(draw: st.DrawFn, document: Any) -> None:
    """Make one change somewhere in a document."""
    places = _places(document)
    if not places:
        return
    holder, key = places[draw(st.integers(0, len(places) - 1))]
    other, its_key = places[draw(st.integers(0, len(places) - 1))]
    match draw(st.integers(0, 9)):
        case 0:
            del holder[key]
        case 1:
            holder[key] = deepcopy(other[its_key])
        case 2:
            holder[key] = [holder[key]]
        case 3:
            holder[key] = {"x": holder[key]}
        case 4 if isinstance(holder, list):
            holder.extend(deepcopy(holder) * draw(st.integers(1, 5)))
        case 5 if isinstance(holder, dict):
            holder[draw(st.sampled_from(("hats", "", "\ud800", "0")))] = deepcopy(draw(st.sampled_from(HOSTILE)))
        case 6 if isinstance(holder[key], int):
            holder[key] += draw(st.integers(-3, 3))
        case 7:
            holder[key] = draw(st.text(max_size=5) | st.integers() | st.floats())
        case _:
            holder[key] = deepcopy(draw(st.sampled_from(HOSTILE)))


def _changed_text(draw: st.DrawFn, text: str) -> str:
    """Cut a text, double a part of it, put something strange into it, or change a number."""
    at = draw(st.integers(0, min(len(text), LONGEST)))
    until = at + draw(st.integers(0, 40))
    match draw(st.integers(0, 4)):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[until:]
        case 2:
            return text[:until] + text[at:]
        case 3:
            number = re.search(r"\d+", text[at:])
            begin, end = (at + number.start(), at + number.end()) if number else (at, until)
            return text[:begin] + draw(st.sampled_from(NUMBERS)) + text[end:]
        case _:
            return text[:at] + draw(st.text(max_size=8)) + text[until:]


class Hang(BaseException):
    """Reading took too long; not an Exception, which somebody might catch."""


@contextmanager
def in_time() -> Iterator[None]:
    """Raise Hang in whatever takes longer than it may; only in the main thread."""

    def stop(*_: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def read(given: Mutated, folder: Path) -> bool:
    """Read a file in every way a person's would be read; True if all of it can be read.

    What is wrong with it is said in every language; anything else that is raised is a bug.
    """
    file = folder / f"changed{given.ending}"
    file.write_bytes(given.content)
    try:
        with in_time():
            READERS[given.kind](given, file)
    except TianxiaError as error:
        told = [error.sentence(all_words(language)) for language in LANGUAGES]
    else:
        return True
    assert all(told)
    return False


def _read_record(given: Mutated, file: Path) -> None:
    _command("replay", file)
    table = Table.from_record(parse_record(_text(file)))
    str(table.record()).encode()
    table.board(table.decider).encode()


def _read_position(given: Mutated, file: Path) -> None:
    _command("position", file)
    table = Table.from_position(parse_json(_text(file), ""))
    _look_around(table)


def _read_scenario(given: Mutated, file: Path) -> None:
    _command("referee", file)


def _read_campaign(given: Mutated, file: Path) -> None:
    """On a shelf in the browser, and on one of the command line."""
    shelf = file.parent / "data" / "tianxia" / "campaigns"
    shelf.mkdir(parents=True, exist_ok=True)
    (shelf / "changed.json").write_bytes(given.content)
    with patch.dict(os.environ, {"XDG_DATA_HOME": str(file.parent / "data")}):
        _command("campaign", "export", "changed", file.with_suffix(".copy"))
    campaign = Campaign.parse(_text(file))
    assert Campaign.parse(str(campaign)).games == campaign.games or "NaN" in str(campaign)
    str(campaign).encode()
    row = Row("x", "ann", "Slot", str(campaign), 0.0)
    for language in LANGUAGES:
        visitor = Visitor("ann", "Ann", language, "", "", "", "token")
        slot = Slot(row, campaign, "", [])
        known = campaign.game.book(campaign.document, campaign.game.words(language))
        str(campaigns_page(visitor, [slot])).encode()
        str(campaign_page(visitor, slot, [[page] for page in known])).encode()
    _look_around(campaign.play(1))


def _read_box(given: Mutated, file: Path) -> None:
    """In the browser, where as many mistakes as can be are told, and on the command line, where the first is."""
    game = GAMES[given.game]
    checked = check_text(game, decode(given.content))
    assert (checked.box is None) == bool(checked.mistakes)
    for language in LANGUAGES:
        for mistake in checked.mistakes:
            mistake.sentence(all_words(language)).encode("utf-8", "replace")
    if checked.box is not None:
        for sheet in sheets_of(game):
            write_csv(sheet, checked.box.document).encode()
        differences(game, checked.box.document)
    box = game.open_box(file)
    for players in game.players:
        _look_around(new(given.game, players, seed=1, box=box))


def _read_lesson(given: Mutated, file: Path) -> None:
    game = GAMES[given.game]
    lesson = read_lesson(game, read_document(file))
    table = lesson.begin(game)
    _play_some(table, 3)
    lesson.step(table)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def _look_around(table: Table) -> None:
    """Look at a table with every seat's eyes, play on, and look at it as one who decides."""
    for seat in range(-1, table.players):
        table.board(seat).encode()
        table.view(seat)
        table.prompt(seat)
    _play_some(table, 5)
    table.svg(table.decider).encode()
    str(table.record()).encode()


def _command(*arguments: object) -> None:
    """The command line in this process: whatever it does not say in a line is raised."""
    argv = ["tianxia", *map(str, arguments)]
    silent = redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO())
    with patch.object(sys, "argv", argv), silent[0], silent[1], suppress(SystemExit):
        main()


READERS: dict[str, Callable[[Mutated, Path], None]] = {
    "record": _read_record, "position": _read_position, "scenario": _read_scenario, "campaign": _read_campaign,
    "box": _read_box, "lesson": _read_lesson,
}  # fmt: skip
"""How each kind of file is read."""
