"""Lanterns: a toy game with a die and a secret, for two to four."""

from tianxia.kernel.convention import build_game

GAME = build_game(__package__, version=1)
