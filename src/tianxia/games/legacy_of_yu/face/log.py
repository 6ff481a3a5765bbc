"""What happened and what is asked, in words. The sentences are in words/*.ftl."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tianxia.games.legacy_of_yu.box.story import StoneKind
from tianxia.games.legacy_of_yu.face.printed import Price, items_of, prices, role_of, rule_cards, trade_sides
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    CARD_TRADE,
    COLOURS,
    DECISIONS,
    FIRST_RULE_RAIDER,
    OUTCOMES,
    PIECES,
    TRADE_SECTIONS,
    Decision,
    Event,
    Resolving,
    State,
)
from tianxia.kernel.game import Box
from tianxia.words import Words

CARD_SECTION = TRADE_SECTIONS[CARD_TRADE]
LISTED = (Event.DREW, Event.RECRUITED, Event.DESTROYED, Event.CAME)
"""Events that are told together when they follow each other."""
NAMED_CARDS = (
    Event.PLAYED, Event.DISCARDED, Event.TUCKED, Event.COOKED, Event.HIRED, Event.DISMISSED, Event.CHASED_OFF,
)  # fmt: skip


class Attacker(NamedTuple):
    """An outsider of the row, or a rule card, in the assault."""

    place: str
    """The piece it is in the drawing."""
    name: str
    tribute: Price | None
    """What buys it off, if anything does."""
    assault: list[str]
    """What is suffered otherwise, as items."""


def log(box: Box, s: State, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    events = [[int(n) for n in s.events[i]] for i in range(s.event_count)]
    return [
        line for kind, same in groupby(events, lambda e: Event(e[0])) for line in lines_of(box, kind, list(same), words)
    ]


def lines_of(box: Box, kind: Event, events: list[list[int]], words: Words) -> Iterator[str]:
    """Events of one kind that follow each other, as lines; the prose of a story is one line."""
    message = f"event-{kind.name.lower().replace('_', '-')}"
    if kind == Event.GAINED:
        yield words(message, pieces=pieces_title([(PIECES[e[1]], e[2]) for e in events], words))
    elif kind in LISTED:
        title = outsider_title if kind == Event.CAME else townsfolk_title
        yield words(message, cards=", ".join(title(box, e[1], words) for e in events))
    else:
        for event in events:
            yield _line(box, kind, event[1], event[2], message, words)
            if prose := _prose(kind, event, words):
                yield prose


def prompt(box: Box, s: State, seat: int, words: Words) -> str:
    """What is asked."""
    match s.decision:
        case Decision.MAIN:
            return words("prompt-main", round=int(s.round_number))
        case Decision.PAY:
            return words("prompt-pay", left=int(s.pay_left))
        case Decision.SHORT if first_item(s) // SHIFT in (Item.DRAW, Item.DESTROY):
            return words("prompt-short-cards")
        case Decision.GAIN | Decision.SHORT:
            return words(f"prompt-{DECISIONS[s.decision]}", item=_item_title(int(first_item(s)), words))
        case Decision.ASSAULT:
            return _assault_prompt(box, s, words)
        case Decision.STORY:
            return words("prompt-story", title=words(f"story-{first_item(s) % SHIFT}"))
        case Decision.OVER:
            return words("prompt-over", outcome=OUTCOMES[s.outcome])
    return words(f"prompt-{DECISIONS[s.decision]}")


def townsfolk_title(box: Box, card: int, words: Words) -> str:
    """A townsfolk card in words."""
    return words("card-townsfolk", role=words(f"role-{role_of(box, 'townsfolk', card)}"), card=card)


def outsider_title(box: Box, card: int, words: Words) -> str:
    """An outsider in words; those of the story have names."""
    role = role_of(box, "outsider", card)
    if role is not None:
        return words("card-outsider-role", role=words(f"role-{role}"), card=card)
    return words("card-outsider", card=card)


def rule_title(card: int, words: Words) -> str:
    """A rule card in words."""
    return words("card-rule", rule=words(f"rule-{rule_cards()[card]['name']}"))


def pieces_title(counts: Sequence[tuple[str, int]], words: Words) -> str:
    """Pieces with their numbers, as a list."""
    return ", ".join(words(f"some-{piece}", count=count) for piece, count in counts if count)


def gains_title(items: Sequence[str], words: Words) -> str:
    """A list of items in words, equal ones in a row counted; a story shows only its number."""
    shown = []
    for item, same in groupby(items):
        head, _, rest = item.partition(" ")
        if head == "story":
            shown.append(f"{words('short-story')} {rest}")
        elif head == "lose":
            shown.append(words("short-lose", piece=words(f"short-{rest}")))
        else:
            shown.append(words(f"some-{head}", count=len(list(same))))
    return ", ".join(shown) or words("board-none")


def price_title(price: Sequence[int], words: Words) -> str:
    """A price in words."""
    return pieces_title(list(zip(PIECES, price, strict=True)), words) or words("board-none")


def way_title(entry: int, number: int, price: Sequence[int], words: Words) -> str:
    """A choice of a story by its own words, with its price if it has one."""
    label = words(f"story-{entry}-{number}")
    return words("story-way", label=label, cost=price_title(price, words)) if any(price) else label


def _line(box: Box, kind: Event, a: int, b: int, message: str, words: Words) -> str:
    match kind:
        case _ if kind in NAMED_CARDS:
            return words(message, card=townsfolk_title(box, a, words), space=b)
        case Event.ATTACKED:
            return words(message, card=outsider_title(box, a, words), space=b)
        case Event.BOUGHT_OFF | Event.SUFFERED:
            return words(message, card=outsider_title(box, a, words) if a else rule_title(b, words))
        case Event.CANAL_BUILT:
            return words(message, number=a, card=words("card-canal", card=b))
        case Event.HUT_CARD:
            return words(message, card=words("card-hut", card=a))
        case Event.BUILT:
            return words(message, space=b + 1, building=words(f"building-{BUILDINGS[a].replace(' ', '-')}"))
        case Event.TRADED:
            pay, gain = trade_sides(box, a)
            paid = townsfolk_title(box, b, words) if a == CARD_SECTION else gains_title(pay, words)
            return words(message, pay=paid, gain=gains_title(gain, words))
        case Event.SLOT_USED:
            return words(message, slot=words(f"slot-{a}"), piece=words(f"piece-{COLOURS[b]}"))
        case Event.PAID | Event.GAVE_BACK:
            return words(message, piece=words(f"piece-{PIECES[a]}"))
        case Event.MISSED:
            return words(message, item=_item_title(a, words))
        case Event.GAME_OVER:
            return words(message, outcome=OUTCOMES[a])
    return _story_line(box, kind, a, b, message, words)


def _prose(kind: Event, event: list[int], words: Words) -> str:
    """What the book tells with an event: a story, or what came of a choice; empty if the book has nothing."""
    message = {Event.STORY_TOLD: f"story-{event[1]}-text", Event.CHOSE: f"story-{event[1]}-{event[2]}-after"}.get(kind)
    return words(message) if message is not None and message in words else ""


def _story_line(box: Box, kind: Event, a: int, b: int, message: str, words: Words) -> str:
    match kind:
        case Event.TOOL_USED:
            return words(message, card=rule_title(a, words))
        case Event.STORY_TOLD:
            return words(message, entry=a, title=words(f"story-{a}"))
        case Event.CHOSE:
            return words(message, label=words(f"story-{a}-{b}"))
        case Event.CARD_JOINED | Event.CARD_DROPPED:
            return words(message, card=_stone_title(box, a, words))
        case Event.RETIRED:
            return words(message, card=_resolving_title(box, a, b, words))
    return words(message, count=a, section=a, round=a)


def _item_title(item: int, words: Words) -> str:
    kind, argument = divmod(item, SHIFT)
    return words(f"piece-{PIECES[argument]}") if kind == Item.PIECE else words(f"item-{Item(kind).name.lower()}")


def _stone_title(box: Box, stone: int, words: Words) -> str:
    kind, card = int(box.record.stone_kind[stone]), int(box.record.stone_card[stone])
    if kind == StoneKind.TOWNSFOLK:
        return townsfolk_title(box, card, words)
    if kind == StoneKind.RULE:
        return rule_title(card, words)
    resolving = {
        StoneKind.OUTSIDER: Resolving.OUTSIDER,
        StoneKind.CANAL: Resolving.CANAL,
        StoneKind.HUTCARD: Resolving.HUT,
    }
    return _resolving_title(box, resolving[StoneKind(kind)], card, words)


def _resolving_title(box: Box, kind: int, card: int, words: Words) -> str:
    if kind == Resolving.OUTSIDER:
        return outsider_title(box, card, words)
    return words("card-canal" if kind == Resolving.CANAL else "card-hut", card=card)


def attacker(box: Box, s: State, words: Words) -> Attacker:
    """Who attacks at present."""
    b = box.record
    if s.raider < FIRST_RULE_RAIDER:
        card = -int(s.row[s.raider - 1])
        tribute = prices(box, s)[1][s.raider - 1]
        return Attacker(f"outsider-{card}", outsider_title(box, card, words), tribute, items_of(b.assault[card]))
    card = int(s.raider) - FIRST_RULE_RAIDER + 1
    tribute = b.rule_tribute[card].tolist() if b.rule_has_tribute[card] else None
    return Attacker(f"rule-{card}", rule_title(card, words), tribute, items_of(b.rule_assault[card]))


def _assault_prompt(box: Box, s: State, words: Words) -> str:
    """Who attacks, with the price of peace and what is suffered otherwise."""
    found = attacker(box, s, words)
    loss = gains_title(found.assault, words)
    if found.tribute is None:
        return words("prompt-assault-no-tribute", raider=found.name, loss=loss)
    return words("prompt-assault", raider=found.name, tribute=price_title(found.tribute, words), loss=loss)
