"""The table as one SVG: the river, the row, the village, the hand, and in a campaign the rules in force.

Targets have the names that actions use: `canal`, `row-3`, `space-0`, `slot-0`, `trade-2`, `hand-11`, `rule-7`;
besides these `ready`, `exhausted`, `tucked-0` and `piece-white`.
"""

import htpy

from tianxia.games.legacy_of_yu.board import (
    building_text,
    effects,
    items_text,
    newcomers,
    outsider_text,
    ready_count,
    slot_gain,
    space_section,
)
from tianxia.games.legacy_of_yu.box import story_document
from tianxia.games.legacy_of_yu.draw_items import panel, price_items, sign, signs
from tianxia.games.legacy_of_yu.state import NUM_SECTIONS, NUM_SPACES, PIECES, ROW, SLOTS
from tianxia.games.legacy_of_yu.telling import card_of, outsider_title, price_title, rule_title, townsfolk_title
from tianxia.kernel import look
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words

WIDTH = 1280.0
MARGIN = 16.0
STEP = (WIDTH - 2 * MARGIN) / 7
"""The river has seven sections and the row seven spaces of this width."""
RIVER_HEIGHT, ROW_HEIGHT, VILLAGE_HEIGHT, HAND_HEIGHT = 236.0, 150.0, 190.0, 150.0
RULE_HEIGHT = 24.0


def draw(box: Box, view: Document, seat: int, words: Words) -> look.Drawing:
    """The table as SVG."""
    rules = [rule for rule in story_document()["rule"] if rule["n"] in view["campaign"].get("rules", [])]
    y = MARGIN
    parts = []
    for part, height in (
        (_river(box, view, words), RIVER_HEIGHT),
        (_row(box, view, words), ROW_HEIGHT),
        (_village(box, view, words), VILLAGE_HEIGHT),
        (_hand(box, view, words), HAND_HEIGHT),
        (_rules(rules, words), RULE_HEIGHT * len(rules)),
    ):
        parts.append(look.group(part, at=(MARGIN, y)))
        y += height + MARGIN
    return look.Drawing(look.Part(WIDTH, y, words("draw-title"), (*parts,)), None, ())


def _river(box: Box, view: Document, words: Words) -> htpy.Element:
    head = " · ".join([
        words("board-round", round=view["round"], phase=words(f"phase-{view['phase']}")),
        words("board-newcomers", count=newcomers(box, view)),
        words("board-clock", cards=ready_count(view)),
    ])  # fmt: skip
    sections = [look.group(_section(box, view, n, words), at=(n * STEP, 24)) for n in range(NUM_SECTIONS)]
    return look.group(look.text(0, 14, head, 15, font_weight="bold"), *sections)


def _section(box: Box, view: Document, n: int, words: Words) -> htpy.Element:
    is_open = n <= view["built"]
    width = STEP - 6
    water = look.rect(0, 0, width, 132, fill="var(--river)" if is_open else "var(--land)", stroke="var(--line)", rx=8)
    marks: list[htpy.Node] = []
    if view["flood"] == n:
        marks.append(
            look.group(look.title(words("board-flood")), look.glyph("wave", width - 24, 110, 36, "var(--blue)"))
        )
    if n == view["built"] + 1 and view["barge"]:
        marks.append(look.group(look.title(words("board-barge")), look.glyph("barge", 24, 110, 36, "var(--brown)")))
    if n:
        marks.insert(0, _canal(box, view, n, width, words))
    else:
        marks.insert(0, look.text(10, 20, words("board-section", section=0), 13))
    spaces = [space for space in range(NUM_SPACES) if space_section(box, space) == n]
    built = [
        look.group(_space(box, view, space, is_open, words), at=(i * width / 2, 138)) for i, space in enumerate(spaces)
    ]
    return look.group(water, *marks, *built, look.group(_trade(box, n, is_open, words), at=(0, 178)))


def _canal(box: Box, view: Document, n: int, width: float, words: Words) -> htpy.Element:
    card = card_of(box, "canal", view["canals"][n - 1])
    then = effects(box, view, card["effects"])
    state = "built" if n <= view["built"] else "next" if n == view["built"] + 1 else "later"
    label = words("draw-canal-label", number=n, state=state, cost=price_title(card["cost"], words),
                  effects=items_text(then, words))  # fmt: skip
    shown: list[htpy.Node] = [look.text(10, 20, words("board-canal", number=n), 13)]
    if state == "built":
        shown.append(look.glyph("canal", width / 2, 66, 44, "var(--blue)"))
    else:
        shown += [signs(price_items(card["cost"]), 18, 42, 20, words), signs(then, 18, 72, 20, words)]
    ring = look.rect(2, 2, width - 4, 128, rx=7, class_="ring")
    name = "canal" if state == "next" else f"canal-{n}"
    return look.target(name, label, *shown, ring)


def _space(box: Box, view: Document, space: int, is_open: bool, words: Words) -> htpy.Element:
    width = STEP / 2 - 6
    shown = building_text(box, view, space, words)
    rewards = [reward for section in box.document["section"] for reward in section["build"]]
    text = view["spaces"][space]
    glyph = {"farm": "grain", "outpost": "fortress", "hut": "hut"}.get(text.split(" ")[0])
    inside: list[htpy.Node] = [look.text(6, 22, space, 12, fill="var(--ink-2)")]
    if glyph:
        inside.append(look.glyph(glyph, 36, 17, 24, _building_ink(text)))
        which = text.split(" ")[1]
        inside.append(look.text(54, 22, which, 12) if which.isdigit() else sign(which, 64, 17, 18, words))
    else:
        inside.append(sign(rewards[space], 36, 17, 20, words))
    label = words("draw-space-label", space=space, building=shown)
    return look.target(f"space-{space}", label, panel(width, 34, opacity=1.0 if is_open else 0.5), *inside)


def _building_ink(text: str) -> str:
    kind, which = text.split(" ")
    return f"var(--{which})" if kind == "outpost" else "var(--brown)"


def _trade(box: Box, n: int, is_open: bool, words: Words) -> htpy.Element:
    trade = box.document["section"][n]["trade"]
    pay = [*trade.get("pay", ()), *(["material"] if "pay_one_of" in trade else [])]
    gain = list(trade.get("gain", ()))
    if "gain_one_of" in trade:
        gain.append("soldier" if "red" in trade["gain_one_of"] else "material")
    pay = ["draw" if word == "card" else word for word in pay]
    middle = 14 + len(pay) * 19
    inside = [
        signs(pay, 14, 14, 16, words),
        look.text(middle - 6, 19, "→", 14),
        signs(gain, middle + 20, 14, 16, words),
    ]
    label = f"{words('board-trades')} {n}: {items_text(pay, words)} → {items_text(gain, words)}"
    return look.target(f"trade-{n}", label, panel(STEP - 6, 28), *inside, opacity=1.0 if is_open else 0.4)


def _row(box: Box, view: Document, words: Words) -> htpy.Element:
    cards = [look.group(_row_card(box, view, space, words), at=((space - 1) * STEP, 0)) for space in range(1, ROW + 1)]
    return look.group(*cards)


def _row_card(box: Box, view: Document, space: int, words: Words) -> htpy.Element:
    text, width = view["row"][space - 1], STEP - 6
    cost = box.document["row"]["cost"][space - 1]
    price = signs(["provision"] * cost, width - 12 - max(cost - 1, 0) * 19, ROW_HEIGHT - 14, 16, words)
    name = f"row-{space}"
    if text == "-":
        return look.target(
            name, words("draw-empty-label", space=space, provisions=cost), panel(width, ROW_HEIGHT, fill="none"), price
        )
    if text[0] == "t":
        n = int(text[1:])
        title, inside, label = townsfolk_title(box, n, words), [_uses(box, n, words)], _hand_label(box, n, words)
        ground = "var(--paper-2)"
    else:
        n = int(text[1:])
        title, label = outsider_title(box, n, words), outsider_text(box, view, n, words)
        inside, ground = [_outsider(box, view, n, words)], "var(--red-wash)"
    rim = "var(--chosen)" if view["raider"] == space else "var(--line)"
    head = look.text(10, 20, look.fitted(title, width - 16, 13), 13)
    said = words("draw-row-label", space=space, provisions=cost, card=f"{title}: {label}")
    return look.target(name, said, panel(width, ROW_HEIGHT, fill=ground, stroke=rim), head, *inside, price)


def _uses(box: Box, n: int, words: Words) -> htpy.Element:
    card = card_of(box, "townsfolk", n)
    lines = []
    for i, use in enumerate(("play", "discard", "tuck")):
        lines.append(look.text(10, 48 + 28 * i, words(f"board-{use}"), 11, fill="var(--ink-2)"))
        lines.append(signs(card[use], 92, 44 + 28 * i, 20, words))
    return look.group(*lines, look.text(10, 136, words(f"food-{card['food']}"), 11, fill="var(--ink-2)"))


def _outsider(box: Box, view: Document, n: int, words: Words) -> htpy.Element:
    card = card_of(box, "outsider", n)
    tribute = signs(price_items(card["tribute"]), 92, 102, 20, words) if "tribute" in card else None
    return look.group(
        signs(price_items(card["cost"]), 20, 42, 22, words),
        look.text(10, 75, "→", 14),
        signs(effects(box, view, card["reward"]), 40, 70, 20, words),
        signs(card["assault"], 20, 102, 20, words),
        look.text(56, 107, "/", 14),
        look.text(10, 136, words("board-tribute"), 11, fill="var(--ink-2)"),
        tribute,
    )


def _hand_label(box: Box, n: int, words: Words) -> str:
    card = card_of(box, "townsfolk", n)
    return words("draw-hand-label", card=townsfolk_title(box, n, words), play=items_text(card["play"], words),
                 discard=items_text(card["discard"], words), tuck=items_text(card["tuck"], words))  # fmt: skip


def _village(box: Box, view: Document, words: Words) -> htpy.Element:
    """Piles, slots, tucked cards and the player's pieces."""
    piles = look.group(
        _pile("ready", ready_count(view), words("board-clock", cards=ready_count(view)), 0),
        _pile("exhausted", len(view["exhausted"]), words("event-remade", count=len(view["exhausted"])), 112),
    )
    pieces = [
        look.group(_piece(view, piece, words), at=(640 + i % 5 * 122, 96 * (i // 5))) for i, piece in enumerate(PIECES)
    ]
    return look.group(
        piles,
        look.text(0, 110, look.fitted(_piles_text(view, words), 620, 12), 12),
        look.group(_slots(box, view, words), at=(232, 0)),
        look.group(_tucked(box, view, words), at=(0, 124)),
        *pieces,
    )


def _piles_text(view: Document, words: Words) -> str:
    deck = len(view["deck"]) + len(view["unseen"]) - view["ready_unseen"]
    return words("board-piles", ready=ready_count(view), exhausted=len(view["exhausted"]), deck=deck,
                 discard=len(view["discard"]), outsiders=len(view["outsider_deck"]))  # fmt: skip


def _pile(name: str, count: int, label: str, x: float) -> htpy.Element:
    glyph = look.glyph("scroll", 32, 44, 32, "var(--ink-2)")
    return look.target(name, label, panel(100, 88), glyph, look.text(62, 52, count, 24), at=(x, 0))


def _slots(box: Box, view: Document, words: Words) -> htpy.Element:
    huts = sum(text.startswith("hut") for text in view["spaces"])
    shown: list[htpy.Element] = []
    for slot in range(SLOTS):
        gain = slot_gain(box, view, slot, huts)
        if gain is None:
            continue
        worker = view["slots"][slot]
        named = words(f"piece-{worker}") if worker != "-" else words("board-free")
        label = words("draw-slot-label", slot=slot, gain=items_text(gain, words), worker=named)
        inside: list[htpy.Node] = [signs(gain, 24, 22, 20, words)]
        if worker != "-":
            inside.append(sign(worker, 24, 62, 26, words))
        shown.append(look.target(f"slot-{slot}", label, panel(46, 88), *inside, at=(len(shown) * 50, 0)))
    return look.group(*shown)


def _tucked(box: Box, view: Document, words: Words) -> htpy.Element:
    huts = sum(text.startswith("hut") for text in view["spaces"])
    shown = []
    for space in range(huts + 1):
        card = view["tucked"][space]
        title = townsfolk_title(box, card, words) if card else words("board-free")
        inside: list[htpy.Node] = [look.text(8, 18, look.fitted(title, 108, 11), 11)]
        if card:
            inside.append(signs(card_of(box, "townsfolk", card)["tuck"], 20, 42, 20, words))
        label = f"{words('board-tucked')}: {title}"
        shown.append(look.target(f"tucked-{space}", label, panel(120, 60), *inside, at=(space * 125, 0)))
    return look.group(*shown)


def _piece(view: Document, piece: str, words: Words) -> htpy.Element:
    held = (view["workers"] | view["goods"])[piece]
    left = view["supply"][piece]
    label = words("draw-piece-label", piece=words(f"piece-{piece}"), held=held, supply=left)
    numbers = (
        look.text(60, 48, held, 24, font_weight="bold"),
        look.text(60, 72, f"({left})", 13, fill="var(--ink-2)"),
    )
    return look.target(f"piece-{piece}", label, panel(114, 88), sign(piece, 30, 44, 38, words), *numbers)


def _hand(box: Box, view: Document, words: Words) -> htpy.Element:
    cards = view["hand"]
    width = min(STEP - 6, (WIDTH - 2 * MARGIN) / max(len(cards), 1) - 6)
    shown = []
    for i, n in enumerate(cards):
        title = look.fitted(townsfolk_title(box, n, words), width - 16, 13)
        inside = (panel(width, HAND_HEIGHT), look.text(10, 20, title, 13), _uses(box, n, words))
        shown.append(look.target(f"hand-{n}", _hand_label(box, n, words), *inside, at=(i * (width + 6), 0)))
    return look.group(*shown)


def _rules(rules: list[Document], words: Words) -> htpy.Element:
    """Rules in force, one line each."""
    lines = []
    for i, rule in enumerate(rules):
        effect = words(f"rule-{rule['name']}-effect")
        text = f"{rule['n']} {rule_title(rule['n'], words)} ({words('draw-' + rule['kind'])}): {effect}"
        width = WIDTH - 2 * MARGIN
        wash = "var(--green-wash)" if rule["kind"] == "boon" else "var(--red-wash)"
        inside = (panel(width, RULE_HEIGHT - 3, fill=wash), look.text(10, 15, look.fitted(text, width - 20, 12), 12))
        lines.append(look.target(f"rule-{rule['n']}", effect, *inside, at=(0, i * RULE_HEIGHT)))
    return look.group(*lines)
