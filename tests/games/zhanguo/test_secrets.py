"""Hands are secret, backs are not; a card given back is known to its owner while its packet is untouched."""

import pytest

from tianxia import Table, new
from tianxia.games.zhanguo import GAME
from tianxia.kernel.chance import new_source


def drafted() -> Table:
    table = new("zhanguo", 3, seed=5, options={"draft": "yes"})
    while table.position()["phase"] == "draft":
        table.play(table.legal()[0])
    return table


@pytest.mark.parametrize("seat", range(3))
def test_a_view_hides_hands_decks_packets_and_what_was_given_back(seat: int) -> None:
    table = drafted()
    view, other = table.view(seat), (seat + 1) % 3
    assert view["chance"] == "hidden"
    assert view["deck"] == {"writing": {"hidden": 31}, "currency": {"hidden": 31}, "laws": {"hidden": 31}}
    assert view["under"] == [{"hidden": 9}, {"hidden": 0}, {"hidden": 0}, {"hidden": 0}]
    assert view["seats"][other]["hand"] == {"hidden": 6}
    assert view["seats"][other]["backs"] == {"writing": 2, "currency": 2, "laws": 2}
    assert view["seats"][other]["given"] == {"hidden": 4}
    assert view["seats"][seat]["hand"] == table.position()["seats"][seat]["hand"]
    assert view["seats"][seat]["given"] == table.position()["seats"][seat]["given"]
    assert isinstance(table.view()["seats"][seat]["hand"], dict)


def test_the_log_of_a_draft_names_no_card_to_the_others() -> None:
    table = new("zhanguo", 2, seed=5, options={"draft": "yes"})
    seat, card = table.decider, table.legal()[0].split()[1]
    table.play(f"discard {card}")
    assert any(card in line for line in table.log(seat))
    assert not any(card in line.split() or f"{card}." in line for line in table.log(1 - seat))


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("seed", range(5))
def test_own_cards_stay_in_an_untouched_packet(seed: int, seat: int) -> None:
    table = drafted()
    given = table.position()["seats"][seat]["given"][0]
    GAME.rules.determinize(table.box.record, table.state, seat, new_source(seed))
    position = table.position()
    assert set(given) <= set(position["under"][0])
    assert position["seats"][seat]["given"][0] == given
    assert position["deck_sizes"] == {"writing": 34, "currency": 34, "laws": 34}


def test_cards_out_of_the_game_may_be_anywhere_in_thought() -> None:
    """A position may leave cards out; nobody knows which, so a deal may use any unseen card."""
    deck = {"writing": [1, 2], "currency": [], "laws": []}
    position = {"game": "zhanguo", "players": 2, "deck": deck, "seats": [{"hand": [3]}, {"hand": [4]}]}
    seen = set()
    for seed in range(30):
        table = Table.from_position(position)
        GAME.rules.determinize(table.box.record, table.state, 0, new_source(seed))
        world = table.position()
        assert world["seats"][0]["hand"] == [3]
        assert len(world["deck"]["writing"]) == 2
        seen |= set(world["seats"][1]["hand"])
    assert len(seen) > 5
    assert 3 not in seen
