"""Numbers for a learner, from what a seat may know: everything but chance."""

from collections.abc import Sequence

import numpy as np

from tianxia.games.legacy_of_yu.box import Components
from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS, SHIFT, Item
from tianxia.games.legacy_of_yu.rules.piles import deck_size, ready_size
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    DECISIONS,
    MAX_RULES,
    MAX_TOWNSFOLK,
    NUM_PIECES,
    NUM_SPACES,
    PHASES,
    PIECES,
    RIVER,
    ROW,
    SLOTS,
    State,
)
from tianxia.kernel.bits import size
from tianxia.kernel.numbers import clear, mark_all, mark_one
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Features

PILES = ("unseen", "ready", "exhausted", "hand", "deck", "discard", "tucked")
NUMBERS = (
    "round", "built", "flood", "barge", "huts", "raider", "pay_left", "queue_size", "ready_size", "deck_size",
    "exhausted_size", "discard_size", "hand_size", "outsider_deck_size", "beaten", "story", "wins", "losses",
)  # fmt: skip
TENS, CARDS = 10.0, 30.0
"""Divisors that bring the numbers to about one."""
KINDS = max(Item) + 1
MARKS = 16
"""The first flags of the story, as many as are shown."""
SHOWN = np.uint64((1 << MARKS) - 1)
ROW_NUMBERS = ("townsfolk", "outsider", *(f"play.{piece}" for piece in PIECES), "play.draw",
               *(f"cost.{piece}" for piece in PIECES), *(f"tribute.{piece}" for piece in PIECES))  # fmt: skip


def feature_names(players: int) -> Sequence[str]:
    """The name of each number: the order `features` writes."""
    return [
        *(f"decision.{kind}" for kind in DECISIONS),
        *(f"phase.{phase}" for phase in PHASES),
        *NUMBERS,
        *(f"held.{piece}" for piece in PIECES),
        *(f"supply.{piece}" for piece in PIECES),
        *(f"card.{n}.{pile}" for n in range(1, MAX_TOWNSFOLK + 1) for pile in PILES),
        *(f"row.{space}.{number}" for space in range(1, ROW + 1) for number in ROW_NUMBERS),
        *(f"canal.{n}.{piece}" for n in range(1, RIVER + 1) for piece in PIECES),
        *(f"space.{space}.{building}" for space in range(NUM_SPACES) for building in BUILDINGS),
        *(f"slot.{slot}" for slot in range(SLOTS)),
        *(f"pending.{kind}" for kind in range(KINDS)),
        *(f"rule.{n}" for n in range(1, MAX_RULES + 1)),
        *(f"flag.{n}" for n in range(MARKS)),
    ]


ALL_NUMBERS = len(feature_names(1))


@rule
def features(box: Components, s: State, seat: int, out: Features) -> None:
    """Write the numbers of `feature_names`."""
    clear(out, ALL_NUMBERS)
    n = mark_one(out, 0, len(DECISIONS), s.decision)
    n = mark_one(out, n, len(PHASES), s.phase)
    n = _write_numbers(s, out, n)
    for piece in range(NUM_PIECES):
        out[n + piece] = s.held[piece] / TENS
        out[n + NUM_PIECES + piece] = s.supply[piece] / TENS
    n = _write_cards(s, out, n + 2 * NUM_PIECES)
    for i in range(ROW):
        n = _write_row_space(box, s.row[i], out, n)
    for i in range(s.built, RIVER):
        for piece in range(NUM_PIECES):
            out[n + NUM_PIECES * i + piece] = box.canal_price[s.canals[i], piece]
    n += NUM_PIECES * RIVER
    for space in range(NUM_SPACES):
        n = mark_one(out, n, len(BUILDINGS), s.spaces[space])
    for slot in range(SLOTS):
        out[n] = 1.0 if s.slots[slot] > 0 else 0.0
        n += 1
    n = mark_one(out, n, KINDS, first_item(s) // SHIFT if s.queue_size > 0 else 0)
    mark_all(out, n, 1, s.rules)
    mark_all(out, n + MAX_RULES, 1, s.marks & SHOWN)


@rule
def _write_numbers(s: State, out: Features, n: int) -> int:
    out[n] = s.round_number / TENS
    out[n + 1] = s.built / RIVER
    out[n + 2] = s.flood / RIVER
    out[n + 3] = s.barge
    out[n + 4] = s.hut_count / TENS
    out[n + 5] = s.raider / TENS
    out[n + 6] = s.pay_left / TENS
    out[n + 7] = s.queue_size / TENS
    out[n + 8] = ready_size(s) / CARDS
    out[n + 9] = deck_size(s) / CARDS
    out[n + 10] = size(s.exhausted) / CARDS
    out[n + 11] = size(s.discard) / CARDS
    out[n + 12] = size(s.hand) / CARDS
    out[n + 13] = size(s.outsider_deck) / CARDS
    out[n + 14] = s.beaten / TENS
    out[n + 15] = s.story
    out[n + 16] = s.wins / TENS
    out[n + 17] = s.losses / TENS
    return n + len(NUMBERS)


@rule
def _write_cards(s: State, out: Features, n: int) -> int:
    """In which pile every townsfolk card is."""
    mark_all(out, n, len(PILES), s.unseen)
    mark_all(out, n + 1, len(PILES), s.ready)
    mark_all(out, n + 2, len(PILES), s.exhausted)
    mark_all(out, n + 3, len(PILES), s.hand)
    mark_all(out, n + 4, len(PILES), s.deck)
    mark_all(out, n + 5, len(PILES), s.discard)
    for i in range(s.tucked.shape[0]):
        if s.tucked[i] > 0:
            out[n + 6 + len(PILES) * (s.tucked[i] - 1)] = 1.0
    return n + len(PILES) * MAX_TOWNSFOLK


@rule
def _write_row_space(box: Components, card: int, out: Features, n: int) -> int:
    """What lies on a space of the row: what a townsfolk card gives, what an outsider costs."""
    if card > 0:
        out[n] = 1.0
        for i in range(MAX_ITEMS):
            item = box.play[card, i]
            if item // SHIFT == Item.PIECE:
                out[n + 2 + item % SHIFT] += 1.0
            elif item // SHIFT == Item.DRAW:
                out[n + 2 + NUM_PIECES] += 1.0
    elif card < 0:
        out[n + 1] = 1.0
        for piece in range(NUM_PIECES):
            out[n + 3 + NUM_PIECES + piece] = box.attack_price[-card, piece]
            out[n + 3 + 2 * NUM_PIECES + piece] = box.tribute[-card, piece]
    return n + len(ROW_NUMBERS)
