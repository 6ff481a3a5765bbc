"""Lanterns: a toy game with a die and a secret, small enough to read at one sitting (docs/adding-a-game.md)."""

from tests.toy.game import GAME

__all__ = ["GAME"]
