"""What the table shows: every legal action can be pointed at and said, and nothing of a story before its time."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.contract.cases import several
from tianxia import GAMES, Table, look, new
from tianxia.games.legacy_of_yu.box import story_document
from tianxia.games.legacy_of_yu.face import story
from tianxia.games.legacy_of_yu.face.faces import TRADES, face
from tianxia.kernel.chance import below, new_source
from tianxia.words import LANGUAGES

GAME = GAMES["legacy-of-yu"]
LATE = {"rules": list(range(1, 21)), "wins": 3, "losses": 3, "victory": [2, 4, 6], "defeat": [1, 3, 5]}
"""A campaign in which everything is on the table that can be."""
EAGER = {"canal": 40, "attack": 30, "build": 20, "tool": 20, "cook": 8, "tuck": 8, "play": 6, "hut": 6, "end": 2}
"""Weights of random play that gets far enough to see canals, buildings and tools."""


def tables(seed: int, options: dict[str, str], campaign: dict[str, object] | None = None) -> Iterator[Table]:
    """A random game that strives, yielded before every action and at its end."""
    table = new("legacy-of-yu", 1, seed=seed, options=options, campaign=campaign)
    source = new_source(seed)
    while not table.is_over:
        yield table
        texts = table.legal()
        weights = [EAGER.get(text.split()[0], 3) for text in texts]
        k = below(source, sum(weights))
        while k >= weights[0]:
            k -= weights.pop(0)
            texts.pop(0)
        table.play(texts[0])
    yield table


GAMES_SEEN = [({}, None), ({"story": "campaign"}, {}), ({"story": "campaign"}, LATE)]


@pytest.mark.parametrize(("options", "campaign"), GAMES_SEEN)
@pytest.mark.parametrize("seed", range(several(2, 1)))
def test_every_action_has_words_of_its_own(
    seed: int, options: dict[str, str], campaign: dict[str, object] | None
) -> None:
    for table in tables(seed, options, campaign):
        for language in LANGUAGES:
            words = GAME.words(language)
            phrases = [GAME.phrase(table.box, text, words) for text in table.legal()]
            assert len(set(phrases)) == len(phrases), phrases
            assert all(len(phrase) <= 110 for phrase in phrases), max(phrases, key=len)


def svg_of(part: look.Part) -> ElementTree.Element:
    return ElementTree.fromstring(look.svg(part.width, part.height, part.label, *part.nodes))


def parts_of(table: Table) -> list[ElementTree.Element]:
    drawing = table.drawing(0)
    return [svg_of(part) for part in (drawing.board, drawing.own, *drawing.seats) if part]


def targets_of(table: Table) -> list[ElementTree.Element]:
    return [node for part in parts_of(table) for node in part.iter() if "data-target" in node.attrib]


@pytest.mark.parametrize(("options", "campaign"), GAMES_SEEN)
@pytest.mark.parametrize("seed", range(several(2, 1)))
def test_every_action_can_be_pointed_at(seed: int, options: dict[str, str], campaign: dict[str, object] | None) -> None:
    for table in tables(seed, options, campaign):
        names = re.findall('data-target="([^"]*)"', table.svg(0))
        assert len(set(names)) == len(names), names
        for text in table.legal():
            assert set(GAME.targets(table.box, text)) <= set(names), text


@pytest.mark.parametrize(("options", "campaign"), GAMES_SEEN)
def test_every_target_explains_itself(options: dict[str, str], campaign: dict[str, object] | None) -> None:
    for table in islice(tables(2, options, campaign), 0, None, 20):
        for language in LANGUAGES:
            table.language = language
            for node in targets_of(table):
                title = node.find("{*}title")
                assert title is not None, node.attrib
                assert title.text, node.attrib
                assert node.attrib["data-about"].endswith("."), node.attrib
                assert sum(inner.get("class") == "ring" for inner in node.iter()) == 1, node.attrib


@pytest.mark.parametrize(("options", "campaign"), GAMES_SEEN)
def test_moving_pieces_have_names_of_their_own(options: dict[str, str], campaign: dict[str, object] | None) -> None:
    for table in islice(tables(4, options, campaign), 0, None, 10):
        pieces = [piece.key for part in table.drawing(0).parts.values() for piece in part.pieces]
        assert len(set(pieces)) == len(pieces), pieces
        assert {"flood", *(f"townsfolk-{card}" for card in table.view(0)["hand"])} <= set(pieces)


def test_writing_is_large_enough() -> None:
    """11 px and more where the board is 1000 px wide (look.md)."""
    for table in tables(3, {"story": "campaign"}, LATE):
        board = table.drawing(0).board
        sizes = [float(node.attrib["font-size"]) for node in svg_of(board).iter() if "font-size" in node.attrib]
        assert min(sizes) * 1000 / board.width >= 11
        break


def test_no_story_is_shown_before_it_is_told() -> None:
    """Neither titles nor ways nor prose of entries, nor names of cards, that the campaign has not reached."""
    words = GAME.words("en")
    for seed in range(several(3, 1)):
        for table in islice(tables(seed, {"story": "campaign"}, {}), 0, None, 5):
            view = table.view(0)
            shown = table.svg(0) + table.board(0) + table.prompt(0)
            shown += "".join(GAME.phrase(table.box, text, words) for text in table.legal())
            untold = [n for n in range(1, 74) if n not in view["campaign"]["told"]]
            assert not [n for n in untold if re.search(rf"\b{re.escape(words(f'story-{n}'))}\b", shown)]
            for rule in story_document()["rule"]:
                assert rule["n"] in view["campaign"]["rules"] or words(f"rule-{rule['name']}-effect") not in shown


def test_ways_show_their_prices_and_not_where_they_lead() -> None:
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "campaign": {"told": [31]},
                "goods": {"provision": 1}, "queue": ["choice 31"]}  # fmt: skip
    table = Table.from_position(position)
    ways = {node.attrib["data-target"]: node for node in targets_of(table) if node.attrib["data-target"] == "choose-2"}
    assert table.legal()[-2:] == ["choose 1", "choose 2"]
    assert "1 provision" in ways["choose-2"].attrib["data-about"]
    assert "clay" not in "".join(ways["choose-2"].itertext())
    told = GAME.told(table.box, table.scrubbed(0), "choose 2", table.words)
    assert "1 provision" in told
    assert told != GAME.phrase(table.box, "choose 2", table.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_fits_the_book(language: str) -> None:
    words, b = GAME.words(language), GAME.box.record
    for entry in range(1, 74):
        if ways := int(b.choices[entry]):
            _, right = story.set_pages(words(f"story-{entry}-text"))
            assert story.RIGHT_TOP + story.LINE * (len(right) - 1) + 10 < story.ways_top(ways), entry


def test_a_campaign_does_not_change_the_size_of_the_table() -> None:
    few, many = (new("legacy-of-yu", 1, seed=1, options={"story": "campaign"}, campaign=campaign).drawing(0)
                 for campaign in ({}, LATE))  # fmt: skip
    assert [(part.width, part.height) for part in few.parts.values()] == [
        (part.width, part.height) for part in many.parts.values()
    ]


def test_townsfolk_of_a_trade_do_not_look_alike() -> None:
    cards = {card["n"]: card["role"] for card in (*GAME.box.document["townsfolk"], *story_document()["townsfolk"])}
    faces = {card: face(role, card) for card, role in cards.items()}
    assert len(set(faces.values())) == len(faces)
    assert max(len(drawn) for drawn in faces.values()) < 1200
    assert set(cards.values()) == set(TRADES)


def test_an_attack_says_its_price_and_its_loss() -> None:
    position = {"game": "legacy-of-yu", "phase": "assault", "row": ["-", "-", "-", "-", "-", "-", "o2"], "raider": 7,
                "goods": {"cowrie": 2}, "ready": [20, 21]}  # fmt: skip
    assert "(2 cowries)" in Table.from_position(position).prompt(0)
    assert "(a card is destroyed)" in Table.from_position(position).prompt(0)


def test_the_end_is_a_victory_or_a_defeat_and_what_was_reached() -> None:
    position = {"game": "legacy-of-yu", "round": 8, "phase": "over", "outcome": "win", "built": 6, "flood": 4,
                "barge": False, "beaten": 11, "row": ["-", "-", "-", "-", "-", "o3", "o4"],
                "spaces": ["farm 1", "-", "hut 1", "-", "-", "-", "-", "-", "-"],
                "tucked": [7, 9, 0, 0, 0]}  # fmt: skip
    table = Table.from_position(position)
    sheet = GAME.score_sheet(table.box, table.scrubbed(), GAME.words("en"))
    assert [row.points for row in sheet.rows] == [(8,), ("6 of 6",), (4,), (2,), (2,), (11,), ("2 of 7",)]
    assert sheet.ending == "Victory: the river is tamed"
    assert sheet.notes[1:] == ["Won: all six canals are built, and you got through the end of the round."]
    assert "runs to the sea" in sheet.notes[0]


def test_a_campaign_counts_on_the_score_sheet() -> None:
    campaign = {"wins": 6, "losses": 7, "finished": "lost", "victory": [], "defeat": []}
    position = {"game": "legacy-of-yu", "options": {"story": "campaign"}, "phase": "over", "outcome": "flood",
                "flood": 1, "campaign": campaign}  # fmt: skip
    table = Table.from_position(position)
    sheet = GAME.score_sheet(table.box, table.scrubbed(), GAME.words("ru"))
    assert sheet.ending == "Поражение: вода прорвалась"
    assert "побед 6, поражений 7" in sheet.notes[2]
    assert sheet.notes[3] == "Кампания проиграна."


def test_the_first_round_of_the_rules_panel() -> None:
    """The walk-through of words/rules.en.md, played."""
    table = new("legacy-of-yu", 1, seed=1)
    for text in ("tuck 4", "play 15", "play 11", "play 20", "dismiss 1", "hut 0 white", "end"):
        table.play(text)
    position = table.position()
    assert (position["round"], position["workers"]["white"], position["goods"]["cowrie"]) == (2, 3, 2)
    assert len(position["ready"]) + position["ready_unseen"] == 1
    assert "canal" in table.legal()
