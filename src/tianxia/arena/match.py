"""Playing the games of a tournament: paired seeds, balanced seats, all cores."""

from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

from tianxia.bots.playing import bot_of, play_game
from tianxia.games import GAMES
from tianxia.kernel.errors import Crashed, OutOfMemory, Problem
from tianxia.kernel.machine import cores
from tianxia.kernel.processes import pool_of
from tianxia.table import Table, new


class Pairing(NamedTuple):
    """One game to be played."""

    game: str
    options: dict[str, str]
    box: str
    """A corrected box file, or nothing."""
    seed: int
    seats: tuple[str, ...]
    """The bots by seat."""


class Outcome(NamedTuple):
    """One game that was played."""

    pairing: Pairing
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """By seat: 1 for the winner, or equal parts for several."""
    ranks: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thinking time by seat."""
    record: str


class Lost(NamedTuple):
    """One game that could not be played to its end."""

    pairing: Pairing
    reason: Problem


def schedule(
    game: str, bots: Sequence[str], players: int, games: int, seed: int, options: dict[str, str], box: Path | None
) -> list[Pairing]:
    """At least `games` games: every seed is played once for each way to rotate the bots around the table.

    So every bot sits in every seat equally often, and with the same deck as the others did. Fewer bots than seats sit
    down again in their order; of more bots than seats as many play as there are seats.
    """
    circle = [bots[i % len(bots)] for i in range(max(players, len(bots)))]
    rotations = list(dict.fromkeys(tuple((circle[i:] + circle[:i])[:players]) for i in range(len(circle))))
    seeds = -(-games // len(rotations))
    return [Pairing(game, options, str(box or ""), seed + i, rotation) for i in range(seeds) for rotation in rotations]


def play(pairing: Pairing) -> Outcome | Lost:
    """Play one game. Bots are seeded by game and seat, so iteration budgets give the same game again."""
    try:
        return _play(pairing)
    except MemoryError:
        return Lost(pairing, OutOfMemory("bot"))
    except Problem as error:
        return Lost(pairing, error)


def _play(pairing: Pairing) -> Outcome:
    game = GAMES[pairing.game]
    box = game.open_box(Path(pairing.box)) if pairing.box else game.box
    table = new(
        game.name, len(pairing.seats), seed=pairing.seed, options=pairing.options, box=box,
        seats=[f"bot:{name}" for name in pairing.seats],
    )  # fmt: skip
    bots = [bot_of(table, name, seat, trusted=True) for seat, name in enumerate(pairing.seats)]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)

    def watch(_: Table, seat: int, action: int, took: float) -> None:
        decisions[seat] += 1
        seconds[seat] += took

    play_game(table, bots, watch)
    return _outcome(pairing, table, decisions, seconds)


def play_all(pairings: Sequence[Pairing], processes: int | None = None) -> Iterator[Outcome | Lost]:
    """Play all games on all cores; outcomes come in the order of the pairings.

    If a process is killed, the games that were being played are played again, each by itself: what kills its process
    once more is lost, and nothing else.
    """
    number = processes or cores()
    if number == 1 or len(pairings) == 1:
        yield from map(play, pairings)
        return
    GAMES[pairings[0].game].compile()  # once, before every worker wants it
    waiting = list(pairings)
    while waiting:
        with pool_of(number) as pool:
            futures = [pool.submit(play, pairing) for pairing in waiting]
            done = 0
            for future in futures:
                if isinstance(future.exception(), BrokenProcessPool):
                    break
                done += 1
                yield future.result()
        waiting, rest = waiting[done:], futures[done:]
        suspects = number  # games begin in order, so the first unfinished ones are those that were being played
        while waiting and (suspects or rest[0].exception() is None):
            pairing, future = waiting.pop(0), rest.pop(0)
            if future.exception() is None:
                yield future.result()
            else:
                suspects -= 1
                yield _play_alone(pairing)


def _play_alone(pairing: Pairing) -> Outcome | Lost:
    """Play one game in a process of its own."""
    with pool_of(1) as pool:
        try:
            return pool.submit(play, pairing).result()
        except BrokenProcessPool:
            return Lost(pairing, Crashed("process"))


def _outcome(pairing: Pairing, table: Table, decisions: Sequence[int], seconds: Sequence[float]) -> Outcome:
    standing = table.standing
    assert standing is not None
    shares = tuple((seat in standing.winners) / max(1, len(standing.winners)) for seat in range(len(pairing.seats)))
    if len(shares) == 1:  # the only player is the best one, but has not always won
        shares = (float(standing.scores[0] > 0),)
    return Outcome(
        pairing, standing.scores, shares, standing.ranks, standing.reason, tuple(decisions), tuple(seconds),
        str(table.record()),
    )  # fmt: skip
