"""Townsfolk and outsiders as cards, and the row of seven above the village with its provision cost."""

from collections.abc import Sequence

from tianxia import look
from tianxia.games.legacy_of_yu.face.items import panel, price_items, sign, signs
from tianxia.games.legacy_of_yu.face.log import gains_title, outsider_title, price_title, townsfolk_title
from tianxia.games.legacy_of_yu.face.printed import Price, effects, items_of, role_of
from tianxia.games.legacy_of_yu.face.scene import GAP, STEP, TEXT, Scene
from tianxia.games.legacy_of_yu.state import FOODS, ROW

TITLE, LINE = 40.0, 27.0
CARD_HEIGHT = TITLE + 4 * LINE + 4
TAB = 26.0
ROW_HEIGHT = TAB + CARD_HEIGHT
LABEL_WIDTH = 76.0

Line = tuple[str, str, Sequence[str]]
"""A line of a card: its name, its ground and its items."""


def draw_row(scene: Scene) -> look.Element:
    """The seven spaces of the row."""
    return look.group(*(look.group(_space(scene, n), at=((n - 1) * STEP, 0)) for n in range(1, ROW + 1)))


def townsfolk_card(scene: Scene, card: int, width: float) -> look.Element:
    """A townsfolk card: what it gives when played, discarded and tucked, and its food."""
    return scene.once("townsfolk", card, width, draw=lambda: _townsfolk(scene, card, width))


def _townsfolk(scene: Scene, card: int, width: float) -> list[look.Element]:
    words, b = scene.words, scene.box.record
    lines: list[Line] = [
        (words("draw-play"), "var(--brown-wash)", items_of(b.play[card])),
        (words("draw-discard"), "var(--red-wash)", items_of(b.discard[card])),
        (words("draw-tuck"), "var(--blue-wash)", items_of(b.tuck[card])),
    ]
    food = words("draw-food", food=words(f"food-{FOODS[b.food[card]]}"))
    title = words(f"role-{role_of(scene.box, 'townsfolk', card)}")
    below = look.text(10, TITLE + 3 * LINE + 19, food, TEXT, fill="var(--ink-2)")
    return [panel(width, CARD_HEIGHT), *_head(title, card, width), *_lines(scene, lines, width), below]


def townsfolk_about(scene: Scene, card: int) -> str:
    """What can be done with a townsfolk card in hand."""
    words, b = scene.words, scene.box.record
    uses = {use: gains_title(items_of(b[use][card]), words) for use in ("play", "discard", "tuck")}
    return words("about-hand", food=words(f"food-{FOODS[b.food[card]]}"), **uses)


def _outsider(scene: Scene, card: int, tribute: Price | None, rim: str) -> list[look.Element]:
    """An outsider: price and reward of an attack, its assault and what buys it off."""
    box, s, words, width = scene.box, scene.s, scene.words, STEP - GAP
    lines: list[Line] = [
        (words("draw-attack"), "var(--paper)", price_items(box.record.attack_price[card].tolist())),
        (words("draw-reward"), "var(--green-wash)", effects(box, s, box.record.reward[card])),
        (words("draw-assault"), "var(--red-wash)", items_of(box.record.assault[card])),
        (words("board-tribute"), "var(--paper)", price_items(tribute) if tribute else ()),
    ]
    role = role_of(box, "outsider", card)
    title = words("draw-outsiders") if role is None else words(f"role-{role}")
    ground = panel(width, CARD_HEIGHT, fill="var(--orange-wash)", stroke=rim, stroke_width=2)
    return [ground, *_head(title, card, width), *_lines(scene, lines, width)]


def _head(title: str, card: int, width: float) -> list[look.Element]:
    """The name in one line or two, and the number of the card."""
    lines = look.wrapped(title, width - 40, TEXT)[:2]
    first = 25.0 if len(lines) == 1 else 17.0
    shown = [look.text(10, first + 17 * i, look.fitted(line, width - 40, TEXT), TEXT, font_weight="bold")
             for i, line in enumerate(lines)]  # fmt: skip
    return [*shown, look.text(width - 8, 17, card, TEXT, anchor="end", fill="var(--ink-2)")]


def _lines(scene: Scene, lines: Sequence[Line], width: float) -> list[look.Element]:
    shown: list[look.Element] = []
    for i, (name, ground, items) in enumerate(lines):
        y = TITLE + i * LINE
        shown.append(look.rect(6, y, width - 12, LINE - 3, fill=ground, rx=4))
        shown.append(look.text(10, y + 17, look.fitted(name, LABEL_WIDTH, TEXT), TEXT, fill="var(--ink)"))
        if items:
            shown.append(signs(items, LABEL_WIDTH + 8, y + 12, 21, scene.words, width - LABEL_WIDTH - 14))
        else:
            shown.append(look.text(LABEL_WIDTH + 12, y + 17, "–", TEXT))
    return shown


def _space(scene: Scene, space: int) -> look.Element:
    box, s, words, width = scene.box, scene.s, scene.words, STEP - GAP
    cost = int(box.record.row_cost[space])
    price = words("some-provision", count=cost)
    card = abs(int(s.row[space - 1]))
    piece = None
    if card == 0:
        shown: look.Node = panel(width, CARD_HEIGHT, fill="none", stroke_dasharray="5 5")
        label, about = words("draw-empty-label", space=space), words("about-row-empty")
    elif s.row[space - 1] > 0:
        shown, piece = townsfolk_card(scene, card, width), f"townsfolk-{card}"
        label = words("draw-row-label", space=space, card=townsfolk_title(box, card, words))
        about = words("about-row-townsfolk", cost=price, gain=gains_title(items_of(box.record.play[card]), words))
    else:
        rim = "var(--chosen)" if s.raider == space else "var(--red)"
        tribute = scene.prices[1][space - 1]
        key = "outsider", card, bool(s.story), tuple(tribute or ()), rim
        shown, piece = scene.once(*key, draw=lambda: _outsider(scene, card, tribute, rim)), f"outsider-{card}"
        label = words("draw-row-label", space=space, card=outsider_title(box, card, words))
        about = _outsider_about(scene, card, tribute, price)
    tab = _tab(scene, space, cost)
    return look.target(f"row-{space}", label, look.group(shown, at=(0, TAB), data_piece=piece), tab, about=about)


def _tab(scene: Scene, space: int, cost: int) -> look.Element:
    """The number of a space and the provisions it costs, over its card; a flame where an outsider attacks."""
    return look.group(
        look.text(STEP - GAP - 8, 17, space, TEXT, anchor="end", fill="var(--ink-2)"),
        signs(["provision"] * cost, 6, TAB / 2 - 1, 20, scene.words),
        sign("destroy", STEP - GAP - 36, TAB / 2 - 1, 24, scene.words) if scene.s.raider == space else None,
        None if cost else look.text(8, 17, scene.words("draw-free"), TEXT, fill="var(--ink-2)"),
    )


def _outsider_about(scene: Scene, card: int, tribute: Price | None, price: str) -> str:
    box, s, words = scene.box, scene.s, scene.words
    given = {
        "cost": price,
        "workers": price_title(box.record.attack_price[card].tolist(), words),
        "reward": gains_title(effects(box, s, box.record.reward[card]), words),
        "assault": gains_title(items_of(box.record.assault[card]), words),
    }
    if tribute is None:
        return words("about-outsider-no-tribute", **given)
    return words("about-outsider", tribute=price_title(tribute, words), **given)
