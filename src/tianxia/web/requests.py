"""What a request says: who asks, which table is looked at, numbers of the address, the body."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from tianxia.web.errors import WebError
from tianxia.web.forms import form_parts
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer

B = TypeVar("B", bound=msgspec.Struct)
T = TypeVar("T")

FIELDS = 100
"""Fields that a plain form may have: reading many thousands of them takes its time."""


class Empty(msgspec.Struct):
    """Nothing to say."""


def caller(request: Request) -> tuple[Hall, Visitor]:
    """The hall and who asks."""
    hall: Hall = request.app.state.hall
    visitor: Visitor = request.state.visitor
    return hall, visitor


async def look(
    request: Request, seat: int | None = None, *, sits: bool = False, moment: Literal["game", "room", "any"] = "game"
) -> tuple[Hall, Visitor, LiveTable, Viewer]:
    """The table of a request and who looks at it; with `sits`, only somebody who sits there.

    `moment`: after the game was dealt, while people still gather, or at any time.
    """
    hall, visitor = caller(request)
    if seat is None and "seat" in request.query_params:
        seat = whole(request.query_params["seat"], "seat")
    live, viewer = await hall.look(request.path_params["id"], visitor, seat)
    if sits and viewer.seat not in viewer.seats:
        raise WebError(403, "not-your-seat")
    if live.is_waiting and moment == "game":
        raise WebError(409, "not-started")
    if not live.is_waiting and moment == "room":
        raise WebError(409, "started")
    return hall, visitor, live, viewer


def asked_ply(live: LiveTable, text: str) -> int:
    """A ply the game has had."""
    ply = whole(text, "ply")
    if not 0 <= ply <= live.table.ply:
        raise WebError(404, "no-such-moment")
    return ply


def whole(text: str, name: str) -> int:
    """A whole number of an address."""
    try:
        return int(text[:20])
    except ValueError:
        raise WebError(400, "bad-message", reason=name) from None


async def read_body(request: Request, kind: type[B]) -> B:
    """The body of a request: JSON, or the fields of a plain form, perhaps with a file (a field of bytes)."""
    raw = await request.body()
    content_type = request.headers.get("content-type", "")
    try:
        if content_type.startswith("multipart/form-data"):
            return msgspec.convert(_form(kind, form_parts(content_type, raw)), kind, strict=False)
        if content_type.startswith("application/x-www-form-urlencoded"):
            return msgspec.convert(dict(await form_fields(request)), kind, strict=False)
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise WebError(400, "bad-message", reason=str(error)) from None


def _form(kind: type[msgspec.Struct], parts: dict[str, bytes]) -> dict[str, str | bytes]:
    """The fields of a form with a file: what is not asked for as bytes is text."""
    files = {field.name for field in msgspec.structs.fields(kind) if field.type is bytes}
    return {name: part if name in files else part.decode("utf-8", "replace") for name, part in parts.items()}


async def while_asked(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for whoever asks; it is left when they have left."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_wait_until_left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise WebError(499, "gone")
        return await working
    finally:
        working.cancel()
        leaving.cancel()


async def _wait_until_left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def form_fields(request: Request) -> list[tuple[str, str]]:
    """The fields of a plain form."""
    return parse_qsl((await request.body()).decode(), max_num_fields=FIELDS)
