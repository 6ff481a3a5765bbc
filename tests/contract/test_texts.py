"""Every action has one text and one id, and what is not listed is refused without a trace."""

import pytest

from tests.contract.cases import Case, every_default, every_option, games, moments, random_table, raw, several
from tianxia import Refused, Unreadable


@every_option
def test_texts_and_ids_round_trip(case: Case) -> None:
    for seed in games(3, 1):
        for table in random_table(case, seed):
            ids, texts = table.legal_ids(), table.legal()
            assert ids == sorted(set(ids))
            assert len(set(texts)) == len(texts)
            assert len(ids) <= case.game.max_legal
            for action, text in zip(ids, texts, strict=True):
                assert case.game.parse_action(table.box, text) == action
                assert text == " ".join(text.lower().split())
                assert text.isascii()


@every_default
def test_reading_ignores_case_and_blanks_and_nothing_else(case: Case) -> None:
    table = moments(case, 1, 5)[1].copy()
    text = table.legal()[-1]
    table.play("  " + text.upper().replace(" ", "   ") + " ")
    assert table.actions[-1] == text
    table.undo()
    for wrong in (text + "x", text + " x", "", "hello", text.replace(" ", "-") + "-"):
        with pytest.raises(Unreadable):
            table.play(wrong)


@every_option
def test_what_is_not_listed_is_refused_and_changes_nothing(case: Case) -> None:
    for table in moments(case, 2, several(12, 4) if case.is_default else 3):
        before, listed = raw(table.state), set(table.legal_ids())
        for action in range(case.game.num_actions):
            if action in listed:
                continue
            with pytest.raises((Refused, Unreadable)) as caught:
                table.play(action)
            if isinstance(caught.value, Refused):
                assert caught.value.reason
                assert caught.value.page
        assert raw(table.state) == before
        assert table.legal_ids() == sorted(listed)


@every_default
def test_ids_out_of_range_are_unreadable(case: Case) -> None:
    table = case.new(1)
    for action in (-1, case.game.num_actions, 10**9):
        with pytest.raises(Unreadable, match="action ids"):
            table.play(action)


@every_default
def test_a_finished_game_refuses_everything(case: Case) -> None:
    table = moments(case, 3, 2)[-1]
    assert table.is_over
    assert table.legal() == []
    with pytest.raises(Refused) as caught:
        table.play(table.actions[-1])
    assert caught.value.code == "game-over"
