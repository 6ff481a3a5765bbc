"""Dealing the unknown: every deal that fits has its true probability (chi-square on small cases)."""

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest

from tianxia import Table
from tianxia.games.china.state import COLOURS
from tianxia.kernel.chance import new_source
from tianxia.kernel.rule import INTERPRET

DEALS = 400 if INTERPRET else 4000


def table_of(hands: list[dict[str, int]], known: list[dict[str, int]], deck: dict[str, int]) -> Table:
    return Table.from_position({"game": "china", "players": 3, "hands": hands, "known": known, "deck": deck})


def dealt(table: Table, seat: int) -> Counter[Any]:
    """How often each way to fill the other hands came out."""
    source, found = new_source(7), Counter[Any]()
    for _ in range(DEALS):
        s = table.scrubbed(seat)
        table.game.rules.determinize(table.box.record, s, seat, source)
        found[tuple(tuple(hand) for hand in s.hands[: table.players].tolist())] += 1
    return found


def cards(counts: dict[str, int]) -> list[str]:
    return [colour for colour in COLOURS for _ in range(counts.get(colour, 0))]


def exact(pool: list[str], fixed: list[dict[str, int]], sizes: list[int]) -> dict[Any, float]:
    """Every way to deal distinct cards into two hands, by counting."""
    ways = Counter[Any]()
    everything = set(range(len(pool)))
    for first in combinations(sorted(everything), sizes[0]):
        for second in combinations(sorted(everything - set(first)), sizes[1]):
            hands = [Counter(cards(hand)) for hand in fixed]
            hands[1].update(pool[i] for i in first)
            hands[2].update(pool[i] for i in second)
            ways[tuple(tuple(hand[colour] for colour in COLOURS) for hand in hands)] += 1
    total = comb(len(pool), sizes[0]) * comb(len(pool) - sizes[0], sizes[1])
    return {hands: count / total for hands, count in ways.items()}


@pytest.mark.parametrize(
    ("hands", "known", "deck"),
    [
        ([{"purple": 1}, {"red": 1, "green": 1}, {}], [{}, {}, {}], {"red": 1, "green": 1, "purple": 1}),
        ([{"purple": 1}, {"red": 1, "green": 1}, {}], [{}, {"red": 1}, {}], {"red": 2, "yellow": 1}),
        ([{}, {"red": 1}, {"green": 2}], [{}, {}, {"green": 1}], {"orange": 1, "red": 1}),
    ],
)
def test_deals_have_their_true_probability(
    hands: list[dict[str, int]], known: list[dict[str, int]], deck: dict[str, int]
) -> None:
    table = table_of(hands, known, deck)
    hidden = [Counter(hands[seat]) - Counter(known[seat]) for seat in (1, 2)]
    pool = cards(deck) + [card for hand in hidden for card in cards(dict(hand))]
    expected = exact(pool, [hands[0], known[1], known[2]], [hand.total() for hand in hidden])
    found = dealt(table, seat=0)
    assert set(found) == set(expected)
    chi_square = sum((found[deal] - DEALS * p) ** 2 / (DEALS * p) for deal, p in expected.items())
    assert (
        chi_square < 2 * len(expected) + 20
    )  # beyond the 99.9 % point for these degrees of freedom; the seed is fixed


def test_a_spectator_knows_no_hand() -> None:
    table = table_of([{"red": 1}, {"green": 1}, {}], [{}, {}, {}], {"yellow": 1})
    assert {hands[0] for hands in dealt(table, seat=-1)} == {
        (0, 0, 0, 0, 1), (0, 0, 0, 1, 0), (0, 1, 0, 0, 0),
    }  # fmt: skip
