"""The end of a game: how it ended for who looks, and where every point came from, folded by kind.

Each row is a step (`data-step`) that `static/end.js` may show after the others, at the reader's pace.
"""

from collections.abc import Collection, Iterator

import htpy as h

from tianxia.kernel.game import SPECTATOR
from tianxia.kernel.score_sheet import ScorePart, ScoreRow, ScoreSheet
from tianxia.table import Standing, Table
from tianxia.web.pages.layout import emblem
from tianxia.words import Words


def total_table(t: Words, table: Table, standing: Standing, seat: int, *, resigned: Collection[int] = ()) -> h.Element:
    """The score sheet of a finished game, with the verdict for a seat; of a game for one how it ended and how far."""
    sheet = table.game.score_sheet(table.box, table.scrubbed(), table.words)
    if table.players == 1:
        return _story(table.game.name, sheet, is_won=is_won(standing))
    said = t("table-verdict-resigned") if seat in resigned else verdict(t, table, standing, sheet, seat)
    gone = ", ".join(table.words.seat(each) for each in sorted(resigned))
    return h.div(".count")[
        h.div(role="status")[h.p(".verdict")[said] if said else None],
        _sheet(t, table, standing, sheet),
        h.p(".note.late")[t("table-total-resigned", names=gone)] if gone else None,
        (h.p(".note.late")[note] for note in sheet.notes),
    ]


def is_won(standing: Standing) -> bool:
    """Was a game for one won? It scores 1 then, and 0 otherwise."""
    return standing.scores[0] > 0


def verdict(t: Words, table: Table, standing: Standing, sheet: ScoreSheet, seat: int) -> str:
    """How the game ended for a seat, and which kind of points made the difference; nothing for a spectator."""
    if seat == SPECTATOR:
        return ""
    points, winners = standing.scores[seat], standing.winners
    if seat not in winners:
        rival = winners[0]
        named = {"winner": table.words.seat(rival), "best": standing.scores[rival]}
        said = t("table-verdict-place", place=standing.ranks[seat], points=points, **named)
    else:
        said = t("table-verdict-won" if len(winners) == 1 else "table-verdict-shared", points=points)
        others = [other for other in range(table.players) if other not in winners]
        rival = min(others, key=lambda other: standing.ranks[other], default=seat)
    kind = _difference(sheet, *((seat, rival) if seat in winners else (rival, seat)))
    if kind is None:
        return said
    own, other = kind.points[seat], kind.points[rival]
    return f"{said} {t('table-verdict-difference', kind=kind.label, own=own, other=other)}"


def _difference(sheet: ScoreSheet, ahead: int, behind: int) -> ScoreRow | None:
    """The kind of points by which one seat is most ahead of another, if points of all kinds are added up."""

    def lead(row: ScoreRow) -> int:
        return int(row.points[ahead]) - int(row.points[behind])

    best = max(sheet.rows[:-1], key=lead) if sheet.is_sum else None
    return best if best and lead(best) > 0 else None


def _sheet(t: Words, table: Table, standing: Standing, sheet: ScoreSheet) -> h.Element:
    """One row a kind, which unfolds to what it is made of; the total is always in sight."""
    *kinds, last = sheet.rows
    return h.table(".total", data_sum="yes" if sheet.is_sum else None)[
        h.thead[
            h.tr[
                h.th(scope="col")[t("table-source")],
                (
                    h.th(scope="col", class_="winner" if seat in standing.winners else None)[
                        emblem(seat), " ", h.span[table.words.seat(seat)]
                    ]
                    for seat in range(table.players)
                ),
            ]
        ],
        (_kind(number, row) for number, row in enumerate(kinds)),
        h.tfoot[_row(last.label, last)],
    ]


def _kind(number: int, row: ScoreRow) -> Iterator[h.Element]:
    if not row.parts:
        yield h.tbody(data_step=True)[_row(row.label, row)]
        return
    name = f"parts-{number}"
    fold = h.button(".fold-kind", type="button", aria_expanded="false", aria_controls=name)[row.label]
    yield h.tbody(data_step=True)[_row(fold, row)]
    yield h.tbody(id=name, class_="parts", hidden=True)[(_row(part.label, part) for part in row.parts)]


def _row(label: h.Node, row: ScoreRow | ScorePart) -> h.Element:
    return h.tr[h.th(scope="row")[label], (h.td[str(value)] for value in row.points)]


def _story(game: str, sheet: ScoreSheet, *, is_won: bool) -> h.Element:
    """A game for one has no points: it is won or lost, and went so far."""
    return h.div(class_=["count story", "won" if is_won else "lost"])[
        h.img(src=f"/pictures/{game}.svg", alt=""),
        h.div(role="status")[h.p(".verdict")[sheet.ending]],
        (h.p(".note.late")[note] for note in sheet.notes),
        h.dl(".reached")[(h.div(data_step=True)[h.dt[row.label], h.dd[str(row.points[0])]] for row in sheet.rows)],
    ]
