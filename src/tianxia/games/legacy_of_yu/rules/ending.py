"""How a game is decided (rulebook: p. 15; RULES.md, 13-15; CAMPAIGN.md, 3)."""

import numpy as np

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.items import Item
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card, take_random
from tianxia.games.legacy_of_yu.rules.queue import clear_queue, note, push_kind
from tianxia.games.legacy_of_yu.state import (
    GOALS,
    MAX_RULES,
    NOTHING,
    TUCKS,
    Decision,
    Event,
    Finished,
    Goal,
    Outcome,
    Phase,
    Piece,
    Resolving,
    State,
)
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.rule import rule

FIRST_GOOD = len(Goal)
"""The first goal that is a good."""


@rule
def decide(box: Components, s: State, outcome: int) -> None:
    """The game is won or lost: all that is pending is dropped (C-4), and a campaign tells one more story."""
    clear_queue(s)
    s.outcome = outcome
    s.resolving = Resolving.NONE
    s.resolving_card = 0
    s.doing = NOTHING
    s.pay_left = 0
    s.pay_from = Piece.WHITE
    s.raider = 0
    note(s, Event.GAME_OVER, outcome)
    if s.story == 0:
        s.phase = Phase.OVER
        s.decision = Decision.OVER
        return
    s.phase = Phase.EPILOGUE
    if outcome == Outcome.WIN:
        _draw_victory_card(box, s)
    else:
        _draw_defeat_card(box, s, outcome)


@rule
def move_flood(box: Components, s: State) -> None:
    """The flood marker moves one section; on an unbuilt canal or off the board it ends the game."""
    s.flood += 1
    note(s, Event.FLOODED, s.flood)
    if s.flood > s.built:
        decide(box, s, Outcome.FLOOD)


@rule
def goals_met(box: Components, s: State) -> bool:
    """Do all further conditions of winning hold (CAMPAIGN.md, 6)?"""
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card):
            for goal in range(len(GOALS)):
                if goal_count(s, goal) < box.goal[rule_card, goal]:
                    return False
    return True


@rule
def goal_count(s: State, goal: int) -> int:
    """How many there are of what a goal asks for (GOALS)."""
    if goal == Goal.FARMS:
        return size(np.uint64(s.farms))
    if goal == Goal.OUTPOSTS:
        return max(size(np.uint64(s.group)) - 1, 0)
    if goal == Goal.HUTS:
        return int(s.hut_count)
    if goal == Goal.TUCKED:
        tucked = 0
        for i in range(TUCKS):
            if s.tucked[i] != 0:
                tucked += 1
        return tucked
    if goal == Goal.BEATEN:
        return int(s.beaten)
    return int(s.held[Piece.PROVISION + goal - FIRST_GOOD])


@rule
def is_doomed(box: Components, s: State) -> bool:
    """Has a deadline passed?"""
    if s.rules == NONE:
        return False
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card) and 0 < box.doom[rule_card] <= s.round_number:
            return True
    return False


@rule
def _draw_victory_card(box: Components, s: State) -> None:
    s.wins += 1
    if s.victory == NONE:
        s.finished = Finished.WON
        card = box.gold_victory
    else:
        card = take_random(s, s.victory)
        s.victory = s.victory & ~card_bit(card)
    push_kind(s, Item.STORY, box.victory_story[card])


@rule
def _draw_defeat_card(box: Components, s: State, outcome: int) -> None:
    """The upper number of the card is for the flood, the lower one for everything else (C-8)."""
    s.losses += 1
    if s.defeat == NONE:
        s.finished = Finished.LOST
        card = box.gold_defeat
    else:
        card = take_random(s, s.defeat)
        s.defeat = s.defeat & ~card_bit(card)
    if outcome == Outcome.FLOOD:
        push_kind(s, Item.STORY, box.defeat_flood[card])
    else:
        push_kind(s, Item.STORY, box.defeat_other[card])
