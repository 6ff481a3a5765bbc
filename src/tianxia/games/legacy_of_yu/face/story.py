"""A story that asks for a choice, as two pages of a book: its prose, and the ways it may go on with their prices.

The book covers row, village and rules; its writing is as large as fits. What a way leads to is never drawn: it is told
once it has been chosen (C-7).
"""

from collections.abc import Iterator

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
LEFT_TOP, RIGHT_TOP = 80.0, 52.0
"""The first lines of the pages: the left one begins with the title."""
SIZES = (16.0, 15.0, 14.0)
CHOICE = 44.0
CHOICE_STEP = CHOICE + 8


def story_pieces(scene: Scene) -> Iterator[look.Piece]:
    """The open book, and its ways to point at."""
    box, words = scene.box, scene.words
    entry = int(first_item(scene.s)) % SHIFT
    prices = box.record.choice_price[entry, : box.record.choices[entry]].tolist()
    yield look.Piece("book", _book(entry, len(prices), words))
    start = ROW_TOP + HEIGHT - 20 - len(prices) * CHOICE_STEP
    for number, price in enumerate(prices, 1):
        at = (MARGIN + PAGE + 32, start + (number - 1) * CHOICE_STEP)
        yield look.Piece(f"choose-{number}", _choice(entry, number, tuple(price), at, words))


@look.remembered
def _book(entry: int, ways: int, words: Words) -> look.Element:
    size, left, right = _set(words(f"story-{entry}-text") if f"story-{entry}-text" in words else "", ways)
    title = look.text(32, 44, look.fitted(words(f"story-{entry}"), INSIDE, 22), 22, font_weight="bold")
    return look.group(
        look.rect(0, 0, WIDTH, HEIGHT, fill="var(--paper-2)", stroke="var(--brown)", stroke_width=3, rx=10),
        look.line((PAGE, 8), (PAGE, HEIGHT - 8), stroke="var(--line)", stroke_width=3),
        title,
        _lines(left, 32, LEFT_TOP, size),
        _lines(right, PAGE + 32, RIGHT_TOP, size),
        at=(MARGIN, ROW_TOP),
    )


def _leading(size: float) -> float:
    return size * 1.42


def _set(text: str, ways: int) -> tuple[float, list[str], list[str]]:
    """The largest size of writing that fits, and the lines of both pages."""
    for size in SIZES:
        lines = _prose(text, size)
        room = HEIGHT - LEFT_TOP - 12
        split = int(room // _leading(size)) + 1
        left, right = lines[:split], lines[split:]
        if right and not right[0]:
            del right[0]
        if RIGHT_TOP + _leading(size) * len(right) <= HEIGHT - 20 - ways * CHOICE_STEP:
            break
    return size, left, right


def _prose(text: str, size: float) -> list[str]:
    """The lines of all paragraphs, with an empty one between them."""
    found: list[str] = []
    for paragraph in text.split("\n\n"):
        found += ([""] if found else []) + look.wrapped(paragraph, INSIDE, size)
    return found


def _lines(lines: list[str], x: float, y: float, size: float) -> look.Element:
    return look.group(*(look.text(x, y + _leading(size) * i, line, size) for i, line in enumerate(lines) if line))


@look.remembered
def _choice(entry: int, number: int, price: tuple[int, ...], at: look.Point, words: Words) -> look.Element:
    label, items, size = words(f"story-{entry}-{number}"), price_items(price), SIZES[0]
    room = INSIDE - 60 - 25 * len(items)
    shown = [
        look.rect(0, 0, INSIDE, CHOICE, fill="var(--paper)", stroke="var(--brown)", rx=8),
        look.text(14, 28, f"{number}.", size, font_weight="bold"),
        look.text(40, 28, look.fitted(label, room, size), size),
        signs(items, INSIDE - 12 - 25 * len(items), CHOICE / 2, 22),
        look.rect(2, 2, INSIDE - 4, CHOICE - 4, rx=7, class_="ring"),
    ]
    about = words("about-choice", cost=price_title(price, words)) if items else words("about-choice-free")
    return look.target(f"choose-{number}", label, *shown, at=at, about=about)
