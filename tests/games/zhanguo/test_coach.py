"""The coach of ZhanGuo: unrest that blocks a region, a number that activates nothing."""

from typing import Any

from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.state import Court
from tianxia.table import Table
from tianxia.web.coaching import warnings

TRIGGERS = GAME.box.record.triggers.tolist()


def table_of(region: dict[str, Any], hand: list[int], **position: Any) -> Table:
    seats = [{"hand": hand, "region": {"1": region}}, {}]
    table = Table.from_position({"game": "zhanguo", "players": 2, "seats": seats, **position})
    table.seats = ("Ann", "Boris")
    return table


def card_of(trigger: Court) -> int:
    """The first card with a court action on its left."""
    return next(card for card, found in enumerate(TRIGGERS) if card and found == trigger)


def test_unrest_on_the_last_cell() -> None:
    table = table_of({"cards": [1]}, [30])
    length = int(table.box.record.tracks[table.state.board[0], 0])
    quiet = table_of({"cards": [1], "unrest": length - 2}, [30])
    loud = table_of({"cards": [1], "unrest": length - 1}, [30])
    for each in (quiet, loud):
        each.play("card 30")
    assert not any("last cell" in line for line in warnings(quiet, 0, "unify 1"))
    (line,) = warnings(loud, 0, "unify 1")
    assert line.startswith("Unrest reaches the last cell of 1 Wei")
    loud.language = "ru"
    (line,) = warnings(loud, 0, "unify 1")
    assert line.startswith("Волнения дойдут до последней ячейки (1 Вэй)")


def test_a_number_that_does_not_fit() -> None:
    answering = card_of(Court.HIRE)
    others = [card for card in range(1, 121) if card != answering]
    low, high = others[10], others[90]

    def hired(played: int, top: int) -> list[str]:
        table = table_of({"cards": [answering]}, [played], court=[top], top=top)
        table.play(f"card {played}")
        hire = next(text for text in table.legal() if text.startswith("hire"))
        return warnings(table, 0, hire)

    assert hired(low, high) == []
    (line,) = hired(high, low)
    assert line == (
        f"This number is not lower than {low} on the court pile: "
        "a card on your board with the sign of this action stays unused."
    )


def test_what_is_counted_of_a_board() -> None:
    table = table_of({"cards": [1], "workers": 2, "unrest": 1}, [30])
    assert GAME.coach is not None
    measured = dict(GAME.coach.outlook(table.box, table.state, 0, table.words))
    assert [measured[name] for name in ("Workers", "Cards on the board", "Unrest")] == [(2, 0), (1, 0), (1, 0)]
