"""Groups, points and wars against a slow, independent reading of positions: flood fill over names, rules as prose."""

import random
from collections.abc import Iterator

import pytest

import tianxia
from tianxia.games.yellow_yangtze.box import names
from tianxia.kernel.documents import Document
from tianxia.kernel.rule import INTERPRET
from tianxia.table import Table

COLOURS = ("black", "red", "blue", "green", "yellow")


def names_around(name: str) -> list[str]:
    """The names of the six places around a hex, whether the map has them or not (RULES.md, 4)."""
    row, column = ord(name[0]), int(name[1:])
    left = column - 1 + (row - ord("a")) % 2
    return [
        f"{chr(row + down)}{c}"
        for down, cs in ((-1, (left, left + 1)), (0, (column - 1, column + 1)), (1, (left, left + 1)))
        for c in cs
    ]


def occupied(position: Document) -> set[str]:
    return set(position["tiles"]) | {h for seat in position["leaders"] for h in seat.values()}


def group_of(start: str, hexes: set[str]) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        for other in names_around(todo.pop()):
            if other in hexes and other not in found:
                found.add(other)
                todo.append(other)
    return found


def leaders_in(position: Document, group: set[str]) -> list[tuple[str, int]]:
    return [(c, seat) for seat, own in enumerate(position["leaders"]) for c, h in own.items() if h in group]


def states_next_to(position: Document, name: str) -> list[set[str]]:
    """The different states around a hex, as if nothing stood on it."""
    hexes = occupied(position) - {name}
    states: list[set[str]] = []
    for other in names_around(name):
        if other in hexes and not any(other in state for state in states):
            group = group_of(other, hexes)
            if leaders_in(position, group):
                states.append(group)
    return states


def may_stand(position: Document, colour: str, name: str, table: Table) -> bool:
    """RULES.md, 8.1 word for word."""
    seat = position["turn"]
    own = dict(position["leaders"][seat])
    box = table.box.record
    if own.get(colour) == name or box.is_river[names(table.box).hex_numbers[name]] or name in occupied(position):
        return False
    if not any(position["tiles"].get(other) == "black" for other in names_around(name)):
        return False
    own.pop(colour, None)
    lifted = position | {"leaders": [own if s == seat else other for s, other in enumerate(position["leaders"])]}
    states = states_next_to(lifted, name)
    meeting = [c for state in states for c, _ in leaders_in(lifted, state)] + [colour]
    return len(states) < 2 or len(set(meeting)) == len(meeting)


def tables(seed: int) -> Iterator[Table]:
    """A game that puts tiles and leaders close together, before every action."""
    rng = random.Random(seed)
    table = tianxia.new("yellow-yangtze", 2 + seed % 3, seed=seed)
    while not table.is_over:
        yield table
        legal = table.legal()
        board = occupied(table.position())
        near = [a for a in legal if a.startswith(("tile", "leader")) and set(names_around(a.split()[2])) & board]
        table.play(rng.choice(near) if near and rng.random() < 0.8 else rng.choice(legal))


@pytest.mark.parametrize("seed", range(1 if INTERPRET else 6))
def test_where_leaders_may_stand(seed: int) -> None:
    for table in tables(seed):
        position = table.position()
        if position["decision"]["kind"] != "action" or table.ply % 5:
            continue
        listed = {a for a in table.legal() if a.startswith("leader ")}
        hexes = names(table.box).hexes
        assert listed == {f"leader {c} {h}" for c in COLOURS for h in hexes if may_stand(position, c, h, table)}


@pytest.mark.parametrize("seed", range(2 if INTERPRET else 20))
def test_what_a_tile_does(seed: int) -> None:
    """A war exactly if united states have a colour in common, else a point for the right seat."""
    for table in tables(100 + seed):
        before = table.position()
        if before["decision"]["kind"] != "action":
            continue
        for action in [a for a in table.legal() if a.startswith("tile ")][:: 97 if INTERPRET else 29]:
            _, colour, name = action.split()
            states = states_next_to(before, name)
            colours = [c for state in states for c, _ in leaders_in(before, state)]
            table.play(action)
            after = table.position()
            is_war = len(set(colours)) < len(colours)
            assert (after["decision"]["kind"] == "war") == is_war
            if is_war:
                clash = {c for c in colours if colours.count(c) > 1}
                warring = [s for s in states if clash & {c for c, _ in leaders_in(before, s)}]
                soldiers = [sum(before["tiles"].get(h) == "red" for h in s) for s in warring]
                assert [side["soldiers"] for side in after["decision"]["sides"]] == soldiers
            elif after["turn"] == before["turn"] and not after["ended"]:
                group = group_of(name, occupied(before) | {name})
                owners = dict(leaders_in(before, group))
                seat = owners.get(colour, owners.get("black"))
                for other in range(table.players):
                    gained = after["points"][other][colour] - before["points"][other][colour]
                    assert gained == (other == seat), action
            table.undo()


def strengths(position: Document) -> tuple[int, int]:
    decision = position["decision"]
    found = []
    for seat in (position["turn"], decision["defender"]):
        name = position["leaders"][seat][decision["colour"]]
        found.append(sum(position["tiles"].get(h) == "black" for h in names_around(name)))
    return found[0], found[1]


@pytest.mark.parametrize("seed", range(1 if INTERPRET else 8))
def test_who_wins_a_revolt(seed: int) -> None:
    for table in tables(200 + seed):
        before = table.position()
        if before["decision"]["kind"] != "revolt" or not before["decision"]["commits"]:
            continue
        attack, defence = strengths(before)
        colour, defender = before["decision"]["colour"], before["decision"]["defender"]
        attack += before["decision"]["commits"][0]["tiles"] + before["decision"]["commits"][0]["leader"]
        for action in table.legal():
            words = action.split()
            attacker_wins = attack > defence + int(words[1]) + (len(words) == 3)
            table.play(action)
            after = table.position()
            loser = defender if attacker_wins else before["turn"]
            winner = before["turn"] if attacker_wins else defender
            assert colour not in after["leaders"][loser]
            assert after["leaders"][winner][colour] == before["leaders"][winner][colour]
            assert after["points"][winner][colour] > before["points"][winner][colour]
            table.undo()
