"""What the contract suite runs over: every game, seat count and option; and random play with what it needs."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from tianxia import GAMES, Table, new
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.game import SPECTATOR, Game
from tianxia.kernel.layout import Sight
from tianxia.kernel.rule import INTERPRET


class Case(NamedTuple):
    """A game with a number of players and options."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def is_default(self) -> bool:
        return dict(self.options) == self.game.read_options(self.players, {})

    def __str__(self) -> str:
        changed = [
            f"{k}={v}" for k, v in self.options if (k, v) not in self.game.read_options(self.players, {}).items()
        ]
        return "-".join([self.name, str(self.players), *changed])

    def new(self, seed: int) -> Table:
        return new(self.name, self.players, seed=seed, options=dict(self.options))


def _cases() -> Iterator[Case]:
    """The defaults of every seat count, then every other value of every option, one at a time."""
    for name, game in GAMES.items():
        for players in game.players:
            default = game.read_options(players, {})
            yield Case(name, players, tuple(default.items()))
            for option in game.options:
                for value in option.allowed(players)[1:]:
                    yield Case(name, players, tuple((default | {option.name: value}).items()))


def _varied(cases: list[Case]) -> Iterator[Case]:
    """The defaults, and every other value of every option with one number of players each, in turn."""
    values: dict[tuple[str, tuple[str, str]], list[Case]] = {}
    for case in cases:
        default = case.game.read_options(case.players, {})
        for option in case.options:
            if option not in default.items():
                values.setdefault((case.name, option), []).append(case)
    yield from (case for case in cases if case.is_default)
    yield from (choices[i % len(choices)] for i, choices in enumerate(values.values()))


ALL = list(_cases())
CASES = ALL
DEFAULTS = [case for case in CASES if case.is_default]
VARIED = list(_varied(CASES))
if INTERPRET:  # plain Python is slow: one number of players each, but still every option
    DEFAULTS = [case for case in DEFAULTS if case.players == case.game.players[len(case.game.players) // 2]]
    VARIED = [*DEFAULTS, *(case for case in VARIED if not case.is_default)]
    CASES = VARIED


BOT_NAMES = ("random", "greedy", "search:iterations=20,rollout=4", "search:iterations=20,rollout=4,threads=2")


def several(compiled: int, interpreted: int) -> int:
    """So many: interpreted play is a thousand times slower."""
    return interpreted if INTERPRET else compiled


def games(compiled: int, interpreted: int) -> range:
    """So many seeds."""
    return range(several(compiled, interpreted))


def every_case(function: Any) -> Any:
    return pytest.mark.parametrize("case", CASES, ids=str)(function)


def every_option(function: Any) -> Any:
    return pytest.mark.parametrize("case", VARIED, ids=str)(function)


def every_default(function: Any) -> Any:
    return pytest.mark.parametrize("case", DEFAULTS, ids=str)(function)


def every_game(function: Any) -> Any:
    return pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))(function)


def random_table(case: Case, seed: int, *, stop: int | None = None) -> Iterator[Table]:
    """A random game, yielded before every action and at its end."""
    table = case.new(seed)
    source = new_source(~seed)
    while not table.is_over and table.ply != stop:
        yield table
        ids = table.legal_ids()
        table.play(ids[below(source, len(ids))])
    yield table


def finished(case: Case, seed: int) -> Table:
    """A random game at its end."""
    *_, table = random_table(case, seed)
    return table


@cache
def moments(case: Case, seed: int, number: int) -> list[Table]:
    """Some tables spread evenly over a random game, the last one finished."""
    tables = [table.copy() for table in random_table(case, seed)]
    chosen = np.linspace(0, len(tables) - 1, min(number, len(tables))).round().astype(int)
    return [tables[i] for i in chosen]


def seats(table: Table) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, table.players)


def raw(s: Any) -> bytes:
    """The bytes of a state."""
    return bytes(s.tobytes())


def noisy(game: Game, state: bytes, seat: int, seed: int) -> bytes:
    """A state with noise in every byte that its declaration hides from a seat; the rest as it was.

    Nothing of the game is asked but its declaration: neither `scrub` nor `determinize`.
    """
    luck = np.random.default_rng(seed)
    s = np.frombuffer(bytearray(state), game.state.layout)[0]
    if game.is_open_at_end and game.rules.decider(s) < 0:
        return state
    for field in game.state.fields:
        if field.sight is Sight.PUBLIC:
            continue
        noise = np.frombuffer(luck.bytes(s[field.name].nbytes), field.kind).reshape(field.shape)
        if field.sight is Sight.HIDDEN:
            s[field.name] = noise
        else:
            others = [other for other in range(field.shape[0]) if other != seat]
            s[field.name][others] = noise[others]
    for event in s.events[: s.event_count]:
        for number in game.private_events.get(int(event[0]), ()):
            if event[1] != seat:
                event[number] = luck.integers(-(2**15), 2**15)
    return bytes(s.tobytes())


def noisy_world(table: Table, seat: int, seed: int) -> Table:
    """The same table with noise in all that a seat may not see."""
    world = table.copy()
    world.session._bytes[0] = np.void(noisy(table.game, raw(table.state), seat, seed))
    world.session._legal = None
    return world


def other_world(table: Table, seat: int, seed: int) -> Table:
    """The same table with other secrets behind what the seat knows."""
    world = table.copy()
    table.game.rules.determinize(world.box.record, world.state, seat, new_source(seed))
    world.session._legal = None
    return world
