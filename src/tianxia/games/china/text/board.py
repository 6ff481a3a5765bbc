"""A readable text board: the map with its roads, then seats, regions and cards."""

from collections.abc import Iterator

from tianxia.games.china.rules.houses import region_is_full
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.rules.scoring import points_of
from tianxia.games.china.rules.turn import decider
from tianxia.games.china.state import COLOURS, NOBODY, REGIONS, SIDES, State
from tianxia.games.china.text.position import owners
from tianxia.kernel.game import Box
from tianxia.kernel.types import Counts
from tianxia.words import Words

EMBLEMS = "●■▲★◆"
"""A seat's mark: the emblems of the drawing."""
COLUMN, ROW = 10, 20
"""Units of the drawing for a character across and down."""


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in about 100 columns."""
    return "\n".join([*_map(box, s, words), "", *_seats(s, words), "", *_regions(box, s, words), "",
                      *_cards(s, seat, words), words("board-key")])  # fmt: skip


def _map(box: Box, s: State, words: Words) -> list[str]:
    """Spaces first, region names where they are free, roads in what is left."""
    drawing = box.document["drawing"]
    canvas = [[" "] * (drawing["width"] // COLUMN + 4) for _ in range(drawing["height"] // ROW)]
    at = {name: (x // COLUMN, y // ROW) for name, x, y in box.document["spaces"]["at"]}
    pieces = zip(at.items(), owners(box, s.houses), owners(box, s.forts), strict=True)
    for (name, place), house, fort in pieces:
        _write(canvas, place, f"{'' if house == NOBODY else EMBLEMS[house]}{name}{'' if fort == NOBODY else '*'}")
    for r, region in enumerate(REGIONS):
        x, y = box.document["region"][r]["dragon"]
        people = _people(s.emissaries[r])
        _write_near(canvas, (x // COLUMN, y // ROW), f" {words(f'region-{region}').upper()} {people} ")
    for a, b in box.document["roads"][SIDES[s.side]]:
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


def _people(counts: Counts) -> str:
    """Houses or emissaries by seat, such as ●2 ▲1."""
    return " ".join(f"{EMBLEMS[seat]}{count}" for seat, count in enumerate(counts) if count)


def _seats(s: State, words: Words) -> Iterator[str]:
    for seat in range(s.players):
        parts = (s.region_points[seat], s.alliance_points[seat], s.road_points[seat])
        holders = {"board-turn": decider(s), "board-emperor": s.emperor}
        yield words(
            "board-seat",
            mark=EMBLEMS[seat],
            name=words.seat(seat),
            score=int(points_of(s, seat)),
            parts=" + ".join(map(str, parts)),
            houses=int(s.houses_left[seat]),
            emissaries=int(s.emissaries_left[seat]),
            forts=int(s.forts_left[seat]),
            hand=int(s.hand_sizes[seat]),
            known=_colours(s.known[seat], words) or "-",
            marks=", ".join(words(mark) for mark, holder in holders.items() if holder == seat),
        ).rstrip()


def _regions(box: Box, s: State, words: Words) -> Iterator[str]:
    for region, name in enumerate(REGIONS):
        yield words(
            "board-region",
            name=words(f"region-{name}").ljust(5),
            colour=words(f"colour-{COLOURS[box.record.colour[region]]}").ljust(11),
            built=int(s.built[region]),
            spaces=int(box.record.spaces[region]),
            houses=(_people(s.house_counts[region]) or "-").ljust(14),
            sent=int(s.sent[region]),
            limit=int(emissary_limit(s, region)),
            allies=", ".join(words(f"region-{REGIONS[ally]}") for ally in _allies(box, region)),
            scored=words("board-scored") if region_is_full(box.record, s, region) else "",
        ).rstrip()


def _allies(box: Box, region: int) -> Iterator[int]:
    """The regions with which one can be allied."""
    for a, b in box.record.alliances[: box.record.num_alliances]:
        if region in (a, b):
            yield b if region == a else a


def _cards(s: State, seat: int, words: Words) -> Iterator[str]:
    yield words("board-row", cards=_colours(s.row, words) or "-")
    yield words("board-deck", deck=int(s.deck_size), discards=int(s.discards.sum()), exhausted=int(s.exhausted))
    if 0 <= seat < s.players:
        yield words("board-hand", cards=_colours(s.hands[seat], words) or "-")


def _colours(cards: Counts, words: Words) -> str:
    counted = zip(COLOURS, cards, strict=True)
    return ", ".join(f"{count} {words(f'colour-{colour}')}" for colour, count in counted if count)
