"""Many games at once: one call is one decision in every game, on all cores or on a GPU.

>>> games = batch("china", players=3, size=4)
>>> arrays = games.reset(seed=7)
>>> arrays.deciders
array([2, 0, 0, 2], dtype=int32)
>>> arrays = games.step(games.ids[:, 0])  # in every game the first legal action
>>> arrays.masks.sum(axis=1) == games.counts
array([ True,  True,  True,  True])

Game `i` of a batch is row `i` of every array. It begins with seed `seed + i`; when it is over a new one begins at once,
with a seed `size` higher. So the same seed and the same actions give the same bytes, on every number of cores and on a
GPU.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from tianxia.bots.greedy import Looking, new_trials
from tianxia.games import GAMES
from tianxia.kernel.errors import Refused, Unreadable, needs
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.machine import cores
from tianxia.kernel.playout import LONGEST_GAME, Games, Playing, new_games, new_sources, play_range
from tianxia.kernel.types import Longs, Records, Seeds
from tianxia.research import stepping
from tianxia.research.shapes import (
    Saved,
    check_array,
    check_states,
    copied,
    read_array,
    read_rows,
    read_seats,
    read_states,
    shapes_of,
)
from tianxia.research.stepping import Array, Arrays, Dealing, Notes, Stepping
from tianxia.session import ALL_BITS

__all__ = ["Arrays", "Batch", "Saved", "batch"]

SMALL = 64
"""A range of fewer games is not worth a thread of its own."""


class Batch:
    """Games of one kind that go on side by side on the processor's cores. Make one with `tianxia.batch`."""

    device = "cpu"

    def __init__(
        self, game: Game, players: int, size: int, *, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None, threads: int | None = None, finals: bool = False,
    ) -> None:  # fmt: skip
        if size < 1:
            raise Unreadable("batch-size", "size", found=str(size))
        self.game = game
        self.players = players
        self.size = size
        self.box = box or game.box
        self.options = game.read_options(players, options or {})
        self.threads = threads or cores()
        self.shapes = shapes_of(game, players, size)
        new = new_games(game, self.box, players, self.options, np.zeros(size, np.uint64))
        arrays = {name: self._place(array) for name, array in new._asdict().items() if name != "players"}
        self._games = Games(players=players, **arrays)
        self._notes = Notes(
            self._allocate((size, game.max_legal), np.int32),
            self._allocate((size,), np.int32),
            self._allocate((size, players), np.float64),
            self._place(np.zeros(size if finals else 0, game.state.layout)),
        )
        self.arrays = self.new_arrays()
        """What `reset` and `step` write into unless they are given other arrays."""
        self.actions = self._allocate((size,), np.int64)
        """The ids that `step` drew itself, the last time it was given none."""
        self._is_begun = False

    @property
    def states(self) -> Array:
        """The state records. Changing them is at your own risk."""
        return self._games.states

    @property
    def finals(self) -> Array:
        """The last state of the last game that ended in each row, if the batch was made with `finals`."""
        return self._notes.finals

    @property
    def ids(self) -> Array:
        """The ids of the legal actions, ascending: of row i the first `counts[i]`. Yours to read only."""
        return self._notes.ids

    @property
    def counts(self) -> Array:
        """How many actions are legal in each game."""
        return self._notes.counts

    def new_arrays(self, *names: str) -> Arrays:
        """Arrays of the right shapes and types: all of them, or only those that are named."""
        return Arrays(**{name: self._allocate(*self.shapes[name]) for name in names or self.shapes})

    def reset(self, seed: int | Sequence[int] = 0, into: Arrays | None = None) -> Arrays:
        """Begin every game: game i with seed `seed + i`, or with a seed of its own if there is one for each."""
        arrays = self._adopt_all(into or self.arrays)
        self._sow(seed)
        self._reset(arrays)
        self._is_begun = True
        return into or self.arrays

    def step(self, actions: Array = None, into: Arrays | None = None) -> Arrays:
        """One action id in every game. Raises Refused, which names the index, and then changes nothing.

        Without actions a legal one is drawn in every game, as by `random_actions`, and need not be checked.
        """
        self._check_begun()
        arrays = self._adopt_all(into or self.arrays)
        if actions is None:
            given = self._adopt_actions(self.actions)
            self._choose(given)
        else:
            given = self._adopt_actions(actions)
            index = self._first_illegal(given)
            if index != stepping.LEGAL:
                raise self._refusal(index, int(given[index]))
        self._step(given, arrays)
        return into or self.arrays

    def random_actions(self, actions: Array = None) -> Array:
        """A legal action for every game, all equally likely; every game has a generator of its own."""
        self._check_begun()
        chosen = self._place(np.zeros(self.size, np.int64)) if actions is None else self._adopt_actions(actions)
        self._choose(chosen)
        return chosen if actions is None else actions

    def greedy_actions(self, where: Array, actions: Array, *, samples: int = 4) -> None:
        """What the bot `greedy` would do, into `actions`, for the games marked in `where` (bool, one a game)."""
        self._check_begun()
        marks = self._adopt("where", where, (self.size,), np.dtype(np.bool_))
        self._greedy(marks, self._adopt_actions(actions), samples)

    def save(self) -> Saved:
        """All games as values in the memory of the processor: `load` brings them back, here or in another batch."""
        self._check_begun()
        games = self._games
        return Saved(self.game, *(copied(self._host(each)) for each in (games.states, games.seeds, games.sources)))

    def load(
        self, states: Saved | Records | Record, where: Array = None, *, checked: bool = False,
        into: Arrays | None = None,
    ) -> Arrays:  # fmt: skip
        """Go on from these positions: one for every game, or for every game marked in `where`, or one for all of them.

        Raises Unreadable, and then changes nothing: for records of another game or number of players, for a game that
        is over, and if `checked` for a state whose invariants do not hold. Saved games bring their seeds along.
        """
        rows = read_rows(where, self.size)
        if len(rows) < self.size:
            self._check_begun()
        if isinstance(states, Saved) and len(states.states) == self.size:
            states = states.only(rows)
        given = read_states(states.states if isinstance(states, Saved) else states, self.game, self.players, len(rows))
        if checked:
            check_states(given, self.game, self.box)
        self._put(self.states, given, rows)
        if isinstance(states, Saved):
            self._put(self._games.seeds, states.seeds, rows)
            self._put(self._games.sources, states.sources, rows)
        return self._look_again(into)

    def refresh(self, into: Arrays | None = None) -> Arrays:
        """Look at the states again, after they were changed: who decides, what is legal, what that seat sees.

        Raises Unreadable for a state that `load` would refuse, and then the batch must be loaded or reset.
        """
        self._is_begun = False
        read_states(self.host_states(), self.game, self.players, self.size)
        return self._look_again(into)

    def _look_again(self, into: Arrays | None = None) -> Arrays:
        arrays = self._adopt_all(into or self.arrays)
        self._refresh(arrays)
        self._is_begun = True
        return into or self.arrays

    def observe(self, seat: int | Array, into: Array = None) -> Array:
        """What a seat sees in every game, whoever decides: one seat for all games, or an array of one for each."""
        self._check_begun()
        seats = self._place(read_seats(seat, self.players, self.size))
        out = self._allocate(*self.shapes["observations"]) if into is None else into
        self._view(seats, self._adopt_all(Arrays(observations=out)))
        return out

    def redeal(self, seat: int | Array, seed: int = 0, into: Arrays | None = None) -> Arrays:
        """Deal anew, in every game, what a seat cannot know (secrets and chance to come): what a fair search needs."""
        self._check_begun()
        seats = read_seats(seat, self.players, self.size)
        self._redeal(self._place(seats), self._place(new_sources(self._seeds(seed))))
        return self._look_again(into)

    def play_out(self, seed: int = 0, *, limit: int = LONGEST_GAME) -> int:
        """Play every game at random from its seed to its end, the fastest way; the number of decisions.

        `states` are the final ones, the very ones of `tianxia.kernel.playout.random_games` with the same seeds. Call
        `reset` before you step again.
        """
        self._is_begun = False
        self._sow(seed)
        return self._play(limit)

    def host_states(self) -> Records:
        """The state records in the memory of the processor."""
        states: Records = self._host(self.states)
        return states

    def _seeds(self, seed: int | Sequence[int]) -> Seeds:
        if isinstance(seed, int | np.integer):
            return np.uint64(int(seed) & ALL_BITS) + np.arange(self.size, dtype=np.uint64)
        seeds: Seeds = np.array([int(each) & ALL_BITS for each in seed], np.uint64)
        check_array("seed", seeds, (self.size,), seeds.dtype)
        return seeds

    def _sow(self, seed: int | Sequence[int]) -> None:
        """Give every game its seed and the generator that follows from it."""
        seeds = self._seeds(seed)
        self._games = self._games._replace(seeds=self._place(seeds), sources=self._place(new_sources(seeds)))

    def _reset(self, arrays: Arrays) -> None:
        rules = self._rules
        self._share(lambda first, last: stepping.reset_range(rules, self._games, self._notes, arrays, first, last))

    def _step(self, actions: Array, arrays: Arrays) -> None:
        rules, games, notes = self._rules, self._games, self._notes
        self._share(lambda first, last: stepping.step_range(rules, games, notes, arrays, actions, first, last))

    def _refresh(self, arrays: Arrays) -> None:
        rules, games, notes = self._rules, self._games, self._notes
        self._share(lambda first, last: stepping.refresh_range(rules, games, notes, arrays, first, last))

    def _view(self, seats: Array, arrays: Arrays) -> None:
        rules, games = self._rules, self._games
        self._share(lambda first, last: stepping.view_range(rules, games, arrays, seats, first, last))

    def _redeal(self, seats: Array, sources: Array) -> None:
        rules, games = Dealing(*map(self.game.pointer, Dealing._fields)), self._games
        self._share(lambda first, last: stepping.redeal_range(rules, games, seats, sources, first, last))

    def _put(self, array: Array, content: Array, rows: Longs) -> None:
        """Write rows of an array, with all their bytes: numpy would leave those between the fields to chance."""
        kept = self._host(array)
        width = kept.dtype.itemsize * math.prod(kept.shape[1:])
        kept.view(np.uint8).reshape(-1, width)[rows] = np.ascontiguousarray(content).view(np.uint8).reshape(-1, width)
        self._overwrite(array, kept)

    def _host(self, array: Array) -> Array:
        """The array in the processor's memory: here, the array itself."""
        return array

    def _overwrite(self, array: Array, content: Array) -> None:
        """Copy changed content back to where the batch keeps the array; nothing to do on the processor."""

    def _settings(self) -> dict[str, Any]:
        """The settings of this kind of batch, beyond those that all batches have."""
        return {"threads": self.threads}

    def __getstate__(self) -> dict[str, Any]:
        games = self._games
        kept = {"states": games.states, "seeds": games.seeds, "sources": games.sources, "actions": self.actions,
                "rewards": self.arrays.rewards, "dones": self.arrays.dones, "finals": self.finals}  # fmt: skip
        return {
            "made": (self.game, self.players, self.size),
            "with": {"options": self.options, "box": self.box, "finals": self.finals.shape[0] > 0, **self._settings()},
            "arrays": {name: self._host(each).tobytes() for name, each in kept.items()},
            "is_begun": self._is_begun,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["made"], **state["with"])  # type: ignore[misc]  # what it was made with
        targets = {**self._games._asdict(), **self.arrays._asdict(), "actions": self.actions, "finals": self.finals}
        for name, content in state["arrays"].items():
            array = targets[name]
            self._put(array, np.frombuffer(content, array.dtype), np.arange(array.shape[0]))
        if state["is_begun"]:
            self._look_again()

    def _first_illegal(self, actions: Array) -> int:
        return stepping.first_illegal(actions, self._notes)

    def _choose(self, actions: Array) -> None:
        stepping.choose_all(self._games, self._notes, actions)

    def _greedy(self, where: Array, actions: Array, samples: int) -> None:
        rules = Looking(*map(self.game.pointer, Looking._fields))

        def work(first: int, last: int) -> None:
            rows = first + np.flatnonzero(where[first:last])
            stepping.greedy_rows(rules, self._games, self._notes, new_trials(self.game, samples), actions, rows)

        self._share(work)

    def _play(self, limit: int) -> int:
        rules = Playing(*map(self.game.pointer, Playing._fields))
        lengths = np.zeros(self.size, np.int64)

        def work(first: int, last: int) -> None:
            out = np.empty(self.game.max_legal, np.int32)
            play_range(rules, self._games, lengths, out, limit, first, last)

        self._share(work)
        return int(lengths.sum())

    @cached_property
    def _rules(self) -> Stepping:
        return Stepping(*map(self.game.pointer, Stepping._fields))

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Run on all threads, each on its part of the games: compiled code releases Python's lock."""
        if self.threads == 1 or self.size <= SMALL:
            work(0, self.size)
            return
        for done in [self._pool.submit(work, *part) for part in self._parts()]:
            done.result()

    def _parts(self) -> Iterator[tuple[int, int]]:
        """Two ranges a thread: games differ in length, neighbours may be busy; but each costs 30 us to hand out."""
        length = max(SMALL, -(-self.size // (2 * self.threads)))
        for first in range(0, self.size, length):
            yield first, min(first + length, self.size)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, thread_name_prefix="batch")

    def _allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        return np.zeros(shape, dtype)

    def _place(self, array: Array) -> Array:
        """An array of the processor's where the batch can use it."""
        return array

    def _adopt(self, name: str, array: Array, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
        """A caller's array, without a copy; raises Unreadable if it does not fit."""
        return read_array(name, array, shape, dtype)

    def _adopt_actions(self, actions: Array) -> Array:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.dtype == np.uint64:
            raise Unreadable("not-whole-numbers", "actions", found=str(given.dtype))
        check_array("actions", given, (self.size,), given.dtype)
        if given.dtype == np.int64 and given.flags.c_contiguous:
            return given
        return np.ascontiguousarray(given, np.int64)

    def _adopt_all(self, arrays: Arrays) -> Arrays:
        return Arrays(**{name: self._adopt_field(name, getattr(arrays, name)) for name in self.shapes})

    def _adopt_field(self, name: str, array: Array) -> Array:
        shape, dtype = self.shapes[name]
        if array is None:
            return self._place(np.zeros((0, *shape[1:]), dtype))
        return self._adopt(name, array, shape, dtype)

    def _refusal(self, index: int, action: int) -> Refused:
        known = 0 <= action < self.game.num_actions
        text = f" ({self.game.format_action(self.box, action)})" if known else ""
        return Refused("illegal-action", f"actions[{index}]: {action}{text} is not legal in game {index}", "")

    def _check_begun(self) -> None:
        if not self._is_begun:
            raise Refused("not-begun", "the games of the batch have not begun: call reset first", "")


def batch(
    game: str, players: int, size: int, *, device: str = "cpu", options: Mapping[str, str | bool] | None = None,
    box: Box | Path | str | None = None, threads: int | None = None, finals: bool = False,
) -> Batch:  # fmt: skip
    """`tianxia.batch`: games side by side on all cores ("cpu") or on a GPU ("cuda"), which needs `tianxia[cuda]`.

    With `finals` the last state of a game that ends stays to be looked at, in `batch.finals`.
    """
    rules = GAMES[game]
    opened = box if isinstance(box, Box) or box is None else rules.open_box(Path(box))
    if device == "cpu":
        return Batch(rules, players, size, options=options, box=opened, threads=threads, finals=finals)
    if device != "cuda":
        raise Unreadable("not-one-of", "device", known="cpu, cuda", found=repr(device))
    with needs("cuda"):
        from tianxia.research.cuda import CudaBatch
    return CudaBatch(rules, players, size, options=options, box=opened, finals=finals)
