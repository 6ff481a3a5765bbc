"""An address for mails about turns: given, confirmed by a link, and left by another."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.store import now
from tianxia.store.models import MailAddress
from tianxia.web.errors import WebError
from tianxia.web.mail import CONFIRM, LEAVE
from tianxia.web.pages.mail import done_page, question_page
from tianxia.web.replies import done_reply, page_reply
from tianxia.web.requests import caller, read_body

PAUSE = 120.0
"""Seconds after which one may have another link to confirm an address."""
DAY = 86_400.0
LINKS = 3
"""People a day who may give the same address: nobody's box is filled by strangers."""


class AddressRequest(msgspec.Struct):
    """An address; an empty one ends it."""

    address: str


async def change(request: Request) -> Response:
    """POST /me/mail: have a link sent to an address, which confirms it; or have no more mail."""
    hall, visitor = caller(request)
    body = await read_body(request, AddressRequest)
    wanted = body.address.strip()
    if not wanted:
        await hall.store.mail.drop(visitor.identity)
        return done_reply(request, {}, "/me")
    mailer, known, t = hall.notifying.mailer, await hall.store.mail.of(visitor.identity), visitor.words
    address = mailer.check(wanted)
    if known is not None and now() - known.asked < PAUSE:
        raise WebError(429, "mail-too-soon", retry_after=round(PAUSE))
    if await hall.store.mail.asked_since(address, now() - DAY) >= LINKS:
        raise WebError(429, "mail-too-often", retry_after=round(DAY))
    await hall.store.mail.save(MailAddress(visitor.identity, address, visitor.language, now()))
    link = mailer.link(CONFIRM, visitor.identity, address)
    await mailer.send(address, t("mail-confirm-subject"), t("mail-confirm-text", link=link) + "\n")
    return done_reply(request, {}, "/me")


async def asked_to_confirm(request: Request) -> Response:
    """GET /mail/confirm/TOKEN: a button. Looking confirms nothing: mail programs open links to check them."""
    hall, visitor = caller(request)
    _, address = hall.notifying.mailer.read(CONFIRM, request.path_params["token"])
    return page_reply(question_page(visitor, CONFIRM, address))


async def confirm(request: Request) -> Response:
    """POST /mail/confirm/TOKEN: mails go to the address from now on."""
    hall, visitor = caller(request)
    identity, address = hall.notifying.mailer.read(CONFIRM, request.path_params["token"])
    if not await hall.store.mail.confirm(identity, address, now()):
        raise WebError(410, "other-mail-link")
    return page_reply(done_page(visitor, CONFIRM, address))


async def asked_to_leave(request: Request) -> Response:
    """GET /mail/leave/TOKEN: a button that ends the mails."""
    hall, visitor = caller(request)
    _, address = hall.notifying.mailer.read(LEAVE, request.path_params["token"])
    return page_reply(question_page(visitor, LEAVE, address))


async def leave(request: Request) -> Response:
    """POST /mail/leave/TOKEN: no more mails; a mail program may send it by itself, by one click of its reader."""
    hall, visitor = caller(request)
    identity, address = hall.notifying.mailer.read(LEAVE, request.path_params["token"])
    await hall.store.mail.drop(identity, address)  # once more does no harm
    return page_reply(done_page(visitor, LEAVE, address))
