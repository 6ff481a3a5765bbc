"""What lies before the player: pieces with what is left of them, piles with the flood's clock, and the hand."""

from tianxia import look
from tianxia.games.legacy_of_yu.face.cards import CARD_HEIGHT, townsfolk_about, townsfolk_card
from tianxia.games.legacy_of_yu.face.items import panel, sign
from tianxia.games.legacy_of_yu.face.log import townsfolk_title
from tianxia.games.legacy_of_yu.face.scene import GAP, SPAN, STEP, TEXT, Scene
from tianxia.games.legacy_of_yu.rules.piles import deck_size
from tianxia.games.legacy_of_yu.state import PIECES, RIVER, ROW
from tianxia.games.legacy_of_yu.text.campaign import members
from tianxia.kernel.bits import size

MARGIN = 12.0
PILES_WIDTH = 300.0
PILE = 50.0
PIECE = 52.0
SEAT_WIDTH = 300.0
SEAT_LINE = 24.0


def draw_own(scene: Scene) -> look.Part:
    """Pieces, hand and piles, along the bottom edge; what is used most comes first, for narrow windows."""
    hand, height = _hand(scene, SPAN - PILES_WIDTH - GAP)
    nodes = (
        look.group(_pieces(scene, SPAN - PILES_WIDTH - GAP), at=(MARGIN, MARGIN)),
        look.group(hand, at=(MARGIN, MARGIN + PIECE + GAP)),
        look.group(_piles(scene), at=(MARGIN + SPAN - PILES_WIDTH - GAP, MARGIN)),
    )
    tall = 2 * MARGIN + max(PIECE + GAP + height, 4 * (PILE + GAP))
    return look.Part(SPAN + 2 * MARGIN, tall, scene.words("draw-own"), nodes)


def _piles(scene: Scene) -> look.Element:
    """The ready pile is the flood's clock and comes first."""
    s, words, ready, half = scene.s, scene.words, scene.ready, (PILES_WIDTH - GAP) / 2
    clock = look.wrapped(words("draw-clock", cards=ready), PILES_WIDTH - 96, TEXT)[:3]
    first = 50 - 9 * len(clock) + 13
    shown = (
        panel(PILES_WIDTH, 2 * PILE, fill="var(--blue-wash)"),
        look.text(12, 24, words("draw-ready"), TEXT),
        look.text(40, 76, ready, 40, anchor="middle", font_weight="bold"),
        look.glyph("wave", PILES_WIDTH - 26, 22, 26, "var(--blue)"),
        *(look.text(88, first + 18 * i + 14, line, TEXT) for i, line in enumerate(clock)),
    )
    label = words("draw-pile-label", pile=words("draw-ready"), count=ready)
    others = [
        _pile(scene, name, int(count), at=((i % 2) * (half + GAP), (2 + i // 2) * PILE + (i // 2 + 1) * GAP))
        for i, (name, count) in enumerate(
            (
                ("exhausted", size(s.exhausted)),
                ("discard", size(s.discard)),
                ("deck", deck_size(s)),
                ("outsiders", size(s.outsider_deck)),
            )
        )
    ]
    return look.group(look.target("ready", label, *shown, about=words("about-ready")), *others)


def _pile(scene: Scene, name: str, count: int, at: look.Point) -> look.Element:
    words, width = scene.words, (PILES_WIDTH - GAP) / 2
    title = words(f"draw-{name}-pile")
    lines = look.wrapped(title, width - 48, TEXT)[:2]
    first = 30.0 if len(lines) == 1 else 21.0
    shown = (
        panel(width, PILE),
        look.text(22, 34, count, 24, anchor="middle", font_weight="bold"),
        *(look.text(43, first + 17 * i, look.fitted(line, width - 46, TEXT), TEXT) for i, line in enumerate(lines)),
    )
    label = words("draw-pile-label", pile=title, count=count)
    return look.target(name, label, *shown, at=at, about=words(f"about-{name}"))


def _pieces(scene: Scene, room: float) -> look.Element:
    """Each piece: how many the player has, and how many more the supply can give."""
    s, words = scene.s, scene.words
    width = room / len(PIECES) - GAP
    shown = []
    for i, (piece, held, left) in enumerate(zip(PIECES, s.held.tolist(), s.supply.tolist(), strict=True)):
        inside = (
            panel(width, PIECE),
            sign(piece, 24, PIECE / 2, 36, words),
            look.text(width - 20, 28, held, 24, anchor="middle", font_weight="bold"),
            look.text(width - 20, 46, f"+{left}", TEXT, anchor="middle", fill="var(--ink-2)"),
        )
        label = words("draw-piece-label", piece=words(f"piece-{piece}"), held=held, supply=left)
        about = words(f"about-piece-{piece}")
        shown.append(look.target(f"piece-{piece}", label, *inside, at=(i * (width + GAP), 0), about=about))
    return look.group(*shown)


def _hand(scene: Scene, room: float) -> tuple[look.Element, float]:
    """The cards in hand, in as many lines as they need; and their height."""
    box, s, words = scene.box, scene.s, scene.words
    cards = members(s.hand)
    line = 5 if len(cards) < 6 else 6
    width = min(STEP - GAP, room / line - GAP)
    shown = []
    for i, card in enumerate(cards):
        at = (i % line * (width + GAP), i // line * (CARD_HEIGHT + GAP))
        shown.append(look.target(
            f"hand-{card}", townsfolk_title(box, card, words), townsfolk_card(scene, card, width), at=at,
            about=townsfolk_about(scene, card), data_piece=f"townsfolk-{card}",
        ))  # fmt: skip
    if not shown:
        shown.append(look.text(8, 40, words("draw-no-hand"), 16, fill="var(--ink-2)"))
    return look.group(*shown), CARD_HEIGHT + max(len(cards) - 1, 0) // line * (CARD_HEIGHT + GAP)


def draw_seat(scene: Scene) -> look.Part:
    """How the game is going, in a few numbers."""
    s, words = scene.s, scene.words
    facts = [
        words("draw-fact-canals", built=int(s.built), all=RIVER),
        words("draw-fact-flood", section=int(s.flood)),
        words("draw-fact-outsiders", count=scene.outsiders, all=ROW),
        words("draw-fact-newcomers", count=scene.newcomers),
        words("draw-fact-beaten", count=int(s.beaten)),
    ]
    if s.story:
        facts.append(words("draw-fact-campaign", wins=int(s.wins), losses=int(s.losses)))
    height = 54 + SEAT_LINE * len(facts)
    name = look.fitted(words.seat(0), SEAT_WIDTH - 64, 17)
    nodes = (
        look.target(
            "seat-0",
            words.seat(0),
            panel(SEAT_WIDTH, height),
            look.badge(0, 28, 26, 30),
            look.text(52, 32, name, 17, font_weight="bold"),
            *(look.text(14, 64 + SEAT_LINE * i, look.fitted(fact, SEAT_WIDTH - 24, 15), 15)
              for i, fact in enumerate(facts)),
            at=(1, 1),
            about=words("about-seat"),
        ),
    )  # fmt: skip
    return look.Part(SEAT_WIDTH + 2, height + 2, words("draw-seat", name=words.seat(0)), nodes)
