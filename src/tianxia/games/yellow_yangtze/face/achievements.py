"""What players of Yellow & Yangtze may achieve; each teaches one of its turns of fortune."""

from tianxia.games.yellow_yangtze.rules.scoring import score_of
from tianxia.games.yellow_yangtze.state import MAX_SIDES, NOBODY, Cause, Colour, Event
from tianxia.kernel.achievements import Achievements, Past

BALANCE = 6
"""What the weakest colour is worth."""
PAGODAS = 5
"""Points from pagodas."""
GOLD = 3
"""By how much gold raises the weakest colour."""


def is_balanced(past: Past, seat: int) -> bool:
    """Is the seat's weakest colour worth six?"""
    return bool(score_of(past.end, seat) >= BALANCE)


def won_war_from_behind(past: Past, seat: int) -> bool:
    """Has the seat gained points by a war that its side began with fewer soldiers than another?"""
    begun = list(past.events(Event.WAR_BEGUN))
    gained = {ply for ply, event in past.events(Event.POINTS_GAINED) if (event[0], event[3]) == (seat, Cause.WAR)}
    for ply, (winner, *_) in past.events(Event.WAR_DECIDED):
        _, _, *soldiers = next(event for at, event in reversed(begun) if at <= ply)
        if ply in gained and soldiers[winner - 1] < max(soldiers[:MAX_SIDES]):
            return True
    return False


def won_revolt(past: Past, seat: int) -> bool:
    """Has the seat won a revolt that it began?"""
    begun = list(past.events(Event.REVOLT_BEGUN))
    for ply, (_, winner, *_) in past.events(Event.REVOLT_DECIDED):
        _, attacker, *_ = next(event for at, event in reversed(begun) if at <= ply)
        if winner == attacker == seat:
            return True
    return False


def has_pagoda_points(past: Past, seat: int) -> bool:
    """Has the seat gained five points from pagodas?"""
    gained = (event for _, event in past.events(Event.POINTS_GAINED))
    return sum(number for who, _, number, cause, *_ in gained if (who, cause) == (seat, Cause.PAGODA)) >= PAGODAS


def has_all_leaders(past: Past, seat: int) -> bool:
    """Have all five leaders of the seat been on the board at once?"""
    return any((s.leaders[seat] != NOBODY).all() for s in past.states)


def has_mended(past: Past, seat: int) -> bool:
    """Has gold raised the seat's weakest colour by three?"""
    weakest = past.end.points[seat, : Colour.YELLOW].min()
    return bool(score_of(past.end, seat) - weakest >= GOLD)


ACHIEVEMENTS: Achievements = {
    "balanced": is_balanced,
    "war-from-behind": won_war_from_behind,
    "revolt": won_revolt,
    "pagodas": has_pagoda_points,
    "five-leaders": has_all_leaders,
    "gold": has_mended,
}
