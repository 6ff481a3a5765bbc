"""Refusals against an independent reading of RULES.md, 12, made from position documents alone."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.state import COLOURS, REGIONS, WhyDraw
from tianxia.games.china.text.refusals import SOURCES
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.rule import INTERPRET
from tianxia.table import Table
from tianxia.words import LANGUAGES

SPACES = [line[0] for line in GAME.box.document["spaces"]["at"]]
COLOUR = {region["name"]: region["colour"] for region in GAME.box.document["region"]}
SUPPLY = {"house": "houses", "emissary": "emissaries", "fort": "forts"}
NONE_LEFT = {"house": "no-houses-left", "emissary": "no-emissaries-left", "fort": "no-fort-left"}


def expected_code(position: Document, text: str) -> str | None:
    """The first question of RULES.md, 12, that applies; None if the action is legal."""
    words = text.split()
    kind = position["decision"]["kind"]
    seat = position["turn"]
    hand = position["hands"][seat]
    if not is_readable(words):
        return "unreadable"
    if kind == "over":
        return "game-over"
    if words[0] == "take":
        if kind != "draw":
            return "not-drawing"
        return None if words[1] == "deck" or position["row"][words[1]] else "not-in-row"
    if kind == "draw":
        return "must-draw"
    if words[0] == "done":
        return "nothing-placed" if kind == "play" else None
    if words[0] in ("discard", "pass"):
        if kind == "more":
            return "already-placed"
        if words[0] == "pass":
            return "cannot-pass" if sum(hand.values()) else None
        return None if hand[words[1]] else "card-not-in-hand"
    return piece_code(position, words) or payment_code(words[2:], COLOUR[region_of(words[1])], hand)


def is_readable(words: list[str]) -> bool:
    match words:
        case ["take", "deck"] | ["done"] | ["pass"]:
            return True
        case ["take" | "discard", colour]:
            return colour in COLOURS
        case ["house" | "fort", place, *cards]:
            return place in SPACES and len(cards) in (1, 2) and set(cards) <= set(COLOURS)
        case ["emissary", place, *cards]:
            return place in REGIONS and len(cards) in (1, 2) and set(cards) <= set(COLOURS)
    return False


def region_of(place: str) -> str:
    return place.rstrip("0123456789")


def piece_code(position: Document, words: list[str]) -> str | None:
    """Questions 9 to 14: option, region, supply, place."""
    piece, place = words[:2]
    region = region_of(place)
    if piece == "fort" and not position["options"]["fortresses"]:
        return "no-fortresses"
    if position["decision"].get("region", region) != region:
        return "one-region"
    if position["supply"][SUPPLY[piece]][position["turn"]] == 0:
        return NONE_LEFT[piece]
    if piece != "emissary" and place in position["houses"]:
        return "space-taken"
    if piece == "fort" and place in position["forts"]:
        return "fort-there"
    owners = [seat for space, seat in position["houses"].items() if region_of(space) == region]
    limit = max((owners.count(seat) for seat in owners), default=0)
    if piece == "emissary" and sum(position["emissaries"][region]) >= limit:
        return "emissary-limit"
    return None


def payment_code(cards: list[str], own: str, hand: dict[str, int]) -> str | None:
    """Questions 15 to 18."""
    if len(set(cards)) == 2:
        return "joker-needs-pair"
    if len(cards) == 1 and cards[0] != own:
        return "wrong-colour"
    if len(cards) == 2 and cards[0] == own:
        return "joker-own-colour"
    return None if hand[cards[0]] >= len(cards) else "card-not-in-hand"


def found_code(table: Table, action: str | int) -> str | None:
    try:
        refused = table.refusal(action)
    except Unreadable as error:
        return error.code
    return refused.code if refused else None


def tables(count: int, seed: int) -> Iterator[Table]:
    """Moments of random games of all kinds; the last one of each game is its end."""
    rng = random.Random(seed)
    kinds = [(3, "four"), (4, "four"), (4, "five"), (5, "five")]
    for game in range(count):
        players, side = kinds[game % len(kinds)]
        options: dict[str, str | bool] = {"side": side, "fortresses": game % 3 != 0}
        table = tianxia.new("china", players, seed=seed + game, options=options)
        stops = sorted(rng.sample(range(140), 4))
        while not table.is_over:
            if table.ply in stops:
                yield table
            table.play(rng.choice(table.legal_ids()))
        yield table


def test_every_id_of_random_positions() -> None:
    seen = set()
    for table in tables(5 if INTERPRET else 9, seed=3):
        position = table.position()
        legal = set(table.legal_ids())
        for action in range(GAME.num_actions):
            text = GAME.format_action(GAME.box, action)
            code = expected_code(position, text)
            assert (code is None) == (action in legal), (text, position)
            assert found_code(table, action) == code, (text, position)
            if code is None:
                assert GAME.refusal(table.box, table.state, text) is None
            seen.add(code)
        assert table.position() == position
    # what random play hardly brings about has scenarios: empty supplies, a space with a fortress only
    assert seen >= {
        None, "unreadable", "game-over", "must-draw", "not-drawing", "not-in-row", "nothing-placed",
        "cannot-pass", "no-fortresses", "one-region", "no-fort-left", "space-taken", "emissary-limit",
        "card-not-in-hand", "already-placed",
    }  # fmt: skip


def impossible_payments(rng: random.Random) -> Iterator[str]:
    """Readable texts that never are legal: mixed pairs, single cards of another colour, pairs of the own one."""
    for place in [*rng.sample(SPACES, 8), *REGIONS]:
        own = COLOUR[region_of(place)]
        for piece in ("emissary",) if place in REGIONS else ("house", "fort"):
            other = rng.choice([colour for colour in COLOURS if colour != own])
            yield f"{piece} {place} {own} {other}"
            yield f"{piece} {place} {other} {own}"
            yield f"{piece} {place} {other}"
            yield f"{piece} {place} {own} {own}"


def test_impossible_payments() -> None:
    rng = random.Random(8)
    seen = set()
    for table in tables(4 if INTERPRET else 8, seed=50):
        position = table.position()
        for text in impossible_payments(rng):
            code = expected_code(position, text)
            assert code is not None
            assert found_code(table, text) == code, (text, position)
            seen.add(code)
    assert seen >= {"joker-needs-pair", "wrong-colour", "joker-own-colour"}


def test_ids_outside_the_game_are_unreadable() -> None:
    table = tianxia.new("china", 3, seed=1)
    for action in (-1, GAME.num_actions):
        with pytest.raises(Unreadable):
            table.play(action)


MORE = {"decision": {"kind": "more", "region": "wei"}, "houses": {"wei1": 0, "wei2": 1}}
FULL_QI = {"houses": {"qi1": 1, "qi2": 1, "qi3": 2}, "emissaries": {"qi": [0, 1, 1]}}

WHY: list[Any] = [
    # hand of seat 0, what else the position says, the action that leads to `draw`, the reason, words of its sentence
    pytest.param({"red": 1}, MORE, "house wei3 red", WhyDraw.TWO_PIECES, "two pieces", id="two pieces"),
    pytest.param({"red": 3}, {}, "house wei1 red", WhyDraw.NEW_REGION, "Nobody had a piece", id="new region"),
    pytest.param({"red": 1}, {"houses": {"wei1": 1}}, "house wei2 red", WhyDraw.NO_CARDS, "no cards", id="no cards"),
    pytest.param({}, {}, "pass", WhyDraw.NO_CARDS, "no cards", id="passed"),
    pytest.param({"yellow": 2}, FULL_QI, "house qi4 yellow", WhyDraw.NO_ROOM, "no room", id="no room"),
    pytest.param({"red": 1}, MORE, "done", WhyDraw.DONE, "stopped", id="done"),
    pytest.param({"red": 2}, {}, "discard red", WhyDraw.DISCARDED, "discarded", id="discarded"),
    pytest.param({}, {"decision": {"kind": "draw"}}, "", WhyDraw.UNKNOWN, "over for this turn", id="a position"),
]


@pytest.mark.parametrize(("hand", "more", "action", "why", "words"), WHY)
def test_must_draw_says_why(hand: Document, more: Document, action: str, why: WhyDraw, words: str) -> None:
    position = {"game": "china", "players": 3, "hands": [hand, {}, {}], "row": {"green": 4}, **more}
    table = Table.from_position(position)
    if action:
        table.play(action)
    while table.decider == 0:  # the reason stays the same while cards are drawn
        refusal = GAME.refusal(table.box, table.state, "house wei6 red")
        assert refusal is not None
        assert refusal.code == "must-draw"
        assert refusal.values == {"why": why.name.lower().replace("_", "-")}
        assert words in refusal.sentence(GAME.words("en"))
        table.play("take deck")


def test_must_draw_has_all_reasons() -> None:
    assert {case.values[3] for case in WHY} == set(WhyDraw)
    for language in LANGUAGES:
        words = GAME.words(language)
        sentences = {words("refusal-must-draw", why=why.name.lower().replace("_", "-")) for why in WhyDraw}
        assert len(sentences) == len(WhyDraw)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SOURCES)
def test_every_code_has_words(code: str, language: str) -> None:
    assert f"refusal-{code}" in GAME.words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_complete(language: str) -> None:
    """Every refusal of a few positions gives a sentence with names instead of ids."""
    letters = "абвгдежзийклмнопрстуфхцчшщъыьэюя" if language == "ru" else "abcdefghijklmnopqrstuvwxyz"
    for table in tables(1, seed=90):
        table.language = language
        texts = [GAME.format_action(GAME.box, action) for action in range(0, GAME.num_actions, 7)]
        for text in [*texts, "house wei1 red green", "emissary wei green", "emissary wei red red"]:
            refused = table.refusal(text) if is_readable(text.split()) else None
            if refused is not None:
                assert refused.reason[-1] == "."
                assert any(letter in refused.reason.lower() for letter in letters)
                assert "region-" not in refused.reason
                assert "colour-" not in refused.reason
                assert refused.page == GAME.cited(SOURCES[refused.code], table.words)
                assert refused.chapter == SOURCES[refused.code].chapter
                assert str(refused).endswith(f"[{refused.page}]")


def test_options_of_the_game_are_the_ones_read() -> None:
    assert [option.name for option in GAME.options] == ["side", "fortresses"]
    assert [GAME.options[0].allowed(players) for players in (3, 4, 5)] == [("four",), ("four", "five"), ("five",)]
    with pytest.raises(Unreadable) as caught:
        tianxia.new("china", 3, options={"side": "five"})
    assert caught.value.path == "options.side"


def test_refusals_do_not_depend_on_hidden_cards() -> None:
    """The same moment with another deck and other hands of the others gives the same refusals."""
    shown = {
        "game": "china", "players": 3, "row": {"red": 4}, "houses": {"wei1": 1}, "deck": {"purple": 5, "yellow": 5},
    }  # fmt: skip
    one = Table.from_position(shown | {"hands": [{"red": 2}, {"green": 3}, {"orange": 3}]})
    other = Table.from_position(
        shown | {"hands": [{"red": 2}, {"orange": 3}, {"green": 3}], "chance": 5, "deck": {"orange": 5, "green": 5}}
        | {"discards": one.position()["discards"] | {"purple": 8, "yellow": 9, "orange": 1, "green": 2}}
    )  # fmt: skip
    for action in range(GAME.num_actions):
        assert found_code(one, action) == found_code(other, action)


def test_the_rules_list_the_codes_in_the_order_they_are_asked() -> None:
    rules = GAME.folder.joinpath("RULES.md").read_text(encoding="utf-8")
    table = [line.split("|")[2] for line in rules.splitlines() if re.match(r"\| \d+ \| `", line)]
    assert [code for cell in table for code in re.findall(r"`([\w-]+)`", cell) if code in ("unreadable", *SOURCES)] == [
        "unreadable",
        *SOURCES,
    ]
