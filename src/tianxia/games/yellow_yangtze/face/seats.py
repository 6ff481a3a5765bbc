"""A panel for each seat: its points if the viewer may see them, how many tiles it holds, its leaders."""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import GLYPH_OF, SMALL, Scene, leader_shape
from tianxia.games.yellow_yangtze.rules.scoring import score_of
from tianxia.games.yellow_yangtze.rules.secrets import sees_points
from tianxia.games.yellow_yangtze.state import COLOURS, NOBODY

WIDTH = 300
HEIGHT = 134
HIDDEN = 100
"""The height of a panel whose points are hidden."""
_LEADER = 27.0
"""Radius of the hex a leader would fill."""


def draw_seat(scene: Scene, seat: int) -> look.Part:
    """The panel of a seat; its rim is in the seat's colour while it decides."""
    words, s = scene.words, scene.s
    is_deciding = seat == scene.decider
    tiles = words("draw-tiles", tiles=int(s.hand_sizes[seat]))
    height = HEIGHT if sees_points(s, scene.seat, seat) else HIDDEN
    panel = look.target(
        f"seat-{seat}",
        words.seat(seat),
        look.rect(
            2, 2, WIDTH - 4, height - 4, rx=8, fill="var(--paper-2)",
            stroke=look.seat_fill(seat) if is_deciding else "var(--line)", stroke_width=4 if is_deciding else 1,
        ),
        look.rect(3, 3, WIDTH - 6, height - 6, rx=8, class_="ring"),
        look.badge(seat, 26, 26, 28),
        look.text(48, 32, look.fitted(words.seat(seat), WIDTH - 158, 16), 16, font_weight=700 if is_deciding else 400),
        look.text(WIDTH - 14, 24 if height == HIDDEN else 32, tiles, SMALL, anchor="end", fill="var(--ink-2)"),
        *_points(scene, seat),
        about=words("about-seat", dynasty=words(f"dynasty-{seat}")),
    )  # fmt: skip
    return look.Part(WIDTH, height, words.seat(seat), (panel, *_leaders(scene, seat, height - 29.0)))


def _points(scene: Scene, seat: int) -> Iterator[look.Element]:
    """The five totals and what they are worth now, or that they are hidden."""
    words = scene.words
    if not sees_points(scene.s, scene.seat, seat):
        yield look.text(WIDTH - 14, 41, words("draw-hidden"), SMALL, anchor="end", fill="var(--ink-2)")
        return
    for i, (colour, points) in enumerate(zip(COLOURS, scene.s.points[seat].tolist(), strict=True)):
        x = 12 + 45 * i
        yield look.group(
            look.title(words("draw-points", points=words(f"points-{colour}"), number=points)),
            look.rect(x, 52, 22, 22, rx=4, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1),
            look.glyph(GLYPH_OF[colour], x + 11, 63, 15, f"var(--on-{colour})"),
            look.text(x + 24, 69, points, 15),
        )
    score = int(score_of(scene.s, seat))
    yield look.group(
        look.title(words("draw-score", score=score)),
        look.text(WIDTH - 14, 70, f"→ {score}", 17, anchor="end", font_weight=700),
    )


def _leaders(scene: Scene, seat: int, y: float) -> Iterator[look.Element]:
    """The five leaders: discs at home, on the board the name of their hex."""
    words = scene.words
    for i, (colour, h) in enumerate(zip(COLOURS, scene.s.leaders[seat].tolist(), strict=True)):
        x = 36 + 57.0 * i
        place = None if h == NOBODY else scene.names.hexes[h]
        piece = None if seat == scene.seat else f"leader-{seat}-{colour}"  # the viewer's own are drawn in own.py
        shown = (
            [leader_shape(seat, colour, (x, y), _LEADER, piece=piece)]
            if place is None
            else [
                look.circle(x, y, _LEADER * 0.76, fill=f"var(--{colour})", stroke="var(--rim)", stroke_width=1.5),
                look.circle(x, y, _LEADER * 0.6, fill="var(--paper)"),
                look.text(x, y + 5, place, SMALL, anchor="middle"),
            ]
        )
        leader = scene.leader_names[colour]
        label = words("draw-leader-of", leader=leader, seat=words.seat(seat), hex=place or "home")
        ring = look.circle(x, y, _LEADER * 0.84, class_="ring")
        yield look.target(f"seat-{seat}-{colour}", label, *shown, ring, about=scene.leader_abouts[colour])
