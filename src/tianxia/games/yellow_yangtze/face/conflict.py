"""On the map, what a pending decision is about: the tile in question, strengths of a conflict, soldiers to remove."""

from collections.abc import Iterator

import htpy

from tianxia import look
from tianxia.games.yellow_yangtze.face.log import revolt_strengths
from tianxia.games.yellow_yangtze.face.scene import RADIUS, Scene, hexagon
from tianxia.look import Point


def draw_question(scene: Scene) -> Iterator[htpy.Element]:
    """Marks over the map; none while a main action is to be chosen."""
    decision = scene.view["decision"]
    if decision.get("at"):
        yield look.group(look.title(scene.words("draw-marker")), _mark(scene, decision["at"], None))
    for name in decision.get("from", []):
        yield _mark(scene, name, "6 4")
    match decision["kind"]:
        case "move":
            x, y = scene.middle_of(decision["triangle"])
            yield look.circle(x, y, RADIUS * 0.6, fill="none", stroke="var(--chosen)", stroke_width=3)
        case "revolt":
            yield from _revolt(scene)
        case "war" | "winner":
            yield from _sides(scene)


def _mark(scene: Scene, name: str, dashes: str | None) -> htpy.Element:
    outline = hexagon(scene.places[name], RADIUS * 0.94)
    return look.group(
        look.path(outline, fill="none", stroke="var(--paper)", stroke_width=7),
        look.path(outline, fill="none", stroke="var(--chosen)", stroke_width=4, stroke_dasharray=dashes),
    )


def _revolt(scene: Scene) -> Iterator[htpy.Element]:
    """What both leaders have together so far, above them."""
    decision, leaders = scene.view["decision"], scene.view["leaders"]
    for seat, strength in zip((scene.view["turn"], decision["defender"]), revolt_strengths(scene.view), strict=True):
        name = leaders[seat][decision["colour"]]
        x, y = scene.places[name]
        label = scene.words("draw-revolt", seat=scene.words.seat(seat), strength=strength)
        border = look.path(hexagon((x, y), RADIUS), fill="none", stroke="var(--chosen)", stroke_width=5)
        yield look.group(look.title(label), border, *_total((x, y - RADIUS * 0.76), strength))


def _sides(scene: Scene) -> Iterator[htpy.Element]:
    """The strength of each side of a war, between the unifying tile and the side, as a target."""
    decision = scene.view["decision"]
    at_x, at_y = scene.places[decision["at"]]
    for i, side in enumerate(decision["sides"]):
        x, y = scene.places[side["at"]]
        spot = ((x + at_x) / 2, (y + at_y) / 2)
        about = scene.words("about-side", soldiers=side["soldiers"], support=side["support"])
        yield look.target(
            f"side-{i + 1}",
            scene.words("draw-side", side=i + 1, total=side["total"]),
            *_total(spot, side["total"]),
            look.circle(*spot, 19, class_="ring"),
            about=about,
        )


def _total(spot: Point, total: int) -> Iterator[htpy.Element]:
    x, y = spot
    yield look.circle(x, y, 16, fill="var(--paper)", stroke="var(--chosen)", stroke_width=3)
    yield look.text(x, y + 7, total, 19, anchor="middle", font_weight=700)
