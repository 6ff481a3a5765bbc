"""The queue of pending items (RULES.md, 8).

The first item is the last one in the record, so that new items, which go to the front, are appended.
"""

from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS, harvest_rank, make_item
from tianxia.games.legacy_of_yu.state import MAX_EVENTS, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts


@rule
def push(s: State, item: int) -> None:
    """Put an item to the front."""
    s.queue[s.queue_size] = item
    s.queue_size += 1


@rule
def push_kind(s: State, kind: int, argument: int) -> None:
    """Put an item of this kind to the front."""
    push(s, make_item(kind, argument))


@rule
def push_list(s: State, items: Counts) -> None:
    """Put a list of the box to the front, its first item first."""
    for i in range(MAX_ITEMS - 1, -1, -1):
        if items[i] != 0:
            push(s, items[i])


@rule
def first_item(s: State) -> int:
    """The first item of a queue that is not empty."""
    return int(s.queue[s.queue_size - 1])


@rule
def pop(s: State) -> None:
    """The first item is done."""
    s.queue_size -= 1
    s.queue[s.queue_size] = 0


@rule
def join_harvest(s: State, items: Counts) -> None:
    """Join a list to the queue in harvest order; equal items keep the order they came in."""
    for i in range(MAX_ITEMS):
        if items[i] == 0:
            return
        rank = harvest_rank(items[i])
        place = 0
        while place < s.queue_size and harvest_rank(s.queue[place]) > rank:
            place += 1
        for j in range(s.queue_size, place, -1):
            s.queue[j] = s.queue[j - 1]
        s.queue[place] = items[i]
        s.queue_size += 1


@rule
def clear_queue(s: State) -> None:
    """Drop all pending items."""
    while s.queue_size > 0:
        pop(s)


@rule
def note(s: State, kind: int, a: int = 0, b: int = 0) -> None:
    """Remember an event.

    The buffer holds all that the printed cards can cause at once; with another box the last events may be lost.
    """
    if s.event_count < MAX_EVENTS:
        emit(s, kind, a, b)


@rule
def note_gain(s: State, piece: int) -> None:
    """Remember a piece gained; equal ones in a row are one event."""
    if s.event_count > 0:
        last = s.events[s.event_count - 1]
        if last[0] == Event.GAINED and last[1] == piece:
            last[2] += 1
            return
    note(s, Event.GAINED, piece, 1)
