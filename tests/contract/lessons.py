"""A learner without a browser: reads what the card says, does what counts, and plays on as they like."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tianxia import Table
from tianxia.bots import make_bot
from tianxia.bots.levels import LEVELS
from tianxia.bots.playing import bot_seed
from tianxia.kernel.game import Game
from tianxia.lesson import LEARNER, Lesson, Step, lesson_of, scripted
from tianxia.web.coaching import warnings

PLIES = 400
"""More than any lesson may take."""
WORDS_A_MINUTE = 180
THOUGHTS = 8
"""How often a newcomer who was warned thinks again."""


def given(game: Game) -> Lesson:
    """The lesson of a game that has one."""
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def said(game: Game, language: str) -> dict[str, str]:
    """All that a lesson says, in the order of reading."""
    words, names = game.words(language), ["lesson-goal"]
    for step in given(game).steps:
        names += [f"lesson-{step.name}{part}" for part in ("-title", "", "-why", "-done")]
    return {name: words(name) for name in [*names, "lesson-end"]}


class Pupil:
    """Somebody who does what a lesson asks; where several actions count, or none, chance decides."""

    def __init__(self, game: Game, seed: int, bot: str = "random") -> None:
        self.lesson = given(game)
        self.table = self.lesson.begin(game)
        self.chance = Random(seed)
        self.bots = [make_bot(bot, game, game.box, seat) for seat in range(self.table.players)]

    def learn(self, free: Callable[[Table], str] | None = None) -> Iterator[tuple[Step, Table, list[str]]]:
        """Play the lesson to its end; each time the learner can show an idea: the step, the table, what counts."""
        choose = free or (lambda table: self.chance.choice(table.legal()))
        for _ in range(PLIES):
            step = self.lesson.step(self.table)
            if step is None or self.table.is_over:
                return
            if self.table.decider != LEARNER:
                self._others(step)
                continue
            counting = step.counting(self.table.legal())
            if counting:
                yield step, self.table, counting
            self.table.play(self.chance.choice(counting) if counting else choose(self.table))

    def _others(self, step: Step) -> None:
        action = scripted(step, self.table.legal())
        seat = self.table.decider
        self.table.play(action or self.bots[seat].choose(self.table.scrubbed(seat), seat))


class Newcomer:
    """Somebody after the lesson, who follows the page: takes what glows as points, heeds the coach, and else plays as
    the weakest level does."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = Random(seed)
        self.bot = make_bot(LEVELS[0], table.game, table.box, seed)

    def choose(self, s: Any, seat: int) -> int:
        ids = self.table.session.legal
        effects = self.table.game.effects(self.table.box, s, ids)
        gains = [int(action) for action, effect in zip(ids, effects, strict=True) if effect == "gain"]
        meant = self.chance.choice(gains) if gains else self.bot.choose(s, seat)
        for _ in range(THOUGHTS):
            if not self._is_warned(meant, seat):
                break
            meant = self.bot.choose(s, seat)
        return meant

    def _is_warned(self, action: int, seat: int) -> bool:
        game = self.table.game
        return bool(warnings(self.table, seat, game.format_action(self.table.box, action)))


def play_on(pupil: Pupil, own: str, seed: int) -> int:
    """Once the lesson is over the game goes on against the level of the lesson; the learner's place."""
    table, seats = pupil.table, range(pupil.table.players)
    bots: list[Any] = [make_bot(pupil.lesson.level, table.game, table.box, bot_seed(seed, seat)) for seat in seats]
    bots[LEARNER] = Newcomer(table, seed) if not own else make_bot(own, table.game, table.box, seed)
    while not table.is_over:
        seat = table.decider
        table.play(bots[seat].choose(table.scrubbed(seat), seat))
    assert table.standing is not None
    return table.standing.ranks[LEARNER] if table.players > 1 else 2 - table.standing.scores[LEARNER]


def places(game: Game, own: str, games: int) -> list[int]:
    """The learner's places in several games that begin with the lesson; of a game for one: 1 won, 2 lost."""
    found = []
    for seed in range(games):
        pupil = Pupil(game, seed, given(game).level)
        list(pupil.learn())
        found.append(play_on(pupil, own, seed))
    return found
