"""Poster: the board of a game with who played and how it ended, as one drawing to be sent around.

It shows what everybody may see, and always in daylight, so that it looks the same wherever it is sent.
"""

from tianxia import look
from tianxia.kernel.game import SPECTATOR
from tianxia.look import Element
from tianxia.table import Standing, Table
from tianxia.words import Words

UNITS = 1200
"""The width of a poster in units of its writing: boards are drawn larger or smaller."""
EDGE, HEAD, FOOT = 28, 64, 100
TITLE, POINTS, SMALL = 30, 34, 20


def poster(table: Table, t: Words, standing: Standing | None) -> str:
    """A table in its own language: the board, the seats from first to last, and where it was played."""
    board, words = table.drawing(SPECTATOR).board, table.words
    unit = round(board.width / (UNITS - 2 * EDGE), 2)
    height = HEAD + board.height / unit + FOOT
    drawn = look.svg(
        UNITS * unit, height * unit, board.label,
        look.group(*board.nodes, at=(EDGE * unit, HEAD * unit)),
        look.group(
            look.text(EDGE, HEAD - 22, look.fitted(words("title"), 700, TITLE), TITLE, font_weight="bold"),
            look.text(UNITS - EDGE, HEAD - 22, t("table-poster"), SMALL, anchor="end", fill="var(--ink-2)"),
            look.group(*_foot(table, standing), at=(EDGE, height - FOOT)),
            scale=unit,
        ),
        theme="light",
        colours=table.seat_colours,
    )  # fmt: skip
    pixels = {"width": str(UNITS), "height": str(round(height))}
    return look.tag("svg", Element(drawn), xmlns="http://www.w3.org/2000/svg", **pixels)


def _foot(table: Table, standing: Standing | None) -> list[Element]:
    """How it ended: of a game for one in words, else who has how much, the winner first."""
    width = UNITS - 2 * EDGE
    if table.players == 1 and standing is not None:
        sheet = table.game.score_sheet(table.box, table.scrubbed(), table.words)
        said = f"{table.words.seat(0)} · {sheet.ending}"
        return [look.text(0, FOOT / 2 + 10, look.fitted(said, width, TITLE), TITLE, font_weight="bold")]
    seats = list(range(table.players))
    if standing is not None:
        seats.sort(key=lambda seat: standing.ranks[seat])
    column = width / table.players
    return [look.group(*_seat(table, standing, seat, column), at=(i * column, 0)) for i, seat in enumerate(seats)]


def _seat(table: Table, standing: Standing | None, seat: int, width: float) -> list[Element]:
    """Emblem and name, and under it the points."""
    name = look.fitted(table.words.seat(seat), width - 64, SMALL)
    drawn = [look.badge(seat, 24, FOOT / 2, 44), look.text(58, 42, name, SMALL)]
    if standing is not None:
        points = str(standing.scores[seat]) + (" ★" if seat in standing.winners else "")
        drawn.append(look.text(58, 78, points, POINTS, font_weight="bold"))
    return drawn
