"""A visitor's own account: passkeys, links to other devices, where they are signed in, and what is kept of them."""

from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tianxia.web import entering, passkeys
from tianxia.web.devices import device_of
from tianxia.web.erasing import erase_person
from tianxia.web.errors import WebError
from tianxia.web.exporting import everything_of
from tianxia.web.names import clean_name
from tianxia.web.pages.account import Account, Entry, delete_page, deleted_page, link_page, logout_page
from tianxia.web.replies import done_reply, json_reply, page_reply, wants_page
from tianxia.web.requests import Empty, caller, read_body


class PasskeyRequest(msgspec.Struct):
    """A passkey as the browser has made it, and what its owner calls it."""

    answer: dict[str, Any]
    name: str = ""


class LogoutRequest(msgspec.Struct):
    """Where somebody logs out."""

    where: Literal["here", "everywhere"] = "here"


class DeleteRequest(msgspec.Struct):
    """Whether somebody means it."""

    sure: Literal["yes"]


async def account_of(request: Request) -> Account:
    """How a visitor is known here."""
    hall, visitor = caller(request)
    known = await hall.store.passkeys.of(visitor.identity)
    return Account(request.url.hostname or "", known, await hall.store.logins.of(visitor.identity), _entry(request))


def _entry(request: Request) -> Entry | None:
    """What the address of the page tells somebody who has just signed in (`entering.Entered`)."""
    told = request.query_params
    if "entered" not in told:
        return None
    games, campaigns = (int(told[name]) if told.get(name, "")[:9].isdecimal() else 0 for name in ("games", "campaigns"))
    return Entry(games, campaigns, told.getlist("stayed")[: entering.STAYED])


async def challenge(request: Request) -> Response:
    """POST /me/passkeys/challenge: what the browser is asked when a passkey is added."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    return json_reply(await passkeys.registration(hall, visitor, passkeys.place_of(request)))


async def add_passkey(request: Request) -> Response:
    """POST /me/passkeys: keep the passkey that the browser has made."""
    hall, visitor = caller(request)
    body = await read_body(request, PasskeyRequest)
    name = clean_name(body.name) or device_of(request.headers.get("user-agent", ""))
    made = await passkeys.register(hall, visitor, passkeys.place_of(request), body.answer, name)
    return json_reply({"id": made.id, "name": made.name})


async def drop_passkey(request: Request) -> Response:
    """POST /me/passkeys/ID/drop: forget a passkey."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    if not await hall.store.passkeys.drop(visitor.identity, request.path_params["id"]):
        raise WebError(404, "passkey-gone")
    return done_reply(request, {}, "/me")


async def link(request: Request) -> Response:
    """POST /me/link: a link that signs another device in, once and soon."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    url = f"{request.url.scheme}://{request.url.netloc}{await entering.new_link(hall, visitor)}"
    return page_reply(link_page(visitor, url)) if wants_page(request) else json_reply({"url": url})


async def drop_login(request: Request) -> Response:
    """POST /me/logins/ID/drop: log out in another browser."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    if not await hall.store.logins.end(visitor.identity, [request.path_params["id"]]):
        raise WebError(404, "login-gone")
    return done_reply(request, {}, "/me")


async def logout(request: Request) -> Response:
    """GET or POST /me/logout: what logging out means; log out here or everywhere."""
    hall, visitor = caller(request)
    if request.method != "POST":
        others = [login for login in await hall.store.logins.of(visitor.identity) if login.id != visitor.login]
        is_last = not others and not await hall.store.passkeys.has_any(visitor.identity)
        return page_reply(logout_page(visitor, is_last=is_last))
    body = await read_body(request, LogoutRequest)
    await hall.store.logins.end(visitor.identity, [visitor.login] if body.where == "here" else None)
    reply = RedirectResponse("/", 303) if wants_page(request) else json_reply({})
    return entering.with_cookie(hall, request, reply, None)


async def data(request: Request) -> Response:
    """GET /me/data: all that is kept of the visitor, as a file."""
    hall, visitor = caller(request)
    reply = json_reply(await everything_of(hall, visitor))
    reply.headers["content-disposition"] = 'attachment; filename="tianxia-data.json"'
    return reply


async def delete(request: Request) -> Response:
    """GET or POST /me/delete: what deleting one's data means; delete it."""
    hall, visitor = caller(request)
    if request.method != "POST":
        return page_reply(delete_page(visitor))
    await read_body(request, DeleteRequest)
    await erase_person(hall, visitor)
    reply = page_reply(deleted_page(visitor._replace(name=""))) if wants_page(request) else json_reply({})
    return entering.with_cookie(hall, request, reply, None)
