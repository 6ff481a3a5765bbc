"""Bots: each sees only what its seat may see.

A bot gets a scrubbed record (`Table.scrubbed(seat)`) and returns the id of a legal action. A bot is named by a text:
a level (`general`, see levels.py), or `random`, `greedy` or `search` with settings after a colon: `greedy:samples=8`,
`search:time=2,threads=2`. There are also bots of one's own: `module:Class`, programs, installed ones (plugged.py).
Where a seat may also be a person the text begins with `bot:` (`bot:general`).
"""

from collections.abc import Callable, Mapping
from inspect import signature
from math import inf
from typing import Protocol

from tianxia.bots import plugged
from tianxia.bots.greedy import Greedy
from tianxia.bots.levels import LEVELS, level, mind_of
from tianxia.bots.search import Search
from tianxia.bots.uniform import Uniform
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """The id of a legal action, for the scrubbed record of a game that waits for this seat.

        `ply` is the number of actions played so far, if the caller knows it: a bot that was asked one action ago knows
        then that its own choice was the only one since. Raises Unreadable if there is nothing to decide.
        """
        ...


BOTS: Mapping[str, Callable[..., Bot]] = {"random": Uniform, "greedy": Greedy, "search": Search}


def make_bot(name: str, game: Game, box: Box, seed: int, *, trusted: bool = False) -> Bot:
    """A bot from its text; raises Unreadable. The same seed makes the same choices.

    A `trusted` text, one that the user of this program wrote, may also name a class or a program of the user's own,
    which is then run: never trust what comes from a file or a visitor.
    """
    text = name.removeprefix("bot:")
    found = level(game, text)
    kind, _, rest = (found.bot if found else text).partition(":")
    if kind in BOTS:
        maker = BOTS[kind]
    elif plug := plugged.find(text, trusted=trusted):
        maker, rest = plug
    else:
        known = ", ".join([*BOTS, *plugged.installed()])
        raise Unreadable("unknown-bot", "bots", found=repr(name), levels=", ".join(LEVELS), bots=known)
    usual = mind_of(game).search if kind == "search" else {}
    settings = {**usual, **_read_settings(rest, texts=kind not in BOTS)}
    try:
        signature(maker).bind(game, box, seed, **settings)
    except TypeError:
        raise Unreadable("bot-settings", "bots", bot=kind, found=", ".join(settings)) from None
    if kind in BOTS:
        return maker(game, box, seed, **settings)
    own: Bot = plugged.make(text, maker, game, box, seed, **settings)
    return own


def _read_settings(text: str, *, texts: bool) -> dict[str, float | str]:
    """`name=value,...`: numbers, none of them negative; somebody's own bot may have `texts`, as the name of a file."""
    settings: dict[str, float | str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        number = _number(value)
        if not equals or (number is None and not texts):
            raise Unreadable("bot-setting", "bots", found=repr(part))
        if number is not None and not 0 <= number < inf:
            raise Unreadable("bot-number", "bots", found=repr(part))
        settings[key] = value if number is None else number
    return settings


def _number(text: str) -> float | None:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return None
