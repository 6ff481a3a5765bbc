"""A readable text board of a view: the map, the states with their strengths, the seats, the tiles."""

from collections.abc import Iterator

from tianxia.games.yellow_yangtze.box import ROWS, names
from tianxia.games.yellow_yangtze.rules.wars import count_soldiers
from tianxia.games.yellow_yangtze.state import COLOURS, LEADER, MAX_HEXES, NUM_COLOURS, TILE, State
from tianxia.games.yellow_yangtze.text.loading_board import load_view
from tianxia.games.yellow_yangtze.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words

EMBLEMS = "●■▲★"
"""A seat's mark: the emblems of the drawing."""
CELL = 6
"""Characters of a hex; every second row is shifted by half of them."""


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in less than 100 columns."""
    view = make_view(box, s, seat)
    s = load_view(box, view)
    parts = [
        [*_map(box, view, s, words)],
        [*_states(box, view, s, words)],
        [*_seats(view, words)],
        [*_tiles(view, seat, words)],
        [words("board-key"), words("board-leader-key"), words("board-letters", letters=_letters(words))],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def _map(box: Box, view: Document, s: State, words: Words) -> Iterator[str]:
    rows = box.document["map"]["rows"]
    yield "  " + "".join(str(c + 1).center(CELL) for c in range(max(map(len, rows)))).rstrip()
    for r, line in enumerate(rows):
        cells = [_cell(box, view, s, f"{ROWS[r]}{c + 1}", sign, words).center(CELL) for c, sign in enumerate(line)]
        yield f"{ROWS[r]} {' ' * (CELL // 2 * (r % 2))}{''.join(cells)}".rstrip()


def _cell(box: Box, view: Document, s: State, name: str, sign: str, words: Words) -> str:
    if sign == "#":
        return ""
    h = names(box).hex_numbers[name]
    content = int(s.board[h])
    if content >= LEADER:
        return _leader(s, h, words)
    if content < TILE:
        return "~" if sign == "~" else "·"
    letter = words(f"letter-{COLOURS[content - TILE]}")
    decision = view["decision"]
    if any(name in triangle.split("-") for triangle in view["pagodas"]):
        letter += "^"
    if decision.get("at") == name:
        letter += "!"
    if name in decision.get("from", []):
        letter += "?"
    return letter


def _leader(s: State, h: int, words: Words) -> str:
    """A leader: the emblem of its seat, its letter, the black tiles next to it."""
    seat, colour = divmod(int(s.board[h]) - LEADER, NUM_COLOURS)
    return f"{EMBLEMS[seat]}{words(f'letter-{COLOURS[colour]}')}{s.governors[h]}"


def _states(box: Box, view: Document, s: State, words: Words) -> Iterator[str]:
    yield words("board-states")
    for h in range(MAX_HEXES):
        if not s.rulers[h]:
            continue
        members = [m for m in range(MAX_HEXES) if s.group[m] == h]
        inside = {names(box).hexes[m] for m in members}
        pagodas = [words(f"pagoda-{c}") for t, c in view["pagodas"].items() if set(t.split("-")) <= inside]
        side = next((i + 1 for i in range(s.num_sides) if s.sides[i] == h), 0)
        line = words(
            "board-state",
            hex=names(box).hexes[h].ljust(3),
            size=len(members),
            soldiers=int(count_soldiers(box.record, s, h)),
            leaders=" ".join(_leader(s, m, words) for m in members if s.board[m] >= LEADER),
            pagodas=", ".join(pagodas) or "none",
        )
        yield (
            f"{line} {words('board-side', side=side, total=view['decision']['sides'][side - 1]['total'])}"
            if side
            else line
        )


def _seats(view: Document, words: Words) -> Iterator[str]:
    for seat in range(view["players"]):
        hand = view["hands"][seat]
        points = view["points"][seat]
        home = [words(f"letter-{c}") for c in COLOURS if c not in view["leaders"][seat]]
        yield words(
            "board-seat",
            mark=EMBLEMS[seat],
            name=words.seat(seat),
            hand=sum(hand.values()),
            points=words("board-hidden") if points == "hidden" else _counts(points, words, zeros=True),
            home=" ".join(home) or "-",
            marks=words("board-turn") if seat == view["decider"] else "",
        ).rstrip()


def _tiles(view: Document, seat: int, words: Words) -> Iterator[str]:
    bag, left = sum(view["bag"].values()), view["actions_left"]
    yield words("board-market", tiles=_counts(view["market"], words) or "-", bag=bag, actions=left)
    if 0 <= seat < view["players"]:
        yield words("board-hand", tiles=_counts(view["hands"][seat], words) or "-")


def _counts(tiles: dict[str, int], words: Words, zeros: bool = False) -> str:
    return " ".join(f"{words(f'letter-{c}')}{tiles[c]}" for c in COLOURS if tiles[c] or zeros)


def _letters(words: Words) -> str:
    return ", ".join(f"{words(f'letter-{c}')} {words(f'colour-{c}')}" for c in COLOURS)
