"""A career: what somebody's finished games add up to, by game, by seats and by opponent.

An abandoned game does not count. A seat that resigned comes last, as `web.results` has it, and what a bot has played
for somebody who was away is theirs. A friend at the same screen is an opponent; so is a bot, by its level.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tianxia.store import Played


class Outcome(NamedTuple):
    """How a game ended for somebody."""

    game: Played
    seat: int
    rank: int
    """Of a game for one: 1 if it was won, else 2."""
    points: int | None
    """None of a game for one, and where nobody counted them because others had resigned."""
    is_resigned: bool

    @property
    def is_won(self) -> bool:
        """First, alone or with others?"""
        return self.rank == 1 and not self.is_resigned


@dataclass
class Tally:
    """Games and victories."""

    games: int = 0
    won: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.won += outcome.is_won


@dataclass
class Streak:
    """Victories in a row."""

    now: int = 0
    longest: int = 0

    def add(self, outcome: Outcome) -> None:
        """Go on with the next game."""
        self.now = self.now + 1 if outcome.is_won else 0
        self.longest = max(self.longest, self.now)


@dataclass
class Record:
    """What somebody has reached in one game."""

    total: Tally = field(default_factory=Tally)
    seats: dict[int, Tally] = field(default_factory=dict)
    """By the number of seats at the table."""
    streak: Streak = field(default_factory=Streak)
    best: Outcome | None = None
    """The game with the most points, the first of several."""

    def add(self, outcome: Outcome) -> None:
        """Count the next game."""
        self.total.add(outcome)
        self.seats.setdefault(outcome.game.players, Tally()).add(outcome)
        self.streak.add(outcome)
        if outcome.points is not None and not outcome.is_resigned:
            best = None if self.best is None else self.best.points
            self.best = outcome if best is None or outcome.points > best else self.best


class Opponent(NamedTuple):
    """Who else sat there."""

    kind: str
    """person, hotseat, program or bot."""
    key: str
    """What tells two of a kind apart: an identity, a name, a level."""


@dataclass
class Rivalry:
    """How somebody has done against an opponent."""

    name: str
    """The latest one; empty for a bot."""
    games: int = 0
    ahead: int = 0
    behind: int = 0


@dataclass
class Career:
    """All of it."""

    outcomes: list[Outcome] = field(default_factory=list)
    """The games that count, the latest first."""
    total: Tally = field(default_factory=Tally)
    streak: Streak = field(default_factory=Streak)
    records: dict[str, Record] = field(default_factory=dict)
    """By the game's name."""
    rivals: dict[Opponent, Rivalry] = field(default_factory=dict)


def career_of(identity: str, games: Iterable[Played]) -> Career:
    """What somebody's finished games, the latest first, add up to."""
    found = [outcome for game in games if (outcome := outcome_of(identity, game)) is not None]
    career = Career(found)
    for outcome in reversed(found):
        career.total.add(outcome)
        career.streak.add(outcome)
        career.records.setdefault(outcome.game.game, Record()).add(outcome)
        _meet(career.rivals, outcome)
    return career


def outcome_of(identity: str, game: Played) -> Outcome | None:
    """How a game ended for somebody; None if it does not count."""
    own = [n for n, seat in enumerate(game.seats) if seat.identity == identity and seat.kind == "person"]
    ranks, scores = game.result.get("ranks"), game.result.get("scores")
    if not own or ranks is None:
        return None
    seat = own[0]
    is_resigned = seat in game.result.get("resigned", ())
    if game.players == 1:
        return Outcome(game, seat, 1 if scores and scores[0] > 0 else 2, None, is_resigned)
    return Outcome(game, seat, ranks[seat], scores[seat] if scores else None, is_resigned)


def together(rivals: dict[Opponent, Rivalry], kinds: Sequence[str]) -> Rivalry:
    """All opponents of some kinds as one, whose names are nobody's business."""
    met = [rivalry for opponent, rivalry in rivals.items() if opponent.kind in kinds]
    return Rivalry("", sum(r.games for r in met), sum(r.ahead for r in met), sum(r.behind for r in met))


def _meet(rivals: dict[Opponent, Rivalry], outcome: Outcome) -> None:
    for seat, (sitting, rank) in enumerate(zip(outcome.game.seats, outcome.game.result["ranks"], strict=True)):
        if seat == outcome.seat:
            continue
        known = {"person": sitting.identity, "bot": sitting.bot}.get(sitting.kind)
        rivalry = rivals.setdefault(Opponent(sitting.kind, known or sitting.name), Rivalry(sitting.name))
        rivalry.name = sitting.name
        rivalry.games += 1
        rivalry.ahead += outcome.rank < rank
        rivalry.behind += outcome.rank > rank
