"""Every entry and card of the campaign can be reached and resolved; every kind of effect does what it says."""

from itertools import chain, combinations
from typing import Any

import pytest

from tianxia import GAMES, Table
from tianxia.games.legacy_of_yu.box import story_document
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item, format_item, parse_item
from tianxia.games.legacy_of_yu.rules.stories import find_entry
from tianxia.games.legacy_of_yu.state import Event, State
from tianxia.kernel.documents import Document

GAME = GAMES["legacy-of-yu"]
STORY = story_document()
BOXES = (GAME.box.document, STORY)
ENTRIES = {entry["n"]: entry for entry in STORY["entry"]}
RULES = {rule["n"]: rule for rule in STORY["rule"]}
STONES = {card["stone"]: (kind, card["n"]) for kind in ("townsfolk", "outsider", "canal", "hutcard", "rule")
          for card in STORY[kind]}  # fmt: skip
PLENTY = {
    "workers": dict.fromkeys(("white", "red", "blue", "yellow", "black"), 4),
    "goods": {"provision": 7, "cowrie": 8, "clay": 6, "timber": 6},
}


def cards(kind: str) -> dict[int, Document]:
    return {card["n"]: card for box in BOXES for card in box[kind]}


def sources() -> dict[int, list[tuple[str, int]]]:
    """Where each entry can come from: kind and number of a card."""
    found: dict[int, list[tuple[str, int]]] = {}

    def note(items: list[str], kind: str, n: int) -> None:
        for item in items:
            if item.startswith("story "):
                found.setdefault(int(item.split()[1]), []).append((kind, n))

    for n, card in cards("canal").items():
        note(card["effects"], "canal", n)
    for n, card in cards("outsider").items():
        note(card["reward"], "outsider", n)
    for n, card in cards("hutcard").items():
        note(card["effects"], "hutcard", n)
    for n, rule in RULES.items():
        note(rule.get("tool", {}).get("gain", []), "rule", n)
    for card in STORY["victory"]:
        note([f"story {card['story']}"], "victory", card["n"])
    for card in STORY["defeat"]:
        note([f"story {card['flood']}"], "flood", card["n"])
        note([f"story {card['other']}"], "damage", card["n"])
    return found


SOURCES = sources()


def chain_of(entry: int) -> list[int]:
    """An entry and those that stand for it."""
    numbers = [entry]
    while "otherwise" in ENTRIES[numbers[-1]]:
        numbers.append(ENTRIES[numbers[-1]]["otherwise"])
    return numbers


def effects_of(entry: int) -> list[str]:
    choices = ENTRIES[entry].get("choice", [])
    return [*ENTRIES[entry]["effects"], *chain.from_iterable(choice["effects"] for choice in choices)]


def test_every_entry_and_card_can_be_reached() -> None:
    """From the starting cards on: an entry is reached from a card in the campaign, under flags that can be set."""
    known = {
        (kind, card["n"]) for kind in ("townsfolk", "outsider", "canal", "hutcard") for card in GAME.box.document[kind]
    }
    known |= {(kind, n) for kind in ("victory", "flood", "damage") for n in range(1, 8)}
    flags: set[str] = set()
    reached: set[int] = set()
    while True:
        before = (len(known), len(flags), len(reached))
        for entry, places in SOURCES.items():
            if known & set(places):
                reached |= {n for n in chain_of(entry) if _can_be_told(entry, n, flags, known)}
        for item in chain.from_iterable(effects_of(entry) for entry in reached):
            word, _, rest = item.partition(" ")
            if word == "flag":
                flags.add(rest)
            elif word == "card":
                known.add(STONES[int(rest.split()[0])])
        if before == (len(known), len(flags), len(reached)):
            break
    assert reached == set(ENTRIES)
    assert set(STONES.values()) <= known
    assert flags == set(STORY["flags"])


def _can_be_told(first: int, entry: int, flags: set[str], known: set[tuple[str, int]]) -> bool:
    """Could all flags the chain asks for be as it needs them?"""
    if not set(_positive(entry)) <= flags:
        return False
    position = chain_of(first).index(entry)
    before = chain_of(first)[:position]
    return all(any(_can_fail(need, flags, known) for need in ENTRIES[n]["needs"]) for n in before)


def _positive(entry: int) -> list[str]:
    return [need.split()[1] for need in ENTRIES[entry].get("needs", []) if need.startswith("flag")]


def _can_fail(need: str, flags: set[str], known: set[tuple[str, int]]) -> bool:
    words = need.split()
    if words[0] != "no":
        return True
    return words[2] in flags if words[1] == "flag" else ("rule", int(words[2])) in known


def document_for(entry: int, told_first: int) -> Document:
    """A campaign in which the story of a card leads to just this entry."""
    needs = [need.split()[-1] for n in chain_of(told_first) for need in ENTRIES[n].get("needs", [])]
    relevant = sorted({word for word in needs if not word.isdigit()})
    for size in range(len(relevant) + 1):
        for flags in combinations(relevant, size):
            document = {"flags": list(flags)}
            state = State.new()
            assert GAME.campaigns is not None
            GAME.campaigns.enter(GAME.box, {"story": "campaign"}, document, state)
            if find_entry(GAME.box.record, state, told_first) == entry:
                return document
    raise AssertionError(f"no flags lead from {told_first} to {entry}")


def cause(kind: str, n: int, document: Document) -> Table:
    """A table at which the card has just told its story."""
    document = dict(document)
    start: Document = {"options": {"story": "campaign"}, "campaign": document, **PLENTY, "ready": list(range(1, 16))}
    if kind in ("canal", "outsider", "hutcard", "rule"):
        lists = {"canal": ("canals", 10), "outsider": ("outsiders", 16), "hutcard": ("huts", 6), "rule": ("rules", 0)}
        key, starting = lists[kind]
        document[key] = [*range(1, starting + 1), *([n] if n > starting else [])]
    if kind == "canal":
        group = cards("canal")[n]["group"]
        river = [1, 2, 5, 6, 7, 8]
        river[2 * group - 2] = n
        river[2 * group - 1] = next(
            c for c in cards("canal") if cards("canal")[c]["group"] == group and c != n and c <= 10
        )
        return _played(start | {"built": 2 * group - 2, "flood": 0, "canals": river}, "canal")
    if kind == "outsider":
        return _played(start | {"row": ["-"] * 6 + [f"o{n}"]}, "attack 7")
    if kind == "hutcard":
        return _played(start | {"hut_deck": [n]}, "build hut at 0")
    if kind == "rule":
        return _played(start, f"tool {n}")
    return _ended(kind, n, start)


def _ended(kind: str, n: int, start: Document) -> Table:
    """The end of a game that opens this victory or defeat card."""
    document = start["campaign"]
    key, count = ("victory", "wins") if kind == "victory" else ("defeat", "losses")
    document[count], document[key] = (6, []) if n == 7 else (5, [n])
    if kind == "victory":
        return _played(start | {"built": 6, "barge": False}, "end")
    return _played(start | {"ready": [], "exhausted": [1, 2] if kind == "flood" else []}, "end")


def _played(position: Document, action: str) -> Table:
    table = Table.from_position({"game": "legacy-of-yu", **position})
    table.play(action)
    return table


def resolve(table: Table, entry: int, choice: int) -> None:
    """Answer everything that is asked until the story is done; the choice of the entry as told."""
    while table.position()["queue"]:
        legal = table.legal()
        answer = f"choose {choice}"
        table.play(answer if table.position()["queue"][0] == f"choice {entry}" else legal[0])
        assert GAME.faults(table.box, table.state) == []


CASES = [
    (told, kind, n, entry, choice)
    for told, places in SOURCES.items()
    for kind, n in places
    for entry in chain_of(told)
    for choice in range(1, max(len(ENTRIES[entry].get("choice", [])), 1) + 1)
]


@pytest.mark.parametrize(("told", "kind", "n", "entry", "choice"), CASES)
def test_every_entry_is_told_and_every_choice_resolved(told: int, kind: str, n: int, entry: int, choice: int) -> None:
    document = document_for(entry, told) if entry != 30 else {"flags": ["serpent"]}
    table = cause(kind, n, document)
    resolve(table, entry, choice)
    campaign = table.position()["campaign"]
    assert entry in campaign["told"]
    chosen = ENTRIES[entry].get("choice", [])
    expected = [*ENTRIES[entry]["effects"], *(chosen[choice - 1]["effects"] if chosen else [])]
    if table.position()["outcome"] not in ("-", "win") and kind in ("canal", "outsider", "hutcard", "rule"):
        return  # the game was lost in the middle of the story: what waited is lost (C-4)
    for item in expected:
        words = item.split()
        if words[0] == "card":
            assert int(words[1]) in campaign["stones"]
        elif words[0] == "flag":
            assert words[1] in campaign["flags"]
    if ENTRIES[entry].get("retire"):
        lists = {"canal": "canals", "outsider": "outsiders", "hutcard": "huts"}
        assert n not in campaign[lists[kind]]
    assert Table.from_position(table.position()).position() == table.position()


@pytest.mark.parametrize("n", sorted(cards("townsfolk")))
def test_every_townsfolk_card_can_be_used_in_every_way(n: int) -> None:
    document = {"townsfolk": sorted({*range(1, 31), n}), "rules": [4, 5]}
    start: Document = {"options": {"story": "campaign"}, "campaign": document, "hand": [n], "exhausted": [], "built": 1}
    start["ready"] = [c for c in range(1, 12) if c != n]
    for verb in ("play", "discard", "tuck", "cook"):
        table = _played(start, f"{verb} {n}")
        while table.position()["queue"]:
            table.play(table.legal()[0])
        assert n not in table.position()["hand"]
        assert GAME.faults(table.box, table.state) == []


@pytest.mark.parametrize("n", sorted(cards("outsider")))
def test_every_outsider_attacks_and_can_be_bought_off_if_it_has_a_tribute(n: int) -> None:
    document = {"outsiders": sorted({*range(1, 17), n})}
    start = {"options": {"story": "campaign"}, "campaign": document, **PLENTY, "ready": list(range(1, 16)), "built": 3,
             "row": ["-"] * 6 + [f"o{n}"]}  # fmt: skip
    for answer in ("suffer", "tribute") if "tribute" in cards("outsider")[n] else ("suffer",):
        table = _played(start, "end")
        assert table.position()["raider"] == 7
        table.play(answer)
        assert table.position()["round"] == 2
        assert GAME.faults(table.box, table.state) == []


EFFECTS: dict[str, tuple[Document, list[str], Any]] = {
    # kind: what waits after `skip` of a cowrie that cannot be had, answers, and (path, value) afterwards
    "PIECE": ({"queue": ["clay"]}, [], ("goods.clay", 1)),
    "SOLDIER": ({"queue": ["soldier"]}, ["gain blue"], ("workers.blue", 1)),
    "WORKER": ({"queue": ["worker"]}, ["gain white"], ("workers.white", 1)),
    "MATERIAL": ({"queue": ["material"]}, ["gain timber"], ("goods.timber", 1)),
    "DRAW": ({"queue": ["draw"], "ready": [9]}, [], ("hand", [9])),
    "DESTROY": ({"queue": ["destroy"], "ready": [9], "deck": [1]}, [], ("ready", [])),
    "RECRUIT": ({"queue": ["recruit"], "deck": [5]}, [], ("hand", [5])),
    "STORY": ({"queue": ["story 54"]}, [], ("campaign.told", [54])),
    "CHOICE": ({"queue": ["choice 1"]}, ["choose 2"], ("campaign.rules", [11])),
    "AWAY": ({"queue": ["away"], "resolving": "outsider 4"}, [], ("outsider_discard", [4])),
    "FLOOD": ({"queue": ["flood"], "built": 1}, [], ("flood", 1)),
    "EBB": ({"queue": ["ebb"], "built": 1, "flood": 1}, [], ("flood", 0)),
    "RAID": ({"queue": ["raid"], "outsider_deck": [3]}, [], ("row.6", "o3")),
    "CARD": ({"queue": ["card 1"]}, [], ("discard", [31])),
    "CARD_HAND": ({"queue": ["card 1 hand"]}, [], ("hand", [31])),
    "CARD_EXHAUSTED": ({"queue": ["card 1 exhausted"]}, [], ("exhausted", [31])),
    "DROP": ({"queue": ["drop 60"], "campaign": {"rules": [9]}, "slots": ["-"] * 5 + ["red"]}, [], ("workers.red", 1)),
    "FLAG": ({"queue": ["flag wine"]}, [], ("campaign.flags", ["wine"])),
    "UNFLAG": ({"queue": ["unflag wine"], "campaign": {"flags": ["wine", "war"]}}, [], ("campaign.flags", ["war"])),
    "LOSE": ({"queue": ["lose worker"], "workers": {"red": 1, "blue": 1}}, ["give red"], ("workers.red", 0)),
    "RETIRE": ({"queue": ["retire", "away"], "resolving": "outsider 4"}, [], ("campaign.outsiders.3", 5)),
}
"""One case for each kind of effect, carried out behind a cowrie that must be skipped."""


@pytest.mark.parametrize("kind", [kind.name for kind in Item])
def test_every_kind_of_effect(kind: str) -> None:
    position, answers, (path, expected) = EFFECTS[kind]
    given = dict(position)
    given["queue"] = ["cowrie", *given["queue"]]
    goods = {"cowrie": 12}
    table = Table.from_position({"game": "legacy-of-yu", "options": {"story": "campaign"}, "goods": goods, **given})
    assert table.position()["decision"] == "short"
    table.play("skip")
    for answer in answers:
        table.play(answer)
    found: Any = table.position()
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    assert found == expected
    assert table.position()["queue"] == []
    assert GAME.faults(table.box, table.state) == []


def events(table: Table) -> list[tuple[int, int]]:
    """What the last action caused: kinds of events and what they are about."""
    return [(int(event[0]), int(event[1])) for event in table.state.events[: table.state.event_count]]


def test_what_is_forgotten_is_told_once() -> None:
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "goods": {"cowrie": 12},
                "queue": ["cowrie", "unflag wine"]}  # fmt: skip
    flag = STORY["flags"].index("wine")
    remembering = _played(position | {"campaign": {"flags": ["wine"]}}, "skip")
    assert (Event.FORGOT, flag) in events(remembering)
    assert Event.FORGOT not in [kind for kind, _ in events(_played(position, "skip"))]


def test_a_story_told_again_says_which() -> None:
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "goods": {"cowrie": 12},
                "queue": ["cowrie", "story 54"], "campaign": {"told": [54]}}  # fmt: skip
    assert (Event.STORY_AGAIN, 54) in events(_played(position, "skip"))


def test_items_read_and_write_alike() -> None:
    flags = STORY["flags"]
    texts = ["white", "timber", "soldier", "draw", "story 42", "choice 3", "card 7", "card 7 hand", "card 16 exhausted",
             "drop 66", "flag war", "unflag war", "lose clay", "lose worker", "away", "retire", "raid"]  # fmt: skip
    for text in texts:
        assert format_item(parse_item(text, "x", flags), flags) == text
    assert {parse_item(text, "x", flags) // SHIFT for text in texts} <= set(Item)


def test_the_data_of_the_story() -> None:
    """Every entry has its title and labels in both languages; minima hold whatever retires (C-6)."""
    for language in ("en", "ru"):
        words = GAME.words(language)
        for n, entry in ENTRIES.items():
            assert words(f"story-{n}")
            assert all(len(words(f"story-{n}-{k + 1}").split()) <= 6 for k in range(len(entry.get("choice", []))))
        for rule in RULES.values():
            assert words(f"rule-{rule['name']}")
            assert words(f"rule-{rule['name']}-effect")
        assert all(f"role-{card['role']}" in words for kind in ("townsfolk", "outsider") for card in STORY[kind])
    given = {int(item.split()[1]) for n in ENTRIES for item in effects_of(n) if item.startswith("card")}
    assert given == set(STONES)


def test_retiring_never_leaves_too_few_cards() -> None:
    """Whatever is told and chosen: two canals of each group and four huts stay (C-6)."""
    starting = {kind: {card["n"] for card in GAME.box.document[kind]} for kind in ("canal", "hutcard", "outsider")}
    retired: dict[str, set[int]] = {kind: set() for kind in starting}
    for told, places in SOURCES.items():
        entries = [ENTRIES[n] for n in chain_of(told)]
        for kind, n in places:
            if kind in starting and any(entry.get("retire") for entry in entries):
                retired[kind].add(n)
                sure = [{STONES[int(item.split()[1])] for item in entry["effects"] if item.startswith("card")}
                        for entry in entries]  # fmt: skip
                for of, card in set.intersection(*sure):
                    if of in starting:
                        starting[of].add(card)
    canals = starting["canal"] - retired["canal"]
    for group in (1, 2, 3):
        assert sum(cards("canal")[n]["group"] == group for n in canals) >= 2
    assert len(starting["hutcard"] - retired["hutcard"]) >= 4
    assert len(starting["outsider"] - retired["outsider"]) >= 8
