"""What the web app asks of a game: targets to point at, phrases, parts of a drawing, the end table, the rules panel."""

import re
from collections.abc import Sequence
from functools import cache
from statistics import median
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from tests.contract.cases import VARIED, Case, every_game, finished, games, random_table, several
from tianxia import Table
from tianxia.kernel.effects import EFFECTS
from tianxia.kernel.game import MOMENTS, SPECTATOR, Game, Moment, no_moments
from tianxia.kernel.score_sheet import ScorePart, ScoreRow
from tianxia.kernel.targets import targets_named
from tianxia.look import whole
from tianxia.words import LANGUAGES

SECTIONS = {
    "en": ("Quick reference", "A first turn", "Full rules", "Rulings", "Glossary"),
    "ru": ("Коротко", "Первый ход", "Полные правила", "Толкования", "Словарь"),
}
"""The second-level headings of words/rules.LANGUAGE.md, in this order."""

FACES = [
    case for case in VARIED if not case.is_default or case.players in (case.game.players[0], case.game.players[-1])
]
"""Small and large tables, and every option, which may change what is drawn."""
every_face = pytest.mark.parametrize("case", FACES, ids=str)


@cache
def looks(case: Case) -> list[Table]:
    """Decisions of a random game, some plies apart; every kind of action that comes up is among them."""
    seen: set[str] = set()
    found = []
    for table in random_table(case, 1):
        verbs = {text.split()[0] for text in table.legal()}
        if not table.is_over and (table.ply % several(20, 40) == 0 or verbs - seen):
            seen |= verbs
            found.append(table.copy())
    return found


def targets(svg: str) -> dict[str, Element]:
    """The targets of a drawing by name; a name stands once."""
    found: dict[str, Element] = {}
    for element in ElementTree.fromstring(svg).iterfind(".//*[@data-target]"):
        assert element.attrib["data-target"] not in found, f"{element.attrib['data-target']} stands twice"
        found[element.attrib["data-target"]] = element
    return found


@every_face
def test_what_an_action_is_aimed_at_is_drawn(case: Case) -> None:
    for table in looks(case):
        drawn = targets(table.svg(table.decider))
        for text in table.legal():
            for name in targets_named(case.game.targets(table.box, text)):
                assert name in drawn, f"ply {table.ply}, {text}: {name} is not in the drawing"
                assert drawn[name].find(".//*[@class='ring']") is not None, f"{name} has no ring"


@every_face
def test_actions_are_told_apart_in_words(case: Case) -> None:
    for table in looks(case):
        for language in LANGUAGES:
            table.language = language
            said: dict[str, str] = {}
            for text in table.legal():
                phrase = case.game.phrase(table.box, text, table.words)
                assert phrase, text
                assert phrase == phrase.strip()
                assert "{" not in phrase
                assert phrase not in said, f"{text} and {said[phrase]} are both {phrase!r}"
                said[phrase] = text


@every_face
def test_drawings_come_in_parts(case: Case) -> None:
    for table in looks(case):
        for language in LANGUAGES:
            table.language = language
            drawing = table.drawing(table.decider)
            assert len(drawing.seats) == case.players
            assert len({seat.width for seat in drawing.seats}) == 1
            assert drawing.own is not None
            svg = whole(drawing)
            assert "style=" not in svg
            for name, element in targets(svg).items():
                assert element[0].tag.endswith("title")
                assert element[0].text, f"{name} has no label"
                assert element.get("data-about"), f"{name} does not explain itself"


@every_face
def test_pieces_have_keys_of_their_own(case: Case) -> None:
    for table in looks(case):
        pieces = [piece for part in table.drawing(table.decider).parts.values() for piece in part.pieces]
        keys = {piece.key for piece in pieces}
        assert len(keys) == len(pieces)
        names = keys | set(targets(table.svg(table.decider)))
        for piece in pieces:
            assert ElementTree.fromstring(piece.drawn) is not None  # one element
            assert not piece.origin or piece.origin in names, f"{piece.key} comes from {piece.origin}, which is nowhere"


@every_face
def test_the_ground_never_changes(case: Case) -> None:
    for seat in (SPECTATOR, 0):
        grounds = [
            {
                name: (part.width, part.height, part.ground, part.blocks, part.layouts)
                for name, part in table.drawing(seat).parts.items()
            }
            for table in looks(case)
        ]
        assert all(ground == grounds[0] for ground in grounds)


@every_face
def test_pieces_lie_in_blocks_and_blocks_in_layouts(case: Case) -> None:
    for table in looks(case):
        for part in table.drawing(table.decider).parts.values():
            names = [block.name for block in part.blocks] or [""]
            order = [names.index(piece.block) for piece in part.pieces]
            assert order == sorted(order), "pieces come block by block"
            assert len(set(names)) == len(names)
            assert all(len(block.frames) == len(part.layouts) for block in part.blocks)
            if part.layouts:
                assert part.layouts[0][:2] == (part.width, part.height)
            for i, layout in enumerate(part.layouts):
                for left, top, width, height in (block.frames[i] for block in part.blocks):
                    assert 0 <= left < left + width <= layout.width + 0.01
                    assert 0 <= top < top + height <= layout.height + 0.01


@every_face
def test_no_writing_is_smaller_than_a_layout_says(case: Case) -> None:
    for table in looks(case):
        for part in table.drawing(table.decider).parts.values():
            for i, layout in enumerate(part.layouts):
                for block in part.blocks:
                    scale = block.frames[i][2] / block.frames[0][2]
                    drawn = (*block.ground, *(piece.drawn for piece in part.pieces if piece.block == block.name))
                    sizes = [scale * size for node in drawn for size in text_sizes(ElementTree.fromstring(node))]
                    assert min(sizes, default=99) >= layout.text, f"{block.name} in layout {i}"


@every_face
def test_the_smallest_writing_of_the_tray_never_changes(case: Case) -> None:
    """The page makes the tray as large as its smallest writing asks: if that changed, all places below would move."""
    smallest: dict[str, set[float]] = {"own": set(), "row": set()}
    for table in looks(case):
        parts = table.drawing(0).parts
        for name in smallest.keys() & parts.keys():
            drawn = (*parts[name].ground, *(piece.drawn for piece in parts[name].pieces))
            smallest[name].add(min(size for node in drawn for size in text_sizes(ElementTree.fromstring(node))))
    assert all(len(sizes) <= 1 for sizes in smallest.values()), smallest


def text_sizes(element: Element, scale: float = 1.0) -> list[float]:
    """The sizes of all texts in an element, as large as it shows them."""
    scale *= float((re.findall(r"scale\(([0-9.]+)", element.get("transform", "")) or ["1"])[0])
    own = [scale * float(element.attrib["font-size"])] if element.tag.endswith("text") else []
    return own + [size for child in element for size in text_sizes(child, scale)]


@every_face
def test_an_action_changes_few_pieces(case: Case) -> None:
    """What a page is told of an action is a few pieces: half of the actions change less than 5 kB."""
    changed, before = [], None
    for table in random_table(case, 2):
        drawn = {piece.key: piece.drawn for part in table.drawing(0).parts.values() for piece in part.pieces}
        if before is not None:
            changed.append(sum(len(drawn[key].encode()) for key in drawn if drawn[key] != before.get(key)))
        before = drawn
    assert median(changed) < 5000


@every_face
def test_moments_are_told_and_found_in_the_drawing(case: Case) -> None:
    game, was_any = case.game, case.game.moments is no_moments
    for table in random_table(case, 3):
        for seat in (SPECTATOR, 0):
            s, shown = table.scrubbed(seat), []
            for language in LANGUAGES:
                table.language = language
                standing = game.standing(table.box, s, seat, table.words)
                found = game.moments(table.box, s, table.words) if table.ply else []
                shown.append([*found, standing] if standing else found)
                for moment in shown[-1]:
                    assert_readable(moment, language)
            shapes = [[(moment.kind, moment.places, len(moment.rows)) for moment in some] for some in shown]
            assert all(shape == shapes[0] for shape in shapes)
            places = {place for moment in shown[0] for place in moment.places}
            if places:
                pieces = {piece.key for part in table.drawing(seat).parts.values() for piece in part.pieces}
                assert places <= pieces | set(targets(table.svg(seat))), f"ply {table.ply}"
            was_any = was_any or bool(shown[0])
    assert was_any, "a whole game without a moment"


def assert_readable(moment: Moment, language: str) -> None:
    assert moment.kind in MOMENTS
    for text in (moment.title, *moment.lines):
        assert text == text.strip() != ""
        assert "{" not in text
    assert language != "ru" or re.search("[а-яё]", moment.title.lower()), moment.title
    assert len({len(row) for row in moment.rows}) <= 1, moment.rows
    assert len(moment.rows) != 1, "heads without a row"
    assert len(set(moment.places)) == len(moment.places)


@every_face
def test_effects_are_known_for_each_action(case: Case) -> None:
    for table in looks(case)[:: several(1, 4)]:
        found = case.game.effects(table.box, table.scrubbed(table.decider), table.session.legal)
        assert len(found) == len(table.legal())
        assert set(found) <= set(EFFECTS)


@every_face
def test_finished_games_are_drawn_and_tallied(case: Case) -> None:
    for seed in games(2, 1):
        table = finished(case, seed)
        standing = table.standing
        assert standing is not None
        for language in LANGUAGES:
            table.language = language
            for seat in (SPECTATOR, 0):
                targets(table.svg(seat))
                sheet = case.game.score_sheet(table.box, table.scrubbed(), table.words)
                parts: list[Sequence[ScoreRow | ScorePart]] = [row.parts for row in sheet.rows if row.parts]
                for rows in (sheet.rows, *parts):
                    assert len({row.label for row in rows}) == len(rows)
                    assert all(row.label and len(row.points) == case.players for row in rows)
                assert len(sheet.rows) > 1
                assert all(adds_up(row.parts, row.points) for row in sheet.rows if row.parts)
                assert bool(sheet.ending) == (case.players == 1)
                assert sheet.notes
                assert all(note == note.strip() != "" for note in sheet.notes)
                if case.players > 1:
                    assert sheet.rows[-1].points == standing.scores
                    assert all(table.words.seat(winner) in " ".join(sheet.notes) for winner in standing.winners)
                assert not sheet.is_sum or adds_up(sheet.rows[:-1], standing.scores)


def adds_up(rows: Sequence[ScoreRow | ScorePart], points: tuple[int | str, ...]) -> bool:
    """Are these points the sum of the rows?"""
    columns = zip(*(row.points for row in rows), strict=True)
    return tuple(sum(int(value) for value in column) for column in columns) == points


@every_game
def test_the_rules_panel_is_complete(game: Game) -> None:
    for language in LANGUAGES:
        text = (game.folder / "face" / "words" / f"rules.{language}.md").read_text(encoding="utf-8")
        headings = re.findall("^## (.*) {#", text, re.MULTILINE)
        assert tuple(headings) == SECTIONS[language]
        least = 1000 if len(game.decisions) > 2 else 200  # a game of one decision is soon told
        assert least < len(text.split()) < 4000
        assert not re.search("<[a-z/!]", text), "no HTML: the page escapes it"


@every_game
def test_the_lobby_has_its_words(game: Game) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        assert words("about-time")
        assert words("about-weight")
        for option in game.options:
            assert words(f"option-{option.name}-help")


@every_game
def test_the_goal_is_one_short_line(game: Game) -> None:
    for language in LANGUAGES:
        goal = game.words(language)("goal")
        assert 20 < len(goal) < 90, goal
        assert goal.endswith(".")
        assert "\n" not in goal
