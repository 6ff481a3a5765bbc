"""The cards: deck, discards and open row; the hand and supply of the seat that looks."""

from collections.abc import Iterable
from functools import cache

from tianxia import look
from tianxia.games.china.face.ground import Ground
from tianxia.games.china.face.scene import GLYPH_OF, SMALL, Scene
from tianxia.games.china.state import COLOURS, NUM_REGIONS, REGIONS
from tianxia.look import Attributes, Element, Part, Piece, Point
from tianxia.words import Words

_SLIP = (92, 112)
_GAP = 8
_HEAD = 24
"""The heading above a group of slips."""
_EDGE = 4
"""Space around the cards and the supply, for the rings that mark a choice."""
_STOCK = 168
"""Width of the supply."""
_DECK = (_EDGE, _EDGE + _HEAD)
_DISCARDS = (_EDGE, _EDGE + 2 * _HEAD + _SLIP[1] + 6)
_SIGNS = {"house": "roof", "emissary": "emissary", "fort": "fortress"}
"""The sign of each kind of piece, by its name in actions."""


def draw_row(scene: Scene) -> Part:
    """The cards that all share: deck and discards one over the other, beside them the open row in pairs."""
    board, words, s = scene.ground, scene.plain, scene.s
    spots = _row_spots(int(scene.box.record.row))
    discards = s.discards.tolist()
    open_cards = [(colour, "", count) for colour, count in zip(COLOURS, s.row.tolist(), strict=True)]
    pieces = [
        Piece("row", _heading(spots[0][0], _EDGE + 14, words("draw-row"))),
        Piece("deck-backs", _backs(int(s.deck_size) > 1)),
        Piece("deck", _deck(words, int(s.deck_size), int(s.exhausted))),
        Piece("discards", _discards(words, sum(discards))),
        *(Piece(f"discarded-{colour}", _discarded(i, discards[i])) for i, colour in enumerate(COLOURS)),
        *_slips(board, words, "row", open_cards, spots),
    ]
    width, height = _SLIP
    right, low = max(x for x, _ in spots), max(y for _, y in spots)
    return Part(
        right + width + _EDGE, low + height + _EDGE, words("draw-row"), _row_ground(words, tuple(spots)), tuple(pieces)
    )


def draw_own(scene: Scene) -> Part | None:
    """The hand and the supply of the seat that looks; a spectator has none."""
    if scene.seat not in scene.seats:
        return None
    words, seat, most = scene.plain, scene.seat, int(scene.box.record.hand)
    hand, known = scene.s.hands[seat].tolist(), scene.s.known[seat].tolist()
    kinds = supply(scene, seat)
    spots = _hand_spots(most)
    x = spots[-1][0] + _SLIP[0] + _GAP + 10
    pieces = _slips(scene.ground, words, "hand", held_cards(known, hand), spots)
    pieces += [
        Piece(f"supply-{piece}", _stock(words, x + i * _STOCK / len(kinds), _STOCK / len(kinds), piece, left))
        for i, (piece, left) in enumerate(kinds)
    ]
    ground = _own_ground(words, seat, most, tuple(piece for piece, _ in kinds))
    return Part(x + _STOCK + _EDGE, _EDGE + _HEAD + _SLIP[1] + _EDGE, words("draw-your-hand"), ground, tuple(pieces))


def held_cards(known: list[int], hand: list[int]) -> list[tuple[str, str, int]]:
    """The cards of a hand by colour and by where they came from: everybody knows those that were taken from the row."""
    held = []
    for colour, open_cards, count in zip(COLOURS, known, hand, strict=True):
        held += [(colour, "row", open_cards), (colour, "deck", count - open_cards)]
    return held


def supply(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The kinds of pieces in play: name in actions, and how many the seat has left."""
    s = scene.s
    left = (int(s.houses_left[seat]), int(s.emissaries_left[seat]), int(s.forts_left[seat]))
    kinds = list(zip(_SIGNS, left, strict=True))
    return kinds if s.fortresses else kinds[:2]


def small_card(colour: str, x: float, y: float) -> Element:
    """A card in somebody's hand: its colour if everybody knows it, else its back."""
    ground, sign = (f"var(--{colour})", GLYPH_OF[colour]) if colour else ("var(--paper)", "cloud")
    fill = f"var(--on-{colour})" if colour else "var(--ink-2)"
    return look.group(
        look.rect(x, y, 22, 29, rx=4, fill=ground, stroke="var(--rim)", stroke_width=1.2),
        look.glyph(sign, x + 11, y + 14.5, 16, fill),
    )


def piece_sign(piece: str, seat: int, x: float, y: float, size: float) -> Element:
    """A piece of a seat as a sign; fortresses are neutral."""
    fill, rim = ("--ivory", "--on-ivory") if piece == "fort" else (f"--seat-{seat}", "--rim")
    return look.glyph(_SIGNS[piece], x, y, size, f"var({fill})", stroke=f"var({rim})", stroke_width=1.2)


def _row_spots(count: int) -> list[Point]:
    """Where the slips of the row lie: in pairs, the first one beside the deck."""
    width, _ = _SLIP
    (x, y), (_, below) = _DECK, _DISCARDS
    return [(x + (1 + i % 2) * (width + _GAP), y + i // 2 * (below - y)) for i in range(count)]


def _hand_spots(count: int) -> list[Point]:
    return [(_EDGE + i * (_SLIP[0] + _GAP), _EDGE + _HEAD) for i in range(count)]


@cache
def _row_ground(words: Words, spots: tuple[Point, ...]) -> tuple[Element, ...]:
    width, height = _SLIP
    x, y = _DISCARDS
    return (
        _heading(_EDGE, _EDGE + 14, words("draw-deck")),
        _heading(_EDGE, y - 10, words("draw-discards")),
        look.rect(x, y, width, height, rx=7, fill="none", stroke="var(--line)", stroke_width=2),
        *(look.group(small_card(colour, 0, 0), at=_discard_spot(i), scale=0.85) for i, colour in enumerate(COLOURS)),
        *(_empty(spot) for spot in spots),
    )


@cache
def _own_ground(words: Words, seat: int, most: int, kinds: tuple[str, ...]) -> tuple[Element, ...]:
    spots = _hand_spots(most)
    x, width = spots[-1][0] + _SLIP[0] + _GAP + 10, _STOCK / len(kinds)
    return (
        _heading(_EDGE, _EDGE + 14, words("draw-your-hand")),
        *(_empty(spot) for spot in spots),
        _heading(x, _EDGE + 14, words("draw-your-supply")),
        *(piece_sign(piece, seat, x + (i + 0.5) * width, _EDGE + _HEAD + 40, 44) for i, piece in enumerate(kinds)),
    )


def _empty(spot: Point) -> Element:
    """The place of a slip."""
    rim: Attributes = {"stroke": "var(--line)", "stroke_width": 2, "stroke_dasharray": "5 4"}
    return look.rect(spot[0] + 1, spot[1] + 1, _SLIP[0] - 2, _SLIP[1] - 2, rx=7, fill="none", **rim)


@look.remembered
def _heading(x: float, y: float, words: str) -> Element:
    return look.text(x, y, words, 16, font_weight="600", fill="var(--ink-2)")


def _slips(
    board: Ground, words: Words, place: str, cards: Iterable[tuple[str, str, int]], spots: list[Point]
) -> list[Piece]:
    """Cards by colour and origin, side by side: a target for each colour, since they are all alike, then the slips."""
    slips, free = [], iter(spots)
    taken: dict[str, list[Point]] = {}
    for colour, origin, count in cards:
        for i in range(count):
            spot = next(free)
            taken.setdefault(colour, []).append(spot)
            key = f"{place}-{colour}-{origin}-{i}" if origin else f"{place}-{colour}-{i}"
            slips.append(Piece(key, _slip(board, words, colour, spot), origin or "deck"))
    targets = [
        Piece(f"{place}-{colour}", _stack(board, words, place, colour, tuple(of))) for colour, of in taken.items()
    ]
    return targets + slips


@look.remembered
def _stack(board: Ground, words: Words, place: str, colour: str, spots: tuple[Point, ...]) -> Element:
    """All cards of a colour in one place to point at: a ring around those in one line."""
    width, height = _SLIP
    names = _region_names(board, words, colour)
    rings = []
    for y in sorted({y for _, y in spots}):
        line = [x for x, at in spots if at == y]
        rings.append(look.rect(line[0] - 4, y - 4, line[-1] - line[0] + width + 8, height + 8, rx=10, class_="ring"))
    return look.target(
        f"{place}-{colour}",
        words("draw-card-label", colour=colour, cards=len(spots), regions=names),
        *rings,
        about=words(f"about-{place}", regions=names),
    )


@look.remembered
def _slip(board: Ground, words: Words, colour: str, spot: Point) -> Element:
    """One card."""
    width, height = _SLIP
    names = look.fitted(_region_names(board, words, colour), width - 2, SMALL)
    characters = "".join(board.character(region) for region in _regions(board, colour))
    return look.figure(
        look.rect(0, 0, width, height, rx=7, fill="var(--paper)"),
        look.path(f"M0 52V7a7 7 0 0 1 7-7H{width - 7}a7 7 0 0 1 7 7V52Z", fill=f"var(--{colour})"),
        look.glyph(GLYPH_OF[colour], width / 2, 27, 36, f"var(--on-{colour})"),
        look.text(width / 2, 79, characters, 22, anchor="middle", class_="brush", font_weight="bold"),
        look.text(width / 2, 101, names, SMALL, anchor="middle"),
        look.rect(0, 0, width, height, rx=7, fill="none", stroke="var(--rim)", stroke_width=1.5),
        at=spot,
    )


def _regions(board: Ground, colour: str) -> list[int]:
    return [region for region in range(NUM_REGIONS) if board.colour(region) == colour]


def _region_names(board: Ground, words: Words, colour: str) -> str:
    return ", ".join(words(f"region-{REGIONS[region]}") for region in _regions(board, colour))


@look.remembered
def _backs(is_pile: bool) -> Element:
    """The backs of the deck."""
    width, height = _SLIP
    rim: Attributes = {"stroke": "var(--rim)", "stroke_width": 1.5}
    return look.figure(
        *(
            look.rect(d, -d, width, height, rx=7, fill="var(--paper-2)", **rim)
            for d in ((4, 2, 0) if is_pile else (0,))
        ),
        look.glyph("cloud", width / 2, 32, 38, "var(--ink-2)"),
        at=_DECK,
    )


@look.remembered
def _deck(words: Words, size: int, exhausted: int) -> Element:
    """The deck to point at: the number of its cards, and how often it has run out."""
    width, height = _SLIP
    return look.target(
        "deck",
        words("draw-deck-label", cards=size, exhausted=exhausted),
        look.text(width / 2, 80, size, 28, anchor="middle", font_weight="bold"),
        look.text(width / 2, 101, words("draw-pass", exhausted=exhausted), SMALL, anchor="middle"),
        look.rect(-4, -4, width + 8, height + 8, rx=10, class_="ring"),
        at=_DECK,
        about=words("about-deck"),
    )


@look.remembered
def _discards(words: Words, count: int) -> Element:
    """The discards to point at."""
    width, height = _SLIP
    ring = look.rect(-4, -4, width + 8, height + 8, rx=10, class_="ring")
    label, about = words("draw-discards-label", cards=count), words("about-discards")
    return look.target("discards", label, ring, at=_DISCARDS, about=about)


@look.remembered
def _discarded(i: int, count: int) -> Element:
    """How many cards of a colour are among the discards."""
    x, y = _discard_spot(i)
    return look.figure(look.text(x + 21, y + 18, count, SMALL))


def _discard_spot(i: int) -> Point:
    return _DISCARDS[0] + 5 + i % 2 * 43, _DISCARDS[1] + 8 + i // 2 * 35


@look.remembered
def _stock(words: Words, x: float, width: float, piece: str, left: int) -> Element:
    """How many pieces of a kind are left, to point at, though only the fortress has to be picked up."""
    return look.target(
        f"supply-{piece}",
        words(f"draw-supply-{piece}", count=left),
        look.text(width / 2, 94, left, 24, anchor="middle", font_weight="bold"),
        look.rect(0, -4, width, _SLIP[1] + 8, rx=10, class_="ring"),
        at=(x, _EDGE + _HEAD),
        about=words(f"about-supply-{piece}"),
    )
