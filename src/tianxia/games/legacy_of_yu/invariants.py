"""What must hold after every action (specification: 20; campaign: 10), for tests and long random runs."""

from typing import Any

from tianxia.games.legacy_of_yu.campaign import members
from tianxia.games.legacy_of_yu.round import count_outsiders
from tianxia.games.legacy_of_yu.state import (
    HUT_SLOTS,
    MAX_EVENTS,
    MAX_QUEUE,
    NOTHING,
    PIECES,
    RIVER,
    ROW,
    Building,
    Decision,
    Outcome,
    Phase,
    Resolving,
)
from tianxia.kernel.game import Box

PILES = ("unseen", "ready", "exhausted", "hand", "deck", "discard")


def faults(box: Box, s: Any) -> list[str]:
    """The invariants that do not hold."""
    return [*_cards(s), *_pieces(box, s), *_board(box, s), *_course(s), *_campaign(box, s)]


def _cards(s: Any) -> list[str]:
    found = []
    row, tucked = s.row.tolist(), [card for card in s.tucked.tolist() if card]
    townsfolk = sorted([*(c for c in row if c > 0), *tucked, *(c for pile in PILES for c in members(s[pile]))])
    outsiders = [*(-c for c in row if c < 0), *members(s.outsider_deck), *members(s.outsider_discard)]
    if s.resolving == Resolving.OUTSIDER:
        outsiders.append(int(s.resolving_card))
    for name, places, own in (("townsfolk", townsfolk, s.own_townsfolk), ("outsiders", outsiders, s.own_outsiders)):
        if len(set(places)) != len(places):
            found.append(f"{name} in two places: {sorted(places)}")
        if set(places) - set(members(own)) or (s.outcome == Outcome.NONE and len(places) != len(members(own))):
            found.append(f"{name} of another game or nowhere: {sorted(places)}")
    unseen = len(members(s.unseen))
    if (unseen and not (0 < s.ready_unseen < unseen and not s.ready and not s.deck)) or (not unseen and s.ready_unseen):
        found.append(f"{s.ready_unseen} of {unseen} unseen cards ready")
    if s.outcome == Outcome.NONE and count_outsiders(s) >= ROW:
        found.append("seven outsiders")
    return found


def _pieces(box: Box, s: Any) -> list[str]:
    found = []
    for piece, name in enumerate(PIECES):
        on_slots = sum(worker == piece + 1 for worker in s.slots.tolist())
        if min(s.held[piece], s.supply[piece]) < 0:
            found.append(f"a negative number of {name}")
        if s.held[piece] + s.supply[piece] + on_slots != box.record.totals[piece]:
            found.append(f"{name}: {s.held[piece]} held, {s.supply[piece]} in the supply")
    return found


def _board(box: Box, s: Any) -> list[str]:
    found = []
    codes = [code for code in s.spaces.tolist() if code]
    huts = sorted(code for code in codes if code >= Building.HUT)
    if len(set(codes)) != len(codes):
        found.append("a building twice")
    if huts != [Building.HUT + i for i in range(s.hut_count)] or s.turned_up > s.hut_count:
        found.append(f"huts {huts}, {s.turned_up} cards turned up")
    if any(code and box.record.space_section[i] > s.built for i, code in enumerate(s.spaces.tolist())):
        found.append("a building on a closed space")
    if any(card and i > s.hut_count for i, card in enumerate(s.tucked.tolist())):
        found.append("a card on a closed tuck space")
    if any(worker and i > s.hut_count for i, worker in enumerate(s.slots.tolist()[:HUT_SLOTS])):
        found.append("a worker on a closed slot")
    farms = sum(1 << (code - Building.FARM) for code in codes if code < Building.OUTPOST)
    posts = sum(2 << (code - Building.OUTPOST) for code in codes if Building.OUTPOST <= code < Building.HUT)
    if s.farms != farms or s.group != (posts | 1 if posts else 0):
        found.append(f"farms {s.farms}, group {s.group}")
    if not s.built and not s.barge:
        found.append("the barge is away, but nothing is built")
    if s.outcome == Outcome.NONE and not 0 <= s.flood <= s.built <= RIVER:
        found.append(f"flood {s.flood}, built {s.built}")
    return found


def _course(s: Any) -> list[str]:
    found = []
    if (s.phase == Phase.OVER) != (s.decision == Decision.OVER):
        found.append("over without end")
    if (s.outcome != Outcome.NONE) != (s.phase in (Phase.EPILOGUE, Phase.OVER)):
        found.append(f"outcome {s.outcome} in phase {s.phase}")
    if s.decision == Decision.MAIN and (s.queue_size or s.raider or s.doing != NOTHING or s.pay_left or s.resolving):
        found.append("something is pending at a main decision")
    if (s.pay_left > 0) != (s.doing != NOTHING) or (s.pay_left > 0) != (s.decision == Decision.PAY):
        found.append(f"pay_left {s.pay_left}, doing {s.doing}")
    if s.event_count >= MAX_EVENTS or s.queue_size >= MAX_QUEUE:
        found.append(f"{s.event_count} events, {s.queue_size} items")
    if s.queue[s.queue_size :].any():
        found.append("items behind the end of the queue")
    return found


def _campaign(box: Box, s: Any) -> list[str]:
    found = []
    if not s.story:
        return ["campaign fields in a single game"] if s.rules or s.marks or s.told.any() or s.wins or s.losses else []
    for name, left, games in (("victory", s.victory, s.wins), ("defeat", s.defeat, s.losses)):
        if len(members(left)) != max(0, len(members(box.record[f"{name}_cards"])) - games):
            found.append(f"{name} cards: {members(left)} after {games}")
    for i, card in enumerate(s.canals.tolist()):
        if i >= s.built and card not in members(s.own_canals):
            found.append(f"canal {card} is not in the campaign")
    for slot in range(HUT_SLOTS, len(s.slots)):
        if s.slots[slot] and not any(box.record.rule_slot[card] == slot for card in members(s.rules)):
            found.append(f"a worker on slot {slot} without its rule")
    if s.phase == Phase.EPILOGUE and s.decision != Decision.STORY:
        found.append("an epilogue without a story")
    return found


def drift(box: Box, before: Any, after: Any) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    return []
