"""`arena`: a tournament between bots."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.table import Table as Grid

from tianxia.arena.cluster import play_on_cluster
from tianxia.arena.match import Lost, Outcome, Pairing, play_all, schedule
from tianxia.arena.plot import plot
from tianxia.arena.statistics import Line, is_decided, lines, seat_share, shares_by_seed
from tianxia.bots import make_bot
from tianxia.cli.console import console, errors, make_folder, prepared, progress_bar, read_options, sentence, split_bots
from tianxia.kernel.errors import Crashed, Unreadable
from tianxia.kernel.machine import cores


def run_arena(
    name: str, players: int | None, bots: str, games: int, seed: int, option: Sequence[str], box: Path | None,
    out: Path | None, until_clear: bool, processes: int | None, ray: str | None,
) -> None:  # fmt: skip
    """Play the tournament, print the table, write what is asked for; the parameters are the command's options."""
    with prepared(name) as game:
        opened = game.box if box is None else game.open_box(box)
        seats = players or min(game.players)
        options = game.read_options(seats, read_options(option))
        names = split_bots(bots)
        if until_clear and seats == 1:
            raise Unreadable("until-clear-alone", "--until-clear")
        for bot in names:
            make_bot(bot, game, opened, 0, trusted=True)  # an unknown bot is an error now, not in a worker
    if out is not None:
        make_folder(out / "records")
    pairings = schedule(name, names, seats, games, seed, options, box)
    coming = play_all(pairings, processes) if ray is None else play_on_cluster(pairings, ray, processes)
    where = f"{processes or cores()} cores" if ray is None else f"Ray ({ray})"
    outcomes, lost = _gather(coming, pairings, f"{name}, {seats} players, {where}", names[0] if until_clear else None)
    for pairing, reason in lost:
        errors.print(f"lost: seed {pairing.seed}, {', '.join(pairing.seats)}: {sentence(reason)}")
    if not outcomes:
        raise Crashed("no-game")
    table = lines(outcomes)
    _print(table, outcomes)
    if out is not None:
        _write(out, f"{name}, {seats} players, {len(outcomes)} games", table, outcomes, lost)


def _gather(
    coming: Iterable[Outcome | Lost], pairings: Sequence[Pairing], title: str, decisive: str | None
) -> tuple[list[Outcome], list[Lost]]:
    """The games as they are played, behind a bar; with a `decisive` bot only until it is clearly better or worse."""
    outcomes: list[Outcome] = []
    lost: list[Lost] = []
    games_a_seed = sum(pairing.seed == pairings[0].seed for pairing in pairings)
    with progress_bar() as progress:
        task = progress.add_task(title, total=len(pairings))
        for outcome in coming:
            progress.advance(task)
            if isinstance(outcome, Lost):
                lost.append(outcome)
                continue
            outcomes.append(outcome)
            is_round = len(outcomes) % games_a_seed == 0
            if decisive is not None and is_round and _is_clear(outcomes, decisive):
                break
    return outcomes, lost


def _is_clear(outcomes: Sequence[Outcome], bot: str) -> bool:
    seats = outcomes[0].pairing.seats
    return is_decided(shares_by_seed(outcomes, bot), 1 / len(seats))


def _print(table: Sequence[Line], outcomes: Sequence[Outcome]) -> None:
    grid = Grid(
        "bot", "seats", "wins", "share", "95 %", "score", "lead", "s/decision", "rating", box=None, pad_edge=False
    )
    for line in table:
        grid.add_row(
            line.bot, str(line.games), f"{line.wins:.1f}", f"{100 * line.share:.1f} %",
            f"{100 * line.low:.1f}-{100 * line.high:.1f}", f"{line.score:.1f}", f"{line.margin:+.1f}",
            f"{line.seconds:.4f}", f"{line.rating:.1f} +- {2 * line.spread:.1f}",
        )  # fmt: skip
    console.print(grid, soft_wrap=False)
    told = f"{len(outcomes)} games, {len({outcome.pairing.seed for outcome in outcomes})} seeds"
    if len(outcomes[0].pairing.seats) > 1:
        told += f"; equals would win {100 * table[0].fair:.1f} %; "
        told += f"the seat explains {100 * seat_share(outcomes):.1f} % of the variance"
    console.print(told)


def _write(out: Path, title: str, table: Sequence[Line], outcomes: Sequence[Outcome], lost: Sequence[Lost]) -> None:
    for number, outcome in enumerate(outcomes):
        (out / "records" / f"{number:05}.record").write_text(outcome.record, encoding="utf-8")
    document = {
        "title": title,
        "seat_share": seat_share(outcomes),
        "bots": [asdict(line) for line in table],
        "games": [
            {
                "seed": o.pairing.seed,
                "seats": o.pairing.seats,
                "scores": o.scores,
                "shares": o.shares,
                "reason": o.reason,
            }
            for o in outcomes
        ],
        "lost": [{"seed": pairing.seed, "seats": pairing.seats, "reason": str(reason)} for pairing, reason in lost],
    }
    (out / "arena.json").write_text(json.dumps(document, indent=1), encoding="utf-8")
    (out / "arena.svg").write_text(plot(table, title), encoding="utf-8")
    console.print(f"written to {out}")
