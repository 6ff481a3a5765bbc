"""What deserves a look of its own: conflicts from beginning to end, riots, pagodas, the final count."""

from collections.abc import Iterable, Iterator, Sequence

from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.face.log import event_line
from tianxia.games.yellow_yangtze.face.sides import (
    Side,
    against,
    forecast,
    leaders_told,
    pending_sides,
    side_names,
)
from tianxia.games.yellow_yangtze.rules.realms import owner
from tianxia.games.yellow_yangtze.rules.scoring import score_of, worth_of_colours
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.rules.wars import side_at, war_decider
from tianxia.games.yellow_yangtze.state import COLOURS, NOBODY, Cause, Decision, Event, State
from tianxia.kernel.game import SPECTATOR, Box, Moment
from tianxia.words import Words

Numbers = list[int]
"""An event: its kind and the numbers that follow."""
Row = tuple[str, ...]

INCOME = 2
"""Points of pagodas that are worth a look; a single one comes nearly every turn."""


def moments(box: Box, s: State, words: Words) -> list[Moment]:
    """What the last action caused, from a scrubbed record."""
    events: list[Numbers] = s.events[: s.event_count].tolist()
    return list(_moments(box, s, events, words))


def _moments(box: Box, s: State, events: list[Numbers], words: Words) -> Iterator[Moment]:
    for event in events:
        match event[0]:
            case Event.REVOLT_BEGUN | Event.WAR_BEGUN:
                conflict = _conflict(box, s, SPECTATOR, words)
                yield conflict._replace(lines=(forecast(box, s, SPECTATOR, words),))
            case Event.REVOLT_DECIDED:
                yield _revolt_decided(box, s, event, events, words)
            case Event.WAR_DECIDED:
                yield _war_decided(box, s, event, events, words)
            case Event.RIOTED:
                yield _riot(box, event, events, words)
            case Event.PAGODA_BUILT | Event.PAGODA_MOVED:
                yield _pagoda(box, s, event, words)
            case Event.GAME_ENDED:
                yield _end(box, s, event, words)
    income = [event for event in events if _is_gain(event, Cause.PAGODA)]
    if sum(event[3] for event in income) >= INCOME:
        yield _income(income, words)


def standing(box: Box, s: State, seat: int, words: Words) -> Moment | None:
    """The conflict that is being decided."""
    return _conflict(box, s, seat, words) if pending_sides(box, s) else None


def _conflict(box: Box, s: State, seat: int, words: Words) -> Moment:
    sides = pending_sides(box, s)
    is_revolt = s.decision == Decision.REVOLT
    leaders = [leader for side in sides for leader in side.leaders]
    at = () if is_revolt else (names(box).hexes[s.at],)
    title = words("moment-revolt" if is_revolt else "moment-war", sides=against(side_names(sides, words), words))
    lines = _revolt_lines(box, s, seat, words) if is_revolt else _war_lines(box, s, sides, seat, words)
    return Moment("conflict", title, tuple(lines), tuple(_rows(box, s, sides, seat, words)), (*at, *_pieces(leaders)))


def _rows(box: Box, s: State, sides: Sequence[Side], seat: int, words: Words) -> Iterator[Row]:
    """Both sides of a conflict, who clashes there, and their strength so far."""
    yield "", words("moment-base"), words("moment-added"), words("moment-total")
    for i, side in enumerate(sides):
        you = "yes" if seat in side.seats else "no"
        if s.decision == Decision.REVOLT:
            name = _side(side.leaders, ("attacks", "defends")[i], words, you)
        else:
            at = names(box).hexes[side_at(box.record, s, i)]
            name = words("moment-war-side", side=i + 1, at=at, leaders=leaders_told(side.leaders, words), you=you)
        added = words("moment-not-yet") if side.added is None else str(side.added)
        yield name, str(side.base), added, str(side.total)


def _side(leaders: Sequence[tuple[int, int]], part: str, words: Words, you: str = "no") -> str:
    return words("moment-side", leaders=leaders_told(leaders, words), part=part, you=you)


def _revolt_lines(box: Box, s: State, seat: int, words: Words) -> Iterator[str]:
    colour, defender = COLOURS[s.colour], int(s.defender)
    yield _deciders((int(decider(s)), defender), seat, words)
    yield forecast(box, s, seat, words)
    yield words("moment-revolt-tie", seat=words.seat(defender), you="yes" if seat == defender else "no")
    yield words("moment-revolt-stake", leader=words(f"leader-{colour}"), points=words(f"points-{colour}"))
    yield words("moment-revolt-strength")


def _war_lines(box: Box, s: State, sides: Sequence[Side], seat: int, words: Words) -> Iterator[str]:
    active = int(s.turn)
    if s.decision == Decision.WAR:
        first = int(war_decider(s))
        waiting = [(first + i) % int(s.players) for i in range(s.players - s.num_commits)]
        yield _deciders(waiting, seat, words)
        yield forecast(box, s, seat, words)
    you = "yes" if seat == active else "no"
    tie = "moment-war-tied" if s.decision == Decision.WINNER else "moment-war-tie"
    yield words(tie, seat=words.seat(active), you=you)
    for name, side in zip(side_names(sides, words), sides, strict=True):
        yield words("moment-war-stake", side=name, leaders=len(side.leaders), soldiers=side.base)
    yield words("moment-war-toll")


def _deciders(waiting: Sequence[int], seat: int, words: Words) -> str:
    """Who may still add something, in this order."""
    seats = list(dict.fromkeys(waiting))
    told = [words("moment-you") if other == seat else words.seat(other) for other in seats]
    you = "yes" if seats == [seat] else "no"
    return words("moment-may-add", seats=", ".join(told), count=len(seats), you=you)


def _revolt_decided(box: Box, s: State, event: Numbers, events: list[Numbers], words: Words) -> Moment:
    _, colour, winner, loser, attack, defence, *_ = event
    attacker, defender = (winner, loser) if attack > defence else (loser, winner)
    best, least = max(attack, defence), min(attack, defence)
    lines = [words("moment-revolt-held", seat=words.seat(defender))] if attack == defence else []
    lines += _told(box, events, Cause.REVOLT, words)
    rows = (
        ("", words("moment-strength-head")),
        (_side([(attacker, colour)], "attacks", words), str(attack)),
        (_side([(defender, colour)], "defends", words), str(defence)),
    )
    title = words("moment-revolt-won", winner=words.seat(winner), score=f"{best}:{least}")
    places = _pieces([(winner, colour)]) + _homes([(loser, colour)])
    return Moment("result", title, tuple(lines), rows, places)


def _war_decided(box: Box, s: State, event: Numbers, events: list[Numbers], words: Words) -> Moment:
    """A war that is over: its sides, which the record no longer has, from leaders that gained and leaders lost."""
    best, totals = event[1] - 1, [total for total in event[2:5] if total != NOBODY]
    winners = [(e[1], e[2]) for e in events if _is_gain(e, Cause.WAR)]
    fallen = _fallen(events)
    others = [total for side, total in enumerate(totals) if side != best]
    lines = [words("moment-war-named")] if max(others) == totals[best] else []
    lines += _told(box, events, Cause.WAR, words)
    if s.decision == Decision.LOSSES:
        lines.append(words("moment-war-due", count=int(s.count)))
    rows = ("", words("moment-strength-head")), *_final_rows(best, totals, winners, fallen, words)
    seats = sorted({seat for seat, _ in winners})
    score = ":".join(map(str, (totals[best], *sorted(others, reverse=True))))
    title = words("moment-war-won", winner=", ".join(map(words.seat, seats)), count=len(seats), score=score)
    return Moment("result", title, tuple(lines), rows, _pieces(winners) + _homes(fallen))


def _final_rows(
    best: int, totals: list[int], winners: list[tuple[int, int]], fallen: list[tuple[int, int]], words: Words
) -> Iterator[Row]:
    """The sides of a war that is over. With three nobody can tell which of the losers a leader came from."""
    for side, total in enumerate(totals):
        if side == best:
            yield _side(winners, "wins", words), str(total)
        elif len(totals) > 2:
            yield words("moment-losing-side", side=side + 1), str(total)
        else:
            yield _side(fallen, "loses", words), str(total)


def _riot(box: Box, event: Numbers, events: list[Numbers], words: Words) -> Moment:
    at, tile, fallen = names(box).hexes[event[2]], words(f"tile-{COLOURS[event[3]]}"), _fallen(events)
    title = words("moment-riot", hex=at, tile=tile)
    lines = [event_line(box, event, words), *_told(box, events, Cause.TILE, words)]
    if fallen:
        title = words("moment-riot-home", leaders=leaders_told(fallen, words), count=len(fallen))
        lines.append(words("moment-riot-why"))
    return Moment("result", title, tuple(lines), places=(at, *_homes(fallen)))


def _pagoda(box: Box, s: State, event: Numbers, words: Words) -> Moment:
    """A pagoda is built or moves: who will gain by it."""
    kind, seat, colour, triangle, *_ = event
    name, place = COLOURS[colour], names(box).triangles[triangle]
    gainer = int(owner(s, s.group[box.record.triangles[triangle, 0]], colour))
    line = words(
        "moment-pagoda-nobody" if gainer == NOBODY else "moment-pagoda-income",
        seat=words.seat(max(gainer, 0)),
        leader=words(f"leader-{name}"),
        points=words(f"points-{name}"),
    )
    message = "moment-pagoda-built" if kind == Event.PAGODA_BUILT else "moment-pagoda-moved"
    title = words(message, seat=words.seat(seat), pagoda=words(f"pagoda-{name}"), triangle=place)
    return Moment("scoring", title, (line,), places=(f"pagoda-{place}",))


def _income(gains: list[Numbers], words: Words) -> Moment:
    """What pagodas bring at the end of a turn."""
    seat = gains[0][1]
    heads = tuple(words(f"points-{COLOURS[colour]}") for _, _, colour, *_ in gains)
    row = words.seat(seat), *(f"+{number}" for _, _, _, number, *_ in gains)
    title = words("moment-income", seat=words.seat(seat), number=sum(gain[3] for gain in gains))
    places = tuple(f"points-{seat}-{COLOURS[colour]}" for _, _, colour, *_ in gains)
    return Moment("scoring", title, (words("moment-income-why"),), (("", *heads), row), places)


def _end(box: Box, s: State, event: Numbers, words: Words) -> Moment:
    """What every colour is worth with the gold, and the weakest of them: the score."""
    heads = ("", *(words(f"points-{colour}") for colour in COLOURS[:4]), words("moment-score"))
    rows = [
        (words.seat(seat), *(str(int(worth)) for worth in worth_of_colours(s, seat)), str(int(score_of(s, seat))))
        for seat in range(s.players)
    ]
    lines = event_line(box, event, words), words("moment-end-why")
    places = tuple(f"seat-{seat}" for seat in range(s.players))
    return Moment("scoring", words("moment-end"), lines, (heads, *rows), places)


def _told(box: Box, events: Iterable[Numbers], cause: Cause, words: Words) -> list[str]:
    """What a conflict or a riot took, and what was gained by it."""
    lost = Event.LEADER_SENT_HOME, Event.SOLDIERS_LOST, Event.PAGODA_LOST
    return [event_line(box, event, words) for event in events if event[0] in lost or _is_gain(event, cause)]


def _is_gain(event: Numbers, cause: Cause) -> bool:
    return event[0] == Event.POINTS_GAINED and event[4] == cause


def _fallen(events: Iterable[Numbers]) -> list[tuple[int, int]]:
    """The leaders that were sent to the supply."""
    return [(event[1], event[2]) for event in events if event[0] == Event.LEADER_SENT_HOME]


def _pieces(leaders: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The pieces of leaders on the map."""
    return tuple(f"leader-{seat}-{COLOURS[colour]}" for seat, colour in leaders)


def _homes(leaders: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """Where leaders in the supply are drawn, in the panels of their seats."""
    return tuple(f"seat-{seat}-{COLOURS[colour]}" for seat, colour in leaders)
