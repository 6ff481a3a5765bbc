"""Positions and views (RULES.md, 13), as properties of games and of tables set up by hand."""

import json
import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.state import COLOURS, REGIONS
from tianxia.games.china.text.loading import DERIVED, KEYS
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.rule import INTERPRET
from tianxia.table import Table

SPACES = [line[0] for line in GAME.box.document["spaces"]["at"]]
CARDS = GAME.box.document["cards"]["count"]
REMOVED = {3: 2, 4: 1, 5: 0}

PHASES = (Phase.explicit, Phase.generate)  # a game that fails is short enough; shrinking replays it for minutes
few = settings(max_examples=15 if INTERPRET else 30, deadline=None, derandomize=True, database=None, phases=PHASES)
many = settings(max_examples=60 if INTERPRET else 100, deadline=None, derandomize=True, database=None, phases=PHASES)


@st.composite
def played(draw: st.DrawFn) -> Table:
    """Some moment of some random game, its end included."""
    players = draw(st.sampled_from([3, 4, 5]))
    options = {"fortresses": draw(st.booleans())}
    table = tianxia.new("china", players, seed=draw(st.integers(0, 2**64 - 1)), options=options)
    rng = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 190))):
        if table.is_over:
            break
        table.play(rng.choice(table.legal_ids()))
    return table


@st.composite
def set_up(draw: st.DrawFn) -> Document:
    """A table set up by hand: valid, but mostly not the middle of any game."""
    players = draw(st.sampled_from([3, 4, 5]))
    seats = st.integers(0, players - 1)
    fortresses = draw(st.booleans())
    houses: dict[str, int] = {}
    for space, seat in draw(st.dictionaries(st.sampled_from(SPACES), seats, max_size=47)).items():
        if list(houses.values()).count(seat) < 20:
            houses[space] = seat
    position: Document = {
        "game": "china",
        "players": players,
        "options": {"fortresses": fortresses}
        | ({"side": draw(st.sampled_from(["four", "five"]))} if players == 4 else {}),
        "chance": draw(st.integers(0, 2**64 - 1)),
        "emperor": draw(seats),
        "turn": draw(seats),
        "houses": houses,
        "emissaries": draw(emissaries(players, houses)),
    }
    if fortresses:
        spaces = draw(st.lists(st.sampled_from(SPACES), unique=True, max_size=players))
        position["forts"] = {space: seat for seat, space in enumerate(spaces)}
    return position | draw(cards(players))


@st.composite
def emissaries(draw: st.DrawFn, players: int, houses: dict[str, int]) -> Document:
    placed: Document = {}
    left = [8] * players
    for region in REGIONS:
        owners = [seat for space, seat in houses.items() if space.rstrip("0123456789") == region]
        limit = max((owners.count(seat) for seat in owners), default=0)
        placed[region] = [0] * players
        for seat in draw(st.lists(st.integers(0, players - 1), max_size=limit)):
            if left[seat]:
                left[seat] -= 1
                placed[region][seat] += 1
    return placed


@st.composite
def cards(draw: st.DrawFn, players: int) -> Document:
    """Every card of the game somewhere: hands, known cards, row, discards; the rest is the deck."""
    order = draw(st.permutations([c for c in COLOURS for _ in range(CARDS[c] - REMOVED[players])]))
    hands, at = [], 0
    for size in draw(st.lists(st.integers(0, 3), min_size=players, max_size=players)):
        hands.append(multiset(order[at : at + size]))
        at += size
    known = [{c: draw(st.integers(0, n)) for c, n in hand.items()} for hand in hands]
    row = draw(st.integers(0, 4))
    discards = draw(st.integers(0, len(order) - at - row - 1))
    return {
        "hands": hands,
        "known": known,
        "row": multiset(order[at : at + row]),
        "discards": multiset(order[at + row : at + row + discards]),
        "exhausted": draw(st.sampled_from([0, 1])),
    }


def multiset(items: list[str]) -> Document:
    return {colour: items.count(colour) for colour in COLOURS}


@few
@given(played())
def test_dump_and_load_are_inverses(table: Table) -> None:
    position = table.position()
    assert tuple(position) == (*KEYS, *(key for key in DERIVED if key != "result" or table.is_over))
    for document in (position, json.loads(json.dumps(position))):
        again = Table.from_position(document)
        assert again.position() == position
        assert again.legal() == table.legal()
        assert again.options == table.options


@few
@given(played())
def test_a_loaded_game_goes_on_the_same_way(table: Table) -> None:
    again = Table.from_position(table.position())
    for _ in range(12):
        if table.is_over:
            break
        action = table.legal()[table.ply % len(table.legal())]
        table.play(action)
        again.play(action)
    assert again.position() == table.position()


@many
@given(set_up())
def test_tables_set_up_by_hand(document: Document) -> None:
    table = Table.from_position(document)
    position = table.position()
    for key, value in document.items():
        if key not in ("options", "houses", "forts"):
            assert position[key] == value
    assert position["houses"] == document["houses"]
    assert position["forts"] == document.get("forts", {})
    assert Table.from_position(position).position() == position
    assert table.legal()
    bare = {key: value for key, value in position.items() if key not in DERIVED}
    assert Table.from_position(bare).position() == position


@few
@given(played(), st.data())
def test_wrong_derived_keys_are_named(table: Table, data: st.DataObject) -> None:
    position = table.position()
    key = data.draw(st.sampled_from([key for key in DERIVED if key in position]))
    wrong = json.loads(json.dumps(position))
    spoil(wrong, key)
    with pytest.raises(Unreadable) as caught:
        Table.from_position(wrong)
    assert caught.value.path == key


def spoil(position: Document, key: str) -> None:
    """Change the derived key a little."""
    value: Any = position[key]
    if isinstance(value, int):
        position[key] += 1
    elif isinstance(value, dict):
        value[next(iter(value))] = [9]
    else:
        value.append("wei")


@few
@given(played())
def test_views_hide_exactly_chance_deck_and_the_other_hands(table: Table) -> None:
    position = table.position()
    for seat in range(-1, table.players):
        expected = json.loads(json.dumps(position))
        expected["chance"] = "hidden"
        expected["deck"] = {"hidden": position["deck_size"]}
        for other, size in enumerate(position["hand_sizes"]):
            if other != seat:
                expected["hands"][other] = {"hidden": size}
        assert table.view(seat) == expected


@few
@given(played(), st.integers(0, 2**32))
def test_views_do_not_depend_on_what_is_hidden(table: Table, seed: int) -> None:
    """Deal the hidden cards anew: the same view, the same log, and the table is still in order."""
    for seat in range(table.players):
        other = redealt(table, seat, seed)
        assert other.view(seat) == table.view(seat)
        if seat == table.decider:
            assert other.legal() == table.legal()


def redealt(table: Table, seat: int, seed: int) -> Table:
    """The position with all cards the seat cannot see shuffled."""
    position = table.position()
    rng = random.Random(seed)
    others = [s for s in range(table.players) if s != seat]
    unseen = [c for c in COLOURS for _ in range(position["deck"][c])]
    for s in others:
        unseen += [c for c in COLOURS for _ in range(position["hands"][s][c] - position["known"][s][c])]
    rng.shuffle(unseen)
    position["chance"] = rng.getrandbits(64)
    position["deck"] = multiset([unseen.pop() for _ in range(position["deck_size"])])
    for s in others:
        hand = dict(position["known"][s])
        for _ in range(position["hand_sizes"][s] - sum(hand.values())):
            hand[unseen.pop()] += 1
        position["hands"][s] = hand
    assert not unseen
    return Table.from_position(position)


@pytest.mark.parametrize(
    ("text", "number"),
    [("0xff", 255), ("0xFFFFFFFFFFFFFFFF", 2**64 - 1), ("18446744073709551615", 2**64 - 1), ("0", 0), ("0b11", 3)],
)
def test_chance_as_a_text(text: str, number: int) -> None:
    assert Table.from_position({"game": "china", "players": 3, "chance": text}).position()["chance"] == number


@pytest.mark.parametrize("value", ["", "0xgg", "-1", "1.0", "0x1ffffffffffffffff", -1, 2**64, 1.0, True, None, []])
def test_chance_that_cannot_be_read(value: object) -> None:
    with pytest.raises(Unreadable) as caught:
        Table.from_position({"game": "china", "players": 3, "chance": value})
    assert caught.value.path == "chance"


@pytest.mark.parametrize("key", [key for key in KEYS if key not in ("game", "players")])
def test_defaults_are_not_random(key: str) -> None:
    """A key left out of the empty table makes no difference."""
    empty = Table.from_position({"game": "china", "players": 4}).position()
    with_key = {"game": "china", "players": 4, key: empty[key]}
    assert Table.from_position(with_key).position() == empty


@pytest.mark.parametrize("key", [*KEYS[2:], *DERIVED])
@pytest.mark.parametrize("value", [None, "x", 1.5, {"x": 1}, [1], -7])
def test_nonsense_is_refused_with_its_path(key: str, value: object) -> None:
    with pytest.raises(Unreadable) as caught:
        Table.from_position({"game": "china", "players": 3, key: value})
    assert caught.value.path.split(".")[0] == key


def test_a_failed_load_says_more_than_the_path() -> None:
    with pytest.raises(Unreadable, match=r"^houses\.wei1: 7 is not between 0 and 2$"):
        Table.from_position({"game": "china", "players": 3, "houses": {"wei1": 7}})


def test_a_position_of_another_game_is_not_read() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.load(GAME.box, {"game": "go", "players": 3}, GAME.new_state())
    assert caught.value.path == "game"
    GAME.load(GAME.box, {"players": 3}, GAME.new_state())  # the name may be left out
