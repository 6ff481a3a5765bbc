"""The win shares of a tournament as a picture: a dot with its 95 % interval for each bot."""

from collections.abc import Iterator, Sequence

from tianxia import look
from tianxia.arena.statistics import Line
from tianxia.look import Element

WIDTH, ROW, LEFT, RIGHT, TOP, FOOT = 780, 36, 260, 40, 56, 40


def plot(lines: Sequence[Line], title: str) -> str:
    """Shares from 0 to 100 %, the strongest first, and the fair share as a broken line."""
    bottom = TOP + ROW * len(lines)
    return look.svg(
        WIDTH,
        bottom + FOOT,
        title,
        look.text(20, 30, title, 16),
        *_scale(bottom),
        look.line(
            (_x(lines[0].fair), TOP - 8), (_x(lines[0].fair), bottom), stroke="var(--ink)", stroke_dasharray="5 4"
        ),
        *(element for row, line in enumerate(lines) for element in _row(TOP + ROW * (row + 0.5), line)),
    )


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _scale(bottom: float) -> Iterator[Element]:
    for percent in (0, 25, 50, 75, 100):
        x = _x(percent / 100)
        yield look.line((x, TOP - 8), (x, bottom), stroke="var(--line)")
        yield look.text(x, bottom + 22, f"{percent} %", 13, anchor="middle")


def _row(y: float, line: Line) -> Iterator[Element]:
    yield look.text(20, y + 5, look.fitted(line.bot, LEFT - 40, 14), 14)
    yield look.line((_x(line.low), y), (_x(line.high), y), stroke="var(--seat-0)", stroke_width=4)
    yield look.circle(_x(line.share), y, 7, fill="var(--seat-0)", stroke="var(--paper)", stroke_width=2)
