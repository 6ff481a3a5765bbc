"""Every problem of a box, an action or a position has a sentence that somebody can meet, in every language."""

import pytest

from tests.games.yellow_yangtze.test_box import WRONG, refused_box
from tests.games.yellow_yangtze.test_refusals import UNREADABLE, unreadable
from tests.games.yellow_yangtze.test_scenarios import FILES
from tianxia import Table, Unreadable
from tianxia.games.yellow_yangtze import GAME
from tianxia.scenario import read_scenario
from tianxia.words import LANGUAGES, read_messages


def refused_positions() -> list[Unreadable]:
    """What the scenarios say of positions that cannot be."""
    found = []
    for file in FILES:
        scenario = read_scenario(file)
        if "invalid" in scenario:
            with pytest.raises(Unreadable) as caught:
                Table.from_position({"game": scenario["game"], **scenario["position"]})
            found.append(caught.value)
    return found


def test_every_problem_occurs_and_is_said() -> None:
    met = [refused_box(change) for change, _, _ in WRONG] + [unreadable(text) for text, _ in UNREADABLE]
    met += refused_positions()
    met += [value for error in met for value in error.values.values() if isinstance(value, Unreadable)]
    for language in LANGUAGES:
        words = GAME.words(language)
        known = read_messages(GAME.folder / "face" / "words" / f"{language}.errors.ftl")
        assert set(known) <= {f"unreadable-{error.problem}" for error in met}
        for error in met:
            assert f"unreadable-{error.problem}" in words
            assert error.sentence(words)


def test_sentences() -> None:
    assert str(unreadable("tile red z9")) == "cannot read 'tile red z9': the map has no hex 'z9'"
    assert unreadable("riot z9").sentence(GAME.words("ru")) == "не удаётся прочесть 'riot z9': на карте нет гекса 'z9'"
