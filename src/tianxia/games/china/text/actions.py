"""Action ids and their texts.

An id does not depend on the sizes of the regions: a space has the slot 8 x region + number - 1. The colour alone says
how a place is paid for, one card of the region's own colour or a pair of any other, so every place has five payments.
"""

from typing import NamedTuple

from tianxia.games.china.box import MAX_SLOTS, Components, space_names
from tianxia.games.china.state import COLOURS, NUM_COLOURS, NUM_REGIONS, PIECES, REGIONS, Piece
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule

HOUSE = 0
FORT = HOUSE + NUM_COLOURS * MAX_SLOTS * NUM_REGIONS
EMISSARY = FORT + NUM_COLOURS * MAX_SLOTS * NUM_REGIONS
DISCARD = EMISSARY + NUM_COLOURS * NUM_REGIONS
TAKE = DISCARD + NUM_COLOURS
TAKE_DECK = TAKE + NUM_COLOURS
DONE = TAKE_DECK + 1
PASS = DONE + 1
NUM_ACTIONS = PASS + 1

MAX_LEGAL = 288
"""Enough for a box of 64 spaces: houses, fortresses and emissaries with at most two payments each. The standard box
needs 131."""

EXAMPLES = "house wei3 red, emissary wei red, fort chu5 purple, discard red, take red, take deck, done, pass"


@rule
def house_id(box: Components, space: int, colour: int) -> int:
    """The id of a house on a space, paid with a colour."""
    region = box.region_of[space]
    return HOUSE + NUM_COLOURS * int(MAX_SLOTS * region + space - box.first_space[region]) + colour


@rule
def fort_id(box: Components, space: int, colour: int) -> int:
    """The id of a fortress on a space, paid with a colour."""
    return FORT - HOUSE + house_id(box, space, colour)


@rule
def space_of(box: Components, action: int) -> int:
    """The space of a house or fort action."""
    slot = (action - HOUSE if action < FORT else action - FORT) // NUM_COLOURS
    return int(box.first_space[slot // MAX_SLOTS] + slot % MAX_SLOTS)


class Request(NamedTuple):
    """A readable action, legal or not: also the payments that no rule allows."""

    verb: str
    piece: int = -1
    region: int = -1
    space: int = -1
    colours: tuple[int, ...] = ()


def read_action(box: Box, text: str) -> Request:
    """Read a text into a request; raises Unreadable."""
    words = text.lower().split()
    match words:
        case ["done" | "pass" as verb]:
            return Request(verb)
        case ["take", "deck"]:
            return Request("take")
        case ["take" | "discard" as verb, colour] if colour in COLOURS:
            return Request(verb, colours=(COLOURS.index(colour),))
        case ["emissary", region, *cards] if region in REGIONS:
            return Request("place", Piece.EMISSARY, REGIONS.index(region), colours=_read_cards(text, cards))
        case ["house" | "fort" as piece, name, *cards]:
            return Request("place", PIECES.index(piece), *_read_space(box, text, name), _read_cards(text, cards))
    raise _unreadable(text, "no-such-action")


def parse_action(box: Box, text: str) -> int | None:
    """The id of a text; None for a payment that is never allowed."""
    request = read_action(box, text)
    match request.verb:
        case "done":
            return DONE
        case "pass":
            return PASS
        case "take":
            return TAKE + request.colours[0] if request.colours else TAKE_DECK
        case "discard":
            return DISCARD + request.colours[0]
    colour = request.colours[0]
    cards = 1 if colour == box.record.colour[request.region] else 2
    if request.colours != (colour,) * cards:
        return None
    if request.piece == Piece.EMISSARY:
        return EMISSARY + NUM_COLOURS * request.region + colour
    identify = house_id if request.piece == Piece.HOUSE else fort_id
    return int(identify(box.record, request.space, colour))


def format_action(box: Box, action: int) -> str:
    """The text of an id."""
    if action >= DISCARD:
        if action < TAKE:
            return f"discard {COLOURS[action - DISCARD]}"
        if action < TAKE_DECK:
            return f"take {COLOURS[action - TAKE]}"
        return {TAKE_DECK: "take deck", DONE: "done", PASS: "pass"}[action]
    colour = action % NUM_COLOURS
    if action >= EMISSARY:
        region = (action - EMISSARY) // NUM_COLOURS
        start = f"emissary {REGIONS[region]}"
    else:
        slot = (action - (HOUSE if action < FORT else FORT)) // NUM_COLOURS
        region = slot // MAX_SLOTS
        start = f"{'house' if action < FORT else 'fort'} {REGIONS[region]}{slot % MAX_SLOTS + 1}"
    cards = 1 if colour == box.record.colour[region] else 2
    return " ".join([start, *[COLOURS[colour]] * cards])


def _read_space(box: Box, text: str, name: str) -> tuple[int, int]:
    for region, start in enumerate(REGIONS):
        number = name.removeprefix(start)
        if name.startswith(start) and number in map(str, range(1, box.record.spaces[region] + 1)):
            return region, int(box.record.first_space[region]) + int(number) - 1
    spaces = space_names(box.record)
    raise _unreadable(text, "no-such-space", found=repr(name), first=spaces[0], last=spaces[-1])


def _read_cards(text: str, cards: list[str]) -> tuple[int, ...]:
    if len(cards) not in (1, 2):
        raise _unreadable(text, "payment")
    for card in cards:
        if card not in COLOURS:
            raise _unreadable(text, "no-such-colour", found=repr(card), known=", ".join(COLOURS))
    return tuple(COLOURS.index(card) for card in cards)


def _unreadable(text: str, problem: str, **values: object) -> Unreadable:
    why = Unreadable(f"china-{problem}", "", **values)
    return Unreadable("china-action", text=repr(text), why=why, examples=EXAMPLES)
