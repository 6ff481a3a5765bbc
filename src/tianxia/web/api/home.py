"""Somebody's page, for themselves and for whoever has its link; and the switch between the two."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web.errors import WebError
from tianxia.web.hall import Hall
from tianxia.web.home import Home, home_of, owner_of
from tianxia.web.identity import Visitor
from tianxia.web.pages.home import home_page, page_count
from tianxia.web.replies import done_reply
from tianxia.web.requests import caller, read_body, whole
from tianxia.web.visits import drawn_reply


class ShareRequest(msgspec.Struct):
    """Whether others may see the page."""

    shared: bool


async def mine(request: Request) -> Response:
    """GET /me/games?page=n: the visitor's own page."""
    hall, visitor = caller(request)
    home = await home_of(hall, visitor.identity, is_own=True)
    handle = await hall.store.homes.handle(visitor.identity)
    link = f"{request.url.scheme}://{request.url.netloc}/people/{handle}" if handle else ""
    return await _reply(request, hall, visitor, home, link)


async def theirs(request: Request) -> Response:
    """GET /people/HANDLE?page=n: somebody's page as all see it who have its link, themselves too."""
    hall, visitor = caller(request)
    owner = await owner_of(hall, request.path_params["handle"])
    return await _reply(request, hall, visitor, await home_of(hall, owner, is_own=False), "")


async def share(request: Request) -> Response:
    """POST /me/share: let others see the page by a link, or nobody any more."""
    hall, visitor = caller(request)
    body = await read_body(request, ShareRequest)
    homes = hall.store.homes
    await (homes.share(visitor.identity) if body.shared else homes.hide(visitor.identity))
    handle = await homes.handle(visitor.identity)
    return done_reply(request, {"url": f"/people/{handle}" if handle else None}, "/me/games")


async def _reply(request: Request, hall: Hall, visitor: Visitor, home: Home, link: str) -> Response:
    number = whole(request.query_params.get("page", "1"), "page")
    if not 1 <= number <= page_count(home.career.outcomes):
        raise WebError(404, "no-such-page")
    return await drawn_reply(hall, home_page, visitor, home, link, number)
