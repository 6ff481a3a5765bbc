"""Every action can be pointed at and has a phrase of its own."""

from collections import defaultdict

import pytest

from tests.contract.cases import games
from tianxia import new
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.text.actions import NUM_ACTIONS, format_action
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.targets import ways_to_point
from tianxia.words import LANGUAGES

TEXTS = [format_action(GAME.box, action) for action in range(NUM_ACTIONS)]
BUTTONS = {"pass", "stop", "skip", "done", "accept", "decline", *(f"bid {points}" for points in range(1, 16))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_distinct_and_fit_a_button(language: str) -> None:
    words = GAME.words(language)
    phrases = [GAME.phrase(GAME.box, text, words) for text in TEXTS]
    assert len(set(phrases)) == NUM_ACTIONS
    assert max(map(len, phrases)) <= 100


def test_only_buttons_have_no_target() -> None:
    assert {text for text in TEXTS if not GAME.targets(GAME.box, text)} == BUTTONS


@pytest.mark.parametrize(
    ("text", "targets", "words"),
    [
        ("hire red 2", ("court-hire?", "supply-red", "gov-2"), "Place a red official in 2 Zhao"),
        ("drop grey 1", ("gov-1-grey", "work-1"), "Grey official in 1 Wei down to the worker area"),
        ("move white w2 w4", ("work-2-white", "work-4"), "White official from 2 Zhao to 4 Qi, worker areas"),
        ("move red w2 g2", ("work-2-red", "gov-2"), "Red official in 2 Zhao up to the governor area"),
        ("pay 1 3 5", ("workers-1", "workers-3", "workers-5"), "Pay with workers from 1 Wei, 3 Chu, 5 Yan"),
        ("wall jade-a 2", ("court-wall?", "wall-jade-a-2"), "Build on jade wall A, 2 sticks"),
        ("shift 4 points 5 beside", ("square-4-points", "beside-5"),
         "Governor from 4 Qi (the square with four points) to 5 Yan (a place without a bonus)"),
        ("activate 23", ("card-23",), "Use card 23: 3 points"),
        ("reassign", ("court-reassign",), "Reassign officials: 3 points"),
        ("governor 3", ("court-governor?", "region-3"), "Install a governor in 3 Chu"),
        ("palace 3", ("court-palace?", "palace-3"), "Build a palace in 3 Chu"),
        ("recruit 3", ("court-recruit?", "workers-3"), "Hire workers in 3 Chu"),
    ],
)  # fmt: skip
def test_pieces_first_then_places(text: str, targets: tuple[str, ...], words: str) -> None:
    assert GAME.targets(GAME.box, text) == targets
    assert GAME.phrase(GAME.box, text, GAME.words("en")) == words


@pytest.mark.parametrize("options", [{}, {"boards": "b"}, {"boards": "auction", "draft": "yes"}])
def test_clicks_lead_to_one_action(options: dict[str, str]) -> None:
    """No click sequence is the beginning of another, and only buttons share theirs."""
    for seed in games(10, 2):
        table, source = new("zhanguo", 2 + seed % 3, seed=seed, options=options), new_source(seed)
        while not table.is_over:
            found = defaultdict(list)
            for text in table.legal():
                for way in ways_to_point(GAME.targets(table.box, text)):
                    found[way].append(text)
            for targets, texts in found.items():
                assert not targets or len(texts) == 1, texts
                assert not any(targets[:n] in found for n in range(1, len(targets))), texts
            ids = table.legal_ids()
            table.play(ids[below(source, len(ids))])
