"""What an action would do, in a word: so that what may be chosen glows by it."""

from enum import IntEnum


class Effect(IntEnum):
    """The weightiest thing that an action does, for the seat that decides on it."""

    PLAIN = 0
    GAIN = 1
    """The seat itself scores."""
    GIVE = 2
    """Only somebody else scores."""
    CONFLICT = 3
    """A conflict begins: others may have a say in how it ends."""
    HARM = 4
    """Something is driven off the board, and the seat does not score by it."""


EFFECTS = ("", *(effect.name.lower() for effect in list(Effect)[1:]))
"""What effects are called where they are sent; a plain one has no name."""
