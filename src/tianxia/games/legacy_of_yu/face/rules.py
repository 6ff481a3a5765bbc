"""The rules of a campaign that are in force, in one strip of the same height from the first game to the last.

The strip has three parts, which lie under each other on a narrow page. Up to four rules in a part have two lines each
for their names; more have one. What a rule does is said when it is pointed at.
"""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.legacy_of_yu.face.items import panel, ring
from tianxia.games.legacy_of_yu.face.log import rule_title
from tianxia.games.legacy_of_yu.face.places import GAP, MARGIN, RULES, RULES_TOP, SPAN, TEXT
from tianxia.games.legacy_of_yu.face.printed import rule_cards
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.state import FIRST_RULE_RAIDER
from tianxia.games.legacy_of_yu.text.campaign import members
from tianxia.words import Words

THIRDS = 3
THIRD = (SPAN - GAP) / THIRDS
RULE_FRAMES: dict[str, look.Frame] = {
    f"rules-{third}": (MARGIN + third * THIRD, RULES_TOP, THIRD, RULES) for third in range(THIRDS)
}
ABREAST = 4
"""Rules side by side in a third of the strip, at most, before there are two rows of them."""


def rule_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The rule cards in force, in the order of their numbers."""
    cards, used = members(scene.s.rules), set(members(scene.s.used))
    attacking = int(scene.s.raider) - FIRST_RULE_RAIDER + 1
    rows = 1 if len(cards) <= THIRDS * ABREAST else 2
    abreast = max(1, -(-len(cards) // (THIRDS * rows)))
    width, height = THIRD / abreast, (RULES + GAP / 2) / rows
    for i, card in enumerate(cards):
        block = f"rules-{i // (abreast * rows)}"
        left, row = RULE_FRAMES[block][0] + i % abreast * width, i // abreast % rows
        place = (left, RULES_TOP + row * height, width - GAP / 2, height - GAP / 2)
        drawn = _rule(card, card in used, card == attacking, place, scene.words)
        yield look.Piece(f"rule-{card}", drawn, block=block)


@look.remembered
def _rule(
    card: int, is_used: bool, attacks: bool, place: tuple[float, float, float, float], words: Words
) -> look.Element:
    printed, (x, y, width, height) = rule_cards()[card], place
    title = words("draw-rule-title", number=card, rule=rule_title(card, words), kind=words(f"draw-{printed['kind']}"),
                  used="yes" if is_used else "no")  # fmt: skip
    name, room = words(f"rule-{printed['name']}"), width - 12
    lines = look.wrapped(name, room, TEXT)[:2] if height > 2 * TEXT else [name]
    if " ".join(lines) != name:
        lines = [lines[0], look.fitted(name.removeprefix(lines[0]).strip(), room, TEXT)]
    wash = "var(--green-wash)" if printed["kind"] == "boon" else "var(--red-wash)"
    first = y + height / 2 + 5 - 8.5 * (len(lines) - 1)
    inside = [
        panel(x, y, width, height, fill=wash, stroke="var(--chosen)" if attacks else "var(--line)", stroke_width=2),
        *(look.text(x + 6, first + 17 * i, look.fitted(line, room, TEXT), TEXT, opacity=0.5 if is_used else None)
          for i, line in enumerate(lines)),
    ]  # fmt: skip
    about = words(f"rule-{printed['name']}-effect")
    return look.target(f"rule-{card}", title, *inside, ring(x, y, width, height), about=about)
