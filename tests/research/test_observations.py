"""mind/OBSERVATIONS.md of each game explains every number of its observations, and no other."""

import re

import pytest

from tianxia import GAMES


def page(name: str) -> str:
    return (GAMES[name].folder / "mind" / "OBSERVATIONS.md").read_text(encoding="utf-8")


def patterns(name: str) -> list[str]:
    """The patterns of a game's table."""
    return re.findall(r"^\| `([^`]+)` \| .+ \|$", page(name), re.MULTILINE)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_number_is_explained_once(name: str) -> None:
    rows = {row: re.compile(re.sub(r"\b[A-Z]+\b", "[^.]+", row.replace(".", r"\."))) for row in patterns(name)}
    unused = set(rows)
    for players in GAMES[name].players:
        for feature in GAMES[name].feature_names(players):
            fitting = [row for row, pattern in rows.items() if pattern.fullmatch(feature)]
            fixed = [sum(part.islower() for part in row.split(".")) for row in fitting]
            assert fixed.count(max(fixed, default=0)) == 1, f"{feature}: {fitting}"
            unused.discard(fitting[fixed.index(max(fixed))])
    assert not unused


@pytest.mark.parametrize("name", list(GAMES))
def test_lengths_are_told(name: str) -> None:
    for players in GAMES[name].players:
        assert f"{len(GAMES[name].feature_names(players)):,} numbers" in page(name) or re.search(
            rf"{len(GAMES[name].feature_names(players)):,} for {players}\b", page(name)
        )
