"""Dump and load are exact inverses at every moment; loading checks everything and names the path."""

import json
import tomllib
from typing import Any

import pytest

from tests.contract.cases import Case, every_default, every_option, games, moments, random_table, several
from tianxia import Table, Unreadable


@every_option
def test_dump_and_load_at_every_ply(case: Case) -> None:
    for seed in games(2 if case.is_default else 1, 1):
        for table in random_table(case, seed, stop=several(0, 120 if case.is_default else 40) or None):
            document = table.position()
            again = Table.from_position(json.loads(json.dumps(document)))
            assert again.position() == document, f"seed {seed}, ply {table.ply}"
            assert again.legal_ids() == table.legal_ids()
            if not table.is_over:
                expected = table.copy()
                for action in (table.legal_ids()[0], table.legal_ids()[-1]):
                    expected.play(action)
                    again.play(action)
                    assert again.position() == expected.position(), f"seed {seed}, ply {table.ply}, {action}"
                    expected.undo()
                    again.undo()


@every_default
def test_a_loaded_game_goes_on_like_the_one_it_was_dumped_from(case: Case) -> None:
    for table in moments(case, 7, several(6, 3)):
        played, loaded = table.copy(), Table.from_position(table.position())
        while not played.is_over:
            action = played.legal_ids()[(7 * played.ply) % len(played.legal_ids())]
            played.play(action)
            loaded.play(action)
        assert loaded.position() == played.position()


@every_default
def test_the_empty_table_loads(case: Case) -> None:
    table = Table.from_position({"game": case.name, "players": case.players})
    assert table.legal() or table.decider < 0  # an empty table may have nothing to decide
    assert Table.from_position(table.position()).position() == table.position()


@every_default
def test_large_numbers_may_be_texts(case: Case) -> None:
    document = case.new(1).position()
    for text in ("0xffffffffffffffff", str(2**64 - 1)):
        assert Table.from_position(document | {"chance": text}).position()["chance"] == 2**64 - 1
    for wrong in (-1, 2**64, "many", 1.5, True, None):
        with pytest.raises(Unreadable, match=r"^chance"):
            Table.from_position(document | {"chance": wrong})


@every_default
def test_unknown_keys_and_wrong_types_are_refused_with_their_path(case: Case) -> None:
    document = moments(case, 6, 3)[1].position()
    with pytest.raises(Unreadable, match=r"^nonsense"):
        Table.from_position(document | {"nonsense": 1})
    for key in document:
        wrongs: list[Any] = ["nonsense", -7, {"nonsense": 1}, [[]], None, 3.5]
        for wrong in wrongs:
            with pytest.raises(Unreadable) as caught:
                Table.from_position(document | {key: wrong})
            assert caught.value.path.split(".")[0], f"{key} = {wrong!r}"


@every_default
def test_every_number_and_name_in_a_position_is_checked(case: Case) -> None:
    """A single wrong leaf is either refused, or changes what is printed: nothing is silently ignored."""
    document = moments(case, 8, 5)[3].position()
    for path in _leaves(document):
        for wrong in (10**6, "nonsense"):
            changed = json.loads(json.dumps(document))
            parent: Any = changed
            for key in path[:-1]:
                parent = parent[key]
            if parent[path[-1]] == wrong:
                continue
            parent[path[-1]] = wrong
            try:
                loaded = Table.from_position(changed).position()
            except Unreadable:
                continue
            assert loaded != document, f"{path} = {wrong!r} was read and ignored"


@every_default
def test_positions_are_also_toml(case: Case) -> None:
    """What a person writes in a scenario: a table that TOML can hold, chance as a text if it is large."""
    document = case.new(3).position()
    text = f'game = "{case.name}"\nplayers = {case.players}\nchance = "{document["chance"]}"\n'
    table = Table.from_position(tomllib.loads(text))
    assert table.position()["chance"] == document["chance"]


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in _leaves(inner, (*path, key))]
    if isinstance(value, list):
        return [leaf for i, inner in enumerate(value) for leaf in _leaves(inner, (*path, i))]
    return [path]
