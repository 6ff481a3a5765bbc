"""Run tests against one changed source after another, in a copy of the checkout and without starting Python anew.

A `Trials` owns the copy and a process of this file's `serve`. That process has imported pytest, numpy and whatever else
the tests need, but nothing of ours; for every trial it forks a child, which imports the changed package and runs the
tests until one fails. So a trial costs a second and the tests it needs, and no trial can spoil the next one.
"""

import json
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

SLOW = 10.0
"""A test that takes longer than this with nothing changed is left out: one compiles a whole game, for example."""
PATIENCE = 10.0
"""A file's slowest test may take so many times what it took with nothing changed, in seconds of the processor, ..."""
GRACE = 3.0
"""... and these seconds; then the change has made a loop without an end. A busy machine makes no difference."""
OPTIONS = (
    "-x", "-q", "-m", "not compiled", "-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider",
    "-W", "ignore::pytest.PytestAssertRewriteWarning",
)  # fmt: skip
"""The warning is about plugins that are imported already. Leaving out doctests halves the time to find the tests."""


class Suite(NamedTuple):
    """The tests of a game."""

    own: str
    """The folder of its own tests."""
    shared: str = ""
    """The folder of tests that every game passes; of those, the ones with a word of these in their brackets count."""
    words: tuple[str, ...] = ()
    first: str = ""
    """The file that is run first until others have found more: the one that finds most for its time."""


class Verdict(NamedTuple):
    """What became of a trial."""

    killer: str
    """The test that failed; empty if all passed."""
    how: str
    """`failed`, `endless` or `crashed`; empty if all passed."""
    seconds: float


class Trials:
    """A copy of a checkout, and a process that runs its tests again and again."""

    def __init__(self, root: Path, suite: Suite) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="mutants-")
        self._root = Path(self._folder.name) / "copy"
        self._suite = suite
        self._kills: dict[str, int] = {suite.first: 1}
        self._usual: dict[str, float] = {}
        self._count = 0
        shutil.copytree(root, self._root, ignore=shutil.ignore_patterns(".*", "build", "dist"))
        self._server = self._start()

    def __enter__(self) -> "Trials":
        return self

    def __exit__(self, *_: object) -> None:
        with self._folder, self._server:
            self._server.terminate()

    def begin(self) -> str:
        """Run everything with nothing changed, and remember how long each test takes. Says how that went."""
        answer = self._ask({"order": [], "usual": {}, "limit": 3600})
        if answer["killer"]:
            raise SystemExit(f"{answer['killer']} {answer['how']} with nothing changed:\n{answer['output']}")
        self._usual = answer["usual"]
        left = f"; left out as too slow: {', '.join(answer['slow'])}" if answer["slow"] else ""
        return f"{len(self._usual)} tests pass in {sum(self._usual.values()):.0f} s with nothing changed{left}"

    def twin(self) -> "Trials":
        """Another copy that knows what this one knows, for trials at the same time."""
        twin = Trials(self._root, self._suite)
        twin._usual, twin._kills = self._usual, self._kills
        return twin

    def run(self, file: str, text: bytes) -> Verdict:
        """Put a text in place of a file, run the tests until one fails, and put the file back."""
        place, start = self._root / file, time.monotonic()
        kept, times = place.read_bytes(), place.stat()
        place.write_bytes(text)
        self._count += 1
        moment = times.st_mtime + self._count  # bytecode is known by the second and the size of its source
        os.utime(place, (moment, moment))
        try:
            limit = 60 + PATIENCE * sum(self._usual.values())
            answer = self._ask({"order": self._order(), "usual": self._usual, "limit": limit})
        finally:
            place.write_bytes(kept)
            os.utime(place, ns=(times.st_atime_ns, times.st_mtime_ns))  # so that its bytecode is good again
        killer = answer["killer"]
        if killer:
            self._kills[_file(killer)] = self._kills.get(_file(killer), 0) + 1
        return Verdict(killer, answer["how"], time.monotonic() - start)

    def _order(self) -> list[str]:
        """The files with tests: first those that have found most for their time, then the quick ones."""
        seconds: dict[str, float] = {}
        for test, usual in self._usual.items():
            seconds[_file(test)] = seconds.get(_file(test), 0.0) + usual
        return sorted(seconds, key=lambda file: (-self._kills.get(file, 0) / (seconds[file] + 1), seconds[file]))

    def _start(self) -> "subprocess.Popen[str]":
        changes = {"TIANXIA_INTERPRET": "1", "TIANXIA_CACHE": str(self._root / ".cache")}
        environment = os.environ | changes | {"PYTHONPATH": str(self._root / "src")}
        command = [sys.executable, __file__, json.dumps(self._suite)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=self._root, env=environment, stdin=pipe, stdout=pipe, text=True)

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps(request) + "\n")
        self._server.stdin.flush()
        answer: dict[str, Any] = json.loads(self._server.stdout.readline())
        return answer


def serve(suite: Suite) -> None:
    """Answer every request on the standard input with what the tests say."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # not without its child
    for line in sys.stdin:
        request = json.loads(line)
        answer = _fork(suite, request)
        if not request["usual"]:
            _warm(answer.pop("loaded", []))
        print(json.dumps(answer), flush=True)


def _fork(suite: Suite, request: dict[str, Any]) -> dict[str, Any]:
    """Run the tests in a child. It writes one line and ends; one that does neither is killed, and that says enough."""
    source, sink = os.pipe()
    with tempfile.TemporaryFile("w+") as output:
        child = os.fork()
        if child == 0:
            _run(suite, request, sink, output.fileno())
        os.close(sink)
        try:
            line = _read_line(source, time.monotonic() + request["limit"])
        finally:
            os.close(source)
            for kill in (os.killpg, os.kill):  # what the tests have started too
                with suppress(ProcessLookupError):
                    kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        answer: dict[str, Any] = json.loads(line or '{"killer": "all of it", "how": "crashed"}')
        output.seek(0)
        return {"output": output.read()} | answer


def _read_line(source: int, end: float) -> str:
    text = b""
    while not text.endswith(b"\n") and select.select([source], [], [], max(0.0, end - time.monotonic()))[0]:
        more = os.read(source, 1 << 16)
        if not more:
            return ""
        text += more
    return text.decode() or '{"killer": "all of it", "how": "endless"}'


def _run(suite: Suite, request: dict[str, Any], sink: int, output: int) -> None:
    """In the child: run the tests, tell what happened, and end."""
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    for number, file in enumerate((os.open(os.devnull, os.O_RDONLY), output, output)):
        os.dup2(file, number)
    sys.dont_write_bytecode = bool(request["usual"])  # a changed source leaves no bytecode; the first run leaves all

    def tell(**answer: Any) -> None:
        with os.fdopen(sink, "w") as pipe:
            print(json.dumps(answer), file=pipe)
        os._exit(0)

    watch = Watch(suite, request, tell)
    status = pytest.main([*OPTIONS, *filter(None, suite[:2])], plugins=[watch])
    how = "" if status == pytest.ExitCode.OK else "crashed"
    loaded = [name for name, module in list(sys.modules.items()) if not _is_ours(module)]
    usual = {test: seconds for test, seconds in watch.seconds.items() if test not in watch.slow}
    tell(killer=how and "all of it", how=how, usual=usual, slow=watch.slow, loaded=loaded)


class Watch:
    """A plugin of pytest that chooses and orders the tests, gives each its time, and tells of the first that fails."""

    def __init__(self, suite: Suite, request: dict[str, Any], tell: Callable[..., None]) -> None:
        self.seconds: dict[str, float] = {}
        self.slow: list[str] = []
        self._suite = suite
        self._usual: dict[str, float] = request["usual"]
        self._places = {file: i for i, file in enumerate(request["order"])}
        self._tell = tell

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The tests of this game, in order of what they are known to find."""
        items[:] = [item for item in items if self._is_wanted(item.nodeid)]
        items.sort(key=lambda item: self._places.get(_file(item.nodeid), 0))

    def _is_wanted(self, test: str) -> bool:
        if self._usual:
            return test in self._usual
        brackets = test.partition("[")[2]
        return test.startswith(self._suite.own) or any(word in brackets for word in self._suite.words)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Let no test run for ever."""

        def endless(*_: object) -> None:
            self._tell(killer=item.nodeid, how="endless")

        def slow(*_: object) -> None:
            self.slow.append(item.nodeid)
            pytest.skip("too slow")

        file = _file(item.nodeid)
        most = max((seconds for test, seconds in self._usual.items() if _file(test) == file), default=SLOW)
        signal.signal(signal.SIGVTALRM, endless)
        signal.signal(signal.SIGALRM, slow)
        signal.setitimer(signal.ITIMER_VIRTUAL, GRACE + PATIENCE * most)
        signal.setitimer(signal.ITIMER_REAL, 0 if self._usual else SLOW)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure is enough."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self._tell(killer=report.nodeid, how="failed", output=report.longreprtext)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """So is a package that cannot be imported."""
        if report.failed:
            self._tell(killer=report.nodeid, how="failed", output=report.longreprtext)


def _file(test: str) -> str:
    return test.partition("::")[0]


def _is_ours(module: Any) -> bool:
    return str(getattr(module, "__file__", None) or "").startswith(os.getcwd())


def _warm(names: list[str]) -> None:
    """Import what the first run has imported, less what is ours, so that no later one has to."""
    for name in names:
        if name not in sys.modules:
            with suppress(Exception):
                import_module(name)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        serve(Suite(*json.loads(sys.argv[1])))
