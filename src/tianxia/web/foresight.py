"""Foresight: what an action and an expected line change of what players count, and who moves in it, in words.

Everything here starts from a record scrubbed for one seat, with the rest dealt at random: it knows what the seat knows.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tianxia.kernel.chance import new_source
from tianxia.kernel.types import Ids
from tianxia.table import Table

LINE_DEALS = 8
"""Deals in which an expected line is tried: it holds in the deals of the search, not in every other."""
MOST = 3
"""Changes that are told."""

Changes = Mapping[str, tuple[int, ...]]
"""What has become of each measure, by seat."""


class Future(NamedTuple):
    """Where an expected line leads."""

    movers: list[int]
    """Who makes each of its actions, as far as they can be followed."""
    phrases: list[str]
    """What each of them is called."""
    after: Any
    """The record then, as the seat sees it."""


def follow(table: Table, s: Any, seat: int, line: Sequence[int]) -> Future:
    """Play an expected line in the deal that allows most of it, from a record scrubbed for a seat."""
    return max((_play(table, s, seat, line, deal) for deal in range(LINE_DEALS)), key=lambda future: len(future.movers))


def told_line(table: Table, future: Future) -> list[str]:
    """Each action of a line with the name of who makes it."""
    steps = zip(future.movers, future.phrases, strict=True)
    return [f"{table.words.seat(mover)}: {phrase}" for mover, phrase in steps]


def changes(table: Table, seat: int, before: Any, after: Any) -> Changes:
    """What players count and one record has more or less of than the other; nothing in a game that counts nothing."""
    coach, box, words = table.game.coach, table.box, table.words
    if coach is None:
        return {}
    had = {measure.label: measure.values for measure in coach.outlook(box, before, seat, words)}
    found = {}
    for label, values in coach.outlook(box, after, seat, words):
        change = tuple(now - then for now, then in zip(values, had[label], strict=True))
        if any(change):
            found[label] = change
    return found


def sure(several: Sequence[Changes]) -> Changes:
    """The changes that are the same in all deals."""
    first, *others = several
    return {label: change for label, change in first.items() if all(other.get(label) == change for other in others)}


def in_words(table: Table, seat: int, found: Changes, *, you: bool = True) -> list[str]:
    """The largest changes, those of the seat itself first, which is called by its name unless it is the reader."""
    order = sorted(found.items(), key=lambda item: (-abs(item[1][seat]), -max(map(abs, item[1]))))
    names = {seat: table.words("you")} if you else {}
    return [f"{label}: {_by_seat(table, seat, names, change)}" for label, change in order[:MOST]]


def _by_seat(table: Table, seat: int, names: Mapping[int, str], change: tuple[int, ...]) -> str:
    if len(change) == 1:
        return signed(change[0])
    seats = sorted(range(len(change)), key=lambda other: other != seat)
    return ", ".join(f"{names.get(k, table.words.seat(k))} {signed(change[k])}" for k in seats if change[k])


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"{number:+d}".replace("-", "−")


def _play(table: Table, s: Any, seat: int, line: Sequence[int], deal: int) -> Future:
    game, box = table.game, table.box.record
    after, out = s.copy(), np.empty(game.max_legal, np.int32)
    movers: list[int] = []
    phrases: list[str] = []
    game.rules.determinize(box, after, seat, new_source(deal))
    for action in line:
        mover = int(game.rules.decider(after))
        if mover < 0 or not _is_legal(table, after, action, out):
            break
        movers.append(mover)
        phrases.append(game.told(table.box, after, game.format_action(table.box, action), table.words))
        game.rules.apply(box, after, action)
    game.rules.scrub(box, after, seat)
    return Future(movers, phrases, after)


def _is_legal(table: Table, s: Any, action: int, out: Ids) -> bool:
    return bool(action in out[: table.game.rules.legal(table.box.record, s, out)])
