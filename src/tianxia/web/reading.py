"""What visitors bring, read so that whatever is wrong with it is said in their own language."""

from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.kernel.errors import Unreadable
from tianxia.web.errors import WebError


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Read a record, a campaign, a table-request, an action or a stored table.

    What the library cannot read becomes the error `unreadable-WHAT`, with the library's own sentence as its detail.
    """
    try:
        yield
    except Unreadable as error:
        raise WebError(400, f"unreadable-{what}", problem=error.innermost.problem, detail=error.sentence) from error
