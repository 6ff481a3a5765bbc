"""Along the bottom edge: the viewer's tiles and leaders, what they can be used for, and in a conflict what to stake."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import SMALL, leader, pagoda, shapes, tile
from tianxia.games.yellow_yangtze.face.targets import stake_name
from tianxia.games.yellow_yangtze.rules.revolts import revolt_strength
from tianxia.games.yellow_yangtze.rules.riots import COST
from tianxia.games.yellow_yangtze.rules.tiles import PAGODA_COST
from tianxia.games.yellow_yangtze.rules.turn import legal
from tianxia.games.yellow_yangtze.state import COLOURS, DECISIONS, NOBODY, Colour, Decision, Event
from tianxia.games.yellow_yangtze.text.actions import MAX_LEGAL, format_action, read_action
from tianxia.look import Element, Part, Piece
from tianxia.words import Words

_WIDTH, _HEIGHT = 830, 108
_MIDDLE = 54.0
"""Of tiles, leaders and signs, from the top."""
_TILE, _STEP, _GAP = 24.0, 43.0, 6.0
_LEADERS = 318
"""Where the leaders begin; in a conflict, the stakes."""
_LEADER = 27.0
"""Radius of the hex a leader would fill."""
_SIGNS = 634
STAKES = {Decision.REVOLT: Colour.BLACK, Decision.WAR: Colour.RED}
"""The conflicts, and the colour that is staked in them."""


def draw_own(scene: Scene) -> Part | None:
    """What lies before the viewer; nothing for a spectator."""
    if not 0 <= scene.seat < scene.s.players:
        return None
    words = scene.nameless
    is_staking = scene.decision in STAKES and scene.decider == scene.seat
    beside = _stakes(scene, words) if is_staking else _leaders_and_signs(scene, words)
    return Part(_WIDTH, _HEIGHT, words("draw-own"), _ground(words, scene.seat), (*_hand(scene, words), *beside))


@lru_cache
def _ground(words: Words, seat: int) -> tuple[Element, ...]:
    return shapes("own", [seat]), _heading(words, 10, "draw-hand")


@look.remembered
def _heading(words: Words, x: float, message: str) -> Element:
    return look.text(x, 16, words(message), SMALL, fill="var(--ink-2)")


def _hand(scene: Scene, words: Words) -> Iterator[Piece]:
    """The tiles of the hand, those of a colour as one target."""
    market = scene.s.market.tolist()
    taken = [colour for seat, colour, *_ in scene.happened(Event.MARKET_TAKEN) if seat == scene.seat]
    x = 8.0
    for colour, number in enumerate(scene.s.hands[scene.seat].tolist()):
        if number:
            name = COLOURS[colour]
            origin = f"market-{name}" if colour in taken and market[colour] else "bag"
            for i in range(number):
                yield Piece(f"hand-{name}-{i}", tile("own", colour, x + _STEP * (i + 0.5), _MIDDLE, _TILE), origin)
            yield Piece(f"hand-{name}", _tiles(words, colour, number, x))
            x += _STEP * number + _GAP


@look.remembered
def _tiles(words: Words, colour: int, number: int, x: float) -> Element:
    name = COLOURS[colour]
    return look.target(
        f"hand-{name}",
        words("draw-count", tile=words(f"tile-{name}"), number=number),
        look.rect(0, -_TILE - 2, _STEP * number, 2 * _TILE + 4, rx=10, class_="ring"),
        at=(x, _MIDDLE),
        about=words(f"about-tile-{name}"),
    )


def _leaders_and_signs(scene: Scene, words: Words) -> Iterator[Piece]:
    """The viewer's leaders; one on the board is faint here, over the name of its hex. Then what tiles pay for."""
    yield Piece("leaders", _heading(words, _LEADERS, "draw-leaders"))
    own = scene.leaders[scene.seat]
    for colour, h in enumerate(own):
        name, x = COLOURS[colour], _LEADERS + 22 + 50.0 * colour
        yield Piece(f"away-{name}", _away(scene.seat, colour, x))
        if h == NOBODY:
            yield Piece(f"leader-{scene.seat}-{name}", leader("own", scene.seat, colour, x, _MIDDLE, _LEADER))
        else:
            yield Piece(f"where-{name}", _where(scene.names.hexes[h], x))
        yield Piece(f"leader-{name}", _leader(words, colour, x, "home" if h == NOBODY else scene.names.hexes[h]))
    yield Piece("home", _home(words))
    yield Piece("riot", _sign(words, 0, Colour.BLUE, COST - (own[Colour.BLUE] == NOBODY)))
    yield Piece("build", _sign(words, 1, Colour.GREEN, PAGODA_COST - (own[Colour.GREEN] == NOBODY)))


@look.remembered
def _away(seat: int, colour: int, x: float) -> Element:
    """What is left of a leader that is on the board; one in the supply covers it."""
    return look.figure(leader("own", seat, colour, x, _MIDDLE, _LEADER), opacity=0.4)


@look.remembered
def _where(place: str, x: float) -> Element:
    return look.figure(look.text(x, _HEIGHT - 10, place, SMALL, anchor="middle"))


@look.remembered
def _leader(words: Words, colour: int, x: float, place: str) -> Element:
    name = COLOURS[colour]
    return look.target(
        f"leader-{name}",
        words("draw-own-leader", leader=words(f"leader-{name}"), hex=place),
        look.circle(0, 0, 24, class_="ring"),
        at=(x, _MIDDLE),
        about=words(f"about-leader-{name}"),
    )


@look.remembered
def _home(words: Words) -> Element:
    sign = words("draw-home-sign")
    return look.target(
        "home",
        words("draw-home"),
        look.circle(0, 0, 22, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.glyph("roof", 0, 0, 26, "var(--ink-2)"),
        look.text(0, _HEIGHT - 10 - _MIDDLE, sign, SMALL, anchor="middle", fill="var(--ink-2)"),
        look.circle(0, 0, 24, class_="ring"),
        at=(_LEADERS + 275, _MIDDLE),
        about=words("about-home"),
    )


@look.remembered
def _sign(words: Words, number: int, colour: int, price: int) -> Element:
    """An action that is paid for with tiles, with its price."""
    flame = look.glyph("flame", 22, 22, 30, "var(--red)", stroke="var(--rim)", stroke_width=0.8)
    name, sign = (("riot", flame), ("build", pagoda(Colour.GREEN, 22, 22, 30)))[number]
    return look.target(
        name,
        words(f"draw-{name}"),
        look.rect(0, 0, 92, 44, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        sign,
        look.text(60, 28, f"{price}×", 16, anchor="end", font_weight=700),
        tile("own", colour, 75, 22, 13),
        look.text(46, 66, words(f"draw-{name}-sign"), SMALL, anchor="middle", fill="var(--ink-2)"),
        look.rect(1, 1, 90, 42, rx=8, class_="ring"),
        at=(_SIGNS + 98 * number, _MIDDLE - 22),
        about=words(f"about-{name}"),
    )


def _stakes(scene: Scene, words: Words) -> Iterator[Piece]:
    """How many tiles to stake: one row without the leader, one with it if it is in the supply."""
    s = scene.s
    yield Piece("stakes", _heading(words, _LEADERS, f"draw-stakes-{DECISIONS[s.decision]}"))
    colour = STAKES[Decision(scene.decision)]
    # The answer of a revolt that is being asked for adds to this; a war has a total for each side, on the map.
    base = int(revolt_strength(s, scene.seat, s.num_commits)) if scene.decision == Decision.REVOLT else None
    for with_leader, tiles in _legal_stakes(scene):
        total = None if base is None else base + tiles + with_leader
        seat = scene.seat if with_leader else NOBODY
        yield Piece(stake_name(tiles, with_leader), _stake(words, colour, tiles, seat, total))


def _legal_stakes(scene: Scene) -> list[tuple[bool, int]]:
    """With the leader or not, and how many tiles: what may be staked, on whatever side."""
    ids = np.empty(MAX_LEGAL, np.int32)
    ids = ids[: legal(scene.box.record, scene.s, ids)]
    requests = [read_action(scene.box, format_action(scene.box, action)) for action in ids.tolist()]
    return sorted({(request.with_leader, request.tiles) for request in requests if request.verb != "abstain"})


@look.remembered
def _stake(words: Words, colour: int, tiles: int, seat: int, total: int | None) -> Element:
    """A number of tiles; with the leader of a seat, or of NOBODY."""
    with_leader, name = seat != NOBODY, COLOURS[colour]
    label = words(
        "draw-stake",
        tile=words(f"tile-{name}"), tiles=tiles, leader="yes" if with_leader else "no",
        total="none" if total is None else total,
    )  # fmt: skip
    return look.target(
        stake_name(tiles, with_leader),
        label,
        look.rect(0, 0, 70, 38, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.text(7, 25, tiles, 17, font_weight=700),
        leader("own", seat, colour, 30, 19, 15) if with_leader else tile("own", colour, 30, 19, 11),
        None if total is None else look.text(63, 24, f"={total}", SMALL, anchor="end", fill="var(--ink-2)"),
        look.rect(1, 1, 68, 36, rx=8, class_="ring"),
        at=(_LEADERS + 73 * tiles, 66 if with_leader else 24),
        about=words(f"about-stake-{name}"),
    )
