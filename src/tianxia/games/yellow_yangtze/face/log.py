"""What happened and what is asked, in words (RULES.md, 17). The sentences are in face/words/*.ftl."""

from collections.abc import Callable, Iterator, Sequence

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.face.sides import clash_line, forecast, pending_sides, side_names
from tianxia.games.yellow_yangtze.rules.scoring import levels, rank_of
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.rules.wars import side_at
from tianxia.games.yellow_yangtze.state import (
    CAUSES,
    COLOURS,
    DECISIONS,
    END_REASONS,
    MAX_SIDES,
    NOBODY,
    Decision,
    Event,
    State,
)
from tianxia.kernel.game import SPECTATOR, Box
from tianxia.words import Words

Values = dict[str, str | int]
"""The variables of a message."""


def log(box: Box, s: State, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    lines = [line for event in s.events[: s.event_count].tolist() for line in _lines(box, s, event, words)]
    if s.ended:
        for seat in range(s.players):
            reached = [int(level) for level in levels(s, seat)]
            shown = " ".join(map(str, reached))
            lines.append(words("final-levels", seat=words.seat(seat), levels=shown, score=reached[0]))
    return lines


def prompt(box: Box, s: State, seat: int, words: Words) -> str:
    """Whose decision it is and what is asked."""
    if s.decision == Decision.OVER:
        winners = [words.seat(winner) for winner in range(s.players) if rank_of(s, winner) == 1]
        return words("prompt-over", winners=", ".join(winners), count=len(winners))
    asked = int(decider(s))
    who = "you" if seat == asked else "other"
    return words(f"prompt-{DECISIONS[s.decision]}", who=who, name=words.seat(asked), **_question(box, s, words))


def _question(box: Box, s: State, words: Words) -> Values:
    """What a prompt says about its decision."""
    hexes = names(box).hexes
    match s.decision:
        case Decision.ACTION:
            return {"left": int(s.actions_left)}
        case Decision.PAGODA | Decision.CHAIN:
            return {"at": hexes[s.at]}
        case Decision.MOVE:
            return {"triangle": names(box).triangles[s.triangle]}
        case Decision.TOSS:
            return {"count": int(s.count)}
        case Decision.LOSSES:
            return {"left": int(s.count)}
        case Decision.REVOLT:
            sides = pending_sides(box, s)
            attack, defence = (
                words("moment-strength", who=name, total=side.total, you="no")
                for name, side in zip(side_names(sides, words), sides, strict=True)
            )
            return {"leader": words(f"leader-{COLOURS[s.colour]}"), "attack": attack, "defence": defence}
        case Decision.WAR | Decision.WINNER:
            return {"at": hexes[s.at], "sides": ", ".join(_war_sides(box, s, words))}
        case _:
            return {}


def _war_sides(box: Box, s: State, words: Words) -> Iterator[str]:
    """The sides of a war: number, names, place and strength."""
    sides = pending_sides(box, s)
    for i, (name, side) in enumerate(zip(side_names(sides, words), sides, strict=True)):
        at = names(box).hexes[side_at(box.record, s, i)]
        yield words("side-strength", side=i + 1, who=name, at=at, total=side.total)


def _lines(box: Box, s: State, event: Sequence[int], words: Words) -> Iterator[str]:
    """An event; for the beginning of a conflict also its sides and how it would end now, so that a preview has them."""
    yield event_line(box, event, words)
    if event[0] == Event.WAR_BEGUN:
        yield clash_line(pending_sides(box, s), words)
    if event[0] in (Event.REVOLT_BEGUN, Event.WAR_BEGUN):
        yield forecast(box, s, SPECTATOR, words)


def event_line(box: Box, event: Sequence[int], words: Words) -> str:
    """An event in words."""
    kind = Event(event[0])
    return words(f"event-{kind.name.lower().replace('_', '-')}", **_VALUES[kind](box, words, *event[1:]))


def _seat(box: Box, words: Words, seat: int, *_: int) -> Values:
    return {"seat": words.seat(seat)}


def _leader(box: Box, words: Words, seat: int, colour: int, place: int, before: int, *_: int) -> Values:
    hexes = names(box).hexes
    leader = words(f"leader-{COLOURS[colour]}")
    return {"seat": words.seat(seat), "leader": leader, "hex": hexes[place], "before": hexes[before]}


def _tile(box: Box, words: Words, seat: int, colour: int, place: int, *_: int) -> Values:
    tile = "a-hidden-tile" if colour == NOBODY else f"tile-{COLOURS[colour]}"
    return {"seat": words.seat(seat), "tile": words(tile), "hex": names(box).hexes[place]}


def _points(box: Box, words: Words, seat: int, colour: int, number: int, cause: int, *_: int) -> Values:
    points = words(f"points-{COLOURS[colour]}")
    return {"seat": words.seat(seat), "points": points, "number": number, "cause": CAUSES[cause]}


def _pagoda(box: Box, words: Words, seat: int, colour: int, triangle: int, before: int, *_: int) -> Values:
    triangles = names(box).triangles
    pagoda = words(f"pagoda-{COLOURS[colour]}")
    return {"seat": words.seat(seat), "pagoda": pagoda, "triangle": triangles[triangle], "before": triangles[before]}


def _lost_pagoda(box: Box, words: Words, colour: int, triangle: int, *_: int) -> Values:
    return {"pagoda": words(f"pagoda-{COLOURS[colour]}"), "triangle": names(box).triangles[triangle]}


def _payment(box: Box, words: Words, seat: int, tiles: int, leader: int, *_: int) -> Values:
    return {"seat": words.seat(seat), "tiles": tiles, "leader": _yes_no(leader)}


def _riot(box: Box, words: Words, seat: int, place: int, colour: int, tiles: int, leader: int, *_: int) -> Values:
    tile = words(f"tile-{COLOURS[colour]}")
    return _payment(box, words, seat, tiles, leader) | {"hex": names(box).hexes[place], "tile": tile}


def _drawn(box: Box, words: Words, seat: int, number: int, *tiles: int) -> Values:
    return {"seat": words.seat(seat), "number": number, "tiles": _tiles(words, tiles) or "none"}


def _market(box: Box, words: Words, *tiles: int) -> Values:
    return {"tiles": _tiles(words, tiles[: len(COLOURS)]) or words("nothing")}


def _revolt_begun(box: Box, words: Words, colour: int, attacker: int, defender: int, *_: int) -> Values:
    leader = words(f"leader-{COLOURS[colour]}")
    return {"leader": leader, "attacker": words.seat(attacker), "defender": words.seat(defender)}


def _revolt_decided(
    box: Box, words: Words, _c: int, winner: int, _l: int, attack: int, defence: int, *_: int
) -> Values:
    return {"winner": words.seat(winner), "attack": attack, "defence": defence}


def _war_begun(box: Box, words: Words, seat: int, place: int, *soldiers: int) -> Values:
    return {"seat": words.seat(seat), "hex": names(box).hexes[place], "sides": _sides(words, soldiers[:MAX_SIDES])}


def _supported(box: Box, words: Words, seat: int, side: int, tiles: int, leader: int, *_: int) -> Values:
    return _payment(box, words, seat, tiles, leader) | {"side": side}


def _war_decided(box: Box, words: Words, side: int, *totals: int) -> Values:
    return {"side": side, "sides": _sides(words, totals[:MAX_SIDES])}


def _soldiers(box: Box, words: Words, number: int, winners: int, *_: int) -> Values:
    return {"number": number, "whose": "winner" if winners else "loser"}


def _soldier(box: Box, words: Words, seat: int, place: int, *_: int) -> Values:
    return {"seat": words.seat(seat), "hex": names(box).hexes[place]}


def _ended(box: Box, words: Words, reason: int, *_: int) -> Values:
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


_VALUES: dict[Event, Callable[..., Values]] = {
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
