"""Why not: code, reason and page for an action that is not legal (RULES.md, 17; CAMPAIGN.md, 9).

The questions are asked in the order of RULES.md and the first that applies is the answer. The sentences are
in words/*.ftl under `refusal-CODE`.
"""

from collections.abc import Sequence

from tianxia.games.legacy_of_yu.face.printed import prices
from tianxia.games.legacy_of_yu.rules.building import is_built, kind_of, slot_is_open, space_of
from tianxia.games.legacy_of_yu.rules.course import piece_of_gain
from tianxia.games.legacy_of_yu.rules.gains import is_allowed
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.rules.outsiders import has_tribute, tribute_shortage
from tianxia.games.legacy_of_yu.rules.paying import (
    NO_EXTRA,
    WORKERS,
    can_substitute,
    in_group,
    price_of_piece,
    shortage,
)
from tianxia.games.legacy_of_yu.rules.piles import has_card
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.rules.townsfolk import cooking_rule, free_tuck_space
from tianxia.games.legacy_of_yu.rules.trading import is_open, missing_gain, trade_of
from tianxia.games.legacy_of_yu.state import (
    CARD_TRADE,
    COLOURS,
    DECISIONS,
    FIRST_RULE_RAIDER,
    FOODS,
    NOTHING,
    NUM_COLOURS,
    NUM_PIECES,
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
from tianxia.kernel.chapters import Refusal, Source
from tianxia.kernel.game import Box
from tianxia.kernel.types import Counts

SOURCES = {
    "game-over": Source("refresh", "15"),
    "wrong-decision": Source("round", "6"),
    "not-in-hand": Source("actions", "8"),
    "no-tuck-space": Source("actions", "8"),
    "food-locked": Source("campaign", "8"),
    "space-empty": Source("row", "10"),
    "not-an-outsider": Source("row", "10"),
    "not-townsfolk": Source("row", "10"),
    "not-enough-provision": Source("actions", "10, 12"),
    "not-enough-cowrie": Source("actions", "9, 12"),
    "not-enough-clay": Source("actions", "11, 12"),
    "not-enough-timber": Source("actions", "11, 12"),
    "not-enough-workers": Source("workers", "6, 11"),
    "canals-complete": Source("canals", "9"),
    "barge-used": Source("canals", "9"),
    "already-built": Source("buildings", "11"),
    "build-space-closed": Source("buildings", "11"),
    "build-space-taken": Source("buildings", "11"),
    "slot-closed": Source("buildings", "13"),
    "slot-taken": Source("buildings", "13"),
    "no-such-worker": Source("buildings", "13"),
    "trade-closed": Source("trade", "12"),
    "supply-empty": Source("supply", "7"),
    "deck-empty": Source("trade", "12", "R-10"),
    "hand-not-empty": Source("actions", "8"),
    "not-interchangeable": Source("workers", "11"),
    "wrong-order": Source("workers", "11", "R-5"),
    "not-offered": Source("workers", "16"),
    "no-tribute": Source("assault", "13"),
    "no-such-tool": Source("campaign", "9"),
    "tool-used": Source("campaign", "9"),
    "no-such-choice": Source("campaign"),
}
"""Every refusal code and where the rules say so; the book of stories has no pages."""

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
    return Refusal(code, SOURCES[code], values)


def _answers(box: Box, s: State, action: int) -> bool:
    if any(first <= action < end for first, end in ANSWERS[Decision(s.decision)]):
        return True
    if s.decision != Decision.STORY or s.phase == Phase.EPILOGUE:
        return False
    return bool(box.record.has_price[first_item(s) % SHIFT]) and actions.TRADE_0 <= action < actions.HUT


def _price(box: Box, s: State, price: Counts, provisions: int = 0, extra: int = NO_EXTRA) -> Refusal | None:
    missing = int(shortage(box.record, s, price, provisions, extra))
    asked = [int(price_of_piece(box.record, s, price, provisions, extra, piece)) for piece in range(NUM_PIECES)]
    return _short(s, missing, asked)


def _short(s: State, missing: int, asked: Sequence[int]) -> Refusal | None:
    """What is missing of a price: how much is needed, and how much is held."""
    if missing == NOTHING:
        return None
    if missing != WORKERS:
        return _because(f"not-enough-{PIECES[missing]}", needed=asked[missing], held=int(s.held[missing]))
    needed = [colour for colour in range(NUM_COLOURS) if asked[colour]]
    is_grouped = any(in_group(s, colour) for colour in needed)
    usable = [c for c in range(NUM_COLOURS) if c in needed or (is_grouped and in_group(s, c))]
    return _because(
        "not-enough-workers",
        needed=tuple((f"some-{COLOURS[colour]}", asked[colour]) for colour in needed),
        held=tuple((f"some-{COLOURS[colour]}", int(s.held[colour])) for colour in usable),
    )


def _tribute(box: Box, s: State) -> Refusal | None:
    if not has_tribute(box.record, s):
        return _because("no-tribute")
    card = int(s.raider) - FIRST_RULE_RAIDER + 1
    asked = prices(box, s)[1][s.raider - 1] if card < 1 else box.record.rule_tribute[card].tolist()
    return _short(s, int(tribute_shortage(box.record, s)), asked or ())


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
    held = int(s.held[Piece.PROVISION])
    return _because("not-enough-provision", needed=cost, held=held) if held < cost else None


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
        return _because("build-space-closed", space=space + 1, canal=int(box.record.space_section[space]))
    if s.spaces[space]:
        return _because("build-space-taken", space=space + 1)
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
        return _because("slot-closed", hut=slot)
    if s.slots[slot]:
        return _because("slot-taken", slot=f"slot-{slot}")
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
        return _tribute(box, s)
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
