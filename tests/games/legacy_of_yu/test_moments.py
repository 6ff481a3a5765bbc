"""Moments: the flood, assaults, rewards, rounds and the end are shown with what they mean."""

from typing import Any

from tianxia.games.legacy_of_yu import GAME
from tianxia.kernel.game import Moment
from tianxia.table import Table

CAMPAIGN = {"story": "campaign"}


def table_of(*actions: str, **position: Any) -> Table:
    table = Table.from_position({"game": "legacy-of-yu", **position})
    table.seats = ("Yu",)
    for action in actions:
        table.play(action)
    return table


def shown(*actions: str, **position: Any) -> list[Moment]:
    """The moments of the last of some actions; `language` is that of the words."""
    language = position.pop("language", "en")
    table = table_of(*actions, **position)
    table.language = language
    return GAME.moments(table.box, table.scrubbed(0), table.words)


def standing(*actions: str, **position: Any) -> Moment | None:
    table = table_of(*actions, **position)
    return GAME.standing(table.box, table.scrubbed(0), 0, table.words)


def test_the_flood_on_a_built_canal() -> None:
    (moment,) = shown("discard 16", built=1, hand=[16], exhausted=[7], deck=[1])
    assert (moment.kind, moment.title) == ("flood", "The flood reaches canal 1")
    assert moment.places == ("flood", "canal-1")
    assert "made anew from one exhausted card" in moment.lines[0]
    assert moment.lines[1] == "If the water rises again before canal 2 is built, the game is lost."


def test_how_often_the_water_may_rise() -> None:
    canals = [1, 2, 5, 6, 7, 8]
    (moment,) = shown("discard 16", built=6, barge=False, flood=3, canals=canals, hand=[16], exhausted=[7])
    assert moment.lines[1] == "It may rise 2 more times; after that it leaves the board and the game is lost."
    (moment,) = shown("discard 16", built=4, flood=2, canals=canals, hand=[16], exhausted=[7], language="ru")
    assert moment.title == "Наводнение дошло до канала 3"
    assert "ещё один раз; затем она дойдёт до канала 5" in moment.lines[1]


def test_the_flood_on_a_canal_that_is_not_built() -> None:
    new_round, flood, verdict = shown("end", round=3, ready=[1, 2], exhausted=[3, 4, 5])
    assert (new_round.kind, new_round.title) == ("round", "Round 4")
    assert flood.lines[1] == "Canal 1 is not built: nothing leads the water away."
    assert (verdict.kind, verdict.title, verdict.places) == ("scoring", "Defeat: the flood has broken in", ("flood",))
    assert "flood" in verdict.lines[0]
    assert verdict.rows[:3] == (("", "Yu"), ("Rounds played", "4"), ("Canals built", "0 of 6"))


def test_the_water_falls() -> None:
    position = {"campaign": {"rules": [6]}, "built": 2, "flood": 1, "goods": {"clay": 4}, "ready": [1, 2, 3, 4]}
    (moment,) = shown("tool 6", options=CAMPAIGN, **position)
    assert (moment.kind, moment.title, moment.places) == ("flood", "The water falls back to the start", ("flood",))
    assert "2 more times; after that it reaches canal 3" in moment.lines[0]


def test_an_assault_shows_what_was_paid_and_lost() -> None:
    """The white worker pays for peace with the first, the second one strikes; then the next round begins."""
    position = {"built": 1, "row": ["-"] * 5 + ["o3", "o7"], "workers": {"white": 1}, "ready": [1, 2, 3, 4, 5]}
    assault, new_round = shown("end", "tribute", **position)
    assert (assault.kind, assault.title, assault.places) == (
        "assault", "The outsiders attack", ("outsider-3", "outsider-7"),
    )  # fmt: skip
    assert assault.rows[0] == ("Who", "What it cost")
    assert assault.rows[1] == ("outsiders no. 3", "tribute paid: 1 labourer")
    assert assault.rows[2][1].startswith("destroyed: ")
    assert new_round.kind == "round"
    assert new_round.places[0] == "round"
    assert len(new_round.places) == 2  # the newcomer
    assert new_round.lines[0].startswith("New in the row: ")
    assert new_round.lines[-1].startswith("Outsiders in the row: 3, lost at 7")


def test_a_dearer_tribute() -> None:
    position = {"campaign": {"rules": [13]}, "row": ["-"] * 6 + ["o4"], "goods": {"clay": 1, "cowrie": 3}}
    assault, _ = shown("end", "tribute", options=CAMPAIGN, ready=[1, 2, 3, 4, 5], **position)
    assert assault.title == "Assault: outsiders no. 4"
    assert assault.rows[1][1] == "tribute paid: 1 cowrie, 1 clay"


def test_outsiders_who_break_the_dam() -> None:
    position = {"campaign": {"outsiders": [1, 2, 3, 4, 5, 6, 7, 22]}, "built": 1, "row": ["-"] * 6 + ["o22"]}
    assault, flood, _ = shown("end", options=CAMPAIGN, ready=[1, 2, 3, 4], **position)
    assert assault.rows[1][1] == "the flood moves one canal on"
    assert flood.title == "The flood reaches canal 1"
    assert len(flood.lines) == 1  # no pile was made anew


def test_a_rule_card_attacks() -> None:
    position = {"campaign": {"rules": [15]}, "goods": {"provision": 2, "cowrie": 1}, "ready": [1, 2, 3, 4]}
    now = standing("end", options=CAMPAIGN, **position)
    assert now is not None
    assert now.places == ("rule-15",)
    assert shown("end", options=CAMPAIGN, **position) == []  # nothing has happened yet
    assault, _ = shown("end", "suffer", options=CAMPAIGN, **position)
    assert assault.places == ("rule-15",)
    assert assault.rows[1][1] == "1 provision"


def test_an_attack_stands_until_it_is_answered() -> None:
    position = {"row": ["-", "-", "-", "o1", "-", "o4", "-"], "goods": {"clay": 1, "timber": 1}}
    first = standing("end", ready=[1, 2, 3, 5, 6, 7], **position)
    assert first is not None
    assert (first.kind, first.title, first.places) == ("assault", "Assault: outsiders no. 1", ("outsider-1",))
    assert first.rows == (("Tribute", "Otherwise"), ("1 timber", "a card is destroyed"))
    assert first.lines == ("One more attack follows.",)
    second = standing("end", "suffer", ready=[1, 2, 3, 5, 6, 7], **position)
    assert second is not None
    assert second.lines == ("This is the last attack of the round.",)
    assert standing("end", "suffer", "tribute", ready=[1, 2, 3, 5, 6, 7], **position) is None


def test_a_canal_opens_its_section() -> None:
    position = {"built": 1, "canals": [1, 2, 5, 6, 7, 8], "workers": {"white": 2}, "goods": {"cowrie": 2}}
    (moment,) = shown("canal", ready=[1, 2, 3, 4], **position)
    assert (moment.kind, moment.title) == ("reward", "Canal 2 is finished")
    assert moment.places == ("canal-2", "trade-2", "space-2")
    assert "one more outsider" in moment.lines[1]
    assert "Gained: 1 clay, 1 timber." in moment.lines
    assert moment.lines[-1] == "4 canals are left to build."


def test_the_last_canal_and_the_victory() -> None:
    position = {
        "round": 8, "built": 5, "flood": 4, "canals": [1, 2, 5, 6, 7, 8],
        "row": ["t1", "t2", "-", "-", "-", "o4", "o5"], "workers": {"white": 2, "red": 1, "yellow": 1},
        "goods": {"cowrie": 7, "clay": 1}, "ready": [3, 6, 7, 8, 9, 10],
    }  # fmt: skip
    (canal,) = shown("canal", **position)
    assert canal.lines[-1].startswith("All six canals are finished: get through")
    assault, verdict = shown("canal", "gain red", "end", "tribute", "tribute", **position)
    assert assault.kind == "assault"
    assert (verdict.kind, verdict.title) == ("scoring", "Victory: the river is tamed")
    assert verdict.places == tuple(f"canal-{number}" for number in range(1, 7))


def test_a_goal_that_is_still_open() -> None:
    position = {
        "built": 5, "flood": 1, "canals": [1, 2, 5, 6, 7, 8], "workers": {"white": 2, "red": 1, "yellow": 1},
        "goods": {"cowrie": 7}, "ready": [3, 6, 7, 8], "campaign": {"rules": [20]},
    }  # fmt: skip
    canal = shown("canal", options=CAMPAIGN, **position)[0]
    assert canal.lines[-1] == "All six canals are finished, but a goal of the campaign is still open."


def test_seven_outsiders() -> None:
    position = {"round": 9, "built": 6, "flood": 4, "barge": False, "row": ["t1", "-", "-", "-", "o1", "o2", "o4"]}
    assault, came, verdict = shown("end", ready=[3, 6, 7, 8, 9, 10], workers={"white": 1}, **position)
    assert [row[0] for row in assault.rows[1:]] == ["outsiders no. 1", "outsiders no. 2", "outsiders no. 4"]
    assert (came.kind, came.title, len(came.places)) == ("assault", "Outsiders come", 4)
    assert came.lines[-1] == "Outsiders in the row: 7 of 7"
    assert verdict.title == "Defeat: the village is overrun"
    assert len(verdict.places) == 7


def test_outsiders_are_beaten() -> None:
    position = {"row": ["t1", "t2", "t3", "t6", "o4", "o5", "-"], "workers": {"black": 2, "yellow": 1}}
    (moment,) = shown("attack 5", goods={"provision": 2}, **position)
    assert (moment.kind, moment.title, moment.places) == ("reward", "Beaten: outsiders no. 4", ("row-5",))
    assert moment.lines == ("Gained: 2 cowries, 1 clay.", "Outsiders in the row: 1 of 7")


def test_a_hut_and_its_card() -> None:
    position = {"workers": {"white": 1}, "goods": {"clay": 3, "timber": 1}, "hut_deck": [3]}
    (moment,) = shown("build hut at 0", **position)
    assert (moment.kind, moment.title) == ("reward", "Hut 1 is built")
    assert moment.places == ("token-hut-1", "slot-1", "tucked-1")
    assert "1 soldier (any worker but white)" in moment.lines[0]


def test_nobody_is_left() -> None:
    moments = shown("end", round=2, row=["-"] * 6 + ["o1"])
    assert [moment.kind for moment in moments] == ["assault", "scoring"]
    assert moments[0].rows[1] == ("outsiders no. 1", "—")
    assert moments[1].places == ("ready",)


def test_an_ordinary_action_passes_quietly() -> None:
    assert shown("play 3", hand=[3], ready=[1, 2]) == []
