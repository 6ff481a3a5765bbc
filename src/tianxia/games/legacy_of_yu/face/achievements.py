"""What the player of Legacy of Yu may achieve; each teaches what keeps the flood and the outsiders away."""

from tianxia.games.legacy_of_yu.state import NUM_COLOURS, NUM_FARMS, RIVER, Event, Outcome
from tianxia.kernel.achievements import Achievements, Past

BEATEN = 10
"""Outsiders beaten in one game."""
AHEAD = 2
"""Canals between the flood and the end of the river."""


def has_won(past: Past, seat: int) -> bool:
    """Is the river tamed?"""
    return bool(past.end.outcome == Outcome.WIN)


def is_dry(past: Past, seat: int) -> bool:
    """Is the game won with the flood no further than the fourth canal of six?"""
    return has_won(past, seat) and bool(past.end.flood <= RIVER - AHEAD)


def is_unharmed(past: Past, seat: int) -> bool:
    """Is the game won without an assault that was suffered?"""
    return has_won(past, seat) and not any(past.events(Event.SUFFERED))


def has_all_farms(past: Past, seat: int) -> bool:
    """Are all farms built?"""
    return int(past.end.farms).bit_count() == NUM_FARMS


def has_all_outposts(past: Past, seat: int) -> bool:
    """Are all workers interchangeable, because every outpost is built?"""
    return int(past.end.group).bit_count() == NUM_COLOURS


def has_beaten(past: Past, seat: int) -> bool:
    """Are ten outsiders beaten?"""
    return bool(past.end.beaten >= BEATEN)


ACHIEVEMENTS: Achievements = {
    "river": has_won,
    "dry": is_dry,
    "unharmed": is_unharmed,
    "farms": has_all_farms,
    "outposts": has_all_outposts,
    "outsiders": has_beaten,
}
