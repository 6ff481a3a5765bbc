"""Bots of one's own: classes, installed ones, programs; and who may not start them."""

import json
import pickle
import re
import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import own_bot
from tianxia import Table, Unreadable, new
from tianxia.arena.match import Lost, Pairing, play
from tianxia.bots import engine, make_bot, plugged
from tianxia.bots.engine import Engine
from tianxia.bots.playing import bot_of, play_game
from tianxia.cli.main import app, main
from tianxia.kernel.errors import Crashed

ROOT = Path(__file__).parents[2]
PROGRAM = f"exec:{sys.executable} {ROOT / 'examples' / 'engine.py'}"
FIRST = "exec:" + shlex.join([sys.executable, "-c", """
import json, sys
for line in sys.stdin:
    word, _, rest = line.partition(' ')
    if word == 'tianxia':
        print('ready {}', flush=True)
    if word == 'decide':
        print('thinking'), print('play', json.dumps(json.loads(rest)['legal'][0]), flush=True)
"""])  # fmt: skip


def seated(table: Table, *names: str) -> list[Any]:
    return [bot_of(table, name, seat, trusted=True) for seat, name in enumerate(names)]


def test_a_class_sits_at_the_table() -> None:
    table = new("toy", 2, seed=1)
    bots = seated(table, "own_bot:Builder:most=3", "random")
    assert isinstance(bots[0], own_bot.Builder)
    play_game(table, bots)
    assert table.is_over


def test_a_class_is_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, choose = "    def __init__(self, game, box, seed): pass", "    def choose(self, s, seat, ply=None): return 7"
    (tmp_path / "mine_here.py").write_text(f"class Last:\n{made}\n{choose}\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    table = new("toy", 2, seed=1)
    assert make_bot("mine_here:Last", table.game, table.box, 1, trusted=True).choose(table.state, 0) == 7


def test_an_installed_bot_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("builder", "own_bot:Builder", plugged.GROUP)
    monkeypatch.setattr(plugged, "installed", lambda: {"builder": found})
    table = new("toy", 2, seed=1)
    assert isinstance(make_bot("bot:builder:most=2", table.game, table.box, 1), own_bot.Builder)
    with pytest.raises(Unreadable, match="random, greedy, search, builder with settings"):
        make_bot("carpenter", table.game, table.box, 1)


@pytest.mark.parametrize("name", ["own_bot:Builder", PROGRAM])
def test_what_nobody_trusts_is_not_run(name: str) -> None:
    table = new("toy", 2, seed=1, seats=[f"bot:{name}", "Ann"])
    with pytest.raises(Unreadable, match="there is no bot"):
        bot_of(table, name, 0)


def test_a_record_starts_no_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.record"
    file.write_text(str(new("toy", 2, seed=1, seats=[f"bot:exec:touch {tmp_path / 'started'}", "Ann"]).record()))
    monkeypatch.setattr(sys, "argv", ["tianxia", "play", "--resume", str(file)])
    with pytest.raises(SystemExit):
        main()
    assert "there is no bot" in capsys.readouterr().err
    assert not (tmp_path / "started").exists()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("own_bot:Nobody", "'own_bot:Nobody' cannot be imported"),
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("json:JSONDecoder", "has no method choose"),
        ("own_bot:Builder:depth=3", "does not know all of the settings"),
        ("own_bot:Builder:most", "expected settings such as"),
        ("own_bot:Builder:most=-1", "settings are numbers, 0 or more"),
        ("tests.bots.odd:Broken", "cannot be made: ZeroDivisionError: "),
        ("exec:", "expected the command"),
        ("not an identifier:Bot", "there is no bot"),
    ],
)
def test_something_that_is_not_a_bot_is_named(name: str, message: str) -> None:
    table = new("toy", 2, seed=1)
    with pytest.raises(Unreadable, match=message):
        bot_of(table, name, 0, trusted=True)


def test_settings_of_a_class_may_be_texts() -> None:
    table = new("toy", 2, seed=1)
    bot: Any = bot_of(table, "tests.bots.odd:Set:net=runs/seven.pt,rate=1e-3,depth=3", 0, trusted=True)
    assert bot.settings == {"net": "runs/seven.pt", "rate": 0.001, "depth": 3}
    with pytest.raises(Unreadable, match="expected settings such as"):
        make_bot("greedy:samples=many", table.game, table.box, 1)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tests.bots.odd:Raising", r"tests.bots.odd:Raising failed with KeyError: 'house' \(odd.py, \d+\)"),
        ("tests.bots.odd:Cheating", "tests.bots.odd:Cheating chose 99999, which is not the id of a legal action"),
        ("tests.bots.odd:Silent", "tests.bots.odd:Silent failed with TypeError"),
    ],
)
def test_a_class_that_fails_loses_its_game(name: str, message: str) -> None:
    lost = play(Pairing("toy", {}, "", 1, (name, "random")))
    assert isinstance(lost, Lost)
    assert isinstance(lost.reason, Crashed)
    assert re.search(message, str(lost.reason))


def test_a_program_plays_a_game() -> None:
    table = new("toy", 2, seed=1)
    bots = seated(table, PROGRAM, "random")
    play_game(table, bots)
    assert table.is_over
    (running,) = [bot._process for bot in bots[:1]]
    assert running.poll() is None
    bots[0].close()
    assert running.poll() == 0


def test_commands_take_programs_and_classes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "examples")
    bots = f"{PROGRAM},own_bot:Builder:most=2"
    assert not app(["simulate", "toy", "--players", "2", "--bots", bots, "--games", "1"], standalone_mode=False)
    assert "own_bot:Builder" in capsys.readouterr().out


def test_the_conversation_is_as_documented() -> None:
    """tests/bots/engine.txt; `python -m tests.bots.test_plugged` writes it."""
    assert conversation() == (ROOT / "tests" / "bots" / "engine.txt").read_text(encoding="utf-8")


def conversation() -> str:
    """What is said between tianxia and a program in the first three decisions of the program."""
    said: list[str] = []

    class Heard(Engine):
        def _send(self, word: str, document: Any) -> None:
            said.append(f"> {word} {json.dumps(document, ensure_ascii=False)}")
            super()._send(word, document)

        def _read(self, expected: str) -> Any:
            answer = super()._read(expected)
            said.append(f"< {expected} {json.dumps(answer, ensure_ascii=False)}")
            return answer

    table = new("china", 3, seed=1)
    bot = Heard(table.game, table.box, 7, FIRST.removeprefix("exec:"))
    while sum(line.startswith("< play") for line in said) < 3:
        seat = table.decider
        action = bot.choose(table.scrubbed(seat), seat) if seat == 1 else table.legal_ids()[0]
        assert action == table.legal_ids()[0]
        table.play(action)
    bot.close()
    return "\n".join([*said, "> quit {}", ""])


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "has ended"),
        ("print('ready {}', flush=True); input(); input(); print('play {', flush=True); input()", "not JSON: play {"),
        ("print('ready {}', flush=True); input(); input(); print('play \"fly\"', flush=True); input()", "legal: fly"),
        ("print('ready {}', flush=True)", "has ended"),
        ("import time; time.sleep(30)", "not answered for 0 seconds"),
    ],
)
def test_a_program_that_fails_loses_its_game(code: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "sleep" in code:
        monkeypatch.setattr(engine, "PATIENCE", 0.5)
    name = "exec:" + shlex.join([sys.executable, "-c", code])
    lost = play(Pairing("toy", {}, "", 1, (name, "random")))
    assert isinstance(lost, Lost)
    assert isinstance(lost.reason, Crashed)
    assert message in str(lost.reason)


def test_a_program_that_is_not_there_is_named() -> None:
    lost = play(Pairing("toy", {}, "", 1, ("exec:/no/such/program", "random")))
    assert isinstance(lost, Lost)
    assert "cannot be started" in str(lost.reason)


def test_a_copy_is_a_program_of_its_own() -> None:
    table = new("toy", 2, seed=1)
    bot = bot_of(table, PROGRAM, table.decider, trusted=True)
    chosen = bot.choose(table.scrubbed(table.decider), table.decider)
    again = pickle.loads(pickle.dumps(bot))
    assert again._process is None
    assert again.choose(table.scrubbed(table.decider), table.decider) == chosen
    again.close()
    bot.close()  # type: ignore[attr-defined]  # an Engine


if __name__ == "__main__":
    (ROOT / "tests" / "bots" / "engine.txt").write_text(conversation(), encoding="utf-8")
