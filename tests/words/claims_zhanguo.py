"""What the words of ZhanGuo claim, played or looked up."""

from tests.words.zhanguo_tables import (
    ACTIONS,
    ASPECTS,
    BOX,
    COLOURS,
    READY,
    SCORING,
    after,
    at,
    final,
    holds,
    on_board,
    rewards,
    wall_points,
    why,
)
from tianxia import Table, new


def five_rounds_then_most_points() -> None:
    for number, phase in ((4, "play"), (5, "over")):
        table = after(rewards({"markers": {"laws": 1}}, {"points": 8}, round=number), "decline")
        holds(table, phase=phase)
    holds(table, ranking=[1, 0])
    assert table.standing is not None
    assert table.standing.winners == (1,)


def six_cards_of_three_aspects() -> None:
    holds(new("zhanguo", 3, seed=1), **{f"seats__{seat}__backs": dict.fromkeys(ASPECTS, 2) for seat in range(3)})


def cards_of_a_region_bring_more_and_more() -> None:
    for laid, rise in (([], 0), ([2], 1), ([2, 3], 2)):
        table = after(at({"1": {"cards": laid}}), "card 50", "unify 1")
        holds(table, unrest=rise, seats__0__markers__currency=rise + 1, seats__0__markers__laws=0, turn=1)


def any_card_pays_for_any_action() -> None:
    low, middle, high = (after(at(READY, (card,), top=60), f"card {card}").legal() for card in (2, 50, 120))
    assert low == middle == high
    assert {text.split()[0] for text in low} == {*ACTIONS, "reassign", "unify", "drop"}


def officials_are_hired_into_any_governor_area() -> None:
    legal = after(at({}), "card 50").legal()
    assert {text for text in legal if "hire" in text} == {f"hire {c} {r}" for c in COLOURS for r in range(1, 6)}


def reassigning_needs_a_point_spent() -> None:
    table = after(at(READY), "card 50", "reassign")
    holds(table, pending__points=3)
    assert why(table, "stop") == "must-spend-a-point"
    assert why(after(table, "move red g1 g2"), "stop") == "legal"


def governors_end_unrest() -> None:
    table = after(at({"1": {"gov": dict.fromkeys(COLOURS, 1), "unrest": 2}}), "card 50", "governor 1")
    holds(table, unrest=0, gov=dict.fromkeys(COLOURS, 0), decision="square")
    assert sorted(table.legal()) == ["square moves", "square official", "square points"]


def each_official_brings_a_worker() -> None:
    for officials in (1, 2):
        table = after(at({"1": {"work": {"grey": officials}}}), "card 50", "recruit 1")
        holds(table, workers=officials, unrest=1)
    assert why(after(at({"1": {"gov": {"grey": 1}}}), "card 50"), "recruit 1") == "no-recruiter"


def palaces_score_cards_and_bring_a_seal() -> None:
    holds(after(at(READY), "card 50", *ACTIONS["palace"]), seats__0__points=5, seats__0__seals__laws=1)
    table = rewards({"seals": {"laws": 1}}, {"markers": {"laws": 2}})
    assert "worth 3" in table.prompt(0)


def walls_take_workers_of_different_regions() -> None:
    table = after(at({str(region): {"workers": 2} for region in (1, 2)}), "card 50")
    assert why(table, "wall jade-a 3") == "wall-workers"
    assert after(table, "wall jade-a 2").legal() == ["pay 1 2"]


def numbers_are_compared_with_the_former_top() -> None:
    for top, legal in ((40, "legal"), (60, "not-now")):
        assert why(after(at(READY, (50, 51), top=top), "card 50", "recruit 1"), "activate 33") == legal


def ties_go_to_the_higher_disc() -> None:
    for track in ([0, 1], [1, 0]):
        holds(after(rewards({"markers": {"laws": 1}}, {"points": 7}, round=5, track=track), "decline"), ranking=track)


def everything_fits_the_empty_court() -> None:
    for card in (2, 120):
        for action, laid in SCORING.items():
            table = after(at(READY, (card, 51)), f"card {card}", *ACTIONS[action])
            assert why(table, f"activate {laid}") == "legal"


def a_first_card_raises_no_unrest() -> None:
    holds(after(at({"1": {"unrest": 2}}), "card 50", "unify 1"), unrest=2, seats__0__markers__currency=1)
    assert why(after(at({"1": {"unrest": 2, "cards": [2]}}), "card 50"), "unify 1") == "unrest-limit"


def stepping_down_is_free() -> None:
    table = after(at({"1": {"gov": {"red": 3}}}), "card 50", "drop red 1")
    holds(table, decision="use", work={"red": 1, "grey": 0, "white": 0})
    holds(after(table, "reassign", "drop red 1"), pending__points=3)
    assert why(table, "drop red 1") == "worker-area-full"


def a_white_official_makes_the_first_governor() -> None:
    table = new("zhanguo", 2, seed=1)
    seat = table.decider
    for official in ("hire white 1", "hire red 5"):
        after(table, table.legal()[0])
        assert why(table, "governor 1") == "needs-three-officials"
        after(table, official)
    assert table.decider == seat
    assert why(after(table, table.legal()[0]), "governor 1") == "legal"
    holds(new("zhanguo", 2, seed=2), gov={"red": 2, "grey": 1, "white": 0})


def regions_have_as_many_palace_slots_as_players() -> None:
    for players in (2, 3, 4):
        for built, code in ((players, "palace-slots-full"), (players - 1, "legal")):
            palaces = [0, built, *[0] * (players - 2)]
            seats = [{"hand": [50], "region": READY}]
            position = {"game": "zhanguo", "players": players, "seats": seats, "map": {"1": {"palaces": palaces}}}
            assert why(after(Table.from_position(position), "card 50"), "palace 1") == code


def pieces_of_a_seat() -> None:
    seat = new("zhanguo", 2, seed=1).position()["seats"][0]
    assert [seat[kind] for kind in ("governors", "palaces", "walls")] == [8, 6, 5]
    assert seat["officials"] == {"red": 3, "grey": 4, "white": 5}  # and the three that begin in region 1


def worker_areas_hold_two() -> None:
    table = after(at({"1": {"gov": {"red": 4, "grey": 3}, "work": {"grey": 2}}}), "card 50")
    assert why(table, "drop red 1") == "worker-area-full"
    holds(after(table, "hire red 1"), gov={"red": 5, "grey": 3, "white": 0})


def markers_by_number_of_players() -> None:
    for players, markers in ((2, 6), (3, 9), (4, 12)):
        table = new("zhanguo", players, seed=1)
        holds(table, supply=dict.fromkeys(ASPECTS, markers), seals=dict.fromkeys(ASPECTS, 1))


def numbers_of_the_aspects() -> None:
    found = {aspect: sorted(card[0] for card in BOX["cards"]["list"] if card[1] == aspect) for aspect in ASPECTS}
    assert found == {aspect: list(range(40 * i + 1, 40 * i + 41)) for i, aspect in enumerate(ASPECTS)}


def the_top_disc_begins_and_play_goes_clockwise() -> None:
    for seed in range(4):
        table = new("zhanguo", 4, seed=seed)
        first = table.position()["track"][0]
        for turn in range(4):
            assert table.decider == (first + turn) % 4
            after(table, table.legal()[0], "hire white 3")


def aspects_in_hand_are_open_and_numbers_are_not() -> None:
    table = at({}, (1, 2, 41))
    for viewer, hand in ((0, [1, 2, 41]), (1, {"hidden": 3}), (-1, {"hidden": 3})):
        seat = table.view(viewer)["seats"][0]
        assert seat["backs"] == {"writing": 2, "currency": 1, "laws": 0}
        assert seat["hand"] == hand


def a_region_holds_three_cards() -> None:
    assert why(after(at({"1": {"cards": [2, 3, 4]}}), "card 50"), "unify 1") == "region-full"


def missing_markers_are_points() -> None:
    table = at({"1": {"cards": [2, 3]}}, other={"markers": {"currency": 5}})
    holds(after(table, "card 50", "unify 1"), seats__0__markers__currency=1, seats__0__points=2)


def unrest_stays_on_its_track() -> None:
    table = after(at({"1": {"unrest": 2, "work": {"red": 1}, "cards": [2]}}), "card 50")
    assert [why(table, action) for action in ("unify 1", "recruit 1", "unify 2")] == ["unrest-limit"] * 2 + ["legal"]


def laying_a_card_ends_the_turn() -> None:
    holds(after(at(READY, (50, 51), top=60), "card 50", "unify 3"), turn=1, decision="card", top=60)


def palaces_are_forbidden_on_two_cells() -> None:
    for region, cells in (("2", (2, 3)), ("5", (3, 4))):
        for unrest in range(cells[1] + 1):
            table = at({region: {"workers": 2, "unrest": unrest}, "1": {"workers": 1}})
            found = why(after(table, "card 50"), f"palace {region}")
            assert found == ("palace-unrest" if unrest in cells else "legal")


def a_revolt_blocks_cards_and_hiring() -> None:
    revolt = READY | {"2": {"work": {"red": 1}, "unrest": 3}, "4": {"cards": [1, 19], "unrest": 3}}
    assert why(after(at(revolt), "card 50"), "recruit 2") == "unrest-limit"
    holds(after(at(revolt), "card 50", "hire red 2"), turn=1)
    assert "activate 1" in after(at(READY), "card 50", "hire red 2").legal()


def a_point_moves_an_official_one_step() -> None:
    areas = {"2": {"gov": {"red": 1}, "work": {"white": 1}}, "3": {"work": {"grey": 2}}}
    table = after(at(areas), "card 50", "reassign")
    ways = {"g2 g1": "red", "g2 g3": "red", "w2 w1": "white", "w2 g2": "white", "w2 w4": "white", "w3 g3": "grey"}
    assert [why(table, f"move {colour} {way}") for way, colour in ways.items()] == ["legal"] * len(ways)
    assert why(table, "move red g2 g4") == "not-adjacent"
    for move, left in (("move red g2 g3", 2), ("move white w2 g2", 1)):
        holds(after(table, move), pending__points=left)


def full_worker_areas_are_passed() -> None:
    areas = {"1": {"work": {"red": 1}}, "2": {"work": {"grey": 2}}}
    table = after(at(areas), "card 50", "reassign")
    assert why(table, "move red w1 w2") == "worker-area-full"
    holds(after(table, "move red w1 w3"), pending__points=1)


def squares_bring_their_bonus() -> None:
    def taken(square: str) -> Table:
        region = {"1": {"gov": dict.fromkeys(COLOURS, 2)}}
        return after(at(region), "card 50", "governor 1", f"square {square}")

    holds(taken("points"), seats__0__points=4)
    holds(taken("moves"), pending__points=4)
    assert "stop" in taken("moves").legal()
    assert sorted(taken("official").legal()) == sorted(
        [f"hire {colour} {region}" for colour in COLOURS for region in range(1, 6)] + ["skip"]
    )


def governors_beside_the_squares_count() -> None:
    squares = {"1": {"moves": 1, "official": 1, "points": 1, "beside": [3, 0]}}
    table = after(at({"1": {"gov": dict.fromkeys(COLOURS, 1)}}, map=squares), "card 50", "governor 1")
    holds(table, map__1__beside=[4, 0], turn=1, seats__0__points=0)
    assert final({}, "governors", map={"1": {**squares["1"], "beside": [4, 0]}}) == 9 + 3 * 4


def palaces_take_two_workers_and_one() -> None:
    table = after(at({"1": {"workers": 3}, "5": {"workers": 1}}), "card 50")
    assert why(table, "palace 5") == "palace-workers"
    after(table, "palace 1")
    assert why(table, "pay 1") == "pay-same-region"
    holds(after(table, "pay 5"), workers=1, seats__0__region__5__workers=0)
    assert why(after(at({"1": {"workers": 3}}), "card 50"), "palace 1") == "palace-workers"


def one_wall_in_a_section() -> None:
    table = at({"1": {"workers": 1}}, walls={"jade-a": {"1": 0}})
    assert why(after(table, "card 50"), "wall jade-a 2") == "one-wall-per-section"


def higher_for_three_actions_and_lower_for_two() -> None:
    for action, laid in SCORING.items():
        for card, fits in ((50, action in ("hire", "governor")), (70, action in ("recruit", "palace", "wall"))):
            table = after(at(READY, (card, 51), top=60), f"card {card}", *ACTIONS[action])
            assert (why(table, f"activate {laid}") == "legal") == fits
            assert (table.decider == 0) == fits


def abilities_work_once_each() -> None:
    region = {**READY, "3": {"cards": [84]}}
    table = after(at(region), "card 50", "hire red 2", "activate 1")
    assert why(table, "activate 1") == "already-used"
    holds(after(table, "activate 84"), seats__0__points=4, turn=1)


def a_worker_of_a_card_brings_no_unrest() -> None:
    table = after(at({"1": {"cards": [6]}}), "card 50", "hire red 2", "activate 6")
    holds(table, workers=1, unrest=0)


def cards_of_an_aspect_are_points() -> None:
    region = READY | {"4": {"cards": [40, 42, 43]}, "3": {"cards": [41, 85]}}
    holds(after(at(region), "card 50", *ACTIONS["palace"], "activate 40"), seats__0__points=8 + 3)


def reassigning_activates_nothing() -> None:
    for card in (2, 70):
        holds(after(at(READY, (card, 51), top=60), f"card {card}", "reassign", "move red g1 g2", "stop"), turn=1)


def the_circle_hires_one_more() -> None:
    table = after(on_board("circle", {"1": {"work": {"red": 1}}}), "card 50", "recruit 1", "power")
    holds(table, workers=2, unrest=1, pending__points=1)


def hiring_with_the_circle_still_needs_an_official() -> None:
    table = after(on_board("circle", {"1": {"gov": {"red": 1}}}), "card 50")
    assert why(table, "recruit 1") == "no-recruiter"
    table = after(
        on_board("circle", {"1": {"work": {"red": 1}}}, harsh_recruiting="yes"), "card 50", "recruit 1", "power"
    )
    holds(table, workers=2, unrest=2)


def the_triangle_calms_a_region_and_brings_a_worker() -> None:
    region = {"1": {"gov": {"red": 1}, "unrest": 1}}
    table = after(on_board("triangle", region), "card 50", "reassign", "move red g1 g2", "stop", "power")
    assert table.legal() == ["calm 1"]
    holds(after(table, "calm 1"), unrest=0, workers=1)


def the_star_moves_a_governor() -> None:
    region = {"1": {"gov": dict.fromkeys(COLOURS, 1)}, "2": {"unrest": 1}}
    table = after(on_board("star", region), "card 50", "governor 1", "square moves", "power")
    holds(after(table, "shift 1 moves 2 points"), map__2__points=0, seats__0__points=0, seats__0__region__2__unrest=1)


def who_cannot_take_a_whole_reward_is_passed_over() -> None:
    one_red = {"markers": {"writing": 1, "currency": 3}, "region": {"1": {"gov": {"red": 4}}}}
    table = after(rewards(one_red, {"markers": {"currency": 1}}, aspect="writing"), "decline")
    holds(table, pending__aspect="currency", turn=1)


def declining_keeps_everything() -> None:
    table = after(rewards({"markers": {"laws": 2}}, {"markers": {"laws": 1}}), "decline")
    holds(table, seats__0__markers__laws=2, turn=1, decision="reward")


def accepting_gives_back_markers_and_seal() -> None:
    seat = {"markers": dict.fromkeys(ASPECTS, 1), "seals": {"laws": 1, "writing": 1}}
    table = after(rewards(seat, track=[0, 1]), "accept")
    holds(
        table, seats__0__markers=dict.fromkeys(ASPECTS, 1) | {"laws": 0}, seals={"writing": 0, "currency": 1, "laws": 1}
    )
    holds(table, track=[1, 0], turn=1)


def rewards_cost_and_activate_nothing() -> None:
    seat = {"markers": {"currency": 1}, "region": READY}
    table = after(rewards(seat, {"markers": {"laws": 1}}, aspect="currency", round=3), "accept", "palace 1")
    holds(table, workers=2, seats__0__points=5, seats__0__seals=dict.fromkeys(ASPECTS, 0), turn=1)


def discs_are_worth_less_and_less() -> None:
    for place, value in enumerate((5, 3, 2, 1)):
        seats = [1, 2, 3]
        claims = {"upper": {"palace": [*seats[:place], 0, *seats[place:]]}}
        assert final({}, "objectives", players=4, claims=claims) == value


def discs_of_a_section_are_multiplied() -> None:
    claims = {"upper": {"palace": [0], "wall": [1, 0]}, "lower": {"palace": [1, 0]}}
    assert final({}, "objectives", claims=claims) == (5 + 3) * 2 + 3


def governors_score_by_majority() -> None:
    assert final({}, "governors", map={"1": {"points": 0, "moves": 0, "official": 1}}) == 9 + 2 * 3
    assert final({}, "governors", players=3, map={"1": {"points": 0, "moves": 1}}) == (9 + 3) // 2
    assert final({}, "governors", map={"1": {"points": 0, "beside": [1, 2]}}) == (9 + 6) // 2
    assert final({}, "governors", map={"1": {"points": 0, "beside": [0, 2]}}) == 0


def markers_score_by_majority() -> None:
    assert [final({"markers": {"laws": 1} | {a: 1}}, "markers") - 7 * (a != "laws") for a in ASPECTS] == [5, 6, 7]


def walls_score_by_their_tile() -> None:
    troubled = {"1": {"unrest": 1, "gov": {"grey": 1}, "cards": [1, 2, 50]}, "3": {"unrest": 2, "cards": [90]}}
    low = {"calm": 3, "order": 4, "pairs": 1, "laws": 1}
    high = {"grey": 1, "full": 1, "sets": 1}
    for face, count in (low | high).items():
        each = (1, 2, 3) if face in low else (2, 3, 4)
        assert [wall_points(face, sticks, troubled) for sticks in (1, 2, 3)] == [count * points for points in each]


def peace_is_points_minus_unrest_and_never_below_nothing() -> None:
    assert [wall_points("peace", sticks, {"1": {"unrest": 1}, "5": {"unrest": 3}}) for sticks in (1, 2, 3)] == [
        1,
        6,
        11,
    ]
    assert wall_points("peace", 1, {region: {"unrest": 2} for region in ("1", "2", "3")}) == 0


def harsh_hiring_raises_unrest_for_each_worker() -> None:
    table = at({"2": {"work": {"red": 2}}}, options={"harsh_recruiting": "yes"})
    holds(after(table, "card 50", "recruit 2"), seats__0__region__2__workers=2, seats__0__region__2__unrest=2)


def the_draft_gives_one_of_three_back() -> None:
    table = new("zhanguo", 2, seed=1, options={"draft": "yes"})
    holds(table, **{f"seats__{table.decider}__backs": dict.fromkeys(ASPECTS, 3)})
    for _ in range(6):
        after(table, table.legal()[0])
    holds(table, phase="play", **{f"seats__{seat}__backs": dict.fromkeys(ASPECTS, 2) for seat in (0, 1)})


def the_auction_begins_with_fifteen_points() -> None:
    table = new("zhanguo", 2, seed=1, options={"boards": "auction"})
    first = table.decider
    holds(table, seats__0__points=15, seats__1__points=15)
    after(table, "bid 4", "pass")
    after(table, table.legal()[0])
    holds(table, **{f"seats__{first}__points": 11, f"seats__{1 - first}__points": 14})
