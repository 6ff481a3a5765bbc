"""Every hex as a target, with what lies there and around it in words."""

from collections.abc import Iterator
from functools import cache

from tianxia import look
from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import RADIUS, hexagon, places
from tianxia.games.yellow_yangtze.state import COLOURS, EMPTY, LEADER, NUM_COLOURS, TILE
from tianxia.kernel.game import Box
from tianxia.look import Element, Piece
from tianxia.words import Words

_RING = look.path(hexagon(RADIUS * 0.88), class_="ring")


def draw_hexes(scene: Scene) -> Iterator[Piece]:
    """A target for each hex. Names of players are in few labels: all others are remembered for all tables."""
    nameless = scene.words.named(())
    governors = scene.s.governors.tolist()
    for h, name in enumerate(scene.names.hexes):
        content = scene.contents[h]
        if content >= LEADER:
            drawn = _hex(scene.words, scene.box, h, content, governors[h])
        else:
            drawn = _hex(nameless, scene.box, h, content, 0)
        yield Piece(name, drawn)


@look.remembered
def _hex(words: Words, box: Box, h: int, content: int, governors: int) -> Element:
    """The ring of a hex; its label says what is there."""
    name = names(box).hexes[h]
    label, about = _meaning(words, box, h, content, governors)
    return look.target(name, label, _RING, at=places(box)[h], about=about)


def _meaning(words: Words, box: Box, h: int, content: int, governors: int) -> tuple[str, str]:
    """What is on a hex, and what that is for."""
    name = names(box).hexes[h]
    if content == EMPTY:
        terrain = "river" if box.record.is_river[h] else "capital" if box.record.is_capital[h] else "land"
        state = _capitals(box, words.language).get(name, "")
        return words("draw-empty", hex=name, terrain=terrain, state=state), words(f"about-{terrain}")
    if content < LEADER:
        colour = COLOURS[content - TILE]
        return words("draw-tile", hex=name, tile=words(f"tile-{colour}")), words(f"about-tile-{colour}")
    seat, number = divmod(content - LEADER, NUM_COLOURS)
    colour = COLOURS[number]
    leader, owner = words(f"leader-{colour}"), words.seat(seat)
    return (
        words("draw-leader", hex=name, leader=leader, seat=owner, strength=governors),
        words(f"about-leader-{colour}"),
    )


@cache
def _capitals(box: Box, language: str) -> dict[str, str]:
    """The name of the state at each capital."""
    key = "state_ru" if language == "ru" else "state"
    return {capital["hex"]: capital[key] for capital in box.document["capital"]}
