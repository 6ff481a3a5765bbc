"""What must hold after every action (RULES.md, 20; CAMPAIGN.md, 10), for tests and long random runs.

`faults` looks at one state, `transition_faults` at two that follow each other, `campaign_faults` at the campaign before
and after a game. The checks themselves are compiled (`state`, `transition`) and answer with bits: only a bug costs the
time to put it into words.

| game | checked by                                 | campaign | checked by                                        |
|------|--------------------------------------------|----------|---------------------------------------------------|
| 1    | state: cards                               | 1        | state: cards                                      |
| 2    | state: pieces                              | 2        | state: canals                                     |
| 3    | state: piles                               | 3        | state: story; transition: end; campaign_faults    |
| 4    | state: river, piles                        | 4        | transition: campaign; campaign_faults             |
| 5    | state: huts                                | 5        | campaign_faults; a run that loads its dumps       |
| 6    | state: buildings                           | 6        | state: story; transition: end                     |
| 7    | state: river; transition: barge            | 7        | state: huts                                       |
| 8    | state: course; a run that asks refusals    | 8        | a run that replays its records                    |
| 9    | state: pending, decision                   | 9        | tests: test_stories, test_storybook               |
| 10   | transition: chance; a run that loads dumps |          |                                                   |
| 11   | transition: counters; state: course        |          |                                                   |
"""

from contextlib import suppress

from tianxia.games.legacy_of_yu.checks.state import Fault, check
from tianxia.games.legacy_of_yu.checks.transition import TransitionFault, check_transition
from tianxia.games.legacy_of_yu.state import State
from tianxia.games.legacy_of_yu.text.campaign import CARD_LISTS, LAST_GAME, dump_campaign, enter_campaign
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import CampaignOver, Unreadable
from tianxia.kernel.game import Box

_PILES = ("unseen", "ready", "exhausted", "hand", "deck", "discard", "row", "tucked", "own_townsfolk")
_OUTSIDERS = ("outsider_deck", "outsider_discard", "row", "resolving", "resolving_card", "own_outsiders")
_PENDING = ("phase", "decision", "outcome", "queue_size", "raider", "doing", "pay_left", "resolving")

FAULTS: dict[Fault, tuple[str, tuple[str, ...]]] = {
    Fault.TOWNSFOLK_TWICE: ("townsfolk in two places", _PILES),
    Fault.TOWNSFOLK_LOST: ("townsfolk of another game or nowhere", _PILES),
    Fault.OUTSIDER_TWICE: ("outsiders in two places", _OUTSIDERS),
    Fault.OUTSIDER_LOST: ("outsiders of another game or nowhere", _OUTSIDERS),
    Fault.UNSEEN: ("unseen cards do not fit the piles", ("unseen", "ready_unseen", "ready", "deck")),
    Fault.SEVEN_OUTSIDERS: ("seven outsiders in a running game", ("row",)),
    Fault.NEGATIVE: ("a negative number of pieces", ("held", "supply")),
    Fault.TOTAL: ("pieces do not add up", ("held", "slots", "supply")),
    Fault.BUILDING_TWICE: ("a building twice", ("spaces",)),
    Fault.CLOSED_SPACE: ("a building on a closed space", ("spaces", "built")),
    Fault.BUILDINGS: ("farms or group do not fit the buildings", ("spaces", "farms", "group")),
    Fault.HUTS: ("huts with a gap, or more cards turned up than huts", ("spaces", "hut_count", "turned_up")),
    Fault.HUT_CARDS: ("a hut card in two places", ("hut_deck", "huts", "turned_up")),
    Fault.CLOSED_TUCK: ("a card on a closed tuck space", ("tucked", "hut_count")),
    Fault.CLOSED_SLOT: ("a worker on a closed slot", ("slots", "hut_count", "rules")),
    Fault.FLOOD: ("the flood is beyond the canals", ("flood", "built")),
    Fault.BARGE: ("the barge is in the wrong place", ("barge", "built", "phase")),
    Fault.CANAL_GROUP: ("a canal of the wrong group, or twice", ("canals",)),
    Fault.CANAL_LOST: ("a canal that is not in the campaign", ("canals", "built", "own_canals")),
    Fault.OVER: ("over without end", _PENDING),
    Fault.OUTCOME: ("the outcome does not fit the phase", _PENDING),
    Fault.ROUNDS: ("too many rounds", ("round_number",)),
    Fault.EVENTS: ("the buffer of events or the queue is full", ("event_count", "queue_size")),
    Fault.MAIN: ("something is pending at a main decision", _PENDING),
    Fault.PAYING: ("pay_left without an action, or the reverse", ("pay_left", "pay_from", "doing", "decision")),
    Fault.RAIDER: ("nobody attacks from there", ("raider", "phase", "row", "rules")),
    Fault.DECISION: ("another decision should be asked", (*_PENDING, "queue")),
    Fault.QUEUE: ("items behind the end of the queue, or none before it", ("queue_size", "queue")),
    Fault.SINGLE: ("campaign fields in a single game", ("rules", "marks", "told", "stones", "wins", "losses")),
    Fault.LAST_CARDS: ("victory or defeat cards do not fit the games", ("victory", "defeat", "wins", "losses")),
    Fault.EPILOGUE: ("an epilogue without a story", _PENDING),
}
"""Each fault in words, and the fields to look at."""


TRANSITION_FAULTS: dict[TransitionFault, tuple[str, tuple[str, ...]]] = {
    TransitionFault.CHANCE: (
        "the chance numbers used are not one for each card taken",
        ("chance", "event_count", "row", "victory", "defeat"),
    ),
    TransitionFault.ROUND: ("the round fell or jumped", ("round_number",)),
    TransitionFault.BUILT: ("the canals do not fit what was built", ("built", "canals")),
    TransitionFault.BEATEN: ("the number of outsiders beaten does not fit the attacks", ("beaten",)),
    TransitionFault.FLOOD: ("the flood does not fit its moves", ("flood",)),
    TransitionFault.EBB: ("the flood fell without a campaign", ("flood",)),
    TransitionFault.BARGE: ("the barge went or came by itself", ("barge", "built", "phase", "round_number")),
    TransitionFault.MOVED: (
        "something left that stays for good",
        ("spaces", "tucked", "huts", "turned_up", "players", "story"),
    ),
    TransitionFault.ENDED: ("the game went on after its end", ("phase", "outcome", "finished")),
    TransitionFault.GAMES: ("wins and losses do not fit the outcome", ("wins", "losses", "outcome")),
    TransitionFault.EPILOGUE: (
        "something moved on the table after the end",
        ("held", "supply", "slots", "row", "flood"),
    ),
    TransitionFault.TOLD: ("something told or a stone was forgotten", ("told", "stones")),
    TransitionFault.JOINED: (
        "a card joined without its stone",
        ("own_townsfolk", "own_outsiders", "own_canals", "own_huts"),
    ),
    TransitionFault.SINGLE: (
        "the cards of a single game changed",
        ("own_townsfolk", "own_outsiders", "own_canals", "own_huts"),
    ),
}
"""Each of them in words, and the fields to look at."""


def faults(box: Box, s: State) -> list[str]:
    """The invariants that do not hold."""
    found = int(check(box.record, s))
    return [
        f"{sentence}: " + ", ".join(f"{name} {s[name].tolist()}" for name in fields)
        for fault, (sentence, fields) in FAULTS.items()
        if found >> fault & 1
    ]


def transition_faults(box: Box, before: State, after: State) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    found = int(check_transition(box.record, before, after))
    return [
        f"{sentence}: " + ", ".join(f"{name} {before[name].tolist()} -> {after[name].tolist()}" for name in fields)
        for kind, (sentence, fields) in TRANSITION_FAULTS.items()
        if found >> kind & 1
    ]


def campaign_faults(box: Box, before: Document, after: Document) -> list[str]:
    """The invariants between the document a game of a campaign began with and the one it left that do not hold."""
    then = _whole(box, before)
    try:
        now = _whole(box, after)
    except Unreadable as error:
        return [f"no game can start from the new document: {error}"]
    found = []
    won, lost = now["wins"] - then["wins"], now["losses"] - then["losses"]
    if (won, lost) not in ((1, 0), (0, 1)):
        found.append(f"a game brought {won} wins and {lost} losses")
    ended = "won" if now["wins"] == LAST_GAME else "lost" if now["losses"] == LAST_GAME else "-"
    if now["finished"] != ended:
        found.append(f"finished is {now['finished']} after {now['wins']} wins and {now['losses']} losses")
    for key in ("told", "stones"):
        if gone := set(then[key]) - set(now[key]):
            found.append(f"{key} lost {sorted(gone)}")
    for key in ("victory", "defeat"):
        if new := set(now[key]) - set(then[key]):
            found.append(f"{key} cards came back: {sorted(new)}")
    stones = {(int(box.record.stone_kind[n]), int(box.record.stone_card[n])) for n in now["stones"]}
    for kind, key in enumerate((*CARD_LISTS, "rules"), 1):
        if strange := [n for n in set(now[key]) - set(then[key]) if (kind, n) not in stones]:
            found.append(f"{key} joined without a stone: {sorted(strange)}")
    return found


def _whole(box: Box, document: Document) -> Document:
    """A campaign document with every key, as a game reads and writes it; a finished one can be read as well."""
    s = State.new()
    s.story = 1
    with suppress(CampaignOver):
        enter_campaign(box, {"story": "campaign"}, document, s)
    return dump_campaign(s)
