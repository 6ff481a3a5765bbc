"""The cards: deck, discards and open row; the hand and supply of the seat that looks."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from tianxia import look
from tianxia.games.china.face.ground import Ground
from tianxia.games.china.face.scene import GLYPH_OF, SMALL, Scene
from tianxia.games.china.state import COLOURS, NUM_REGIONS, REGIONS
from tianxia.kernel.boxes import BOXES
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
_DISCARDS = (_EDGE + _SLIP[0] + _GAP, _EDGE + _HEAD)
_SIGNS = {"house": "roof", "emissary": "emissary", "fort": "fortress"}
"""The sign of each kind of piece, by its name in actions."""


def draw_row(scene: Scene) -> Part:
    """The cards that all share, in a line: the deck, the discards, the open row."""
    board, words, s = scene.ground, scene.plain, scene.s
    spots = _row_spots(int(scene.box.record.row))
    discards = s.discards.tolist()
    pieces = [
        Piece("row", _heading(spots[0][0], _EDGE + 14, words("draw-row"))),
        Piece("deck-backs", _backs(int(s.deck_size) > 1)),
        Piece("deck-size", _deck_size(words, int(s.deck_size), int(s.exhausted))),
        *(Piece(f"discarded-{colour}", _discarded(words, i, discards[i])) for i, colour in enumerate(COLOURS)),
        *_slips(board, words, "row", _open_cards(s.row.tolist(), spots)),
    ]
    width, height = _SLIP
    right, low = max(x for x, _ in spots), max(y for _, y in spots)
    return Part(
        right + width + _EDGE,
        low + height + _EDGE,
        words("draw-row"),
        _row_ground(board, words, tuple(spots)),
        tuple(pieces),
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
    pieces = _slips(scene.ground, words, "hand", _held_cards(known, hand, spots))
    pieces += [
        Piece(f"supply-{piece}", _stock(words, x + i * _STOCK / len(kinds), _STOCK / len(kinds), piece, left))
        for i, (piece, left) in enumerate(kinds)
    ]
    ground = _own_ground(words, seat, most, tuple(piece for piece, _ in kinds))
    return Part(x + _STOCK + _EDGE, _EDGE + _HEAD + _SLIP[1] + _EDGE, words("draw-your-hand"), ground, tuple(pieces))


def _open_cards(counts: list[int], spots: list[Point]) -> list[tuple[str, str, Point]]:
    """The cards of the row by colour, and where they lie: the first of a colour at the colour's own spot if it is free.

    Nobody can tell in which order they came, and this way most of them stay where they are when one is taken.
    """
    free = dict(enumerate(spots))
    firsts = {i: i % len(spots) for i, count in enumerate(counts) if count}
    found = []
    for i in [*firsts, *(i for i, count in enumerate(counts) for _ in range(count - 1))]:
        home = firsts.pop(i, min(free))
        found.append((COLOURS[i], "deck", free.pop(home if home in free else min(free))))
    return found


def _held_cards(known: list[int], hand: list[int], spots: list[Point]) -> list[tuple[str, str, Point]]:
    """The cards of a hand by colour and origin, in a line: everybody knows those that were taken from the row."""
    cards = []
    for colour, taken, count in zip(COLOURS, known, hand, strict=True):
        cards += [(colour, "row")] * taken + [(colour, "deck")] * (count - taken)
    return [(colour, origin, spot) for (colour, origin), spot in zip(cards, spots, strict=False)]


def supply(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The kinds of pieces in play: name in actions, and how many the seat has left."""
    kinds = list(zip(_SIGNS, scene.left[seat], strict=True))
    return kinds if scene.s.fortresses else kinds[:2]


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
    """Where the slips of the row lie: side by side, after the discards."""
    x, y = _DISCARDS
    return [(x + 2 * _GAP + (1 + i) * (_SLIP[0] + _GAP), y) for i in range(count)]


def _hand_spots(count: int) -> list[Point]:
    return [(_EDGE + i * (_SLIP[0] + _GAP), _EDGE + _HEAD) for i in range(count)]


@lru_cache(BOXES)
def _row_ground(board: Ground, words: Words, spots: tuple[Point, ...]) -> tuple[Element, ...]:
    return (
        look.tag("defs", *(_face(board, words, colour) for colour in COLOURS)),
        _heading(_EDGE, _EDGE + 14, words("draw-deck")),
        _heading(_DISCARDS[0], _EDGE + 14, words("draw-discards")),
        look.rect(*_DISCARDS, *_SLIP, rx=7, fill="none", stroke="var(--line)", stroke_width=2),
        *(look.group(small_card(colour, 0, 0), at=_discard_spot(i), scale=0.85) for i, colour in enumerate(COLOURS)),
        *(_empty(spot) for spot in spots),
        *(_pile(words, name, at) for name, at in (("deck", _DECK), ("discards", _DISCARDS))),
    )


def _pile(words: Words, name: str, at: Point) -> Element:
    """The deck or the discards, to point at."""
    ring = look.rect(-4, -4, _SLIP[0] + 8, _SLIP[1] + 8, rx=10, class_="ring")
    return look.target(name, words(f"draw-{name}"), ring, at=at, about=words(f"about-{name}"))


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


def _slips(board: Ground, words: Words, place: str, cards: Iterable[tuple[str, str, Point]]) -> list[Piece]:
    """Cards by colour, origin and spot: a target for each colour, since they are all alike, and over them the slips."""
    spots: dict[str, list[Point]] = {}
    counts: Counter[str] = Counter()
    slips = []
    for colour, origin, spot in cards:
        key = f"{place}-{colour}-{origin}"
        slips.append(Piece(f"{key}-{counts[key]}", _slip(colour, spot), origin))
        spots.setdefault(colour, []).append(spot)
        counts[key] += 1
    return [Piece(f"{place}-{at}", _stack(board, words, place, at, tuple(spots[at]))) for at in spots] + slips


@look.remembered
def _stack(board: Ground, words: Words, place: str, colour: str, spots: tuple[Point, ...]) -> Element:
    """All cards of a colour in one place, to point at."""
    width, height = _SLIP
    names = _region_names(board, words, colour)
    return look.target(
        f"{place}-{colour}",
        words("draw-card-label", colour=colour, cards=len(spots), regions=names),
        *(look.rect(x - 4, y - 4, width + 8, height + 8, rx=10, class_="ring") for x, y in spots),
        about=words(f"about-{place}", regions=names),
    )


@look.remembered
def _slip(colour: str, spot: Point) -> Element:
    """One card: a piece that moves is sent again, so it says only which face it has."""
    return look.figure(look.tag("use", href=f"#{_face_name(colour)}"), at=spot)


def _face_name(colour: str) -> str:
    """What the face of a card is called; the names are those of a whole page."""
    return f"china-card-{colour}"


def _face(board: Ground, words: Words, colour: str) -> Element:
    """The face of the cards of a colour, drawn once in the ground of the row for those of the hand as well."""
    width, height = _SLIP
    names = look.fitted(_region_names(board, words, colour), width - 2, SMALL)
    characters = "".join(board.character(region) for region in _regions(board, colour))
    return look.group(
        look.rect(0, 0, width, height, rx=7, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5),
        look.path(f"M.7 52V7A6.3 6.3 0 0 1 7 .7H{width - 7}a6.3 6.3 0 0 1 6.3 6.3V52Z", fill=f"var(--{colour})"),
        look.glyph(GLYPH_OF[colour], width / 2, 27, 36, f"var(--on-{colour})"),
        look.brush(characters, width / 2, 79, 22, anchor="middle"),
        look.text(width / 2, 101, names, SMALL, anchor="middle"),
        id=_face_name(colour),
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
def _deck_size(words: Words, size: int, exhausted: int) -> Element:
    """How many cards the deck has, and how often it has run out."""
    middle = _SLIP[0] / 2
    return look.figure(
        look.title(words("draw-deck-label", cards=size, exhausted=exhausted)),
        look.text(middle, 80, size, 28, anchor="middle", font_weight="bold"),
        look.text(middle, 101, words("draw-pass", exhausted=exhausted), SMALL, anchor="middle"),
        at=_DECK,
        role="img",
    )


@look.remembered
def _discarded(words: Words, i: int, count: int) -> Element:
    """How many cards of a colour are among the discards."""
    x, y = _discard_spot(i)
    label = f"{words(f'colour-{COLOURS[i]}')}: {count}"
    return look.figure(look.title(label), look.text(x + 21, y + 18, count, SMALL), role="img")


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
