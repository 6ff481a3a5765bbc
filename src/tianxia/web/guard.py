"""The guard before every request: who it is, whether it is forged, too large or too frequent; headers of safety."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.store import Identity, Unreachable, now
from tianxia.store.logins import SEEN
from tianxia.web.devices import device_of
from tianxia.web.errors import WebError
from tianxia.web.forms import form_parts
from tianxia.web.identity import COOKIE, Claim, Visitor, cookie_header, make_program, make_visitor
from tianxia.web.limits import address_of
from tianxia.web.replies import error_reply
from tianxia.web.requests import FIELDS
from tianxia.web.shares import Payer, paying

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SNIFFING = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
SAFETY = {
    **SNIFFING,
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PROBES = ("/health", "/metrics")
"""What a balancer or a monitor asks for by the machine's address."""
PARTS = ("text/javascript", "text/css")
"""What a browser never shows as a page of its own has no use for a page's policy."""
SAFE_METHODS = ("GET", "HEAD")
FREE = ("/static/", "/pictures/", "/ground/", "/icons/")
"""Files that are kept cost nothing."""
LOOKING = 0.2
"""A look costs less than an action."""
PROGRAMS = "/api/bot/"
"""Where programs with a token play. They have no cookie, and no page can forge what they send."""
SIGNED = "/mail/leave/"
"""Where the link itself says who it is from: mail programs send it without a cookie, by one click (RFC 8058)."""
COSTS = {
    "tables": 4,
    "lessons": 4,
    "records": 6,
    "hint": 4,
    "fork": 4,
    "rematch": 4,
    "review": 4,
    "campaigns": 4,
    "boxes": 6,
    "correct": 6,
    "chat": 2,
    "ask": 2,
    "seek": 4,
    "delete": 6,
    "challenge": 2,
}
"""What makes the server work costs more, by the last word of the address."""
LOOKS = {
    "data": 6, "at": 0.5, "replay": 0.5, "events": 0.5, "review": 1, "judgements": 0.5, "campaigns": 1, "campaign": 1,
    "box": 0.5, "boxes": 0.5,
}  # fmt: skip
"""Looks that cost more, by any word of the address: a moment of the past is drawn for nobody else."""


class Guard:
    """ASGI middleware: sets `request.state.visitor` and refuses what must not reach the app."""

    def __init__(self, app: ASGIApp, hall: "Hall") -> None:
        self._app = app
        self._hall = hall
        self._limits = hall.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = address_of(connection.client.host if connection.client else "")
        is_program = scope["path"].startswith(PROGRAMS)
        claim = None if is_program else self._hall.signatures.claim(connection.cookies.get(COOKIE, ""))
        is_new = claim is None and not is_program
        if is_program:
            visitor, owner = await self._program(connection)
            refused = self._refusal(scope, Payer(address, owner or address))
            if refused is None and not visitor.is_program:
                refused = WebError(401, "no-such-token")
        else:
            refused = self._refusal(scope, Payer(address, claim.identity if claim else address))
            if claim is not None and refused is None:
                claim, is_new = await self._login(connection, claim)
            visitor, owner = await self._person(connection, claim, is_refused=refused is not None), ""
        scope.setdefault("state", {})["visitor"] = visitor
        paying.set(Payer(address, owner or visitor.identity))
        self._hall.whereabouts.saw(visitor.identity, address)
        sending = self._sending(scope, send, Claim(visitor.login, visitor.identity) if is_new else None)
        try:
            if refused is not None:
                raise refused
            if "\0" in scope["path"]:  # PostgreSQL cannot even be asked for it
                raise WebError(404, "no-such-page")
            self._check_host(connection)
            if scope["method"] not in SAFE_METHODS:
                receive = await self._admit(connection, visitor, receive)
        except WebError as error:
            await error_reply(connection, visitor, error)(scope, receive, sending)
            return
        await self._app(scope, receive, sending)

    def _sending(self, scope: Scope, send: Send, new: Claim | None) -> Send:
        """Send with the headers of safety, and with a new cookie unless the answer itself has one."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (SAFETY if _is_document(headers) else SNIFFING).items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https" and self._hall.settings.hsts_seconds:
                    headers["strict-transport-security"] = f"max-age={self._hall.settings.hsts_seconds}"
                if new is not None and "set-cookie" not in headers:
                    headers["set-cookie"] = cookie_header(self._hall.signatures, new, scope["scheme"])
            await send(message)

        return sending

    async def _login(self, connection: HTTPConnection, claim: Claim) -> tuple[Claim | None, bool]:
        """Whose login it is, None if it has been ended; and whether its cookie is to be set anew.

        That it is used is noted now and then. Without the database the cookie is believed.
        """
        logins = self._hall.store.logins
        try:
            found = await logins.find(claim.login)
            if found is not None and found.ended is not None:
                return None, True
            is_due = found is None or found.seen < now() - SEEN
            if is_due and not connection.scope["path"].startswith((*FREE, *PROBES)):
                device = device_of(connection.headers.get("user-agent", ""))
                found = await logins.see(claim.login, claim.identity, device)
        except Unreachable:
            return claim, False
        theirs = Claim(claim.login, found.identity if found else claim.identity)
        return theirs, is_due or claim != theirs

    async def _person(self, connection: HTTPConnection, claim: Claim | None, *, is_refused: bool) -> Visitor:
        """Somebody with a browser. What they like is not looked up for who is new, or refused anyway."""
        known = await self._known(claim.identity) if claim and not is_refused else None
        claim = claim or self._hall.signatures.new_claim()
        language, csrf = connection.headers.get("accept-language", ""), self._hall.signatures.csrf(claim.identity)
        return make_visitor(claim, known, language, csrf)

    async def _program(self, connection: HTTPConnection) -> tuple[Visitor, str]:
        """A program, and what it is counted as: all of one owner together. Without a good token it is a stranger."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        found = await self._hall.store.tokens.find(token.strip()) if scheme.lower() == "bearer" else None
        if found is None:
            return await self._person(connection, None, is_refused=True), ""
        owner = await self._known(found.owner)
        visitor = make_program(found, owner, connection.headers.get("accept-language", ""))
        return visitor, f"programs of {found.owner}"

    async def _known(self, identity: str) -> Identity | None:
        """What is kept of a visitor; without the database, pages that need none of it are shown all the same."""
        try:
            return await self._hall.store.identity(identity)
        except Unreachable:
            return None

    def _check_host(self, connection: HTTPConnection) -> None:
        """Is it meant for us? A link with another name would lead people who trust that name here."""
        known = self._hall.settings.hosts
        asked = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
        if known and connection.scope["path"] not in PROBES and not any(_fits(asked, name) for name in known):
            raise WebError(400, "wrong-host")

    def _refusal(self, scope: Scope, payer: Payer) -> WebError | None:
        """Why not, if it comes too often. It is asked first, so that to refuse somebody costs next to nothing."""
        if scope["path"].startswith(FREE):
            return None
        parts = scope["path"].split("/")
        is_look = scope["method"] in SAFE_METHODS
        cost = max(LOOKS.get(part, LOOKING) for part in parts) if is_look else COSTS.get(parts[-1], 1)
        try:
            self._limits.requests.take(payer, "too-many", cost)
        except WebError as error:
            return error
        return None

    async def _admit(self, connection: HTTPConnection, visitor: Visitor, receive: Receive) -> Receive:
        """Check a request that changes something; its body has been read then, and is handed on."""
        headers = connection.headers
        if not _is_from(headers.get("origin"), headers.get("host")):
            raise WebError(403, "forged")
        try:
            async with asyncio.timeout(self._hall.settings.slow_seconds):
                body = await self._read(headers, receive)
        except TimeoutError:
            raise WebError(408, "too-slow") from None
        self._limits.bytes.take(paying.get(), "too-many-bytes", len(body))
        is_signed = visitor.is_program or connection.scope["path"].startswith(SIGNED)
        if not is_signed and not self._hall.signatures.is_csrf(visitor.identity, _token(headers, body)):
            raise WebError(403, "forged")
        return _replay(body, receive)

    async def _read(self, headers: Headers, receive: Receive) -> bytes:
        largest = self._hall.settings.largest_body
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > largest:
            raise WebError(413, "too-large", most=largest)
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":  # body cut off
                raise WebError(400, "body-cut-off")
            body += message.get("body", b"")
            if len(body) > largest:
                raise WebError(413, "too-large", most=largest)
            if not message.get("more_body", False):
                return bytes(body)


def _fits(host: str, name: str) -> bool:
    """Is it this name, or one of all those that `*.` stands for?"""
    return host == name or (name.startswith("*.") and host.endswith(name[1:]))


def _is_from(origin: str | None, host: str | None) -> bool:
    """Does a request come from a page of this host? Not every client says where it comes from."""
    try:
        return origin in (None, "null") or urlsplit(origin).netloc == host
    except ValueError:  # an address that is none
        return False


def _is_document(headers: Headers) -> bool:
    return not headers.get("content-type", "").startswith(PARTS)


def _token(headers: Headers, body: bytes) -> str:
    """The token against forged requests: a header, or a field of a plain form."""
    token = headers.get("x-csrf", "")
    if not token and headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        with suppress(ValueError):  # more fields than any form has
            token = parse_qs(body.decode("utf-8", "replace"), max_num_fields=FIELDS).get("csrf", [""])[0]
    return token or form_parts(headers.get("content-type", ""), body).get("csrf", b"").decode("utf-8", "replace")


def _replay(body: bytes, receive: Receive) -> Receive:
    handed_on = False

    async def replay() -> Message:
        nonlocal handed_on
        if handed_on:
            return await receive()
        handed_on = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
