"""What deserves a look of its own: the flood, an assault, what was won, a new round, the end.

Stories have their book (`pages`). The sentences are in face/words/*.moments.ftl.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from tianxia.games.legacy_of_yu.face.log import (
    attacker,
    gains_title,
    lines_of,
    outsider_title,
    pieces_title,
    price_title,
    rule_title,
    townsfolk_title,
)
from tianxia.games.legacy_of_yu.face.printed import Price, effects, prices
from tianxia.games.legacy_of_yu.face.river import trade_words
from tianxia.games.legacy_of_yu.face.score_sheet import score_sheet
from tianxia.games.legacy_of_yu.rules.ending import goals_met
from tianxia.games.legacy_of_yu.rules.outsiders import next_raider
from tianxia.games.legacy_of_yu.rules.round import count_outsiders, newcomers
from tianxia.games.legacy_of_yu.state import PIECES, RIVER, ROW, Decision, Event, Outcome, State
from tianxia.games.legacy_of_yu.text.campaign import members
from tianxia.kernel.game import Box, Moment
from tianxia.kernel.options import YES_NO
from tianxia.words import Words

HEADS = {
    Event.BOUGHT_OFF: "assault", Event.SUFFERED: "assault", Event.CAME: "round", Event.CHASED_OFF: "round",
    Event.ROUND_BEGAN: "round", Event.ATTACKED: "beaten", Event.CANAL_BUILT: "canal", Event.HUT_CARD: "hut",
    Event.STORY_TOLD: "story", Event.CHOSE: "story",
}  # fmt: skip
"""The events with which something new begins; what follows belongs to it."""
BROUGHT = (
    Event.CAME, Event.CHASED_OFF, Event.GAINED, Event.MISSED, Event.DREW, Event.RECRUITED, Event.DESTROYED,
)  # fmt: skip
"""What a canal, a victory or a harvest brings."""
NOTHING_LOST = "—"

Happening = list[int]
"""An event: its kind and numbers."""


class Chapter(NamedTuple):
    """Events that belong together."""

    topic: str
    """What they are about (HEADS), if it deserves a look."""
    events: list[Happening]


def moments(box: Box, s: State, words: Words) -> list[Moment]:
    """What the last action caused, in order."""
    found: list[Moment] = []
    for topic, events in _chapters(s):
        match topic:
            case "assault":
                found.append(_assault(box, s, events, words))
            case "round":
                found += _new_round(box, s, events, words)
            case "beaten":
                found.append(_beaten(box, s, events, words))
            case "canal":
                found.append(_canal(box, s, events, words))
            case "hut":
                found.append(_hut(box, s, events, words))
        found += _turns(box, s, events, words)
    return found


def standing(box: Box, s: State, seat: int, words: Words) -> Moment | None:
    """The attack that has to be answered: what buys it off, and what it does otherwise."""
    if s.decision != Decision.ASSAULT:
        return None
    found = attacker(box, s, words)
    tribute = words("moment-no-tribute") if found.tribute is None else price_title(found.tribute, words)
    rows = ((words("moment-tribute"), words("moment-otherwise")), (tribute, gains_title(found.assault, words)))
    after, raider = 0, int(s.raider)
    while raider := int(next_raider(box.record, s, raider)):
        after += 1
    lines = (words("moment-more-attackers", count=after),)
    return Moment("assault", words("moment-assault", name=found.name), lines, rows, (found.place,))


def _chapters(s: State) -> list[Chapter]:
    """The events of the last action; the assaults of one round belong together, and so does all of a new round."""
    found = [Chapter("", [])]
    for event in s.events[: s.event_count].tolist():
        topic = HEADS.get(event[0])
        if topic and topic != found[-1].topic:
            found.append(Chapter(topic, []))
        found[-1].events.append(event)
    return found


def _assault(box: Box, s: State, events: list[Happening], words: Words) -> Moment:
    """Who attacked, and what each of them was paid or did."""
    raids: list[tuple[str, str]] = []
    places = []
    starts = [i for i, event in enumerate(events) if event[0] in HEADS]
    for start, end in pairwise([*starts, len(events)]):
        kind, outsider, rule_card = events[start][:3]
        name = outsider_title(box, outsider, words) if outsider else rule_title(rule_card, words)
        if kind == Event.BOUGHT_OFF:
            cost = words("moment-paid", tribute=price_title(_tribute(box, s, outsider, rule_card), words))
        else:
            cost = _loss(box, events[start + 1 : end], words)
        raids.append((name, cost))
        places.append(f"outsider-{outsider}" if outsider else f"rule-{rule_card}")
    title = words("moment-assault", name=raids[0][0]) if len(raids) == 1 else words("moment-assaults")
    rows = ((words("moment-attacker"), words("moment-cost")), *raids)
    return Moment("assault", title, (words("moment-assault-rule"),), rows, _present(s, places))


def _tribute(box: Box, s: State, outsider: int, rule_card: int) -> Price:
    """What was paid for peace. Outsiders who were paid are still in the row."""
    if not outsider:
        found: Price = box.record.rule_tribute[rule_card].tolist()
        return found
    return prices(box, s)[1][s.row.tolist().index(-outsider)] or []


def _loss(box: Box, events: list[Happening], words: Words) -> str:
    """What an attack has cost."""
    cards = [townsfolk_title(box, event[1], words) for event in events if event[0] == Event.DESTROYED]
    pieces = [(PIECES[event[1]], 1) for event in events if event[0] == Event.GAVE_BACK]
    losses = [words("moment-destroyed", cards=", ".join(cards))] if cards else []
    losses += [pieces_title(pieces, words)] if pieces else []
    losses += [words("some-flood")] if any(event[0] == Event.FLOODED for event in events) else []
    return "; ".join(losses) or NOTHING_LOST


def _new_round(box: Box, s: State, events: list[Happening], words: Words) -> Iterator[Moment]:
    """Who has come, and what the harvest brings; a raid in the middle of a round brings outsiders only."""
    kinds = {event[0] for event in events}
    came = _present(s, [f"outsider-{event[1]}" for event in events if event[0] == Event.CAME])
    count = int(count_outsiders(s))
    if Event.ROUND_BEGAN in kinds:
        more = int(newcomers(box.record, s))
        lines = (*_brought(box, events, words), words("draw-outsiders-head", count=count, all=ROW, more=more))
        yield Moment("round", words("moment-round", round=int(s.round_number)), lines, places=("round", *came))
    elif Event.CAME in kinds and s.outcome in (Outcome.NONE, Outcome.OUTSIDERS):
        lines = (*_brought(box, events, words), words("draw-fact-outsiders", count=count, all=ROW))
        yield Moment("assault", words("moment-came"), lines, places=came)


def _beaten(box: Box, s: State, events: list[Happening], words: Words) -> Moment:
    """Outsiders who were attacked and are gone, and the reward for it."""
    _, outsider, space = events[0][:3]
    left = words("draw-fact-outsiders", count=int(count_outsiders(s)), all=ROW)
    title = words("moment-beaten", name=outsider_title(box, outsider, words))
    return Moment("reward", title, (*_brought(box, events, words), left), places=(f"row-{space}",))


def _canal(box: Box, s: State, events: list[Happening], words: Words) -> Moment:
    """A canal that is finished: what it opens, what its card brought, and how many are left."""
    number, b = events[0][1], box.record
    lines = [words("about-canal-built", trade=trade_words(box, number, words))]
    if b.newcomers[number]:
        lines.append(words("moment-newcomer", count=int(b.newcomers[number])))
    lines += _brought(box, events, words)
    lines.append(words("moment-canals-left", left=RIVER - number, goals=YES_NO[bool(goals_met(b, s))]))
    spaces = (f"space-{space}" for space, section in enumerate(b.space_section.tolist()) if section == number)
    places = (f"canal-{number}", f"trade-{number}", *spaces)
    return Moment("reward", words("moment-canal", number=number), tuple(lines), places=places)


def _hut(box: Box, s: State, events: list[Happening], words: Words) -> Moment:
    """A hut with the card that was turned up for it."""
    number, card = int(s.hut_count), events[0][1]
    gain = gains_title(effects(box, bool(s.story), box.record.hut_effects[card]), words)
    lines = (words("moment-hut-card", gain=gain), words("moment-hut-opens"))
    places = (f"token-hut-{number}", f"slot-{number}", f"tucked-{number}")
    return Moment("reward", words("moment-hut", number=number), lines, places=places)


def _turns(box: Box, s: State, events: list[Happening], words: Words) -> Iterator[Moment]:
    """How the water moves among other events, and the end of the game."""
    for before, event in pairwise([[0, 0], *events]):
        match event[0]:
            case Event.FLOODED:
                why = (words("moment-flood-why", cards=before[1]),) if before[0] == Event.REMADE else ()
                yield _flood("moment-flood", s, event[1], why, words)
            case Event.EBBED:
                yield _flood("moment-ebb", s, event[1], (), words)
            case Event.GAME_OVER:
                yield _verdict(box, s, words)


def _flood(message: str, s: State, section: int, why: tuple[str, ...], words: Words) -> Moment:
    """Where the water stands now, and how often it can rise before the game is lost."""
    built = int(s.built)
    if section > built:
        line = words("moment-flood-lost", place="edge" if section > RIVER else "canal", section=section)
    else:
        line = words("moment-flood-left", left=built - section, place="edge" if built == RIVER else "canal",
                     next=built + 1)  # fmt: skip
    place = "edge" if section > RIVER else "canal" if section else "start"
    places = ("flood", f"canal-{section}") if place == "canal" else ("flood",)
    return Moment("flood", words(message, place=place, section=section), (*why, line), places=places)


def _verdict(box: Box, s: State, words: Words) -> Moment:
    """Won or lost, why, and what was reached."""
    sheet = score_sheet(box, s, words)
    rows = (("", words.seat(0)), *((row.label, str(row.points[0])) for row in sheet.rows))
    match s.outcome:
        case Outcome.WIN:
            places = tuple(f"canal-{number}" for number in range(1, RIVER + 1))
        case Outcome.FLOOD:
            places = ("flood",)
        case Outcome.OUTSIDERS:
            places = tuple(f"outsider-{-card}" for card in s.row.tolist() if card < 0)
        case Outcome.DAMAGE:
            places = ("ready",)
        case _:
            places = ("round",)
    return Moment("scoring", sheet.ending, tuple(sheet.notes[1:]), rows, places)


def _brought(box: Box, events: list[Happening], words: Words) -> Iterator[str]:
    """What came of something, in the sentences of the log."""
    for kind, same in groupby((event for event in events if event[0] in BROUGHT), lambda event: Event(event[0])):
        yield from lines_of(box, kind, list(same), words)


def _present(s: State, places: Sequence[str]) -> tuple[str, ...]:
    """Those of the attackers that are still on the table, each once."""
    there = {f"outsider-{-card}" for card in s.row.tolist() if card < 0} | {f"rule-{card}" for card in members(s.rules)}
    return tuple(place for place in dict.fromkeys(places) if place in there)
