"""Every figure of docs/strength.md in one command: who beats whom, with 95 % intervals, on all cores.

Example: python bench/strength.py --minutes 9
         python bench/strength.py --sections campaign --minutes 5 --json build/out/campaign.json
         python bench/strength.py --minutes 60 --go-on build/out/strength.json

Sections share the minutes. A match that runs out of time has fewer games and a wider interval. Every game is kept in
the file, which is written again and again, so that a run that is cut off is not lost and another one can go on from it
(or from several, of several machines): games of levels and settings that have been changed since then do not count.
Changed rules, searches or evaluations are not noticed: start over then.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import count, pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

from machine import machine
from tianxia import GAMES
from tianxia.arena.match import Lost, Outcome, Pairing, play, schedule
from tianxia.arena.statistics import interval, shares_by_seed
from tianxia.bots.levels import LEVELS, level, mind_of
from tianxia.cli.prepare import prepare_games
from tianxia.kernel.machine import cores

RESULTS = Path(__file__).resolve().parent.parent / "build" / "out" / "strength.json"
FIRST_SEED = 50_000
"""Seeds that no tuning has used."""
WEIGHTS = {"greedy": 1, "campaign": 12, "search": 8, "levels": 5}
"""The sections in their order, and how they share the time."""


Kept = dict[str, Any]
"""A part of the file that figures are kept in."""


@dataclass(frozen=True)
class Figure:
    """What a match says."""

    section: str
    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, str]
    games: int
    share: float | None
    """Of the first bot; None if there is no game to tell."""
    low: float
    high: float
    at_least: float
    holds: bool | None
    seconds_per_decision: float
    """Of the first bot."""
    lost: list[str]
    """Why, for games that could not be played."""
    settings: list[str]
    """What the bots were: a level's settings change with time."""
    played: list[Kept]


@dataclass
class Match:
    """One bot against another that fills the other seats; in a game for one, both play the same seeds."""

    section: str
    game: str
    bots: tuple[str, ...]
    at_least: float
    """The share that the first bot must win."""
    most: int
    """The games that are enough."""
    options: dict[str, str] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    lost: list[Lost] = field(default_factory=list)

    @property
    def players(self) -> int:
        """At its table."""
        return mind_of(GAMES[self.game]).players

    @property
    def settings(self) -> list[str]:
        """The bots as what they are."""
        game = GAMES[self.game]
        found = [(bot, level(game, bot)) for bot in self.bots]
        texts = [known.bot if known else bot for bot, known in found]
        return [f"{text} {dict(mind_of(game).search)}" if text.startswith("search") else text for text in texts]

    @property
    def is_full(self) -> bool:
        """Whether it has its games."""
        return len(self.outcomes) + len(self.lost) >= self.most

    def pairings(self) -> Iterator[Pairing]:
        """Games without end: every seed with the first bot in every seat. Without those that were played already."""
        played = {(outcome.pairing.seed, outcome.pairing.seats) for outcome in self.outcomes}
        return (each for each in self._pairings() if (each.seed, each.seats) not in played)

    def _pairings(self) -> Iterator[Pairing]:
        options = GAMES[self.game].read_options(self.players, self.options)
        for seed in count(FIRST_SEED):
            line_up = [*self.bots, *self.bots[1:] * (self.players - 2)]
            yield from schedule(self.game, line_up, self.players, 1, seed, options, None)

    def recall(self, figure: Kept) -> None:
        """Take over the games of an earlier run, if it was the same match."""
        mine = [self.section, self.game, list(self.bots), self.options, self.settings]
        if mine != [figure[name] for name in ("section", "game", "bots", "options", "settings")]:
            return
        for kept in figure["played"]:
            pairing = Pairing(self.game, self.options, "", kept.pop("seed"), tuple(kept.pop("seats")))
            if all(pairing[3:] != outcome.pairing[3:] for outcome in self.outcomes):
                numbers = {name: tuple(values) for name, values in kept.items()}
                self.outcomes.append(Outcome(pairing=pairing, reason="", record="", **numbers))

    def add(self, outcome: Outcome | Lost) -> None:
        """One more game; the last one tells the figure."""
        if isinstance(outcome, Lost):
            self.lost.append(outcome)
        else:
            self.outcomes.append(outcome)
        if self.is_full:
            _tell(self)

    def rounds(self) -> list[list[Outcome]]:
        """The outcomes seed by seed, of seeds that were played in every way."""
        by_seed: dict[int, list[Outcome]] = {}
        for outcome in self.outcomes:
            by_seed.setdefault(outcome.pairing.seed, []).append(outcome)
        full = len(self.bots) if self.players == 1 else self.players
        return [
            sorted(by_seed[seed], key=lambda outcome: outcome.pairing.seats != (self.bots[0],))
            for seed in sorted(by_seed)
            if len(by_seed[seed]) == full
        ]

    def shares(self) -> list[float]:
        """What the first bot won, seed by seed.

        Levels are compared two by two: how many of the others a bot finishes ahead of, whatever their number. Of two
        that play alone only those seeds count that one of them won and the other lost.
        """
        rounds = self.rounds()
        if self.players == 1 and len(self.bots) == 2:
            return [first.shares[0] for first, second in rounds if first.shares != second.shares]
        if self.section == "levels":
            return [fmean(_ahead(outcome, self.bots[0]) for outcome in outcomes) for outcomes in rounds]
        return shares_by_seed([outcome for outcomes in rounds for outcome in outcomes], self.bots[0])

    def figure(self) -> Figure:
        """The line of the table."""
        shares = self.shares()
        low, high = interval(shares) if shares else (0.0, 1.0)
        share = fmean(shares) if shares else None
        decisions = sum(n for o in self.outcomes for bot, n in _by_seat(o, o.decisions) if bot == self.bots[0])
        seconds = sum(s for o in self.outcomes for bot, s in _by_seat(o, o.seconds) if bot == self.bots[0])
        return Figure(
            section=self.section,
            game=self.game,
            players=self.players,
            bots=self.bots,
            options=self.options,
            games=sum(map(len, self.rounds())),
            share=share,
            low=low,
            high=high,
            at_least=self.at_least,
            holds=None if share is None else share >= self.at_least,
            seconds_per_decision=seconds / max(1, decisions),
            lost=[str(lost.reason) for lost in self.lost],
            settings=self.settings,
            played=[_kept(outcome) for outcome in self.outcomes],
        )


def matches() -> list[Match]:
    """All that docs/strength.md tells."""
    found = []
    for game, rules in GAMES.items():
        players = mind_of(rules).players
        found.append(Match("greedy", game, ("greedy", "random"), 0.85 if players > 2 else 0.95, 400))
        if players > 1:
            share = 0.6 if players > 2 else 0.8
            found.append(Match("search", game, ("search:time=1", "greedy"), share, 60 * players))
        most = 100 * players if players > 1 else 600  # alone only seeds count that one of the two has won
        found += [Match("levels", game, (above, below), 0.6, most) for below, above in pairwise(LEVELS)]
        if rules.campaigns is not None:
            options = dict(rules.campaigns.options)
            found.append(Match("campaign", game, ("emperor",), 0.7, 200, options))
            found.append(Match("campaign", game, ("greedy",), 0.0, 400, options))
    return found


def run(todo: Sequence[Match], pool: ProcessPoolExecutor, until: float) -> Iterator[None]:
    """Play matches until they are done or no game would be finished in time; each gets an equal part of the cores.

    Stops for a moment whenever games have ended.
    """
    sources = [match.pairings() for match in todo]
    begun = [len(match.outcomes) for match in todo]
    longest, spent = [0.0] * len(todo), [0.0] * len(todo)
    flying: dict[Future[Outcome | Lost], tuple[int, float]] = {}

    def may_begin(i: int) -> bool:
        return begun[i] < todo[i].most and time.monotonic() + longest[i] < until

    def used(i: int) -> float:
        return spent[i] + sum(max(longest[i], time.monotonic() - start) for k, start in flying.values() if k == i)

    while True:
        while len(flying) < cores() and (ready := [i for i in range(len(todo)) if may_begin(i)]):
            i = min(ready, key=used)
            flying[pool.submit(play, next(sources[i]))] = i, time.monotonic()
            begun[i] += 1
        if not flying or time.monotonic() >= until:
            return
        done, _ = wait(flying, timeout=max(0.0, until - time.monotonic()), return_when=FIRST_COMPLETED)
        for future in done:
            i, start = flying.pop(future)
            taken = time.monotonic() - start
            longest[i], spent[i] = max(longest[i], taken), spent[i] + taken
            todo[i].add(future.result())
        yield


def main() -> None:
    """Prepare, play section by section, print and write."""
    parser = _parser()
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    everything = [
        match
        for match in matches()
        if match.section in asked.sections and match.game in asked.games and match.bots[0] in (asked.bots or match.bots)
    ]
    if not everything:
        parser.error(f"none of the bots {', '.join(asked.bots)} is the first of a match of these sections and games")
    prepare_games(asked.games)
    sections = [section for section in WEIGHTS if section in asked.sections]
    pool = ProcessPoolExecutor(cores(), mp_context=get_context("spawn"))
    for file in asked.go_on:
        for figure in json.loads(file.read_text(encoding="utf-8"))["figures"]:
            for match in everything:
                match.recall(figure)
    for number, section in enumerate(sections):
        rest = sum(WEIGHTS[name] for name in sections[number:])
        todo = [match for match in everything if match.section == section and not match.is_full]
        until = time.monotonic() + (end - time.monotonic()) * WEIGHTS[section] / rest
        for _ in run(todo, pool, until):
            _write(asked.json, everything)
        for match in todo:
            if not match.is_full:
                _tell(match)
    _write(asked.json, everything)
    for process in list(pool._processes.values()):  # games that were not finished in time
        process.terminate()
    pool.shutdown(cancel_futures=True)
    print(f"written to {asked.json}")


def _ahead(outcome: Outcome, bot: str) -> float:
    """The part of the other seats that a bot finishes ahead of; equals count half."""
    seat = outcome.pairing.seats.index(bot)
    own, others = outcome.ranks[seat], [rank for i, rank in enumerate(outcome.ranks) if i != seat]
    return fmean(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others)


def _kept(outcome: Outcome) -> Kept:
    """What figures need of a game."""
    kept = {"seed": outcome.pairing.seed, "seats": outcome.pairing.seats}
    return kept | {name: getattr(outcome, name) for name in ("scores", "shares", "ranks", "decisions", "seconds")}


def _by_seat(outcome: Outcome, numbers: Sequence[float]) -> Iterator[tuple[str, float]]:
    return zip(outcome.pairing.seats, numbers, strict=True)


def _tell(match: Match) -> None:
    figure = match.figure()
    verdict = {True: "holds", False: "DOES NOT HOLD", None: "not measured"}[figure.holds]
    interval = f"({100 * figure.low:.1f}-{100 * figure.high:.1f})"
    shown = "-" if figure.share is None else f"{100 * figure.share:5.1f} % {interval}"
    print(
        f"{match.section:7} {match.game:15} {' over '.join(match.bots):24} {shown:22} {figure.games:4} games, "
        f"{figure.seconds_per_decision:.4f} s/decision, at least {100 * match.at_least:.0f} %: {verdict}",
        *(f"\n        lost: {reason}" for reason in figure.lost),
        flush=True,
    )


def _write(file: Path, everything: Sequence[Match]) -> None:
    document = {
        "machine": machine(),
        "date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "figures": [asdict(match.figure()) for match in everything],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(document) + "\n", encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9.0, help="for everything, preparing included (%(default)s)")
    parser.add_argument("--sections", nargs="+", choices=list(WEIGHTS), default=list(WEIGHTS), help="which (all)")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="of which games (all)")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="only matches of these over others (all)")
    parser.add_argument(
        "--go-on", type=Path, nargs="+", default=[], metavar="FILE", help="add to the games of these earlier runs"
    )
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="FILE", help="where figures go (%(default)s)")
    return parser


if __name__ == "__main__":
    main()
