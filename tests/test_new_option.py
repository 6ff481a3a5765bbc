"""An option is one declaration, its rule and its words: shown on a copy of the toy game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

TOY = Path(__file__).parent / "toy"
CHANGES = {
    # the declaration
    "state.py": (
        '    turn = public(I16, doc="whose turn it is',
        '    tide = options.option("low", "high", only={2: ("low",)}, doc="at high tide one lantern always floats")\n'
        '    turn = public(I16, doc="whose turn it is',
    ),
    # its rule
    "rules/turn.py": ("    s.pot = 0\n", "    s.pot = s.tide\n"),
    # its words
    "face/words/en.ftl": (
        "help-turn =",
        "option-tide = Tide\noption-tide-help = One lantern is always afloat.\noption-tide-low = low\n"
        "option-tide-high = high\n\nhelp-turn =",
    ),
    "face/words/ru.ftl": (
        "help-turn =",
        "option-tide = Прилив\noption-tide-help = Один фонарь всегда на воде.\noption-tide-low = нет\n"
        "option-tide-high = есть\n\nhelp-turn =",
    ),
}
CHECKS = """
import tianxia
from tianxia import Table, Unreadable, parse_record
from tianxia.games import GAMES
from tianxia.web.identity import Visitor
from tianxia.web.pages.setting import setting_page

game = GAMES["tidal"]
assert [option.name for option in game.options] == ["sixes", "tide"]
table = tianxia.new("tidal", players=3, seed=1, options={"tide": "high"})
while table.position()["turns"] == 0:
    table.play("roll")
assert table.position()["pot"] == 1, "its rule holds"
assert table.position()["options"] == {"sixes": False, "tide": "high"}
assert Table.from_position(table.position()).options["tide"] == "high"
assert "tide=high" in str(table.record())
assert Table.from_record(parse_record(str(table.record()))).position() == table.position()
assert tianxia.new("tidal", players=2, seed=1).options["tide"] == "low"
try:
    tianxia.new("tidal", players=2, options={"tide": "high"})
except Unreadable as error:
    assert error.path == "options.tide"
else:
    raise AssertionError("two players have no high tide")
page = str(setting_page(Visitor("ann", "Ann", "en", "", "", "", "token"), game))
assert "Tide" in page and "One lantern is always afloat." in page
print("it holds")
"""


def test_an_option_is_one_declaration_its_rule_and_its_words(tmp_path: Path) -> None:
    copy = tmp_path / "tidal"
    shutil.copytree(TOY, copy, ignore=shutil.ignore_patterns("__pycache__", "records", "scenarios"))
    for file in [*copy.rglob("*.py"), copy / "box.toml"]:
        file.write_text(
            file.read_text(encoding="utf-8").replace("tests.toy", "tidal").replace('"toy"', '"tidal"'), encoding="utf-8"
        )
    for name, (old, new) in CHANGES.items():
        text = (copy / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, name
        (copy / name).write_text(text.replace(old, new), encoding="utf-8")
    environment = os.environ | {"TIANXIA_GAMES": "tidal", "TIANXIA_INTERPRET": "1", "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", CHECKS], env=environment, capture_output=True, text=True, timeout=120)
    assert done.stdout == "it holds\n", done.stderr
