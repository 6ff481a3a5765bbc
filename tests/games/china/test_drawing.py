"""The drawing of China: complete, readable, escaped, in both languages, and without secrets."""

import copy
import runpy
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.face.drawing import draw
from tianxia.games.china.face.ground import Ground
from tianxia.games.china.state import REGIONS, SIDES
from tianxia.kernel.chance import new_source
from tianxia.kernel.game import SPECTATOR
from tianxia.look import Drawing, Piece, svg, whole
from tianxia.table import Table
from tianxia.words import LANGUAGES

PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
SMALLEST = 11
"""Text has at least so many pixels where a part is shown as small as it may be."""
NARROWEST = {"board": 1000, "row": 480, "own": 390}
"""The board on a screen; the row in a tray that scrolls, and the own things on a phone."""
SEAT = 300
"""A seat in its column."""
GAMES = [(3, "four", "no"), (3, "four", "yes"), (4, "four", "yes"), (4, "five", "no"), (5, "five", "yes")]
MOMENTS = (0, 60, 120, 999)


@cache
def table_after(players: int, side: str, fortresses: str, plies: int) -> Table:
    """A game in which piece follows piece: the legal action in the middle, or emissary before anything else."""
    table = tianxia.new("china", players, seed=7, options={"side": side, "fortresses": fortresses})
    while not table.is_over and table.ply < plies:
        legal = table.legal()
        emissaries = [action for action in legal if action.startswith("emissary")]
        choice = emissaries if emissaries and table.ply % 2 else legal
        table.play(choice[7 * table.ply % len(choice)])
    return table


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)


def targets(root: ElementTree.Element) -> dict[str, list[ElementTree.Element]]:
    found: dict[str, list[ElementTree.Element]] = {}
    for element in root.iterfind(".//*[@data-target]"):
        found.setdefault(element.attrib["data-target"], []).append(element)
    return found


def pieces(drawing: Drawing) -> dict[str, Piece]:
    return {piece.key: piece for part in drawing.parts.values() for piece in part.pieces}


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iterfind(".//{*}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plies", MOMENTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_a_target_with_a_title(game: tuple[int, str, str], plies: int, language: str) -> None:
    table = table_after(*game, plies)
    words = table.game.words(language)
    drawing = draw(table.box, table.scrubbed(0), 0, words)
    root = parsed(whole(drawing))
    found = targets(root)
    spaces = [name for name, _, _ in table.box.document["spaces"]["at"]]
    alliances = [f"alliance-{number}" for number in range(1, 16)]
    seats = [f"seat-{seat}" for seat in range(table.players)]
    for name in (*spaces, *REGIONS, *alliances, *seats):
        assert len(found[name]) == 1, name
    assert {"deck", "discards"} <= set(found)
    for elements in found.values():
        for element in elements:
            title = element[0]
            assert title.tag.endswith("title")
            assert title.text
    for name, part in drawing.parts.items():
        for element in parsed(svg(part.width, part.height, part.label, *part.nodes)).iterfind(".//{*}text"):
            shown = float(element.attrib["font-size"]) * NARROWEST.get(name, SEAT) / part.width
            assert shown >= SMALLEST, f"{name}: {element.text}"


@pytest.mark.parametrize("plies", MOMENTS)
def test_cards_lie_where_the_view_has_them(plies: int) -> None:
    table = table_after(4, "four", "yes", plies)
    for seat in range(4):
        view = table.view(seat)
        found = pieces(table.drawing(seat))
        for place, cards in (("hand", view["hands"][seat]), ("row", view["row"])):
            for colour, count in cards.items():
                slips = [piece.drawn for key, piece in found.items() if key.startswith(f"{place}-{colour}-")]
                assert len(slips) == len(set(slips)) == count  # each at a place of its own
                assert (f"{place}-{colour}" in found) == bool(count)


def test_a_spectator_sees_no_hand() -> None:
    table = table_after(3, "four", "no", 60)
    assert not [name for name in targets(parsed(table.svg(SPECTATOR))) if name.startswith("hand")]


def test_pieces_stand_where_the_view_has_them() -> None:
    table = table_after(4, "four", "yes", 120)
    view, words = table.view(), table.words
    found = pieces(table.drawing())
    assert view["houses"]
    assert view["forts"]
    for space, seat in view["houses"].items():
        title = parsed(found[space].drawn)[0].text or ""
        assert words.seat(seat) in title
        assert ("fortress" in title) == (space in view["forts"]) == (f"fort-{space}" in found)
        assert f'fill="var(--seat-{seat})"' in found[f"house-{space}"].drawn
        assert found[f"house-{space}"].origin == f"seat-{seat}"
    assert len([key for key in found if key.startswith("house-")]) == len(view["houses"])
    for region, counts in view["emissaries"].items():
        shown = texts(parsed(found[f"sent-{region}"].drawn))
        assert [text.split("/")[0] for text in shown] == [str(sum(counts))]
        for seat, count in enumerate(counts):
            assert len([key for key in found if key.startswith(f"emissary-{region}-{seat}-")]) == count


@pytest.mark.parametrize("game", GAMES)
def test_alliances_name_who_would_score_them(game: tuple[int, str, str]) -> None:
    """At the end of the game what the knots promise is what the alliances have paid."""
    table = table_after(*game, 999)
    found = pieces(table.drawing())
    claims = [piece.drawn for key, piece in found.items() if key.startswith("claim-")]
    shown = sum(int(text) for claim in claims for text in texts(parsed(claim)))
    scored = table.view()["points"]["alliances"]
    assert bool(shown) == any(scored)
    assert shown <= sum(scored)  # an alliance that is shared shows its points once


def test_the_region_of_a_second_piece_is_marked() -> None:
    table = table_after(3, "four", "no", 60).copy()
    assert 'stroke="var(--chosen)"' not in table.svg()
    while table.view()["decision"]["kind"] != "more":
        table.play(table.legal()[0])
    assert table.svg().count('stroke="var(--chosen)"') == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_escaped_and_cut(language: str) -> None:
    table = table_after(3, "four", "no", 60).copy()
    table.seats = ('<b>&"', "Ш" * 60, "\x00\x1b")
    table.language = language
    shown = texts(parsed(table.svg(0)))
    assert '<b>&" (' in " ".join(shown)
    assert [text for text in shown if text.startswith("ШШ") and text.endswith("…")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plies", MOMENTS)
def test_bots_of_one_name_are_told_apart(plies: int, language: str) -> None:
    table = table_after(4, "four", "yes", plies).copy()
    table.seats = ("Ann", "bot:Scholar", "bot:Scholar", "bot:Scholar")
    table.language = language
    assert {"Scholar (2)", "Scholar (3)", "Scholar (4)"} <= set(texts(parsed(table.svg(0))))


def test_a_lap_of_the_track_is_shown() -> None:
    table = table_after(3, "four", "no", 60)
    s = table.scrubbed()
    s.region_points[:3] = [49, 57, 100]
    shown = Counter(texts(parsed(whole(draw(table.box, s, SPECTATOR, table.words)))))
    assert shown["+50"] == shown["+100"] == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_secrets_do_not_show(game: tuple[int, str, str], seat: int) -> None:
    """Positions that differ only in what a seat cannot know look the same to it."""
    table = table_after(*game, 60)
    other: Any = table.scrubbed(seat)
    table.game.rules.determinize(table.box.record, other, seat, new_source(99))
    dealt = Table.from_position(table.game.dump(table.box, other))
    assert dealt.position() != table.position()
    assert dealt.svg(seat) == table.svg(seat)


@pytest.mark.parametrize("side", SIDES)
def test_plates_are_where_they_cover_least(side: str) -> None:
    """The places in box.toml are those a box without them would get; after moving a space, put the new ones there."""
    document = copy.deepcopy(GAME.box.document)
    written = Ground(document, side).plates
    del document["region"][0]["plate"]
    found = Ground(document, side).plates
    assert np.allclose(written, found, rtol=0, atol=0.01)  # box.toml rounds


def test_the_pictures_of_the_readme_are_fresh() -> None:
    """If this fails because the drawing was changed on purpose: python docs/pictures/make.py."""
    drawn = runpy.run_path(str(PICTURES / "make.py"))["pictures"]()
    assert PICTURES / "china.svg" in drawn
    for file, drawing in drawn.items():
        assert file.read_text(encoding="utf-8") == drawing
