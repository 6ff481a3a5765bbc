"""The numbers the design must hold (docs/speed.md), for each of our games that was measured."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import adapters
import batches
import ours
from figures import BASELINE, BASELINE_SEARCH, Figures, baseline, faster

TIMES_CATANATRON = 20.0
TABLE_DECISIONS_PER_S = 50_000.0
COPY_US = 1.0
STATE_BYTES = 2048.0
TIMES_CATANATRON_MCTS = 10.0
PLAYOUTS = 2000.0
"""Whole random games a second, in every game."""
TIMES_ONE_CORE = 1.7
VECTOR_DECISIONS_PER_S = 300_000.0
ADAPTER_US = 30.0


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
    catanatron, mcts = baseline(peers, BASELINE), baseline(peers, BASELINE_SEARCH)
    checks = []
    for each in ours:
        if each.way == compiled:
            times = faster(each.decisions_per_s, catanatron.decisions_per_s if catanatron else None)
            checks.append(_at_least(each.game, "compiled random play, times Catanatron's", times, TIMES_CATANATRON))
            checks.append(_at_least(each.game, "random games/s", each.games_per_s, PLAYOUTS))
        elif each.way == table:
            checked = each.decisions_per_s
            checks.append(_at_least(each.game, "decisions/s through Table", checked, TABLE_DECISIONS_PER_S))
            checks.append(_below(each.game, "µs for Table.copy()", each.copy_us, COPY_US))
        elif each.way == search:
            times = faster(each.simulations_per_s, mcts.simulations_per_s if mcts else None)
            checks.append(_at_least(each.game, "simulations/s, times Catanatron's MCTS", times, TIMES_CATANATRON_MCTS))
    checks += [_below(game, "bytes of state", size, STATE_BYTES) for game, size in state_bytes.items()]
    return sorted(checks, key=lambda each: list(state_bytes).index(each.game))


def check_research(figures: Sequence[Figures]) -> list[Check]:
    """Batches on all cores beside one, the vector environment, and what an adapter adds to an unchecked step."""
    found = {(each.game, each.way): each for each in figures}
    checks = []
    for game in dict.fromkeys(each.game for each in figures):
        one, several = found.get((game, batches.ONE_CORE)), found.get((game, batches.ALL_CORES))
        if one and several:
            times = faster(several.decisions_per_s, one.decisions_per_s)
            checks.append(_at_least(game, "batch on all cores, times one core", times, TIMES_ONE_CORE))
        if vector := found.get((game, batches.VECTOR)):
            rate = vector.decisions_per_s
            checks.append(_at_least(game, "decisions/s of the vector environment", rate, VECTOR_DECISIONS_PER_S))
        bare = found.get((game, ours.UNCHECKED))
        for way in adapters.WAYS:
            through = found.get((game, way))
            if through and bare and through.step_us and bare.step_us:
                checks.append(_below(game, f"µs added by the {way}", through.step_us - bare.step_us, ADAPTER_US))
    return checks


def _at_least(game: str, what: str, value: float | None, limit: float) -> Check:
    return Check(game, f"{what}, at least {limit:,g}", value, limit, None if value is None else value >= limit)


def _below(game: str, what: str, value: float | None, limit: float) -> Check:
    return Check(game, f"{what}, under {limit:,.0f}", value, limit, None if value is None else value < limit)
