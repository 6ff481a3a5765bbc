"""The end of a game as a table: where every point came from, and who won."""

import htpy as h

from tianxia.kernel.game import SPECTATOR
from tianxia.table import Standing, Table
from tianxia.web.pages.layout import emblem
from tianxia.words import Words


def total_table(t: Words, table: Table, seat: int) -> h.Fragment:
    """The score sheet of a finished game: the verdict for a seat, then every point, with the winners marked.

    A game for one says in its notes how it ended.
    """
    standing = table.standing
    assert standing is not None
    winners = standing.winners if table.players > 1 else ()
    words = table.words
    sheet = table.game.score_sheet(table.box, table.scrubbed(), words)
    *rows, last = sheet.rows or [("", ())]
    return h.fragment[
        h.p(".verdict")[verdict(t, table, standing, seat)] if table.players > 1 and seat != SPECTATOR else None,
        (h.p(".note")[note] for note in sheet.notes),
        h.div(".wide")[
            h.table(".total")[
                h.thead[
                    h.tr[
                        h.th(scope="col")[t("table-source")],
                        (
                            h.th(scope="col", class_="winner" if seat in winners else None)[
                                emblem(seat), " ", words.seat(seat)
                            ]
                            for seat in range(table.players)
                        ),
                    ]
                ],
                h.tbody[(_row(row) for row in rows)],
                h.tfoot[_row(last)],
            ]
        ],
    ]


def verdict(t: Words, table: Table, standing: Standing, seat: int) -> str:
    """How the game ended for a seat, in a sentence."""
    place, points = standing.ranks[seat], standing.scores[seat]
    if seat in standing.winners:
        return t("table-verdict-won" if len(standing.winners) == 1 else "table-verdict-shared", points=points)
    best = standing.winners[0]
    return t(
        "table-verdict-place", place=place, points=points, winner=table.words.seat(best), best=standing.scores[best]
    )


def _row(row: tuple[str, tuple[int | str, ...]]) -> h.Element:
    return h.tr[h.th(scope="row")[row[0]], (h.td[str(value)] for value in row[1])]
