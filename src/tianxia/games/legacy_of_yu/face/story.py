"""A story that asks for a choice, as two pages of a book: its prose, and the ways it may go on with their prices.

The book covers row, village and rules. What a way leads to is never drawn: it is told once it has been chosen (C-7).
"""

from collections.abc import Iterator, Sequence

from tianxia import look
from tianxia.games.legacy_of_yu.face.items import price_items, signs
from tianxia.games.legacy_of_yu.face.log import price_title
from tianxia.games.legacy_of_yu.face.places import GAP, MARGIN, ROW_TOP, RULES, RULES_TOP, SPAN
from tianxia.games.legacy_of_yu.face.scene import Scene
from tianxia.games.legacy_of_yu.rules.items import SHIFT
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.words import Words

WIDTH = SPAN - GAP
HEIGHT = RULES_TOP + RULES - ROW_TOP
PAGE = WIDTH / 2
INSIDE = PAGE - 64
BOOK_FRAMES: dict[str, look.Frame] = {
    "book": (MARGIN, ROW_TOP, PAGE, HEIGHT),
    "book-right": (MARGIN + PAGE, ROW_TOP, PAGE, HEIGHT),
}
LEFT_TOP, RIGHT_TOP = 80.0, 52.0
"""The first lines of the pages: the left one begins with the title."""
SIZE, LINE = 16.0, 23.0
LEFT_LINES = int((HEIGHT - LEFT_TOP) // LINE)
CHOICE = 44.0
CHOICE_STEP = CHOICE + 8


def story_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The open book, and its ways to point at."""
    box, words = scene.box, scene.words
    entry = int(first_item(scene.s)) % SHIFT
    prices = box.record.choice_price[entry, : box.record.choices[entry]].tolist()
    left, right = set_pages(words(f"story-{entry}-text") if f"story-{entry}-text" in words else "")
    yield look.Piece("book", _left_page(entry, tuple(left), words), block="book")
    yield look.Piece("book-right", _right_page(tuple(right)), block="book-right")
    start = ROW_TOP + ways_top(len(prices))
    for number, price in enumerate(prices, 1):
        at = (MARGIN + PAGE + 32, start + (number - 1) * CHOICE_STEP)
        yield look.Piece(f"choose-{number}", _choice(entry, number, tuple(price), at, words), block="book-right")


def ways_top(count: int) -> float:
    """Where the ways begin on the right page, at its foot."""
    return HEIGHT - 20 - count * CHOICE_STEP


@look.remembered
def _left_page(entry: int, lines: tuple[str, ...], words: Words) -> look.Element:
    title = look.text(32, 44, look.fitted(words(f"story-{entry}"), INSIDE, 22), 22, font_weight="bold")
    return look.group(_paper(), title, _lines(lines, 32, LEFT_TOP), at=BOOK_FRAMES["book"][:2])


@look.remembered
def _right_page(lines: tuple[str, ...]) -> look.Element:
    return look.group(_paper(), _lines(lines, 32, RIGHT_TOP), at=BOOK_FRAMES["book-right"][:2])


def _paper() -> look.Element:
    return look.rect(0, 0, PAGE, HEIGHT, fill="var(--paper-2)", stroke="var(--brown)", stroke_width=3, rx=10)


def set_pages(text: str) -> tuple[list[str], list[str]]:
    """The lines of both pages, with an empty one between paragraphs: the right page has what the left one cannot."""
    lines: list[str] = []
    for paragraph in text.split("\n\n"):
        lines += ([""] if lines else []) + look.wrapped(paragraph, INSIDE, SIZE)
    left, right = lines[:LEFT_LINES], lines[LEFT_LINES:]
    if right and not right[0]:
        del right[0]
    return left, right


def _lines(lines: Sequence[str], x: float, y: float) -> look.Element:
    return look.group(*(look.text(x, y + LINE * i, line, SIZE) for i, line in enumerate(lines) if line))


@look.remembered
def _choice(entry: int, number: int, price: tuple[int, ...], at: look.Point, words: Words) -> look.Element:
    label, items = words(f"story-{entry}-{number}"), price_items(price)
    room = INSIDE - 60 - 25 * len(items)
    shown = [
        look.rect(0, 0, INSIDE, CHOICE, fill="var(--paper)", stroke="var(--brown)", rx=8),
        look.text(14, 28, f"{number}.", SIZE, font_weight="bold"),
        look.text(40, 28, look.fitted(label, room, SIZE), SIZE),
        signs(items, INSIDE - 12 - 25 * len(items), CHOICE / 2, 22),
        look.rect(2, 2, INSIDE - 4, CHOICE - 4, rx=7, class_="ring"),
    ]
    about = words("about-choice", cost=price_title(price, words)) if items else words("about-choice-free")
    return look.target(f"choose-{number}", label, *shown, at=at, about=about)
