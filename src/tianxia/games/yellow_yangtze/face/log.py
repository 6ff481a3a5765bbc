"""What happened and what is asked, in words (RULES.md, 17). The sentences are in words/*.ftl."""

from collections.abc import Callable, Sequence
from typing import Any

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.rules.scoring import levels
from tianxia.games.yellow_yangtze.state import CAUSES, COLOURS, END_REASONS, NOBODY, Event, State
from tianxia.games.yellow_yangtze.text.position import view as make_view
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words


def log(box: Box, s: State, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    lines = [_line(box, [int(n) for n in s.events[i]], words) for i in range(s.event_count)]
    if s.ended:
        for seat in range(s.players):
            reached = [int(level) for level in levels(s, seat)]
            shown = " ".join(map(str, reached))
            lines.append(words("final-levels", seat=words.seat(seat), levels=shown, score=reached[0]))
    return lines


def prompt(box: Box, s: State, seat: int, words: Words) -> str:
    """Whose decision it is and what is asked."""
    view = make_view(box, s, seat)
    decision = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        winners = [words.seat(winner) for winner in view["result"]["winners"]]
        return words("prompt-over", winners=", ".join(winners), count=len(winners))
    values: dict[str, Any] = {
        "who": "you" if seat == view["decider"] else "other",
        "name": words.seat(view["decider"]),
        "left": decision.get("left", view["actions_left"]),
        "count": decision.get("count", 0),
        "at": decision.get("at", ""),
        "triangle": decision.get("triangle", ""),
    }
    if kind == "revolt":
        values |= _revolt(view, words)
    if kind in ("war", "winner"):
        values["sides"] = ", ".join(
            words("side-strength", side=i + 1, at=side["at"], total=side["total"])
            for i, side in enumerate(decision["sides"])
        )
    return words(f"prompt-{kind}", **values)


def _revolt(view: Document, words: Words) -> dict[str, Any]:
    attack, defence = revolt_strengths(view)
    return {"leader": words(f"leader-{view['decision']['colour']}"), "attack": attack, "defence": defence}


def revolt_strengths(view: Document) -> tuple[int, int]:
    """What the attacker and the defender of a revolt have so far: black tiles on the board, and what was committed."""
    decision = view["decision"]
    committed = sum(commit["tiles"] + commit["leader"] for commit in decision["commits"])
    attacker, defender = (view["leaders"][seat][decision["colour"]] for seat in (view["turn"], decision["defender"]))
    return governors_next_to(view, attacker) + committed, governors_next_to(view, defender)


def governors_next_to(view: Document, name: str) -> int:
    """The black tiles next to a hex of a view."""
    return sum(view["tiles"].get(other) == "black" for other in names_around(name))


def names_around(name: str) -> list[str]:
    """The names of the six places around a hex, whether the map has them or not (RULES.md, 4)."""
    row, column = ord(name[0]), int(name[1:])
    left = column - 1 + (row - ord("a")) % 2
    return [
        f"{chr(row + down)}{c}"
        for down, cs in ((-1, (left, left + 1)), (0, (column - 1, column + 1)), (1, (left, left + 1)))
        for c in cs
    ]


def _line(box: Box, event: Sequence[int], words: Words) -> str:
    kind = Event(event[0])
    return words(f"event-{kind.name.lower().replace('_', '-')}", **_VALUES[kind](box, words, *event[1:]))


def _seat(box: Box, words: Words, seat: int, *_: int) -> dict[str, Any]:
    return {"seat": words.seat(seat)}


def _leader(box: Box, words: Words, seat: int, colour: int, place: int, before: int, *_: int) -> dict[str, Any]:
    hexes = names(box).hexes
    leader = words(f"leader-{COLOURS[colour]}")
    return {"seat": words.seat(seat), "leader": leader, "hex": hexes[place], "before": hexes[before]}


def _tile(box: Box, words: Words, seat: int, colour: int, place: int, *_: int) -> dict[str, Any]:
    tile = "a-hidden-tile" if colour == NOBODY else f"tile-{COLOURS[colour]}"
    return {"seat": words.seat(seat), "tile": words(tile), "hex": names(box).hexes[place]}


def _points(box: Box, words: Words, seat: int, colour: int, number: int, cause: int, *_: int) -> dict[str, Any]:
    points = words(f"points-{COLOURS[colour]}")
    return {"seat": words.seat(seat), "points": points, "number": number, "cause": CAUSES[cause]}


def _pagoda(box: Box, words: Words, seat: int, colour: int, triangle: int, before: int, *_: int) -> dict[str, Any]:
    triangles = names(box).triangles
    pagoda = words(f"pagoda-{COLOURS[colour]}")
    return {"seat": words.seat(seat), "pagoda": pagoda, "triangle": triangles[triangle], "before": triangles[before]}


def _lost_pagoda(box: Box, words: Words, colour: int, triangle: int, *_: int) -> dict[str, Any]:
    return {"pagoda": words(f"pagoda-{COLOURS[colour]}"), "triangle": names(box).triangles[triangle]}


def _payment(box: Box, words: Words, seat: int, tiles: int, leader: int, *_: int) -> dict[str, Any]:
    return {"seat": words.seat(seat), "tiles": tiles, "leader": _yes_no(leader)}


def _riot(
    box: Box, words: Words, seat: int, place: int, colour: int, tiles: int, leader: int, *_: int
) -> dict[str, Any]:
    tile = words(f"tile-{COLOURS[colour]}")
    return _payment(box, words, seat, tiles, leader) | {"hex": names(box).hexes[place], "tile": tile}


def _drawn(box: Box, words: Words, seat: int, number: int, *tiles: int) -> dict[str, Any]:
    return {"seat": words.seat(seat), "number": number, "tiles": _tiles(words, tiles) or "none"}


def _market(box: Box, words: Words, *tiles: int) -> dict[str, Any]:
    return {"tiles": _tiles(words, tiles[: len(COLOURS)]) or words("nothing")}


def _revolt_begun(box: Box, words: Words, colour: int, attacker: int, defender: int, *_: int) -> dict[str, Any]:
    leader = words(f"leader-{COLOURS[colour]}")
    return {"leader": leader, "attacker": words.seat(attacker), "defender": words.seat(defender)}


def _revolt_decided(
    box: Box, words: Words, _c: int, winner: int, _l: int, attack: int, defence: int, *_: int
) -> dict[str, Any]:
    return {"winner": words.seat(winner), "attack": attack, "defence": defence}


def _war_begun(box: Box, words: Words, seat: int, place: int, *soldiers: int) -> dict[str, Any]:
    return {"seat": words.seat(seat), "hex": names(box).hexes[place], "sides": _sides(words, soldiers[:3])}


def _supported(box: Box, words: Words, seat: int, side: int, tiles: int, leader: int, *_: int) -> dict[str, Any]:
    return _payment(box, words, seat, tiles, leader) | {"side": side}


def _war_decided(box: Box, words: Words, side: int, *totals: int) -> dict[str, Any]:
    return {"side": side, "sides": _sides(words, totals[:3])}


def _soldiers(box: Box, words: Words, number: int, winners: int, *_: int) -> dict[str, Any]:
    return {"number": number, "whose": "winner" if winners else "loser"}


def _soldier(box: Box, words: Words, seat: int, place: int, *_: int) -> dict[str, Any]:
    return {"seat": words.seat(seat), "hex": names(box).hexes[place]}


def _ended(box: Box, words: Words, reason: int, *_: int) -> dict[str, Any]:
    return {"reason": END_REASONS[reason - 1]}


def _tiles(words: Words, tiles: Sequence[int]) -> str:
    return ", ".join(
        words("some-tiles", colour=words(f"colour-{name}"), number=number)
        for name, number in zip(COLOURS, tiles, strict=True)
        if number
    )


def _sides(words: Words, numbers: Sequence[int]) -> str:
    return ", ".join(
        words("side-number", side=i + 1, number=number) for i, number in enumerate(numbers) if number != NOBODY
    )


def _yes_no(flag: int) -> str:
    return "yes" if flag else "no"


_VALUES: dict[Event, Callable[..., dict[str, Any]]] = {
    Event.LEADER_PLACED: _leader,
    Event.LEADER_MOVED: _leader,
    Event.LEADER_WITHDRAWN: _leader,
    Event.LEADER_SENT_HOME: _leader,
    Event.TILE_PLACED: _tile,
    Event.POINTS_GAINED: _points,
    Event.PAGODA_BUILT: _pagoda,
    Event.PAGODA_MOVED: _pagoda,
    Event.PAGODA_LOST: _lost_pagoda,
    Event.PAGODA_DECLINED: _seat,
    Event.PAGODA_PAID: _payment,
    Event.RIOTED: _riot,
    Event.MARKET_TAKEN: _tile,
    Event.MARKET_DECLINED: _seat,
    Event.CHAIN_STOPPED: _seat,
    Event.REPLACING: _seat,
    Event.TOSSED: _tile,
    Event.DRAWN: _drawn,
    Event.MARKET_FILLED: _market,
    Event.REVOLT_BEGUN: _revolt_begun,
    Event.COMMITTED: _payment,
    Event.REVOLT_DECIDED: _revolt_decided,
    Event.WAR_BEGUN: _war_begun,
    Event.SUPPORTED: _supported,
    Event.ABSTAINED: _seat,
    Event.WAR_DECIDED: _war_decided,
    Event.SOLDIERS_LOST: _soldiers,
    Event.SOLDIER_REMOVED: _soldier,
    Event.PASSED: _seat,
    Event.TURN_ENDED: _seat,
    Event.GAME_ENDED: _ended,
}
