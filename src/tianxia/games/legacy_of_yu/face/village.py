"""The village: buildings to be built, worker slots, and cards under the board."""

from collections.abc import Iterator, Sequence

from tianxia import look
from tianxia.games.legacy_of_yu.face import faces
from tianxia.games.legacy_of_yu.face.items import lock, panel, price_items, ring, sign, signs, veil
from tianxia.games.legacy_of_yu.face.log import gains_title, price_title, townsfolk_title
from tianxia.games.legacy_of_yu.face.places import (
    GAP,
    MARGIN,
    SPAN,
    TEXT,
    TILES,
    TILES_TOP,
    TUCK,
    TUCK_TOP,
    VILLAGE_TOP,
    river_block,
)
from tianxia.games.legacy_of_yu.face.printed import Price, items_of, role_of
from tianxia.games.legacy_of_yu.face.river import space_centre
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.rules.building import HUT_KIND
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    COLOURS,
    HUT_SLOTS,
    NUM_FARMS,
    NUM_HUTS,
    NUM_OUTPOSTS,
    SOLDIERS,
    TUCKS,
    Building,
)
from tianxia.kernel.game import Box
from tianxia.words import Words

TILE = 54.0
YARD_GAP = 14.0
OUTPOSTS_X = MARGIN + NUM_FARMS * (TILE + GAP) + YARD_GAP
HUTS_X = OUTPOSTS_X + NUM_OUTPOSTS * (TILE + GAP) + YARD_GAP
SLOT_X, SLOT = MARGIN + 624, 68.0
HUTS_WIDTH = SLOT_X - YARD_GAP - HUTS_X
SLOTS_TOGETHER = 4
"""Slots that stay side by side on a narrow page too."""
TUCK_X = MARGIN + 150
TUCK_STEP = (MARGIN + SPAN - TUCK_X) / TUCKS
TUCK_WIDTH = TUCK_STEP - GAP
FACE = 0.73
"""The faces of cards under the board are smaller."""
VILLAGE_FRAMES: dict[str, look.Frame] = {
    "farms": (MARGIN, VILLAGE_TOP, OUTPOSTS_X - YARD_GAP - MARGIN, TUCK_TOP - VILLAGE_TOP),
    "outposts": (OUTPOSTS_X, VILLAGE_TOP, HUTS_X - YARD_GAP - OUTPOSTS_X, TUCK_TOP - VILLAGE_TOP),
    "huts": (HUTS_X, VILLAGE_TOP, HUTS_WIDTH, TUCK_TOP - VILLAGE_TOP),
    "slots-0": (SLOT_X, VILLAGE_TOP, SLOTS_TOGETHER * SLOT, TUCK_TOP - VILLAGE_TOP),
    "slots-1": (SLOT_X + SLOTS_TOGETHER * SLOT, TILES_TOP, SLOTS_TOGETHER * SLOT, TUCK_TOP - TILES_TOP),
    "tucked": (MARGIN, TUCK_TOP, TUCK_WIDTH, TUCK),
    **{f"tucked-{n}": (TUCK_X + n * TUCK_STEP, TUCK_TOP, TUCK_WIDTH, TUCK) for n in range(TUCKS)},
}
GLYPHS = {"farm": "grain", "outpost": "fortress", "hut": "hut"}


def draw_yard(box: Box, words: Words) -> dict[str, look.Element]:
    """What is printed: headings with prices, the places of the buildings, of workers and of cards under the board."""
    prices = box.record.build_price.tolist()
    slots = [_slot_ground(n, items_of(box.record.slot_gain[n])) for n in range(HUT_SLOTS)]
    below = look.wrapped(words("draw-tucked"), TUCK_X - MARGIN - 10, TEXT)[:2]
    nodes: dict[str, list[look.Node]] = {
        "farms": [_heading(MARGIN, words("draw-farms"), prices[0])],
        "outposts": [_heading(OUTPOSTS_X, words("draw-outposts"), prices[NUM_FARMS])],
        "huts": [
            _heading(HUTS_X, words("draw-huts"), prices[HUT_KIND]),
            panel(HUTS_X, TILES_TOP, HUTS_WIDTH, TILES),
            _glyph(Building.HUT, HUTS_X + 34, TILES_TOP + TILES / 2, 40, opacity=0.3),
        ],
        "slots-0": [look.text(SLOT_X, VILLAGE_TOP + 16, words("draw-slots"), TEXT), *slots[:SLOTS_TOGETHER]],
        "slots-1": [*slots[SLOTS_TOGETHER:]],
        "tucked": [look.text(MARGIN, TUCK_TOP + 18 + 18 * i, line, TEXT) for i, line in enumerate(below)],
        **{f"tucked-{n}": [panel(_tuck_left(n), TUCK_TOP, TUCK_WIDTH, TUCK)] for n in range(TUCKS)},
    }
    for building in range(1, Building.HUT):
        nodes[_yard_block(building)].append(_plot(box, building))
    return {block: look.group(*drawn) for block, drawn in nodes.items()}


def _yard_block(building: int) -> str:
    """Where a building waits to be built."""
    return BUILDINGS[building].split(" ")[0] + "s"


def _slot_block(slot: int) -> str:
    return f"slots-{slot // SLOTS_TOGETHER}"


def _tuck_left(space: int) -> float:
    return TUCK_X + space * TUCK_STEP


def _heading(x: float, title: str, price: Price) -> look.Element:
    width = look.text_width(title, TEXT)
    return look.group(
        look.text(x, VILLAGE_TOP + 16, title, TEXT), signs(price_items(price), x + width + 4, VILLAGE_TOP + 11, 16)
    )


def _plot(box: Box, building: int) -> look.Element:
    """The place of a farm or an outpost: what it gives, and what it will look like."""
    x = _plot_left(building)
    if building < Building.OUTPOST:
        gain = items_of(box.record.farm_harvest[building - Building.FARM])
    else:
        gain = [SOLDIERS[building - Building.OUTPOST]]
    return look.group(
        panel(x, TILES_TOP, TILE, TILES),
        _glyph(building, x + TILE / 2, TILES_TOP + 21, 28, opacity=0.3),
        signs(gain, x + TILE / 2 - 11, TILES_TOP + 49, 22),
    )


def _plot_left(building: int) -> float:
    if building < Building.OUTPOST:
        return MARGIN + (building - Building.FARM) * (TILE + GAP)
    return OUTPOSTS_X + (building - Building.OUTPOST) * (TILE + GAP)


def _slot_left(slot: int) -> float:
    return SLOT_X + slot * SLOT


def _glyph(building: int, x: float, y: float, size: float, **attributes: look.Value) -> look.Element:
    kind, which = BUILDINGS[building].split(" ")
    if kind == "outpost":
        attributes |= {"stroke": "var(--rim)", "stroke_width": 0.8}
    return look.glyph(
        GLYPHS[kind], x, y, size, f"var(--{which})" if kind == "outpost" else "var(--brown)", **attributes
    )


def village_pieces(scene: Scene) -> Iterator[look.Piece]:
    """Buildings, on their spaces or still to be built; workers on slots; cards under the board."""
    box, words, spaces = scene.box, scene.words, scene.spaces
    for building in range(1, Building.HUT):
        name = BUILDINGS[building].replace(" ", "-")
        drawn = _building(box, building, building in spaces, words)
        yield look.Piece(name, drawn, block=_yard_block(building))
    yield look.Piece("hut", _hut(box, NUM_HUTS - scene.hut_count, words), block="huts")
    sections = box.record.space_section.tolist()
    for building in range(1, len(BUILDINGS)):
        name = BUILDINGS[building].replace(" ", "-")
        if building in spaces:
            space = spaces.index(building)
            drawn, block = _standing(building, *space_centre(box, space)), river_block(sections[space])
        else:
            drawn, block = _waiting(building), _yard_block(building)
        yield look.Piece(f"token-{name}", drawn, block=block)
    yield from _slot_pieces(scene)
    yield from _tucked_pieces(scene)


@look.remembered
def _building(box: Box, building: int, is_built: bool, words: Words) -> look.Element:
    name, price = BUILDINGS[building].replace(" ", "-"), box.record.build_price[building - 1].tolist()
    cost = price_title(price, words)
    if building < Building.OUTPOST:
        gain = gains_title(items_of(box.record.farm_harvest[building - Building.FARM]), words)
        about = words("about-farm", cost=cost, gain=gain)
    else:
        colour = words(f"piece-{SOLDIERS[building - Building.OUTPOST]}")
        gain = gains_title(items_of(box.record.per_outpost), words)
        about = words("about-outpost", cost=cost, colour=colour, gain=gain)
    label = words("draw-building-label", building=words(f"building-{name}"), stands="yes" if is_built else "no")
    return look.target(name, label, ring(_plot_left(building), TILES_TOP, TILE, TILES), about=about)


@look.remembered
def _hut(box: Box, left: int, words: Words) -> look.Element:
    about = words("about-hut", cost=price_title(box.record.build_price[HUT_KIND].tolist(), words))
    count = look.text(HUTS_X + 62, TILES_TOP + TILES / 2 + 6, words("draw-left", count=left), 16, font_weight="bold")
    lit = ring(HUTS_X, TILES_TOP, HUTS_WIDTH, TILES)
    return look.target("hut", words("draw-hut-label", count=left), count, lit, about=about)


@look.remembered
def _waiting(building: int) -> look.Element:
    """A building that is still to be built, in the yard."""
    if building >= Building.HUT:
        return look.figure(_glyph(building, 0, 0, 40), at=(HUTS_X + 34, TILES_TOP + TILES / 2))
    return look.figure(_glyph(building, 0, 0, 28), at=(_plot_left(building) + TILE / 2, TILES_TOP + 21))


@look.remembered
def _standing(building: int, x: float, y: float) -> look.Element:
    """A building on its space: its glyph, and which one it is."""
    which = BUILDINGS[building].split(" ")[1]
    number = look.text(26, 5, which, TEXT, anchor="middle", font_weight="bold")
    return look.figure(
        look.rect(-19, -17, 55, 34, fill="var(--paper-2)"),
        _glyph(building, 0, 0, 30),
        number if which.isdigit() else sign(which, 26, 0, 18),
        at=(x, y),
    )


def _slot_pieces(scene: Scene) -> Iterator[look.Piece]:
    """Slots of huts, closed ones too, and those that rule cards open; then the workers on them."""
    words, workers = scene.words, [COLOURS[code - 1] if code else "" for code in scene.s.slots.tolist()]
    for slot, gain in enumerate(scene.slots):
        if gain:
            yield look.Piece(f"slot-{slot}", _slot(slot, tuple(gain), workers[slot], words), block=_slot_block(slot))
        elif slot < HUT_SLOTS:
            yield look.Piece(f"slot-{slot}", _closed_slot(scene.box, slot, words), block=_slot_block(slot))
    for slot, colour in enumerate(workers):
        if colour:
            yield look.Piece(f"worker-{slot}", _worker(slot, colour), f"piece-{colour}", _slot_block(slot))


def _slot_ground(slot: int, gain: Sequence[str]) -> look.Element:
    x, width = _slot_left(slot), SLOT - GAP
    return look.group(
        panel(x, TILES_TOP, width, TILES),
        look.text(x + 5, TILES_TOP + 16, slot, TEXT, fill="var(--ink-2)") if 0 < slot < HUT_SLOTS else None,
        signs(gain, x + width / 2 - 11, TILES_TOP + 17, 22),
        look.circle(x + width / 2, TILES_TOP + 46, 14, fill="var(--paper)", stroke="var(--ink-2)",
                    stroke_dasharray="4 3"),
    )  # fmt: skip


@look.remembered
def _closed_slot(box: Box, slot: int, words: Words) -> look.Element:
    x, width = _slot_left(slot), SLOT - GAP
    gain = gains_title(items_of(box.record.slot_gain[slot]), words)
    closed = veil(x, TILES_TOP, width, TILES), lock(x + width / 2, TILES_TOP + 46, 20)
    about = words("about-slot-closed", hut=slot, gain=gain)
    lit = ring(x, TILES_TOP, width, TILES)
    return look.target(f"slot-{slot}", words("draw-slot-closed", slot=words(f"slot-{slot}")), *closed, lit, about=about)


@look.remembered
def _slot(slot: int, gain: tuple[str, ...], worker: str, words: Words) -> look.Element:
    """An open slot; those of the huts are on the ground, those of rule cards come and go."""
    named = words(f"piece-{worker}") if worker else words("board-free")
    label = words("draw-slot-label", slot=words(f"slot-{slot}"), worker=named)
    about = words("about-slot", gain=gains_title(gain, words))
    shown = _slot_ground(slot, gain) if slot >= HUT_SLOTS else None
    lit = ring(_slot_left(slot), TILES_TOP, SLOT - GAP, TILES)
    return look.target(f"slot-{slot}", label, shown, lit, about=about)


@look.remembered
def _worker(slot: int, colour: str) -> look.Element:
    return look.figure(sign(colour, _slot_left(slot) + (SLOT - GAP) / 2, TILES_TOP + 46, 30))


def _tucked_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The spaces under the board, and the cards there."""
    box, words, cards = scene.box, scene.words, scene.s.tucked.tolist()
    for space, card in enumerate(cards):
        drawn = _tuck_space(box, space, card, space <= scene.hut_count, words)
        yield look.Piece(f"tucked-{space}", drawn, block=f"tucked-{space}")
    for space, card in enumerate(cards):
        if card:
            drawn = _tucked_card(box, space, card, words)
            yield look.Piece(f"townsfolk-{card}", drawn, "ready", f"tucked-{space}")


@look.remembered
def _tuck_space(box: Box, space: int, card: int, is_open: bool, words: Words) -> look.Element:
    x, about, inside = _tuck_left(space), words("about-tucked"), None
    if card:
        name = townsfolk_title(box, card, words)
    elif is_open:
        name = words("board-free")
        inside = look.text(x + 8, TUCK_TOP + 26, name, TEXT, fill="var(--ink-2)")
    else:
        name, about = words("draw-closed"), words("about-tucked-closed", hut=space)
        closed = lock(x + TUCK_WIDTH / 2, TUCK_TOP + TUCK / 2, 18)
        inside = look.group(veil(x, TUCK_TOP, TUCK_WIDTH, TUCK), closed)
    label = words("draw-tucked-label", space=space + 1, card=name)
    return look.target(f"tucked-{space}", label, inside, ring(x, TUCK_TOP, TUCK_WIDTH, TUCK), about=about)


@look.remembered
def _tucked_card(box: Box, space: int, card: int, words: Words) -> look.Element:
    """The edge of a card under the board: who it is, and what every harvest brings."""
    items = items_of(box.record.tuck[card])
    beside, x = TUCK_WIDTH - 8 - 24 * len(items), faces.WIDTH * FACE + 9
    room, role = beside - x - 2, role_of(box, "townsfolk", card) or ""
    lines = look.wrapped(words(f"role-{role}"), room, TEXT)[:2]
    first = 26.0 if len(lines) == 1 else 18.0
    return look.figure(
        look.group(faces.face(role, card), at=(3, 2), scale=FACE),
        *(look.text(x, first + 17 * i, look.fitted(line, room, TEXT), TEXT) for i, line in enumerate(lines)),
        signs(items, beside, TUCK / 2, 21),
        at=(_tuck_left(space), TUCK_TOP),
    )
