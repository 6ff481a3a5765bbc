"""In the corners of the map: the market, the bag and the box, the pagodas that are left."""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import SMALL, Scene, pagoda_shape, tile_shape
from tianxia.games.yellow_yangtze.state import COLOURS
from tianxia.games.yellow_yangtze.text.position import pagodas

STRIP = 78
"""Height of the strip below the map."""
_SIZE = 20.5
"""Radius of a tile in the market."""
_STEP = 37.5
_GAP = 2.5
"""Between the colours."""
_MARKET = 235.0
"""Width of a full market."""
_STOCK = 106
"""Width of bag and box."""
_PAGODAS = 21.0
"""From one pagoda of the supply to the next."""


def draw_market(scene: Scene) -> look.Element:
    """The open tiles, left of the given place; those of a colour are one target."""
    present = [(colour, number) for colour, number in zip(COLOURS, scene.s.market.tolist(), strict=True) if number]
    start = -max(_MARKET, _STEP * scene.s.market_size + _GAP * (len(present) - 1))
    return look.group(
        look.text(start, 22, scene.words("draw-market"), SMALL, fill="var(--ink-2)"),
        *_market_tiles(scene, present, start),
    )


def _market_tiles(scene: Scene, present: list[tuple[str, int]], x: float) -> Iterator[look.Element]:
    for colour, number in present:
        middles = [(x + _STEP * (i + 0.5), 54.0) for i in range(number)]
        shapes = [tile_shape(colour, middle, _SIZE, piece=f"market-{colour}-{i}")
                  for i, middle in enumerate(middles)]  # fmt: skip
        yield look.target(
            f"market-{colour}",
            scene.words("draw-in-market", tile=scene.tile_names[colour], number=number),
            *shapes,
            look.rect(x, 54 - _SIZE - 1, _STEP * number, 2 * _SIZE + 2, rx=10, class_="ring"),
            about=scene.words("about-market", about=scene.tile_abouts[colour]),
        )
        x += _STEP * number + _GAP


def draw_stock(scene: Scene) -> look.Element:
    """How many tiles are in the bag, and how many have left the game."""
    words, s = scene.words, scene.s
    tossed, discards = sum(s.tossed_sizes.tolist()), s.discards.tolist()
    seen = ", ".join(
        words("some-tiles", colour=words(f"colour-{c}"), number=discards[i]) for i, c in enumerate(COLOURS)
    )
    about_bag = words("about-bag", removed=int(s.removed_size))
    about_box = words("about-box", seen=seen, tossed=tossed)
    return look.group(
        _chip("bag", words("draw-bag", bag=int(s.bag_size)), about_bag, 0),
        _chip("box", words("draw-box", box=sum(discards) + tossed), about_box, 40),
    )


def _chip(name: str, label: str, about: str, y: float) -> look.Element:
    return look.target(
        name,
        label,
        look.rect(0, y, _STOCK, 34, rx=8, fill="var(--paper-2)", stroke="var(--line)", stroke_width=1),
        look.text(_STOCK / 2, y + 22, label, SMALL, anchor="middle"),
        look.rect(1, y + 1, _STOCK - 2, 32, rx=8, class_="ring"),
        about=about,
    )


def draw_supply(scene: Scene) -> look.Element:
    """The pagodas that are not on the board, a column for each colour; those on the board leave a gap."""
    words = scene.words
    built = [colour for _, colour in pagodas(scene.s)]
    left = [int(number) - built.count(c) for c, number in enumerate(scene.box.record.pagodas)]
    columns = [
        pagoda_shape(colour, (_PAGODAS * (c - 4.5), 34.0 + 26.0 * i), 22)
        for c, colour in enumerate(COLOURS)
        for i in range(left[c])
    ]
    width = _PAGODAS * len(COLOURS)
    listed = ", ".join(words("some-tiles", colour=words(f"pagoda-{n}"), number=left[c]) for c, n in enumerate(COLOURS))
    return look.target(
        "supply",
        words("draw-supply-list", pagodas=listed),
        look.text(0, 14, words("draw-supply"), SMALL, anchor="end", fill="var(--ink-2)"),
        *columns,
        look.rect(-width - 1, 20, width + 1, 54, rx=8, class_="ring"),
        about=words("about-supply"),
    )
