"""The table as SVG, in parts (RULES.md, 9): the river with die and lanterns, the own card, a panel for each seat."""

from tests.toy.rules.scoring import total
from tests.toy.state import Event, State
from tests.toy.text.board import card_text, round_of
from tianxia import look
from tianxia.kernel.game import Box
from tianxia.words import Words

WIDTH, HEIGHT, LANTERN = 420, 160, 20


def draw(box: Box, s: State, seat: int, words: Words) -> look.Drawing:
    """The table from a record scrubbed for a seat."""
    return look.Drawing(
        look.Part(WIDTH, HEIGHT, words("draw-river"), (_river(box, s, words), _die(s, words), _pot(s, words))),
        look.Part(WIDTH, 90, words("draw-card"), (_card(s, seat, words),)) if seat >= 0 else None,
        tuple(_panel(s, other, words) for other in range(s.players)),
    )


def _river(box: Box, s: State, words: Words) -> look.Element:
    return look.group(
        look.rect(0, 0, WIDTH, HEIGHT, rx=12, fill="var(--river)"),
        look.text(12, 24, words("board-round", round=round_of(box, s)), size=14),
        look.text(12, 46, words("goal", target=int(box.record.target)), size=14),
    )


def _target(name: str, label: str, about: str, x: float, *nodes: look.Node) -> look.Element:
    ring = look.rect(x, 60, 120, 84, rx=10, fill="none", class_="ring")
    return look.target(name, label, *nodes, ring, about=about)


def _die(s: State, words: Words) -> look.Element:
    pips = next((str(row[2]) for row in s.events[: s.event_count] if row[0] == Event.ROLLED), "·")
    nodes = (look.rect(20, 64, 76, 76, rx=12, fill="var(--paper)"), look.text(58, 112, pips, size=32))
    return _target("die", words("phrase-roll"), words("about-die"), 14, *nodes)


def _pot(s: State, words: Words) -> look.Element:
    lanterns = [
        look.circle(
            170 + LANTERN * (i % 10), 84 + LANTERN * (i // 10), 7, fill="var(--orange)", data_piece=f"lantern-{i}"
        )
        for i in range(s.pot)
    ]
    return _target("pot", words("board-pot", pot=int(s.pot)), words("about-pot"), 150, *lanterns)


def _card(s: State, seat: int, words: Words) -> look.Element:
    nodes = (look.rect(20, 8, 60, 76, rx=8, fill="var(--paper)"), look.text(50, 56, card_text(s, seat, seat), size=28))
    ring = look.rect(16, 4, 68, 84, rx=10, fill="none", class_="ring")
    return look.target("card", words("draw-card"), *nodes, ring, about=words("about-card"))


def _panel(s: State, seat: int, words: Words) -> look.Part:
    label = words("draw-seat", name=words.seat(seat), points=total(s, seat))
    return look.Part(
        220, 44, label, (look.rect(0, 0, 220, 44, rx=8, fill="var(--paper-2)"), look.text(12, 28, label, size=14))
    )
