"""Why not: code, reason and page for an action that is not legal (RULES.md, 17; CAMPAIGN.md, 9).

The questions are asked in the order of RULES.md and the first that applies is the answer. The sentences are
in words/*.ftl under `refusal-CODE`.
"""

from tianxia.games.legacy_of_yu.rules.building import is_built, kind_of, slot_is_open, space_of
from tianxia.games.legacy_of_yu.rules.course import piece_of_gain
from tianxia.games.legacy_of_yu.rules.gains import is_allowed
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.rules.outsiders import has_tribute, tribute_shortage
from tianxia.games.legacy_of_yu.rules.paying import NO_EXTRA, WORKERS, can_substitute, in_group, shortage
from tianxia.games.legacy_of_yu.rules.piles import has_card
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.rules.townsfolk import cooking_rule, free_tuck_space
from tianxia.games.legacy_of_yu.rules.trading import is_open, missing_gain, trade_of
from tianxia.games.legacy_of_yu.state import (
    CARD_TRADE,
    COLOURS,
    DECISIONS,
    FOODS,
    NOTHING,
    NUM_COLOURS,
    PIECES,
    RECRUIT_TRADE,
    RIVER,
    ROW,
    TRADE_SECTIONS,
    Decision,
    Phase,
    Piece,
    State,
)
from tianxia.games.legacy_of_yu.text import actions
from tianxia.games.legacy_of_yu.text.actions import IDS
from tianxia.kernel.game import Box, Refusal
from tianxia.kernel.types import Counts

PAGES = {
    "game-over": "p. 15",
    "wrong-decision": "p. 6",
    "not-in-hand": "p. 8",
    "no-tuck-space": "p. 8",
    "food-locked": "p. 8",
    "space-empty": "p. 10",
    "not-an-outsider": "p. 10",
    "not-townsfolk": "p. 10",
    "not-enough-provision": "p. 9-12",
    "not-enough-cowrie": "p. 9-12",
    "not-enough-clay": "p. 11-12",
    "not-enough-timber": "p. 11-12",
    "not-enough-workers": "p. 6, 11",
    "canals-complete": "p. 9",
    "barge-used": "p. 9",
    "already-built": "p. 11",
    "build-space-closed": "p. 11",
    "build-space-taken": "p. 11",
    "slot-closed": "p. 13",
    "slot-taken": "p. 13",
    "no-such-worker": "p. 13",
    "trade-closed": "p. 12",
    "supply-empty": "p. 7",
    "deck-empty": "p. 12, R-10",
    "hand-not-empty": "p. 8",
    "not-interchangeable": "p. 11",
    "wrong-order": "R-5",
    "not-offered": "p. 16",
    "no-tribute": "p. 13",
    "no-such-tool": "campaign, 6",
    "tool-used": "campaign, 6",
    "no-such-choice": "campaign, 4",
}

ANSWERS = {
    Decision.MAIN: ((actions.PLAY, actions.PAY),),
    Decision.PAY: ((actions.PAY, actions.GAIN),),
    Decision.GAIN: ((actions.GAIN, actions.GIVE),),
    Decision.SHORT: ((actions.SKIP, actions.CHOOSE), (actions.TRADE_0, actions.HUT)),
    Decision.ASSAULT: (
        (actions.TRIBUTE, actions.NUM_ACTIONS), (actions.TRADE_0, actions.TRADE_2), (actions.TRADE_3, actions.TRADE_5),
        (actions.TRADE_6, actions.HUT),
    ),
    Decision.GIVE: ((actions.GIVE, actions.SKIP),),
    Decision.STORY: ((actions.CHOOSE, actions.TRIBUTE),),
}  # fmt: skip
"""The ids that answer each decision, as ranges; `story` also takes trades if a choice has a price."""


def refusal(box: Box, s: State, text: str) -> Refusal | None:
    """Why a readable action is not legal now; None if it is."""
    action = IDS[" ".join(text.lower().split())]
    if s.decision == Decision.OVER:
        return _because("game-over")
    if not _answers(box, s, action):
        return _because("wrong-decision", decision=f"decision-{DECISIONS[s.decision]}")
    if action < actions.HIRE:
        return _card(box, s, action)
    if action < actions.CANAL:
        return _row(box, s, action)
    if action == actions.CANAL:
        return _canal(box, s)
    if action < actions.TRADE_0:
        return _build(box, s, action)
    if action < actions.HUT:
        return _trade(box, s, action)
    if action < actions.TOOL:
        return _slot(box, s, action)
    if action < actions.END:
        return _tool(box, s, action - actions.TOOL + 1)
    if action == actions.END:
        return _because("hand-not-empty", cards=int(s.hand).bit_count()) if s.hand else None
    return _answer(box, s, action)


def _because(code: str, **values: object) -> Refusal:
    return Refusal(code, PAGES[code], values)


def _answers(box: Box, s: State, action: int) -> bool:
    if any(first <= action < end for first, end in ANSWERS[Decision(s.decision)]):
        return True
    if s.decision != Decision.STORY or s.phase == Phase.EPILOGUE:
        return False
    return bool(box.record.has_price[first_item(s) % SHIFT]) and actions.TRADE_0 <= action < actions.HUT


def _price(box: Box, s: State, price: Counts, provisions: int = 0, extra: int = NO_EXTRA) -> Refusal | None:
    return _short(int(shortage(box.record, s, price, provisions, extra)))


def _short(missing: int) -> Refusal | None:
    if missing == NOTHING:
        return None
    return _because("not-enough-workers" if missing == WORKERS else f"not-enough-{PIECES[missing]}")


def _card(box: Box, s: State, action: int) -> Refusal | None:
    card = action % actions.DISCARD + 1
    if not has_card(s.hand, card):
        return _because("not-in-hand", card=card)
    if actions.TUCK <= action < actions.COOK and free_tuck_space(s) == NOTHING:
        return _because("no-tuck-space")
    if action >= actions.COOK and not cooking_rule(box.record, s, card):
        return _because("food-locked", food=f"food-{FOODS[box.record.food[card]]}")
    return None


def _row(box: Box, s: State, action: int) -> Refusal | None:
    space = (action - actions.HIRE) % ROW + 1
    card = int(s.row[space - 1])
    if card == 0:
        return _because("space-empty", space=space)
    cost = int(box.record.row_cost[space])
    if action >= actions.ATTACK:
        if card > 0:
            return _because("not-an-outsider", space=space)
        return _price(box, s, box.record.attack_price[-card], cost)
    if card < 0:
        return _because("not-townsfolk", space=space)
    return _because("not-enough-provision") if s.held[Piece.PROVISION] < cost else None


def _canal(box: Box, s: State) -> Refusal | None:
    if s.built == RIVER:
        return _because("canals-complete")
    if not s.barge:
        return _because("barge-used")
    return _price(box, s, box.record.canal_price[s.canals[s.built]], 0, s.built + 1)


def _build(box: Box, s: State, action: int) -> Refusal | None:
    kind, space = kind_of(action), space_of(action)
    if is_built(s, kind):
        return _because("already-built")
    if box.record.space_section[space] > s.built:
        return _because("build-space-closed", space=space, canal=int(box.record.space_section[space]))
    if s.spaces[space]:
        return _because("build-space-taken", space=space)
    return _price(box, s, box.record.build_price[kind])


def _trade(box: Box, s: State, action: int) -> Refusal | None:
    trade = int(trade_of(action))
    if not is_open(s, trade):
        return _because("trade-closed", canal=TRADE_SECTIONS[trade])
    if trade == CARD_TRADE:
        card = action - actions.TRADE_2 + 1
        return None if has_card(s.hand, card) else _because("not-in-hand", card=card)
    short = _price(box, s, box.record.trade_price[trade])
    if short:
        return short
    missing = int(missing_gain(box.record, s, trade))
    if missing and trade == RECRUIT_TRADE:
        return _because("deck-empty")
    return _because("supply-empty", piece=f"piece-{PIECES[missing % SHIFT]}") if missing else None


def _slot(box: Box, s: State, action: int) -> Refusal | None:
    slot, colour = divmod(action - actions.HUT, NUM_COLOURS)
    if not slot_is_open(box.record, s, slot):
        return _because("slot-closed", slot=slot)
    if s.slots[slot]:
        return _because("slot-taken", slot=slot)
    return _worker(s, colour)


def _worker(s: State, colour: int) -> Refusal | None:
    return None if s.held[colour] else _because("no-such-worker", colour=f"piece-{COLOURS[colour]}")


def _tool(box: Box, s: State, card: int) -> Refusal | None:
    if not has_card(s.rules, card) or not box.record.has_tool[card]:
        return _because("no-such-tool", rule=card)
    if has_card(s.used, card):
        return _because("tool-used", per="game" if box.record.tool_per_game[card] else "round")
    return _price(box, s, box.record.tool_price[card])


def _answer(box: Box, s: State, action: int) -> Refusal | None:
    if action < actions.GAIN:
        return _substitute(s, action - actions.PAY)
    if action < actions.GIVE:
        return _gain(s, piece_of_gain(action - actions.GAIN))
    if action < actions.SKIP:
        return _worker(s, action - actions.GIVE)
    if actions.CHOOSE <= action < actions.TRIBUTE:
        choice, entry = action - actions.CHOOSE, first_item(s) % SHIFT
        if choice >= box.record.choices[entry]:
            return _because("no-such-choice", choice=choice + 1)
        return _price(box, s, box.record.choice_price[entry, choice])
    if action == actions.TRIBUTE:
        return _short(int(tribute_shortage(box.record, s))) if has_tribute(box.record, s) else _because("no-tribute")
    return None


def _substitute(s: State, colour: int) -> Refusal | None:
    name = f"piece-{COLOURS[colour]}"
    if not in_group(s, colour):
        return _because("not-interchangeable", colour=name)
    if not s.held[colour]:
        return _because("no-such-worker", colour=name)
    return None if can_substitute(s, colour) else _because("wrong-order", colour=name)


def _gain(s: State, piece: int) -> Refusal | None:
    kind, argument = divmod(first_item(s), SHIFT)
    if not is_allowed(kind, argument, piece):
        return _because("not-offered", item=f"item-{Item(kind).name.lower()}")
    return None if s.supply[piece] else _because("supply-empty", piece=f"piece-{PIECES[piece]}")
