"""The upper edge of the main board: the court pile, the table of rewards with its track, the objectives."""

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    ACTION_GLYPHS,
    MARGIN,
    SPAN,
    Scene,
    badge,
    fill_of,
    heading,
    marker,
    official,
    seal,
)
from tianxia.games.zhanguo.state import ASPECTS, NOBODY, NUM_KINDS, OBJECTIVE_KINDS, OBJECTIVE_SECTIONS, ROUNDS
from tianxia.games.zhanguo.text.reading import claim_list, objective_needs, track_list
from tianxia.kernel.game import Box
from tianxia.look import Element, Piece
from tianxia.words import Words

TABLE_HEIGHT = 188
_COURT, _REWARDS, _GAP = 238, 404, 8
_REWARDS_X = MARGIN + _COURT + _GAP
_OBJECTIVES_X = _REWARDS_X + _REWARDS + _GAP
TABLE_FRAMES: dict[str, look.Frame] = {
    "court": (MARGIN, MARGIN, _COURT, TABLE_HEIGHT),
    "rewards": (_REWARDS_X, MARGIN, _REWARDS, TABLE_HEIGHT),
    "objectives": (_OBJECTIVES_X, MARGIN, SPAN + MARGIN - _OBJECTIVES_X, TABLE_HEIGHT),
}
_PILE = (MARGIN + 12.0, MARGIN + 34.0)
_CELL, _STEP, _GRID = (56, 36), (58, 39), (110, 44)
"""A cell of the table of rewards, from one to the next, and where the first is."""
_TILE = (101, 74)
_MANY = 4
"""As many things as a tile asks for at most stand close together."""
TRACT_FILLS = {"jade": "green", "gold": "yellow", "iron": "black"}
COURT_ROWS = (("▲", ("recruit", "palace", "wall")), ("▼", ("hire", "governor")), ("·", ("reassign",)))
"""The court actions by the numbers that activate their abilities: higher, lower, none."""


def table_ground(box: Box, words: Words) -> dict[str, Element]:
    """Court, rewards and objectives from left to right, before anything happens."""
    parts = {
        "court": _court_ground(box, words),
        "rewards": _rewards_ground(box, words),
        "objectives": [heading(12, 21, words("draw-objectives"))],
    }
    return {block: _panel(TABLE_FRAMES[block], nodes) for block, nodes in parts.items()}


def _panel(frame: look.Frame, parts: list[Element]) -> Element:
    left, top, width, height = frame
    ground = look.rect(0, 0, width, height, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1)
    return look.group(ground, *parts, at=(left, top))


def table_pieces(scene: Scene) -> list[Piece]:
    """What lies on court, rewards and objectives."""
    return [
        *look.within("court", _court(scene)),
        *look.within("rewards", [*_rewards(scene), *_discs(scene)]),
        *look.within("objectives", _objectives(scene)),
    ]


def _court_ground(box: Box, words: Words) -> list[Element]:
    """The place of the pile, and which actions higher and lower numbers activate."""
    empty = look.rect(0, 0, 76, 100, rx=7, fill="var(--land)", stroke="var(--rim)", stroke_width=1.5)
    dash = look.text(38, 61, "–", 30, anchor="middle", font_weight="bold")
    parts = [heading(12, 21, words("draw-court")), look.group(empty, dash, at=(12, 34))]
    for row, (sign, actions) in enumerate(COURT_ROWS):
        y = 34 + 48 * row
        parts.append(look.text(108, y + 27, sign, 17, anchor="middle"))
        parts += [_court_action(box, words, action, (122 + 38 * i, y)) for i, action in enumerate(actions)]
    return parts


def _court_action(box: Box, words: Words, action: str, at: look.Point) -> Element:
    return look.target(
        f"court-{action}",
        words(f"court-{action}"),
        look.rect(0, 0, 34, 40, rx=6, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph(ACTION_GLYPHS[action], 17, 20, 24),
        look.rect(-2, -2, 38, 44, rx=7, class_="ring"),
        at=at,
        about=words(f"about-court-{action}", points=int(box.record.reassign_points)),
    )


def _court(scene: Scene) -> list[Piece]:
    """The pile as a target, and the card on top of it."""
    top, cards = int(scene.s.top), sum(cards.bit_count() for cards in scene.read("court"))
    pieces = [Piece("court", _pile(scene.words, top, cards))]
    if top:
        pieces.append(Piece(f"card-{top}", _top(top)))
    return pieces


@look.remembered
def _pile(words: Words, top: int, cards: int) -> Element:
    return look.target(
        "court",
        words("draw-court-label", top=top, cards=cards),
        look.text(0, 120, words("draw-court-cards", cards=cards), 13, fill="var(--ink-2)"),
        look.rect(-3, -3, 82, 106, rx=9, class_="ring"),
        at=_PILE,
        about=words("about-court"),
    )


@look.remembered
def _top(card: int) -> Element:
    fill = fill_of(card)
    return look.figure(
        look.rect(0, 0, 76, 100, rx=7, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1.5),
        look.text(38, 61, card, 30, anchor="middle", fill=f"var(--on-{fill})", font_weight="bold"),
        at=_PILE,
    )


def _rewards_ground(box: Box, words: Words) -> list[Element]:
    """The whole table, the signs of the supplies before it, the name of the track below."""
    parts = [heading(12, 21, words("draw-rewards"))]
    for column in range(ROUNDS):
        parts.append(look.text(_cell(column, 0)[0] + 28, 39, column + 1, 13, anchor="middle"))
    for row, aspect in enumerate(ASPECTS):
        parts.append(marker(aspect, 25, _cell(0, row)[1] + 18, 26))
        cells = [line for line in box.document["rewards"]["grid"] if line[1] == aspect]
        parts += [_reward(words, line, _cell(line[0] - 1, row)) for line in cells]
    return [*parts, look.text(12, 179, words("draw-track"), 14, fill="var(--ink-2)")]


def _cell(column: int, row: int) -> look.Point:
    """Where a reward is, in its panel."""
    return _GRID[0] + _STEP[0] * column, _GRID[1] + _STEP[1] * row


def _reward(words: Words, line: list[object], at: look.Point) -> Element:
    number, aspect, kind, regions = line
    assert isinstance(regions, list)
    where = ", ".join(map(str, regions))
    reward = words(f"reward-{kind}")
    return look.target(
        f"reward-{number}-{aspect}",
        words("draw-reward-label", round=number, aspect=aspect, reward=reward, count=len(regions), regions=where),
        look.rect(0, 0, *_CELL, rx=4, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        *_reward_signs(words, str(kind)),
        look.text(6, 31, "1–5" if len(regions) == 5 else where.replace(", ", "·"), 12) if regions else None,
        look.rect(-1, -1, _CELL[0] + 2, _CELL[1] + 2, rx=5, class_="ring"),
        at=at,
        about=words("about-reward"),
    )


def _reward_signs(words: Words, kind: str) -> list[Element]:
    if kind in ("two-red", "two-grey"):
        colour = kind.removeprefix("two-")
        return [official(words, colour, (5, 4), 16), official(words, colour, (24, 4), 16)]
    if kind == "two-workers":
        return [look.glyph("worker", 13, 12, 17), look.glyph("worker", 31, 12, 17)]
    if kind == "official":
        ground = look.rect(5, 4, 16, 16, rx=2, fill="var(--paper-2)", stroke="var(--rim)", stroke_width=1.2)
        return [ground, look.text(13, 17, "?", 13, anchor="middle")]
    return [look.glyph(ACTION_GLYPHS[kind], 14, 13, 19)]


def _rewards(scene: Scene) -> list[Piece]:
    """The column of the round, the cell whose reward is offered, and the supplies of markers and seals."""
    words, now, offered = scene.words, int(scene.s.round_number), int(scene.s.aspect)
    pieces = [Piece("round", _round(now))]
    if offered != NOBODY:
        pieces.append(Piece("offered", _offered(now, offered)))
    majority = scene.box.record.marker_majority
    for row, (left, owner) in enumerate(zip(scene.read("supply"), scene.read("seals"), strict=True)):
        aspect = ASPECTS[row]
        pieces.append(Piece(f"marker-{aspect}", _markers_left(words, row, left, int(majority[row]))))
        pieces.append(Piece(f"seal-{aspect}", _seal_place(words, row, owner)))
        shown = _seal(row) if owner == NOBODY else badge(owner, _seal_at(row), 22)
        pieces.append(Piece(f"token-{aspect}" if owner == NOBODY else f"holder-{aspect}", shown))
    return pieces


@look.remembered
def _round(number: int) -> Element:
    x = _REWARDS_X + _cell(number - 1, 0)[0] - 1
    return look.figure(
        look.rect(0, 0, _CELL[0] + 2, 16, rx=5, fill="var(--last)", fill_opacity=0.4),
        look.rect(0, 0, _CELL[0] + 2, 134, rx=5, fill="none", stroke="var(--last)", stroke_width=2),
        look.text(29, 13, number, 13, anchor="middle", font_weight="bold"),
        at=(x, MARGIN + 26),
    )


@look.remembered
def _offered(number: int, row: int) -> Element:
    x, y = _cell(number - 1, row)
    frame = look.rect(0, 0, *_CELL, rx=4, fill="none", stroke="var(--chosen)", stroke_width=2.5)
    return look.figure(frame, at=(_REWARDS_X + x, MARGIN + y))


@look.remembered
def _markers_left(words: Words, row: int, left: int, points: int) -> Element:
    aspect = ASPECTS[row]
    return look.target(
        f"marker-{aspect}",
        words("draw-marker-label", aspect=aspect, left=left),
        look.text(34, 23, left, 15),
        look.rect(0, 0, 56, 36, rx=6, class_="ring"),
        at=(_REWARDS_X + 8, MARGIN + _cell(0, row)[1]),
        about=words("about-marker", points=points),
    )


@look.remembered
def _seal_place(words: Words, row: int, owner: int) -> Element:
    aspect = ASPECTS[row]
    is_here, name = ("yes", "-") if owner == NOBODY else ("no", words.seat(owner))
    return look.target(
        f"seal-{aspect}",
        words("draw-seal-label", aspect=aspect, here=is_here, seat=name),
        look.rect(0, 0, 36, 36, rx=6, class_="ring"),
        at=(_REWARDS_X + 68, MARGIN + _cell(0, row)[1]),
        about=words("about-seal"),
    )


def _seal_at(row: int) -> look.Point:
    return _REWARDS_X + 86, MARGIN + _cell(0, row)[1] + 18


@look.remembered
def _seal(row: int) -> Element:
    return look.figure(seal(ASPECTS[row], 0, 0, 26), at=_seal_at(row))


def _discs(scene: Scene) -> list[Piece]:
    """The discs on the track from the top (who is first, and who wins ties), and those in the round's column."""
    words, seats, column = scene.words, track_list(scene.s), int(scene.s.round_number) - 1
    pieces = [Piece("track", _track(words, tuple(seats)))]
    start = _REWARDS_X + 30 + look.text_width(words("draw-track"), 14)
    places = {seat: (start + 26 * i, MARGIN + 174.0) for i, seat in enumerate(seats)}
    for row, seat in enumerate(scene.read("column")):
        if seat != NOBODY:
            x, y = _cell(column, row)
            places[seat] = (_REWARDS_X + x + 44, MARGIN + y + 23)
    return pieces + [Piece(f"disc-{seat}", badge(seat, at, 20)) for seat, at in sorted(places.items())]


@look.remembered
def _track(words: Words, seats: tuple[int, ...]) -> Element:
    return look.target(
        "track",
        words("draw-track-label", seats=", ".join(words.seat(seat) for seat in seats) or "-"),
        look.rect(0, -1, 388, 25, rx=6, class_="ring"),
        at=(_REWARDS_X + 8, MARGIN + 162),
        about=words("about-track"),
    )


def _objectives(scene: Scene) -> list[Piece]:
    """Two sections of three tiles, and the discs on them."""
    pieces = []
    values = tuple(scene.box.record.objective_values[: scene.players].tolist())
    for number in range(len(OBJECTIVE_SECTIONS) * NUM_KINDS):
        section, kind = OBJECTIVE_SECTIONS[number // NUM_KINDS], OBJECTIVE_KINDS[number % NUM_KINDS]
        at = (_OBJECTIVES_X + 8 + (_TILE[0] + 6) * (number % NUM_KINDS),
              MARGIN + 28 + (_TILE[1] + 5) * (number // NUM_KINDS))  # fmt: skip
        places, claims = tuple(objective_needs(scene.box, scene.s, number)), claim_list(scene.s, number)
        drawn = _objective(scene.words, (section, kind), places, tuple(claims), values, at)
        pieces.append(Piece(f"objective-{section}-{kind}", drawn))
        for i, seat in enumerate(claims):
            disc = badge(seat, (at[0] + 16 + 23 * i, at[1] + 53), 21)
            pieces.append(Piece(f"claim-{section}-{kind}-{seat}", disc, f"seat-{seat}"))
    return pieces


@look.remembered
def _objective(
    words: Words,
    name: tuple[str, str],
    places: tuple[str | int, ...],
    claims: tuple[int, ...],
    values: tuple[int, ...],
    at: look.Point,
) -> Element:
    section, kind = name
    shown = [words(f"tract-{place}") if kind == "wall" else words(f"region-{place}") for place in places]
    discs = ", ".join(words.seat(seat) for seat in claims) or "-"
    step = 23.5 if len(places) < _MANY else 18.8
    return look.target(
        f"objective-{section}-{kind}",
        words("draw-objective-label", section=section, kind=kind, places=", ".join(shown), seats=discs),
        look.rect(0, 0, *_TILE, rx=5, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph(ACTION_GLYPHS[kind], 13, 19, 20),
        *(_need(words, kind, place, 25 + step * i, step - 1) for i, place in enumerate(places)),
        *(_disc_cell(value, 16 + 23 * i) for i, value in enumerate(values)),
        look.rect(-2, -2, _TILE[0] + 4, _TILE[1] + 4, rx=6, class_="ring"),
        at=at,
        about=words("about-objective", kind=kind),
    )


def _need(words: Words, kind: str, place: str | int, x: float, width: float) -> Element:
    """One thing a tile asks for: a tract of the wall by colour and letters, or a region by number."""
    fill = TRACT_FILLS[str(place)] if kind == "wall" else ""
    ground, ink = (f"var(--{fill})", f"var(--on-{fill})") if fill else ("var(--land)", "var(--ink)")
    mark = words(f"letter-{place}") if kind == "wall" else place
    return look.group(
        look.rect(x, 9, width, 20, rx=3, fill=ground, stroke="var(--rim)", stroke_width=1),
        look.text(x + width / 2, 23.5, mark, 12, anchor="middle", fill=ink),
    )


def _disc_cell(value: int, x: float) -> list[Element]:
    """The cell of a disc, with its value."""
    return [
        look.circle(x, 53, 10, fill="none", stroke="var(--line)", stroke_dasharray="3 3"),
        look.text(x, 57.5, value, 13, anchor="middle", fill="var(--ink-2)"),
    ]
