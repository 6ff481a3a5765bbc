"""What actions would do, in a word: it is found by trying them, and it is what then happens."""

import re
from typing import Any

from tests.contract.cases import Case, random_table
from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.effects import EFFECTS
from tianxia.table import Table

BASE = {"game": "yellow-yangtze", "players": 2}
BLACK = BASE | {
    "hands": [{"red": 1}, {}],
    "leaders": [{"black": "k6"}, {"black": "k11"}],
    "tiles": {"l6": "black", "l7": "red", "l9": "red", "l10": "black"},
}
REVOLT = BASE | {"leaders": [{}, {"green": "k12"}], "tiles": {"l12": "black", "m13": "black"}}


def effects(table: Table) -> dict[str, str]:
    """The effect of each legal action, as the seat that decides can know it."""
    found = GAME.effects(table.box, table.scrubbed(table.decider), table.session.legal)
    return dict(zip(table.legal(), found, strict=True))


def at(position: dict[str, Any], *actions: str) -> dict[str, str]:
    table = Table.from_position(position)
    for action in actions:
        table.play(action)
    return effects(table)


def test_a_tile_scores_for_whoever_leads_there_and_may_start_a_war() -> None:
    found = at(BLACK)
    assert found["tile red k7"] == "gain"
    assert found["tile red l11"] == "give"
    assert found["tile red l8"] == "conflict"
    assert found["tile red a1"] == found["pass"] == ""


def test_a_leader_that_walks_into_a_state_of_its_colour_starts_a_revolt() -> None:
    found = at(REVOLT)
    assert found["leader green m12"] == "conflict"
    assert found["leader red m12"] == ""


def test_a_riot_does_harm_if_a_leader_goes_home() -> None:
    riot = BASE | {
        "hands": [{"blue": 2}, {}],
        "leaders": [{}, {"green": "k12"}],
        "tiles": {"l12": "black", "a1": "red"},
    }
    found = at(riot)
    assert found["riot l12"] == "harm"
    assert found["riot a1"] == ""


def test_the_last_stake_of_a_conflict_says_how_it_ends() -> None:
    assert at(REVOLT, "leader green m12", "commit 0") == {"commit 0": "harm", "commit 0 leader": "gain"}


def test_effects_are_what_happens() -> None:
    """In the real game with all its secrets, and not only in the deal that they were found in."""
    case = Case("yellow-yangtze", 3, tuple(GAME.read_options(3, {}).items()))
    seen = set()
    for table in random_table(case, 4, stop=120):
        found = effects(table) if table.ply % 6 == 5 else {}
        for effect in set(found.values()):
            seen.add(effect)
            for action in [action for action in found if found[action] == effect][:3]:
                after = table.copy()
                after.play(action)
                said = " ".join(after.log())
                gains = re.search(f"{after.words.seat(table.decider)} gains [^.]*\\(for the (tile|revolt|war)", said)
                assert (effect == "gain") == (gains is not None), f"ply {table.ply}, {action}: {said}"
                begins = re.search("Revolt of the|: war!", said)
                assert (effect == "conflict") == (begins is not None), f"ply {table.ply}, {action}: {said}"
    assert seen == set(EFFECTS)
