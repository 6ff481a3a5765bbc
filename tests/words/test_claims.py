"""No false statement: what rules panels and help say about the rules is tied to a check against the rules.

`claims.toml` has a block for each statement: the fragment as it is written in each language, in `rules.LANG.md` or in a
file of messages of the game, and the name of a function of `claims_NAME.py` that plays or looks it up.
"""

import inspect
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest

from tests.words.texts import FOLDERS, SHIPPED
from tianxia.words import LANGUAGES

FILE = Path(__file__).parent / "claims.toml"
CLAIMS: dict[str, list[dict[str, str]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
NAMES = [game.folder.name for game in SHIPPED]
LEAST_OF_A_GAME, LEAST = 40, 150
EVERY = [
    pytest.param(name, claim, id=f"{name}-{number}-{claim.get('check', '')}")
    for name, claims in CLAIMS.items()
    for number, claim in enumerate(claims, 1)
]


@cache
def told(name: str, language: str) -> str:
    """Everything that a game says in a language, each run of white space as one blank."""
    folder = FOLDERS[name]
    files = [folder / f"rules.{language}.md", *sorted(folder.glob(f"{language}.*ftl"))]
    return " ".join(" ".join(file.read_text(encoding="utf-8") for file in files).split())


def check_of(name: str, function: str) -> Callable[[], None]:
    return cast("Callable[[], None]", getattr(import_module(f"tests.words.claims_{name}"), function))


def test_every_game_has_enough_claims() -> None:
    assert {name: len(CLAIMS.get(name, [])) for name in NAMES if len(CLAIMS.get(name, [])) < LEAST_OF_A_GAME} == {}
    assert sorted(CLAIMS) == sorted(NAMES)
    assert sum(map(len, CLAIMS.values())) >= LEAST


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_statement_is_claimed_twice(language: str) -> None:
    fragments = Counter((name, claim[language]) for name, claims in CLAIMS.items() for claim in claims)
    assert [fragment for fragment, number in fragments.items() if number > 1] == []


@pytest.mark.parametrize(("name", "claim"), EVERY)
def test_claim_is_written_and_holds(name: str, claim: dict[str, str]) -> None:
    assert set(claim) == {*LANGUAGES, "check"}
    for language in LANGUAGES:
        assert " ".join(claim[language].split()) in told(name, language), claim[language]
    check_of(name, claim["check"])()


@pytest.mark.parametrize("name", NAMES)
def test_every_check_belongs_to_a_claim(name: str) -> None:
    module = import_module(f"tests.words.claims_{name}")
    checks = {
        key
        for key, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and not inspect.signature(function).parameters and key[0] != "_"
    }
    assert sorted(checks - {claim["check"] for claim in CLAIMS[name]}) == []
