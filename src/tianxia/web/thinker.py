"""A worker process: reads jobs from its input, thinks, writes the answers. `python -m tianxia.web.thinker`.

Messages are MessagePack with their length in front, never pickles. The process ends with its input, and in the middle
of a thought if the server was killed. It is niced: people come before bots.
"""

import os
import signal
import struct
import sys
import threading
import time
from typing import Any, BinaryIO

import msgspec
import numpy as np

LENGTH = struct.Struct("<I")


class Prepare(msgspec.Struct, tag=True):
    """Compile a game, or load it from the cache."""

    game: str


class Think(msgspec.Struct, tag=True):
    """Decide for a seat. The state is scrubbed: a worker never sees what the seat may not know."""

    game: str
    bot: str
    seed: int
    seat: int
    state: bytes
    box: str = ""
    """The file of an owner's box; empty: the game's own."""


class Ponder(msgspec.Struct, tag=True):
    """Search a position and tell what was found: for hints and the coach."""

    game: str
    bot: str
    """One that searches."""
    seed: int
    seat: int
    state: bytes
    looks: int = 0
    """The best actions whose chances are found by playing them out."""
    playouts: int = 0
    """Games that are played out after each of them."""
    box: str = ""
    """The file of an owner's box; empty: the game's own."""


class Compare(msgspec.Struct, tag=True):
    """Find the chances to win after an action, by playing it out: for the coach."""

    game: str
    seed: int
    seat: int
    state: bytes
    action: int
    playouts: int
    box: str = ""
    """The file of an owner's box; empty: the game's own."""


class Weigh(msgspec.Struct, tag=True):
    """Judge a decision that was made: for reviews."""

    game: str
    seed: int
    seat: int
    state: bytes
    """As the seat knew it."""
    public: bytes
    """As everybody knew it."""
    action: int
    iterations: int
    playouts: int
    box: str = ""
    """The file of an owner's box; empty: the game's own."""


Job = Prepare | Think | Ponder | Compare | Weigh


class Candidate(msgspec.Struct):
    """One action a search has looked at."""

    action: int
    share: float
    value: float
    chance: float = -1.0
    """To win, if it was asked for."""


class Answer(msgspec.Struct):
    """What came of a job."""

    action: int = -1
    candidates: list[Candidate] = []
    """The most visited first."""
    line: list[int] = []
    chances: list[float] = []
    """Each seat's chance to win: as everybody could judge it, of a decision that was made; as its seat can, of an
    action that may be."""
    better: float = 0.0
    played: float = 0.0
    """Of a judged decision: the chance to win after the search's action, and after the one that was played."""
    error: str = ""


def main() -> None:
    """Serve jobs until the input ends."""
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints must not get between the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its workers itself
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_watch, args=[os.getppid()], daemon=True).start()
    decoder = msgspec.msgpack.Decoder(Job)
    while (message := read_message(jobs)) is not None:
        try:
            answer = work(decoder.decode(message))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        write_message(answers, msgspec.msgpack.encode(answer))


def work(job: Job) -> Answer:
    """Do one job."""
    from tianxia.bots import make_bot
    from tianxia.bots.quick import Quick
    from tianxia.components import open_text
    from tianxia.games import GAMES
    from tianxia.kernel.rule import INTERPRET

    game = GAMES[job.game]
    match job:
        case Prepare():
            game.compile()
            _warm(game)
            return Answer()
        case Think():
            box = open_text(game, job.box)
            s = _state(game, job.state)
            if INTERPRET:  # until the rules are compiled
                return Answer(Quick(game, box, job.seed).choose(s, job.seat))
            return Answer(make_bot(job.bot, game, box, job.seed).choose(s, job.seat))
        case Ponder():
            return _ponder(game, job)
        case Compare():
            return Answer(chances=_chances(game, job, job.action))
        case Weigh():
            return _weigh(game, job)


def _watch(server: int) -> None:
    """End as soon as the server has ended, however it did."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


def _ponder(game: Any, job: Ponder) -> Answer:
    """What a bot finds, and the chances of the best actions."""
    from tianxia.bots import make_bot
    from tianxia.bots.search import Search
    from tianxia.components import open_text

    bot = make_bot(job.bot, game, open_text(game, job.box), job.seed)
    assert isinstance(bot, Search), f"{job.bot} does not search"
    thought = bot.think(_state(game, job.state), job.seat)
    found = [Candidate(*candidate) for candidate in thought.candidates]
    for candidate in found[: job.looks]:
        candidate.chance = _chances(game, job, candidate.action)[job.seat]
    return Answer(thought.action, found, thought.line)


def _chances(game: Any, job: Ponder | Compare, action: int) -> list[float]:
    from tianxia.bots.chances import chances
    from tianxia.components import open_text

    box = open_text(game, job.box)
    return chances(game, box, _state(game, job.state), job.seat, job.seed, job.playouts, action)


def _weigh(game: Any, job: Weigh) -> Answer:
    """The chances before a decision, what search would have done, and what that would have been worth."""
    from tianxia.bots.chances import chances
    from tianxia.bots.search import Search
    from tianxia.components import open_text
    from tianxia.kernel.game import SPECTATOR

    box = open_text(game, job.box)
    before = chances(game, box, _state(game, job.public), SPECTATOR, job.seed, job.playouts)
    s = _state(game, job.state)
    thought = Search(game, box, job.seed, iterations=job.iterations).think(s, job.seat)
    if thought.action == job.action:
        return Answer(thought.action, line=thought.line, chances=before)
    better, played = (
        chances(game, box, s, job.seat, job.seed, job.playouts, first)[job.seat]
        for first in (thought.action, job.action)
    )
    return Answer(thought.action, line=thought.line, chances=before, better=better, played=played)


def _warm(game: Any) -> None:
    """One decision of each bot, so that its code is compiled too."""
    from tianxia.bots import make_bot
    from tianxia.table import new

    table = new(game.name, min(game.players), seed=1)
    for bot in ("greedy:samples=1", "search:iterations=1"):
        make_bot(bot, game, game.box, 1).choose(table.scrubbed(table.decider), table.decider)


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(LENGTH.unpack(head)[0])


def write_message(stream: BinaryIO, message: bytes) -> None:
    """Send a message."""
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def _state(game: Any, raw: bytes) -> Any:
    return np.frombuffer(bytearray(raw), game.state.layout)[0]


if __name__ == "__main__":
    main()
