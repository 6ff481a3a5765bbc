"""Mailing: a letter about all tables that wait for somebody, seldom enough to be welcome."""

from typing import TYPE_CHECKING

from tianxia.store import now
from tianxia.store.mail import Due
from tianxia.web.errors import WebError
from tianxia.web.live import LiveTable
from tianxia.web.mail import LEAVE, lasting
from tianxia.web.paths import WORDS
from tianxia.web.telling import turn_in_words
from tianxia.web.terms import has_people
from tianxia.words import Words, words

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

DELAY = 600.0
"""Seconds for which somebody is waited for before it is worth a letter."""


async def send_digests(hall: "Hall") -> None:
    """Write to everybody who is waited for and has not had a letter for a while."""
    if not hall.notifying.mailer.is_on:
        return
    moment = now()
    for due in await hall.store.mail.due(moment - 3600 * hall.settings.mail_hours, moment - DELAY):
        waiting = [live for turn in due.turns if (live := await _find(hall, turn.table)) is not None]
        if waiting and await hall.store.mail.claim(due.address, moment):
            try:
                await _write(hall, due, waiting)
            except WebError:  # the log says why
                await hall.store.mail.give_back(due.address, moment)
                return


async def _find(hall: "Hall", table: str) -> LiveTable | None:
    """A table at which somebody waits for somebody, unless it cannot be read, or not yet."""
    try:
        live = await hall.table(table)
    except WebError:
        return None
    return live if has_people(live) and not live.is_paused else None


async def _write(hall: "Hall", due: Due, waiting: list[LiveTable]) -> None:
    mailer, address = hall.notifying.mailer, due.address
    t = words(address.language, WORDS)
    leave = mailer.link(LEAVE, address.identity, address.address)
    tables = [_line(t, due, live, address.language) + "\n" + mailer.table_link(live.id) for live in waiting]
    text = "\n\n".join([*tables, t("mail-hours", hours=hall.settings.mail_hours), f"{t('mail-leave')}\n{leave}"]) + "\n"
    await mailer.send(address.address, t("mail-subject", count=len(waiting)), text, leave=leave)


def _line(t: Words, due: Due, live: LiveTable, language: str) -> str:
    """A table in one line: the game, who plays, and how much time is left."""
    said = turn_in_words(live, due.address.identity, language)
    deadline = due.deadlines.get(live.id)
    return said if deadline is None else t("mail-left", table=said, time=lasting(t, max(0.0, deadline - now())))
