"""What players of Lanterns may achieve."""

from tests.toy.state import Event
from tianxia.kernel.achievements import Achievements, Past

FLEET = 20
"""Lanterns that are brought home at once."""


def has_fleet(past: Past, seat: int) -> bool:
    """Has the seat brought twenty lanterns home at once?"""
    return any(who == seat and points >= FLEET for _, (who, points, *_) in past.events(Event.BANKED))


ACHIEVEMENTS: Achievements = {"fleet": has_fleet}
