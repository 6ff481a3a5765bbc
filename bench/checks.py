"""The numbers the design must hold (docs/speed.md), for each of our games that was measured."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from figures import Figures, baseline, faster

TIMES_CATANATRON = 20.0
TABLE_DECISIONS_PER_S = 50_000.0
COPY_US = 1.0
STATE_BYTES = 2048.0
TIMES_CATANATRON_MCTS = 10.0
PLAYOUTS = {"china": 2000.0, "yellow-yangtze": 1000.0}
"""Whole random games a second."""


@dataclass(frozen=True)
class Check:
    """One number, what it must be, and whether it is (None: it could not be measured)."""

    game: str
    what: str
    value: float | None
    limit: float
    passed: bool | None


def check(
    ours: Sequence[Figures], peers: Sequence[Figures], state_bytes: Mapping[str, int], *, compiled: str, table: str,
    search: str,
) -> list[Check]:  # fmt: skip
    """Every check of every game; `compiled`, `table` and `search` name the ways of play that are checked."""
    catanatron = baseline(peers, "Catanatron")
    checks = []
    for each in ours:
        if each.way == compiled:
            times = faster(each.decisions_per_s, catanatron.decisions_per_s if catanatron else None)
            checks.append(_at_least(each.game, "compiled random play, times Catanatron's", times, TIMES_CATANATRON))
            if each.game in PLAYOUTS:
                checks.append(_at_least(each.game, "random games/s", each.games_per_s, PLAYOUTS[each.game]))
        elif each.way == table:
            checked = each.decisions_per_s
            checks.append(_at_least(each.game, "decisions/s through Table", checked, TABLE_DECISIONS_PER_S))
            checks.append(_below(each.game, "µs for Table.copy()", each.copy_us, COPY_US))
        elif each.way == search:
            times = faster(each.simulations_per_s, catanatron.simulations_per_s if catanatron else None)
            checks.append(_at_least(each.game, "simulations/s, times Catanatron's MCTS", times, TIMES_CATANATRON_MCTS))
    checks += [_below(game, "bytes of state", size, STATE_BYTES) for game, size in state_bytes.items()]
    return sorted(checks, key=lambda each: list(state_bytes).index(each.game))


def _at_least(game: str, what: str, value: float | None, limit: float) -> Check:
    return Check(game, f"{what}, at least {limit:,.0f}", value, limit, None if value is None else value >= limit)


def _below(game: str, what: str, value: float | None, limit: float) -> Check:
    return Check(game, f"{what}, under {limit:,.0f}", value, limit, None if value is None else value < limit)
