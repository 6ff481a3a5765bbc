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
_REMARK = (_RIGHT - 12, _TOP + 41)
"""Where the remark under the score ends."""
_NAME = 17
_SCORE = 26
_TEXT = 14


class _Facts(NamedTuple):
    """What is told of a seat when it is pointed at."""

    score: int
    houses: int
    emissaries: int
    cards: int
    known: tuple[int, ...]
    """The cards that everybody knows, by colour."""
    is_emperor: bool


def draw_seat(scene: Scene, seat: int) -> Part:
    """What everybody may know of a seat."""
    words, plain, facts = scene.words, scene.plain, _facts(scene, seat)
    pieces = [Piece(f"seat-{seat}", _place(words, seat, facts))]
    if seat == scene.decider:
        pieces.append(Piece(f"turn-{seat}", _frame(plain)))
    pieces.append(Piece(f"name-{seat}", _name(words, seat, seat == scene.seat)))
    pieces.append(Piece(f"points-{seat}", _points(facts.score)))
    pieces.append(
        Piece(f"now-{seat}", _rank(plain, scene.rank(seat)) if scene.is_over else _now(plain, scene.points_now[seat]))
    )
    if facts.is_emperor:
        pieces.append(Piece(f"crown-{seat}", _crown(plain)))
    if scene.is_over:
        pieces.append(_sources(scene, seat))
    else:
        pieces += [*_supply(scene, seat), *_cards(seat, facts, int(scene.box.record.hand))]
    return Part(*_PANEL, words.seat(seat), _ground(seat), tuple(pieces))


def _facts(scene: Scene, seat: int) -> _Facts:
    s, (houses, emissaries, _) = scene.s, scene.left[seat]
    known = tuple(s.known[seat].tolist())
    return _Facts(scene.scores[seat], houses, emissaries, int(s.hand_sizes[seat]), known, bool(seat == s.emperor))


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
    about = words(
        "about-seat", houses=facts.houses, emissaries=facts.emissaries, cards=facts.cards,
        known=", ".join(known) or words("draw-none"), emperor=YES_NO[facts.is_emperor],
    )  # fmt: skip
    return look.target(
        f"seat-{seat}",
        words("draw-score-label", seat=words.seat(seat), points=facts.score),
        look.rect(_LEFT - 2, _TOP - 2, _RIGHT - _LEFT + 4, _BOTTOM - _TOP + 4, rx=12, class_="ring"),
        about=about,
    )


@look.remembered
def _frame(words: Words) -> Element:
    """The seat that decides has a strong frame and a strip at its side."""
    width, height = _RIGHT - _LEFT, _BOTTOM - _TOP
    return look.figure(
        look.title(words("draw-turn")),
        look.rect(0, 0, width, height, rx=10, fill="none", stroke="var(--ink)", stroke_width=3),
        look.path(f"M12 0H10A10 10 0 0 0 0 10V{height - 10}A10 10 0 0 0 10 {height}H12Z", fill="var(--ink)"),
        at=(_LEFT, _TOP),
        role="img",
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
def _now(words: Words, points: int) -> Element:
    """What the score would be if the game ended now."""
    shown = look.text(0, 0, words("draw-now", points=points), _TEXT, anchor="end", fill="var(--ink-2)")
    return look.figure(look.title(words("draw-now-label", points=points)), shown, at=_REMARK, role="img")


@look.remembered
def _rank(words: Words, rank: int) -> Element:
    """The place in a finished game."""
    if rank == 1:
        return look.figure(look.text(*_REMARK, words("draw-winner"), _TEXT, anchor="end", font_weight="bold"))
    return look.figure(look.text(*_REMARK, words("draw-rank", rank=rank), _TEXT, anchor="end", fill="var(--ink-2)"))


@look.remembered
def _crown(words: Words) -> Element:
    crown = look.glyph("crown", 0, 0, 15, "var(--yellow)", stroke="var(--ink)", stroke_width=1.6)
    return look.figure(look.title(words("draw-emperor")), crown, at=(_LEFT + 47, _TOP + 9), role="img")


def _supply(scene: Scene, seat: int) -> list[Piece]:
    """The pieces that are left: a sign and a number for each kind."""
    pieces = []
    for i, (piece, count) in enumerate(supply(scene, seat)):
        pieces.append(Piece(f"sign-{piece}-{seat}", _sign(seat, i, piece)))
        pieces.append(Piece(f"left-{piece}-{seat}", _left(i, count)))
    return pieces


@look.remembered
def _sign(seat: int, i: int, piece: str) -> Element:
    return look.figure(piece_sign(piece, seat, _LEFT + 34 + 54 * i, _BOTTOM - 19, 24))


@look.remembered
def _left(i: int, count: int) -> Element:
    return look.figure(look.text(_LEFT + 49 + 54 * i, _BOTTOM - 13, count, 16))


def _cards(seat: int, facts: _Facts, most: int) -> list[Piece]:
    """The cards in the hand: backs from the left; from the right open ones, which were taken from the row."""
    backs = range(facts.cards - sum(facts.known))
    pieces = [Piece(f"held-{seat}-back-{i}", _card("", most - i), "deck") for i in backs]
    known = [(colour, i) for colour, count in zip(COLOURS, facts.known, strict=True) for i in range(count)]
    for place, (colour, i) in enumerate(known, start=1):
        pieces.append(Piece(f"held-{seat}-{colour}-{i}", _card(colour, place), "row"))
    return pieces


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
