"""What the parts of the drawing share: the view, sizes, signs and the card slip."""

from dataclasses import dataclass

from htpy import Element

from tianxia.games.zhanguo.abilities import number_fits
from tianxia.games.zhanguo.state import ASPECTS, BOARDS, BONUSES, CARDS_PER_ASPECT, COURT_ACTIONS, REGIONS
from tianxia.kernel import look
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words

COLUMN, GAP = 176, 8
"""Width of a region, on the map and on the own board alike, and what is between two."""
SPAN = 5 * COLUMN + 4 * GAP

ASPECT_GLYPHS = {"writing": "brush", "currency": "knife", "laws": "balance"}
ASPECT_FILLS = {"writing": "ivory", "currency": "orange", "laws": "brown"}
ACTION_GLYPHS = {
    "hire": "emissary", "reassign": "scroll", "governor": "seal", "recruit": "worker", "palace": "palace",
    "wall": "wall",
}  # fmt: skip
OFFICIAL_FILLS = {"red": "var(--red)", "grey": "#8a8a86", "white": "#fbfaf5"}
"""Officials are the colours of their cubes in every theme; a letter stands on each."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A view to be drawn."""

    box: Box
    view: Document
    seat: int
    """Who looks, -1 for a spectator."""
    words: Words

    @property
    def own(self) -> int:
        """The seat whose board is drawn large."""
        return self.seat if self.seat >= 0 else max(0, int(self.view["turn"]))

    @property
    def own_table(self) -> Document:
        """The table of that seat."""
        table: Document = self.view["seats"][self.own]
        return table

    def trigger(self, card: int) -> str:
        """The court action that wakes a card."""
        return COURT_ACTIONS[self.box.record.triggers[card]]

    def bonus(self, card: int) -> str:
        """The bonus of a card."""
        return BONUSES[self.box.record.bonuses[card]]

    def aspect(self, card: int) -> str:
        """The aspect of a card."""
        return ASPECTS[(card - 1) // CARDS_PER_ASPECT]

    def track(self, region: int) -> tuple[int, int]:
        """Cells and palace mark of an unrest track of the own board."""
        board = self.own_table["board"]
        if board not in BOARDS:
            return 0, 0
        number = BOARDS.index(board)
        return int(self.box.record.tracks[number, region]), int(self.box.record.marks[number, region])

    def woken(self, card: int) -> dict[str, list[int]]:
        """For each court action that a card of the hand fits: the own cards it would wake."""
        found: dict[str, list[int]] = {}
        for r, region in enumerate(REGIONS):
            length, _ = self.track(r)
            table = self.own_table["region"][region]
            if table["unrest"] < length:
                for laid in table["cards"]:
                    trigger = self.trigger(laid)
                    if number_fits(COURT_ACTIONS.index(trigger), card, self.view["top"]):
                        found.setdefault(trigger, []).append(laid)
        return found


def card_label(scene: Scene, card: int) -> str:
    """A card in words."""
    words = scene.words
    return words(
        "draw-card-label",
        card=card,
        aspect=scene.aspect(card),
        trigger=words(f"court-{scene.trigger(card)}"),
        bonus=words(f"bonus-{scene.bonus(card)}"),
    )


def card_strip(scene: Scene, card: int, y: float, width: float, is_used: bool) -> Element:
    """A card tucked under the board: number, trigger and bonus in one line."""
    fill = ASPECT_FILLS[scene.aspect(card)]
    ink = f"var(--on-{fill})"
    return look.target(
        f"card-{card}",
        card_label(scene, card),
        look.rect(0, 0, width, 30, rx=4, fill=f"var(--{fill})", stroke="var(--rim)", stroke_width=1),
        look.text(8, 21, card, 16, fill=ink, font_weight="bold"),
        look.glyph(ASPECT_GLYPHS[scene.aspect(card)], 50, 15, 15, ink),
        look.glyph(ACTION_GLYPHS[scene.trigger(card)], 78, 15, 19, ink),
        look.text(94, 20, "›", 16, fill=ink),
        look.text(104, 20, scene.words(f"short-{scene.bonus(card)}"), 15, fill=ink),
        look.glyph("scored", width - 14, 15, 15, ink) if is_used else None,
        look.rect(-2, -2, width + 4, 34, rx=5, class_="ring"),
        at=(0, y),
    )


def heading(x: float, y: float, words: str) -> Element:
    """A small heading."""
    return look.text(x, y, words, 14, fill="var(--ink-2)", font_weight="600")
