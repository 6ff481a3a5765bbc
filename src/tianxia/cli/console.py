"""The consoles, the progress line of a cold start, and reading of options that several commands share."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from tianxia.kernel.documents import read_text, shown, system_reason
from tianxia.kernel.errors import TianxiaError, Unreadable, Unwritable
from tianxia.words import LANGUAGES, words

if TYPE_CHECKING:
    from rich.progress import Progress

    from tianxia.kernel.game import Game
    from tianxia.kernel.record import Record

console = Console(highlight=False, soft_wrap=True, markup=False)
errors = Console(stderr=True, highlight=False, soft_wrap=True, markup=False)
"""Without markup: what is printed comes from files and people, and a bracket in it is a bracket."""


_speaking = ["en"]
"""The language of errors: what `--lang` says, before or after the command."""


def speak(language: str) -> None:
    """Say errors in this language from now on; raises Unreadable if there are no words in it."""
    if language not in LANGUAGES:
        raise Unreadable("not-one-of", "--lang", known=", ".join(LANGUAGES), found=shown(language))
    _speaking[0] = language


def language() -> str:
    """The language that was asked for."""
    return _speaking[0]


def sentence(error: TianxiaError) -> str:
    """An error in the language that was asked for."""
    return error.sentence(words(language()))


def say(message: str, **values: object) -> str:
    """A message of the command line in that language."""
    return words(language())(message, **values)


@contextmanager
def starting() -> Iterator[None]:
    """A line while the engine is imported, which takes most of a second."""
    with errors.status("Starting ..."):
        yield


@contextmanager
def prepared(name: str) -> Iterator["Game"]:
    """A game with its rules compiled or loaded; a line says what is going on, from the first moment on."""
    with errors.status(Text(f"Preparing {name} ...")) as status:
        from tianxia.games import GAMES
        from tianxia.kernel.progress import silenced

        game = GAMES[name]

        def progress(done: int, total: int) -> None:
            status.update(Text(f"Preparing {name}: rules {done} of {total} (compiled once, then kept)"))

        with silenced():
            game.compile(progress)
    yield game


def progress_bar() -> "Progress":
    """A bar with the number of games and the time that is left, gone when all is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True)


def bold(text: str) -> Text:
    """A text that stands out."""
    return Text(text, "bold")


def read_record(file: Path) -> "Record":
    """The record in a file, of a game that is here; raises Unreadable with the file and the line."""
    from tianxia.games import GAMES
    from tianxia.kernel.record import parse_record

    with naming(file):
        record = parse_record(read_text(file))
        assert GAMES[record.game]
    return record


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Whatever cannot be read is said to be in this file."""
    try:
        yield
    except Unreadable as error:
        raise error if error.path == str(file) else Unreadable("within", str(file), reason=error) from error


def make_folder(folder: Path) -> None:
    """A folder to write into, made before anything is computed for it; raises Unwritable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Unwritable("folder", str(folder), reason=system_reason(error)) from None


def read_options(given: Sequence[str]) -> dict[str, str]:
    """`--option name=value` as a table."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("not-name-value", "--option", found=shown(text))
        options[name.strip()] = value.strip()
    return options


def split_bots(text: str) -> list[str]:
    """Bots are separated by commas, and so are a bot's settings: a part that is a setting belongs to the bot before.

    >>> split_bots("search:time=2,threads=2,greedy")
    ['search:time=2,threads=2', 'greedy']
    """
    bots: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if "=" in part and ":" not in part and bots:
            bots[-1] += f",{part}"
        else:
            bots.append(part)
    if not all(bots):
        raise Unreadable("not-bots", "--bots", found=shown(text))
    return bots
