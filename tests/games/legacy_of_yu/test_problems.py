"""What cannot be read is explained in both languages, and no explanation is left without a test."""

import copy
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.games.legacy_of_yu import test_box, test_positions
from tianxia import GAMES, Table, Unreadable, new
from tianxia.games.legacy_of_yu.box import Components, read_box, story_document
from tianxia.games.legacy_of_yu.box.story import read_story
from tianxia.kernel.documents import Document
from tianxia.scenario import read_scenario
from tianxia.words import LANGUAGES, read_messages

GAME = GAMES["legacy-of-yu"]
SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("invalid-*.toml"))
CAMPAIGNS: list[tuple[str, Document]] = [
    ("no", {}),
    ("campaign", {"finished": "won"}),
    ("campaign", {"finished": "lost"}),
    ("campaign", {"townsfolk": [1, 1]}),
    ("campaign", {"wins": 1}),
]


def changed(
    document: Document, change: test_box.Change, read: Callable[[Document, Components], None]
) -> Callable[[], object]:
    copied = copy.deepcopy(document)
    change(copied)
    return lambda: read(copied, np.zeros(1, Components.layout)[0])


def attempts() -> Iterator[Callable[[], object]]:
    """Everything that the tests of this game refuse to read."""
    for position, _, _ in test_positions.WRONG:
        yield lambda position=position: Table.from_position({"game": "legacy-of-yu", **position})  # type: ignore[misc]
    for file in SCENARIOS:
        position = read_scenario(file)["position"]
        yield lambda position=position: Table.from_position({"game": "legacy-of-yu", **position})  # type: ignore[misc]
    yield from (changed(GAME.box.document, change, read_box) for change, _, _ in test_box.WRONG)
    yield from (changed(story_document(), change, read_story) for change, _, _ in test_box.WRONG_STORY)
    for story, campaign in CAMPAIGNS:
        yield lambda story=story, campaign=campaign: new(  # type: ignore[misc]
            "legacy-of-yu", 1, options={"story": story}, campaign=campaign
        )
    yield lambda: GAME.parse_action(GAME.box, "fly to the moon")


def problems() -> list[Unreadable]:
    found = []
    for attempt in attempts():
        with pytest.raises(Unreadable) as caught:
            attempt()
        found.append(caught.value)
    return found


def test_every_problem_comes_up_and_is_said_in_every_language() -> None:
    found = problems()
    for language in LANGUAGES:
        words = GAME.words(language)
        for error in found:
            assert f"unreadable-{error.problem}" in words
            assert error.sentence(words).startswith(error.path)
        messages = read_messages(GAME.folder / "face" / "words" / f"{language}.errors.ftl")
        assert {f"unreadable-{error.problem}" for error in found if error.problem.startswith("yu-")} == set(messages)


def test_sentences_are_in_the_language_of_the_reader() -> None:
    for error in problems():
        said = error.sentence(GAME.words("ru")).removeprefix(error.path)
        assert re.search("[а-я]{3}", said), said
