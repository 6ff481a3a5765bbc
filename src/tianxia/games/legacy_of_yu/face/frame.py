"""The frame of a campaign: the page before its first story, what has changed before a game, and the last page."""

from collections.abc import Sequence

from tianxia.games.legacy_of_yu.face.log import outsider_title, townsfolk_title
from tianxia.games.legacy_of_yu.face.printed import rule_cards
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box, Page
from tianxia.words import Words

CLOSE = 4
"""A campaign was close if the side that lost it had won this many games."""


def prologue(words: Words) -> Page:
    """How things stood before the first game."""
    return Page("prologue", "", words("prologue"), words("prologue-text"), picture="spades")


def epilogue(document: Document, words: Words) -> Page | None:
    """What became of the valley and of Yu's house, by how the campaign went; None while it goes on."""
    finished = document.get("finished", "-")
    if finished not in ("won", "lost"):
        return None
    others = document["losses" if finished == "won" else "wins"]
    flags = document.get("flags", [])
    house = "home" if "home" in flags else "wed" if "wed" in flags else "alone"
    told = (words(f"epilogue-{finished}-{'near' if others >= CLOSE else 'far'}"), words(f"epilogue-{house}"))
    return Page("epilogue", "", words("epilogue"), "\n\n".join(told), picture="door")


def changes(box: Box, before: Document, after: Document, words: Words) -> list[str]:
    """What is different in the next game, from one whole document to a later one: rules first, then cards."""
    told = [_rule(card, words) for card in _new(before, after, "rules")]
    told += [words("change-rule-gone", rule=_rule_name(card, words)) for card in _new(after, before, "rules")]
    for kind in ("townsfolk", "outsiders", "canals", "huts"):
        for message, cards in (("joined", _new(before, after, kind)), ("left", _new(after, before, kind))):
            if cards:
                told.append(words(f"change-{message}", kind=kind, cards=_titles(box, kind, cards, words)))
    return told or [words("change-none")]


def _new(before: Document, after: Document, key: str) -> list[int]:
    return [card for card in after[key] if card not in before[key]]


def _rule_name(card: int, words: Words) -> str:
    return words(f"rule-{rule_cards()[card]['name']}")


def _rule(card: int, words: Words) -> str:
    effect = words(f"rule-{rule_cards()[card]['name']}-effect")
    return words("change-rule-new", rule=_rule_name(card, words), kind=rule_cards()[card]["kind"], effect=effect)


def _titles(box: Box, kind: str, cards: Sequence[int], words: Words) -> str:
    if kind == "townsfolk":
        return ", ".join(townsfolk_title(box, card, words) for card in cards)
    if kind == "outsiders":
        return ", ".join(outsider_title(box, card, words) for card in cards)
    return ", ".join(map(str, cards))
