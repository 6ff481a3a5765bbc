"""The colours that seats may have: those that no piece has."""

SEAT_COLOURS = ("blue", "pink", "cyan", "violet", "plum")
"""Officials are red, grey and white, cards and markers ivory, orange and brown, tracts green, yellow and black."""
