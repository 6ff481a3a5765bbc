"""What a seat gets of a game, by channel: compared between states that differ only in what the seat cannot know.

For `test_secrets.py`, and for `bench/secrecy.py`, which does it a million times.
"""

from typing import Any

import numpy as np

from tests.contract.cases import raw
from tianxia import Table, Unreadable
from tianxia.web.coaching import warnings
from tianxia.words import LANGUAGES


def all_that_is_known(table: Table, seat: int) -> dict[str, Any]:
    """Everything a program gets for a seat."""
    game = table.game
    # Not table.decider, which lists the legal actions too: those of another seat's noisy hand mean nothing.
    decider = int(game.rules.decider(table.state))
    known: dict[str, Any] = {"record": raw(table.scrubbed(seat)), "decider": decider}
    if seat >= 0:
        features = np.zeros(len(game.feature_names(table.players)), np.float32)
        game.rules.features(table.box.record, table.state, seat, features)
        known["features"] = features.tobytes()
    if seat == decider >= 0:
        known["legal"] = table.legal_ids()
    return known


def all_that_is_shown(table: Table, seat: int) -> dict[str, Any]:
    """Everything a person is shown or told at a seat, and what a program gets."""
    game = table.game
    shown = all_that_is_known(table, seat) | {"view": table.view(seat)}
    for table.language in LANGUAGES:
        shown |= {
            f"log {table.language}": table.log(seat),
            f"prompt {table.language}": table.prompt(seat),
            f"board {table.language}": table.board(seat),
            f"drawing {table.language}": table.svg(seat),
        }
        if shown["decider"] < 0:
            s = table.scrubbed(seat)
            shown[f"score sheet {table.language}"] = game.score_sheet(table.box, s, table.words)
        if seat == shown["decider"] >= 0:
            tried = range(0, game.num_actions, 1 + game.num_actions // 200)
            shown[f"refusals {table.language}"] = [_refusal(table, action) for action in tried]
            shown[f"coach {table.language}"] = [warnings(table, seat, text) for text in table.legal()[:8]]
            if game.coach is not None:
                shown[f"outlook {table.language}"] = game.coach.outlook(
                    table.box, table.scrubbed(seat), seat, table.words
                )
    return shown


def _refusal(table: Table, action: int) -> str:
    try:
        return str(table.refusal(action))
    except Unreadable as error:
        return str(error)
