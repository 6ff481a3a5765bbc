"""The cards: deck, discards and open row beside the map; the hand and supply of the seat that looks."""

from tianxia import look
from tianxia.games.china.face.scene import GLYPH_OF, SMALL, Scene
from tianxia.games.china.state import COLOURS, REGIONS
from tianxia.look import Element, Node, Part

_SLIP = (92, 112)
_GAP = 8
_HEAD = 24
"""The heading above a group of slips."""
_EDGE = 4
"""Space around the hand and the supply, for the rings that mark a choice."""
_STOCK = 168
"""Width of the supply."""
_STAMP = 124
"""Room for the seal with the game's name."""


def draw_piles(scene: Scene, height: float) -> Part:
    """The cards that all share, one under the other, as high as the map."""
    width, tall = _SLIP
    nodes: list[Node] = [
        _heading(0, 15, scene.words("draw-deck")),
        _heading(width + _GAP, 15, scene.words("draw-discards")),
        look.group(_deck(scene), _discards(scene, width + _GAP), at=(0, _HEAD)),
        _heading(0, _HEAD + tall + 35, scene.words("draw-row")),
    ]
    y = 2 * _HEAD + tall + 20
    for colour, count in zip(COLOURS, scene.s.row.tolist(), strict=True):
        if count:
            apart = (width + _GAP) / max(1, count - 1)
            nodes.append(_slips(scene, "row", colour, count, apart, (0, y)))
            y += tall + _GAP + 4
    if y < height - _STAMP:
        nodes.append(_stamp(scene, width + _GAP / 2, height - _STAMP / 2))
    return Part(2 * width + _GAP, height, scene.words("draw-row"), tuple(nodes))


def draw_own(scene: Scene) -> Part | None:
    """The hand and the supply of the seat that looks; a spectator has none."""
    if scene.seat not in scene.seats:
        return None
    width, tall = _SLIP
    hand = scene.s.hands[scene.seat].tolist()
    most = int(scene.box.record.hand)
    nodes: list[Node] = [_heading(_EDGE, _EDGE + 14, scene.words("draw-your-hand"))]
    x, y = float(_EDGE), _EDGE + _HEAD
    for colour, count in zip(COLOURS, hand, strict=True):
        if count:
            nodes.append(_slips(scene, "hand", colour, count, width + _GAP, (x, y)))
            x += count * (width + _GAP)
    empty: look.Attributes = {"fill": "none", "stroke": "var(--line)", "stroke_width": 2, "stroke_dasharray": "5 4"}
    nodes += [look.rect(_EDGE + i * (width + _GAP), y, width, tall, rx=7, **empty) for i in range(sum(hand), most)]
    x = _EDGE + most * (width + _GAP) + 10
    nodes.append(_heading(x, _EDGE + 14, scene.words("draw-your-supply")))
    nodes.append(look.group(*_stock(scene), at=(x, y)))
    return Part(x + _STOCK + _EDGE, y + tall + _EDGE, scene.words("draw-your-hand"), tuple(nodes))


def small_card(colour: str | None, x: float, y: float) -> Element:
    """A card in somebody's hand: its colour if everybody knows it, else its back."""
    ground, sign = ("var(--paper)", "cloud") if colour is None else (f"var(--{colour})", GLYPH_OF[colour])
    fill = "var(--ink-2)" if colour is None else f"var(--on-{colour})"
    return look.group(
        look.rect(x, y, 22, 29, rx=4, fill=ground, stroke="var(--rim)", stroke_width=1.2),
        look.glyph(sign, x + 11, y + 14.5, 16, fill),
    )


def supply(scene: Scene, seat: int) -> list[tuple[str, int, str]]:
    """The kinds of pieces in play: name in actions, how many the seat has left, sign."""
    s = scene.s
    kinds = [
        ("house", int(s.houses_left[seat]), "roof"),
        ("emissary", int(s.emissaries_left[seat]), "emissary"),
        ("fort", int(s.forts_left[seat]), "fortress"),
    ]
    return kinds if s.fortresses else kinds[:2]


def piece_sign(sign: str, seat: int, x: float, y: float, size: float) -> Element:
    """A piece of a seat as a sign; fortresses are neutral."""
    fill, rim = ("--ivory", "--on-ivory") if sign == "fortress" else (f"--seat-{seat}", "--rim")
    return look.glyph(sign, x, y, size, f"var({fill})", stroke=f"var({rim})", stroke_width=1.2)


def _heading(x: float, y: float, words: str) -> Element:
    return look.text(x, y, words, 16, font_weight="600", fill="var(--ink-2)")


def _slips(scene: Scene, place: str, colour: str, count: int, apart: float, at: look.Point) -> Element:
    """The cards of one colour, side by side or overlapping: one target, since they are all alike."""
    width, height = _SLIP
    names = ", ".join(scene.names[region] for region in _regions(scene, colour))
    return look.target(
        f"{place}-{colour}",
        scene.words("draw-card-label", colour=colour, cards=count, regions=names),
        *(
            look.group(
                *_slip(scene, colour, "" if apart < width and i < count - 1 else names),
                at=(i * apart, 0),
                data_piece=f"{place}-{colour}-{i}",
            )
            for i in range(count)
        ),
        look.rect(-4, -4, (count - 1) * apart + width + 8, height + 8, rx=10, class_="ring"),
        at=at,
        about=scene.words(f"about-{place}", regions=names),
    )


def _slip(scene: Scene, colour: str, names: str) -> tuple[Element, ...]:
    """One card; one that lies under another gets no names."""
    width, height = _SLIP
    characters = "".join(scene.character(region) for region in _regions(scene, colour)) if names else ""
    return (
        look.rect(0, 0, width, height, rx=7, fill="var(--paper)"),
        look.path(f"M0 52V7a7 7 0 0 1 7-7H{width - 7}a7 7 0 0 1 7 7V52Z", fill=f"var(--{colour})"),
        look.glyph(GLYPH_OF[colour], width / 2, 27, 36, f"var(--on-{colour})"),
        look.brush(characters, width / 2, 79, 22, anchor="middle"),
        look.text(width / 2, 101, look.fitted(names, width - 2, SMALL), SMALL, anchor="middle"),
        look.rect(0, 0, width, height, rx=7, fill="none", stroke="var(--rim)", stroke_width=1.5),
    )


def _regions(scene: Scene, colour: str) -> list[int]:
    return [region for region in range(len(REGIONS)) if scene.colour(region) == colour]


def _deck(scene: Scene) -> Element:
    """The deck with the number of its cards, and how often it has run out."""
    size, exhausted = int(scene.s.deck_size), int(scene.s.exhausted)
    width, height = _SLIP
    back = [
        look.rect(d, -d, width, height, rx=7, fill="var(--paper-2)", stroke="var(--rim)", stroke_width=1.5)
        for d in ((4, 2, 0) if size > 1 else (0,))
    ]
    return look.target(
        "deck",
        scene.words("draw-deck-label", cards=size, exhausted=exhausted),
        *back,
        look.glyph("cloud", width / 2, 32, 38, "var(--ink-2)"),
        look.text(width / 2, 80, size, 28, anchor="middle", font_weight="bold"),
        look.text(width / 2, 101, scene.words("draw-pass", exhausted=exhausted), SMALL, anchor="middle"),
        look.rect(-4, -4, width + 8, height + 8, rx=10, class_="ring"),
        about=scene.words("about-deck"),
    )


def _discards(scene: Scene, x: float) -> Element:
    """The discards by colour."""
    counts = scene.s.discards.tolist()
    width, height = _SLIP
    parts = [
        look.group(
            look.group(small_card(colour, 0, 0), scale=0.85),
            look.text(21, 18, count, SMALL),
            at=(i % 2 * 43, i // 2 * 35),
        )
        for i, (colour, count) in enumerate(zip(COLOURS, counts, strict=True))
    ]
    return look.target(
        "discards",
        scene.words("draw-discards-label", cards=sum(counts)),
        look.rect(0, 0, width, height, rx=7, fill="none", stroke="var(--line)", stroke_width=2),
        look.group(*parts, at=(5, 8)),
        look.rect(-4, -4, width + 8, height + 8, rx=10, class_="ring"),
        at=(x, 0),
        about=scene.words("about-discards"),
    )


def _stock(scene: Scene) -> list[Element]:
    """The pieces that are left, kind by kind; each is a target, though only the fortress has to be picked up."""
    tiles = []
    kinds = supply(scene, scene.seat)
    width, height = _STOCK / len(kinds), _SLIP[1]
    for i, (piece, left, sign) in enumerate(kinds):
        tiles.append(
            look.target(
                f"supply-{piece}",
                scene.words(f"draw-supply-{piece}", count=left),
                piece_sign(sign, scene.seat, width / 2, 40, 44),
                look.text(width / 2, 94, left, 24, anchor="middle", font_weight="bold"),
                look.rect(0, -4, width, height + 8, rx=10, class_="ring"),
                at=(i * width, 0),
                about=scene.words(f"about-supply-{piece}"),
            )
        )
    return tiles


def _stamp(scene: Scene, x: float, y: float) -> Element:
    """The name of the game as a seal."""
    name = scene.words("draw-brush")
    return look.group(
        look.rect(x - 44, y - 44, 88, 88, rx=8, fill="var(--red)"),
        look.rect(x - 38, y - 38, 76, 76, rx=4, fill="none", stroke="var(--on-red)", stroke_width=2),
        look.brush(name[1], x - 18, y + 12, 34, anchor="middle", fill="var(--on-red)"),
        look.brush(name[0], x + 18, y + 12, 34, anchor="middle", fill="var(--on-red)"),
        aria_hidden="true",
    )
