"""The guard before every request: who it is, whether it is forged, too large or too frequent; headers of safety."""

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.web.errors import WebError
from tianxia.web.identity import COOKIE, COOKIE_AGE, make_visitor
from tianxia.web.limits import Buckets
from tianxia.web.replies import error_reply

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SAFETY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE_METHODS = ("GET", "HEAD")
LOOKING = 0.2
"""A look costs less than an action."""
COSTS = {"tables": 4, "records": 6, "hint": 4, "fork": 4, "review": 4, "campaigns": 4}
"""What makes the server work costs more, by the last word of the address."""


class Guard:
    """ASGI middleware: sets `request.state.visitor` and refuses what must not reach the app."""

    def __init__(self, app: ASGIApp, hall: "Hall") -> None:
        self._app = app
        self._hall = hall
        self._buckets = Buckets(hall.settings.posts_per_second, hall.settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        signatures = self._hall.signatures
        known = signatures.identity(connection.cookies.get(COOKIE, ""))
        identity = known or signatures.new_identity()
        stored = await self._hall.store.identity(identity) if known else None
        visitor = make_visitor(
            identity, stored, connection.headers.get("accept-language", ""), signatures.csrf(identity)
        )
        scope.setdefault("state", {})["visitor"] = visitor

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers.setdefault(name, value)
                if known is None:
                    headers.append("set-cookie", self._cookie(identity, scope["scheme"] == "https"))
            await send(message)

        try:
            self._count(scope, known or (connection.client.host if connection.client else ""))
            if scope["method"] not in SAFE_METHODS:
                receive = await self._admit(connection, identity, receive)
        except WebError as error:
            await error_reply(connection, visitor, error)(scope, receive, sending)
            return
        await self._app(scope, receive, sending)

    def _cookie(self, identity: str, secure: bool) -> str:
        value = self._hall.signatures.cookie(identity)
        tail = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{tail}"

    def _count(self, scope: Scope, who: str) -> None:
        """Somebody without a cookie counts by address."""
        if scope["path"].startswith("/static/"):
            return
        cost = LOOKING if scope["method"] in SAFE_METHODS else COSTS.get(scope["path"].rpartition("/")[2], 1)
        if not self._buckets.take(who, cost):
            raise WebError(429, "too-many")

    async def _admit(self, connection: HTTPConnection, identity: str, receive: Receive) -> Receive:
        """Check a request that changes something; its body has been read then, and is handed on."""
        headers = connection.headers
        origin = headers.get("origin")
        if origin not in (None, "null") and urlsplit(origin).netloc != headers.get("host"):
            raise WebError(403, "forged")
        body = await self._read(headers, receive)
        if not self._hall.signatures.is_csrf(identity, _token(headers, body)):
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


def _token(headers: Headers, body: bytes) -> str:
    """The token against forged requests: a header, or a field of a plain form."""
    token = headers.get("x-csrf", "")
    if not token and headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        token = parse_qs(body.decode("utf-8", "replace")).get("csrf", [""])[0]
    return token


def _replay(body: bytes, receive: Receive) -> Receive:
    handed_on = False

    async def replay() -> Message:
        nonlocal handed_on
        if handed_on:
            return await receive()
        handed_on = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
