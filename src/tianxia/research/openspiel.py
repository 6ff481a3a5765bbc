"""OpenSpiel: every game as a Python game, `tianxia_china` and so on.

Its parameters are `players`, `box` (a corrected box file), the game's own options by name, and how chance acts:
`deals` seeds that it picks one of, and `chance`. With `chance=deal` it deals once and the rest follows from the
actions; with `chance=draws` it acts again whenever an action draws (a card, a tile, a die), so that no search foresees
what is drawn.

>>> import pyspiel
>>> from tianxia.research import openspiel  # makes the games known to pyspiel
>>> state = pyspiel.load_game("tianxia_china", {"players": 3}).new_initial_state()
>>> state.is_chance_node()  # chance deals once, at the beginning: it picks the seed
True

A history is a whole game. What a player cannot know stays hidden in the record: OpenSpiel's IS-MCTS asks
`resample_from_infostate` for another state that the player could not tell from this one; `resample` does the same from
a seed.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from tianxia.kernel.chance import new_source, next_bits
from tianxia.kernel.errors import Unreadable, needs

with needs("openspiel"):
    import pyspiel

from tianxia.games import GAMES
from tianxia.kernel.game import Box, Game
from tianxia.research.playing import Play

DEALS = 1024
"""The seeds that chance picks one of, unless told otherwise."""
MOST_DEALS = 2**20
"""OpenSpiel lists them all whenever it asks."""
CHANCE = ("deal", "draws")
"""When chance acts."""
NOTHING = -1
"""Stands for: no action waits for chance."""
SEEDS = 2**53
"""How many numbers from 0 to 1 a float tells apart."""
LONGEST = 5000
"""Decisions of a game, at most: far more than have been seen."""

CHANCE_PLAYER, TERMINAL_PLAYER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
"""OpenSpiel asks who decides several times an action, and its own names are slow to look up."""

FromOpenSpiel = Any
"""What OpenSpiel makes or asks for: it has no types for mypy."""


class _Remembered(dict[int, tuple[int, bytes]]):
    """For each player, a digest of what it has seen and the number of moments in it. Clones continue from it."""

    def __deepcopy__(self, memo: object) -> "_Remembered":
        return _Remembered(self)


class TianxiaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with a number of players."""

    rules: Game

    def __init__(self, params: Mapping[str, int | str] | None = None, box: Box | None = None) -> None:
        given = {**self.parameters(), **(params or {})}
        self.players, self.deals = int(given["players"]), int(given["deals"])
        if given["chance"] not in CHANCE:
            raise Unreadable("not-one-of", "chance", known=", ".join(CHANCE), found=repr(given["chance"]))
        if not 1 <= self.deals <= MOST_DEALS:
            raise Unreadable("out-of-range", "deals", found=str(self.deals), low="1", high=str(MOST_DEALS))
        self.draws = given["chance"] == "draws"
        super().__init__(
            self.kind(), _info(self.rules, self.players, self.deals), {**(params or {}), "players": self.players}
        )
        options = {option.name: str(given[option.name]) for option in self.rules.options if given[option.name]}
        if box is None and given["box"]:
            box = self.rules.open_box(Path(str(given["box"])))
        self.blank = Play(self.rules.name, self.players, options, box)

    @classmethod
    def parameters(cls) -> dict[str, int | str]:
        """The default of every parameter; an empty option has the game's default."""
        return {
            "players": min(cls.rules.players), "chance": CHANCE[0], "deals": DEALS, "box": "",
            **{option.name: "" for option in cls.rules.options},
        }  # fmt: skip

    @classmethod
    def kind(cls) -> FromOpenSpiel:
        """What OpenSpiel wants to know before a game is made."""
        alone = max(cls.rules.players) == 1
        return pyspiel.GameType(
            short_name=f"tianxia_{cls.rules.name.replace('-', '_')}",
            long_name=cls.rules.words("en")("title"),
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(cls.rules.players),
            min_num_players=min(cls.rules.players),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification=cls.parameters(),
        )

    def new_initial_state(self) -> "TianxiaState":
        """Before the deal."""
        return DrawingState(self) if self.draws else TianxiaState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (self.rules, self.get_parameters(), self.blank.box)

    def make_py_observer(self, iig_obs_type: FromOpenSpiel = None, params: object = None) -> "Observer":
        """What a player sees (or, with perfect recall, has seen)."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TianxiaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game."""

    def __init__(self, game: TianxiaGame) -> None:
        super().__init__(game)
        self.play = game.blank.copy()
        self.is_dealt = False
        self.remembered = _Remembered()

    def current_player(self) -> int:
        """Chance first, then the seats as the game asks them."""
        if not self.is_dealt:
            return CHANCE_PLAYER
        decider = self.play.decider
        return decider if decider >= 0 else TERMINAL_PLAYER

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.play.decider:
            return []
        return self.play.legal_ids()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        deals = self.get_game().max_chance_outcomes()
        return [(seed, 1 / deals) for seed in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.is_dealt:
            self.play.play(action)
        else:
            self.play.deal(action)
            self.is_dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE_PLAYER else self.play.text(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.is_dealt and self.play.decider < 0

    def returns(self) -> list[float]:
        """The utilities; zeros until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.play.players
        utilities: list[float] = self.play.utilities().tolist()
        return utilities

    def __str__(self) -> str:
        return json.dumps(self.play.position(), ensure_ascii=False) if self.is_dealt else "before the deal"

    def resample(self, player: int, seed: int) -> "TianxiaState":
        """Another state that the player could not tell from this one, the same one for the same seed."""
        other: TianxiaState = self.clone()
        other.play = self.play.redealt(player, seed)
        return other

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TianxiaState":
        """The same with OpenSpiel's chance: numbers from 0 to 1."""
        return self.resample(player, int(sampler() * SEEDS))

    def memory(self, player: int) -> bytes:
        """A digest of all the player has seen since the deal: equal for equal memories."""
        play = self.play
        known, digest = self.remembered.get(player, (0, b""))
        for ply in range(known, play.ply + 1):
            states = np.frombuffer(bytearray(play.at(ply)), play.game.state.layout)
            play.game.rules.hide(play.box.array, states, player)
            digest = blake2b(digest + states.tobytes(), digest_size=16).digest()
        self.remembered[player] = (play.ply + 1, digest)
        return digest

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Not provided, as the game's type says: what a player remembers is a text (`information_state_string`)."""
        raise pyspiel.SpielError("information_state_tensor is not provided; observation_tensor is")

    def __deepcopy__(self, memo: object) -> "TianxiaState":
        copy: TianxiaState = self.clone()
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.get_game(), self.serialize())


class DrawingState(TianxiaState):
    """A moment of a game in which chance acts whenever an action draws."""

    def __init__(self, game: TianxiaGame) -> None:
        super().__init__(game)
        self.waiting = NOTHING
        """An action that was chosen and waits for what chance will draw."""

    def current_player(self) -> int:
        """Chance also where something is drawn."""
        return CHANCE_PLAYER if self.waiting != NOTHING else super().current_player()

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt:
            super()._apply_action(action)
        elif self.waiting != NOTHING:
            drawn = new_source((self.play.ply << 32) + action)
            self.play.state.chance = next_bits(drawn)
            waiting, self.waiting = self.waiting, NOTHING
            super()._apply_action(waiting)
        elif self._is_drawing(action):
            self.waiting = action
        else:
            super()._apply_action(action)

    def _is_drawing(self, action: int) -> bool:
        """Would the action ask for chance?"""
        trial = self.play.copy()
        trial.play(action)
        return bool(trial.state.chance != self.play.state.chance)


def _loaded(rules: Game, parameters: Mapping[str, int | str], box: Box) -> TianxiaGame:
    """A game as it was pickled, with its box: the file of a corrected one may have changed, or lie elsewhere."""
    return KINDS[rules.name](parameters, box)


def _restored(game: TianxiaGame, text: str) -> TianxiaState:
    state: TianxiaState = game.deserialize_state(text)
    return state


class Observer:
    """What a player sees as a tensor (our features) and as a text (the view); with perfect recall, its memory too."""

    def __init__(self, game: TianxiaGame, kind: FromOpenSpiel, params: object) -> None:
        if params:
            raise ValueError(f"no parameters are known, found {params}")
        self._recalls = kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(game.blank.numbers, np.float32)
        """What is remembered is a text only: the games say so (`provides_information_state_tensor`)."""
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is not None:
            self.tensor[:] = state.play.observation(player) if state.is_dealt else 0.0

    def string_from(self, state: TianxiaState, player: int) -> str:
        """The view of the player as JSON, after a digest of what came before it."""
        if not state.is_dealt:
            return f"player {player} before the deal"
        play = state.play
        view = json.dumps(play.game.view(play.box, play.scrubbed(player), player), ensure_ascii=False)
        return f"{player} {state.memory(player).hex()} {view}" if self._recalls else f"{player} {view}"


def _info(game: Game, players: int, deals: int) -> FromOpenSpiel:
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=deals,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if players == 1 else 0.0,
        max_game_length=LONGEST,
    )


KINDS: dict[str, type[TianxiaGame]] = {
    name: type(f"Tianxia_{name}", (TianxiaGame,), {"rules": game}) for name, game in GAMES.items()
}
"""What OpenSpiel makes games of, by the name of ours."""

for _kind in KINDS.values():
    pyspiel.register_game(_kind.kind(), _kind)
