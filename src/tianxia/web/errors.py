"""Errors of the web: one shape for all of them, as JSON or as a page."""

from typing import Any

from tianxia.kernel.errors import Refused, Stale, TianxiaError, Unreadable
from tianxia.store import Unreachable
from tianxia.words import Words


class WebError(TianxiaError):
    """A request that cannot be fulfilled; the sentence is the message `error-CODE` of the web's words.

    A value may be a function of the words, for what is itself said in the reader's language.
    """

    def __init__(self, status: int, code: str, problem: str = "", *, retry_after: int = 0, **values: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.problem = problem
        """Of something that cannot be read: what the library calls it."""
        self.retry_after = retry_after
        """Seconds after which it may be asked again; 0: nobody can say. The sentence may name them as `seconds`."""
        self.values = {"seconds": retry_after, **values} if retry_after else values

    def sentence(self, words: Words) -> str:
        """What went wrong, in the reader's language."""
        values = {name: value(words) if callable(value) else value for name, value in self.values.items()}
        return words(f"error-{self.code}", **values)


def status_of(error: TianxiaError) -> int:
    """The HTTP status of an error: a player's mistake is never a 500."""
    match error:
        case WebError():
            return error.status
        case Stale():
            return 409
        case Unreachable():
            return 503
        case Refused() | Unreadable():
            return 400
        case _:
            return 500
