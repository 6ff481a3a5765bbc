"""What the web app shows: every action can be pointed at in the drawing and is said in words of its own."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.cases import games, several
from tianxia import Table, new
from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.box import names as names_of
from tianxia.games.yellow_yangtze.state import COLOURS, DECISIONS
from tianxia.games.yellow_yangtze.text.actions import NUM_ACTIONS
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.game import SPECTATOR
from tianxia.kernel.rule import INTERPRET
from tianxia.look import Piece, svg, text_width
from tianxia.scenario import read_scenario
from tianxia.words import LANGUAGES

SCENARIOS = sorted(Path(__file__).parent.joinpath("scenarios").glob("*.toml"))


def parts(table: Table, seat: int) -> dict[str, ElementTree.Element]:
    """The parts of a drawing, each parsed on its own."""
    drawing = table.drawing(seat)
    named = {"board": drawing.board, **{f"seat {i}": part for i, part in enumerate(drawing.seats)}}
    if drawing.own is not None:
        named["own"] = drawing.own
    return {name: ElementTree.fromstring(svg(*part[:3], *part.nodes)) for name, part in named.items()}


def targets(table: Table, seat: int) -> dict[str, ElementTree.Element]:
    """The targets of a drawing by name; no name appears twice, in all parts together."""
    found = [e for part in parts(table, seat).values() for e in part.iterfind(".//*[@data-target]")]
    names = [element.attrib["data-target"] for element in found]
    assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)
    return dict(zip(names, found, strict=True))


def check(table: Table) -> None:
    """Every legal action: its targets are drawn, with rings; it reads like no other."""
    drawn = targets(table, table.decider)
    texts = table.legal()
    aimed = {text: GAME.targets(table.box, text) for text in texts}
    for text, names in aimed.items():
        assert set(names) <= set(drawn), f"{text}: {set(names) - set(drawn)}"
    for name in {name for names in aimed.values() for name in names}:
        assert drawn[name].find(".//*[@class='ring']") is not None, name
    for names in aimed.values():  # nobody acts by a click that could have gone on
        assert not any(len(other) > len(names) > 0 and other[: len(names)] == names for other in aimed.values())
    for language in LANGUAGES:
        words = GAME.words(language)
        assert len({GAME.phrase(table.box, text, words) for text in texts}) == len(texts)


def scenario_tables(name: str = "*") -> Iterator[Table]:
    """Every position of every scenario, or of one, step by step."""
    for file in SCENARIOS:
        if not file.match(f"{name}.toml"):
            continue
        scenario = read_scenario(file)
        if "invalid" in scenario:
            continue
        table = Table.from_position({"game": scenario["game"], **scenario["position"]})
        yield table
        for step in scenario["step"]:
            if "play" in step:
                table.play(step["play"])
                yield table


def test_every_decision_of_the_scenarios_can_be_pointed_at() -> None:
    seen = set()
    for i, table in enumerate(scenario_tables()):
        kind = table.position()["decision"]["kind"]
        if table.is_over or (INTERPRET and kind in seen and i % 10):
            continue
        check(table)
        seen.add(kind)
    assert seen == set(DECISIONS) - {"over"}


@pytest.mark.parametrize("players", GAME.players)
def test_every_decision_of_a_game_can_be_pointed_at(players: int) -> None:
    for seed in games(2, 1):
        table, source = new("yellow-yangtze", players, seed=seed), new_source(seed)
        while not table.is_over:
            if table.ply % several(9, 40) == 0:
                check(table)
            legal = table.legal_ids()
            table.play(legal[below(source, len(legal))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_phrases_differ(language: str) -> None:
    words = GAME.words(language)
    texts = [GAME.format_action(GAME.box, action) for action in range(NUM_ACTIONS)]
    phrases = {GAME.phrase(GAME.box, text, words) for text in texts}
    assert len(phrases) == NUM_ACTIONS
    assert max(map(len, phrases)) <= 90


def test_phrases_are_plain() -> None:
    words = GAME.words("en")
    said = {
        "leader red e8": "Put your red leader on e8",
        "riot e7 leader": "Riot: remove the tile on e7 for one farmer, with your blue leader's help",
        "commit 0": "Commit nothing",
        "commit 1 leader": "Commit one governor and your black leader's help",
        "support 2 3": "Support side 2 with 3 soldiers",
    }
    assert {text: GAME.phrase(GAME.box, text, words) for text in said} == said
    assert (
        GAME.phrase(GAME.box, "support 1 5 leader", GAME.words("ru"))
        == "Поддержать сторону 1: 5 солдат и красный лидер"
    )


def middle(players: int = 3) -> Table:
    table, source = new("yellow-yangtze", players, seed=3), new_source(3)
    while table.ply < 80:
        legal = table.legal_ids()
        table.play(legal[below(source, len(legal))])
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explains_itself(language: str) -> None:
    table, hexes = middle(), names_of(GAME.box).hexes
    table.language = language
    for name, element in targets(table, table.decider).items():
        label = element[0].text or ""
        assert label.strip(), name
        assert len(label) < (250 if name in hexes else 90), f"{name}: {label}"  # a hex tells of six others, too
        assert element.attrib["data-about"].endswith("."), name


def test_the_parts_have_their_place() -> None:
    table = middle(4)
    assert table.drawing(SPECTATOR).own is None
    for seat in range(4):
        drawing = table.drawing(seat)
        assert drawing.own is not None
        assert drawing.own.width > 5 * drawing.own.height  # along the bottom edge
        assert [part.width for part in drawing.seats] == [300] * 4
        assert [part.label for part in drawing.seats] == [table.words.seat(s) for s in range(4)]


def test_every_leader_is_one_piece_wherever_it_is() -> None:
    table = middle()
    for seat in range(SPECTATOR, 3):
        keys = [piece.key for part in table.drawing(seat).parts.values() for piece in part.pieces]
        assert len(set(keys)) == len(keys)
        assert {f"leader-{s}-{c}" for s in range(3) for c in COLOURS} <= set(keys)
        assert {f"tile-{name}" for name in table.position()["tiles"]} <= set(keys)


def pieces(table: Table, seat: int = SPECTATOR) -> dict[str, Piece]:
    """All pieces of a drawing by key."""
    return {piece.key: piece for part in table.drawing(seat).parts.values() for piece in part.pieces}


def test_tiles_come_from_whoever_laid_them() -> None:
    table = new("yellow-yangtze", 3, seed=3)
    placed = next(text for text in table.legal() if text.startswith("tile"))
    key = f"tile-{placed.split()[-1]}"
    assert key not in pieces(table)
    table.play(placed)
    assert pieces(table)[key].origin == "seat-0"


def test_a_pagoda_comes_from_the_supply_or_from_where_it_stood() -> None:
    origins = set()
    for table in scenario_tables("paid-pagoda-may-move-one"):
        origins |= {(key, piece.origin) for key, piece in pieces(table).items() if key.startswith("pagoda-")}
    assert origins == {
        ("pagoda-d8-d9-e9", "supply"),
        ("pagoda-d11-d12-e12", "supply"),
        ("pagoda-k10-l9-l10", "d11-d12-e12"),
    }


def test_a_hex_says_what_is_beside_it_and_whose_state_it_is_in() -> None:
    position = {
        "game": "yellow-yangtze",
        "players": 2,
        "leaders": [{"green": "k12"}, {"red": "l13"}],
        "tiles": {"l12": "black", "k11": "red", "d8": "yellow"},
    }
    table = Table.from_position(position)
    table.seats = ("Ann", "Boris")
    labels = {name: element[0].text for name, element in targets(table, 0).items()}
    assert labels["d8"] == "d8: yellow artisan tile"
    assert labels["d9"] == "d9, land; beside d8 yellow"
    assert labels["l12"] == (
        "l12: black governor tile; beside k12 Ann's green leader, l13 Boris's red leader; "
        "in your state, shared with Boris"
    )
    assert labels["k12"] == (
        "k12: Ann's green leader, one black tile next to it; beside k11 red, l12 black; "
        "in your state, shared with Boris: 4 hexes, one soldier"
    )
    table.language = "ru"
    labels = {name: element[0].text for name, element in targets(table, 1).items()}
    assert labels["l13"] == "l13: красный лидер (Boris), чёрных тайлов рядом: 1; рядом l12 чёрный; царство: вы, Ann"
    assert labels["k12"] == (
        "k12: зелёный лидер (Ann), чёрных тайлов рядом: 1; рядом k11 красный, l12 чёрный; "
        "царство: вы, Ann, гексов: 4, солдат: 1"
    )


def test_nothing_is_written_too_small() -> None:
    for name, part in parts(middle(), 0).items():
        sizes = [float(element.attrib["font-size"]) for element in part.iterfind(".//{*}text")]
        assert min(sizes) >= 13, name


def writing(element: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[tuple[str, float, float, float]]:
    """Every text below an element, with its left and right end and its base line."""
    moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", element.attrib.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag.endswith("}text"):
        words, start = element.text or "", x + float(element.attrib["x"])
        width = text_width(words, float(element.attrib["font-size"]))
        left = start - {"middle": width / 2, "end": width}.get(element.attrib.get("text-anchor", ""), 0)
        yield words, left, left + width, y + float(element.attrib["y"])
    for child in element:
        yield from writing(child, x, y)


@pytest.mark.parametrize("language", LANGUAGES)
def test_writing_stays_inside_its_part(language: str) -> None:
    for i, table in enumerate(scenario_tables()):
        if i % several(5, 40):
            continue
        table.language = language
        table.seats = ("A name that is much longer than any panel could ever show", "Б", "Ц", "Д")[: table.players]
        for name, part in parts(table, max(table.decider, 0)).items():
            width, height = map(float, part.attrib["viewBox"].split()[2:])
            for words, left, right, base in writing(part):
                assert 0 <= left < right <= width + 1, f"{name}: {words}"
                assert 0 < base < height, f"{name}: {words}"


def test_secrets_of_others_are_not_drawn() -> None:
    table = middle()
    other = table.copy()
    other.state.hands[1], other.state.hands[2] = table.state.hands[2], table.state.hands[1]
    for seat in (SPECTATOR, 0):
        assert table.svg(seat) == other.svg(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_panel_has_every_ruling(language: str) -> None:
    text = (GAME.folder / "face" / "words" / f"rules.{language}.md").read_text(encoding="utf-8")
    rulings = text.split("\n## ")[4]
    assert [int(number) for number in re.findall(r"\*\*R-(\d+)\*\*", rulings)] == list(range(1, 34))
    for colour in COLOURS:
        for message in (f"points-{colour}", f"pagoda-{colour}"):
            assert GAME.words(language)(message) in text
