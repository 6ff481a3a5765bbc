"""What a seat may see (specification: chapter 19).

Which card lies in which pile is public, and a pile has no order: the only secret is chance itself.
"""

from typing import Any

from tianxia.kernel.bits import NONE
from tianxia.kernel.chance import next_bits
from tianxia.kernel.rule import rule


@rule
def scrub(box: Any, s: Any, seat: int) -> None:
    """Blank chance."""
    s.chance = NONE


@rule
def determinize(box: Any, s: Any, seat: int, source: Any) -> None:
    """Another chance: every continuation then has its true probability."""
    s.chance = next_bits(source)
