"""A readable text board of a view: the own board and the main board side by side in 120 columns, then the others.

A card is its number, the letter of its trigger and its bonus (`57 P>+3`); the key below explains the letters. Behind
every card of the hand stands what its number would wake on the own board, by court action.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from tianxia.games.zhanguo.rules.abilities import number_fits
from tianxia.games.zhanguo.state import (
    ASPECTS,
    BOARDS,
    BONUSES,
    COURT_ACTIONS,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    OFFICIALS,
    REGIONS,
    SECTIONS,
    SQUARES,
    State,
)
from tianxia.games.zhanguo.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words

EMBLEMS = "●■▲★"
"""A seat's mark: the emblems of the drawing."""
WIDTH, LEFT, LABEL, CELL = 120, 62, 11, 10
FREE = "·"


def board(box: Box, s: State, seat: int, words: Words) -> str:
    """The whole table in 120 columns."""
    view = make_view(box, s, seat)
    own = seat if seat >= 0 else max(view["turn"], 0)
    left = [*_own_board(box, view, own, words), "", *_hand(box, view, own, words)]
    right = [*_map(view, words), "", *_walls(view, words), "", *_objectives(box, view, words)]
    lines = [words("board-title", round=view["round"], phase=view["phase"]), *_court(view, words), ""]
    lines += [f"{a[:LEFT]:{LEFT}} {b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]
    lines += ["", *_rewards(box, view, words), ""]
    for other in range(view["players"]):
        lines += _seat(view, other, words)
        if other != own:
            lines.append(_other_regions(view["seats"][other], words))
    lines += _final(view, words) if view["phase"] == "over" else []
    lines += ["", words("board-key")]
    return "\n".join(part for line in lines for part in _wrapped(line))


def _wrapped(line: str) -> list[str]:
    """A line, or its parts where it is too long."""
    if len(line) <= WIDTH:
        return [line.rstrip()]
    return wrap(line, WIDTH, subsequent_indent="      ", drop_whitespace=True)


def _row(label: str, cells: Sequence[str]) -> str:
    return f"{label[: LABEL - 1]:{LABEL}}" + "".join(f"{cell[: CELL - 1]:{CELL}}" for cell in cells)


def _court(view: Document, words: Words) -> Iterator[str]:
    if view["top"] == 0:
        yield words("board-court-empty")
    else:
        yield words("board-court", top=view["top"], cards=len(view["court"]))


def _own_board(box: Box, view: Document, seat: int, words: Words) -> Iterator[str]:
    own = view["seats"][seat]
    yield words("board-own", mark=EMBLEMS[seat], name=words.seat(seat), board=_board_name(own, words))
    yield _row("", [words(f"region-{region}") for region in REGIONS])
    regions = [own["region"][region] for region in REGIONS]
    for place in range(3):
        cards = [
            _card(box, region["cards"][place], words) if place < len(region["cards"]) else FREE for region in regions
        ]
        yield _row(words("board-cards") if place == 0 else "", cards)
    yield _row(words("board-gov"), [_officials(region["gov"], words) or FREE for region in regions])
    yield _row(words("board-work"), [_officials(region["work"], words) or FREE for region in regions])
    yield _row(words("board-workers"), [str(region["workers"] or FREE) for region in regions])
    if own["board"] != "none":
        unrest = [_track(box, own["board"], r, region["unrest"]) for r, region in enumerate(regions)]
        yield _row(words("board-unrest"), unrest)


def _board_name(own: Document, words: Words) -> str:
    return words(f"board-{own['board']}") if own["board"] in BOARDS else "-"


def _card(box: Box, card: int, words: Words) -> str:
    trigger = COURT_ACTIONS[box.record.triggers[card]]
    bonus = BONUSES[box.record.bonuses[card]]
    return f"{card} {words(f'letter-{trigger}')}>{words(f'short-{bonus}')}"


def _officials(counts: Document, words: Words) -> str:
    return "".join(words(f"letter-{colour}") * counts[colour] for colour in OFFICIALS)


def _track(box: Box, board: str, region: int, unrest: int) -> str:
    """The unrest track: the cube, the palace mark, the last cell."""
    number = BOARDS.index(board)
    length, mark = int(box.record.tracks[number, region]), int(box.record.marks[number, region])
    cells = [
        "■" if cell == unrest else "!" if cell == length else "×" if cell == mark else FREE
        for cell in range(1, length + 1)
    ]
    return f"{unrest} {''.join(cells)}"


def _hand(box: Box, view: Document, seat: int, words: Words) -> Iterator[str]:
    """The hand, and what each card would wake; the backs if it is hidden."""
    own = view["seats"][seat]
    if isinstance(own["hand"], dict):
        yield words("board-backs", backs=_aspect_counts(own["backs"], words))
        return
    held = [*([view["pending"]["card"]] if view["turn"] == seat and view["pending"]["card"] else []), *own["hand"]]
    if not held:
        return
    yield words("board-hand")
    for card in held:
        mark = "*" if card == view["pending"]["card"] else " "
        woken = _woken(box, view, own, card, words)
        yield f"{mark}{_card(box, card, words):{CELL}} {woken}".rstrip()


def _woken(box: Box, view: Document, own: Document, card: int, words: Words) -> str:
    """For each court action the number fits: the own cards it would wake."""
    parts = []
    for action, name in enumerate(COURT_ACTIONS):
        cards = [
            laid
            for r, region in enumerate(REGIONS)
            for laid in own["region"][region]["cards"]
            if box.record.triggers[laid] == action and not _is_silent(box, own, r)
        ]
        if cards and number_fits(action, card, view["top"]):
            parts.append(f"{words(f'letter-{name}')}: {', '.join(map(str, sorted(cards)))}")
    sign = "" if view["top"] == 0 else "▲ " if card > view["top"] else "▼ "
    return sign + ("; ".join(parts) or "-")


def _is_silent(box: Box, own: Document, region: int) -> bool:
    length = box.record.tracks[BOARDS.index(own["board"]), region]
    return bool(own["region"][REGIONS[region]]["unrest"] >= length)


def _map(view: Document, words: Words) -> Iterator[str]:
    """Governors on their squares, beside them, palaces."""
    regions = [view["map"][region] for region in REGIONS]
    yield _row(words("board-map"), REGIONS)
    for square in SQUARES:
        owners = [EMBLEMS[region[square]] if square in region else FREE for region in regions]
        yield _row(words(f"board-{square}"), owners)
    for key in ("beside", "palaces"):
        yield _row(words(f"board-{key}"), [_owners(region[key]) for region in regions])


def _owners(counts: Sequence[int]) -> str:
    return "".join(EMBLEMS[seat] * count for seat, count in enumerate(counts)) or FREE


def _walls(view: Document, words: Words) -> Iterator[str]:
    for section in SECTIONS:
        spaces = view["walls"][section]
        owners = " ".join(EMBLEMS[spaces[k]] if k in spaces else FREE for k in ("1", "2", "3"))
        face = words(f"face-{view['tiles'][section]}")
        yield f"{section:7} {owners}  {face}"[: WIDTH - LEFT - 1]


def _objectives(box: Box, view: Document, words: Words) -> Iterator[str]:
    needs = {name: places for name, _, places in box.document["objectives"]["tiles"]}
    for section in OBJECTIVE_SECTIONS:
        for kind in OBJECTIVE_KINDS:
            places = needs[view["objectives"][section][kind]]
            asked = ", ".join(words(f"tract-{p}") if kind == "wall" else str(p) for p in places)
            discs = "".join(EMBLEMS[seat] for seat in view["claims"][section][kind]) or FREE
            yield f"{words(f'board-{section}-{kind}')} {asked} {discs}"


def _rewards(box: Box, view: Document, words: Words) -> Iterator[str]:
    """The rewards of the round, the discs, and what lies in the common supply."""
    offers = []
    for round_, aspect, kind, regions in box.document["rewards"]["grid"]:
        if round_ == view["round"]:
            where = f" ({', '.join(map(str, regions))})" if regions else ""
            taken = f" {EMBLEMS[view['column'][aspect]]}" if aspect in view["column"] else ""
            offers.append(f"{words(f'aspect-{aspect}')}: {words(f'reward-{kind}')}{where}{taken}")
    yield words("board-rewards", offers="; ".join(offers))
    yield words(
        "board-track",
        track=" ".join(EMBLEMS[seat] for seat in view["track"]) or "-",
        supply=_aspect_counts(view["supply"], words),
        seals=_aspect_counts(view["seals"], words),
        decks=_aspect_counts(view["deck_sizes"], words),
    )


def _aspect_counts(counts: Document, words: Words) -> str:
    return " ".join(f"{words(f'short-{aspect}')}{counts[aspect]}" for aspect in ASPECTS)


def _seat(view: Document, seat: int, words: Words) -> Iterator[str]:
    own = view["seats"][seat]
    yield words(
        "board-seat",
        mark=EMBLEMS[seat],
        name=words.seat(seat)[:14],
        points=own["points"],
        backs=_aspect_counts(own["backs"], words),
        markers=_aspect_counts(own["markers"], words),
        seals=_aspect_counts(own["seals"], words),
        officials=_officials(own["officials"], words) or "-",
        governors=own["governors"],
        palaces=own["palaces"],
        walls=own["walls"],
        turn="yes" if seat == view["turn"] else "no",
    )


def _other_regions(own: Document, words: Words) -> str:
    """The board of another seat in one line."""
    parts = []
    for name in REGIONS:
        region = own["region"][name]
        officials = f"{_officials(region['gov'], words) or '-'}/{_officials(region['work'], words) or '-'}"
        cards = ",".join(map(str, region["cards"])) or "-"
        workers, unrest = words("short-worker"), words("short-unrest")
        parts.append(f"{name}) {cards} {officials} {workers}{region['workers']} {unrest}{region['unrest']}")
    return "    " + "  ".join(parts)


def _final(view: Document, words: Words) -> Iterator[str]:
    yield ""
    for seat in view["ranking"]:
        yield words(
            "board-final",
            mark=EMBLEMS[seat],
            name=words.seat(seat),
            total=view["seats"][seat]["points"],
            during=view["seats"][seat]["points"] - sum(view["final"][seat].values()),
            **view["final"][seat],
        )
