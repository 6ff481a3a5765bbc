"""What the table shows: every legal action can be pointed at and said."""

from collections.abc import Iterator

import pytest

from tests.contract.cases import several
from tianxia import GAMES, Table, new
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.words import LANGUAGES

GAME = GAMES["legacy-of-yu"]
LATE = {"rules": list(range(1, 21)), "wins": 3, "losses": 3, "victory": [2, 4, 6], "defeat": [1, 3, 5]}
"""A campaign in which everything is on the table that can be."""
EAGER = {"canal": 40, "attack": 30, "build": 20, "tool": 20, "cook": 8, "tuck": 8, "play": 6, "hut": 6, "end": 2}
"""Weights of random play that gets far enough to see canals, buildings and tools."""


def tables(seed: int, options: dict[str, str], campaign: dict[str, object] | None = None) -> Iterator[Table]:
    """A random game that strives, yielded before every action and at its end."""
    table = new("legacy-of-yu", 1, seed=seed, options=options, campaign=campaign)
    source = new_source(seed)
    while not table.is_over:
        yield table
        texts = table.legal()
        weights = [EAGER.get(text.split()[0], 3) for text in texts]
        k = below(source, sum(weights))
        while k >= weights[0]:
            k -= weights.pop(0)
            texts.pop(0)
        table.play(texts[0])
    yield table


GAMES_SEEN = [({}, None), ({"story": "campaign"}, {}), ({"story": "campaign"}, LATE)]


@pytest.mark.parametrize(("options", "campaign"), GAMES_SEEN)
@pytest.mark.parametrize("seed", range(several(6, 1)))
def test_every_action_has_words_of_its_own(
    seed: int, options: dict[str, str], campaign: dict[str, object] | None
) -> None:
    for table in tables(seed, options, campaign):
        for language in LANGUAGES:
            words = GAME.words(language)
            phrases = [GAME.phrase(table.box, text, words) for text in table.legal()]
            assert len(set(phrases)) == len(phrases), phrases
            assert all(len(phrase) <= 110 for phrase in phrases), max(phrases, key=len)
