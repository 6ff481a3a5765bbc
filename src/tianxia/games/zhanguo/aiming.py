"""How a person points at an action of ZhanGuo and hears it: targets of the drawing, and phrases."""

from tianxia.kernel.game import Box
from tianxia.kernel.words import Words


def aim(box: Box, text: str) -> tuple[str, ...]:
    """The targets of an action, in the order of the clicks."""
    return ()


def phrase(box: Box, text: str, words: Words) -> str:
    """An action in words."""
    return text
