"""Townsfolk and outsiders as cards, and the row of seven above the village with its provision cost.

The cards of the box are drawn on the sheet; those a story brings are not, so that nobody reads of them before.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tianxia import look
from tianxia.games.legacy_of_yu.face import banners, faces
from tianxia.games.legacy_of_yu.face.items import panel, price_items, ring, sign, signs
from tianxia.games.legacy_of_yu.face.log import gains_title, outsider_title, price_title, townsfolk_title
from tianxia.games.legacy_of_yu.face.places import CARD_HEIGHT, CARD_WIDTH, ROW_TOP, TAB, TEXT, row_block, section_left
from tianxia.games.legacy_of_yu.face.printed import effects, items_of, role_of
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.face.sheet import define, use
from tianxia.games.legacy_of_yu.state import FOODS, ROW
from tianxia.kernel.game import Box
from tianxia.words import Words

LABEL_WIDTH = 76.0
CARD_TOP = ROW_TOP + TAB

Line = tuple[str, str, Sequence[str]]
"""A line of a card: its name, its ground and its items."""


class Form(NamedTuple):
    """How a kind of card is laid out: a picture and a name above, lines below."""

    picture: float
    """The room of the picture, at the left."""
    first: float
    """Where the lines begin."""
    line: float


TOWNSFOLK = Form(faces.WIDTH + 4, faces.HEIGHT + 8, 30.0)
OUTSIDER = Form(banners.WIDTH + 4, banners.HEIGHT + 6, 25.6)


def draw_cards(box: Box, words: Words, is_campaign: bool) -> list[look.Element]:
    """The cards of the box, for the sheet."""
    return [
        *faces.draw_parts(),
        *(define(f"townsfolk-{card}", *_townsfolk(box, card, words)) for card in _printed(box, "townsfolk")),
        *(define(f"outsider-{card}", *_outsider(box, card, is_campaign, words)) for card in _printed(box, "outsider")),
    ]


@lru_cache
def _printed(box: Box, kind: str) -> tuple[int, ...]:
    return tuple(found["n"] for found in box.document[kind])


def draw_spaces(box: Box, words: Words) -> dict[str, look.Element]:
    """The seven spaces of the row, empty: the number of each and the provisions it costs."""
    spaces = {n: _empty(int(box.record.row_cost[n]), n, words) for n in range(1, ROW + 1)}
    blocks = dict.fromkeys(map(row_block, spaces))
    return {block: look.group(*(spaces[n] for n in spaces if row_block(n) == block)) for block in blocks}


def _empty(cost: int, n: int, words: Words) -> look.Element:
    x = section_left(n - 1)
    return look.group(
        panel(x, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, fill="none", stroke_dasharray="5 5"),
        look.text(x + CARD_WIDTH - 8, ROW_TOP + 17, n, TEXT, anchor="end", fill="var(--ink-2)"),
        signs(["provision"] * cost, x + 6, ROW_TOP + TAB / 2 - 1, 20),
        None if cost else look.text(x + 8, ROW_TOP + 17, words("draw-free"), TEXT, fill="var(--ink-2)"),
    )


def row_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The cards of the row, whoever attacks, and the spaces to point at."""
    box, s, words, is_campaign = scene.box, scene.s, scene.words, scene.is_campaign
    row, raider = s.row.tolist(), int(s.raider)
    tributes = [None if price is None else tuple(price) for price in scene.prices[1]]
    for i, card in enumerate(row):
        if card > 0:
            drawn = townsfolk_card(box, card, words, section_left(i), CARD_TOP)
            yield look.Piece(f"townsfolk-{card}", drawn, "deck", row_block(i + 1))
        elif card < 0:
            drawn = _outsider_card(box, -card, tributes[i], is_campaign, section_left(i), words)
            yield look.Piece(f"outsider-{-card}", drawn, "outsiders", row_block(i + 1))
    if 0 < raider <= ROW:
        yield look.Piece("raider", _raider(raider), block=row_block(raider))
    for i, card in enumerate(row):
        drawn = _space(box, i + 1, card, tributes[i], is_campaign, words)
        yield look.Piece(f"row-{i + 1}", drawn, block=row_block(i + 1))


@look.remembered
def townsfolk_card(box: Box, card: int, words: Words, x: float, y: float) -> look.Element:
    """A townsfolk card with its corner at a point: what it gives when played, discarded and tucked, and its food."""
    is_printed = card in _printed(box, "townsfolk")
    return look.figure(use(f"townsfolk-{card}", 0, 0) if is_printed else _townsfolk(box, card, words), at=(x, y))


def _townsfolk(box: Box, card: int, words: Words) -> list[look.Element]:
    b = box.record
    lines: list[Line] = [
        (words("draw-play"), "var(--brown-wash)", items_of(b.play[card])),
        (words("draw-discard"), "var(--red-wash)", items_of(b.discard[card])),
        (words("draw-tuck"), "var(--blue-wash)", items_of(b.tuck[card])),
    ]
    role = role_of(box, "townsfolk", card) or ""
    below = f"{card} · {words(f'food-{FOODS[b.food[card]]}')}"
    return [
        panel(0, 0, CARD_WIDTH, CARD_HEIGHT),
        look.group(faces.face(role, card), at=(4, 5)),
        *_head(words(f"role-{role}"), below, TOWNSFOLK),
        *_lines(lines, TOWNSFOLK),
    ]


def townsfolk_about(box: Box, card: int, words: Words) -> str:
    """What can be done with a townsfolk card in hand."""
    b = box.record
    uses = {name: gains_title(items_of(b[name][card]), words) for name in ("play", "discard", "tuck")}
    return words("about-hand", food=words(f"food-{FOODS[b.food[card]]}"), **uses)


@look.remembered
def _outsider_card(
    box: Box, card: int, tribute: tuple[int, ...] | None, is_campaign: bool, x: float, words: Words
) -> look.Element:
    """An outsider: its card, and what buys it off at present."""
    is_printed = card in _printed(box, "outsider")
    return look.figure(
        use(f"outsider-{card}", 0, 0) if is_printed else _outsider(box, card, is_campaign, words),
        _line_items(price_items(tribute) if tribute else (), 3, OUTSIDER),
        at=(x, CARD_TOP),
    )


def _outsider(box: Box, card: int, is_campaign: bool, words: Words) -> list[look.Element]:
    """An outsider without the price of peace: price and reward of an attack, and its assault."""
    b = box.record
    lines: list[Line] = [
        (words("draw-attack"), "var(--paper)", price_items(b.attack_price[card].tolist())),
        (words("draw-reward"), "var(--green-wash)", effects(box, is_campaign, b.reward[card])),
        (words("draw-assault"), "var(--red-wash)", items_of(b.assault[card])),
    ]
    role = role_of(box, "outsider", card)
    title = words("draw-outsiders") if role is None else words(f"role-{role}")
    ground = panel(0, 0, CARD_WIDTH, CARD_HEIGHT, fill="var(--orange-wash)", stroke="var(--red)", stroke_width=2)
    return [
        ground,
        look.group(banners.banner(card, b.attack_price[card].tolist()), at=(2, 4)),
        *_head(title, str(card), OUTSIDER),
        *_lines(lines, OUTSIDER),
        *_line_ground(words("board-tribute"), "var(--paper)", 3, OUTSIDER),
    ]


def _head(title: str, below: str, form: Form) -> Iterator[look.Element]:
    """The name in one line or two, and a line below it."""
    x, room = form.picture + 5, CARD_WIDTH - form.picture - 8
    lines = look.wrapped(title, room, TEXT)
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    step = (form.first - 8) / 3
    start = step + (step / 2 if len(lines) == 1 else 0)
    for i, line in enumerate(lines):
        yield look.text(x, start + step * i, look.fitted(line, room, TEXT), TEXT, font_weight="bold")
    yield look.text(x, start + step * len(lines), below, TEXT, fill="var(--ink-2)")


def _lines(lines: Sequence[Line], form: Form) -> Iterator[look.Element]:
    for i, (name, ground, items) in enumerate(lines):
        yield from _line_ground(name, ground, i, form)
        yield _line_items(items, i, form)


def _line_ground(name: str, ground: str, i: int, form: Form) -> tuple[look.Element, look.Element]:
    y, height = form.first + i * form.line, form.line - 3
    return (
        look.rect(5, y, CARD_WIDTH - 10, height, fill=ground, rx=4),
        look.text(10, y + height / 2 + 5, look.fitted(name, LABEL_WIDTH, TEXT), TEXT),
    )


def _line_items(items: Sequence[str], i: int, form: Form) -> look.Element:
    middle = form.first + i * form.line + (form.line - 3) / 2
    if items:
        return signs(items, LABEL_WIDTH + 8, middle, 22, CARD_WIDTH - LABEL_WIDTH - 15)
    return look.text(LABEL_WIDTH + 12, middle + 5, "–", TEXT)


@look.remembered
def _raider(space: int) -> look.Element:
    """Around the outsider who attacks, with a flame over it."""
    x = section_left(space - 1)
    return look.figure(
        look.rect(x, CARD_TOP, CARD_WIDTH, CARD_HEIGHT, rx=8, fill="none", stroke="var(--chosen)", stroke_width=3),
        sign("destroy", x + CARD_WIDTH - 36, ROW_TOP + TAB / 2 - 1, 24),
    )


@look.remembered
def _space(
    box: Box, space: int, code: int, tribute: tuple[int, ...] | None, is_campaign: bool, words: Words
) -> look.Element:
    """A space of the row to point at; what lies there is a piece of its own."""
    price, card = words("some-provision", count=int(box.record.row_cost[space])), abs(code)
    if code == 0:
        label, about = words("draw-empty-label", space=space), words("about-row-empty")
    elif code > 0:
        label = words("draw-row-label", space=space, card=townsfolk_title(box, card, words))
        about = words("about-row-townsfolk", cost=price, gain=gains_title(items_of(box.record.play[card]), words))
    else:
        label = words("draw-row-label", space=space, card=outsider_title(box, card, words))
        about = _outsider_about(box, card, tribute, price, is_campaign, words)
    lit = ring(section_left(space - 1), CARD_TOP, CARD_WIDTH, CARD_HEIGHT)
    return look.target(f"row-{space}", label, lit, about=about)


def _outsider_about(
    box: Box, card: int, tribute: tuple[int, ...] | None, price: str, is_campaign: bool, words: Words
) -> str:
    b = box.record
    given = {
        "cost": price,
        "workers": price_title(b.attack_price[card].tolist(), words),
        "reward": gains_title(effects(box, is_campaign, b.reward[card]), words),
        "assault": gains_title(items_of(b.assault[card]), words),
    }
    if tribute is None:
        return words("about-outsider-no-tribute", **given)
    return words("about-outsider", tribute=price_title(tribute, words), **given)
