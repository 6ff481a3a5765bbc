"""Reading the parts of a position: board, pieces, cards, pending things, with all checks (RULES.md, 18)."""

import re
from collections.abc import Mapping

import numpy as np

from tianxia.games.legacy_of_yu.box import story_flags
from tianxia.games.legacy_of_yu.rules.building import is_built, kind_of, slot_is_open, space_of
from tianxia.games.legacy_of_yu.rules.items import CARD_PLACES, SHIFT, SINGLE_GAME, Item, parse_item
from tianxia.games.legacy_of_yu.rules.paying import group_workers, in_group
from tianxia.games.legacy_of_yu.rules.piles import has_card
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.rules.round import count_outsiders
from tianxia.games.legacy_of_yu.rules.trading import is_open, trade_of
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    COLOURS,
    FIRST_RULE_RAIDER,
    GOODS,
    MAX_QUEUE,
    MAX_RULES,
    NUM_HUTS,
    NUM_SPACES,
    PIECES,
    RESOLVING,
    RIVER,
    ROW,
    SLOTS,
    TUCKS,
    Building,
    Outcome,
    Phase,
    Resolving,
    State,
)
from tianxia.games.legacy_of_yu.text import actions
from tianxia.games.legacy_of_yu.text.actions import IDS
from tianxia.games.legacy_of_yu.text.campaign import members, to_set
from tianxia.kernel import documents
from tianxia.kernel.documents import fail, integer, items, shown
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box

Given = Mapping[str, object]

TOWNSFOLK_PILES = ("unseen", "ready", "exhausted", "hand", "deck", "discard")


def read_board(box: Box, given: Given, s: State) -> None:
    """River, buildings, hut cards, worker slots, tools."""
    _read_river(box, given, s)
    codes = [documents.choice(text, f"spaces.{i}", BUILDINGS) for i, text in
             enumerate(items(given.get("spaces", ["-"] * NUM_SPACES), "spaces", NUM_SPACES))]  # fmt: skip
    for i, code in enumerate(codes):
        if code and box.record.space_section[i] > s.built:
            fail(f"spaces.{i}", "yu-space-closed", canal=int(box.record.space_section[i]))
        if code and code in codes[:i]:
            fail(f"spaces.{i}", "yu-building-twice", building=BUILDINGS[code])
        s.spaces[i] = code
        if Building.FARM <= code < Building.OUTPOST:
            s.farms |= 1 << (code - Building.FARM)
        elif Building.OUTPOST <= code < Building.HUT:
            s.group |= 1 | 1 << (code - Building.OUTPOST + 1)
    huts = sorted(code - Building.HUT for code in codes if code >= Building.HUT)
    if huts != list(range(len(huts))):
        fail("spaces", "yu-hut-order")
    s.hut_count = len(huts)
    _read_hut_cards(box, given, s)
    used = _numbers(given.get("used", []), "used")
    for card in used:
        if not 1 <= card <= MAX_RULES or not has_card(s.rules, card) or not box.record.has_tool[card]:
            fail("used", "yu-no-tool", rule=card)
    s.used = to_set(used)


def read_pieces(box: Box, given: Given, s: State) -> None:
    """Workers, goods and workers on slots; the rest is the supply."""
    workers = documents.multiset(given.get("workers", {}), "workers", COLOURS, 99)
    s.held = workers + documents.multiset(given.get("goods", {}), "goods", GOODS, 99)
    slots = given.get("slots", [])
    if not isinstance(slots, list | tuple) or len(slots) > SLOTS:
        fail("slots", "yu-not-items", most=SLOTS, found=shown(slots))
    for i, text in enumerate(slots):
        s.slots[i] = documents.choice(text, f"slots.{i}", ("-", *COLOURS))
        if s.slots[i] and not slot_is_open(box.record, s, i):
            fail(f"slots.{i}", "yu-slot-closed")
    for piece, name in enumerate(PIECES):
        on_slots = sum(int(worker) == piece + 1 for worker in s.slots)
        left = int(box.record.totals[piece]) - int(s.held[piece]) - on_slots
        if left < 0:
            fail(f"supply.{name}", "yu-supply", total=int(box.record.totals[piece]))
        s.supply[piece] = left


def read_cards(box: Box, given: Given, s: State) -> None:
    """Row, townsfolk piles and outsider piles: every card of the game in exactly one place."""
    row = items(given.get("row", ["-"] * ROW), "row", ROW)
    for i, text in enumerate(row):
        s.row[i] = _row_card(text, f"row.{i}")
    if s.outcome == Outcome.NONE and count_outsiders(s) == ROW:
        fail("row", "yu-seven-outsiders")
    tucked = items(given.get("tucked", [0] * TUCKS), "tucked", TUCKS)
    for i, card in enumerate(tucked):
        s.tucked[i] = integer(card, f"tucked.{i}", 0, 64)
        if card and i > s.hut_count:
            fail(f"tucked.{i}", "yu-tuck-closed")
    _read_townsfolk(given, s)
    _read_outsiders(box, given, s)


def read_pending(box: Box, given: Given, s: State) -> None:
    """Queue, attacker and the action being paid for."""
    _read_queue(box, given.get("queue", []), s)
    s.raider = integer(given.get("raider", 0), "raider", 0, ROW + MAX_RULES)
    _check_raider(box, s)
    if s.phase in (Phase.HARVEST, Phase.EPILOGUE) and not s.queue_size:
        fail("phase", "yu-nothing-pending")
    if s.phase == Phase.ASSAULT and not s.queue_size and not s.raider:
        fail("phase", "yu-nobody-attacks")
    s.pay_left = integer(given.get("pay_left", 0), "pay_left", 0, 99)
    s.pay_from = documents.choice(given.get("pay_from", "white"), "pay_from", COLOURS)
    doing = given.get("doing", "-")
    if (doing == "-") != (s.pay_left == 0):
        fail("doing", "yu-doing-and-pay-left")
    if doing == "-":
        if s.pay_from:
            fail("pay_from", "yu-pay-from")
        return
    if not isinstance(doing, str) or doing not in IDS:
        fail("doing", "yu-not-an-action", found=shown(doing))
    if s.outcome != Outcome.NONE:
        fail("doing", "yu-doing-after-the-end")
    _check_doing(box, IDS[doing], s)
    s.doing = IDS[doing]
    if s.pay_from and not in_group(s, s.pay_from):
        fail("pay_from", "yu-not-interchangeable")
    if group_workers(s, int(s.pay_from)) < s.pay_left:
        fail("pay_left", "yu-too-few-workers")


def _read_river(box: Box, given: Given, s: State) -> None:
    s.built = integer(given.get("built", 0), "built", 0, RIVER)
    s.barge = documents.boolean(given.get("barge", True), "barge")
    s.flood = integer(given.get("flood", 0), "flood", 0, RIVER + 1)
    if s.outcome == Outcome.NONE and s.flood > s.built:
        fail("flood", "yu-flood-beyond", built=int(s.built))
    if not s.barge and not s.built:
        fail("barge", "yu-barge")
    own = [[card for card in members(s.own_canals) if box.record.group[card] == g + 1][:2] for g in range(3)]
    cards = items(given.get("canals", [card for pair in own for card in pair]), "canals", RIVER)
    for i, card in enumerate(cards):
        number = integer(card, f"canals.{i}", 1, 24)
        if not has_card(box.record.all_canals, number) or box.record.group[number] != i // 2 + 1:
            fail(f"canals.{i}", "yu-canal-group", card=number, group=i // 2 + 1)
        if number in cards[:i]:
            fail(f"canals.{i}", "yu-card-twice", card=number)
        if not has_card(s.own_canals, number) and (i >= s.built or not s.story):
            fail(f"canals.{i}", "yu-not-in-this-game", card=number)
        s.canals[i] = number


def _read_hut_cards(box: Box, given: Given, s: State) -> None:
    huts = _numbers(given.get("huts", []), "huts")
    if len(huts) > min(s.hut_count, NUM_HUTS):
        fail("huts", "yu-hut-cards", cards=len(huts), huts=int(s.hut_count))
    allowed = box.record.all_huts if s.story else s.own_huts
    for i, card in enumerate(huts):
        if not 1 <= card <= 64 or not has_card(allowed, card):
            fail("huts", "yu-not-in-this-game", card=str(card))
        s.huts[i] = card
    s.turned_up = len(huts)
    deck = given.get("hut_deck", [card for card in members(s.own_huts) if card not in huts])
    for card in _numbers(deck, "hut_deck"):
        if not 1 <= card <= 64 or not has_card(s.own_huts, card) or card in huts:
            fail("hut_deck", "yu-not-in-the-hut-deck", card=str(card))
        s.hut_deck |= to_set([card])


def _numbers(value: object, path: str) -> list[int]:
    """A list of different card numbers."""
    if not isinstance(value, list | tuple):
        fail(path, "yu-not-cards", found=shown(value))
    numbers: list[int] = []
    for card in value:
        if isinstance(card, bool) or not isinstance(card, int):
            fail(path, "yu-not-a-card", found=shown(card))
        if card in numbers:
            fail(path, "yu-card-twice", card=str(card))
        numbers.append(card)
    return numbers


def _row_card(text: object, path: str) -> int:
    if text == "-":
        return 0
    if isinstance(text, str) and re.fullmatch("[to][1-9][0-9]?", text):
        number = int(text[1:])
        if number <= 64:
            return number if text[0] == "t" else -number
    raise Unreadable("yu-not-a-row-card", path, found=shown(text))


class _Places:
    """Where each card lies, to find those that are in two places, in none, or not in this game."""

    def __init__(self, own: list[int]) -> None:
        self.own = own
        self.place: dict[int, str] = {}

    def put(self, card: int, path: str) -> None:
        if card not in self.own:
            fail(path, "yu-not-in-this-game", card=str(card))
        if card in self.place:
            fail(path, "yu-card-elsewhere", card=card, place=self.place[card])
        self.place[card] = path

    def left(self) -> list[int]:
        return [card for card in self.own if card not in self.place]


def _read_townsfolk(given: Given, s: State) -> None:
    places = _Places(members(s.own_townsfolk))
    for card in s.row.tolist():
        if card > 0:
            places.put(card, "row")
    for pile in TOWNSFOLK_PILES:
        cards = _numbers(given.get(pile, []), pile)
        for card in cards:
            places.put(card, pile)
        s[pile] = to_set(cards)
    for card in s.tucked.tolist():
        if card:
            places.put(card, "tucked")
    _share_out(given, s, places, ("deck", "unseen"), "deck", "discard")
    s.ready_unseen = integer(given.get("ready_unseen", 0), "ready_unseen", 0, 64)
    unseen = len(members(s.unseen))
    if unseen and not 0 < s.ready_unseen < unseen:
        fail("ready_unseen", "yu-ready-unseen", unseen=unseen)
    if not unseen and s.ready_unseen:
        fail("ready_unseen", "yu-none-unseen")
    for pile in ("ready", "deck"):
        if unseen and s[pile]:
            fail(pile, "yu-pile-unseen")


def _read_outsiders(box: Box, given: Given, s: State) -> None:
    places = _Places(members(s.own_outsiders))
    for card in s.row.tolist():
        if card < 0:
            places.put(-card, "row")
    for pile in ("outsider_deck", "outsider_discard"):
        cards = _numbers(given.get(pile, []), pile)
        for card in cards:
            places.put(card, pile)
        s[pile] = to_set(cards)
    _read_resolving(box, given.get("resolving", "-"), s, places)
    _share_out(given, s, places, ("outsider_deck",), "outsider_deck", "outsider_discard")


def _share_out(given: Given, s: State, places: _Places, decks: tuple[str, ...], deck: str, discard: str) -> None:
    """Cards not mentioned are the deck; if that is given, the discard; if both are, cards are missing.

    After the outcome cards may be nowhere: the epilogue adds to the campaign only, and an attack may be cut off.
    """
    left = places.left()
    if not any(key in given for key in decks):
        s[deck] |= to_set(left)
    elif discard not in given:
        s[discard] |= to_set(left)
    elif left and s.outcome == Outcome.NONE:
        fail(discard, "yu-cards-nowhere", cards=", ".join(map(str, left)))


def _read_resolving(box: Box, value: object, s: State, places: _Places) -> None:
    if value == "-":
        return
    words = value.split(" ") if isinstance(value, str) else []
    if len(words) != 2 or words[0] not in RESOLVING[1:] or not re.fullmatch("[0-9]{1,3}", words[1]):
        fail("resolving", "yu-not-resolving", found=shown(value))
    kind, card = RESOLVING.index(words[0]), int(words[1])
    known = (0, box.record.all_canals, s.own_outsiders, box.record.all_huts, box.record.all_rules)[kind]
    if not 1 <= card <= 64 or not has_card(np.uint64(known), card):
        fail("resolving", "yu-not-in-the-box", found=shown(value))
    if kind == Resolving.OUTSIDER:
        places.put(card, "resolving")
    s.resolving, s.resolving_card = kind, card


def _read_queue(box: Box, value: object, s: State) -> None:
    if not isinstance(value, list | tuple) or len(value) > MAX_QUEUE:
        fail("queue", "yu-not-items", most=MAX_QUEUE, found=shown(value))
    if value and s.phase == Phase.OVER:
        fail("queue", "yu-pending-after-the-end")
    parsed = [parse_item(text, f"queue.{i}", story_flags()) for i, text in enumerate(value)]
    for i, item in enumerate(parsed):
        kind, argument = divmod(item, SHIFT)
        if not s.story and kind not in SINGLE_GAME:
            fail(f"queue.{i}", "yu-campaign-only")
        if s.story and kind == Item.STORY and not box.record.has_entry[argument]:
            fail(f"queue.{i}", "yu-no-entry", entry=argument)
        if s.story and kind == Item.CHOICE and not box.record.choices[argument]:
            fail(f"queue.{i}", "yu-no-choice", entry=argument)
        if (kind in CARD_PLACES.values() or kind == Item.DROP) and not box.record.stone_kind[argument]:
            fail(f"queue.{i}", "yu-no-stone", stone=argument)
    for item in reversed(parsed):
        s.queue[s.queue_size] = item
        s.queue_size += 1
    if s.resolving and SHIFT * Item.AWAY not in parsed:
        fail("resolving", "yu-resolving-without-away")


def _check_raider(box: Box, s: State) -> None:
    if not s.raider:
        return
    if s.phase != Phase.ASSAULT:
        fail("raider", "yu-raider-outside-the-assault")
    if s.raider < FIRST_RULE_RAIDER:
        if s.row[s.raider - 1] >= 0:
            fail("raider", "yu-raider-space", space=int(s.raider))
    elif not has_card(s.rules & box.record.attackers, int(s.raider) - FIRST_RULE_RAIDER + 1):
        fail("raider", "yu-raider-rule", rule=int(s.raider) - FIRST_RULE_RAIDER + 1)


def _check_doing(box: Box, action: int, s: State) -> None:
    """Could this action be the one that is being paid for?"""
    front = int(first_item(s)) if s.queue_size else 0
    idle = s.phase == Phase.ACTIONS and not s.queue_size
    possible = False
    if actions.ATTACK <= action < actions.CANAL:
        possible = idle and s.row[action - actions.ATTACK] < 0
    elif action == actions.CANAL:
        possible = idle and s.built < RIVER and s.barge == 1
    elif actions.BUILD_FARM <= action < actions.TRADE_0:
        space = space_of(action)
        open_space = not s.spaces[space] and box.record.space_section[space] <= s.built
        possible = idle and open_space and not is_built(s, kind_of(action))
    elif actions.TRADE_0 <= action < actions.HUT:
        possible = is_open(s, trade_of(action)) and not actions.TRADE_2 <= action < actions.TRADE_3
    elif actions.TOOL <= action < actions.END:
        card = action - actions.TOOL + 1
        possible = idle and has_card(s.rules & ~s.used, card) and box.record.has_tool[card]
    elif actions.CHOOSE <= action < actions.TRIBUTE:
        choice = front // SHIFT == Item.CHOICE and action - actions.CHOOSE < box.record.choices[front % SHIFT]
        possible = s.phase != Phase.EPILOGUE and choice
    elif action == actions.TRIBUTE:
        possible = s.phase == Phase.ASSAULT and s.raider > 0 and not s.queue_size
    if not possible:
        fail("doing", "yu-doing")
