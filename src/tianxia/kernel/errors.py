"""The whole error family on one page.

Three kinds, and after any of them nothing has changed: input that cannot be read, an action the rules
refuse, and an action that comes too late. A fourth says what is not installed. Assertions are for our own bugs.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.words import Words, all_words


class TianxiaError(Exception):
    """The base of everything this library raises on purpose; `str()` is one line for a person."""

    code = "error"


class Unreadable(TianxiaError):
    """A file, a position or an action that cannot be read: what the problem is, where, and the values of its sentence.

    The sentence is the message `unreadable-PROBLEM`, said in the reader's language at the edge (`sentence`); `str()` is
    the English one. A value may itself be an error, which is said in the same language.
    """

    code = "unreadable"

    def __init__(self, problem: str, path: str = "", **values: object) -> None:
        super().__init__(problem)
        self.problem = problem
        """Short and stable, for programs and for the words."""
        self.path = path
        """The place: a dotted path into a position, a line of a record, a file."""
        self.values = values

    def sentence(self, words: Words) -> str:
        """Where and what, in the language of these words."""
        values = {
            name: value.sentence(words)
            if isinstance(value, Unreadable)
            else str(value)
            if isinstance(value, TianxiaError)
            else value
            for name, value in self.values.items()
        }
        message = f"unreadable-{self.problem}"
        said = words(message, **values) if message in words else self.problem
        return f"{self.path}: {said}" if self.path else said

    def __str__(self) -> str:
        return self.sentence(all_words("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.problem, self.path, self.values)


def _unpickle(kind: type["Unreadable"], problem: str, path: str, values: dict[str, object]) -> "Unreadable":
    return kind(problem, path, **values)


class CampaignOver(Unreadable):
    """A campaign that has ended: its document is sound, but no new game can be started from it."""

    code = "campaign-over"


class Refused(TianxiaError):
    """An action that the rules do not allow now, with the reason and where the rulebook says so."""

    def __init__(self, code: str, reason: str, page: str) -> None:
        super().__init__(f"{reason} [{page}]" if page else reason)
        self.code = code
        """Short and stable, for programs: listed in the game's document."""
        self.reason = reason
        """A sentence the player can act on."""
        self.page = page
        """The page, chapter or ruling of the rulebook."""


class Stale(TianxiaError):
    """An action meant for an earlier moment of the game."""

    code = "stale"


class OutOfMemory(TianxiaError):
    """More memory was asked for than there is. The message says what to ask for instead."""

    code = "out-of-memory"


class Unavailable(TianxiaError):
    """Something this installation or machine lacks: an optional package, a GPU. The message says how to get it."""

    code = "unavailable"


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """For imports of packages that only an extra installs; raises Unavailable with the command that helps.

    >>> with needs("web"):
    ...     import starlette
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "tianxia":
            raise
        raise Unavailable(f'needs {error.name}: pip install "tianxia[{extra}]"') from error
