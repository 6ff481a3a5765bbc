"""Telling: what is said of a turn outside of its table. The game and who else plays, and nothing of the board."""

from tianxia.games import GAMES
from tianxia.web.live import LiveTable
from tianxia.web.paths import WORDS
from tianxia.web.terms import is_person
from tianxia.words import words


def turn_in_words(live: LiveTable, identity: str, language: str) -> str:
    """A table as whoever is waited for knows it: its game, and the other people there."""
    title = GAMES[live.row.game].words(language)("title")
    others = [seat.name for seat in live.seats if is_person(seat) and seat.identity != identity and seat.name]
    return words(language, WORDS)("notice-with", game=title, names=", ".join(others)) if others else title
