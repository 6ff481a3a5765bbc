"""The coach of every game: what it counts and warns of can be read in both languages, and leads to the rules."""

from tests.contract.cases import Case, every_default, every_game, moments, several
from tianxia.kernel.game import MOMENTS, Game
from tianxia.web.coaching import warnings
from tianxia.web.foresight import changes, in_words
from tianxia.words import LANGUAGES


@every_default
def test_what_is_counted_has_a_name_and_a_number_for_each_seat(case: Case) -> None:
    for table in moments(case, 2, several(8, 4)):
        if case.game.coach is None:
            assert changes(table, 0, table.state, table.state) == {}
            continue
        for table.language in LANGUAGES:
            found = case.game.coach.outlook(table.box, table.scrubbed(0), 0, table.words)
            assert len({label for label, _ in found}) == len(found) > 0
            assert all(len(values) == case.players for _, values in found)
            assert all(label == label.strip() != "" for label, _ in found)


@every_default
def test_warnings_are_sentences(case: Case) -> None:
    for table in moments(case, 5, several(12, 4)):
        for text in table.legal()[:: several(3, 9)]:
            said = []
            for table.language in LANGUAGES:
                said.append(warnings(table, table.decider, text))
                for line in said[-1]:
                    assert line == line.strip()
                    assert line.endswith((".", ")"))
                    assert "{" not in line
            assert len(said[0]) == len(said[1]), said


@every_default
def test_changes_are_told_for_the_seat_first(case: Case) -> None:
    seat = case.players - 1
    table = case.new(1)
    found = {"Few": (0,) * seat + (1,), "Many": (0,) * seat + (-3,)}
    told = in_words(table, seat, found)
    assert [line.partition(":")[0] for line in told] == ["Many", "Few"]
    assert told[0].endswith("−3")
    assert ("you" in told[0]) == (case.players > 1)


@every_game
def test_what_is_said_the_first_time_leads_to_a_chapter_of_the_rules(game: Game) -> None:
    if game.coach is None:
        return
    for language in LANGUAGES:
        words = game.words(language)
        for kind, chapter in game.coach.firsts.items():
            assert kind in MOMENTS
            assert 60 < len(words(f"first-{kind}")) < 260
            assert chapter in game.chapters(language)
