"""The drawing: everything an action points at is there, explains itself, and nobody sees what is secret."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.contract.cases import several
from tianxia import Table, look, new
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.state import ASPECTS, COURT_ACTIONS, DECISIONS, OFFICIALS, TRACTS
from tianxia.kernel.targets import targets_named
from tianxia.words import LANGUAGES

TARGET = re.compile(r'<g[^>]*class="target[^"]*"[^>]*>')


def texts(drawing: look.Drawing) -> Iterator[str]:
    """The parts of a drawing as SVG."""
    for part in (drawing.board, drawing.own, *drawing.seats):
        if part is not None:
            yield look.svg(part.width, part.height, part.label, *part.nodes, styled=False)


def targets(drawing: look.Drawing) -> list[str]:
    """The names of all targets, in all parts."""
    return [name for text in texts(drawing) for name in re.findall(r'data-target="([^"]+)"', text)]


def random_tables(seed: int) -> Iterator[Table]:
    """A random game with random options, before every decision and at its end."""
    luck = Random(seed)
    options = {option.name: luck.choice(option.values) for option in GAME.options}
    table = new("zhanguo", luck.choice(GAME.players), seed=seed, options=options)
    while not table.is_over:
        yield table
        table.play(luck.choice(table.legal_ids()))
    yield table


def test_every_action_points_at_what_is_drawn() -> None:
    """Some of every kind of decision: a drawing takes too long for all of them."""
    seen: Counter[int] = Counter()
    for seed in range(several(12, 2)):
        for table in random_tables(seed):
            seen[int(table.state.decision)] += 1
            if table.is_over or (seen[int(table.state.decision)] > several(6, 2) and table.ply % 50):
                continue
            drawn = targets(table.drawing(table.decider))
            assert len(set(drawn)) == len(drawn), f"seed {seed}, ply {table.ply}: a name stands twice"
            for text in table.legal():
                assert set(targets_named(GAME.targets(table.box, text))) <= set(drawn), (
                    f"seed {seed}, ply {table.ply}: {text}"
                )
    assert len(seen) >= several(len(DECISIONS) - 1, 12)  # a shift is rare: see below


def test_governors_can_be_pointed_at_to_be_moved() -> None:
    position = {
        "game": "zhanguo",
        "players": 2,
        "options": {"boards": "b"},
        "decision": "shift",
        "turn": 0,
        "top": 30,
        "map": {"1": {"points": 0}, "2": {"moves": 1, "official": 1, "points": 1, "beside": [1, 0]}},
        "pending": {"action": "governor", "beneath": 0, "region": 1, "power": True, "from": "power"},
        "seats": [{"board": "star"}, {"board": "circle"}],
    }
    table = Table.from_position(position)
    assert {"shift 1 points 2 beside", "shift 2 beside 1 moves", "shift 2 beside 3 points"} <= set(table.legal())
    drawn = targets(table.drawing(0))
    for text in table.legal():
        assert set(targets_named(GAME.targets(table.box, text))) <= set(drawn), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_has_a_label_a_sentence_and_a_ring(language: str) -> None:
    for table in random_tables(3):
        if table.ply % 40 and not table.is_over:
            continue
        table.language = language
        for seat in range(-1, table.players):
            for text in texts(table.drawing(seat)):
                found = TARGET.findall(text)
                assert all(re.search('data-about="[^"]{20,}"', start) for start in found)
                assert text.count('class="ring"') == len(found)
                assert not re.search("<title></title>", text)
                assert " style=" not in text


def test_the_size_of_text() -> None:
    """At a board width of 1000 pixels no text is under 11."""
    for table in random_tables(4):
        if table.ply % 60 == 0:
            for text in texts(table.drawing(0)):
                assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', text)) >= 11


def test_a_spectator_sees_every_board_and_no_hand() -> None:
    table = new("zhanguo", 3, seed=1)
    drawing = table.drawing()
    assert drawing.own is None
    names = targets(drawing)
    assert not any(name.startswith("card-") for name in names)
    assert {f"seat-{seat}-region-5" for seat in range(3)} <= set(names)


def test_ones_own_board_is_large_and_the_others_are_in_their_panels() -> None:
    position = {
        "game": "zhanguo",
        "players": 2,
        "top": 60,
        "seats": [
            {"hand": [20, 70], "region": {"1": {"cards": [1], "gov": {"red": 2}, "work": {"white": 1}}}},
            {"hand": [21], "region": {"2": {"cards": [33]}}},
        ],
    }
    drawing = Table.from_position(position).drawing(0)
    assert drawing.own is not None
    _, own, mine, other = texts(drawing)
    for name in ("card-20", "card-1", "gov-1-red", "work-1-white", "slot-1", "workers-5", "unrest-3", "supply-grey"):
        assert f'data-target="{name}"' in own
    assert 'data-target="card-33"' in other
    assert "card-21" not in own + mine + other
    assert {part.width for part in drawing.seats} == {300}


def test_a_full_region_has_no_place_for_a_card() -> None:
    cards = {"1": {"cards": [1, 2, 3]}}
    table = Table.from_position({"game": "zhanguo", "players": 2, "seats": [{"region": cards}]})
    assert "slot-1" not in targets(table.drawing(0))
    assert "slot-2" in targets(table.drawing(0))


def places(drawing: look.Drawing) -> dict[str, str]:
    """In which part every piece is, by its key."""
    return {piece.key: name for name, part in drawing.parts.items() for piece in part.pieces}


def test_cards_keep_their_key_when_they_move() -> None:
    """From the hand to the court, and from the hand to the own board and the panel that others see."""
    table = new("zhanguo", 2, seed=1)
    seat = table.decider
    card = table.legal()[0].split()[1]
    assert places(table.drawing(seat))[f"card-{card}"] == "own"
    assert f"card-{card}" not in places(table.drawing(1 - seat))
    laid = table.copy()
    table.play(f"card {card}")
    table.play("hire red 1")
    assert {places(table.drawing(viewer))[f"card-{card}"] for viewer in (-1, 0, 1)} == {"board"}
    laid.play(f"card {card}")
    laid.play("unify 1")
    assert places(laid.drawing(seat))[f"card-{card}"] == "own"
    assert places(laid.drawing(1 - seat))[f"card-{card}"] == f"seat-{seat}"


def test_a_seal_goes_from_the_board_to_its_owner() -> None:
    position = {"game": "zhanguo", "players": 2, "seats": [{"seals": {"laws": 1}}, {}]}
    drawn = places(Table.from_position(position).drawing(1))
    assert drawn["token-laws"] == "seat-0"
    assert drawn["token-writing"] == drawn["holder-laws"] == "board"


def test_boards_on_offer_lie_over_the_map_until_they_are_taken() -> None:
    table = new("zhanguo", 2, seed=1, options={"boards": "b"})
    height = table.drawing().board.height
    assert "offer" in places(table.drawing())
    while table.legal()[0].startswith("board"):
        table.play(table.legal()[0])
    assert "offer" not in places(table.drawing())
    assert table.drawing().board.height == height


def test_a_card_in_hand_explains_itself() -> None:
    """What it does when laid, and which cards of one's own board its number would activate now."""
    own = {"hand": [20, 70], "region": {"1": {"cards": [23]}}}
    table = Table.from_position({"game": "zhanguo", "players": 2, "top": 60, "seats": [own]})
    about = dict(re.findall(r'data-target="(card-[0-9]+)" data-about="([^"]*)"', table.svg(0)))
    assert about["card-70"].startswith("Card 70, currency. Laid on your board it brings markers")
    assert about["card-70"].endswith("Its number would now activate: build one palace: 23.")
    assert about["card-20"].endswith("Its number would activate nothing now.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_letters(language: str) -> None:
    words = GAME.words(language)
    marks = [words(f"letter-{name}") for name in (*OFFICIALS, *TRACTS, *COURT_ACTIONS)]
    marks += [words(f"short-{aspect}") for aspect in ASPECTS]
    assert len(set(marks)) == len(marks)


def test_a_region_is_pointed_at_anywhere_in_it() -> None:
    """So a governor can be installed by a click on one of the bonus squares, which lie over the region."""
    board = str(new("zhanguo", 2, seed=1).drawing(0).board.pieces)
    region, square, palace = (
        board.index(f'data-target="{name}"') for name in ("region-3", "square-3-moves", "palace-3")
    )
    assert region < min(square, palace)
    ring = re.search(r'<rect x="2" y="2" width="([0-9.]+)" height="([0-9.]+)"[^>]*class="ring"', board[region:])
    assert ring is not None
    assert float(ring[2]) > 150


def test_cards_in_a_revolt_are_silent_and_markers_count_with_their_seal() -> None:
    """The drawing asks the rules for both."""
    revolt = {"region": {"1": {"cards": [23], "unrest": 2}}, "markers": {"laws": 2}, "seals": {"laws": 1}, "hand": [70]}
    table = Table.from_position({"game": "zhanguo", "players": 2, "top": 60, "seats": [revolt]})
    about = dict(re.findall(r'data-target="([a-z0-9-]+)" data-about="([^"]*)"', table.svg(0)))
    assert about["card-70"].endswith("Its number would activate nothing now.")
    assert about["own-laws"].startswith("Their value is 5 ")


def test_cards_in_hand_stay_in_place_when_one_of_another_aspect_leaves() -> None:
    seats = [{"hand": [1, 2, 41, 42, 81, 82]}]
    table = Table.from_position({"game": "zhanguo", "players": 2, "seats": seats})
    before = {piece.key: piece.drawn for part in table.drawing(0).parts.values() for piece in part.pieces}
    table.play("card 1")
    table.play("hire red 1")
    after = {piece.key: piece.drawn for part in table.drawing(0).parts.values() for piece in part.pieces}
    assert {after[f"card-{card}"] == before[f"card-{card}"] for card in (41, 42, 81, 82)} == {True}
    assert after["card-2"] != before["card-2"]
