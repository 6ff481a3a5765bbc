"""A readable text board: river, row, buildings, cards, pieces, and in a campaign the rules in force."""

from collections.abc import Iterator, Sequence

from tianxia.games.legacy_of_yu.face.log import outsider_title, price_title, rule_title, townsfolk_title
from tianxia.games.legacy_of_yu.face.printed import (
    Price,
    effects,
    items_of,
    prices,
    rule_cards,
    slot_gains,
    space_reward,
)
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item, format_item
from tianxia.games.legacy_of_yu.rules.piles import deck_size, ready_size
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.rules.round import newcomers
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    COLOURS,
    FOODS,
    NUM_SECTIONS,
    NUM_SPACES,
    PHASES,
    PIECES,
    Decision,
    State,
)
from tianxia.games.legacy_of_yu.text.campaign import members
from tianxia.kernel.bits import size
from tianxia.kernel.game import Box
from tianxia.words import Words

BUILT, LATER = "═", "─"
SHOWN = (
    Item.DRAW, Item.RECRUIT, Item.PIECE, Item.MATERIAL, Item.SOLDIER, Item.WORKER, Item.DESTROY, Item.FLOOD, Item.EBB,
    Item.RAID, Item.LOSE,
)  # fmt: skip
"""Pending items that are shown; what a story will still do is not."""


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in about 100 columns."""
    canals, tributes = prices(box, s)
    parts = (_head(s, words), _river(box, s, canals, words), _row(box, s, tributes, words), _buildings(box, s, words),
             _cards(box, s, words), _pieces(s, words), _story(box, s, words))  # fmt: skip
    return "\n".join("\n".join(part) for part in (list(lines) for lines in parts) if part)


def items_text(items: Sequence[str], words: Words) -> str:
    """A list of items of the box in a few short words."""
    return ", ".join(item_text(item, words) for item in items) or words("board-none")


def item_text(item: str, words: Words) -> str:
    """One item in short words; a story shows only its number."""
    head, _, rest = item.partition(" ")
    if head == "story":
        return f"{words('short-story')} {rest}"
    if head == "lose":
        return words("short-lose", piece=words(f"short-{rest}"))
    return words(f"short-{head}")


def _head(s: State, words: Words) -> Iterator[str]:
    parts = [words("board-round", round=int(s.round_number), phase=words(f"phase-{PHASES[s.phase]}")),
             words("board-beaten", beaten=int(s.beaten)), words("board-clock", cards=int(ready_size(s)))]  # fmt: skip
    if s.story:
        parts.append(words("board-campaign", wins=int(s.wins), losses=int(s.losses)))
    yield " · ".join(parts)
    yield ""


def _river(box: Box, s: State, prices: list[Price], words: Words) -> Iterator[str]:
    yield f"{words('board-river')} ({words('board-newcomers', count=int(newcomers(box.record, s)))})"
    for section in range(NUM_SECTIONS):
        marks = [words("board-flood")] if s.flood == section else []
        if section == 0:
            text = words("draw-start")
        else:
            text = words("board-canal", number=section)
            if section <= s.built:
                marks.append(words("board-built"))
            else:
                cost = price_title(prices[section - 1], words)
                then = items_text(effects(box, bool(s.story), box.record.canal_effects[s.canals[section - 1]]), words)
                text += f": {words('board-cost')} {cost}; {words('board-effects')} {then}"
            if section == s.built + 1 and s.barge:
                marks.append(words("board-barge"))
        sign = BUILT if section <= s.built else LATER
        yield f"  {sign * 3} {text}" + (f"  [{', '.join(marks)}]" if marks else "")
    yield ""


def _row(box: Box, s: State, tributes: list[Price | None], words: Words) -> Iterator[str]:
    yield words("board-row")
    for space, card in enumerate(s.row.tolist(), 1):
        cost = words("some-provision", count=int(box.record.row_cost[space]))
        if card == 0:
            shown = "–"
        elif card > 0:
            shown = f"{townsfolk_title(box, card, words)}: {items_text(items_of(box.record.play[card]), words)}"
        else:
            shown = f"{outsider_title(box, -card, words)}: {outsider_text(box, s, -card, tributes[space - 1], words)}"
        attacked = " «" if s.raider == space else ""
        yield f"  {space} ({cost}) {shown}{attacked}"
    yield ""


def outsider_text(box: Box, s: State, card: int, price: Price | None, words: Words) -> str:
    """Price and reward of an attack, and the tribute."""
    tribute = words("board-none") if price is None else price_title(price, words)
    reward = items_text(effects(box, bool(s.story), box.record.reward[card]), words)
    return (
        f"{words('board-cost')} {price_title(box.record.attack_price[card].tolist(), words)}; {reward}; "
        f"{items_text(items_of(box.record.assault[card]), words)} / {words('board-tribute')} {tribute}"
    )


def _buildings(box: Box, s: State, words: Words) -> Iterator[str]:
    built = [f"{space} {building_text(box, s, space, words)}" for space in range(NUM_SPACES)
             if box.record.space_section[space] <= s.built]  # fmt: skip
    yield f"{words('board-buildings')}: " + " | ".join(built)
    slots = []
    for slot, gain in enumerate(slot_gains(box, s)):
        if gain:
            worker = int(s.slots[slot])
            held = words(f"short-{COLOURS[worker - 1]}") if worker else words("board-free")
            slots.append(f"{slot} ({items_text(gain, words)}) {held}")
    yield f"{words('board-slots')}: " + " | ".join(slots)
    tucked = [f"{townsfolk_title(box, card, words)}: {items_text(items_of(box.record.tuck[card]), words)}"
              for card in s.tucked.tolist() if card]  # fmt: skip
    free = int(s.hut_count) + 1 - len(tucked)
    yield f"{words('board-tucked')}: " + " | ".join([*tucked, *[words("board-free")] * free])


def building_text(box: Box, s: State, space: int, words: Words) -> str:
    """What lies on a build space, or what building there gives."""
    if s.spaces[space]:
        return words(f"building-{BUILDINGS[s.spaces[space]].replace(' ', '-')}")
    return words("board-gives", items=item_text(space_reward(box, space), words))


def _cards(box: Box, s: State, words: Words) -> Iterator[str]:
    yield words("board-piles", ready=int(ready_size(s)), exhausted=int(size(s.exhausted)), deck=int(deck_size(s)),
                discard=int(size(s.discard)), outsiders=int(size(s.outsider_deck)))  # fmt: skip
    yield ""
    yield words("board-hand")
    for card in members(s.hand):
        uses = [f"{words(f'board-{use}')} {items_text(items_of(box.record[use][card]), words)}"
                for use in ("play", "discard", "tuck")]  # fmt: skip
        food = words(f"food-{FOODS[box.record.food[card]]}")
        yield f"  {townsfolk_title(box, card, words)}: {'; '.join(uses)}; {food}"


def _pieces(s: State, words: Words) -> Iterator[str]:
    pieces = zip(PIECES, s.held.tolist(), s.supply.tolist(), strict=True)
    shown = [f"{words(f'short-{piece}')} {held} ({left})" for piece, held, left in pieces]
    yield f"{words('board-supply')}: " + ", ".join(shown)
    pending = [item for item in s.queue[: s.queue_size].tolist()[::-1] if item // SHIFT in SHOWN]
    if pending:
        yield f"{words('board-pending')}: {items_text([format_item(item, ()) for item in pending], words)}"


def _story(box: Box, s: State, words: Words) -> Iterator[str]:
    cards = members(s.rules)
    if cards:
        yield f"{words('board-rules')}:"
    for card in cards:
        printed = rule_cards()[card]
        effect = words(f"rule-{printed['name']}-effect")
        yield f"  {card} {rule_title(card, words)} ({words('draw-' + printed['kind'])}): {effect}"
    if s.decision == Decision.STORY:
        entry = int(first_item(s)) % SHIFT
        yield f"{words('board-choices')}:"
        for k in range(box.record.choices[entry]):
            cost = box.record.choice_price[entry, k].tolist()
            price = f" ({price_title(cost, words)})" if any(cost) else ""
            yield f"  {k + 1} {words(f'story-{entry}-{k + 1}')}{price}"
