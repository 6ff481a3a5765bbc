"""Files that cannot be read, one of every kind in every way, and a look at what is said about them."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tianxia import Table, new
from tianxia.campaign import KEYS as CAMPAIGN_KEYS
from tianxia.campaign import Campaign, games_with_campaigns
from tianxia.games import GAMES
from tianxia.kernel.record import KEYS as RECORD_KEYS
from tianxia.scenario import KEYS as SCENARIO_KEYS

BINARY = bytes(range(256)) * 64
LONG, TOO_LONG, HEX = "9" * 4000, "9" * 6000, "0x" + "f" * 6000
"""A number that Python reads, one that it does not, and one that it reads but does not write."""
SCENARIO = Path(__file__).parent / "games" / "china" / "scenarios" / "joker-pair.toml"


class Broken(NamedTuple):
    """A file that cannot be read."""

    kind: str
    """record, position, scenario, box, campaign."""
    way: str
    content: bytes
    place: str
    """What the sentence must name, besides the file."""

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.way}"


@cache
def played() -> Table:
    """A game of China to its end."""
    table = new("china", 3, seed=5)
    while not table.is_over:
        table.play(table.legal_ids()[(7 * table.ply) % len(table.legal_ids())])
    return table


def broken_files() -> list[Broken]:
    """Every kind, cut off, empty, binary, of a wrong type or version, with huge numbers."""
    found = [*_records(), *_positions(), *_scenarios(), *_boxes(), *_campaigns()]
    for kind, text in _good().items():
        found.append(Broken(kind, "cut off", text[: len(text) // 2].encode(), ""))
        found.append(Broken(kind, "empty", b"", ""))
        found.append(Broken(kind, "binary", BINARY, ""))
    return found


def _good() -> dict[str, str]:
    return {
        "record": str(played().record()),
        "position": json.dumps(played().position(), indent=1),
        "scenario": SCENARIO.read_text(encoding="utf-8"),
        "box": (GAMES["china"].folder / "box.toml").read_text(encoding="utf-8"),
        "campaign": str(Campaign(games_with_campaigns()[0])),
    }


def _changed(kind: str, *changes: tuple[str, str, str, str]) -> Iterator[Broken]:
    text = _good()[kind]
    for way, before, after, place in changes:
        changed = re.sub(before, lambda _, after=after: after, text, count=1, flags=re.MULTILINE)  # type: ignore[misc]
        assert changed != text, (kind, way)
        yield Broken(kind, way, changed.encode(), place)


def _records() -> Iterator[Broken]:
    yield from _changed(
        "record",
        ("wrong type", "^players: 3", "players: three", "players"),
        ("no game of this name", "^game: china", "game: chess", "game"),
        ("other rules", r"^rules: \d+", "rules: 99", "rules"),
        ("other format", "^tianxia: 1", "tianxia: 2", "tianxia"),
        ("unknown header", "^seed: 5", "sead: 5", "sead"),
        ("header twice", "^seed: 5", "seed: 5\nseed: 6", "7"),
        ("long number", "^seed: 5", f"seed: {LONG}", "seed"),
        ("too long number", "^seed: 5", f"seed: {TOO_LONG}", "seed"),
        ("hexadecimal number", "^seed: 5", f"seed: {HEX}", "seed"),
        ("no seed", "^seed: 5\n", "", "seed"),
        ("wrong result", "^result: .*", "result: 0 0 0", "result"),
        ("result of letters", "^result: .*", "result: a b c", "result"),
        ("a position that is none", "^result: .*", "position: {", "position"),
        ("a position that is a list", "^result: .*", "position: []", "position"),
        ("another box", "^result: .*", "box: 0123456789abcdef", "box"),
        ("components that are none", "^result: .*", "components: {", "components"),
        ("components of half a character", "^result: .*", r'components: "\ud800"', "components"),
        ("components of another kind", "^result: .*", 'components: "game = 5"', "components"),
        ("option without a value", "^result: .*", "options: side", "options"),
        ("wrong option", "^options: .*", "options: side=nine", "options.side"),
        ("half of a deal", "^result: .*", "secret: 00", "table"),
        ("wrong seat", r"\n\n\d house", "\n\n9 house", "9"),
        ("no action", r"\n\n\d house.*", "\n\n0", "9"),
        ("unknown action", r"\n\n(\d) house.*", "\n\n1 fly", "fly"),
    )


def _positions() -> Iterator[Broken]:
    yield from _changed(
        "position",
        ("wrong type", '"players": 3', '"players": "three"', "players"),
        ("no game of this name", '"game": "china"', '"game": "chess"', "game"),
        ("no text for a game", '"game": "china"', '"game": 7', "game"),
        ("unknown key", '"players": 3', '"players": 3, "hats": 9', "hats"),
        ("long number", '"players": 3', f'"players": {LONG}', "players"),
        ("too long number", '"players": 3', f'"players": {TOO_LONG}', ""),
        ("hexadecimal number", '"chance": [^,\n]*', f'"chance": "{HEX}"', "chance"),
        ("a list", r"(?s)\A.*", "[1]", ""),
        ("nested", r"(?s)\A.*", '{"a": ' + "[" * 100_000, ""),
    )


def _scenarios() -> Iterator[Broken]:
    yield from _changed(
        "scenario",
        ("wrong type", r"^title +=.*", "title = 5", "title"),
        ("no game of this name", r"^game +=.*", 'game = "chess"', "game"),
        ("unknown key", r"^title +=", "hats = 9\ntitle =", "hats"),
        ("no title", r"^title +=.*", "", "title"),
        ("too long number", r"^title +=.*", f"title = {TOO_LONG}", ""),
        ("hexadecimal number", r"^title +=.*", f"title = {HEX}", "title"),
        ("steps that are none", r"^title +=", "step = 5\ntitle =", ""),
        ("a step of a wrong type", r"^refuse +=.*", "refuse = 5", "step.1.refuse"),
    )


def _boxes() -> Iterator[Broken]:
    yield from _changed(
        "box",
        ("wrong type", r"^hand +=.*", 'hand = "three"', "cards.hand"),
        ("long number", r"^hand +=.*", f"hand = {LONG}", "cards.hand"),
        ("hexadecimal number", r"^hand +=.*", f"hand = {HEX}", "cards.hand"),
        ("too long number", r"^hand +=.*", f"hand = {TOO_LONG}", ""),
        ("unknown key", r"^hand +=.*", "hats = 9", "hats"),
    )


def _campaigns() -> Iterator[Broken]:
    yield from _changed(
        "campaign",
        ("wrong type", '"game": "[^"]*"', '"game": 5', "game"),
        ("a game without campaigns", '"game": "[^"]*"', '"game": "china"', "game"),
        ("no game of this name", '"game": "[^"]*"', '"game": "chess"', "game"),
        ("other rules", r'"rules": \d+', '"rules": 99', "rules"),
        ("other format", '"tianxia-campaign": 1', '"tianxia-campaign": 2', "tianxia-campaign"),
        ("long number", r'"rules": \d+', f'"rules": {LONG}', "rules"),
        ("too long number", r'"rules": \d+', f'"rules": {TOO_LONG}', ""),
        ("no document", '"document": {},', "", "document"),
        ("a document that is none", '"document": {}', '"document": []', "document"),
        ("games that are none", r'"games": \[\]', '"games": 5', "games"),
        ("a running game that is none", '"running": null', '"running": 5', "running"),
        ("a running game of nonsense", '"running": null', '"running": "hello"', "running"),
    )


NAMES = {"JSON", "TOML", "UTF", "tianxia", "toml", "record", "true", "false", "hats", "sead"}


@cache
def _keys() -> set[str]:
    options = [word for option in GAMES["china"].options for word in (option.name, *option.values)]
    known = (*RECORD_KEYS, *CAMPAIGN_KEYS, *SCENARIO_KEYS, *GAMES, *played().position(), *options)
    return {word for key in known for word in re.findall(r"[a-z]+", key)}


def english_in(sentence: str) -> set[str]:
    """The English words of a Russian sentence that are neither quoted nor the names of keys, games and formats."""
    unlisted = re.sub(r"известны [\w, -]+|\(примеры: [^)]*\)", " ", sentence)
    unquoted = re.sub(r"\"[^\"]*\"|'[^']*'|«[^»]*»|`[^`]*`|\[[^\]]*\]", " ", unlisted)
    plain = re.sub(r"\S*[/\\]\S*|--\w+|\S*\w[.=:]\w\S*|\w*\d\w*", " ", unquoted)  # files, options, paths, values
    return set(re.findall(r"[A-Za-z]{2,}", plain)) - NAMES - _keys()
