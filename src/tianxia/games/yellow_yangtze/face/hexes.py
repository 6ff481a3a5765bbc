"""Every hex as a target: its label says what lies there, what is beside it and whose state it is in."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from tianxia import look
from tianxia.games.yellow_yangtze.box import SIDES_OF_HEX, names
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import RADIUS, hexagon, places
from tianxia.games.yellow_yangtze.state import COLOURS, EMPTY, LEADER, NUM_COLOURS, TILE
from tianxia.kernel.boxes import BOXES, Box
from tianxia.kernel.types import Ids
from tianxia.look import Element, Piece
from tianxia.words import Words

_RING = look.path(hexagon(RADIUS * 0.88), class_="ring")
_HALO = look.tag("use", href="#board-halo", class_="halo")
"""Under the ring where a tile lies: teal alone is hard to see on black, blue and green."""
_KNOWN = 1 + SIDES_OF_HEX
"""How many hexes a label tells of: its own and those around it."""


def draw_hexes(scene: Scene) -> Iterator[Piece]:
    """A target for each hex. Names of players are in few labels; all others are remembered for all tables."""
    box, groups, governors = scene.box, scene.groups, scene.s.governors.tolist()
    owners = {group: _owners(realm.seats, scene.seat) for group, realm in scene.realms.items()}
    around = np.take(scene.s.board, _around(box))
    most, seen, lonely = around.max(axis=1).tolist(), around.tobytes(), _lonely(scene.nameless, box)
    for h, name in enumerate(scene.names.hexes):
        if most[h] == EMPTY:
            yield lonely[h]
            continue
        here, group = seen[_KNOWN * h : _KNOWN * h + _KNOWN], groups[h]
        if group not in owners:
            drawn = _hex(scene.words if most[h] >= LEADER else scene.nameless, box, h, here)
        elif here[0] < LEADER:
            drawn = _hex(scene.words, box, h, here, owners[group])
        else:
            realm = scene.realms[group]
            size = (len(realm.hexes), realm.soldiers) if h == realm.leaders[0] else (0, 0)
            drawn = _hex(scene.words, box, h, here, owners[group], (governors[h], *size))
        yield Piece(name, drawn)


@lru_cache
def _lonely(words: Words, box: Box) -> tuple[Piece, ...]:
    """Every hex as it is while nothing lies on it or beside it."""
    return tuple(Piece(name, _hex(words, box, h, bytes(_KNOWN))) for h, name in enumerate(names(box).hexes))


def _owners(seats: tuple[int, ...], viewer: int) -> tuple[bool, tuple[int, ...]]:
    """Is a state the viewer's, and whose is it besides?"""
    return viewer in seats, tuple(seat for seat in seats if seat != viewer)


@lru_cache(BOXES)
def _around(box: Box) -> Ids:
    """Every hex with those around it."""
    hexes = range(int(box.record.num_hexes))
    return np.array([[h, *box.record.neighbours[h]] for h in hexes], np.int32)


@look.remembered
def _hex(
    words: Words,
    box: Box,
    h: int,
    seen: bytes,
    owners: tuple[bool, tuple[int, ...]] | None = None,
    numbers: tuple[int, int, int] = (0, 0, 0),
) -> Element:
    """The ring of a hex; `seen` is what lies on it and around it.

    In a state there are `owners`; under a leader also its black tiles; under the first leader of a state, where its
    soldiers are drawn, also the number of its hexes and soldiers.
    """
    content = seen[0]
    governors, size, soldiers = numbers
    told, about = _meaning(words, box, h, content, governors)
    beside = [_neighbour(words, box, n, c) for n, c in zip(_around(box)[h, 1:].tolist(), seen[1:], strict=True) if c]
    labels = [told]
    if beside:
        labels.append(f"{words('draw-beside')} {', '.join(beside)}")
    if owners is not None:
        state = _state(words, *owners)
        whole = words("draw-whole-state", state=state, hexes=size, soldiers=soldiers) if size else state
        labels.append(whole)
    halo = _HALO if TILE <= content < LEADER else None
    quiet = None if any(seen) else "quiet"
    label = "; ".join(labels)
    return look.target(names(box).hexes[h], label, halo, _RING, at=places(box)[h], about=about, class_=quiet)


def _neighbour(words: Words, box: Box, h: int, content: int) -> str:
    """What is on a hex, in the label of the one next to it."""
    name = names(box).hexes[h]
    if content < LEADER:
        return words("draw-beside-tile", hex=name, colour=words(f"colour-{COLOURS[content - TILE]}"))
    seat, colour = divmod(content - LEADER, NUM_COLOURS)
    return words("draw-beside-leader", hex=name, leader=words(f"leader-{COLOURS[colour]}"), seat=words.seat(seat))


def _state(words: Words, is_own: bool, others: tuple[int, ...]) -> str:
    """Whose state it is."""
    kind = ("shared" if others else "own") if is_own else "other"
    return words("draw-in-state", whose=kind, others=", ".join(map(words.seat, others)))


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
    told = words("draw-leader", hex=name, leader=leader, seat=owner, strength=governors)
    return told, words(f"about-leader-{colour}")


@lru_cache(BOXES)
def _capitals(box: Box, language: str) -> dict[str, str]:
    """The name of the state at each capital."""
    key = "state_ru" if language == "ru" else "state"
    return {capital["hex"]: capital[key] for capital in box.document["capital"]}
