"""What a seat may see (RULES.md, 19).

Which card lies in which pile is public, and a pile has no order: the only secret is chance itself.
"""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.state import State
from tianxia.kernel.chance import Source, next_bits
from tianxia.kernel.contract import blanking
from tianxia.kernel.rule import rule

blank = blanking(State)


@rule
def scrub(box: Components, s: State, seat: int) -> None:
    """Blank chance."""
    blank(s, seat)


@rule
def determinize(box: Components, s: State, seat: int, source: Source) -> None:
    """Another chance: every continuation then has its true probability."""
    s.chance = next_bits(source)
