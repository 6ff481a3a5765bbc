"""Reviewing: search looks at every decision of a finished game, in workers, behind everybody else's decisions."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tianxia.components import box_text
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Review
from tianxia.table import Table
from tianxia.web.errors import WebError
from tianxia.web.foresight import changes, follow, in_words, told_line
from tianxia.web.live import LiveTable
from tianxia.web.thinker import Weigh
from tianxia.web.workers import REVIEW, Failed, Left

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

log = logging.getLogger("tianxia")

PLAYOUTS = 48
"""Games played out from each position, for the chances."""
ITERATIONS = 600
"""Search per decision."""
UNSEEN = 60.0
"""Seconds after which a review that nobody has looked at is left."""
WORTH_SHOWING = 0.02
"""A decision that cost less is not called costly: search itself is not surer than that."""


class Judgement(msgspec.Struct):
    """What search thinks of one decision."""

    ply: int
    seat: int
    """Who decided."""
    action: str
    phrase: str
    chances: list[float]
    """Each seat's chance to win before the decision, from what everybody could see."""
    best: str
    """What search would have done."""
    best_phrase: str
    lost: float
    """The chance to win that the decision cost, if it was another one than the best; never below 0."""
    why: list[str]
    """What the best action would have changed of what players count, if the decision was costly."""
    line: list[str]
    """How search thinks it would have gone on then, each action with the name of who makes it."""


class Reviewed(msgspec.Struct):
    """A review, as far as it is done."""

    done: int
    total: int
    is_running: bool
    judgements: list[Judgement]


class Reviewing:
    """The reviews that are being made."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def is_reviewing(self, live: LiveTable) -> bool:
        """Is a review of this game being made?"""
        return live.id in self._tasks

    def start(self, live: LiveTable) -> None:
        """Review a finished game, or go on with a review that was left."""
        if not live.is_over:
            raise WebError(403, "not-over")
        if live.id not in self._tasks:
            task = asyncio.create_task(self._review(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.id))

    def _is_looked_at(self, live: LiveTable) -> bool:
        """Has somebody the page open? It asks every few seconds."""
        return bool(live.subscribers) or asyncio.get_running_loop().time() - live.used < UNSEEN

    async def stop(self) -> None:
        """Leave all reviews; what is done is kept."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def reviewed(self, live: LiveTable, table: Table) -> Reviewed:
        """What is known so far, in the words of a table's language."""
        rows = [row for row in await self._hall.store.review(live.id) if row.ply < live.table.ply]
        found = await self._hall.draw(_judgements, live, table, rows)
        return Reviewed(len(found), live.table.ply, self.is_reviewing(live), found)

    async def _review(self, live: LiveTable) -> None:
        done = {row.ply for row in await self._hall.store.review(live.id)}
        total = live.table.ply
        for ply in range(total):
            if ply in done:
                continue
            try:
                job = _job(live, ply)
                answer = await self._hall.workers.run(job, REVIEW, is_wanted=lambda: self._is_looked_at(live))
            except Left:  # what is done is kept, and the page offers to go on
                return
            except Failed as failed:
                log.warning("review of table %s, ply %d: %s", live.id, ply, failed)
                continue
            lost = max(0.0, answer.better - answer.played) if answer.action >= 0 else 0.0
            data = {"chances": answer.chances, "best": answer.action, "lost": lost, "line": answer.line[1:6]}
            await self._hall.store.save_review(Review(live.id, ply, data))
            done.add(ply)
            live.notify("review", {"done": len(done), "total": total})


def _job(live: LiveTable, ply: int) -> Weigh:
    moment = live.session.history[ply]
    seat = moment.decider
    return Weigh(
        live.row.game, ply, seat, live.scrubbed_at(ply, seat).tobytes(), live.scrubbed_at(ply, SPECTATOR).tobytes(),
        moment.action, ITERATIONS, PLAYOUTS, box_text(live.table),
    )  # fmt: skip


def _judgements(live: LiveTable, table: Table, rows: Sequence[Review]) -> list[Judgement]:
    return [_judgement(live, table, row) for row in rows]


def _judgement(live: LiveTable, table: Table, row: Review) -> Judgement:
    game, box = table.game, table.box
    moment, data = live.session.history[row.ply], row.data
    known = live.scrubbed_at(row.ply, moment.decider)

    def phrase(action: int) -> str:
        return game.told(box, known, game.format_action(box, action), table.words)

    played = moment.action
    best = data["best"] if data["best"] >= 0 else played
    why, line = _explained(live, table, row, best) if data["lost"] >= WORTH_SHOWING and best != played else ([], [])
    return Judgement(
        row.ply, moment.decider, game.format_action(box, played), phrase(played), data["chances"],
        game.format_action(box, best), phrase(best), data["lost"], why, line,
    )  # fmt: skip


def _explained(live: LiveTable, table: Table, row: Review, best: int) -> tuple[list[str], list[str]]:
    """What a better action would have changed, and how it might have gone on, from what its seat knew then."""
    seat = live.session.decider_at(row.ply)
    before, line = live.scrubbed_at(row.ply, seat), [best, *row.data["line"]]
    future = follow(table, before, seat, line)
    changed = changes(table, seat, before, follow(table, before, seat, line[:1]).after)
    return in_words(table, seat, changed, you=False), told_line(table, future)[1:]
