"""A bot that is a program of its own, in any language: it reads lines and writes lines (docs/engines.md)."""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, NoReturn

import numpy as np

from tianxia.bots.asking import list_legal
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Crashed, Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record

PROTOCOL = 1
PATIENCE = 60.0
"""Seconds that a program has for an answer."""
GOODBYE = 1.0
"""Seconds that it has to end when it is told to."""
LONGEST = 200
"""How many characters of an unreadable answer are quoted."""


class Engine:
    """Starts the program when it is first asked, tells it what its seat sees and may do, and reads what it plays."""

    def __init__(self, game: Game, box: Box, seed: int, command: str) -> None:
        self._game, self._box, self._seed, self._command = game, box, seed, command
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()
        self._out = np.empty(game.max_legal, np.int32)
        if not command.strip():
            raise Unreadable("bot-command", "bots")

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """What the program plays; raises Crashed if it ends, is late or plays what it may not."""
        legal = self._out[: list_legal(self._game, self._box, s, seat, self._out)].tolist()
        texts = [self._game.format_action(self._box, action) for action in legal]
        if self._process is None:
            self._start(seat, int(s["players"]))
        self._send("decide", {"view": self._game.view(self._box, s, seat), "legal": texts})
        answer = self._read("play")
        if answer not in texts:
            self._give_up("engine-illegal", answer)
        return int(legal[texts.index(answer)])

    def close(self) -> None:
        """Tell the program to quit, and end it if it does not."""
        if self._process is None:
            return
        process, self._process = self._process, None
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):
            process.stdin.write("quit {}\n")
            process.stdin.close()
        try:
            process.wait(timeout=GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join(GOODBYE)
        process.stdout.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it was made with: a copy starts a program of its own when it is first asked."""
        return Engine, (self._game, self._box, self._seed, self._command)

    def _start(self, seat: int, players: int) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise Crashed("engine-start", command=self._command, text=str(error)) from error
        assert self._process.stdout is not None
        self._answers = Queue()
        self._listener = Thread(target=_listen, args=[self._process.stdout, self._answers], daemon=True)
        self._listener.start()
        self._send("tianxia", {"protocol": PROTOCOL})
        self._read("ready")
        game = {"game": self._game.name, "rules": self._game.version, "players": players, "seat": seat}
        self._send("game", {**game, "seed": self._seed})

    def _send(self, word: str, document: Document) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{word} {json.dumps(document, ensure_ascii=False)}\n")
            self._process.stdin.flush()
        except OSError:
            self._give_up("engine-ended", "")

    def _read(self, expected: str) -> Any:
        """The document after the expected word; other lines are remarks and are ignored."""
        while True:
            try:
                line = self._answers.get(timeout=PATIENCE)
            except Empty:
                self._give_up("engine-late", str(int(PATIENCE)))
            if not line:
                self._give_up("engine-ended", "")
            word, _, rest = line.strip().partition(" ")
            if word == expected:
                try:
                    return json.loads(rest or "null")
                except ValueError:
                    self._give_up("engine-answer", line)

    def _give_up(self, problem: str, text: object) -> NoReturn:
        self.close()
        raise Crashed(problem, command=self._command, text=str(text).strip()[:LONGEST])


def _listen(lines: IO[str], answers: "Queue[str]") -> None:
    """Everything the program says, and an empty line at its end."""
    with suppress(ValueError):  # not UTF-8, or closed meanwhile
        for line in lines:
            answers.put(line.rstrip("\n") + "\n")
    answers.put("")
