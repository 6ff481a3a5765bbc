"""A career: which games count, and what they add up to."""

from collections.abc import Sequence
from typing import Any

import pytest

from tianxia.store import Played, Rating, Sitting
from tianxia.web.career import Career, Opponent, Outcome, career_of, together
from tianxia.web.rating import ranks_of, rate

ANN, BO, CY = (Sitting("person", name.lower(), name, None) for name in ("Ann", "Bo", "Cy"))
SCHOLAR, GENERAL = (Sitting("bot", None, "", level) for level in ("scholar", "general"))


def played(seats: Sequence[Sitting], ranks: Sequence[int] | None, scores: Sequence[int] | None = None, *,
           name: str = "china", **result: Any) -> Played:  # fmt: skip
    found = result | ({"ranks": ranks} if ranks else {}) | ({"scores": scores} if scores else {})
    return Played("t", name, len(seats), found, 1.0, "private", None, list(seats))


def career(*games: Played) -> Career:
    """Ann's, of games in the order in which they were finished."""
    return career_of("ann", list(reversed(games)))


def outcome(game: Played) -> Outcome:
    (found,) = career(game).outcomes
    return found


def test_nothing_adds_up_to_nothing() -> None:
    assert career() == Career()


def test_a_game_is_counted_by_its_name_its_seats_and_its_victory() -> None:
    found = career(
        played([ANN, BO, CY], [1, 2, 3], [50, 40, 30]),
        played([BO, ANN, CY], [1, 2, 3], [50, 40, 30]),
        played([ANN, BO, CY, SCHOLAR], [1, 1, 3, 4], [60, 60, 30, 20]),
        played([BO, ANN], [2, 1], [5, 6], name="zhanguo"),
    )
    china = found.records["china"]
    assert (found.total.games, found.total.won) == (4, 3)
    assert (china.total.games, china.total.won) == (3, 2)
    assert {players: (tally.games, tally.won) for players, tally in china.seats.items()} == {3: (2, 1), 4: (1, 1)}
    assert found.records["zhanguo"].total.won == 1


def test_an_abandoned_game_does_not_count() -> None:
    assert career(played([ANN, BO], None, ended="abandoned")) == Career()


def test_a_game_somebody_else_played_at_my_screen_does_not_count() -> None:
    """As a record that was uploaded, at which the visitor sits for all people."""
    assert career(played([Sitting("hotseat", "ann", "Ann", None), SCHOLAR], [1, 2], [9, 8])) == Career()


def test_who_resigned_has_not_won_however_well_a_bot_went_on() -> None:
    found = outcome(played([ANN, BO, CY], [3, 1, 2], [90, 50, 40], resigned=[0]))
    assert (found.rank, found.is_won, found.is_resigned) == (3, False, True)
    assert career(found.game).records["china"].best is None


def test_if_everybody_else_resigned_the_game_is_won_without_points() -> None:
    found = outcome(played([ANN, BO], [1, 2], ended="resigned", resigned=[1]))
    assert (found.is_won, found.points) == (True, None)


@pytest.mark.parametrize(
    ("result", "is_won"), [({"scores": [1], "ranks": [1]}, True), ({"scores": [0], "ranks": [1]}, False),
                           ({"ended": "resigned", "ranks": [1], "resigned": [0]}, False)],
)  # fmt: skip
def test_a_game_for_one_is_won_by_its_score(result: dict[str, Any], is_won: bool) -> None:
    found = outcome(Played("t", "legacy-of-yu", 1, result, 1.0, "private", None, [ANN]))
    assert (found.is_won, found.points) == (is_won, None)


def test_what_a_bot_played_for_somebody_who_was_away_is_theirs() -> None:
    away = Sitting("person", "ann", "Ann", "scholar")
    assert career(played([away, BO], [1, 2], [9, 8])).total.won == 1


def test_a_streak_is_of_victories_in_the_order_in_which_games_were_finished() -> None:
    win, loss = played([ANN, BO], [1, 2], [9, 8]), played([ANN, BO], [2, 1], [8, 9])
    found = career(win, win, win, loss, win, win)
    assert (found.streak.now, found.streak.longest) == (2, 3)
    assert career(win, loss).streak.now == 0


def test_the_best_score_is_the_first_game_that_reached_it() -> None:
    games = [played([ANN, BO], [1, 2], [points, 1])._replace(table=str(points)) for points in (7, 9, 8)]
    again = games[1]._replace(table="again")
    best = career(*games, again).records["china"].best
    assert best is not None
    assert (best.points, best.game.table) == (9, "9")


def test_opponents_are_people_bots_by_level_and_friends_at_the_same_screen() -> None:
    friend = Sitting("hotseat", "ann", "Di", None)
    found = career(
        played([ANN, BO, SCHOLAR, SCHOLAR, GENERAL], [2, 1, 3, 4, 5], [4, 5, 3, 2, 1]),
        played([friend, ANN, BO._replace(name="Bob")], [1, 2, 2], [9, 8, 8]),
    )
    met = {who: (rival.games, rival.ahead, rival.behind) for who, rival in found.rivals.items()}
    assert met == {
        Opponent("person", "bo"): (2, 0, 1),
        Opponent("bot", "scholar"): (2, 2, 0),
        Opponent("bot", "general"): (1, 1, 0),
        Opponent("hotseat", "Di"): (1, 0, 1),
    }
    assert found.rivals[Opponent("person", "bo")].name == "Bob"
    people = together(found.rivals, ("person", "hotseat"))
    assert (people.games, people.ahead, people.behind) == (3, 0, 2)


def test_only_games_between_people_are_rated() -> None:
    assert ranks_of(played([ANN, SCHOLAR], [1, 2], [9, 8])) == {}
    assert ranks_of(played([ANN, BO], None, ended="abandoned")) == {}
    assert ranks_of(played([ANN, Sitting("hotseat", "ann", "Di", None)], [1, 2], [9, 8])) == {}
    assert ranks_of(played([SCHOLAR, BO, ANN], [1, 2, 3], [9, 8, 7])) == {"bo": 2, "ann": 3}


def test_a_rating_rises_with_victories_and_grows_surer() -> None:
    game = played([ANN, BO, CY], [1, 2, 3], [9, 8, 7])
    first = {rating.identity: rating for rating in rate([game], {})}
    assert first["ann"].mean > 25 > first["cy"].mean
    assert all(rating.spread < 25 / 3 and rating.games == 1 for rating in first.values())
    known = {(rating.identity, "china"): rating for rating in first.values()}
    again = {rating.identity: rating for rating in rate([game], known)}
    at_once = {rating.identity: rating for rating in rate([game, game], {})}
    assert again["ann"].mean > first["ann"].mean
    for name in ("ann", "bo", "cy"):
        assert (again[name].mean, again[name].spread, again[name].games) == pytest.approx(
            (at_once[name].mean, at_once[name].spread, 2)
        )


def test_ratings_of_two_games_have_nothing_to_do_with_each_other() -> None:
    found = rate([played([ANN, BO], [1, 2], name="zhanguo")], {("ann", "china"): Rating("ann", "china", 40.0, 2.0, 9)})
    assert {(rating.game, rating.games) for rating in found} == {("zhanguo", 1)}
