"""What is wrong with a box, a position or an action is said in both languages, and every sentence has its occasion."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.china.test_box import FAULTS, changed, read, too_many_spaces
from tianxia.games.china import GAME
from tianxia.kernel.errors import Unreadable
from tianxia.scenario import read_scenario
from tianxia.table import Table
from tianxia.words import LANGUAGES, read_messages

INVALID = sorted(Path(__file__).parent.joinpath("scenarios").glob("invalid-*.toml"))
ACTIONS = {
    "build wei1": "china-no-such-action",
    "house wei7 red": "china-no-such-space",
    "house wei1": "china-payment",
    "emissary wei red red red": "china-payment",
    "fort wei1 blue": "china-no-such-colour",
}


def problems() -> Iterator[Unreadable]:
    for document in (*(changed(path, value) for path, value, _ in FAULTS), too_many_spaces()):
        with pytest.raises(Unreadable) as caught:
            read(document)
        yield caught.value
    for file in INVALID:
        with pytest.raises(Unreadable) as caught:
            Table.from_position({"game": "china", **read_scenario(file)["position"]})
        yield caught.value
    for text in ACTIONS:
        with pytest.raises(Unreadable) as caught:
            GAME.parse_action(GAME.box, text)
        yield caught.value
        why = caught.value.values["why"]
        assert isinstance(why, Unreadable)
        yield why


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words_and_all_words_are_needed(language: str) -> None:
    words = GAME.words(language)
    found = set()
    for problem in problems():
        message = f"unreadable-{problem.problem}"
        assert message in words
        assert problem.sentence(words)  # raises if a value is missing
        found.add(message)
    own = read_messages(GAME.folder / "face" / "words" / f"{language}.errors.ftl")
    assert {message for message in found if message.startswith("unreadable-china")} == set(own)


@pytest.mark.parametrize(("text", "problem"), ACTIONS.items())
def test_an_action_is_unreadable_for_a_reason(text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse_action(GAME.box, text)
    why = caught.value.values["why"]
    assert caught.value.problem == "china-action"
    assert isinstance(why, Unreadable)
    assert why.problem == problem
    assert repr(text) in str(caught.value)
    assert "take deck" in str(caught.value)
