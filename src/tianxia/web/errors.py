"""Errors of the web: one shape for all of them, as JSON or as a page."""

from typing import Any

from tianxia.kernel.errors import Refused, Stale, TianxiaError, Unreadable
from tianxia.words import Words


class WebError(TianxiaError):
    """A request that cannot be fulfilled; the sentence is the message `error-CODE` of the web's words.

    A value may be a function of the words, for what is itself said in the reader's language.
    """

    def __init__(self, status: int, code: str, problem: str = "", **values: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.problem = problem
        """Of something that cannot be read: what the library calls it."""
        self.values = values

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
        case Refused() | Unreadable():
            return 400
        case _:
            return 500
