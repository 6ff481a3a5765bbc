"""A story that asks for a choice, as two pages of a book: its prose, and the ways it may go on with their prices.

What a way leads to is never drawn: it is told once it has been chosen (C-7).
"""

from tianxia import look
from tianxia.games.legacy_of_yu.face.items import price_items, signs
from tianxia.games.legacy_of_yu.face.log import price_title
from tianxia.games.legacy_of_yu.face.printed import Price
from tianxia.games.legacy_of_yu.face.scene import GAP, SPAN, Scene
from tianxia.games.legacy_of_yu.rules.items import SHIFT
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.words import Words

WIDTH = SPAN - GAP
PAGE = WIDTH / 2
INSIDE = PAGE - 64
SIZE, LINE = 16.0, 23.0
CHOICE = 44.0


def draw_story(scene: Scene, least: float) -> tuple[look.Element, float]:
    """The open book, and its height, which is at least `least`."""
    box, s, words = scene.box, scene.s, scene.words
    entry = int(first_item(s)) % SHIFT
    prices = box.record.choice_price[entry, : box.record.choices[entry]].tolist()
    lines = _prose(words(f"story-{entry}-text") if f"story-{entry}-text" in words else "")
    below = len(prices) * (CHOICE + 8) / LINE
    split = min(len(lines), round((len(lines) + below) / 2))
    left, right = lines[:split], lines[split:]
    if right and not right[0]:
        del right[0]
    height = max(least, 96 + LINE * max(len(left), len(right) + below))
    title = look.text(32, 44, look.fitted(words(f"story-{entry}"), INSIDE, 22), 22, font_weight="bold")
    start = 32 + LINE * len(right) + (16 if right else 0)
    return look.group(
        look.rect(0, 0, WIDTH, height, fill="var(--paper-2)", stroke="var(--brown)", stroke_width=3, rx=10),
        look.line((PAGE, 8), (PAGE, height - 8), stroke="var(--line)", stroke_width=3),
        title,
        _lines(left, 32, 80),
        _lines(right, PAGE + 32, 52),
        *(look.group(_choice(entry, k, price, words), at=(PAGE + 32, start + (k - 1) * (CHOICE + 8)))
          for k, price in enumerate(prices, 1)),
    ), height  # fmt: skip


def _prose(text: str) -> list[str]:
    """The lines of all paragraphs, with an empty one between them."""
    found: list[str] = []
    for paragraph in text.split("\n\n"):
        found += ([""] if found else []) + look.wrapped(paragraph, INSIDE, SIZE)
    return found


def _lines(lines: list[str], x: float, y: float) -> look.Element:
    return look.group(*(look.text(x, y + LINE * i, line, SIZE) for i, line in enumerate(lines) if line))


def _choice(entry: int, number: int, price: Price, words: Words) -> look.Element:
    label = words(f"story-{entry}-{number}")
    items = price_items(price)
    room = INSIDE - 60 - 25 * len(items)
    shown = [
        look.rect(0, 0, INSIDE, CHOICE, fill="var(--paper)", stroke="var(--brown)", rx=8),
        look.text(14, 28, f"{number}.", SIZE, font_weight="bold"),
        look.text(40, 28, look.fitted(label, room, SIZE), SIZE),
        signs(items, INSIDE - 12 - 25 * len(items), CHOICE / 2, 22, words),
        look.rect(2, 2, INSIDE - 4, CHOICE - 4, rx=7, class_="ring"),
    ]
    about = words("about-choice", cost=price_title(price, words)) if items else words("about-choice-free")
    return look.target(f"choose-{number}", label, *shown, about=about)
