"""The parts of the compiled contract that are the same in every game, written once and bound to each (`rule.bind`).

The names declared at the top are filled in by the game: its own rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from tianxia.kernel.chance import Source, below
from tianxia.kernel.layout import Record, Sight
from tianxia.kernel.options import options_of
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits, Ids, Reals, Records

MAX_SEATS = 5
"""No game has more: there are as many colours of seats (`tianxia.look`), and search has room for as many values."""

if TYPE_CHECKING:

    class _Seated(Record):
        chance: Bits
        players: int


def _of_the_game(*_: object) -> NoReturn:
    raise NotImplementedError("a rule of the game, filled in by `bind`")


set_up: Callable[..., None] = _of_the_game
take_options: Callable[..., None] = _of_the_game
apply: Callable[..., None] = _of_the_game
determinize: Callable[..., None] = _of_the_game
effect: Callable[..., int] = _of_the_game
decider: Callable[..., int] = _of_the_game
legal: Callable[..., int] = _of_the_game
scrub: Callable[..., None] = _of_the_game
is_ahead: Callable[..., bool] = _of_the_game
judge: Callable[..., float] = _of_the_game
WEIGHTS: Reals = np.zeros(0)


def setup(box: Record, s: "_Seated", seats: int, options: Ids, seed: Bits) -> None:
    """A new game in a zeroed record."""
    s.chance = seed
    s.players = seats
    take_options(s, options)
    set_up(box, s)


def pick(box: Record, s: Record, source: Source, out: Ids) -> int:
    """One of the legal actions at random."""
    return int(out[below(source, legal(box, s, out))])


def step(boxes: Records, states: Records, action: int, out: Ids) -> tuple[int, int]:
    """Python entry point: apply an action (none if it is negative); the decider and the number of legal actions.

    An array crosses from Python into compiled code twenty times as fast as a record.
    """
    if action >= 0:
        apply(boxes[0], states[0], action)
    return decider(states[0]), legal(boxes[0], states[0], out)


def effects(boxes: Records, states: Records, sources: Records, actions: Ids, out: Ids) -> None:
    """Python entry point: what each action would do in states[0], as its seat can know; states[1] is for trying."""
    seat = decider(states[0])
    determinize(boxes[0], states[0], seat, sources[0])
    for i in range(len(actions)):
        states[1] = states[0]
        apply(boxes[0], states[1], actions[i])
        out[i] = effect(states[1], seat)


def hide(boxes: Records, states: Records, seat: int) -> None:
    """Python entry point of `scrub`."""
    scrub(boxes[0], states[0], seat)


def utility(box: Record, s: "_Seated", out: Reals) -> None:
    """The share of the other seats a seat is ahead of, less the share that is ahead of it."""
    for seat in range(s.players):
        balance = 0
        for other in range(s.players):
            if is_ahead(s, seat, other):
                balance += 1
            elif is_ahead(s, other, seat):
                balance -= 1
        out[seat] = balance / (s.players - 1)


def evaluate(box: Record, s: Record, seat: int) -> float:
    """How good the position is for a seat, by the weights that the game has. bench/tune.py tries others."""
    return judge(box, s, seat, WEIGHTS)


def blanking(state: type[Record]) -> Callable[[Record, int], None]:
    """blank(s, seat): a rule that empties every field that its declaration hides from a seat (-1: a spectator)."""
    lines = []
    for field in state.fields:
        if field.sight is not Sight.PUBLIC:
            lines += _emptying(field.name, field.shape, is_own=field.sight is Sight.OWN)
    return _written("blank(s, seat)", lines, state)


def taking_options(state: type[Record]) -> Callable[[Record, Ids], None]:
    """take_options(s, options): a rule that writes the chosen options into the fields that declare them."""
    lines = [f"    s.{option.name} = options[{i}]" for i, option in enumerate(options_of(state))]
    return _written("take_options(s, options)", lines, state)


def _written(head: str, lines: list[str], state: type[Record]) -> Callable[..., None]:
    """A rule whose source is made from a declaration: compiled code cannot look fields up by name."""
    scope: dict[str, object] = {"__name__": state.__module__}
    # A file that exists: Numba's cache names compiled code by the file and line of its source.
    exec(compile("\n".join([f"def {head}:", *lines, "    return"]), __file__, "exec"), scope)
    written = scope[head.partition("(")[0]]
    assert callable(written)
    return rule(written)


def _emptying(name: str, shape: tuple[int, ...], *, is_own: bool) -> list[str]:
    if not shape:
        return [f"    s.{name} = 0"]
    lines: list[str] = []
    indices: list[str] = []
    for depth, size in enumerate(shape):
        lines.append(f"{'    ' * (len(lines) + 1)}for i{depth} in range({size}):")
        indices.append(f"i{depth}")
        if depth == 0 and is_own:
            lines.append(f"{'    ' * 2}if i0 != seat:")
    lines.append(f"{'    ' * (len(lines) + 1)}s.{name}[{', '.join(indices)}] = 0")
    return lines
