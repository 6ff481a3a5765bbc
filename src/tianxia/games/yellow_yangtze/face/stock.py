"""In the corners of the map: the market, the bag and the box, the pagodas that are left."""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import MARGIN, SMALL, board_size, pagoda, tile
from tianxia.games.yellow_yangtze.state import COLOURS, NUM_COLOURS
from tianxia.games.yellow_yangtze.text.position import pagodas
from tianxia.kernel.game import Box
from tianxia.look import Element, Piece, Point
from tianxia.words import Words

_STRIP = 78
"""Height of market and stock, at the bottom."""
_SIZE = 20.5
"""Radius of a tile in the market."""
_STEP = 37.5
_GAP = 2.5
"""Between the colours."""
_STOCK = 106
"""Width of bag and box."""
_PAGODAS = 21.0
"""From one pagoda of the supply to the next."""


def draw_headings(box: Box, words: Words) -> Iterator[Element]:
    """What is written over market and supply."""
    yield look.text(*_market_at(box, 22), words("draw-market"), SMALL, fill="var(--ink-2)")
    x, y = _supply_at(box)
    yield look.text(x, y + 14, words("draw-supply"), SMALL, anchor="end", fill="var(--ink-2)")


def _market_at(box: Box, y: float) -> Point:
    """Where the market begins, a full one of all colours ends at the right edge."""
    width, height = board_size(box)
    full = _STEP * int(box.record.market) + _GAP * (NUM_COLOURS - 1)
    return width - MARGIN - full, height - MARGIN - _STRIP + y


def _supply_at(box: Box) -> Point:
    """The upper right corner."""
    return board_size(box)[0] - MARGIN, MARGIN


def draw_market(scene: Scene) -> Iterator[Piece]:
    """The open tiles; those of a colour are one target."""
    words = scene.nameless
    x, y = _market_at(scene.box, 54)
    for colour, number in enumerate(scene.s.market.tolist()):
        if number:
            name = f"market-{COLOURS[colour]}"
            for i in range(number):
                yield Piece(f"{name}-{i}", tile("board", colour, x + _STEP * (i + 0.5), y, _SIZE), "bag")
            yield Piece(name, _offer(words, colour, number, x, y))
            x += _STEP * number + _GAP


@look.remembered
def _offer(words: Words, colour: int, number: int, x: float, y: float) -> Element:
    name = COLOURS[colour]
    return look.target(
        f"market-{name}",
        words("draw-in-market", tile=words(f"tile-{name}"), number=number),
        look.rect(0, -_SIZE - 1, _STEP * number, 2 * _SIZE + 2, rx=10, class_="ring"),
        at=(x, y),
        about=words("about-market", about=words(f"about-tile-{name}")),
    )


def draw_stock(scene: Scene) -> Iterator[Piece]:
    """How many tiles are in the bag, and how many have left the game."""
    words, s = scene.nameless, scene.s
    y = board_size(scene.box)[1] - MARGIN - _STRIP
    yield Piece("bag", _bag(words, int(s.bag_size), int(s.removed_size), y))
    yield Piece("box", _box(words, tuple(s.discards.tolist()), sum(s.tossed_sizes.tolist()), y + 40))


@look.remembered
def _bag(words: Words, tiles: int, removed: int, y: float) -> Element:
    return _chip("bag", words("draw-bag", bag=tiles), words("about-bag", removed=removed), y)


@look.remembered
def _box(words: Words, discards: tuple[int, ...], tossed: int, y: float) -> Element:
    seen = ", ".join(
        words("some-tiles", colour=words(f"colour-{name}"), number=number)
        for name, number in zip(COLOURS, discards, strict=True)
    )
    about = words("about-box", seen=seen, tossed=tossed)
    return _chip("box", words("draw-box", box=sum(discards) + tossed), about, y)


def _chip(name: str, label: str, about: str, y: float) -> Element:
    return look.target(
        name,
        label,
        look.rect(0, 0, _STOCK, 34, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.text(_STOCK / 2, 22, label, SMALL, anchor="middle"),
        look.rect(1, 1, _STOCK - 2, 32, rx=8, class_="ring"),
        at=(MARGIN, y),
        about=about,
    )


def draw_supply(scene: Scene) -> Iterator[Piece]:
    """The pagodas that are not on the board, a column for each colour; those on the board leave a gap."""
    built = [colour for _, colour in pagodas(scene.s)]
    left = tuple(number - built.count(c) for c, number in enumerate(scene.box.record.pagodas.tolist()))
    x, y = _supply_at(scene.box)
    for colour, number in enumerate(left):
        for i in range(number):
            drawn = pagoda(colour, x + _PAGODAS * (colour - 4.5), y + 34.0 + 26.0 * i, 22)
            yield Piece(f"supply-{COLOURS[colour]}-{i}", drawn)
    yield Piece("supply", _supply(scene.nameless, left, x, y))


@look.remembered
def _supply(words: Words, left: tuple[int, ...], x: float, y: float) -> Element:
    listed = ", ".join(
        words("some-tiles", colour=words(f"pagoda-{name}"), number=number)
        for name, number in zip(COLOURS, left, strict=True)
    )
    width = _PAGODAS * NUM_COLOURS
    return look.target(
        "supply",
        words("draw-supply-list", pagodas=listed),
        look.rect(-width - 1, 20, width + 1, 54, rx=8, class_="ring"),
        at=(x, y),
        about=words("about-supply"),
    )
