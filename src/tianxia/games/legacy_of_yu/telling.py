"""What happened and what is asked, in words. The sentences are in words/*.ftl."""

from typing import Any

from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words


def tell(box: Box, s: Any, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    return []


def prompt(view: Document, seat: int, words: Words) -> str:
    """What is asked."""
    return words(f"prompt-{view['decision']}")
