"""The whole error family on one page.

Three kinds, and after any of them nothing has changed: input that cannot be read, an action the rules
refuse, and an action that comes too late. A fourth says what is not installed. Assertions are for our own bugs.
"""


class TianxiaError(Exception):
    """The base of everything this library raises on purpose; `str()` is one line for a person."""

    code = "error"


class Unreadable(TianxiaError):
    """A file, a position or an action that cannot be read; the message says where and what to do."""

    code = "unreadable"

    def __init__(self, message: str, path: str = "") -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        """The place: a dotted path into a position, a line of a record, a file."""


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


class Unavailable(TianxiaError):
    """Something this installation or machine lacks: an optional package, a GPU. The message says how to get it."""

    code = "unavailable"
