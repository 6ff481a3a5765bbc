"""The upper edge of the main board: the court pile, the table of rewards with its track, the objectives."""

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    ACTION_GLYPHS,
    ASPECT_FILLS,
    SPAN,
    Scene,
    heading,
    marker,
    official,
    seal,
)
from tianxia.games.zhanguo.state import ASPECTS, NOBODY, NUM_KINDS, OBJECTIVE_KINDS, OBJECTIVE_SECTIONS, ROUNDS
from tianxia.games.zhanguo.text.reading import all_cards, claim_list, objective_needs, track_list
from tianxia.look import Element

TABLE_HEIGHT = 188
_COURT, _REWARDS, _GAP = 238, 404, 8
_CELL = (56, 36)
_TILE = (101, 74)
TRACT_FILLS = {"jade": "green", "gold": "yellow", "iron": "black"}
COURT_ROWS = (("▲", ("recruit", "palace", "wall")), ("▼", ("hire", "governor")), ("·", ("reassign",)))
"""The court actions by the numbers that wake their abilities: higher, lower, none."""


def draw_table(scene: Scene) -> Element:
    """Court, rewards and objectives from left to right."""
    objectives = _COURT + _REWARDS + 2 * _GAP
    return look.group(
        _panel(0, _COURT, _court(scene)),
        _panel(_COURT + _GAP, _REWARDS, _rewards(scene)),
        _panel(objectives, SPAN - objectives, _objectives(scene)),
    )


def _panel(x: float, width: float, parts: list[Element]) -> Element:
    ground = look.rect(0, 0, width, TABLE_HEIGHT, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1)
    return look.group(ground, *parts, at=(x, 0))


def _court(scene: Scene) -> list[Element]:
    """The number on top, and which actions higher and lower numbers wake."""
    words, top, cards = scene.words, int(scene.s.top), len(all_cards(scene.s.court))
    fill = ASPECT_FILLS[scene.aspect(top)] if top else "land"
    ink = f"var(--on-{fill})" if top else "var(--ink)"
    face = look.group(
        look.rect(0, 0, 76, 100, rx=7, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1.5),
        look.text(38, 61, top or "–", 30, anchor="middle", fill=ink, font_weight="bold"),
        data_piece=f"card-{top}" if top else None,
    )
    pile = look.target(
        "court",
        words("draw-court-label", top=top, cards=cards),
        face,
        look.rect(-3, -3, 82, 106, rx=9, class_="ring"),
        at=(12, 34),
        about=words("about-court"),
    )
    parts = [heading(12, 21, words("draw-court")), pile]
    parts.append(look.text(12, 154, words("draw-court-cards", cards=cards), 13, fill="var(--ink-2)"))
    for row, (sign, actions) in enumerate(COURT_ROWS):
        y = 34 + 48 * row
        parts.append(look.text(108, y + 27, sign, 17, anchor="middle"))
        parts += [_court_action(scene, action, (122 + 38 * i, y)) for i, action in enumerate(actions)]
    return parts


def _court_action(scene: Scene, action: str, at: look.Point) -> Element:
    return look.target(
        f"court-{action}",
        scene.words(f"court-{action}"),
        look.rect(0, 0, 34, 40, rx=6, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph(ACTION_GLYPHS[action], 17, 20, 24),
        look.rect(-2, -2, 38, 44, rx=7, class_="ring"),
        at=at,
        about=scene.words(f"about-court-{action}", points=int(scene.box.record.reassign_points)),
    )


def _rewards(scene: Scene) -> list[Element]:
    """The whole table with this round's column marked, the supplies before it, the track below."""
    words, now, left = scene.words, scene.s.round_number, 110
    parts = [heading(12, 21, words("draw-rewards"))]
    parts.append(
        look.rect(left + 58 * (now - 1) - 1, 26, _CELL[0] + 2, 134, rx=5, fill="var(--last)", fill_opacity=0.3)
    )
    for number in range(1, ROUNDS + 1):
        weight = "bold" if number == now else None
        parts.append(look.text(left + 58 * number - 30, 39, number, 13, anchor="middle", font_weight=weight))
    grid = scene.box.document["rewards"]["grid"]
    for row, aspect in enumerate(ASPECTS):
        y = 44 + 39 * row
        parts += [_markers_left(scene, row, (8, y)), _seal_left(scene, row, (68, y))]
        cells = [line for line in grid if line[1] == aspect]
        parts += [_reward(scene, line, (left + 58 * (line[0] - 1), y)) for line in cells]
    return [*parts, _track(scene)]


def _markers_left(scene: Scene, number: int, at: look.Point) -> Element:
    aspect, left = ASPECTS[number], int(scene.s.supply[number])
    return look.target(
        f"marker-{aspect}",
        scene.words("draw-marker-label", aspect=aspect, left=left),
        marker(aspect, 17, 18, 26),
        look.text(34, 23, left, 15),
        look.rect(0, 0, 56, 36, rx=6, class_="ring"),
        at=at,
        about=scene.words("about-marker", points=int(scene.box.record.marker_majority[number])),
    )


def _seal_left(scene: Scene, number: int, at: look.Point) -> Element:
    """The seal, or the badge of the seat that has it."""
    aspect, owner = ASPECTS[number], int(scene.s.seals[number])
    is_here, name = ("yes", "-") if owner == NOBODY else ("no", scene.words.seat(owner))
    return look.target(
        f"seal-{aspect}",
        scene.words("draw-seal-label", aspect=aspect, here=is_here, seat=name),
        seal(aspect, 18, 18, 26) if owner == NOBODY else look.badge(owner, 18, 18, 22),
        look.rect(0, 0, 36, 36, rx=6, class_="ring"),
        at=at,
        about=scene.words("about-seal"),
    )


def _reward(scene: Scene, line: list[object], at: look.Point) -> Element:
    number, aspect, kind, regions = line
    s, words, row = scene.s, scene.words, ASPECTS.index(str(aspect))
    assert isinstance(regions, list)
    where = ", ".join(map(str, regions))
    disc, is_open = (int(s.column[row]), s.aspect == row) if number == s.round_number else (NOBODY, False)
    edge, thick = ("var(--chosen)", 2.5) if is_open else ("var(--line)", 1)
    return look.target(
        f"reward-{number}-{aspect}",
        words(
            "draw-reward-label",
            round=number,
            aspect=aspect,
            reward=words(f"reward-{kind}"),
            count=len(regions),
            regions=where,
        ),
        look.rect(0, 0, *_CELL, rx=4, fill="var(--paper)", stroke=edge, stroke_width=thick),
        *_reward_signs(scene, str(kind)),
        look.text(6, 31, "1–5" if len(regions) == 5 else where.replace(", ", "·"), 12) if regions else None,
        look.group(look.badge(disc, 44, 23, 20), data_piece=f"disc-{disc}") if disc != NOBODY else None,
        look.rect(-1, -1, _CELL[0] + 2, _CELL[1] + 2, rx=5, class_="ring"),
        at=at,
        about=words("about-reward"),
    )


def _reward_signs(scene: Scene, kind: str) -> list[Element]:
    if kind in ("two-red", "two-grey"):
        colour = kind.removeprefix("two-")
        return [official(scene, colour, (5, 4), 16), official(scene, colour, (24, 4), 16)]
    if kind == "two-workers":
        return [look.glyph("worker", 13, 12, 17), look.glyph("worker", 31, 12, 17)]
    if kind == "official":
        ground = look.rect(5, 4, 16, 16, rx=2, fill="var(--paper-2)", stroke="var(--rim)", stroke_width=1.2)
        return [ground, look.text(13, 17, "?", 13, anchor="middle")]
    return [look.glyph(ACTION_GLYPHS[kind], 14, 13, 19)]


def _track(scene: Scene) -> Element:
    """The discs from the top: who is first, and who wins ties."""
    words, seats = scene.words, track_list(scene.s)
    start = 22 + look.text_width(words("draw-track"), 14)
    discs = [
        look.group(look.badge(seat, start + 26 * i, 12, 20), data_piece=f"disc-{seat}") for i, seat in enumerate(seats)
    ]
    return look.target(
        "track",
        words("draw-track-label", seats=", ".join(words.seat(seat) for seat in seats) or "-"),
        look.text(4, 17, words("draw-track"), 14, fill="var(--ink-2)"),
        *discs,
        look.rect(0, -1, 388, 25, rx=6, class_="ring"),
        at=(8, 162),
        about=words("about-track"),
    )


def _objectives(scene: Scene) -> list[Element]:
    """Two sections of three tiles, each with a cell for every disc."""
    parts = [heading(12, 21, scene.words("draw-objectives"))]
    for i in range(len(OBJECTIVE_SECTIONS)):
        for k in range(NUM_KINDS):
            at = (8 + (_TILE[0] + 6) * k, 28 + (_TILE[1] + 5) * i)
            parts.append(_objective(scene, NUM_KINDS * i + k, at))
    return parts


def _objective(scene: Scene, number: int, at: look.Point) -> Element:
    words, section, kind = scene.words, OBJECTIVE_SECTIONS[number // NUM_KINDS], OBJECTIVE_KINDS[number % NUM_KINDS]
    places, claims = objective_needs(scene.box, scene.s, number), claim_list(scene.s, number)
    shown = [words(f"tract-{place}") if kind == "wall" else words(f"region-{place}") for place in places]
    discs = ", ".join(words.seat(seat) for seat in claims) or "-"
    return look.target(
        f"objective-{section}-{kind}",
        words("draw-objective-label", section=section, kind=kind, places=", ".join(shown), seats=discs),
        look.rect(0, 0, *_TILE, rx=5, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph(ACTION_GLYPHS[kind], 15, 19, 21),
        *(_need(scene, kind, place, 30 + 17 * i) for i, place in enumerate(places)),
        *_disc_cells(scene, f"claim-{section}-{kind}", claims),
        look.rect(-2, -2, _TILE[0] + 4, _TILE[1] + 4, rx=6, class_="ring"),
        at=at,
        about=words("about-objective", kind=kind),
    )


def _need(scene: Scene, kind: str, place: str | int, x: float) -> Element:
    """One thing a tile asks for: a tract of the wall by colour and letter, or a region by number."""
    fill = TRACT_FILLS[str(place)] if kind == "wall" else ""
    ground, ink = (f"var(--{fill})", f"var(--on-{fill})") if fill else ("var(--land)", "var(--ink)")
    letter = scene.words(f"tract-{place}")[0].upper() if kind == "wall" else place
    return look.group(
        look.rect(x, 9, 16, 20, rx=3, fill=ground, stroke="var(--rim)", stroke_width=1),
        look.text(x + 8, 23.5, letter, 12, anchor="middle", fill=ink, font_weight="600"),
    )


def _disc_cells(scene: Scene, name: str, claims: list[int]) -> list[Element]:
    """A cell for the disc of each player, with its value."""
    parts = []
    for i in range(scene.s.players):
        x = 5 + 23 * i
        if i < len(claims):
            parts.append(look.group(look.badge(claims[i], x + 11, 53, 21), data_piece=f"{name}-{claims[i]}"))
        else:
            parts.append(look.circle(x + 11, 53, 10, fill="none", stroke="var(--line)", stroke_dasharray="3 3"))
            value = int(scene.box.record.objective_values[i])
            parts.append(look.text(x + 11, 57.5, value, 13, anchor="middle", fill="var(--ink-2)"))
    return parts
