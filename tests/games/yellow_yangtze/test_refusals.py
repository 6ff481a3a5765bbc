"""Refusals against an independent reading of RULES.md, 8 to 11 and 15, made from positions alone."""

import random

import pytest

from tests.games.yellow_yangtze.test_realms import names_around, occupied, states_next_to, tables
from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.box import names
from tianxia.games.yellow_yangtze.text.refusals import ANSWERS, SOURCES
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.rule import INTERPRET
from tianxia.table import Table
from tianxia.words import LANGUAGES

RIVERS = {name for name, h in names(GAME.box).hex_numbers.items() if GAME.box.record.is_river[h]}
ALLOWED = {GAME.decisions[kind]: verbs for kind, verbs in ANSWERS.items()}


def expected_code(position: Document, text: str) -> str | None:
    """The first check that fails; None if the action is legal. `must-act` needs the whole list: not asked here."""
    words = text.split()
    with_leader = len(words) > 1 and words[-1] == "leader"
    words = words[:-1] if with_leader else words
    kind = position["decision"]["kind"]
    if kind == "over":
        return "game-over"
    if words[0] not in ALLOWED[kind]:
        return "wrong-decision"
    seat = position["decider"]
    hand, own = position["hands"][seat], position["leaders"][seat]
    match words:
        case ["leader", colour, name]:
            return leader_code(position, colour, name)
        case ["withdraw", colour]:
            return None if colour in own else "leader-not-on-board"
        case ["tile", colour, name]:
            return tile_code(position, colour, name)
        case ["riot", name]:
            if name not in position["tiles"]:
                return "no-tile-there"
            return payment_code(own, hand, "blue", with_leader, "farmer", "farmers")
        case ["build", triangle]:
            blocked = triangle_code(position, triangle)
            return blocked or payment_code(own, hand, "green", with_leader, "trader", "traders")
        case ["pagoda", triangle]:
            if position["decision"]["at"] not in triangle.split("-"):
                return "not-this-tile"
            return triangle_code(position, triangle)
        case ["move", triangle]:
            colour = position["tiles"][position["decision"]["triangle"].split("-")[0]]
            return None if position["pagodas"].get(triangle) == colour else "no-such-pagoda"
        case ["take", colour]:
            return None if position["market"][colour] else "not-in-market"
        case ["toss", colour]:
            return None if hand[colour] else "tile-not-in-hand"
        case ["replace"]:
            return None if sum(hand.values()) else "nothing-to-replace"
        case ["stop"] if kind == "toss":
            return None if position["decision"]["count"] else "toss-at-least-one"
    return conflict_code(position, words, with_leader)


def leader_code(position: Document, colour: str, name: str) -> str | None:
    seat = position["turn"]
    own = dict(position["leaders"][seat])
    if own.pop(colour, None) == name:
        return "same-hex"
    if name in RIVERS:
        return "river-no-leaders"
    if name in occupied(position):
        return "hex-occupied"
    if not any(position["tiles"].get(other) == "black" for other in names_around(name)):
        return "no-governor-adjacent"
    lifted = position | {"leaders": [own if s == seat else other for s, other in enumerate(position["leaders"])]}
    states = states_next_to(lifted, name)
    meeting = [c for state in states for other in lifted["leaders"] for c, h in other.items() if h in state] + [colour]
    return "unites-in-conflict" if len(states) > 1 and len(set(meeting)) < len(meeting) else None


def tile_code(position: Document, colour: str, name: str) -> str | None:
    chain = position["decision"]["kind"] == "chain"
    if chain and colour != "blue":
        return "chain-farmers-only"
    if (name in RIVERS) != (colour == "blue"):
        return "river-farmers-only" if name in RIVERS else "farmers-river-only"
    if name in occupied(position):
        return "hex-occupied"
    if chain and name not in names_around(position["decision"]["at"]):
        return "chain-not-adjacent"
    return None if position["hands"][position["turn"]][colour] else "tile-not-in-hand"


def triangle_code(position: Document, triangle: str) -> str | None:
    hexes = triangle.split("-")
    if len({position["tiles"].get(name, name) for name in hexes}) > 1:
        return "not-a-triangle"
    covered = {name for other in position["pagodas"] for name in other.split("-")}
    return "pagoda-in-the-way" if covered & set(hexes) else None


def payment_code(own: Document, hand: Document, colour: str, with_leader: bool, leader: str, tiles: str) -> str | None:
    if with_leader and colour in own:
        return f"{leader}-leader-on-board"
    return None if hand[colour] >= 2 - with_leader else f"not-enough-{tiles}"


def conflict_code(position: Document, words: list[str], with_leader: bool) -> str | None:
    decision, seat = position["decision"], position["decider"]
    hand, own = position["hands"][seat], position["leaders"][seat]
    totals = [side["total"] for side in decision.get("sides", [])]
    match words:
        case ["commit", number]:
            if with_leader and "black" in own:
                return "governor-leader-on-board"
            return None if hand["black"] >= int(number) else "not-enough-governors"
        case ["support", side, number]:
            if int(side) > len(totals):
                return "no-such-side"
            if number == "0" and not with_leader:
                return "empty-support"
            if with_leader and "red" in own:
                return "soldier-leader-on-board"
            return None if hand["red"] >= int(number) else "not-enough-soldiers"
        case ["winner", side]:
            if int(side) > len(totals):
                return "no-such-side"
            return None if totals[int(side) - 1] == max(totals) else "not-tied"
        case ["remove", name]:
            return None if name in decision["from"] else "not-winners-soldier"
    return None


def found_code(table: Table, text: str) -> str | None:
    refused = GAME.refusal(table.box, table.state, text)
    return refused.code if refused else None


@pytest.mark.parametrize("seed", range(2 if INTERPRET else 12))
def test_ids_of_random_positions(seed: int) -> None:
    """What is legal is not refused, and the code of the rest is that of the first failing check."""
    rng = random.Random(seed)
    for table in tables(300 + seed):
        position = table.position()
        kind = position["decision"]["kind"]
        if kind in ("action", "revolt", "market") and table.ply % 25:
            continue
        legal = set(table.legal_ids())
        for action in {*rng.sample(range(GAME.num_actions), 60), *rng.sample(sorted(legal), min(20, len(legal)))}:
            text = GAME.format_action(GAME.box, action)
            code = expected_code(position, text)
            assert (code is None) == (action in legal), (text, position)
            assert found_code(table, text) == code, (text, position)


UNREADABLE = [
    ("", "unknown-action"),
    ("tile", "unknown-action"),
    ("tile red", "unknown-action"),
    ("tile purple e8", "unknown-action"),
    ("tile red e8 leader", "unknown-action"),
    ("riot e7 twice", "unknown-action"),
    ("riot 7e", "unknown-action"),
    ("winner 0", "unknown-action"),
    ("support 1 x", "unknown-action"),
    ("pass leader", "unknown-action"),
    ("leader red z9", "unknown-hex"),
    ("riot a01 leader", "unknown-hex"),
    ("remove k1", "unknown-hex"),
    ("build a1-a2", "unknown-action"),
    ("build a2-a1-b1", "unknown-triangle"),
    ("move a1-a2-a3", "unknown-triangle"),
]
"""Texts that are not actions, and as what they are refused."""


def unreadable(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        GAME.parse_action(GAME.box, text)
    return caught.value


@pytest.mark.parametrize(("text", "code"), UNREADABLE)
def test_texts_that_cannot_be_read(text: str, code: str) -> None:
    table = Table.from_position({"game": "yellow-yangtze", "players": 2})
    with pytest.raises(Unreadable) as caught:
        table.play(text)
    assert caught.value.code == unreadable(text).code == code
    assert found_code(table, text) == code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SOURCES)
def test_every_code_has_words_and_a_chapter(code: str, language: str) -> None:
    assert f"refusal-{code}" in GAME.words(language)
    assert SOURCES[code].chapter in GAME.chapters(language)
