"""The results of a tournament, with confidence intervals."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, stdev

from tianxia.arena.match import Outcome
from tianxia.kernel.errors import needs

with needs("arena"):
    from openskill.models import PlackettLuce

Z_95 = 1.96
"""Standard deviations of a 95 % interval."""
ALPHA = 0.05
"""The probability of a wrong verdict at which a tournament may stop."""


@dataclass(frozen=True)
class Line:
    """One bot's line of the table."""

    bot: str
    games: int
    """How many seats it has played; two in one game count twice."""
    wins: float
    share: float
    low: float
    high: float
    """The win share with its 95 % interval."""
    fair: float
    """The win share if all bots were equally strong."""
    score: float
    margin: float
    """The mean score, and the mean lead over the best other bot."""
    seconds: float
    """Per decision."""
    rating: float
    spread: float
    """OpenSkill (Plackett-Luce): the mean and its uncertainty."""


def lines(outcomes: Sequence[Outcome]) -> list[Line]:
    """The table, the strongest first."""
    names = sorted({name for outcome in outcomes for name in outcome.pairing.seats})
    ratings = _ratings(outcomes, names)
    found = [_line(name, outcomes, *ratings[name]) for name in names]
    return sorted(found, key=lambda line: (-line.share, line.bot))


def interval(groups: Sequence[float]) -> tuple[float, float]:
    """A 95 % interval for a mean of shares, one number for each seed.

    Games of one seed are played with the same deck, so the seeds are what is independent. When all seeds agree the
    spread says nothing; then Wilson's interval for as many yes-or-no trials is used.
    """
    n, mean = len(groups), fmean(groups)
    if n > 1 and (spread := stdev(groups)) > 0:
        radius = Z_95 * spread / sqrt(n)
        return max(0.0, mean - radius), min(1.0, mean + radius)
    middle = (mean + Z_95**2 / (2 * n)) / (1 + Z_95**2 / n)
    radius = Z_95 / (1 + Z_95**2 / n) * sqrt(mean * (1 - mean) / n + Z_95**2 / (4 * n * n))
    return max(0.0, middle - radius), min(1.0, middle + radius)


def is_decided(groups: Sequence[float], fair: float) -> bool:
    """May a tournament stop here: is the share clearly not the fair one, however often we looked?

    A normal mixture confidence sequence for numbers in [0, 1]: it holds at all times at once with 95 %, so looking
    after every game is allowed.
    """
    n, tuning = len(groups), 0.2
    inside = n * tuning**2 + 1
    radius = sqrt(2 * inside / (n * n * tuning**2) * 0.25 * log(sqrt(inside) / ALPHA))
    return abs(fmean(groups) - fair) > radius


def seat_share(outcomes: Sequence[Outcome]) -> float:
    """The part of the variance of the victories that the seat explains (eta squared)."""
    by_seat = list(zip(*(outcome.shares for outcome in outcomes), strict=True))
    everything = [share for shares in by_seat for share in shares]
    mean = fmean(everything)
    total = sum((share - mean) ** 2 for share in everything)
    between = sum(len(shares) * (fmean(shares) - mean) ** 2 for shares in by_seat)
    return between / total if total else 0.0


def shares_by_seed(outcomes: Sequence[Outcome], bot: str) -> list[float]:
    """The mean win share of a bot's places, seed by seed."""
    groups = defaultdict(list)
    for outcome in outcomes:
        for name, share in zip(outcome.pairing.seats, outcome.shares, strict=True):
            if name == bot:
                groups[outcome.pairing.seed].append(share)
    return [fmean(shares) for shares in groups.values()]


def _line(name: str, outcomes: Sequence[Outcome], rating: float, spread: float) -> Line:
    places = [(o, seat) for o in outcomes for seat, bot in enumerate(o.pairing.seats) if bot == name]
    share = fmean(o.shares[seat] for o, seat in places)
    margins = [o.scores[seat] - max((s for i, s in enumerate(o.scores) if i != seat), default=0) for o, seat in places]
    decisions = sum(o.decisions[seat] for o, seat in places)
    low, high = interval(shares_by_seed(outcomes, name))
    return Line(
        bot=name,
        games=len(places),
        wins=sum(o.shares[seat] for o, seat in places),
        share=share,
        low=low,
        high=high,
        fair=1 / len(outcomes[0].pairing.seats),
        score=fmean(o.scores[seat] for o, seat in places),
        margin=fmean(margins),
        seconds=sum(o.seconds[seat] for o, seat in places) / max(1, decisions),
        rating=rating,
        spread=spread,
    )


def _ratings(outcomes: Sequence[Outcome], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings after all games, in their order. Several seats of one bot count as one: their mean rank."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        ranks = defaultdict(list)
        for name, rank in zip(outcome.pairing.seats, outcome.ranks, strict=True):
            ranks[name].append(rank)
        if len(ranks) > 1:
            present = list(ranks)
            rated = model.rate([[ratings[name]] for name in present], ranks=[fmean(ranks[name]) for name in present])
            ratings.update(zip(present, (team[0] for team in rated), strict=True))
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
