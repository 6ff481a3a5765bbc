"""The village: buildings to be built, worker slots, cards under the board, and in a campaign the rules in force."""

from tianxia import look
from tianxia.games.legacy_of_yu.face.items import panel, price_items, sign, signs
from tianxia.games.legacy_of_yu.face.log import gains_title, price_title, rule_title, townsfolk_title
from tianxia.games.legacy_of_yu.face.printed import Price, items_of, rule_cards
from tianxia.games.legacy_of_yu.face.scene import GAP, SPAN, TEXT, Scene
from tianxia.games.legacy_of_yu.rules.building import HUT_KIND
from tianxia.games.legacy_of_yu.rules.piles import has_card
from tianxia.games.legacy_of_yu.state import (
    BUILDINGS,
    COLOURS,
    FIRST_RULE_RAIDER,
    HUT_SLOTS,
    NUM_FARMS,
    NUM_HUTS,
    NUM_OUTPOSTS,
    SOLDIERS,
    TUCKS,
)
from tianxia.games.legacy_of_yu.text.campaign import members

HEAD = 24.0
TILE = 54.0
TILES = 66.0
TUCK_TOP, TUCK = HEAD + TILES + 8, 42.0
HEIGHT = TUCK_TOP + TUCK
YARD_GAP = 14.0
SLOT_X, SLOT = 624.0, 68.0
RULE_LINE = 19.0


def draw_village(scene: Scene) -> look.Element:
    """Everything of the village but its rules."""
    s = scene.s
    yard = scene.once("yard", int(s.farms), int(s.group), int(s.hut_count), draw=lambda: [_yard(scene)])
    return look.group(yard, look.group(_slots(scene), at=(SLOT_X, 0)), _tucked(scene))


def _yard(scene: Scene) -> look.Element:
    """Farms, outposts and huts with their prices; what is built already is faint."""
    prices, words = scene.box.record.build_price.tolist(), scene.words
    farms = [_farm(scene, i, prices[i]) for i in range(NUM_FARMS)]
    outposts = [_outpost(scene, i, prices[NUM_FARMS + i]) for i in range(NUM_OUTPOSTS)]
    second = len(farms) * (TILE + GAP) + YARD_GAP
    third = second + len(outposts) * (TILE + GAP) + YARD_GAP
    return look.group(
        _heading(scene, words("draw-farms"), prices[0]),
        *farms,
        look.group(_heading(scene, words("draw-outposts"), prices[NUM_FARMS]), *outposts, at=(second, 0)),
        look.group(_heading(scene, words("draw-huts"), prices[HUT_KIND]), _hut(scene, prices[HUT_KIND]), at=(third, 0)),
    )


def _heading(scene: Scene, title: str, price: Price) -> look.Element:
    width = look.text_width(title, TEXT)
    return look.group(look.text(0, 16, title, TEXT), signs(price_items(price), width + 4, 11, 16, scene.words))


def _farm(scene: Scene, i: int, price: Price) -> look.Element:
    words, harvest = scene.words, items_of(scene.box.record.farm_harvest[i])
    shown = [
        look.glyph("grain", TILE / 2, 21, 28, "var(--brown)"),
        signs(harvest, TILE / 2 - 11, 49, 22, words),
    ]
    about = words("about-farm", cost=price_title(price, words), gain=gains_title(harvest, words))
    return _building(scene, f"farm-{i + 1}", shown, about, i)


def _outpost(scene: Scene, i: int, price: Price) -> look.Element:
    words, colour = scene.words, SOLDIERS[i]
    shown = [
        look.glyph("fortress", TILE / 2, 21, 28, f"var(--{colour})", stroke="var(--rim)", stroke_width=0.8),
        sign(colour, TILE / 2, 49, 22, words),
    ]
    about = words("about-outpost", cost=price_title(price, words), colour=words(f"piece-{colour}"),
                  gain=gains_title(items_of(scene.box.record.per_outpost), words))  # fmt: skip
    return _building(scene, f"outpost-{colour}", shown, about, i)


def _building(scene: Scene, name: str, shown: list[look.Element], about: str, i: int) -> look.Element:
    words, built = scene.words, BUILDINGS.index(name.replace("-", " ")) in scene.s.spaces
    label = words("draw-building-label", building=words(f"building-{name}"), stands="yes" if built else "no")
    inside = look.group(*shown, opacity=0.3 if built else 1.0, data_piece=None if built else name)
    at = (i * (TILE + GAP), HEAD)
    return look.target(name, label, panel(TILE, TILES), inside, at=at, about=about)


def _hut(scene: Scene, price: Price) -> look.Element:
    words, left = scene.words, NUM_HUTS - int(scene.s.hut_count)
    width = SLOT_X - YARD_GAP - 7 * (TILE + GAP) - 2 * YARD_GAP
    shown = (
        look.glyph("hut", 34, TILES / 2, 40, "var(--brown)", opacity=1.0 if left else 0.3),
        look.text(62, TILES / 2 + 6, words("draw-left", count=left), 16, font_weight="bold"),
    )
    label = words("draw-hut-label", count=left)
    about = words("about-hut", cost=price_title(price, words))
    return look.target("hut", label, panel(width, TILES), *shown, at=(0, HEAD), about=about)


def _slots(scene: Scene) -> look.Element:
    """Slots of huts, closed ones too, and those that rule cards open."""
    words = scene.words
    shown = [look.text(0, 16, words("draw-slots"), TEXT)]
    for slot, gain in enumerate(scene.slots):
        if gain or slot < HUT_SLOTS:
            shown.append(look.group(_slot(scene, slot, gain), at=((len(shown) - 1) * SLOT, HEAD)))
    return look.group(*shown)


def _slot(scene: Scene, slot: int, gain: list[str]) -> look.Element:
    box, s, words = scene.box, scene.s, scene.words
    width = SLOT - GAP
    number = look.text(5, 16, slot, TEXT, fill="var(--ink-2)")
    if not gain:
        gain = items_of(box.record.slot_gain[slot])
        shown = [signs(gain, width / 2 - 11, 20, 22, words), look.glyph("lock", width / 2, 48, 20, "var(--ink-2)")]
        label = words("draw-slot-closed", slot=slot)
        about = words("about-slot-closed", hut=slot, gain=gains_title(gain, words))
        return look.target(f"slot-{slot}", label, panel(width, TILES, fill="var(--paper)"), number, *shown, about=about)
    worker = COLOURS[s.slots[slot] - 1] if s.slots[slot] else None
    named = words(f"piece-{worker}") if worker else words("board-free")
    place = look.circle(width / 2, 46, 14, fill="var(--paper)", stroke="var(--ink-2)", stroke_dasharray="4 3")
    inside = sign(worker, width / 2, 46, 30, words) if worker else place
    label = words("draw-slot-label", slot=slot, worker=named)
    about = words("about-slot", gain=gains_title(gain, words))
    above = signs(gain, width / 2 - 11, 17, 22, words)
    return look.target(f"slot-{slot}", label, panel(width, TILES), number, above, inside, about=about)


def _tucked(scene: Scene) -> look.Element:
    """The cards under the board, and the spaces that huts will open."""
    box, s, words = scene.box, scene.s, scene.words
    left, huts = 150.0, int(s.hut_count)
    width = (SPAN - left) / TUCKS - GAP
    title = [look.text(0, TUCK_TOP + 18 + 18 * i, line, TEXT)
             for i, line in enumerate(look.wrapped(words("draw-tucked"), left - 10, TEXT)[:2])]  # fmt: skip
    shown = []
    for space, card in enumerate(s.tucked.tolist()):
        inside: list[look.Node] = [panel(width, TUCK, fill="var(--paper-2)" if space <= huts else "var(--paper)")]
        about, piece = words("about-tucked"), None
        if card:
            items, name, piece = items_of(box.record.tuck[card]), townsfolk_title(box, card, words), "townsfolk"
            beside = width - 8 - 24 * len(items)
            lines = look.wrapped(name, beside - 10, TEXT)[:2]
            first = 26.0 if len(lines) == 1 else 18.0
            inside += [look.text(8, first + 17 * i, look.fitted(line, beside - 10, TEXT), TEXT)
                       for i, line in enumerate(lines)]  # fmt: skip
            inside.append(signs(items, beside, TUCK / 2, 21, words))
        elif space <= huts:
            name = words("board-free")
            inside.append(look.text(8, 26, name, TEXT, fill="var(--ink-2)"))
        else:
            name, about = words("draw-closed"), words("about-tucked-closed", hut=space)
            inside.append(look.glyph("lock", width / 2, TUCK / 2, 18, "var(--ink-2)"))
        label = words("draw-tucked-label", space=space, card=name)
        shown.append(look.target(f"tucked-{space}", label, *inside, at=(left + space * (width + GAP), TUCK_TOP),
                                 about=about, data_piece=piece and f"{piece}-{card}"))  # fmt: skip
    return look.group(*title, *shown)


def draw_rules(scene: Scene) -> tuple[look.Element, float]:
    """The rule cards in force, with their effects in words, in two columns; and their height."""
    heights, shown = [0.0, 0.0], []
    width = SPAN / 2 - GAP
    for card in members(scene.s.rules):
        column = heights.index(min(heights))
        element, height = _rule(scene, card, width)
        shown.append(look.group(element, at=(column * (width + GAP), heights[column])))
        heights[column] += height + GAP
    return look.group(*shown), max(heights)


def _rule(scene: Scene, card: int, width: float) -> tuple[look.Element, float]:
    s, words, printed = scene.s, scene.words, rule_cards()[card]
    effect = words(f"rule-{printed['name']}-effect")
    title = words("draw-rule-title", number=card, rule=rule_title(card, words), kind=words(f"draw-{printed['kind']}"),
                  used="yes" if has_card(s.used, card) else "no")  # fmt: skip
    lines = look.wrapped(effect, width - 24, TEXT)
    height = 28 + RULE_LINE * len(lines)
    wash = "var(--green-wash)" if printed["kind"] == "boon" else "var(--red-wash)"
    attacks = s.raider == FIRST_RULE_RAIDER - 1 + card
    inside = [
        panel(width, height, fill=wash, stroke="var(--chosen)" if attacks else "var(--line)", stroke_width=2),
        look.text(10, 20, title, TEXT, font_weight="bold"),
        *(look.text(10, 39 + RULE_LINE * i, line, TEXT) for i, line in enumerate(lines)),
    ]
    return look.target(f"rule-{card}", title, *inside, about=effect), height
