"""A readable text board of a view: river, row, buildings, cards, pieces, and in a campaign the rules in force."""

from collections.abc import Iterator, Sequence

from tianxia.games.legacy_of_yu.face.facts import (
    canal_price,
    card_of,
    deck_count,
    effects,
    entry_of,
    hut_count,
    newcomers,
    ready_count,
    reward_of,
    rules_in_force,
    slot_gain,
    space_section,
    tribute_price,
)
from tianxia.games.legacy_of_yu.face.log import outsider_title, price_title, rule_title, townsfolk_title
from tianxia.games.legacy_of_yu.state import BUILDINGS, PIECES, ROW, SLOTS, State
from tianxia.games.legacy_of_yu.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words

SIGNS = {"built": "═", "later": "─"}


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in about 100 columns."""
    view = make_view(box, s, seat)
    parts = (_head(view, words), _river(box, view, words), _row(box, view, words), _buildings(box, view, words),
             _cards(box, view, words), _pieces(view, words), _story(view, words))  # fmt: skip
    return "\n".join("\n".join(part) for part in (list(lines) for lines in parts) if part)


def items_text(items: Sequence[str], words: Words) -> str:
    """A list of items of the box in a few short words."""
    return ", ".join(item_text(item, words) for item in items) or words("board-none")


def item_text(item: str, words: Words) -> str:
    """One item in short words; a story shows only its number."""
    head, _, rest = item.partition(" ")
    if head == "story":
        return f"{words('short-story')} {rest}"
    if head == "lose":
        return words("short-lose", piece=words(f"short-{rest}"))
    return words(f"short-{head}")


def _head(view: Document, words: Words) -> Iterator[str]:
    parts = [words("board-round", round=view["round"], phase=words(f"phase-{view['phase']}")),
             words("board-beaten", beaten=view["beaten"]), words("board-clock", cards=ready_count(view))]  # fmt: skip
    if view["campaign"]:
        parts.append(words("board-campaign", wins=view["campaign"]["wins"], losses=view["campaign"]["losses"]))
    yield " · ".join(parts)
    yield ""


def _river(box: Box, view: Document, words: Words) -> Iterator[str]:
    yield f"{words('board-river')} ({words('board-newcomers', count=newcomers(box, view))})"
    for section in range(7):
        marks = [words("board-flood")] if view["flood"] == section else []
        if section == 0:
            text = words("board-section", section=0)
        else:
            card = card_of(box, "canal", view["canals"][section - 1])
            price = canal_price(box, view, section)
            text = words("board-canal", number=section)
            if section <= view["built"]:
                marks.append(words("board-built"))
            else:
                cost, then = price_title(price, words), items_text(effects(box, view, card["effects"]), words)
                text += f": {words('board-cost')} {cost}; {words('board-effects')} {then}"
            if section == view["built"] + 1 and view["barge"]:
                marks.append(words("board-barge"))
        sign = SIGNS["built" if section <= view["built"] else "later"]
        yield f"  {sign * 3} {text}" + (f"  [{', '.join(marks)}]" if marks else "")
    yield ""


def _row(box: Box, view: Document, words: Words) -> Iterator[str]:
    yield words("board-row")
    for space in range(1, ROW + 1):
        text = view["row"][space - 1]
        cost = words("some-provision", count=box.document["row"]["cost"][space - 1])
        if text == "-":
            shown = "–"
        elif text[0] == "t":
            card = card_of(box, "townsfolk", int(text[1:]))
            shown = f"{townsfolk_title(box, card['n'], words)}: {items_text(card['play'], words)}"
        else:
            shown = f"{outsider_title(box, int(text[1:]), words)}: {outsider_text(box, view, int(text[1:]), words)}"
        attacked = " «" if view["raider"] == space else ""
        yield f"  {space} ({cost}) {shown}{attacked}"
    yield ""


def outsider_text(box: Box, view: Document, card: int, words: Words) -> str:
    """Price and reward of an attack, and the tribute."""
    found = card_of(box, "outsider", card)
    price = tribute_price(box, view, card)
    tribute = words("board-none") if price is None else price_title(price, words)
    reward = items_text(effects(box, view, found["reward"]), words)
    return (
        f"{words('board-cost')} {price_title(found['cost'], words)}; {reward}; "
        f"{items_text(found['assault'], words)} / {words('board-tribute')} {tribute}"
    )


def _buildings(box: Box, view: Document, words: Words) -> Iterator[str]:
    built = [f"{space} {building_text(box, view, space, words)}" for space in range(len(view["spaces"]))
             if space_section(box, space) <= view["built"]]  # fmt: skip
    yield f"{words('board-buildings')}: " + " | ".join(built)
    slots = []
    for slot in range(SLOTS):
        gain = slot_gain(box, view, slot)
        if gain is not None:
            worker = view["slots"][slot]
            held = words(f"short-{worker}") if worker != "-" else words("board-free")
            slots.append(f"{slot} ({items_text(gain, words)}) {held}")
    yield f"{words('board-slots')}: " + " | ".join(slots)
    tucked = [f"{townsfolk_title(box, card, words)}: {items_text(card_of(box, 'townsfolk', card)['tuck'], words)}"
              for card in view["tucked"] if card]  # fmt: skip
    free = hut_count(view) + 1 - len(tucked)
    yield f"{words('board-tucked')}: " + " | ".join([*tucked, *[words("board-free")] * free])


def building_text(box: Box, view: Document, space: int, words: Words) -> str:
    """What lies on a build space, or what building there gives."""
    text = view["spaces"][space]
    if text in BUILDINGS[1:]:
        return words(f"building-{text.replace(' ', '-')}")
    return words("board-gives", items=item_text(reward_of(box, space), words))


def _cards(box: Box, view: Document, words: Words) -> Iterator[str]:
    yield words("board-piles", ready=ready_count(view), exhausted=len(view["exhausted"]), deck=deck_count(view),
                discard=len(view["discard"]), outsiders=len(view["outsider_deck"]))  # fmt: skip
    yield ""
    yield words("board-hand")
    for n in view["hand"]:
        card = card_of(box, "townsfolk", n)
        uses = [f"{words(f'board-{use}')} {items_text(card[use], words)}" for use in ("play", "discard", "tuck")]
        yield f"  {townsfolk_title(box, n, words)}: {'; '.join(uses)}; {words('food-' + card['food'])}"


def _pieces(view: Document, words: Words) -> Iterator[str]:
    held = view["workers"] | view["goods"]
    shown = [f"{words(f'short-{piece}')} {held[piece]} ({view['supply'][piece]})" for piece in PIECES]
    yield f"{words('board-supply')}: " + ", ".join(shown)
    if view["queue"]:
        shown = [item_text(item, words) for item in view["queue"] if item.split(" ")[0] in SHOWN]
        if shown:
            yield f"{words('board-pending')}: {', '.join(shown)}"


SHOWN = (*PIECES, "soldier", "worker", "material", "draw", "recruit", "destroy", "flood", "ebb", "raid", "lose")
"""Pending items that are shown; what a story will still do is not."""


def _story(view: Document, words: Words) -> Iterator[str]:
    if not view["campaign"]:
        return
    rules = rules_in_force(view)
    if rules:
        yield f"{words('board-rules')}:"
    for rule in rules:
        kind = words(f"draw-{rule['kind']}")
        yield f"  {rule['n']} {rule_title(rule['n'], words)} ({kind}): {words('rule-' + rule['name'] + '-effect')}"
    if view["decision"] == "story":
        entry = int(view["queue"][0].split(" ")[1])
        yield f"{words('board-choices')}:"
        for k, choice in enumerate(entry_of(entry)["choice"], 1):
            price = f" ({price_title(choice['pay'], words)})" if choice["pay"] else ""
            yield f"  {k} {words(f'story-{entry}-{k}')}{price}"
