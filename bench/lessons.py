"""How long each lesson is read, and what becomes of those who have learnt: `python bench/lessons.py [GAMES]`.

A newcomer takes what glows as points and else plays as an apprentice; the others play as a level does. They
meet the level of the lesson. Of a game for one, place 1 is won and place 2 is lost.
"""

import sys
from collections import Counter

from tests.contract.lessons import WORDS_A_MINUTE, given, places, said

from tianxia import GAMES
from tianxia.lesson import lesson_of
from tianxia.words import LANGUAGES

PLAYERS = {"a newcomer": "", "an apprentice": "apprentice", "a scholar": "scholar"}


def main(games: int = 40) -> None:
    """Measure all lessons."""
    for game in GAMES.values():
        if lesson_of(game) is None:
            continue
        print(f"{game.name}, {len(given(game).steps)} steps")
        for language in LANGUAGES:
            words = len(" ".join(said(game, language).values()).split())
            print(f"  {language}: {words} words, {words / WORDS_A_MINUTE:.1f} minutes")
        for who, own in PLAYERS.items():
            found = Counter(places(game, own, games))
            print(f"  then {who}:", ", ".join(f"place {place} {found[place]} times" for place in sorted(found)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
