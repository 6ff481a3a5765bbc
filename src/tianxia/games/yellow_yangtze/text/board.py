"""A readable text board, from a scrubbed record: the map, the states with their strengths, the seats, the tiles."""

from collections.abc import Iterator

from tianxia.games.yellow_yangtze.box import ROWS, names
from tianxia.games.yellow_yangtze.rules.secrets import sees_points
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.rules.wars import count_soldiers, is_candidate, total_of
from tianxia.games.yellow_yangtze.state import COLOURS, LEADER, MAX_HEXES, NOBODY, NUM_COLOURS, TILE, Decision, State
from tianxia.games.yellow_yangtze.text.position import pagodas
from tianxia.kernel.game import Box
from tianxia.kernel.types import Counts
from tianxia.words import Words

EMBLEMS = "●■▲★"
"""A seat's mark: the emblems of the drawing."""
CELL = 6
"""Characters of a hex; every second row is shifted by half of them."""


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in less than 100 columns."""
    parts = [
        [*_map(box, s, words)],
        [*_states(box, s, words)],
        [*_seats(s, seat, words)],
        [*_tiles(s, seat, words)],
        [words("board-key"), words("board-leader-key"), words("board-letters", letters=_letters(words))],
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def _map(box: Box, s: State, words: Words) -> Iterator[str]:
    rows = box.document["map"]["rows"]
    covered = {int(h) for triangle, _ in pagodas(s) for h in box.record.triangles[triangle]}
    cells = iter([_cell(box, s, h, h in covered, words).center(CELL) for h in range(len(names(box).hexes))])
    yield "  " + "".join(str(c + 1).center(CELL) for c in range(max(map(len, rows)))).rstrip()
    for r, line in enumerate(rows):
        shown = "".join(" " * CELL if sign == "#" else next(cells) for sign in line)
        yield f"{ROWS[r]} {' ' * (CELL // 2 * (r % 2))}{shown}".rstrip()


def _cell(box: Box, s: State, h: int, is_covered: bool, words: Words) -> str:
    content = int(s.board[h])
    if content >= LEADER:
        return _leader(s, h, words)
    if content < TILE:
        return "~" if box.record.is_river[h] else "·"
    letter = words(f"letter-{COLOURS[content - TILE]}")
    if is_covered:
        letter += "^"
    if s.at == h:
        letter += "!"
    if s.decision == Decision.LOSSES and is_candidate(s, h):
        letter += "?"
    return letter


def _leader(s: State, h: int, words: Words) -> str:
    """A leader: the emblem of its seat, its letter, the black tiles next to it."""
    seat, colour = divmod(int(s.board[h]) - LEADER, NUM_COLOURS)
    return f"{EMBLEMS[seat]}{words(f'letter-{COLOURS[colour]}')}{s.governors[h]}"


def _states(box: Box, s: State, words: Words) -> Iterator[str]:
    yield words("board-states")
    groups, rulers, sides = s.group.tolist(), s.rulers.tolist(), s.sides[: s.num_sides].tolist()
    for h in range(MAX_HEXES):
        if not rulers[h]:
            continue
        members = [m for m in range(MAX_HEXES) if groups[m] == h]
        inside = [c for t, c in pagodas(s) if groups[box.record.triangles[t, 0]] == h]
        line = words(
            "board-state",
            hex=names(box).hexes[h].ljust(3),
            size=len(members),
            soldiers=int(count_soldiers(box.record, s, h)),
            leaders=" ".join(_leader(s, m, words) for m in members if s.board[m] >= LEADER),
            pagodas=", ".join(words(f"pagoda-{COLOURS[c]}") for c in inside) or "none",
        )
        if h in sides:
            side = sides.index(h)
            line += f" {words('board-side', side=side + 1, total=int(total_of(s, side)))}"
        yield line


def _seats(s: State, viewer: int, words: Words) -> Iterator[str]:
    deciding = decider(s)
    for seat in range(s.players):
        home = [words(f"letter-{c}") for c, h in zip(COLOURS, s.leaders[seat], strict=True) if h == NOBODY]
        points = _counts(s.points[seat], words, zeros=True) if sees_points(s, viewer, seat) else words("board-hidden")
        yield words(
            "board-seat",
            mark=EMBLEMS[seat],
            name=words.seat(seat),
            hand=int(s.hand_sizes[seat]),
            points=points,
            home=" ".join(home) or "-",
            marks=words("board-turn") if seat == deciding else "",
        ).rstrip()


def _tiles(s: State, seat: int, words: Words) -> Iterator[str]:
    market = _counts(s.market, words) or "-"
    yield words("board-market", tiles=market, bag=int(s.bag_size), actions=int(s.actions_left))
    if 0 <= seat < s.players:
        yield words("board-hand", tiles=_counts(s.hands[seat], words) or "-")


def _counts(tiles: Counts, words: Words, zeros: bool = False) -> str:
    return " ".join(f"{words(f'letter-{c}')}{n}" for c, n in zip(COLOURS, tiles, strict=True) if n or zeros)


def _letters(words: Words) -> str:
    return ", ".join(f"{words(f'letter-{c}')} {words(f'colour-{c}')}" for c in COLOURS)
