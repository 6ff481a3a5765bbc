"""The seats: emblem, name and score of each, its supply, what is known of its hand, and whose turn it is."""

from functools import cache
from typing import NamedTuple

from tianxia import look
from tianxia.games.china.face.cards import piece_sign, small_card, supply
from tianxia.games.china.face.scene import Scene
from tianxia.games.china.state import COLOURS
from tianxia.kernel.options import YES_NO
from tianxia.look import Element, Part, Piece
from tianxia.words import Words

_PANEL = (300, 88)
_EDGE = 4
"""Space around the panel, for the ring that marks a choice."""
_LEFT, _TOP, _RIGHT, _BOTTOM = _EDGE, _EDGE, _PANEL[0] - _EDGE, _PANEL[1] - _EDGE
_NAME = 17
_SCORE = 26
_TEXT = 14


class _Facts(NamedTuple):
    """What is told of a seat when it is pointed at."""

    score: int
    now: int
    """The points if the game ended now."""
    houses: int
    emissaries: int
    cards: int
    known: tuple[int, ...]
    """The cards that everybody knows, by colour."""
    marks: tuple[bool, bool]
    """Does it decide, and has it the Emperor?"""


def draw_seat(scene: Scene, seat: int) -> Part:
    """What everybody may know of a seat."""
    words, plain, facts = scene.words, scene.plain, _facts(scene, seat)
    is_deciding, is_emperor = facts.marks
    pieces = [Piece(f"seat-{seat}", _place(words, seat, facts))]
    if is_deciding:
        pieces.append(Piece(f"turn-{seat}", _frame()))
    pieces.append(Piece(f"name-{seat}", _name(words, seat, seat == scene.seat)))
    pieces.append(Piece(f"points-{seat}", _points(facts.score)))
    pieces.append(Piece(f"now-{seat}", _remark(plain, facts.now, scene.rank(seat) if scene.is_over else 0)))
    if is_emperor:
        pieces.append(Piece(f"crown-{seat}", _crown(plain)))
    pieces += [_sources(scene, seat)] if scene.is_over else [*_supply(scene, seat), *_cards(seat, facts)]
    return Part(*_PANEL, words.seat(seat), _ground(seat), tuple(pieces))


def _facts(scene: Scene, seat: int) -> _Facts:
    s = scene.s
    return _Facts(
        scene.scores[seat], scene.points_now[seat], int(s.houses_left[seat]), int(s.emissaries_left[seat]),
        int(s.hand_sizes[seat]), tuple(s.known[seat].tolist()), (seat == scene.decider, bool(seat == s.emperor)),
    )  # fmt: skip


@cache
def _ground(seat: int) -> tuple[Element, ...]:
    size = _RIGHT - _LEFT, _BOTTOM - _TOP
    return (
        look.rect(_LEFT, _TOP, *size, rx=10, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.5),
        look.badge(seat, _LEFT + 34, _TOP + 20, 28),
    )


@look.remembered
def _place(words: Words, seat: int, facts: _Facts) -> Element:
    """A seat to point at."""
    known = [
        f"{count} {words(f'colour-{colour}')}" for colour, count in zip(COLOURS, facts.known, strict=True) if count
    ]
    is_deciding, is_emperor = facts.marks
    about = words(
        "about-seat", houses=facts.houses, emissaries=facts.emissaries, cards=facts.cards,
        known=", ".join(known) or words("draw-none"), now=facts.now, emperor=YES_NO[is_emperor],
        turn=YES_NO[is_deciding],
    )  # fmt: skip
    return look.target(
        f"seat-{seat}",
        words("draw-score-label", seat=words.seat(seat), points=facts.score),
        look.rect(_LEFT - 2, _TOP - 2, _RIGHT - _LEFT + 4, _BOTTOM - _TOP + 4, rx=12, class_="ring"),
        about=about,
    )


@cache
def _frame() -> Element:
    """The seat that decides has a strong frame and a strip at its side."""
    width, height = _RIGHT - _LEFT, _BOTTOM - _TOP
    return look.figure(
        look.rect(0, 0, width, height, rx=10, fill="none", stroke="var(--ink)", stroke_width=3),
        look.path(f"M12 0H10A10 10 0 0 0 0 10V{height - 10}A10 10 0 0 0 10 {height}H12Z", fill="var(--ink)"),
        at=(_LEFT, _TOP),
    )


@look.remembered
def _name(words: Words, seat: int, is_own: bool) -> Element:
    name = words.seat(seat)
    shown = words("draw-own-name", name=name) if is_own else name
    x = _LEFT + 56
    room = _RIGHT - 12 - look.text_width("100", _SCORE) - x
    return look.figure(look.text(x, _TOP + 26, look.fitted(shown, room, _NAME), _NAME, font_weight="600"))


@look.remembered
def _points(score: int) -> Element:
    return look.figure(look.text(_RIGHT - 12, _TOP + 25, score, _SCORE, anchor="end", font_weight="bold"))


@look.remembered
def _remark(words: Words, now: int, rank: int) -> Element:
    """What the score would be if the game ended now; after the end, the place."""
    shown = (
        words("draw-winner") if rank == 1 else words("draw-rank", rank=rank) if rank else words("draw-now", points=now)
    )
    ink, weight = ("var(--ink)", "bold") if rank == 1 else ("var(--ink-2)", None)
    return look.figure(look.text(_RIGHT - 12, _TOP + 41, shown, _TEXT, anchor="end", fill=ink, font_weight=weight))


@look.remembered
def _crown(words: Words) -> Element:
    crown = look.glyph("crown", 0, 0, 15, "var(--yellow)", stroke="var(--ink)", stroke_width=1.6)
    return look.figure(look.title(words("draw-emperor")), crown, at=(_LEFT + 49, _TOP + 10), role="img")


def _supply(scene: Scene, seat: int) -> list[Piece]:
    """The pieces that are left."""
    return [
        Piece(f"left-{piece}-{seat}", _left(seat, i, piece, count))
        for i, (piece, count) in enumerate(supply(scene, seat))
    ]


@look.remembered
def _left(seat: int, i: int, piece: str, count: int) -> Element:
    return look.figure(
        piece_sign(piece, seat, 0, 0, 24), look.text(15, 6, count, 16), at=(_LEFT + 34 + 54 * i, _BOTTOM - 19)
    )


def _cards(seat: int, facts: _Facts) -> list[Piece]:
    """The cards in the hand: open ones, which were taken from the row, and then the backs of the others."""
    counts = [*zip(COLOURS, facts.known, strict=True), ("", facts.cards - sum(facts.known))]
    held = [(colour, i) for colour, count in counts for i in range(count)]
    return [
        Piece(f"held-{seat}-{colour or 'back'}-{i}", _card(colour, len(held) - at), "row" if colour else "deck")
        for at, (colour, i) in enumerate(held)
    ]


@look.remembered
def _card(colour: str, place: int) -> Element:
    """A card, at its place from the right."""
    return look.figure(small_card(colour, 0, 0), at=(_RIGHT - 7 - 27 * place, _BOTTOM - 34))


def _sources(scene: Scene, seat: int) -> Piece:
    """Where the points of a finished game came from."""
    s = scene.s
    points = int(s.region_points[seat]), int(s.alliance_points[seat]), int(s.road_points[seat])
    return Piece(f"sources-{seat}", _source_line(scene.plain, *points))


@look.remembered
def _source_line(words: Words, regions: int, alliances: int, roads: int) -> Element:
    points = {"regions": regions, "alliances": alliances, "roads": roads}
    shown = " · ".join(f"{words(f'draw-points-{kind}')} {count}" for kind, count in points.items())
    return look.figure(look.text(_PANEL[0] / 2, _BOTTOM - 13, shown, _TEXT, anchor="middle"))
