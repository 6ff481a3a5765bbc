"""Names that people give themselves, and what seats are called."""

import re
import unicodedata

from tianxia.store import Seat
from tianxia.web.identity import PROGRAM
from tianxia.words import Words

LENGTH, LONGEST = 30, 300
"""Characters of a name that are kept, and that are looked at."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that Unicode calls printable and nobody can see."""
CLAIM = re.compile(rf"(bot:|{PROGRAM}\b)\s*", re.IGNORECASE)
"""How the names of bots begin in records, and those of programs at tables."""


def clean_name(name: str) -> str:
    """A name in one line that can be seen, without what means something in records.

    >>> clean_name("bot:  Ann | Lee "), clean_name("BOT BOT Ann"), clean_name("\u3164")
    ('Ann Lee', 'Ann', '')
    """
    kept = "".join(c if c.isprintable() and c not in BLANK else " " for c in name[:LONGEST]).replace("|", " ")
    kept = " ".join(kept.split())
    while (claim := CLAIM.match(kept)) is not None:
        kept = kept[claim.end() :]
    is_seen = any(not unicodedata.category(c).startswith("M") for c in kept)
    return kept[:LENGTH].strip() if is_seen else ""


def name_of(seat: Seat, words: Words) -> str:
    """What a seat is called: a person's name, the level of a bot, or that nobody sits there yet."""
    if seat.name:
        return seat.name
    if seat.bot is None:
        return words("seat", seat=seat.seat + 1)
    return words(f"level-{seat.bot}") if f"level-{seat.bot}" in words else seat.bot.partition(":")[0]
