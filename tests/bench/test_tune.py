"""Tuning finds what is better, and weights against themselves are no better."""

import numpy as np

from tianxia import GAMES
from tune import Evolution, Match


def test_evolution_finds_the_best_weights_of_a_stretched_bowl() -> None:
    start, best = np.array([4.0, -20.0, 0.0, 1.0, 0.5]), np.array([6.0, -14.0, 1.0, 1.5, -0.5])
    stretch = np.array([1.0, 0.3, 10.0, 3.0, 30.0])
    evolution = Evolution(start, 12)
    for _ in range(300):
        evolution.learn([-np.sum((stretch * (drawn - best)) ** 2) for drawn in evolution.draw()])
    assert np.allclose(evolution.guess, best, atol=1e-3)
    assert evolution.spread < 1e-3


def test_the_luck_of_a_generation_alone_does_not_carry_it_away() -> None:
    evolution = Evolution(np.array([4.0, -20.0, 0.0, 1.0, 0.5]), 12)
    luck = np.random.default_rng(5)
    for _ in range(50):
        evolution.draw()
        evolution.learn(luck.normal(size=12))
    assert evolution.spread < 1


def test_weights_against_themselves_win_as_much_as_they_lose() -> None:
    match = Match(GAMES["china"])
    results = match.results(match.start, range(2))
    assert np.allclose(results[:, 0], 0)
    assert (results[:, 1] > 0).all()
    worse = match.results(-match.start, range(2))
    assert worse[:, 0].mean() < 0
