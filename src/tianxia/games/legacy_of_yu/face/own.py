"""What lies before the player: pieces with what is left of them, piles with the flood's clock, and the hand."""

from collections.abc import Iterator
from functools import lru_cache

from tianxia import look
from tianxia.games.legacy_of_yu.face.cards import townsfolk_about, townsfolk_card
from tianxia.games.legacy_of_yu.face.items import panel, ring, sign
from tianxia.games.legacy_of_yu.face.log import townsfolk_title
from tianxia.games.legacy_of_yu.face.places import CARD_HEIGHT, CARD_WIDTH, GAP, MARGIN, SPAN, TEXT
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.face.sheet import define, use
from tianxia.games.legacy_of_yu.rules.piles import deck_size
from tianxia.games.legacy_of_yu.state import PIECES, RIVER, ROW
from tianxia.games.legacy_of_yu.text.campaign import members
from tianxia.kernel.bits import size
from tianxia.kernel.game import Box
from tianxia.words import Words

PILES_WIDTH = 300.0
PILES_X = MARGIN + SPAN - PILES_WIDTH - GAP
PILE = 50.0
HALF = (PILES_WIDTH - GAP) / 2
PILES = ("exhausted", "discard", "deck", "outsiders")
READY = len(PILES)
"""The ready pile, which is larger, comes after those."""
BACK = (30.0, 40.0)
ROOM = SPAN - PILES_WIDTH - GAP
PIECE, PIECE_STEP = 66.0, ROOM / len(PIECES)
HAND_TOP = MARGIN + PIECE + GAP
HEIGHT = 2 * MARGIN + max(PIECE + GAP + CARD_HEIGHT, 4 * (PILE + GAP))
SEAT_WIDTH = 300.0
SEAT_LINE = 24.0
SEATS = 64
"""How many grounds are kept, by words."""


def draw_own(scene: Scene) -> look.Part:
    """Pieces, hand and piles, along the bottom edge; what is used most comes first, for narrow windows."""
    words = scene.words
    pieces = (*_piece_pieces(scene), *_pile_pieces(scene), *_hand_pieces(scene))
    return look.Part(SPAN + 2 * MARGIN, HEIGHT, words("draw-own"), _own_ground(words), pieces)


@lru_cache(SEATS)
def _own_ground(words: Words) -> tuple[look.Element, ...]:
    return (
        *(_piece_ground(i, words(f"draw-{piece}")) for i, piece in enumerate(PIECES)),
        panel(PILES_X, MARGIN, PILES_WIDTH, 2 * PILE, fill="var(--blue-wash)"),
        look.text(PILES_X + 12, MARGIN + 24, words("draw-ready"), TEXT),
        look.glyph("wave", PILES_X + PILES_WIDTH - 26, MARGIN + 22, 26, "var(--blue)"),
        *(_pile_ground(i, words(f"draw-{name}-pile")) for i, name in enumerate(PILES)),
    )  # fmt: skip


def _piece_ground(i: int, name: str) -> look.Element:
    x, width = _piece_left(i), PIECE_STEP - GAP
    title = look.fitted(name, width - 4, TEXT)
    return look.group(
        panel(x, MARGIN, width, PIECE),
        sign(PIECES[i], x + 24, MARGIN + 24, 36),
        look.text(x + width / 2, MARGIN + PIECE - 7, title, TEXT, anchor="middle", fill="var(--ink-2)"),
    )


def _piece_left(i: int) -> float:
    return MARGIN + i * PIECE_STEP


def _pile_corner(i: int) -> look.Point:
    return PILES_X + (i % 2) * (HALF + GAP), MARGIN + (2 + i // 2) * PILE + (i // 2 + 1) * GAP


def _pile_ground(i: int, title: str) -> look.Element:
    x, y = _pile_corner(i)
    lines = look.wrapped(title, HALF - 48, TEXT)[:2]
    first = y + (30.0 if len(lines) == 1 else 21.0)
    return look.group(
        panel(x, y, HALF, PILE),
        *(look.text(x + 43, first + 17 * k, look.fitted(line, HALF - 46, TEXT), TEXT) for k, line in enumerate(lines)),
    )


def _piece_pieces(scene: Scene) -> Iterator[look.Piece]:
    """Each kind of piece: how many the player has, and how many more the supply can give."""
    s = scene.s
    for i, (held, left) in enumerate(zip(s.held.tolist(), s.supply.tolist(), strict=True)):
        yield look.Piece(f"piece-{PIECES[i]}", _piece(i, held, left, scene.words))


@look.remembered
def _piece(i: int, held: int, left: int, words: Words) -> look.Element:
    x, width, piece = _piece_left(i), PIECE_STEP - GAP, PIECES[i]
    inside = (
        look.text(x + width - 22, MARGIN + 26, held, 24, anchor="middle", font_weight="bold"),
        look.text(x + width - 22, MARGIN + 43, f"+{left}", TEXT, anchor="middle", fill="var(--ink-2)"),
        ring(x, MARGIN, width, PIECE),
    )
    label = words("draw-piece-label", piece=words(f"piece-{piece}"), held=held, supply=left)
    return look.target(f"piece-{piece}", label, *inside, about=words(f"about-piece-{piece}"))


def _pile_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The piles with their counts, over the backs of those cards that are known to lie there."""
    s, words = scene.s, scene.words
    for pile, cards in ((0, s.exhausted), (1, s.discard), (2, s.deck), (READY, s.ready)):
        for card in members(cards):
            yield look.Piece(f"townsfolk-{card}", _back(pile, card % 3))
    yield look.Piece("ready", _ready(scene.ready, words))
    counts = (size(s.exhausted), size(s.discard), deck_size(s), size(s.outsider_deck))
    for i, (name, count) in enumerate(zip(PILES, counts, strict=True)):
        yield look.Piece(name, _pile(i, int(count), words))


def draw_back() -> look.Element:
    """The back of a card, for the sheet."""
    rim: look.Attributes = {"stroke": "var(--brown)", "rx": 3.0}
    return define(
        "back",
        look.rect(0, 0, BACK[0], BACK[1], fill="var(--brown-wash)", **rim),
        look.rect(3, 3, BACK[0] - 6, BACK[1] - 6, fill="none", opacity=0.5, **rim),
    )


@look.remembered
def _back(pile: int, layer: int) -> look.Element:
    """A card in a pile, a little aside so that the pile looks like one."""
    x, y = (PILES_X + 15, MARGIN + 33) if pile == READY else _pile_corner(pile)
    scale = 1.45 if pile == READY else 1.0
    return look.figure(use("back", x + 6 + layer * 1.5, y + 5 - layer * 1.5, scale))


@look.remembered
def _ready(count: int, words: Words) -> look.Element:
    """The ready pile is the flood's clock."""
    clock = look.wrapped(words("draw-clock", cards=count), PILES_WIDTH - 96, TEXT)[:3]
    first = MARGIN + 77 - 9 * len(clock)
    shown = (
        _back(READY, 1) if count else None,
        look.text(PILES_X + 44, MARGIN + 80, count, 36, anchor="middle", font_weight="bold"),
        *(look.text(PILES_X + 92, first + 18 * i, line, TEXT) for i, line in enumerate(clock)),
        ring(PILES_X, MARGIN, PILES_WIDTH, 2 * PILE),
    )
    label = words("draw-pile-label", pile=words("draw-ready"), count=count)
    return look.target("ready", label, *shown, about=words("about-ready"))


@look.remembered
def _pile(i: int, count: int, words: Words) -> look.Element:
    (x, y), name = _pile_corner(i), PILES[i]
    label = words("draw-pile-label", pile=words(f"draw-{name}-pile"), count=count)
    number = look.text(x + 22, y + 33, count, 20, anchor="middle", font_weight="bold")
    back = _back(i, 1) if count else None
    return look.target(name, label, back, number, ring(x, y, HALF, PILE), about=words(f"about-{name}"))


def _hand_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The cards in hand in one line; when they are many, each covers the end of the one before."""
    box, words, cards = scene.box, scene.words, members(scene.s.hand)
    step = CARD_WIDTH + GAP
    if len(cards) > 1:
        step = min(step, (ROOM - GAP - CARD_WIDTH) / (len(cards) - 1))
    for i, card in enumerate(cards):
        x = MARGIN + i * step
        yield look.Piece(f"townsfolk-{card}", townsfolk_card(box, card, words, x, HAND_TOP), "ready")
        yield look.Piece(f"hand-{card}", _hand_card(box, card, x, words))
    if not cards:
        empty = look.text(MARGIN + 8, HAND_TOP + 40, words("draw-no-hand"), 16, fill="var(--ink-2)")
        yield look.Piece("no-hand", empty)


@look.remembered
def _hand_card(box: Box, card: int, x: float, words: Words) -> look.Element:
    lit = ring(x, HAND_TOP, CARD_WIDTH, CARD_HEIGHT)
    return look.target(f"hand-{card}", townsfolk_title(box, card, words), lit, about=townsfolk_about(box, card, words))


def draw_seat(scene: Scene) -> look.Part:
    """How the game is going, in a few numbers."""
    s, words = scene.s, scene.words
    facts = {
        "canals": words("draw-fact-canals", built=scene.built, all=RIVER),
        "flood": words("draw-fact-flood", section=scene.flood),
        "outsiders": words("draw-fact-outsiders", count=scene.outsiders, all=ROW),
        "newcomers": words("draw-fact-newcomers", count=scene.newcomers),
        "beaten": words("draw-fact-beaten", count=int(s.beaten)),
    }
    if scene.is_campaign:
        facts["campaign"] = words("draw-fact-campaign", wins=int(s.wins), losses=int(s.losses))
    height = 54 + SEAT_LINE * len(facts)
    ground = _seat_ground(height)
    pieces = (
        look.Piece("seat-0", _seat(height, words)),
        *(look.Piece(f"fact-{name}", _fact(i, fact)) for i, (name, fact) in enumerate(facts.items())),
    )
    return look.Part(SEAT_WIDTH + 2, height + 2, words("draw-seat", name=words.seat(0)), ground, pieces)


@lru_cache
def _seat_ground(height: float) -> tuple[look.Element, ...]:
    return panel(1, 1, SEAT_WIDTH, height), look.badge(0, 29, 27, 30)


@look.remembered
def _seat(height: float, words: Words) -> look.Element:
    name = look.text(53, 33, look.fitted(words.seat(0), SEAT_WIDTH - 64, 17), 17, font_weight="bold")
    return look.target("seat-0", words.seat(0), name, ring(1, 1, SEAT_WIDTH, height), about=words("about-seat"))


@look.remembered
def _fact(i: int, fact: str) -> look.Element:
    return look.figure(look.text(15, 65 + SEAT_LINE * i, look.fitted(fact, SEAT_WIDTH - 24, 15), 15))
