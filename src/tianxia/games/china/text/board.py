"""A readable text board of a view: the map with its roads, then seats, regions and cards."""

from collections.abc import Iterator

from tianxia.games.china.state import COLOURS, State
from tianxia.games.china.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words

EMBLEMS = "●■▲★◆"
"""A seat's mark: the emblems of the drawing."""
COLUMN, ROW = 10, 20
"""Units of the drawing for a character across and down."""


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in about 100 columns."""
    view = make_view(box, s, seat)
    return "\n".join([*_map(box, view, words), "", *_seats(view, words), "", *_regions(box, view, words), "",
                      *_cards(view, seat, words), words("board-key")])  # fmt: skip


def _map(box: Box, view: Document, words: Words) -> list[str]:
    """Spaces first, region names where they are free, roads in what is left."""
    drawing = box.document["drawing"]
    canvas = [[" "] * (drawing["width"] // COLUMN + 4) for _ in range(drawing["height"] // ROW)]
    at = {name: (x // COLUMN, y // ROW) for name, x, y in box.document["spaces"]["at"]}
    for name, place in at.items():
        house = view["houses"].get(name)
        mark = "" if house is None else EMBLEMS[house]
        _write(canvas, place, f"{mark}{name}{'*' if name in view['forts'] else ''}")
    for region in box.document["region"]:
        x, y = region["dragon"]
        name = region["name"]
        _write_near(
            canvas, (x // COLUMN, y // ROW), f" {words(f'region-{name}').upper()} {_people(view['emissaries'][name])} "
        )
    for a, b in box.document["roads"][view["options"]["side"]]:
        _line(canvas, at[a], at[b])
    lines = ["".join(row).rstrip() for row in canvas]
    return "\n".join(lines).strip("\n").split("\n")


def _line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """A road: dots between two spaces, under all names."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
    for i in range(1, steps):
        row, column = y + round((to_y - y) * i / steps), x + round((to_x - x) * i / steps)
        if canvas[row][column] == " ":
            canvas[row][column] = "·"


def _write(canvas: list[list[str]], middle: tuple[int, int], text: str) -> None:
    row = canvas[middle[1]]
    start = max(0, min(middle[0] - len(text) // 2, len(row) - len(text)))
    row[start : start + len(text)] = text


def _write_near(canvas: list[list[str]], middle: tuple[int, int], text: str) -> None:
    """Write a name on the nearest row that has room for it."""
    start = middle[0] - len(text) // 2
    for shift in (0, 1, -1, 2, -2):
        row = canvas[middle[1] + shift]
        if not "".join(row[start : start + len(text)]).strip():
            _write(canvas, (middle[0], middle[1] + shift), text)
            return


def _people(counts: list[int]) -> str:
    """Emissaries by seat, such as ●2 ▲1."""
    return " ".join(f"{EMBLEMS[seat]}{count}" for seat, count in enumerate(counts) if count)


def _seats(view: Document, words: Words) -> Iterator[str]:
    for seat in range(view["players"]):
        points = view["points"]
        parts = (points["regions"][seat], points["alliances"][seat], points["roads"][seat])
        supply = view["supply"]
        marks = [words("board-turn")] * (seat == view["decider"]) + [words("board-emperor")] * (seat == view["emperor"])
        yield words(
            "board-seat",
            mark=EMBLEMS[seat],
            name=words.seat(seat),
            score=view["score"][seat],
            parts=" + ".join(map(str, parts)),
            houses=supply["houses"][seat],
            emissaries=supply["emissaries"][seat],
            forts=supply["forts"][seat],
            hand=view["hand_sizes"][seat],
            known=_colours(view["known"][seat], words) or "-",
            marks=", ".join(marks),
        ).rstrip()


def _regions(box: Box, view: Document, words: Words) -> Iterator[str]:
    for region in box.document["region"]:
        name = region["name"]
        counts = [0] * view["players"]
        for space, owner in view["houses"].items():
            if space[:-1] == name:
                counts[owner] += 1
        yield words(
            "board-region",
            name=words(f"region-{name}").ljust(5),
            colour=words(f"colour-{region['colour']}").ljust(11),
            built=sum(counts),
            spaces=region["spaces"],
            houses=(_people(counts) or "-").ljust(14),
            sent=sum(view["emissaries"][name]),
            limit=max(counts),
            allies=", ".join(words(f"region-{ally}") for ally in _allies(box, name)),
            scored=words("board-scored") if name in view["scored"] else "",
        ).rstrip()


def _allies(box: Box, name: str) -> Iterator[str]:
    for _, a, b, _, _ in box.document["alliances"]["list"]:
        if name in (a, b):
            yield b if name == a else a


def _cards(view: Document, seat: int, words: Words) -> Iterator[str]:
    yield words("board-row", cards=_colours(view["row"], words) or "-")
    yield words("board-deck", deck=view["deck_size"], discards=sum(view["discards"].values()),
                exhausted=view["exhausted"])  # fmt: skip
    if 0 <= seat < view["players"]:
        yield words("board-hand", cards=_colours(view["hands"][seat], words) or "-")


def _colours(cards: dict[str, int], words: Words) -> str:
    return ", ".join(f"{cards[colour]} {words(f'colour-{colour}')}" for colour in COLOURS if cards[colour])
