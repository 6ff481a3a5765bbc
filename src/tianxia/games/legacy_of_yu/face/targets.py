"""What a person points at for an action of Legacy of Yu, and the action in words: targets of the drawing, and phrases.

What is done with a card is asked after the card has been clicked, so it is the target of all its uses, which differ in
their phrases. A person thinks of a trade, a slot or a building first, and of the piece or the place for it second. A
phrase knows the action and the box but not the table: it says what a card gives, not which card lies on a space. Only
the choices of a story need the table.
"""

from collections.abc import Sequence

from tianxia.games.legacy_of_yu.face.log import gains_title, rule_title, townsfolk_title, way_title
from tianxia.games.legacy_of_yu.face.printed import items_of, space_reward, trade_sides
from tianxia.games.legacy_of_yu.rules.items import SHIFT
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.state import FOODS, HUT_SLOTS, Decision, State
from tianxia.kernel.game import Box
from tianxia.words import Words


def targets(box: Box, text: str) -> tuple[str, ...]:
    """The targets of an action, in the order of the clicks."""
    match text.split():
        case ["play" | "discard" | "tuck" | "cook", card]:
            return (f"hand-{card}",)
        case ["hire" | "dismiss" | "attack", space]:
            return (f"row-{space}",)
        case ["build", *building, "at", space]:
            return "-".join(building), f"space-{space}"
        case ["trade", "2", card]:
            return "trade-2", f"hand-{card}"
        case ["trade", section, piece]:
            return f"trade-{section}", f"piece-{piece}"
        case ["hut", slot, colour]:
            return f"slot-{slot}", f"piece-{colour}"
        case ["pay" | "gain" | "give", piece]:
            return (f"piece-{piece}",)
        case ["tool", card]:
            return (f"rule-{card}",)
        case ["trade" | "choose" as verb, number]:
            return (f"{verb}-{number}",)
        case ["canal"]:
            return ("canal",)
    return ()


def phrase(box: Box, text: str, words: Words) -> str:
    """An action in words."""
    match text.split():
        case ["play" | "discard" | "tuck" | "cook" as verb, card]:
            return _card_phrase(box, verb, int(card), words)
        case ["hire" | "dismiss" | "attack" as verb, space]:
            cost = int(box.record.row_cost[int(space)])
            price = words("some-provision", count=cost) if cost else words("draw-free")
            return words(f"phrase-{verb}", space=int(space), cost=price)
        case ["build", *building, "at", space]:
            gain = gains_title([space_reward(box, int(space))], words)
            named = words(f"building-{'-'.join(building)}")
            return words("phrase-build", building=named, space=int(space) + 1, gain=gain)
        case ["trade", section, *named]:
            return _trade_phrase(box, int(section), named, words)
        case ["hut", slot, colour]:
            worker, gain = words(f"piece-{colour}"), gains_title(_slot_gain(box, int(slot)), words)
            return words("phrase-slot", worker=worker, slot=words(f"slot-{slot}"), gain=gain)
        case ["pay" | "gain" | "give" as verb, piece]:
            return words(f"phrase-{verb}", piece=words(f"piece-{piece}"))
        case ["tool", card]:
            return words("phrase-tool", rule=rule_title(int(card), words))
        case ["choose", number]:
            return words("phrase-choose", number=int(number))
    return words(f"phrase-{text}")


def phrases(box: Box, s: State, words: Words) -> dict[str, str]:
    """The choices of a story by their own words, with their prices."""
    if s.decision != Decision.STORY:
        return {}
    entry = int(first_item(s)) % SHIFT
    prices = box.record.choice_price[entry, : box.record.choices[entry]].tolist()
    return {f"choose {number}": way_title(entry, number, price, words) for number, price in enumerate(prices, 1)}


def _card_phrase(box: Box, verb: str, number: int, words: Words) -> str:
    b = box.record
    food = int(b.food[number])
    match verb:
        case "cook":
            gain = items_of(b.cook[b.has_cook[:, food].argmax(), food])  # each food is cooked by one rule card
        case "discard":
            gain = items_of(b.play[number]) + items_of(b.discard[number])
        case _:
            gain = items_of(b[verb][number])
    return words(f"phrase-{verb}", card=townsfolk_title(box, number, words), gain=gains_title(gain, words),
                 food=words(f"food-{FOODS[food]}"))  # fmt: skip


def _slot_gain(box: Box, slot: int) -> list[str]:
    """What a slot gives; each of those beyond the huts belongs to one rule card."""
    b = box.record
    return items_of(b.slot_gain[slot] if slot < HUT_SLOTS else b.rule_slot_gain[(b.rule_slot == slot).argmax()])


def _trade_phrase(box: Box, section: int, named: Sequence[str], words: Words) -> str:
    pay, gain = trade_sides(box, section, named)
    paid = townsfolk_title(box, int(named[0]), words) if pay == ["card"] else gains_title(pay, words)
    return words("phrase-trade", pay=paid, gain=gains_title(gain, words))
