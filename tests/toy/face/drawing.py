"""The table as SVG, in parts (RULES.md, 9): the river with die and lanterns, the own card, a panel for each seat.

What never changes is ground; what can is a piece with a key of its own.
"""

from tests.toy.rules.scoring import total
from tests.toy.state import Event, State
from tests.toy.text.board import card_text, round_of
from tianxia import look
from tianxia.kernel.game import Box
from tianxia.look import Element, Part, Piece
from tianxia.words import Words

WIDTH, HEIGHT, LANTERN = 420, 160, 20


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table from a record scrubbed for a seat."""
    pips = next((str(row[2]) for row in s.events[: s.event_count] if row[0] == Event.ROLLED), "·")
    pieces = [
        Piece("round", look.text(12, 24, words("board-round", round=round_of(box, s)), size=14)),
        Piece("die", _die(words, pips)),
        Piece("pot", _pot(words, int(s.pot))),
        *(Piece(f"lantern-{i}", _lantern(i), origin="die") for i in range(s.pot)),
    ]
    board = Part(WIDTH, HEIGHT, words("draw-river"), _river(box, words), tuple(pieces))
    seats = tuple(_panel(words, words.seat(other), other, total(s, other)) for other in range(s.players))
    return look.Drawing(board, _own(s, seat, words) if seat >= 0 else None, seats)


def _river(box: Box, words: Words) -> tuple[Element, ...]:
    return (
        look.rect(0, 0, WIDTH, HEIGHT, rx=12, fill="var(--river)"),
        look.text(12, 46, words("board-goal", target=int(box.record.target)), size=14),
    )


@look.remembered
def _die(words: Words, pips: str) -> Element:
    nodes = (look.rect(20, 64, 76, 76, rx=12, fill="var(--paper)"), look.text(58, 112, pips, size=32))
    return look.target("die", words("phrase-roll"), *nodes, _ring(14), about=words("about-die"))


@look.remembered
def _pot(words: Words, lanterns: int) -> Element:
    return look.target("pot", words("board-pot", pot=lanterns), _ring(150), about=words("about-pot"))


def _ring(x: float) -> Element:
    return look.rect(x, 60, 120, 84, rx=10, fill="none", class_="ring")


@look.remembered
def _lantern(i: int) -> Element:
    return look.figure(
        look.circle(0, 0, 7, fill="var(--orange)"), at=(170 + LANTERN * (i % 10), 84 + LANTERN * (i // 10))
    )


def _own(s: State, seat: int, words: Words) -> Part:
    return Part(WIDTH, 90, words("draw-card"), (), (Piece("card", _card(words, card_text(s, seat, seat))),))


@look.remembered
def _card(words: Words, text: str) -> Element:
    nodes = (look.rect(20, 8, 60, 76, rx=8, fill="var(--paper)"), look.text(50, 56, text, size=28))
    ring = look.rect(16, 4, 68, 84, rx=10, fill="none", class_="ring")
    return look.target("card", words("draw-card"), *nodes, ring, about=words("about-card"))


def _panel(words: Words, name: str, seat: int, points: int) -> Part:
    label = words("draw-seat", name=name, points=points)
    ground = (look.rect(0, 0, 220, 44, rx=8, fill="var(--paper-2)"),)
    return Part(220, 44, label, ground, (Piece(f"points-{seat}", look.text(12, 28, label, size=14)),))
