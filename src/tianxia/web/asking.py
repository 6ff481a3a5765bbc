"""Asking: who decides at a table, and what its page says if a bot stands in or people have ended the game."""

from typing import NamedTuple

import htpy as h

from tianxia.table import Table
from tianxia.web.honours import earned_at
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.achievements import achieved_list
from tianxia.web.pages.total import total_table
from tianxia.web.results import standing_of
from tianxia.words import Words


class Asking(NamedTuple):
    """Whose decision it is, as a viewer is told."""

    decider: int
    """The seat, or -1 when the game is over."""
    prompt: str
    is_viewer: bool
    """Is it the viewer's own, with no bot that plays for them?"""


def asking_of(live: LiveTable, viewer: Viewer, t: Words, names: list[str], told: tuple[int, str]) -> Asking:
    """Who decides now; `told` is the decider and the prompt as the game itself has them."""
    decider, prompt = told
    if live.ended is not None:
        return Asking(-1, ended_in_words(live, t, names), False)
    if decider < 0 or decider != viewer.seat:
        return Asking(decider, prompt, False)
    if decider in live.resigned:
        return Asking(decider, t("error-has-resigned"), False)
    if decider in live.substituted:
        return Asking(decider, t("table-bot-decides"), False)
    return Asking(decider, prompt, True)


def ended_in_words(live: LiveTable, t: Words, names: list[str]) -> str:
    """How people have ended a game."""
    assert live.ended is not None
    if live.ended["ended"] == "abandoned":
        return t("table-ended-abandoned")
    if live.row.players == 1:
        return t("table-ended-given-up")
    resigned = live.ended["resigned"]
    winners = [name for seat, name in enumerate(names) if seat not in resigned]
    return t("table-ended-resigned", names=", ".join(names[seat] for seat in resigned), winners=", ".join(winners))


def total_of(live: LiveTable, table: Table, t: Words, seat: int, names: list[str]) -> str | None:
    """The score sheet of a finished game and the verdict for a seat, as HTML; None while it goes on."""
    if live.ended is not None:
        said = h.div(".count")[h.div(role="status")[h.p(".verdict")[ended_in_words(live, t, names)]]]
        return "".join(said.iter_chunks())
    standing = standing_of(table, live.resigned)
    if standing is None:
        return None
    counted = total_table(t, table, standing, seat, resigned=set(live.resigned))
    achieved = achieved_list(t, table.game, earned_at(live, [seat]))
    return "".join(chunk for part in (counted, achieved) if part is not None for chunk in part.iter_chunks())
