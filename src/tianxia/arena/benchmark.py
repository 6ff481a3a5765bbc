"""Tianxia-1, a benchmark: fixed tables, opponents and seeds, a report that can be checked (docs/benchmark.md).

What is played is in the games' own folders (`mind/benchmark.toml`). Opponents are bounded by iterations, so they play
the same on every machine; the first actions of each are kept as a digest, so that a change of them cannot go unnoticed.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from tianxia.arena.match import Lost, Outcome, Pairing, play_all
from tianxia.arena.statistics import interval
from tianxia.bots import make_bot
from tianxia.bots.playing import bot_of
from tianxia.games import GAMES
from tianxia.kernel.documents import Document, items, list_value, read_document, table, whole_table
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.record import parse_record
from tianxia.table import Table, new

NAME = "Tianxia-1"
SEEDS = 100
"""Of each table; every one is played once for each seat of the entrant."""
QUICK = 4
"""Seeds of a first look."""
FIRST_SEED = 1_000_000_001
"""Far from those that learners usually begin with: nobody shall have practised with these."""
BUDGET = 1.0
"""Seconds that an entrant may take for a decision, on average, on one core."""
OPENING = 30
"""Actions of the opponents that their digest knows."""

Game = dict[str, Any]
"""One game of a report."""


class Task(NamedTuple):
    """A table at which an entrant is tried, once in every seat."""

    game: str
    players: int
    opponent: str
    """The bot at all other seats; nobody in a game for one."""
    opening: str
    """The digest of how the opponent plays (`opening_of`)."""


def read_tasks(games: Iterable[str] = GAMES) -> list[Task]:
    """The tables of the benchmark, as the games' files say."""
    found = []
    for name in games:
        file = GAMES[name].folder / "mind" / "benchmark.toml"
        document = table(read_document(file) if file.exists() else {}, "", ("tables",))
        for n, entry in enumerate(list_value(document.get("tables", []), "tables")):
            each = whole_table(entry, f"tables[{n}]", ("players", "opponent", "opening"))
            found.append(Task(name, each["players"], each["opponent"], each["opening"]))
    return found


def opening_of(task: Task) -> str:
    """The digest of the first actions when the opponent sits at all seats of the first seed (alone: random)."""
    game = new(task.game, task.players, seed=FIRST_SEED)
    bots = [bot_of(game, task.opponent or "random", seat) for seat in range(task.players)]
    while not game.is_over and game.ply < OPENING:
        game.play(bots[game.decider].choose(game.scrubbed(game.decider), game.decider, game.ply))
    return hashlib.sha256(" ".join(map(str, game.action_ids)).encode()).hexdigest()[:16]


def places(tasks: Sequence[Task], seeds: int) -> list[tuple[int, int, int]]:
    """All games to play: the number of the task, the seed, and the seat of the entrant."""
    return [
        (number, FIRST_SEED + i, seat)
        for number, task in enumerate(tasks)
        for i in range(seeds)
        for seat in range(task.players)
    ]


def run(entrant: str, tasks: Sequence[Task], seeds: int = SEEDS, processes: int | None = None) -> Iterator[Game]:
    """Let a bot play, a game at a time; `report` makes a report of them.

    Raises Unreadable if there is no such bot, or if an opponent is not the one that the benchmark means.
    """
    for task in tasks:
        make_bot(entrant, GAMES[task.game], GAMES[task.game].box, 0, trusted=True)
        if opening_of(task) != task.opening:
            raise Unreadable("other-opponent", task.game, bot=task.opponent, benchmark=NAME)
    wanted = places(tasks, seeds)
    for number, task in enumerate(tasks):  # a pool prepares one game
        own = [place for place in wanted if place[0] == number]
        pairings = [Pairing(task.game, {}, "", seed, _seats(task, entrant, seat)) for _, seed, seat in own]
        for place, outcome in zip(own, play_all(pairings, processes), strict=True):
            yield _noted(place, outcome)


def _seats(task: Task, entrant: str, seat: int) -> tuple[str, ...]:
    return tuple(entrant if other == seat else task.opponent for other in range(task.players))


def _noted(place: tuple[int, int, int], outcome: Outcome | Lost) -> Game:
    number, seed, seat = place
    where: Game = {"task": number, "seed": seed, "seat": seat}
    if isinstance(outcome, Lost):
        return {**where, "lost": str(outcome.reason)}
    thought = {"decisions": outcome.decisions[seat], "seconds": round(outcome.seconds[seat], 3)}
    return {**where, "scores": outcome.scores, "ranks": outcome.ranks, **thought, "record": outcome.record}


def report(entrant: str, tasks: Sequence[Task], seeds: int, games: Sequence[Game]) -> Document:
    """What a run has found, with the games themselves and a hash over all of it."""
    plain: list[Game] = json.loads(json.dumps(games))
    document = {
        "benchmark": NAME, "entrant": entrant, "tianxia": version("tianxia"), "seeds": seeds,
        "rules": {task.game: GAMES[task.game].version for task in tasks},
        **_summary(tasks, plain), "games": plain,
    }  # fmt: skip
    return {**document, "hash": digest(document)}


def digest(document: Document) -> str:
    """The hash of a report: SHA-256 of it as JSON without `hash`, with sorted keys and without spaces."""
    kept = {name: value for name, value in document.items() if name != "hash"}
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def ahead(game: Game) -> float:
    """What an entrant gets for a game: the part of the other seats it finished ahead of, ties half; alone, a victory.

    >>> ahead({"seat": 1, "ranks": [1, 2, 2], "scores": [9, 7, 7]})
    0.25
    """
    if "lost" in game:
        return 0.0
    seat, ranks = game["seat"], game["ranks"]
    if len(ranks) == 1:
        return float(game["scores"][0] > 0)
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    return fmean((ranks[seat] < rank) + (ranks[seat] == rank) / 2 for rank in others)


def _summary(tasks: Sequence[Task], games: Sequence[Game]) -> Document:
    """The tables, each with its share and interval, and the score: the mean over games of the mean of their tables."""
    lines, by_game = [], defaultdict(list)
    for number, task in enumerate(tasks):
        own = [game for game in games if game["task"] == number]
        seeds = defaultdict(list)
        for game in own:
            seeds[game["seed"]].append(ahead(game))
        groups = [fmean(shares) for shares in seeds.values()]
        low, high = interval(groups)
        decisions = sum(game.get("decisions", 0) for game in own)
        seconds = sum(game.get("seconds", 0.0) for game in own) / max(1, decisions)
        lines.append({
            "game": task.game, "players": task.players, "opponent": task.opponent, "games": len(own),
            "lost": sum("lost" in game for game in own), "ahead": round(fmean(groups), 4), "low": round(low, 4),
            "high": round(high, 4), "seconds": round(seconds, 4), "is_in_time": seconds <= BUDGET,
        })  # fmt: skip
        by_game[task.game].append((fmean(groups), (high - low) / 2))
    score = fmean(fmean(mean for mean, _ in each) for each in by_game.values())
    parts = [radius / len(each) / len(by_game) for each in by_game.values() for _, radius in each]
    radius = sqrt(sum(part * part for part in parts))
    bounds = {"low": round(max(0.0, score - radius), 4), "high": round(min(1.0, score + radius), 4)}
    return {"score": round(score, 4), **bounds, "tables": lines}


def verify(document: Document, tasks: Sequence[Task], sample: int) -> Iterator[Game]:
    """Check a report, and yield each game of a sample once it has been played again; raises Unreadable.

    The hash must be right, every game of the benchmark must be there once, and the figures must follow from the games.
    In each game of the sample the opponents must decide again what its record says.
    """
    keys = ("benchmark", "entrant", "tianxia", "seeds", "rules", "score", "low", "high", "tables", "games", "hash")
    given = whole_table(document, "", keys)
    if digest(document) != given["hash"]:
        raise Unreadable("report-hash", "hash")
    if given["benchmark"] != NAME or given["rules"] != {task.game: GAMES[task.game].version for task in tasks}:
        raise Unreadable("report-benchmark", "benchmark", known=NAME)
    games = list_value(given["games"], "games")
    try:
        found = [(game["task"], game["seed"], game["seat"]) for game in games]
        is_whole = 0 < given["seeds"] <= SEEDS and found == places(tasks, given["seeds"])
        figures = _summary(tasks, games) if is_whole else {}
    except (IndexError, KeyError, TypeError, ValueError):  # a game that is none
        is_whole, figures = False, {}
    if not is_whole:
        raise Unreadable("report-games", "games")
    for name, value in figures.items():
        if given[name] != value:
            raise Unreadable("report-figures", name)
    played = [n for n, game in enumerate(games) if "record" in game]
    for n in played[:: max(1, len(played) // max(1, sample))][:sample]:
        _play_again(games[n], tasks[games[n]["task"]], f"games[{n}]")
        yield games[n]


def _play_again(game: Game, task: Task, path: str) -> None:
    record = parse_record(game["record"])
    others = [seat for seat in range(task.players) if seat != game["seat"]]
    meant = (task.game, task.players, game["seed"], GAMES[task.game].read_options(task.players, {}), None)
    if (record.game, record.players, record.seed, dict(record.options), record.position) != meant:
        raise Unreadable("report-record", path)
    final = Table.from_record(record)
    standing = final.standing
    results = (list(items(game["scores"], path, task.players)), list(items(game["ranks"], path, task.players)))
    if standing is None or (list(standing.scores), list(standing.ranks)) != results:
        raise Unreadable("other-outcome", path)
    again = Table.from_record(record, to=0)
    bots = {seat: bot_of(again, task.opponent, seat) for seat in others}
    for action in final.action_ids:
        seat = again.decider
        if seat in bots and bots[seat].choose(again.scrubbed(seat), seat, again.ply) != action:
            raise Unreadable("report-opponent", path, ply=again.ply)
        again.play(action)
