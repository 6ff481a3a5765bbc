"""Bots written by users, besides those of this package.

- an installed package's, by an entry point of the group `tianxia.bots`: its name is the name of the bot;
- a class that can be imported, as `module:Class`; settings, numbers or texts, follow after another colon
  (`module:Class:depth=3,net=seven.pt`);
- a program in any language that reads and writes lines, as `exec:COMMAND` (docs/engines.md).

A class is made with the game, the box, a seed and its settings, and has `choose` (`tianxia.bots.Bot`). The last two run
whatever they name, so they are for texts that the user of this program wrote, never for those of a file or a visitor.
"""

import os
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tianxia.bots.engine import Engine
from tianxia.kernel.errors import TianxiaError, Unreadable

GROUP = "tianxia.bots"
PROGRAM = "exec"
"""The kind of a bot that is a program."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages by name."""
    return {found.name: found for found in entry_points(group=GROUP)}


def find(text: str, *, trusted: bool) -> tuple[Callable[..., Any], str] | None:
    """What makes the bot of this text, and the settings in it; None if there is no such bot. Raises Unreadable."""
    kind, _, rest = text.partition(":")
    if kind in installed():
        return _load(text, installed()[kind].load), rest
    if not trusted:
        return None
    if kind == PROGRAM:
        return partial(Engine, command=rest), ""
    name, _, settings = rest.partition(":")
    if not name.isidentifier() or not all(part.isidentifier() for part in kind.split(".")):
        return None
    return _load(text, partial(_import, kind, name)), settings


def make(text: str, maker: Callable[..., Any], *arguments: Any, **settings: Any) -> Any:
    """The bot of this text; whatever its class fails with is said to be its own."""
    try:
        return maker(*arguments, **settings)
    except TianxiaError:
        raise
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise Unreadable("bot-making", "bots", found=repr(text), text=problem) from error


def _import(module: str, name: str) -> Any:
    if os.getcwd() not in sys.path:  # as `python -m` would: a bot lies where it is tried
        sys.path.insert(0, os.getcwd())
    return getattr(import_module(module), name)


def _load(text: str, load: Callable[[], Any]) -> Callable[..., Any]:
    try:
        found = load()
    except (ImportError, AttributeError) as error:
        raise Unreadable("bot-import", "bots", found=repr(text), text=str(error)) from error
    if not callable(getattr(found, "choose", None)):
        raise Unreadable("bot-no-choice", "bots", found=repr(text))
    maker: Callable[..., Any] = found
    return maker
