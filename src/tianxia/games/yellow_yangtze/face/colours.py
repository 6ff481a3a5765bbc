"""The colours that seats may have: those that no piece has."""

SEAT_COLOURS = ("violet", "pink", "cyan", "brown", "grey")
"""Tiles and leaders are black, red, green, blue and yellow."""
