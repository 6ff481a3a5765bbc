"""Before the reader: the supply, and the board with cards tucked above, officials, workers and unrest."""

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    PIECES,
    Scene,
    card_strip,
    heading,
    marker,
    official,
    piece_sign,
    seal,
    unrest_cells,
)
from tianxia.games.zhanguo.rules.scoring import marker_value
from tianxia.games.zhanguo.state import (
    ASPECTS,
    B_BOARDS,
    BOARDS,
    COURT_ACTIONS,
    NOBODY,
    NUM_ASPECTS,
    NUM_COLOURS,
    OFFICIALS,
    POWERS,
    REGION_CARDS,
    REGIONS,
)
from tianxia.games.zhanguo.text.reading import laid_cards
from tianxia.kernel.types import Counts
from tianxia.look import Element

SUPPLY_WIDTH, OWN_HEIGHT = 150, 206
_COLUMN, _GAP = 152, 6
REGIONS_WIDTH = len(REGIONS) * (_COLUMN + _GAP) - _GAP
_STRIP = 29
_BOX = (_STRIP + 2) * REGION_CARDS + 2
"""Where the region itself begins, under its cards."""


def draw_supply(scene: Scene) -> list[Element]:
    """The board's name, what is left of the pieces, markers and seals, and the power of a B board."""
    words, board = scene.words, int(scene.s.board[scene.seat])
    parts = [heading(2, 14, words(f"board-{BOARDS[board]}") if board != NOBODY else "-")]
    parts += [_official_left(scene, c, 51 * c) for c in range(NUM_COLOURS)]
    parts += [_pieces_left(scene, kind, 51 * i) for i, kind in enumerate(PIECES)]
    parts += [_own_markers(scene, a, 51 * a) for a in range(NUM_ASPECTS)]
    if board != NOBODY and BOARDS[board] in B_BOARDS:
        parts.append(_power(scene, BOARDS[board]))
    return parts


def _official_left(scene: Scene, number: int, x: float) -> Element:
    colour, left = OFFICIALS[number], int(scene.s.officials_left[scene.seat, number])
    return look.target(
        f"supply-{colour}",
        scene.words("draw-supply-label", colour=colour, left=left),
        official(scene, colour, (5, 7), 25),
        look.text(34, 26, left, 15),
        look.rect(0, 0, 48, 40, rx=6, class_="ring"),
        at=(x, 22),
        about=scene.words("about-supply"),
    )


def _pieces_left(scene: Scene, kind: str, x: float) -> Element:
    left = scene.pieces_left(scene.seat, kind)
    return look.target(
        f"left-{kind}",
        scene.words("draw-left-label", kind=kind, left=left),
        piece_sign(kind, 17, 20, 24),
        look.text(34, 26, left, 15),
        look.rect(0, 0, 48, 40, rx=6, class_="ring"),
        at=(x, 66),
        about=scene.words(f"about-left-{kind}"),
    )


def _own_markers(scene: Scene, number: int, x: float) -> Element:
    """Markers of an aspect, and its seal below them if the reader has it."""
    aspect, count = ASPECTS[number], int(scene.s.markers[scene.seat, number])
    has_seal = int(scene.s.seals[number] == scene.seat)
    return look.target(
        f"own-{aspect}",
        scene.words("draw-own-marker-label", aspect=aspect, count=count, seals=has_seal),
        marker(aspect, 17, 18, 25),
        look.text(34, 23, count, 15),
        seal(aspect, 24, 45, 24) if has_seal else None,
        look.rect(0, 0, 48, 60, rx=6, class_="ring"),
        at=(x, 110),
        about=scene.words("about-own-marker", value=int(marker_value(scene.s, scene.seat, number))),
    )


def powers_in_words(scene: Scene, board: str) -> str:
    """What a B board adds, action by action."""
    powers = scene.box.record.powers[BOARDS.index(board)]
    words = scene.words
    return "; ".join(
        words("draw-power", action=words(f"court-{COURT_ACTIONS[action]}"), power=words(f"power-{POWERS[power]}"))
        for action, power in enumerate(powers)
        if power != NOBODY
    )


def _power(scene: Scene, board: str) -> Element:
    is_used = scene.s.turn == scene.seat and scene.s.power
    return look.target(
        "power",
        scene.words("draw-power-label", board=scene.words(f"board-{board}")),
        look.rect(0, 0, SUPPLY_WIDTH, 30, rx=6, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.2),
        look.glyph(board, 17, 15, 17),
        look.text(32, 20, scene.words("draw-power-short"), 15),
        look.glyph("scored", SUPPLY_WIDTH - 16, 15, 17) if is_used else None,
        look.rect(-2, -2, SUPPLY_WIDTH + 4, 34, rx=7, class_="ring"),
        at=(0, 174),
        about=scene.words("about-power", powers=powers_in_words(scene, board)),
    )


def draw_regions(scene: Scene) -> list[Element]:
    """The five regions of the reader's board."""
    return [look.group(*_region(scene, r), at=(r * (_COLUMN + _GAP), 0)) for r in range(len(REGIONS))]


def _region(scene: Scene, region: int) -> list[Element]:
    s, seat, name = scene.s, scene.seat, REGIONS[region]
    used, cards = scene.used(seat), laid_cards(s, seat, region)
    strips = [
        card_strip(scene, card, (_COLUMN, _STRIP), (0, (_STRIP + 2) * i), card in used) for i, card in enumerate(cards)
    ]
    slots = [_slot(scene, name, place, place == len(cards)) for place in range(len(cards), REGION_CARDS)]
    return [
        *strips,
        *slots,
        look.rect(0, _BOX, _COLUMN, OWN_HEIGHT - _BOX, rx=8, fill="var(--paper-2)", stroke="var(--line)"),
        look.text(7, _BOX + 19, scene.words(f"region-{name}"), 14, font_weight="600"),
        _unrest(scene, region),
        _area(scene, "gov", name, (4, _BOX + 28), _COLUMN - 8),
        _area(scene, "work", name, (4, _BOX + 70), 80),
        *_officials(scene, "gov", name, s.gov[seat, region], (30, _BOX + 35)),
        *_officials(scene, "work", name, s.work[seat, region], (29, _BOX + 77)),
        _workers(scene, name, int(s.workers[seat, region]), (_COLUMN - 65, _BOX + 70)),
    ]


def _slot(scene: Scene, region: str, place: int, is_next: bool) -> Element:
    """A place for a card: the markers it would bring and the unrest."""
    markers, rise = int(scene.box.record.unify_markers[place]), int(scene.box.record.unify_unrest[place])
    parts = [
        look.rect(0, 0, _COLUMN, _STRIP, rx=4, fill="none", stroke="var(--line)", stroke_dasharray="5 4"),
        look.text(_COLUMN / 2 - 48, 20, f"+{markers}", 14, fill="var(--ink-2)"),
        look.circle(_COLUMN / 2 - 16, _STRIP / 2, 7, fill="none", stroke="var(--ink-2)", stroke_width=1.6),
        look.text(_COLUMN / 2 + 14, 20, f"+{rise}", 14, fill="var(--ink-2)"),
        look.glyph("flame", _COLUMN / 2 + 44, _STRIP / 2, 15, "var(--ink-2)"),
    ]
    at = (0.0, float((_STRIP + 2) * place))
    if not is_next:
        return look.group(*parts, at=at)
    words = scene.words
    return look.target(
        f"slot-{region}",
        words("draw-slot-label", region=words(f"region-{region}"), card=place + 1, markers=markers, rise=rise),
        *parts,
        look.rect(-2, -2, _COLUMN + 4, _STRIP + 4, rx=5, class_="ring"),
        at=at,
        about=words("about-slot"),
    )


def _unrest(scene: Scene, region: int) -> Element:
    name, words = REGIONS[region], scene.words
    length, mark = scene.track(scene.seat, region)
    x = _COLUMN - 4 - 17 * (length + 1)
    label = words(
        "draw-unrest-label",
        region=words(f"region-{name}"),
        unrest=int(scene.s.unrest[scene.seat, region]),
        length=length,
    )
    return look.target(
        f"unrest-{name}",
        label,
        *unrest_cells(scene, scene.seat, region, (x, _BOX + 6), 15),
        look.rect(x - 3, _BOX + 2, _COLUMN + 1 - x, 23, rx=5, class_="ring"),
        about=words("about-unrest", mark=mark),
    )


def _area(scene: Scene, area: str, region: str, at: look.Point, width: float) -> Element:
    """The ground of a governor or worker area: where officials go."""
    words = scene.words
    return look.target(
        f"{area}-{region}",
        words("draw-area-label", region=words(f"region-{region}"), area=words(f"area-{area}")),
        look.rect(0, 0, width, 38, rx=5, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph("seal" if area == "gov" else "emissary", 13, 19, 16, "var(--ink-2)", fill_opacity=0.55),
        look.rect(-1, -1, width + 2, 40, rx=6, class_="ring"),
        at=at,
        about=words(f"about-{area}"),
    )


def _officials(scene: Scene, area: str, region: str, counts: Counts, at: look.Point) -> list[Element]:
    """One target a colour; two side by side in the narrow worker area, else a number."""
    x, y = at
    parts, words = [], scene.words
    for colour, count in zip(OFFICIALS, counts.tolist(), strict=True):
        if count == 0:
            continue
        shown = count if area == "work" else 1
        width = 26.0 * shown if area == "work" else 24.0 if count == 1 else 36.0
        cubes = [official(scene, colour, (26 * i, 0), 24) for i in range(shown)]
        parts.append(
            look.target(
                f"{area}-{region}-{colour}",
                words("draw-official-label", colour=colour, count=count, region=words(f"region-{region}"),
                      area=words(f"area-{area}")),
                *cubes,
                look.text(26, 18, count, 15) if count > shown else None,
                look.rect(-2, -3, width + 3, 30, rx=5, class_="ring"),
                at=(x, y),
                about=words("about-official", colour=colour),
            )
        )  # fmt: skip
        x += width + (2 if area == "gov" else 0)
    return parts


def _workers(scene: Scene, region: str, count: int, at: look.Point) -> Element:
    words = scene.words
    return look.target(
        f"workers-{region}",
        words("draw-workers-label", region=words(f"region-{region}"), count=count),
        look.rect(0, 0, 61, 38, rx=5, fill="none", stroke="var(--line)", stroke_dasharray="4 3"),
        look.glyph("worker", 20, 19, 25, fill_opacity=None if count else 0.35),
        look.text(37, 25, f"×{count}", 15),
        look.rect(-1, -1, 63, 40, rx=6, class_="ring"),
        at=at,
        about=words("about-workers"),
    )
