"""The command line as a person uses it: what is printed, and that every error is one line."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_group

from tests.cli.conftest import Run
from tianxia import Table, new, parse_record
from tianxia.cli.main import app, campaign
from tianxia.cli.operator import operator
from tianxia.games import GAMES
from tianxia.kernel.deal import Deal, commitment_to

SCENARIOS = Path(__file__).parents[1] / "games" / "china" / "scenarios"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = new("china", 3, seed=5, seats=["Ann", "Boris", "bot:greedy"])
    while not table.is_over:
        table.play(table.legal_ids()[(7 * table.ply) % len(table.legal_ids())])
    file = tmp_path / "game.record"
    file.write_text(str(table.record()), encoding="utf-8")
    return file


def test_games(run: Run) -> None:
    everything = run("games")
    assert everything.code == 0
    for name in GAMES:
        assert name in everything.out
        one = run("games", name)
        assert "Reconstructed" in one.out
        assert "Unofficial" in one.out
        assert all(option.name in one.out for option in GAMES[name].options)


GROUPS = {"campaign": campaign, "operator": operator}
COMMANDS = [
    *get_group(app).commands,
    *(f"{group} {name}" for group, commands in GROUPS.items() for name in get_group(commands).commands),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    shown = run(*command.split(), "--help")
    assert shown.code == 0
    assert f"tianxia {command}" in shown.out.split("Example:")[1]


@pytest.mark.parametrize("module", ["tianxia", "tianxia.cli.main"])
def test_the_command_line_is_also_a_module(module: str) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", module, "--help"]
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "tianxia play china" in shown.stdout


def test_replay(run: Run, record: Path, tmp_path: Path) -> None:
    assert "verified; deck-exhausted" in run("replay", record).out
    picture = tmp_path / "table.svg"
    assert "10 actions" in run("replay", record, "--to", 10, "--svg", picture).out
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_record_brings_its_own_box(run: Run, tmp_path: Path) -> None:
    """With the components in it, a record needs no other file; without them it says which it needs."""
    box = GAMES["china"].parse_box(GAMES["china"].box.text.replace("row         = 4", "row = 5"))
    table = new("china", 3, seed=5, box=box)
    for _ in range(10):
        table.play(table.legal()[0])
    file = tmp_path / "own.record"
    file.write_text(str(table.record()), encoding="utf-8")
    assert "10 actions" in run("replay", file).out
    assert json.loads(run("position", file, "--at", 0).out)["row"] == table_at(table, 0)["row"]
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(line for line in lines if not line.startswith("components:")), encoding="utf-8")
    refused = run("replay", file)
    assert refused.code == 2
    assert box.digest in refused.err
    (tmp_path / "box.toml").write_text(box.text, encoding="utf-8")
    assert "10 actions" in run("replay", file, "--box", tmp_path / "box.toml").out


def table_at(table: Table, ply: int) -> dict[str, object]:
    """The position after the first actions."""
    other = table.copy()
    other.session.go_back(ply)
    return other.position()


def test_trace(run: Run, record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--trace").out.splitlines()]
    table = Table.from_record(parse_record(record.read_text(encoding="utf-8")))
    assert len(lines) == table.ply + 1
    assert [line["action"] for line in lines[:-1]] == table.actions
    for ply, line in enumerate(lines[:-1]):
        assert line["ply"] == ply
        assert line["seat"] == line["position"]["decider"]
        assert line["legal"] == sorted(line["legal"])
        assert line["action"] in line["legal"]
    assert lines[-1] == {"position": table.position(), "result": table.result}


def test_referee(run: Run, tmp_path: Path) -> None:
    good = run("referee", SCENARIOS)
    assert good.code == 0
    assert f"{len(list(SCENARIOS.rglob('*.toml')))} passed, 0 failed" in good.out
    text = (SCENARIOS / "joker-pair.toml").read_text(encoding="utf-8")
    failing = tmp_path / "failing.toml"
    failing.write_text(text.replace('"joker-own-colour"', '"space-taken"'), encoding="utf-8")
    outcome = run("referee", failing)
    assert outcome.code == 1
    assert "step 1: expected" in outcome.out
    assert run("referee", failing, tmp_path / "nothing.toml").code == 2
    assert run("referee", tmp_path / "empty").code == 2


def test_position(run: Run, record: Path, tmp_path: Path) -> None:
    whole = json.loads(run("position", record, "--at", 12).out)
    seen = json.loads(run("position", record, "--at", 12, "--seat", 0).out)
    assert whole["hands"][0] == seen["hands"][0]
    assert seen["hands"][1] == {"hidden": 3}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    assert json.loads(run("position", file).out) == whole
    assert run("position", SCENARIOS / "joker-pair.toml").code == 0


def test_simulate(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    shown = run("simulate", "china", "--players", 3, "--games", 3, "--bots", "greedy,random", "--out", folder)
    assert shown.code == 0
    assert "ended by: deck-exhausted" in shown.out
    files = sorted(folder.iterdir())
    assert len(files) == 3
    for file in files:
        assert run("replay", file).code == 0
    alone = run("simulate", "legacy-of-yu", "--games", 2, "--bots", "random")
    assert "0.0 (0.0 %)" in alone.out, "who plays alone is the best and can lose"
    again = run("simulate", "china", "--players", 3, "--games", 3, "--bots", "greedy,random")
    assert again.out.splitlines()[:4] == shown.out.splitlines()[:4]


def test_play_with_numbers_words_help_undo_and_save(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "my.record"
    answers = f"?\nlist\nboard\n999\nnonsense\ntake red\n1\nundo\n2\nsave {saved}\nundo\nundo\nquit\n"
    shown = run("play", "china", "--seed", 3, answers=answers)
    assert shown.code == 0
    assert "For each piece, play one card of the region's colour" in shown.out
    assert "Choose a number from 1 to" in shown.out
    assert "cannot read 'nonsense'" in shown.out
    assert "place a piece or discard a card first" in shown.out
    assert "Taken back." in shown.out
    assert "There is nothing to take back." in shown.out
    assert parse_record(saved.read_text(encoding="utf-8")).actions
    resumed = run("play", "--resume", saved, answers="")
    assert resumed.code == 0
    assert "To go on: tianxia play --resume" in resumed.out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_in_the_terminal(run: Run, lang: str) -> None:
    shown = run("play", "china", "--seed", 4, "--bots", "random", "--lang", lang, answers="1\n" * 200)
    assert shown.code == 0
    assert {"en": "The game is over", "ru": "Игра окончена"}[lang] in shown.out
    record = parse_record(Path(re.findall(r"--resume (\S+)", shown.out)[-1]).read_text(encoding="utf-8"))
    assert record.result is not None


def test_leaving_saves_the_game(run: Run) -> None:
    shown = run("play", "china", "--seed", 3, answers="1\n")
    file = Path(re.findall(r"--resume (\S+)", shown.out)[-1])
    assert parse_record(file.read_text(encoding="utf-8")).seats[0] == "Player"


def test_a_game_that_cannot_be_saved_is_not_left(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    saved = tmp_path / "my.record"
    tried = [f"save {name}" for name in ("/", "~nobody-of-this-name/x", "a\0b")]
    shown = run("play", "china", "--seed", 3, answers="\n".join(["1", "quit", *tried, f"save {saved}", "quit"]))
    assert shown.code == 0
    assert shown.out.count("--resume") == 2
    assert parse_record(saved.read_text(encoding="utf-8")).actions


def test_a_bot_that_fails_leaves_the_game_saved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise MemoryError

    monkeypatch.setattr("tianxia.bots.greedy.Greedy.choose", fail)
    shown = run("play", "china", "--seed", 3, answers="1\n" * 9)
    assert shown.code == 2
    assert "bot:greedy cannot go on: there is not enough memory" in shown.err
    file = Path(re.findall(r"--resume (\S+)", shown.out)[-1])
    assert parse_record(file.read_text(encoding="utf-8")).seats[1] == "bot:greedy"


def test_errors_are_one_line_and_nothing_else(run: Run, record: Path, tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.record"
    garbage.write_bytes(bytes(range(256)) * 4096)
    text = record.read_text(encoding="utf-8")
    changed = {
        "truncated.record": text[: len(text) // 2],
        "key.record": text.replace("seed:", "sead:"),
        "type.record": text.replace("players: 3", "players: three"),
        "game.record": text.replace("game: china", "game: chess"),
        "illegal.record": text.replace("take deck", "take purple purple", 1),
        "position.json": json.dumps({"game": "china", "players": 3, "turn": 9}),
        "wrong.json": json.dumps({"game": "china", "players": 3, "hats": 9}),
    }
    for name, content in changed.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    bracketed = tmp_path / "a[" / "b].record"
    bracketed.parent.mkdir()
    bracketed.write_text("no record", encoding="utf-8")
    box = tmp_path / "box.toml"
    box.write_text("game = 'china'\n", encoding="utf-8")
    calls: list[tuple[object, ...]] = [
        ("replay", garbage),
        ("position", garbage),
        ("referee", garbage),
        ("replay", tmp_path / "nothing.record"),
        ("replay", bracketed),
        ("replay", tmp_path / "[" / "b].record"),
        ("play", "[/b]"),
        ("play", "--resume", bracketed),
        ("replay", tmp_path),
        *(("replay", tmp_path / name) for name in changed if name.endswith(".record")),
        *(("position", tmp_path / name) for name in changed if name.endswith(".json")),
        ("replay", record, "--box", box),
        ("position", tmp_path / "position.json", "--at", 3),
        ("position", record, "--seat", 7),
        ("play", "chess"),
        ("play",),
        ("play", "china", "--players", 2),
        ("play", "china", "--players", 9),
        ("play", "china", "--seat", 5),
        ("play", "china", "--bots", "nobody"),
        ("play", "china", "--bots", "search:iterations=-5"),
        ("play", "china", "--bots", "search:time=1.0e999"),
        ("play", "china", "--lang", "xx"),
        ("play", "china", "--option", "side"),
        ("play", "china", "--option", "side=five"),
        ("play", "china", "--box", garbage),
        ("simulate", "china", "--games", 0),
        ("simulate", "china", "--out", record),
        ("arena", "china", "--bots", "random", "--out", record),
        ("arena", "china", "--bots", "nobody"),
        ("dataset", "china", "--out", record / "data.parquet"),
        ("dataset", "china", "--out", tmp_path / "data.parquet", "--records", bracketed),
        ("campaign", "play", "[/b]"),
        ("games", "chess"),
        ("dance",),
    ]
    for arguments in calls:
        outcome = run(*arguments)
        message = outcome.err.strip()
        assert outcome.code in (1, 2), arguments
        assert len(message.splitlines()) == 1, f"{arguments}: {outcome.err}"
        assert message.startswith(("error: ", "unreadable ")), arguments
        assert "Traceback" not in outcome.out + outcome.err


def test_what_is_wrong_with_a_record_names_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.record"
    file.write_text("no record", encoding="utf-8")
    for command in ("replay", "position"):
        assert run(command, file).err.startswith(f"error: {file}: is not a game record")


def test_prepare(run: Run) -> None:
    assert run("prepare", "china").out.startswith("china: ready")
    assert run("prepare", "chess").code == 2


def test_many_choices_are_shown_by_kind(run: Run) -> None:
    shown = run("play", "yellow-yangtze", "--seed", 4, answers="list tile red\nquit\n").out
    overview, _, listed = shown.partition("Your turn")
    assert "listed here by kind" in overview
    assert "tile red ... (152)" in overview
    assert "166 tile red a1" not in overview
    assert "166 tile red a1" in listed


def test_verify(run: Run, record: Path) -> None:
    secret = "00" * 32
    deal = Deal("table-1", commitment_to(bytes.fromhex(secret)), ("11" * 16, "", "22" * 16), secret)
    table = new("china", 3, seed=deal.seed, seats=["Ann", "bot:greedy", "Boris"])
    table.deal = deal
    while not table.is_over:
        table.play(table.legal_ids()[(7 * table.ply) % len(table.legal_ids())])
    text = str(table.record())
    good = record.with_name("dealt.record")
    good.write_text(text, encoding="utf-8")
    proven = run("verify", good)
    assert (proven.code, proven.out.count("\n+ "), proven.out.splitlines()[-1]) == (0, 3, f"{good}: Verified.")
    assert "Сервер сдержал слово" in run("verify", good, "--lang", "ru").out

    good.write_text(text.replace("11" * 16, "33" * 16), encoding="utf-8")
    broken = run("verify", good)
    assert (broken.code, broken.out.splitlines()[-1]) == (1, f"{good}: Not verified.")
    assert f"but the game was dealt with {deal.seed}" in broken.out

    chosen = run("verify", record)
    assert chosen.code == 1
    assert chosen.out.startswith("- Nothing is known of how this game was dealt")
    good.write_text("nonsense", encoding="utf-8")
    assert run("verify", good).code == 2
