"""Results: how a game ended, as lists keep it; those who resigned come after all who played on."""

from collections.abc import Collection, Iterable

from tianxia.kernel.documents import Document
from tianxia.store import OVER, WAITING
from tianxia.table import Standing, Table

ABANDONED: Document = {"ended": "abandoned"}
"""The result of a game that all have agreed to leave."""


def result_of(table: Table, resigned: Collection[int] = ()) -> Document | None:
    """How a finished game ended: `scores` and `ranks` by seat, and who `resigned`; None while it goes on."""
    standing = standing_of(table, resigned)
    if standing is None:
        return None
    found: Document = {"scores": list(standing.scores), "ranks": list(standing.ranks)}
    return found | {"resigned": sorted(resigned)} if resigned else found


def resignation(players: int, resigned: Iterable[int]) -> Document:
    """The result of a game that ends because of a resignation: nobody counts points, whoever is left has won."""
    gone = set(resigned)
    return {"ended": "resigned", "ranks": _ranks([1] * players, gone), "resigned": sorted(gone)}


def standing_of(table: Table, resigned: Collection[int] = ()) -> Standing | None:
    """Scores, ranks and winners of a finished game; whoever resigned has not won, however well a bot went on."""
    standing = table.standing
    if standing is None or not resigned:
        return standing
    ranks = _ranks(standing.ranks, resigned)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return standing._replace(ranks=tuple(ranks), winners=winners)


def kept_standing(
    table: Table | None, ended: Document | None, resigned: Collection[int]
) -> tuple[int, int, Document | None]:
    """Whose turn it is, how many actions stand and how the game ended, as lists keep it; no table: nothing is dealt."""
    if table is None:
        return WAITING, 0, None
    return (OVER, table.ply, ended) if ended else (table.decider, table.ply, result_of(table, resigned))


def _ranks(ranks: Iterable[int], resigned: Collection[int]) -> list[int]:
    """Ranks of those who played on among themselves; the others share the last.

    >>> _ranks([1, 2, 3], {0})
    [3, 1, 2]
    """
    ranked = list(ranks)
    kept = [rank for seat, rank in enumerate(ranked) if seat not in resigned]
    return [
        1 + len(kept) if seat in resigned else 1 + sum(other < rank for other in kept)
        for seat, rank in enumerate(ranked)
    ]
