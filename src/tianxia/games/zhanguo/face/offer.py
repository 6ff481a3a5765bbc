"""The B boards on offer while boards are chosen or auctioned."""

from tianxia import look
from tianxia.games.zhanguo.face.own import powers_in_words
from tianxia.games.zhanguo.face.scene import SPAN, Scene, heading, official
from tianxia.games.zhanguo.state import BOARDS, OFFICIALS, REGIONS
from tianxia.games.zhanguo.text.reading import boards_on_offer
from tianxia.look import Element

OFFER_HEIGHT = 212
_WIDTH = (SPAN - 3 * 8) / 4


def draw_offer(scene: Scene) -> Element:
    """The boards that can be chosen, and the standing bid of an auction."""
    s, words = scene.s, scene.words
    title = words("draw-offer")
    if s.bid:
        title += " " + words("draw-bid", bid=int(s.bid), seat=words.seat(int(s.bidder)))
    boards = [_offered(scene, board, (i * (_WIDTH + 8), 26)) for i, board in enumerate(boards_on_offer(s))]
    return look.group(heading(4, 16, title), *boards)


def _offered(scene: Scene, board: str, at: look.Point) -> Element:
    words, number = scene.words, BOARDS.index(board)
    start = scene.box.record.start[number]
    cubes = [colour for c, colour in enumerate(OFFICIALS) for _ in range(start[c])]
    powers = look.wrapped(powers_in_words(scene, board), _WIDTH - 16, 13)
    return look.target(
        f"board-{board}",
        words("draw-offer-label", board=words(f"board-{board}")),
        look.rect(0, 0, _WIDTH, OFFER_HEIGHT - 28, rx=8, fill="var(--paper-2)", stroke="var(--line)"),
        look.glyph(board, 18, 18, 20),
        look.text(34, 24, words(f"board-{board}"), 16, font_weight="600"),
        *(official(scene, colour, (_WIDTH - 68 + 21 * i, 8), 19) for i, colour in enumerate(cubes)),
        *(_track(scene, number, r) for r in range(len(REGIONS))),
        *(look.text(8, 92 + 17 * i, line, 13) for i, line in enumerate(powers)),
        look.rect(-2, -2, _WIDTH + 4, OFFER_HEIGHT - 24, rx=9, class_="ring"),
        at=at,
        about=words("about-offer", powers=powers_in_words(scene, board)),
    )


def _track(scene: Scene, board: int, region: int) -> Element:
    """The unrest track of a region in small: its cells, the palace mark and the last cell shaded."""
    length, mark = (int(scene.box.record[field][board, region]) for field in ("tracks", "marks"))
    x = 8 + 46 * region
    cells = [
        look.rect(x + 10.5 * i, 54, 9.5, 14, rx=1.5, stroke="var(--ink-2)", stroke_width=1,
                  fill="var(--red-wash)" if i + 1 in (mark, length) else "var(--paper)")
        for i in range(length)
    ]  # fmt: skip
    return look.group(look.text(x, 49, REGIONS[region], 12, fill="var(--ink-2)"), *cells)
