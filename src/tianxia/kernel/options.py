"""Options: choices made when a game is created. Each is declared once, as a field of the game's state.

    side = option("four", "five", only={3: ("four",), 5: ("five",)}, doc="the side of the board")
    fortresses = flag(doc="the fortresses are used")

From that the option reaches set-up, positions, records, the set-up form and the words (`option-side`, ...).
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tianxia.kernel import documents
from tianxia.kernel.documents import Document, table
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.layout import Declared, Record, Sight
from tianxia.kernel.types import Ids

YES_NO = ("no", "yes")


@dataclass(frozen=True)
class Option:
    """A choice made when the game is created. The first value allowed for a number of players is the default."""

    name: str
    values: tuple[str, ...]
    only: Mapping[int, tuple[str, ...]]
    """For some numbers of players: the values allowed there, default first."""
    is_bool: bool
    """In a position it is `true` or `false` instead of a text."""

    def allowed(self, players: int) -> tuple[str, ...]:
        """The values for a number of players, default first."""
        return self.only.get(players, self.values)

    def read(self, value: object, players: int, path: str) -> str:
        """A given value as text; raises Unreadable."""
        allowed = self.allowed(players)
        if isinstance(value, bool) and self.values == YES_NO:
            value = YES_NO[value]
        if not isinstance(value, str) or value not in allowed:
            raise Unreadable("option", path, players=players, allowed=" | ".join(allowed), found=documents.shown(value))
        return value


class OptionField(Declared[int, int]):
    """The field of a state that holds an option: the index of its value."""

    def __init__(
        self, values: tuple[str, ...], only: Mapping[int, tuple[str, ...]], doc: str, *, is_bool: bool
    ) -> None:
        super().__init__(np.int16, (), Sight.PUBLIC, doc)
        self.values, self.only, self.is_bool = values, only, is_bool

    def __set_name__(self, owner: type, name: str) -> None:
        self.option = Option(name, self.values, self.only, self.is_bool)


def option(*values: str, only: Mapping[int, tuple[str, ...]] | None = None, doc: str) -> OptionField:
    """An option of a game, as a field of its state."""
    return OptionField(values, only or {}, doc, is_bool=False)


def flag(*, only: Mapping[int, tuple[str, ...]] | None = None, doc: str) -> OptionField:
    """An option that is on or off, `true` or `false` in a position."""
    return OptionField(YES_NO, only or {}, doc, is_bool=True)


def options_of(state: type[Record]) -> tuple[Option, ...]:
    """The options that a state declares, in the order of its fields."""
    return tuple(field.declared.option for field in state.fields if isinstance(field.declared, OptionField))


def read_options(
    options: tuple[Option, ...], players: int, given: Mapping[str, object], path: str = "options"
) -> dict[str, str]:
    """Options with defaults filled in, as texts; raises Unreadable with the path."""
    table(given, path, [option.name for option in options])
    return {
        option.name: option.read(given[option.name], players, documents.join(path, option.name))
        if option.name in given
        else option.allowed(players)[0]
        for option in options
    }


def option_numbers(options: tuple[Option, ...], chosen: Mapping[str, str]) -> Ids:
    """Chosen options as `setup` wants them: the index of each value."""
    return np.array([option.values.index(chosen[option.name]) for option in options], np.int32)


def dump_options(s: Record) -> Document:
    """The options of a state as a position shows them."""
    options = options_of(type(s))
    return {
        option.name: bool(s[option.name]) if option.is_bool else option.values[s[option.name]] for option in options
    }


def load_options(given: object, players: int, s: Record) -> None:
    """Read the options of a position into a state; raises Unreadable with the path."""
    options = options_of(type(s))
    chosen = table(given, "options", [option.name for option in options])
    for option in options:
        if option.name in chosen:
            s[option.name] = _number(option, chosen[option.name], int(players))  # words know no numpy
        else:
            s[option.name] = option.values.index(option.allowed(players)[0])


def _number(option: Option, value: object, players: int) -> int:
    path = f"options.{option.name}"
    number = int(documents.boolean(value, path)) if option.is_bool else documents.choice(value, path, option.values)
    option.read(option.values[number], players, path)
    return number
