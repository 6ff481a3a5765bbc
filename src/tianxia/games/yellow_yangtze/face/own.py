"""Along the bottom edge: the viewer's tiles and leaders, what they can be used for, and in a conflict what to stake."""

from collections.abc import Iterator

import numpy as np

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import SMALL, Scene, leader_shape, pagoda_shape, tile_shape
from tianxia.games.yellow_yangtze.face.targets import stake_name
from tianxia.games.yellow_yangtze.rules.revolts import revolt_strength
from tianxia.games.yellow_yangtze.rules.riots import COST
from tianxia.games.yellow_yangtze.rules.tiles import PAGODA_COST
from tianxia.games.yellow_yangtze.rules.turn import legal
from tianxia.games.yellow_yangtze.state import COLOURS, DECISIONS, NOBODY, Colour, Decision
from tianxia.games.yellow_yangtze.text.actions import MAX_LEGAL, format_action, read_action

_WIDTH, _HEIGHT = 830, 108
_MIDDLE = 54.0
"""Of tiles, leaders and signs, from the top."""
_TILE, _STEP, _GAP = 24.0, 43.0, 6.0
_LEADERS = 318
"""Where the leaders begin; in a conflict, the stakes."""
_SIGNS = 634
STAKES = {Decision.REVOLT: Colour.BLACK, Decision.WAR: Colour.RED}
"""The conflicts, and the colour that is staked in them."""


def draw_own(scene: Scene) -> look.Part | None:
    """What lies before the viewer; nothing for a spectator."""
    if not 0 <= scene.seat < scene.s.players:
        return None
    is_staking = scene.s.decision in STAKES and scene.decider == scene.seat
    beside = _stakes(scene) if is_staking else [*_leaders(scene), _home(scene), *_signs(scene)]
    return look.Part(_WIDTH, _HEIGHT, scene.words("draw-own"), (*_hand(scene), *beside))


def _heading(scene: Scene, x: float, message: str) -> look.Element:
    return look.text(x, 16, scene.words(message), SMALL, fill="var(--ink-2)")


def _hand(scene: Scene) -> Iterator[look.Element]:
    """The tiles of the hand, those of a colour as one target."""
    yield _heading(scene, 10, "draw-hand")
    x = 8.0
    for colour, number in zip(COLOURS, scene.s.hands[scene.seat].tolist(), strict=True):
        if number:
            shapes = [
                tile_shape(colour, (x + _STEP * (i + 0.5), _MIDDLE), _TILE, piece=f"hand-{colour}-{i}")
                for i in range(number)
            ]
            yield look.target(
                f"hand-{colour}",
                scene.words("draw-count", tile=scene.tile_names[colour], number=number),
                *shapes,
                look.rect(x, _MIDDLE - _TILE - 2, _STEP * number, 2 * _TILE + 4, rx=10, class_="ring"),
                about=scene.tile_abouts[colour],
            )
            x += _STEP * number + _GAP


def _leaders(scene: Scene) -> Iterator[look.Element]:
    """The viewer's leaders; one on the board is faint here, with the name of its hex."""
    yield _heading(scene, _LEADERS, "draw-leaders")
    for i, (colour, h) in enumerate(zip(COLOURS, scene.s.leaders[scene.seat].tolist(), strict=True)):
        x = _LEADERS + 22 + 50.0 * i
        at_home = h == NOBODY
        place = "" if at_home else scene.names.hexes[h]
        label = scene.words("draw-own-leader", leader=scene.leader_names[colour], hex=place or "home")
        piece = f"leader-{scene.seat}-{colour}" if at_home else None
        yield look.target(
            f"leader-{colour}",
            label,
            look.group(leader_shape(scene.seat, colour, (x, _MIDDLE), 30, piece), opacity=None if at_home else 0.4),
            None if at_home else look.text(x, _HEIGHT - 10, place, SMALL, anchor="middle"),
            look.circle(x, _MIDDLE, 24, class_="ring"),
            about=scene.leader_abouts[colour],
        )


def _home(scene: Scene) -> look.Element:
    x = _LEADERS + 275.0
    return look.target(
        "home",
        scene.words("draw-home"),
        look.circle(x, _MIDDLE, 22, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.glyph("roof", x, _MIDDLE, 26, "var(--ink-2)"),
        look.text(x, _HEIGHT - 10, scene.words("draw-home-sign"), SMALL, anchor="middle", fill="var(--ink-2)"),
        look.circle(x, _MIDDLE, 24, class_="ring"),
        about=scene.words("about-home"),
    )


def _signs(scene: Scene) -> Iterator[look.Element]:
    """The two actions that are paid for with tiles, with their price."""
    flame = look.glyph("flame", 22, 22, 30, "var(--red)", stroke="var(--rim)", stroke_width=0.8)
    roof = pagoda_shape("green", (22, 22), 30)
    for i, (name, colour, cost, sign) in enumerate(
        (("riot", Colour.BLUE, COST, flame), ("build", Colour.GREEN, PAGODA_COST, roof))
    ):
        price = cost - (scene.s.leaders[scene.seat, colour] == NOBODY)
        yield look.target(
            name,
            scene.words(f"draw-{name}"),
            look.rect(0, 0, 92, 44, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
            sign,
            look.text(60, 28, f"{price}×", 16, anchor="end", font_weight=700),
            tile_shape(COLOURS[colour], (75, 22), 13),
            look.text(46, 66, scene.words(f"draw-{name}-sign"), SMALL, anchor="middle", fill="var(--ink-2)"),
            look.rect(1, 1, 90, 42, rx=8, class_="ring"),
            at=(_SIGNS + 98 * i, _MIDDLE - 22),
            about=scene.words(f"about-{name}"),
        )


def _stakes(scene: Scene) -> Iterator[look.Element]:
    """How many tiles to stake: one row without the leader, one with it if it is at home."""
    s = scene.s
    yield _heading(scene, _LEADERS, f"draw-stakes-{DECISIONS[s.decision]}")
    colour = COLOURS[STAKES[Decision(s.decision)]]
    # The answer of a revolt that is being asked for adds to this; a war has a total for each side, on the map.
    base = int(revolt_strength(s, scene.seat, s.num_commits)) if s.decision == Decision.REVOLT else None
    for with_leader, tiles in _legal_stakes(scene):
        yield _stake(scene, colour, tiles, with_leader, None if base is None else base + tiles + with_leader)


def _legal_stakes(scene: Scene) -> list[tuple[bool, int]]:
    """With the leader or not, and how many tiles: what may be staked, on whatever side."""
    ids = np.empty(MAX_LEGAL, np.int32)
    ids = ids[: legal(scene.box.record, scene.s, ids)]
    requests = [read_action(scene.box, format_action(scene.box, action)) for action in ids.tolist()]
    return sorted({(request.with_leader, request.tiles) for request in requests if request.verb != "abstain"})


def _stake(scene: Scene, colour: str, tiles: int, with_leader: bool, total: int | None) -> look.Element:
    leader = leader_shape(scene.seat, colour, (30, 19), 15) if with_leader else None
    label = scene.words(
        "draw-stake",
        tile=scene.tile_names[colour], tiles=tiles, leader="yes" if with_leader else "no",
        total="none" if total is None else total,
    )  # fmt: skip
    return look.target(
        stake_name(tiles, with_leader),
        label,
        look.rect(0, 0, 70, 38, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.text(7, 25, tiles, 17, font_weight=700),
        leader or tile_shape(colour, (30, 19), 11),
        None if total is None else look.text(63, 24, f"={total}", SMALL, anchor="end", fill="var(--ink-2)"),
        look.rect(1, 1, 68, 36, rx=8, class_="ring"),
        at=(_LEADERS + 73 * tiles, 66 if with_leader else 24),
        about=scene.words(f"about-stake-{colour}"),
    )
