"""A readable text board: the viewer's own board and the main board side by side in 120 columns, then the others.

A card is its number, the letter of its trigger and its bonus (`57 p>+3`); the key below explains the letters. After
every card of the hand follows what its number would activate on the viewer's board, by court action.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from tianxia.games.zhanguo.state import (
    ASPECTS,
    BESIDE,
    BOARDS,
    BONUSES,
    COURT_ACTIONS,
    FACES,
    NOBODY,
    NUM_KINDS,
    NUM_REGIONS,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    OFFICIALS,
    PHASES,
    PLACES,
    REGION_CARDS,
    REGIONS,
    SECTIONS,
    SQUARES,
    Phase,
    State,
)
from tianxia.games.zhanguo.text.reading import (
    activated_by,
    all_cards,
    claim_list,
    final_parts,
    held_cards,
    laid_cards,
    objective_needs,
    ranking,
    track_list,
    unblocked_cards,
)
from tianxia.kernel.game import SPECTATOR, Box
from tianxia.kernel.types import Counts
from tianxia.words import Words

EMBLEMS = "●■▲★"
"""A seat's mark: the emblems of the drawing."""
WIDTH, LEFT, LABEL, CELL = 120, 62, 11, 10
FREE = "·"


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in 120 columns. A spectator gets the board of the seat in turn, with the backs of its hand."""
    shown = max(int(s.turn), 0) if seat == SPECTATOR else seat
    hand = _backs(s, shown, words) if seat == SPECTATOR else _hand(box, s, seat, words)
    left = [*_own_board(box, s, shown, words), "", *hand]
    right = [*_map(s, words), "", *_walls(s, words), "", *_objectives(box, s, words)]
    lines = [words("board-title", round=int(s.round_number), phase=PHASES[s.phase]), _court(s, words), ""]
    lines += [f"{a[:LEFT]:{LEFT}} {b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]
    lines += ["", *_rewards(box, s, words), ""]
    for other in range(s.players):
        lines.append(_seat(s, other, words))
        if other != shown:
            lines.append(_other_regions(s, other, words))
    lines += _final(box, s, words) if s.phase == Phase.OVER else []
    lines += ["", words("board-key")]
    return "\n".join(part for line in lines for part in _wrapped(line))


def _wrapped(line: str) -> list[str]:
    """A line, or its parts where it is too long."""
    if len(line) <= WIDTH:
        return [line.rstrip()]
    return wrap(line, WIDTH, subsequent_indent="      ", drop_whitespace=True)


def _row(label: str, cells: Sequence[str]) -> str:
    return f"{label[: LABEL - 1]:{LABEL}}" + "".join(f"{cell[: CELL - 1]:{CELL}}" for cell in cells)


def _court(s: State, words: Words) -> str:
    if s.top == 0:
        return words("board-court-empty")
    return words("board-court", top=int(s.top), cards=len(all_cards(s.court)))


def _own_board(box: Box, s: State, seat: int, words: Words) -> Iterator[str]:
    yield words("board-own", mark=EMBLEMS[seat], name=words.seat(seat), board=_board_name(s, seat, words))
    yield _row("", [words(f"region-{region}") for region in REGIONS])
    regions = range(NUM_REGIONS)
    laid = [laid_cards(s, seat, region) for region in regions]
    for place in range(REGION_CARDS):
        cells = [_card(box, cards[place], words) if place < len(cards) else FREE for cards in laid]
        yield _row(words("board-cards") if place == 0 else "", cells)
    yield _row(words("board-gov"), [_officials(s.gov[seat, region], words) or FREE for region in regions])
    yield _row(words("board-work"), [_officials(s.work[seat, region], words) or FREE for region in regions])
    yield _row(words("board-workers"), [str(s.workers[seat, region] or FREE) for region in regions])
    if s.board[seat] != NOBODY:
        yield _row(words("board-unrest"), [_track(box, s, seat, region) for region in regions])


def _board_name(s: State, seat: int, words: Words) -> str:
    return words(f"board-{BOARDS[s.board[seat]]}") if s.board[seat] != NOBODY else "-"


def _card(box: Box, card: int, words: Words) -> str:
    trigger = COURT_ACTIONS[box.record.triggers[card]]
    bonus = BONUSES[box.record.bonuses[card]]
    return f"{card} {words(f'letter-{trigger}')}>{words(f'short-{bonus}')}"


def _officials(counts: Counts, words: Words) -> str:
    """A letter for every official, colour by colour."""
    return "".join(words(f"letter-{colour}") * int(counts[c]) for c, colour in enumerate(OFFICIALS))


def _track(box: Box, s: State, seat: int, region: int) -> str:
    """The unrest track: the cube, the palace mark, the last cell."""
    place = s.board[seat], region
    length, mark, unrest = int(box.record.tracks[place]), int(box.record.marks[place]), int(s.unrest[seat, region])
    cells = [
        "■" if cell == unrest else "!" if cell == length else "×" if cell == mark else FREE
        for cell in range(1, length + 1)
    ]
    return f"{unrest} {''.join(cells)}"


def _backs(s: State, seat: int, words: Words) -> Iterator[str]:
    """A hand that the viewer may not see."""
    yield words("board-backs", backs=_aspect_counts(s.hand_counts[seat], words))


def _hand(box: Box, s: State, seat: int, words: Words) -> Iterator[str]:
    """The viewer's own hand, and what each card would activate."""
    held, unblocked = held_cards(s, seat), unblocked_cards(box, s, seat)
    if held:
        yield words("board-hand")
    for card in held:
        mark = "*" if card == s.card else " "
        sign = "" if s.top == 0 else "▲ " if card > s.top else "▼ "
        activated = activated_by(box, card, int(s.top), unblocked)
        parts = [
            f"{words(f'letter-{action}')}: {', '.join(map(str, sorted(activated[action])))}"
            for action in COURT_ACTIONS
            if action in activated
        ]
        yield f"{mark}{_card(box, card, words):{CELL}} {sign}{'; '.join(parts) or '-'}".rstrip()


def _map(s: State, words: Words) -> Iterator[str]:
    """Governors on their squares, beside them, palaces."""
    yield _row(words("board-map"), REGIONS)
    for q, square in enumerate(SQUARES):
        yield _row(words(f"board-{square}"), [_mark(seat) for seat in s.squares[:, q]])
    for key, counts in ((PLACES[BESIDE], s.beside), ("palaces", s.palaces)):
        yield _row(words(f"board-{key}"), [_owners(here) for here in counts])


def _mark(seat: int) -> str:
    return EMBLEMS[seat] if seat != NOBODY else FREE


def _owners(counts: Counts) -> str:
    """A mark for every piece, seat by seat."""
    return "".join(EMBLEMS[seat] * int(count) for seat, count in enumerate(counts)) or FREE


def _walls(s: State, words: Words) -> Iterator[str]:
    for i, section in enumerate(SECTIONS):
        owners = " ".join(_mark(seat) for seat in s.walls[i])
        yield f"{section:7} {owners}  {words(f'face-{FACES[s.tiles[i]]}')}"[: WIDTH - LEFT - 1]


def _objectives(box: Box, s: State, words: Words) -> Iterator[str]:
    for i, section in enumerate(OBJECTIVE_SECTIONS):
        for k, kind in enumerate(OBJECTIVE_KINDS):
            objective = NUM_KINDS * i + k
            needs = objective_needs(box, s, objective)
            asked = ", ".join(words(f"tract-{place}") if kind == "wall" else str(place) for place in needs)
            discs = "".join(EMBLEMS[seat] for seat in claim_list(s, objective)) or FREE
            yield f"{words(f'board-{section}-{kind}')} {asked} {discs}"


def _rewards(box: Box, s: State, words: Words) -> Iterator[str]:
    """The rewards of the round, the discs, and what lies in the common supply."""
    offers = []
    for round_, aspect, kind, regions in box.document["rewards"]["grid"]:
        if round_ == s.round_number:
            where = f" ({', '.join(map(str, regions))})" if regions else ""
            disc = s.column[ASPECTS.index(aspect)]
            taken = f" {EMBLEMS[disc]}" if disc != NOBODY else ""
            offers.append(f"{words(f'aspect-{aspect}')}: {words(f'reward-{kind}')}{where}{taken}")
    yield words("board-rewards", offers="; ".join(offers))
    yield words(
        "board-track",
        track=" ".join(EMBLEMS[seat] for seat in track_list(s)) or "-",
        supply=_aspect_counts(s.supply, words),
        seals=_aspect_counts(s.seals == NOBODY, words),
        decks=_aspect_counts(s.deck_counts + s.packet_counts.sum(axis=0), words),
    )


def _aspect_counts(counts: Counts, words: Words) -> str:
    return " ".join(f"{words(f'short-{aspect}')}{int(counts[a])}" for a, aspect in enumerate(ASPECTS))


def _seat(s: State, seat: int, words: Words) -> str:
    return words(
        "board-seat",
        mark=EMBLEMS[seat],
        name=words.seat(seat)[:14],
        points=int(s.points[seat]),
        backs=_aspect_counts(s.hand_counts[seat], words),
        markers=_aspect_counts(s.markers[seat], words),
        seals=_aspect_counts(s.seals == seat, words),
        officials=_officials(s.officials_left[seat], words) or "-",
        governors=int(s.governors_left[seat]),
        palaces=int(s.palaces_left[seat]),
        walls=int(s.walls_left[seat]),
        turn="yes" if seat == s.turn else "no",
    )


def _other_regions(s: State, seat: int, words: Words) -> str:
    """The board of another seat in one line."""
    parts = []
    for r, name in enumerate(REGIONS):
        officials = f"{_officials(s.gov[seat, r], words) or '-'}/{_officials(s.work[seat, r], words) or '-'}"
        cards = ",".join(map(str, laid_cards(s, seat, r))) or "-"
        workers, unrest = words("short-worker"), words("short-unrest")
        parts.append(f"{name}) {cards} {officials} {workers}{s.workers[seat, r]} {unrest}{s.unrest[seat, r]}")
    return "    " + "  ".join(parts)


def _final(box: Box, s: State, words: Words) -> Iterator[str]:
    yield ""
    for seat in ranking(s):
        total, final = int(s.points[seat]), final_parts(box, s, seat)
        yield words(
            "board-final",
            mark=EMBLEMS[seat],
            name=words.seat(seat),
            total=total,
            during=total - sum(final.values()),
            **final,
        )
