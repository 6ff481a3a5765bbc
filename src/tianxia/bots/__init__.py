"""Bots: each sees only what its seat may see.

A bot gets a scrubbed record (`Table.scrubbed(seat)`) and returns the id of a legal action. A bot is named by a text,
`random` or `greedy`, with settings after a colon: `greedy:samples=8`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tianxia.bots.greedy import Greedy
from tianxia.bots.uniform import Uniform
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, s: Any, seat: int) -> int:
        """The id of a legal action, for the scrubbed record of a game that waits for this seat."""
        ...


BOTS: Mapping[str, Callable[..., Bot]] = {"random": Uniform, "greedy": Greedy}


def make_bot(name: str, game: Game, box: Box, seed: int) -> Bot:
    """A bot from its text; raises Unreadable. The same seed makes the same choices."""
    kind, _, rest = name.removeprefix("bot:").partition(":")
    if kind not in BOTS:
        raise Unreadable(f"there is no bot {name!r}; there are {', '.join(BOTS)}", "bots")
    settings = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not value.isdigit():
            raise Unreadable(f"expected settings such as samples=4 after the colon, found {part!r}", "bots")
        settings[key.strip()] = int(value)
    try:
        return BOTS[kind](game, box, seed, **settings)
    except TypeError:
        raise Unreadable(f"{kind} does not know all of the settings {', '.join(settings)}", "bots") from None
