"""Signing in: the page for it, a passkey's answer, and links from other devices."""

from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web import entering, passkeys
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.pages.entering import arrival_page, enter_page
from tianxia.web.replies import done_reply, json_reply, page_reply
from tianxia.web.requests import Empty, caller, read_body


class EnterRequest(msgspec.Struct):
    """A passkey's answer, and whether what the guest has in this browser comes along."""

    answer: dict[str, Any]
    bring: Literal["yes", "no"] = "no"


class LinkRequest(msgspec.Struct):
    """Whether what the guest has in this browser comes along."""

    bring: Literal["yes", "no"] = "no"


async def enter(request: Request) -> Response:
    """GET or POST /enter: the page to sign in; sign in with a passkey."""
    hall, visitor = caller(request)
    if request.method != "POST":
        return page_reply(enter_page(visitor, has_games=await entering.is_leaving_something(hall, visitor)))
    body = await read_body(request, EnterRequest)
    person = await passkeys.recognise(hall, visitor, passkeys.place_of(request), body.answer)
    return await _entered(request, hall, visitor, person, body.bring)


async def challenge(request: Request) -> Response:
    """POST /enter/challenge: what the browser is asked when somebody signs in."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    return json_reply(await passkeys.invitation(hall, visitor, passkeys.place_of(request)))


async def link(request: Request) -> Response:
    """GET or POST /link/TOKEN: a link from another device; its button signs in here."""
    hall, visitor = caller(request)
    token = request.path_params["token"]
    if request.method == "POST":
        body = await read_body(request, LinkRequest)
        return await _entered(request, hall, visitor, await entering.use_link(hall, token), body.bring)
    known = await hall.store.identity(await entering.host_of(hall, token))
    name = known.name if known and known.name else visitor.words("guest")
    has_games = await entering.is_leaving_something(hall, visitor)
    return page_reply(arrival_page(visitor, request.url.path, name, has_games=has_games))


async def _entered(request: Request, hall: Hall, visitor: Visitor, person: str, bring: str) -> Response:
    entered = await entering.enter(hall, request, visitor, person, is_bringing=bring == "yes")
    return entering.with_cookie(hall, request, done_reply(request, {"url": entered.url}, entered.url), entered.claim)
