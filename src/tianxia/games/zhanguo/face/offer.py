"""The B boards on offer while boards are chosen or auctioned: they lie over the map, where nothing stands yet."""

from tianxia import look
from tianxia.games.zhanguo.face.map import MAP_TOP, REGION_HEIGHT
from tianxia.games.zhanguo.face.own import powers_in_words
from tianxia.games.zhanguo.face.scene import GAP, MARGIN, SPAN, Scene, board_tracks, heading, official
from tianxia.games.zhanguo.state import BOARDS, OFFICIALS, REGIONS
from tianxia.games.zhanguo.text.reading import boards_on_offer
from tianxia.kernel.game import Box
from tianxia.look import Element, Piece
from tianxia.words import Words

_TOP, _HEIGHT = MAP_TOP - GAP / 2, REGION_HEIGHT + GAP
_MOST = 4
_WIDTH = (SPAN - (_MOST + 1) * 8) / _MOST
_CARD = _HEIGHT - 30
OFFER_FRAMES: dict[str, look.Frame] = {
    "cover": (MARGIN, _TOP, SPAN, _HEIGHT),
    "offer": (MARGIN, _TOP, SPAN / 2, 24),
    **{f"offer-{i}": (MARGIN + 8 + i * (_WIDTH + 8), _TOP + 24, _WIDTH, _CARD) for i in range(_MOST)},
}


def offer_pieces(scene: Scene) -> list[Piece]:
    """The boards that can be chosen, and the standing bid of an auction."""
    title = _title(scene.words, int(scene.s.bid), int(scene.s.bidder))
    pieces = [Piece("cover", _cover(), block="cover"), Piece("offer", title, block="offer")]
    for i, board in enumerate(boards_on_offer(scene.s)):
        at = OFFER_FRAMES[f"offer-{i}"][:2]
        pieces.append(Piece(f"board-{board}", _offered(scene.box, scene.words, board, at), block=f"offer-{i}"))
    return pieces


@look.remembered
def _cover() -> Element:
    """What hides the map."""
    return look.rect(*OFFER_FRAMES["cover"], rx=10, fill="var(--land)", stroke="var(--line)", stroke_width=1.5)


@look.remembered
def _title(words: Words, bid: int, bidder: int) -> Element:
    title = words("draw-offer")
    if bid:
        title += " " + words("draw-bid", bid=bid, seat=words.seat(bidder))
    return heading(MARGIN + 10, _TOP + 17, title)


@look.remembered
def _offered(box: Box, words: Words, board: str, at: look.Point) -> Element:
    number = BOARDS.index(board)
    start = box.record.start[number].tolist()
    cubes = [colour for c, colour in enumerate(OFFICIALS) for _ in range(start[c])]
    powers = look.wrapped(powers_in_words(box, words, board), _WIDTH - 14, 12)
    return look.target(
        f"board-{board}",
        words("draw-offer-label", board=words(f"board-{board}")),
        look.rect(0, 0, _WIDTH, _CARD, rx=8, fill="var(--paper-2)", stroke="var(--line)"),
        look.glyph(board, 18, 17, 20),
        look.text(34, 23, words(f"board-{board}"), 16, font_weight="600"),
        *(official(words, colour, (_WIDTH - 68 + 21 * i, 7), 19) for i, colour in enumerate(cubes)),
        *(_track(*board_tracks(box)[number][r], r) for r in range(len(REGIONS))),
        *(look.text(8, 82 + 14 * i, line, 12) for i, line in enumerate(powers)),
        look.rect(-2, -2, _WIDTH + 4, _CARD + 4, rx=9, class_="ring"),
        at=at,
        about=words("about-offer", powers=powers_in_words(box, words, board)),
    )


def _track(length: int, mark: int, region: int) -> Element:
    """The unrest track of a region in small: its cells, the palace mark and the last cell shaded."""
    x = 8 + 45 * region
    cells = [
        look.rect(x + 10 * i, 48, 9, 14, rx=1.5, stroke="var(--ink-2)", stroke_width=1,
                  fill="var(--red-wash)" if i + 1 in (mark, length) else "var(--paper)")
        for i in range(length)
    ]  # fmt: skip
    return look.group(look.text(x, 44, REGIONS[region], 12, fill="var(--ink-2)"), *cells)
