"""Before the viewer: the supply, and the board with cards tucked above, officials, workers and unrest."""

from functools import lru_cache

from tianxia import look
from tianxia.games.zhanguo.face.scene import (
    GAP,
    MARGIN,
    PIECES,
    Held,
    Scene,
    card_strip,
    heading,
    marker,
    official,
    piece_sign,
    remembered_pieces,
    seal,
    unrest_pieces,
)
from tianxia.games.zhanguo.state import (
    ASPECTS,
    B_BOARDS,
    BOARDS,
    COURT_ACTIONS,
    NOBODY,
    OFFICIALS,
    POWERS,
    REGION_CARDS,
    REGIONS,
)
from tianxia.kernel.boxes import BOXES, Box
from tianxia.look import Element, Piece
from tianxia.words import Words

OWN_HEIGHT = 206
_SUPPLY = 150
_COLUMN, _GAP = 152, 6
_LEFT = MARGIN + _SUPPLY + GAP
HAND_LEFT = _LEFT + len(REGIONS) * (_COLUMN + _GAP) - _GAP + GAP
_STRIP = 29
_BOX = (_STRIP + 2) * REGION_CARDS + 2
"""Where the region itself begins, under its cards."""
_SUPPLY_ROWS = (22, 66, 110)
"""Officials, pieces for the main board, markers."""


@lru_cache(BOXES)
def own_ground(box: Box, words: Words) -> tuple[Element, ...]:
    """The signs of the supply, and the five regions with places for cards."""
    signs = []
    for i, (colour, kind, aspect) in enumerate(zip(OFFICIALS, PIECES, ASPECTS, strict=True)):
        x = MARGIN + 51 * i
        signs.append(official(words, colour, (x + 5, MARGIN + 29), 25))
        signs.append(piece_sign(kind, x + 17, MARGIN + 86, 24))
        signs.append(marker(aspect, x + 17, MARGIN + 128, 25))
    regions = [look.group(*_region_ground(box, words, r), at=_region_at(r)) for r in range(len(REGIONS))]
    return (*signs, *regions)


def _region_at(region: int) -> look.Point:
    return _LEFT + region * (_COLUMN + _GAP), MARGIN


def _region_ground(box: Box, words: Words, region: int) -> list[Element]:
    name = REGIONS[region]
    workers = look.rect(_COLUMN - 65, _BOX + 70, 61, 38, rx=5, fill="none", stroke="var(--line)",
                        stroke_dasharray="4 3")  # fmt: skip
    return [
        *(_slot_ground(box, place) for place in range(REGION_CARDS)),
        look.rect(0, _BOX, _COLUMN, OWN_HEIGHT - _BOX, rx=8, fill="var(--paper-2)", stroke="var(--line)"),
        look.text(7, _BOX + 19, words(f"region-{name}"), 14, font_weight="600"),
        _area(words, "gov", name, (4, _BOX + 28), _COLUMN - 8),
        _area(words, "work", name, (4, _BOX + 70), 80),
        workers,
    ]


def _slot_ground(box: Box, place: int) -> Element:
    """A place for a card: the markers it would bring and the unrest."""
    markers, rise = int(box.record.unify_markers[place]), int(box.record.unify_unrest[place])
    return look.group(
        look.rect(0, 0, _COLUMN, _STRIP, rx=4, fill="none", stroke="var(--line)", stroke_dasharray="5 4"),
        look.text(_COLUMN / 2 - 48, 20, f"+{markers}", 14, fill="var(--ink-2)"),
        look.circle(_COLUMN / 2 - 16, _STRIP / 2, 7, fill="none", stroke="var(--ink-2)", stroke_width=1.6),
        look.text(_COLUMN / 2 + 14, 20, f"+{rise}", 14, fill="var(--ink-2)"),
        look.glyph("flame", _COLUMN / 2 + 44, _STRIP / 2, 15, "var(--ink-2)"),
        at=(0, (_STRIP + 2) * place),
    )


def _area(words: Words, area: str, region: str, at: look.Point, width: float) -> Element:
    """The ground of a governor or worker area: where officials go."""
    return look.target(
        f"{area}-{region}",
        words("draw-area-label", region=words(f"region-{region}"), area=words(f"area-{area}")),
        look.rect(0, 0, width, 38, rx=5, fill="var(--paper)", stroke="var(--line)", stroke_width=1),
        look.glyph("seal" if area == "gov" else "emissary", 13, 19, 16, "var(--ink-2)", fill_opacity=0.55),
        look.rect(-1, -1, width + 2, 40, rx=6, class_="ring"),
        at=at,
        about=words(f"about-{area}"),
    )


def supply_pieces(scene: Scene) -> list[Piece]:
    """The board's name, what is left of the pieces, markers and seals, and the power of a B board."""
    words, seat, board = scene.words, scene.seat, scene.read("board")[scene.seat]
    officials, markers, seals = scene.read("officials_left")[seat], scene.read("markers")[seat], scene.read("seals")
    _, values = scene.own
    pieces = [Piece("board-name", _board_name(words, board))]
    for i, (colour, kind, aspect) in enumerate(zip(OFFICIALS, PIECES, ASPECTS, strict=True)):
        label = words("draw-supply-label", colour=colour, left=officials[i])
        pieces.append(_left(f"supply-{colour}", label, words("about-supply"), (i, 0), officials[i]))
        left = scene.read(f"{kind}_left")[seat]
        label = words("draw-left-label", kind=kind, left=left)
        pieces.append(_left(f"left-{kind}", label, words(f"about-left-{kind}"), (i, 1), left))
        has_seal = int(seals[i] == seat)
        label = words("draw-own-marker-label", aspect=aspect, count=markers[i], seals=has_seal)
        about = words("about-own-marker", value=values[i])
        pieces.append(_left(f"own-{aspect}", label, about, (i, 2), markers[i]))
        if has_seal:
            pieces.append(Piece(f"own-seal-{aspect}", _own_seal(aspect, i), f"seal-{aspect}"))
    if board != NOBODY and BOARDS[board] in B_BOARDS:
        pieces.append(Piece("power", _power(scene.box, words, BOARDS[board])))
        if scene.s.turn == seat and scene.s.power:
            pieces.append(Piece("power-used", _power_used()))
    return pieces


@look.remembered
def _board_name(words: Words, board: int) -> Element:
    name = words(f"board-{BOARDS[board]}") if board != NOBODY else "-"
    return look.figure(heading(2, 14, name), at=(MARGIN, MARGIN))


def _left(key: str, label: str, about: str, place: tuple[int, int], count: int) -> Piece:
    return Piece(key, _left_target(key, label, about, place, count))


@look.remembered
def _left_target(name: str, label: str, about: str, place: tuple[int, int], count: int) -> Element:
    """How many of something the viewer has, beside its sign; markers have their seal below."""
    column, row = place
    return look.target(
        name,
        label,
        look.text(34, 23 if row == 2 else 26, count, 15),
        look.rect(0, 0, 48, 60 if row == 2 else 40, rx=6, class_="ring"),
        at=(MARGIN + 51 * column, MARGIN + _SUPPLY_ROWS[row]),
        about=about,
    )


@look.remembered
def _own_seal(aspect: str, column: int) -> Element:
    return look.figure(seal(aspect, 0, 0, 24), at=(MARGIN + 51 * column + 24, MARGIN + 155))


def powers_in_words(box: Box, words: Words, board: str) -> str:
    """What a B board adds, action by action."""
    return "; ".join(
        words("draw-power", action=words(f"court-{COURT_ACTIONS[action]}"), power=words(f"power-{POWERS[power]}"))
        for action, power in enumerate(box.record.powers[BOARDS.index(board)])
        if power != NOBODY
    )


@look.remembered
def _power(box: Box, words: Words, board: str) -> Element:
    return look.target(
        "power",
        words("draw-power-label", board=words(f"board-{board}")),
        look.rect(0, 0, _SUPPLY, 30, rx=6, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1.2),
        look.glyph(board, 17, 15, 17),
        look.text(32, 20, words("draw-power-short"), 15),
        look.rect(-2, -2, _SUPPLY + 4, 34, rx=7, class_="ring"),
        at=(MARGIN, MARGIN + 174),
        about=words("about-power", powers=powers_in_words(box, words, board)),
    )


@look.remembered
def _power_used() -> Element:
    return look.figure(look.glyph("scored", 0, 0, 17), at=(MARGIN + _SUPPLY - 16, MARGIN + 189))


def region_pieces(scene: Scene) -> list[Piece]:
    """What lies in the five regions of the viewer's board."""
    box, words, seat = scene.box, scene.words, scene.seat
    pieces: list[Piece] = []
    for region in range(len(REGIONS)):
        pieces += _region(box, words, seat, region, scene.held(seat, region))
    return pieces


@remembered_pieces
def _region(box: Box, words: Words, seat: int, region: int, held: Held) -> tuple[Piece, ...]:
    name, (x, y) = REGIONS[region], _region_at(region)
    below = y + _BOX
    workers = _workers(words, name, held.workers, (x + _COLUMN - 65, below + 70))
    unrest = _unrest_target(words, name, held.unrest, held.track, (x, below))
    return (
        Piece(f"workers-{name}", workers),
        Piece(f"unrest-{name}", unrest),
        *unrest_pieces(seat, region, held, (x + _track_start(held.track[0]), below + 6), 15),
        *_officials(words, "gov", name, held.gov, (x + 30, below + 35)),
        *_officials(words, "work", name, held.work, (x + 29, below + 77)),
        *_cards(box, words, region, held),
    )


def _cards(box: Box, words: Words, region: int, held: Held) -> list[Piece]:
    """The place of the next card, and the cards laid."""
    pieces, (x, y) = [], _region_at(region)
    if len(held.cards) < REGION_CARDS:
        pieces.append(Piece(f"slot-{REGIONS[region]}", _slot(box, words, region, len(held.cards))))
    for i, card in enumerate(held.cards):
        at = (x, y + (_STRIP + 2) * i)
        drawn = card_strip(box, words, card, (_COLUMN, _STRIP), at, card in held.used)
        pieces.append(Piece(f"card-{card}", drawn))
    return pieces


@look.remembered
def _slot(box: Box, words: Words, region: int, place: int) -> Element:
    """The place of the next card of a region."""
    markers, rise = int(box.record.unify_markers[place]), int(box.record.unify_unrest[place])
    name, (x, y) = words(f"region-{REGIONS[region]}"), _region_at(region)
    return look.target(
        f"slot-{REGIONS[region]}",
        words("draw-slot-label", region=name, card=place + 1, markers=markers, rise=rise),
        look.rect(-2, -2, _COLUMN + 4, _STRIP + 4, rx=5, class_="ring"),
        at=(x, y + (_STRIP + 2) * place),
        about=words("about-slot"),
    )


def _track_start(length: int) -> float:
    """Where the unrest track begins, which ends at the right."""
    return _COLUMN - 4 - 17 * (length + 1)


@look.remembered
def _unrest_target(words: Words, name: str, unrest: int, track: tuple[int, int], at: look.Point) -> Element:
    length, mark = track
    x = _track_start(length)
    return look.target(
        f"unrest-{name}",
        words("draw-unrest-label", region=words(f"region-{name}"), unrest=unrest, length=length),
        look.rect(x - 3, 2, _COLUMN + 1 - x, 23, rx=5, class_="ring"),
        at=at,
        about=words("about-unrest", mark=mark),
    )


def _officials(words: Words, area: str, region: str, counts: tuple[int, ...], at: look.Point) -> list[Piece]:
    """One target a colour; two side by side in the narrow worker area, else a number."""
    pieces, (x, y) = [], at
    origin = f"gov-{region}" if area == "work" else ""
    for colour, count in zip(OFFICIALS, counts, strict=True):
        if count:
            drawn = _official(words, (area, region, colour), count, (x, y))
            pieces.append(Piece(f"{area}-{region}-{colour}", drawn, origin or f"supply-{colour}"))
            x += 26 * count if area == "work" else 26 if count == 1 else 38
    return pieces


@look.remembered
def _official(words: Words, name: tuple[str, str, str], count: int, at: look.Point) -> Element:
    area, region, colour = name
    shown = count if area == "work" else 1
    width = 26.0 * shown if area == "work" else 24.0 if count == 1 else 36.0
    where = {"region": words(f"region-{region}"), "area": words(f"area-{area}")}
    return look.target(
        f"{area}-{region}-{colour}",
        words("draw-official-label", colour=colour, count=count, **where),
        *(official(words, colour, (26 * i, 0), 24) for i in range(shown)),
        look.text(26, 18, count, 15) if count > shown else None,
        look.rect(-2, -3, width + 3, 30, rx=5, class_="ring"),
        at=at,
        about=words("about-official", colour=colour),
    )


@look.remembered
def _workers(words: Words, region: str, count: int, at: look.Point) -> Element:
    return look.target(
        f"workers-{region}",
        words("draw-workers-label", region=words(f"region-{region}"), count=count),
        look.glyph("worker", 20, 19, 25, fill_opacity=None if count else 0.35),
        look.text(37, 25, f"×{count}", 15),
        look.rect(-1, -1, 63, 40, rx=6, class_="ring"),
        at=at,
        about=words("about-workers"),
    )
