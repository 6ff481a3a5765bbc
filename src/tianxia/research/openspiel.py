"""OpenSpiel: every game as a Python game, `tianxia_china` and so on, with the parameter `players`.

>>> import pyspiel
>>> from tianxia.research import openspiel  # makes the games known to pyspiel
>>> state = pyspiel.load_game("tianxia_china", {"players": 3}).new_initial_state()
>>> state.is_chance_node()  # chance deals once, at the beginning: it picks the seed
True

After the deal everything follows from the actions, so a history is a whole game. What a player cannot know stays hidden
in the record: OpenSpiel's IS-MCTS asks `resample_from_infostate` for another state that the player could not tell
apart; `resample` is the same from a seed.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from tianxia.kernel.errors import needs

with needs("openspiel"):
    import pyspiel

from tianxia.games import GAMES
from tianxia.kernel.game import Game
from tianxia.research.playing import Play

DEALS = 1024
"""The seeds that chance picks one of."""
SEEDS = 2**53
"""How many numbers from 0 to 1 a float tells apart."""
LONGEST = 5000
"""Decisions of a game, at most: far more than have been seen."""

FromOpenSpiel = Any
"""What OpenSpiel makes or asks for: it has no types for mypy."""


class _Seen(NamedTuple):
    """One moment of a game as it was: a chain that clones share, to tell what a player remembers."""

    before: "_Seen | None"
    state: bytes
    digests: dict[int, bytes]
    """By player, of all the player has seen so far."""

    def __deepcopy__(self, memo: object) -> "_Seen":
        """The past does not change."""
        return self


class TianxiaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with a number of players."""

    rules: Game

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        self.players = int((params or {}).get("players", min(self.rules.players)))
        super().__init__(self.kind(), _info(self.rules, self.players), {"players": self.players})
        self.blank = Play(self.rules.name, self.players)

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
            parameter_specification={"players": min(cls.rules.players)},
        )

    def new_initial_state(self) -> "TianxiaState":
        """Before the deal."""
        return TianxiaState(self)

    def make_py_observer(self, iig_obs_type: FromOpenSpiel = None, params: object = None) -> "Observer":
        """What a player sees (or, with perfect recall, has seen)."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TianxiaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game."""

    def __init__(self, game: TianxiaGame) -> None:
        super().__init__(game)
        self.play = game.blank.copy()
        self.is_dealt = False
        self.seen: _Seen | None = None

    def current_player(self) -> int:
        """Chance first, then the seats as the game asks them."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.decider < 0 else self.play.decider

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.play.decider:
            return []
        return self.play.legal_ids()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        return [(seed, 1 / DEALS) for seed in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.is_dealt:
            self.play.play(action)
        else:
            self.play.deal(action)
            self.is_dealt = True
        self.seen = _Seen(self.seen, self.play.at(self.play.ply), {})

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.text(action)

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
        waiting, moment = [], self.seen
        while moment is not None and player not in moment.digests:
            waiting.append(moment)
            moment = moment.before
        digest = moment.digests[player] if moment is not None else b""
        for moment in reversed(waiting):
            states = np.frombuffer(bytearray(moment.state), self.play.game.state.layout)
            self.play.game.rules.hide(self.play.box.array, states, player)
            digest = moment.digests[player] = blake2b(digest + states.tobytes(), digest_size=16).digest()
        return digest

    def __deepcopy__(self, memo: object) -> "TianxiaState":
        copy: TianxiaState = self.clone()
        return copy


class Observer:
    """What a player sees as a tensor (our features) and as a text (the view); with perfect recall, its memory too."""

    def __init__(self, game: TianxiaGame, kind: FromOpenSpiel, params: object) -> None:
        if params:
            raise ValueError(f"no parameters are known, found {params}")
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(game.blank.numbers, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        """Write the tensor."""
        self.tensor[:] = state.play.observation(player) if state.is_dealt else 0.0

    def string_from(self, state: TianxiaState, player: int) -> str:
        """The view of the player as JSON, after a digest of what came before it."""
        if not state.is_dealt:
            return f"player {player} before the deal"
        play = state.play
        view = json.dumps(play.game.view(play.box, play.scrubbed(player), player), ensure_ascii=False)
        return f"{player} {state.memory(player).hex()} {view}" if self._recalls else f"{player} {view}"


def _info(game: Game, players: int) -> FromOpenSpiel:
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=DEALS,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if players == 1 else 0.0,
        max_game_length=LONGEST,
    )


for _name in GAMES:
    _game: FromOpenSpiel = type(f"Tianxia_{_name}", (TianxiaGame,), {"rules": GAMES[_name]})
    pyspiel.register_game(_game.kind(), _game)
