"""What is printed on a card, by name and in words: for the drawing, the log and the phrases."""

from functools import cache, lru_cache

from tianxia.games.zhanguo.rules.cards import aspect_of
from tianxia.games.zhanguo.state import ASPECTS, BONUSES, COURT_ACTIONS
from tianxia.kernel.boxes import BOXES, Box
from tianxia.words import Words


@lru_cache(20 * BOXES)
def trigger_of(box: Box, card: int) -> str:
    """The court action that activates a card."""
    return COURT_ACTIONS[int(box.record.triggers[card])]


@lru_cache(20 * BOXES)
def bonus_of(box: Box, card: int) -> str:
    """The bonus of a card."""
    return BONUSES[int(box.record.bonuses[card])]


@cache
def aspect_name(card: int) -> str:
    """The aspect of a card."""
    return ASPECTS[aspect_of(card)]


def card_facts(box: Box, words: Words, card: int) -> dict[str, str | int]:
    """What sentences say of a card: its aspect, the court action that activates it and what it brings then."""
    return {
        "card": card,
        "aspect": aspect_name(card),
        "trigger": words(f"court-{trigger_of(box, card)}"),
        "bonus": words(f"bonus-{bonus_of(box, card)}"),
    }
