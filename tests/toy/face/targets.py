"""How a person points at an action and hears it (RULES.md, 9)."""

from tianxia.kernel.game import Box
from tianxia.words import Words


def targets(box: Box, text: str) -> tuple[str, ...]:
    """The die, the lanterns, the own card."""
    return ({"roll": "die", "bank": "pot", "swap": "card"}[text],)


def phrase(box: Box, text: str, words: Words) -> str:
    """An action in words."""
    return words(f"phrase-{text}")
