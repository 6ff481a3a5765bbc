"""Signing in and out: with a passkey, or by a link from a device where one is signed in already."""

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from tianxia.store.people import Moved, belongings, merge
from tianxia.web.devices import device_of
from tianxia.web.errors import WebError
from tianxia.web.identity import Claim, Visitor, cookie_header

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

LINK = "link"
"""The purpose of a ticket that signs another device in."""
LINK_SECONDS = 600.0


class Entered(NamedTuple):
    """Somebody who has just signed in."""

    claim: Claim
    moved: Moved | None
    """What came along from the guest they were in this browser."""

    @property
    def url(self) -> str:
        """The page that says so."""
        moved = self.moved or Moved(0, [], [], 0, 0)
        told = {"entered": "yes", "games": moved.games, "campaigns": moved.campaigns}
        return f"/me?{urlencode({**told, 'stayed': moved.stayed[:STAYED]}, doseq=True)}"


STAYED = 5
"""Tables at which both sat that are named."""


async def new_link(hall: "Hall", visitor: Visitor) -> str:
    """The path of a link that signs another device in once, for ten minutes; an earlier one is void."""
    return f"/link/{await hall.store.tickets.issue(LINK, visitor.identity, visitor.login, LINK_SECONDS)}"


async def host_of(hall: "Hall", token: str) -> str:
    """Who somebody will be who uses a link; raises WebError if it is not good any more."""
    ticket = await hall.store.tickets.look(LINK, token)
    if ticket is None or await hall.store.logins.is_ended(ticket.login):
        raise WebError(410, "link-used")
    return ticket.identity


async def use_link(hall: "Hall", token: str) -> str:
    """Who somebody is who has used a link, which is void from now on."""
    person = await host_of(hall, token)
    if await hall.store.tickets.take(LINK, token) is None:
        raise WebError(410, "link-used")
    return person


async def is_leaving_something(hall: "Hall", visitor: Visitor) -> bool:
    """Would a guest who signs in as somebody else leave games behind in this browser?"""
    return not await hall.store.passkeys.has_any(visitor.identity) and any(
        await belongings(hall.store, visitor.identity)
    )


async def enter(hall: "Hall", request: Request, visitor: Visitor, person: str, *, is_bringing: bool) -> Entered:
    """Sign a visitor in as a person; what they had as a guest comes along if they like.

    Somebody with a passkey of their own is no guest: they are signed out, and their games wait for them.
    """
    if visitor.identity == person:
        return Entered(Claim(visitor.login, person), None)
    moved = None
    if is_bringing and await is_leaving_something(hall, visitor):
        moved = await merge(hall.store, visitor.identity, person)
        for entry in moved.entries:
            await hall.heard(entry.game, entry.number)
    login = await hall.store.logins.begin(person, device_of(request.headers.get("user-agent", "")))
    if moved is not None:
        await hall.store.notices.follow(visitor.login, login)
    for identity in (visitor.identity, person):  # whose login it is now
        await hall.store.logins.end(identity, [visitor.login])
    return Entered(Claim(login, person), moved)


def with_cookie(hall: "Hall", request: Request, reply: Response, claim: Claim | None) -> Response:
    """An answer after which the browser is signed in as somebody, or as nobody."""
    reply.headers["set-cookie"] = cookie_header(hall.signatures, claim, request.url.scheme)
    return reply
