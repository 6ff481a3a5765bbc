"""Ratings: how strong people are at a game among themselves, by OpenSkill.

A rating is the fold of all games between people in the order in which they were finished. It is kept, and whoever wants
to see one adds the games that have been finished since. Bots at such a table are passed over.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from tianxia.kernel.errors import needs
from tianxia.store import Played, Rating, Taken

with needs("web"):
    from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

MODEL = PlackettLuce()
Key = tuple[str, str]
"""An identity, and a game's name."""


async def ratings_of(hall: "Hall", identity: str) -> dict[str, Rating]:
    """Somebody's ratings by game, after all games that have been finished."""
    await catch_up(hall)
    return {rating.game: rating for rating in await hall.store.homes.ratings([identity])}


async def catch_up(hall: "Hall") -> None:
    """Rate what has been finished and not rated yet. Of two who do it at once one begins anew."""
    homes = hall.store.homes
    while True:
        games, played = await homes.unrated()
        if not games:
            return
        people = {identity for game in played for identity in ranks_of(game)}
        known = {(rating.identity, rating.game): rating for rating in await homes.ratings(people)}
        with suppress(Taken):
            await homes.save_ratings(games, await asyncio.to_thread(rate, played, known))


def rate(played: Sequence[Played], known: Mapping[Key, Rating]) -> list[Rating]:
    """What ratings become by these games, the first to finish first."""
    found: dict[Key, Rating] = {}
    for game in played:
        ranks = ranks_of(game)
        before = [_rating((person, game.game), found, known) for person in ranks]
        teams = [[MODEL.rating(mu=rating.mean, sigma=rating.spread)] for rating in before]
        if teams:
            after = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks.values()])]
            for was, now in zip(before, after, strict=True):
                found[was.identity, was.game] = Rating(was.identity, was.game, now.mu, now.sigma, was.games + 1)
    return list(found.values())


def ranks_of(game: Played) -> dict[str, int]:
    """The places of the people in a game between people; nobody's if it was none, or was abandoned."""
    ranks = game.result.get("ranks", ())
    seated = zip(game.seats, ranks, strict=False)
    found = {seat.identity: rank for seat, rank in seated if seat.kind == "person" and seat.identity is not None}
    return found if len(found) > 1 else {}


def _rating(key: Key, found: Mapping[Key, Rating], known: Mapping[Key, Rating]) -> Rating:
    fresh = MODEL.rating()
    return found.get(key) or known.get(key) or Rating(*key, fresh.mu, fresh.sigma, 0)
