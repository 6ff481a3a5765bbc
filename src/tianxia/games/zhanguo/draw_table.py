"""The upper edge of the main board: the court pile, the rewards with their track, the objectives, the supplies."""

from htpy import Element

from tianxia.games.zhanguo.draw_scene import ASPECT_FILLS, ASPECT_GLYPHS, SPAN, Scene, heading
from tianxia.games.zhanguo.state import OBJECTIVE_KINDS, OBJECTIVE_SECTIONS
from tianxia.kernel import look

HEIGHT = 158
_COURT, _REWARDS = 196, 372
KIND_GLYPHS = {"wall": "wall", "palace": "palace", "governor": "seal"}


def draw_table(scene: Scene) -> Element:
    """Court, rewards and objectives from left to right."""
    return look.group(
        _panel(0, _COURT, _court(scene)),
        _panel(_COURT + 8, _REWARDS, _rewards(scene)),
        _panel(_COURT + _REWARDS + 16, SPAN - _COURT - _REWARDS - 16, _objectives(scene)),
    )


def _panel(x: float, width: float, parts: list[Element]) -> Element:
    ground = look.rect(0, 0, width, HEIGHT, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1)
    return look.group(ground, *parts, at=(x, 0))


def _court(scene: Scene) -> list[Element]:
    """The number on top, and what higher and lower numbers wake."""
    view, words = scene.view, scene.words
    top = view["top"]
    label = words("draw-court-label", top=top, cards=len(view["court"]))
    fill = ASPECT_FILLS[scene.aspect(top)] if top else "land"
    ink = f"var(--on-{fill})" if top else "var(--ink)"
    pile = look.target(
        "court",
        label,
        look.rect(0, 0, 74, 96, rx=7, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1.5),
        look.text(37, 60, top or "X", 30, anchor="middle", fill=ink, font_weight="bold"),
        look.rect(-3, -3, 80, 102, rx=9, class_="ring"),
        at=(12, 40),
    )
    signs = [
        look.text(98, 66, "▲", 18),
        look.glyph("worker", 128, 60, 22),
        look.glyph("palace", 154, 60, 22),
        look.glyph("wall", 180, 60, 22),
        look.text(98, 106, "▼", 18),
        look.glyph("emissary", 128, 100, 22),
        look.glyph("seal", 154, 100, 22),
    ]
    return [heading(12, 24, words("draw-court")), pile, *signs]


def _rewards(scene: Scene) -> list[Element]:
    """The column of the round, the discs, and what is left of markers and seals."""
    view, words = scene.view, scene.words
    parts = [heading(12, 24, words("draw-rewards", round=view["round"]))]
    grid = [line for line in scene.box.document["rewards"]["grid"] if line[0] == view["round"]]
    for i, (_, aspect, kind, regions) in enumerate(grid):
        y = 50 + 31 * i
        where = f" ({', '.join(map(str, regions))})" if regions else ""
        is_open = view["pending"]["aspect"] == aspect
        seal = words("draw-seal") if view["seals"][aspect] else ""
        parts += [
            look.rect(10, y - 17, 352, 27, rx=5, fill="var(--last)", fill_opacity=0.3 if is_open else 0),
            look.rect(14, y - 15, 23, 23, rx=4, fill=f"var(--{ASPECT_FILLS[aspect]})", stroke="var(--rim)"),
            look.glyph(ASPECT_GLYPHS[aspect], 25.5, y - 3.5, 16, f"var(--on-{ASPECT_FILLS[aspect]})"),
            look.text(46, y + 2, look.fitted(words(f"reward-{kind}") + where, 190, 14), 14),
            look.text(334, y + 2, f"{view['supply'][aspect]} {seal}".strip(), 14, anchor="end", fill="var(--ink-2)"),
        ]
        if aspect in view["column"]:
            parts.append(look.badge(view["column"][aspect], 350, y - 3, 22))
    parts.append(look.text(14, 146, words("draw-track"), 14, fill="var(--ink-2)"))
    start = 26 + look.text_width(words("draw-track"), 14)
    parts += [look.badge(seat, start + 28 * i, 140, 22) for i, seat in enumerate(view["track"])]
    return parts


def _objectives(scene: Scene) -> list[Element]:
    """Two sections of three tiles with the discs on them."""
    view, words = scene.view, scene.words
    needs = {name: places for name, _, places in scene.box.document["objectives"]["tiles"]}
    parts = [heading(12, 24, words("draw-objectives"))]
    for i, section in enumerate(OBJECTIVE_SECTIONS):
        for k, kind in enumerate(OBJECTIVE_KINDS):
            places = needs[view["objectives"][section][kind]]
            claims = view["claims"][section][kind]
            parts.append(_objective(scene, section, kind, places, claims, (12 + 106 * k, 36 + 60 * i)))
    return parts


def _objective(
    scene: Scene, section: str, kind: str, places: list[str | int], claims: list[int], at: look.Point
) -> Element:
    words = scene.words
    shown = [words(f"tract-{place}") if kind == "wall" else str(place) for place in places]
    discs = ", ".join(words.seat(seat) for seat in claims) or "-"
    label = words("draw-objective-label", section=section, kind=kind, places=", ".join(shown), seats=discs)
    short = " ".join(str(place)[0].upper() if kind == "wall" else str(place) for place in shown)
    return look.target(
        f"objective-{section}-{kind}",
        label,
        look.rect(0, 0, 100, 54, rx=5, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph(KIND_GLYPHS[kind], 16, 16, 20),
        look.text(32, 21, look.fitted(short, 66, 14), 14),
        *(look.badge(seat, 16 + 24 * i, 40, 20) for i, seat in enumerate(claims)),
        look.rect(-2, -2, 104, 58, rx=6, class_="ring"),
        at=at,
    )


def draw_aspect(aspect: str, x: float, y: float, count: int, size: float = 22) -> Element:
    """A marker of an aspect with a number."""
    fill = ASPECT_FILLS[aspect]
    return look.group(
        look.circle(x, y, size / 2, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1),
        look.glyph(ASPECT_GLYPHS[aspect], x, y, size * 0.66, f"var(--on-{fill})"),
        look.text(x + size * 0.7, y + 5, count, 14),
    )
