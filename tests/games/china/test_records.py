"""Recorded whole games, replayed to the same result: one per seat count and end reason.

The games of `deck-exhausted` were played at random, those of `no-placements` by a player that always places what it
can, two pieces rather than one, houses that do not raise the emissary limit first.
"""

from collections import Counter
from pathlib import Path

import pytest

from tianxia.games.china import GAME
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table

FILES = sorted(Path(__file__).parent.joinpath("records").glob("*.record"))


def read(file: Path) -> Record:
    return parse_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_name_and_result_say_how_it_ended(file: Path) -> None:
    record = read(file)
    table = Table.from_record(record)
    assert table.result is not None
    assert tuple(table.result["scores"]) == record.result
    players, side, fortresses, reason = file.stem.split("-", 3)
    assert int(players) == record.players
    assert record.options == {"side": side, "fortresses": "yes" if fortresses == "fortresses" else "no"}
    assert table.result["reason"] == reason


@pytest.mark.parametrize("reason", GAME.end_reasons)
@pytest.mark.parametrize("players", GAME.players)
def test_one_for_every_seat_count_and_end_reason(players: int, reason: str) -> None:
    assert any(file.stem.startswith(f"{players}-") and file.stem.endswith(reason) for file in FILES)


def test_both_sides_and_fortresses_occur() -> None:
    options = Counter((record.options["side"], record.options["fortresses"]) for record in map(read, FILES))
    assert set(options) == {(side, flag) for side in ("four", "five") for flag in ("yes", "no")}
    assert any(line.action.startswith("fort ") for file in FILES for line in read(file).actions)


def test_all_forms_of_actions_occur() -> None:
    """`pass` never occurs in a game from set-up (RULES.md, 14)."""
    forms = {(words[0], len(words)) for file in FILES for line in read(file).actions for words in [line.action.split()]}
    assert forms == {
        ("house", 3), ("house", 4), ("emissary", 3), ("emissary", 4), ("fort", 3), ("fort", 4),
        ("discard", 2), ("take", 2), ("done", 1),
    }  # fmt: skip


def test_a_changed_record_is_refused() -> None:
    text = FILES[0].read_text(encoding="utf-8")
    header, _, actions = text.partition("\n\n")
    swapped = actions.splitlines()
    swapped[0], swapped[-1] = swapped[-1], swapped[0]
    with pytest.raises(Unreadable):
        Table.from_record(parse_record(header + "\n\n" + "\n".join(swapped)))
