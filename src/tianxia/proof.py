"""Proof: was a recorded game dealt as everybody was promised, and played by the rules?"""

from collections.abc import Mapping
from typing import NamedTuple

from tianxia.kernel.deal import Deal
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box
from tianxia.kernel.record import Record
from tianxia.table import Table
from tianxia.words import Words


class Finding(NamedTuple):
    """One thing that was checked."""

    name: str
    """What it is about; the sentence is the message `proof-NAME`, or `proof-no-NAME` if it does not hold."""
    holds: bool
    values: Mapping[str, object] = {}

    def sentence(self, words: Words) -> str:
        """What was found, in the reader's language."""
        values = {name: value.sentence(words) if isinstance(value, Unreadable) else value
                  for name, value in self.values.items()}  # fmt: skip
        return words(f"proof-{'' if self.holds else 'no-'}{self.name}", **values)


def verify(record: Record, *, box: Box | None = None) -> list[Finding]:
    """Check how a game was dealt, as far as its record tells, and then every action; each finding says what of.

    A record that begins with a position, or that tells nothing of its deal, may be a good game, but nothing is proven.
    """
    deal = record.deal
    if deal is None:
        found = [Finding("deal", False)]
    elif record.position is not None or record.campaign is not None:
        found = [Finding("set-up", False)]
    elif not deal.secret:
        found = [Finding("secret", False)]
    else:
        found = _dealt(record, deal)
    return [*found, _played(record, box)]


def _dealt(record: Record, deal: Deal) -> list[Finding]:
    added = [seat + 1 for seat, entropy in enumerate(deal.entropy) if entropy]
    seats = ", ".join(map(str, added))
    return [
        Finding("commitment", deal.is_kept),
        Finding("entropy", bool(added), {"count": len(added), "seats": seats}),
        Finding("seed", deal.seed == record.seed, {"seed": str(record.seed), "derived": str(deal.seed)}),
    ]


def _played(record: Record, box: Box | None) -> Finding:
    try:
        Table.from_record(record, box=box)
    except Unreadable as error:
        return Finding("play", False, {"reason": error})
    return Finding("play", True, {"count": len(record.actions)})
