"""Changes of rules: which there are, that a seed repeats them, and that what the tests say of them is reported."""

import ast
import sys
from pathlib import Path

import pytest

import mutants
from mutants import EQUIVALENT, Subject, draw, examine, read, read_equivalent, rules_folder, subject
from mutations import OPERATORS, Key, Mutant
from mutations import mutants as find
from tianxia.games import GAMES
from trials import Suite, Trials

RULES = '''"""A made-up game, for at most 9."""

from toy.kernel import Event, emit, rule, wrapping_rule

HANDS = 2 + 3


def helper(a: int) -> int:
    return a + 1


@rule
def take(s: "1 + 1", seat: int, cards: int = 1) -> bool:
    """Take 1 card or more; -1 is nobody."""
    total: "1 + 1" = 0
    for i in range(HANDS):  # 1 < 2
        if not s.full and (seat < 3 or cards == 2):
            total += min(seat, cards)
            continue
        total = -total if i > 1 else total
        emit(s, Event.TAKEN, seat, cards)
    return total == 4


@wrapping_rule
def mix(s: int, bits: int) -> int:
    emit(s, Event.MIXED, bits)
    return bits << 1
'''

CHANGES = [
    ("comparison", "x = a < b", ["x = a <= b"]),
    ("comparison", "x = (a) >= b  # x >= y", ["x = (a) > b # x >= y"]),
    ("comparison", "x = a == b < c", ["x = a != b < c", "x = a == b <= c"]),
    ("comparison", "x = a in b", ["x = a not in b"]),
    ("arithmetic", "x = a + (b * c)", ["x = a - (b * c)", "x = a + (b // c)"]),
    ("arithmetic", "a |= b", ["a &= b"]),
    ("number", "x = 0", ["x = 1", "x = (-1)"]),
    ("number", "x = 1.5", ["x = 2.5", "x = 0.5"]),
    ("number", "x = True", ["x = False"]),
    ("named number", "x = MOST", ["x = (MOST + 1)", "x = (MOST - 1)"]),
    ("named number", "x = actions.HUT", ["x = (actions.HUT + 1)", "x = (actions.HUT - 1)"]),
    ("named number", "x = Piece.FORT", []),
    ("member", "x = Piece.HOUSE == Piece.FORT", ["x = Piece.FORT == Piece.FORT", "x = Piece.HOUSE == Piece.HOUSE"]),
    ("member", "x = Piece.HOUSE", []),
    ("negated", "x = a if b > 1 else c", ["x = a if not (b > 1) else c"]),
    ("negated", "x = a if b == 1 else c", []),
    ("negated", "x = a if not b else c", []),
    ("unary", "x = not (a or b)", ["x = (a or b)"]),
    ("unary", "x = a & ~b", ["x = a & b"]),
    ("logic", "x = a and b and c", ["x = a or b and c", "x = a and b or c"]),
    ("logic", "x = a or (b)", ["x = a and (b)"]),
    ("extreme", "x = max(a, 0)", ["x = min(a, 0)"]),
    ("swapped", "f(box, s, a, b + 1)", ["f(box, s, b + 1, a)"]),
    ("swapped", "x = max(a, b)", []),
    ("event", "emit(s, Event.ENDED, a, 0)", ["emit(s, Event.ENDED, (a) + 1, 0)"]),
    ("event", "note(s, Event.TAKEN, a, b)", ["note(s, Event.TAKEN, (a) + 1, b)", "note(s, Event.TAKEN, a, (b) + 1)"]),
    ("dropped", "f(a)", ["pass"]),
    ("dropped", "s.a = 1", ["pass"]),
    ("dropped", "a = 1", ["pass"]),
    ("dropped", "x = 1", []),
    ("dropped", "return 1", ["pass"]),
]  # fmt: skip


@pytest.mark.parametrize(("operator", "line", "after"), CHANGES)
def test_what_an_operator_makes_of_a_line(operator: str, line: str, after: list[str]) -> None:
    source = f"@rule\ndef f(box, s, a, b, c):\n    {line}\n    return a\n"
    found = [mutant for mutant in find("f.py", source.encode()) if mutant.operator == operator]
    assert sorted(mutant.after for mutant in found) == sorted(after)
    assert all(mutant.before == " ".join(line.split()) and mutant.line == 3 for mutant in found)


@pytest.mark.parametrize("operator", OPERATORS)
def test_every_operator_makes_other_code_that_compiles(operator: str) -> None:
    source = RULES.encode()
    found = [mutant for mutant in find("rules.py", source) if mutant.operator == operator]
    assert found
    for mutant in found:
        changed = mutant.apply(source)
        compile(changed, "rules.py", "exec")
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))


def test_only_what_rules_do_is_changed() -> None:
    """Not a docstring, an annotation, a comment, a default, another function or a constant of the module."""
    lines = RULES.splitlines()
    done = {
        i for i, line in enumerate(lines, 1) if line.startswith("    ") and '"""' not in line and "a + 1" not in line
    }
    found = find("rules.py", RULES.encode())
    assert {mutant.line for mutant in found} == done
    assert all('total: "1 + 1" =' in mutant.after for mutant in found if mutant.before.startswith("total:"))
    assert all(mutant.after.endswith("# 1 < 2") for mutant in found if mutant.before.endswith("# 1 < 2"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_can_be_changed(game: str) -> None:
    ours = subject(game)
    found = ours.mutants()
    for mutant in draw(found, 1)[:40]:
        compile(mutant.apply(ours.sources[mutant.file]), mutant.file, "exec")
    assert set(ours.equivalent) <= {mutant.key for mutant in found}, "an equivalent change whose line is gone"
    assert all(ours.equivalent.values())


def test_rules_have_a_folder_of_their_own_or_none(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES)
    assert rules_folder(tmp_path) == tmp_path
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_text(RULES)
    assert list(read(rules_folder(tmp_path))) == ["turn.py"]


def test_a_seed_repeats_its_draw_and_begins_with_other_places() -> None:
    found = find("rules.py", RULES.encode())
    drawn = draw(found, 1)
    assert drawn == draw(found, 1)
    assert drawn != draw(found, 2)
    assert sorted(drawn, key=lambda mutant: mutant.edit) == found
    places = [mutant.edit[:2] for mutant in drawn]
    number = len(set(places))
    assert number < len(places)
    assert len(set(places[:number])) == number


def test_the_command_lists_the_same_changes_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def listed(*arguments: str) -> list[str]:
        monkeypatch.setattr(sys, "argv", ["mutants.py", "--game", next(iter(GAMES)), "--list", *arguments])
        mutants.main()
        return capsys.readouterr().out.splitlines()

    ten = listed("--count", "10", "--seed", "5")
    assert len(ten) == 10
    assert listed("--count", "4", "--seed", "5") == ten[:4]
    place = ten[0].split()[0]
    assert ten[0] in listed("--only", place)
    assert all(line.startswith(f"{place} ") for line in listed("--only", place))
    with pytest.raises(SystemExit):
        listed("--only", "nowhere.py")


def test_a_change_is_known_again_when_its_line_has_moved() -> None:
    lower = RULES.replace("@wrapping_rule", "\n\n# a comment\n@wrapping_rule")
    keys, moved = ({m.key for m in find("rules.py", text.encode())} for text in (RULES, lower))
    assert keys == moved
    assert keys != {m.key for m in find("rules.py", RULES.replace("bits << 1", "bits << 2").encode())}


def test_equivalent_changes_belong_to_a_game() -> None:
    known = sum(len(read_equivalent(EQUIVALENT, game)) for game in GAMES)
    assert known == EQUIVALENT.read_text(encoding="utf-8").count("\n[[mutant]]")


TOY = {
    "src/toy/__init__.py": "",
    "src/toy/rules.py": """
def rule(function):
    return function


@rule
def climb(n, top):
    while n < top:
        n += 1
    return n


@rule
def is_full(n):
    return n >= 7


@rule
def lowest(n):
    return n - 1


assert lowest(1) == 0
""",
    "tests/own/test_climb.py": """
from toy.rules import climb

def test_climb(): assert climb(2, 3) == 3
""",
    "tests/shared/test_full.py": """
import pytest
from toy.rules import climb, is_full

@pytest.mark.parametrize("game", ["toy", "other"])
def test_full(game): assert is_full(climb(0, 7)) and climb(1, 3) == 3 and game == "toy"
""",
}
"""A game of three rules, its own test, and one that every game should pass; the other game does not."""
SUITE = Suite("tests/own", "tests/shared", ("toy",), "tests/own/test_climb.py")


@pytest.fixture
def toy(tmp_path: Path) -> Subject:
    for name, text in TOY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    folder = Path("src", "toy")
    return Subject("toy", tmp_path, folder, read(tmp_path / folder), SUITE, {})


def made(game: Subject, *lines: str) -> list[Mutant]:
    """The changes that make these lines."""
    by_line = {mutant.after: mutant for mutant in game.mutants()}
    return [by_line[line] for line in lines]


def test_what_the_tests_say_is_reported(toy: Subject, capsys: pytest.CaptureFixture[str]) -> None:
    examine(toy, made(toy, "while n <= top:", "return n >= 8", "return n >= 6", "return n + 1", "n -= 1"), jobs=2)
    begin, *tried, _, place, minus, plus, _, score = capsys.readouterr().out.splitlines()
    assert begin.startswith("toy: 2 tests pass")
    found = ["failed", "failed", "SURVIVED", "failed", "endless"]
    tests = ["test_climb.py::test_climb]", "test_full.py::test_full[toy]]", " s]", ".py]", "::test_climb]"]
    assert [how in line for how, line in zip(found, tried, strict=True)] == [True] * 5
    assert [line.endswith(test) for test, line in zip(tests, tried, strict=True)] == [True] * 5
    assert [place, minus, plus] == [
        "src/toy/rules.py:15 survived (is_full, number)", "  - return n >= 7", "  + return n >= 6"
    ]  # fmt: skip
    assert score.startswith("toy: 4 of 5 found (80%); ")
    assert {name: (toy.root / name).read_text() for name in TOY} == TOY


def test_what_has_found_more_is_run_first(toy: Subject) -> None:
    both, shared = made(toy, "while n <= top:", "return n >= 8")
    with Trials(toy.root, SUITE) as trials:
        trials.begin()
        killers = [
            trials.run("src/toy/rules.py", m.apply(toy.sources[m.file])).killer for m in [both, *3 * [shared], both]
        ]
    assert killers == ["tests/own/test_climb.py::test_climb"] + 4 * ["tests/shared/test_full.py::test_full[toy]"]


def test_known_equivalents_are_left_out(toy: Subject, capsys: pytest.CaptureFixture[str]) -> None:
    key = Key("rules.py", "is_full", "return n >= 7", "return n >= 6")
    examine(toy._replace(equivalent={key: "a test"}), made(toy, "return n >= 6", "return n >= 8"), 1)
    assert "toy: 1 of 1 found (100%); 1 equivalent left out" in capsys.readouterr().out


def test_tests_that_fail_with_nothing_changed_are_an_error(toy: Subject) -> None:
    (toy.root / "tests/own/test_climb.py").write_text("def test_wrong(): assert 2 + 2 == 5")
    with pytest.raises(SystemExit, match=r"test_wrong failed with nothing changed:(.|\n)*2 \+ 2"):
        examine(toy, made(toy, "n -= 1"), 1)
