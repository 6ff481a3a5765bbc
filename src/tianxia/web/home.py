"""Home: what somebody's page shows, gathered; and whether others may see it."""

from typing import TYPE_CHECKING, NamedTuple

from tianxia.games import GAMES
from tianxia.store import Achievement, Campaign, Rating
from tianxia.web.career import Career, career_of
from tianxia.web.errors import WebError
from tianxia.web.rating import ratings_of

if TYPE_CHECKING:
    from tianxia.web.hall import Hall


class Home(NamedTuple):
    """Everything on somebody's page."""

    name: str
    is_own: bool
    """Does its owner look at it?"""
    career: Career
    ratings: dict[str, Rating]
    """By the game's name."""
    achievements: list[Achievement]
    campaigns: list[Campaign]


async def home_of(hall: "Hall", identity: str, *, is_own: bool) -> Home:
    """The page of somebody, for themselves or for whoever has its link."""
    store = hall.store
    known = await store.identity(identity)
    played = [game for game in await store.homes.played(identity) if game.game in GAMES]
    return Home(
        known.name if known else "",
        is_own,
        await hall.draw(career_of, identity, played),
        await ratings_of(hall, identity),
        await store.homes.achievements([identity]),
        await store.campaigns.of(identity),
    )


async def owner_of(hall: "Hall", handle: str) -> str:
    """Whose page a link leads to."""
    owner = await hall.store.homes.owner(handle)
    if owner is None:
        raise WebError(404, "no-such-home")
    return owner
