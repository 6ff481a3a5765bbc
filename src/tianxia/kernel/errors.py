"""The whole error family on one page.

Every error has a short code for programs and a sentence in the reader's language, said at the edge (`sentence`);
`str()` is the English one. After any of them nothing has changed. Assertions are for our own bugs.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tianxia.words import Words, all_words

LONGEST = 300
"""Characters of a value in a sentence: nobody reads more, and Fluent refuses thousands."""


class TianxiaError(Exception):
    """The base of everything this library raises on purpose."""

    code = "error"

    def sentence(self, words: Words) -> str:
        """One line for a person, in the language of these words."""
        return str(self)


class Problem(TianxiaError):
    """An error whose sentence is the message `CODE-PROBLEM`, with the place in front of it.

    A value may itself be an error, which is said in the same language.
    """

    def __init__(self, problem: str, path: str = "", **values: object) -> None:
        super().__init__(problem)
        self.problem = problem
        """Short and stable, for programs and for the words."""
        self.path = path
        """The place: a dotted path into a document, an option of the command line, a file."""
        self.values = values

    @property
    def innermost(self) -> "Problem":
        """The problem itself, without the errors around it that say where it was met."""
        reason = self.values.get("reason")
        return reason.innermost if isinstance(reason, Problem) else self

    @property
    def message(self) -> str:
        """The message that says it."""
        return f"{self.code}-{self.problem}"

    def sentence(self, words: Words) -> str:
        """Where and what, in the language of these words."""
        values = {name: _told(value, words) for name, value in self.values.items()}
        known = words if self.message in words else all_words(words.language)
        said = known(self.message, **values)
        return f"{_shortened(self.path)}: {said}" if self.path else said

    def __str__(self) -> str:
        return self.sentence(all_words("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.problem, self.path, self.values)


def _told(value: object, words: Words) -> object:
    """A value of a sentence: an error is said in the same language, a text may be as long as anybody made it."""
    if isinstance(value, TianxiaError):
        return value.sentence(words)
    return _shortened(value) if isinstance(value, str) else value


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def _unpickle(kind: type[Problem], problem: str, path: str, values: dict[str, object]) -> Problem:
    return kind(problem, path, **values)


class Unreadable(Problem):
    """A file, a position, an action or a setting that cannot be read.

    Kinds with a code of their own for programs use the same words.
    """

    code = "unreadable"

    @property
    def message(self) -> str:
        """The message that says it."""
        return f"{Unreadable.code}-{self.problem}"


class CampaignOver(Unreadable):
    """A campaign that has ended: its document is sound, but no new game can be started from it."""

    code = "campaign-over"


class Refused(TianxiaError):
    """An action that the rules do not allow now, with the reason and where the rulebook says so."""

    def __init__(
        self, code: str, reason: str, page: str, say: Callable[[str], str] | None = None, chapter: str = ""
    ) -> None:
        super().__init__(with_page(reason, page))
        self.code = code
        """Short and stable, for programs: listed in the game's document."""
        self.reason = reason
        """A sentence the player can act on."""
        self.page = page
        """The page of the rulebook, the chapter and the ruling, in words."""
        self.chapter = chapter
        """The anchor of the chapter in the game's rules, for programs."""
        self._say = say

    def sentence(self, words: Words) -> str:
        """The reason and the page, in the language of these words if `say(language)` was given."""
        return str(self) if self._say is None else self._say(words.language)


def with_page(reason: str, page: str) -> str:
    """A reason and where the rules say so."""
    return f"{reason} [{page}]" if page else reason


class Stale(Problem):
    """An action meant for an earlier moment of the game."""

    code = "stale"


class Unavailable(Problem):
    """Something this installation or machine lacks: an optional package, a GPU, a database, a cluster."""

    code = "unavailable"


class Unwritable(Problem):
    """A file or a folder that cannot be written, or must not be overwritten."""

    code = "unwritable"


class AddressTaken(Problem):
    """A host and port at which the server cannot listen."""

    code = "address-taken"


class OutOfMemory(Problem):
    """Something that needs more memory than there is."""

    code = "out-of-memory"


class Crashed(Problem):
    """A game that could not be played to its end: a bot or its process gave up."""

    code = "crashed"


class Failed(Problem):
    """A scenario whose step did not come out as it says."""

    code = "failed"


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
        raise Unavailable("package", package=error.name, extra=extra) from error
