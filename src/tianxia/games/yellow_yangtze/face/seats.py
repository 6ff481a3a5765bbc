"""A panel for each seat: its points if the viewer may see them, how many tiles it holds, its leaders."""

from collections.abc import Iterator
from functools import cache

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import DISC, GLYPHS, SMALL, leader, on_pigment, pigment, shapes
from tianxia.games.yellow_yangtze.rules.scoring import score_of
from tianxia.games.yellow_yangtze.rules.secrets import sees_points
from tianxia.games.yellow_yangtze.state import COLOURS, NOBODY, NUM_COLOURS
from tianxia.look import Element, Part, Piece
from tianxia.words import Words

WIDTH, HEIGHT = 300, 134
_POINTS = 45
"""From the points of one colour to the next."""
_LEADER = 24.5
"""Radius of the hex a leader would fill."""
_LEADERS = HEIGHT - 29.0
"""How far down the leaders are."""


def draw_seat(scene: Scene, seat: int) -> Part:
    """The panel of a seat."""
    words = scene.words
    pieces = [
        Piece(f"seat-{seat}", _seat(words, seat)),
        Piece(f"name-{seat}", _name(words.seat(seat), seat, seat == scene.decider)),
        Piece(f"tiles-{seat}", _tiles(scene.nameless, int(scene.s.hand_sizes[seat]))),
        *_points(scene, seat),
        *_leaders(scene, seat),
    ]
    return Part(WIDTH, HEIGHT, words.seat(seat), _ground(seat), tuple(pieces))


@cache
def _ground(seat: int) -> tuple[Element, ...]:
    frame = look.rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1)
    chips = [
        look.group(
            look.rect(0, 0, 22, 22, rx=4, fill=pigment(colour), stroke="var(--rim)", stroke_width=1),
            look.glyph(GLYPHS[colour], 11, 11, 15, on_pigment(colour)),
            at=(12 + _POINTS * colour, 52),
        )
        for colour in range(NUM_COLOURS)
    ]
    return shapes(f"panel-{seat}", [seat]), frame, look.badge(seat, 26, 26, 28), *chips


@look.remembered
def _seat(words: Words, seat: int) -> Element:
    about = words("about-seat", dynasty=words(f"dynasty-{seat}"))
    ring = look.rect(3, 3, WIDTH - 6, HEIGHT - 6, rx=8, class_="ring")
    return look.target(f"seat-{seat}", words.seat(seat), ring, about=about)


@look.remembered
def _name(name: str, seat: int, is_deciding: bool) -> Element:
    """The name of a seat; its rim is in the seat's colour while it decides."""
    rim = look.rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=8, fill="none", stroke=look.seat_fill(seat), stroke_width=4)
    return look.figure(
        rim if is_deciding else None,
        look.text(48, 32, look.fitted(name, WIDTH - 158, 16), 16, font_weight=700 if is_deciding else 400),
    )


@look.remembered
def _tiles(words: Words, tiles: int) -> Element:
    text = look.text(WIDTH - 14, 32, words("draw-tiles", tiles=tiles), SMALL, anchor="end", fill="var(--ink-2)")
    return look.figure(text)


def _points(scene: Scene, seat: int) -> Iterator[Piece]:
    """The five totals and what they are worth now, or that they are hidden."""
    words, is_shown = scene.nameless, sees_points(scene.s, scene.seat, seat)
    for colour, points in enumerate(scene.s.points[seat].tolist()):
        yield Piece(f"points-{seat}-{COLOURS[colour]}", _number(words, colour, points if is_shown else None))
    if is_shown:
        yield Piece(f"score-{seat}", _score(words, int(score_of(scene.s, seat))))


@look.remembered
def _number(words: Words, colour: int, points: int | None) -> Element:
    """Beside the sign of its colour; the sign is where one points at, too."""
    name = words(f"points-{COLOURS[colour]}")
    label = f"{name}: {words('draw-hidden')}" if points is None else words("draw-points", points=name, number=points)
    return look.group(
        look.title(label),
        look.rect(0, 0, _POINTS, 22, fill="none", pointer_events="all"),
        look.text(24, 17, "?" if points is None else points, 15),
        at=(12 + _POINTS * colour, 52),
    )


@look.remembered
def _score(words: Words, score: int) -> Element:
    number = look.text(WIDTH - 14, 70, f"→ {score}", 17, anchor="end", font_weight=700)
    return look.group(look.title(words("draw-score", score=score)), number)


def _leaders(scene: Scene, seat: int) -> Iterator[Piece]:
    """The five leaders: discs in the supply, on the board the name of their hex."""
    # The viewer's own leaders are pieces of the viewer's area: what this panel shows of them has keys of its own.
    kind = "copy" if seat == scene.seat else "leader"
    for colour, h in enumerate(scene.leaders[seat]):
        place = "" if h == NOBODY else scene.names.hexes[h]
        if not place:
            drawn = leader(f"panel-{seat}", seat, colour, _leader_x(colour), _LEADERS, _LEADER)
            yield Piece(f"{kind}-{seat}-{COLOURS[colour]}", drawn)
        yield Piece(f"seat-{seat}-{COLOURS[colour]}", _leader(scene.words, seat, colour, place))


def _leader_x(colour: int) -> float:
    return 36 + 57.0 * colour


@look.remembered
def _leader(words: Words, seat: int, colour: int, place: str) -> Element:
    away = (
        look.circle(0, 0, _LEADER * DISC, fill=pigment(colour), stroke="var(--rim)", stroke_width=1.5),
        look.circle(0, 0, _LEADER * 0.66, fill="var(--paper)"),
        look.text(0, 5, place, SMALL, anchor="middle"),
    )
    name = COLOURS[colour]
    return look.target(
        f"seat-{seat}-{name}",
        words("draw-leader-of", leader=words(f"leader-{name}"), seat=words.seat(seat), hex=place or "home"),
        *(away if place else ()),
        look.circle(0, 0, _LEADER * 0.93, class_="ring"),
        at=(_leader_x(colour), _LEADERS),
        about=words(f"about-leader-{name}"),
    )
