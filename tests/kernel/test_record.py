"""The text of a record: what is written is read again, and every fault has its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.record import Line, Record, Resignation, parse_record

HEADER = "tianxia: 1\ngame: china\nrules: 1\nplayers: 3\nseed: 7\n"

names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1).filter(lambda name: "|" not in name)


@given(
    seed=st.integers(0, 2**64 - 1),
    seats=st.lists(names, min_size=1, max_size=5),
    result=st.none() | st.lists(st.integers(-99, 999), min_size=1, max_size=5).map(tuple),
    actions=st.lists(st.tuples(st.integers(0, 4), st.sampled_from(["take deck", "done"])), max_size=5),
)
def test_round_trip(
    seed: int, seats: list[str], result: tuple[int, ...] | None, actions: list[tuple[int, str]]
) -> None:
    record = Record(
        "china", 1, 3, {"side": "four"}, seed, tuple(seats), result, {"turn": 1}, {"a": [1]}, "0123",
        tuple(Line(*action) for action in actions),
    )  # fmt: skip
    again = parse_record(str(record))
    assert str(again) == str(record)
    assert again.seats == record.seats
    assert again.position == record.position


def test_comments_and_blanks() -> None:
    record = parse_record(HEADER + "# by hand\n\n# a comment\n0  take   deck  # blind\n\n1 done\n")
    assert [(line.seat, line.action, line.number) for line in record.actions] == [(0, "take deck", 9), (1, "done", 11)]


def test_names_cannot_break_the_header() -> None:
    record = Record("china", 1, 3, seats=("a|b\nc", " d "))
    assert parse_record(str(record)).seats == ("a b c", "d")


def test_who_resigned_is_in_the_header_and_no_action() -> None:
    given = Record("china", 1, 3, seed=7, actions=(Line(0, "done"),), resigned=(Resignation(2, 0), Resignation(1, 1)))
    read = parse_record(str(given))
    assert "resigned: 2@0 1@1\n" in str(given)
    assert read.resigned == given.resigned
    assert [line.action for line in read.actions] == ["done"]
    assert parse_record(HEADER).resigned == ()


@pytest.mark.parametrize("ended", ["resigned", "abandoned"])
def test_how_people_ended_a_game_is_kept(ended: str) -> None:
    assert parse_record(str(Record("china", 1, 3, seed=7, ended=ended))).ended == ended


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "is not a game record"),
        ("\x00" * 1000, "is not a game record"),
        ("game: china\n", "is not a game record"),
        ("tianxia: 2\ngame: china\n", "tianxia: "),
        ("tianxia: 1\ngame: china\n", "rules: "),
        (HEADER + "colour: red\n", "line 6: "),
        (HEADER + "nonsense\n", "line 6: "),
        (HEADER + "seed: 8\n", "line 6: "),
        (HEADER.replace("seed: 7", "seed: x"), "seed: "),
        (HEADER.replace("seed: 7", "seed: -1"), "seed: "),
        (HEADER + "options: side\n", "options: "),
        (HEADER + "result: a b\n", "result: "),
        (HEADER + "resigned: 1\n", "resigned: "),
        (HEADER + "resigned: 1@x\n", "resigned: "),
        (HEADER + "resigned: 3@0\n", "resigned: "),
        (HEADER + "resigned: 1@1\n", "resigned: "),
        (HEADER + "ended: badly\n", "ended: "),
        (HEADER + "position: {\n", "position: "),
        (HEADER + "position: []\n", "position: "),
        (HEADER + "\nx done\n", "line 7: "),
        (HEADER + "\n0\n", "line 7: "),
    ],
)
def test_faults_have_their_place(text: str, place: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_record(text)
    assert str(caught.value).startswith(place)
