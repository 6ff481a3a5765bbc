"""Server-sent events: a stream of steps that resumes where it was lost."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tianxia.kernel.game import SPECTATOR
from tianxia.store import now
from tianxia.web.api.scenes import news
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer, viewer_of
from tianxia.web.presence import tell_presence
from tianxia.web.requests import caller, look, whole
from tianxia.web.shares import paying
from tianxia.web.subscribing import Subscriber

HEARTBEAT = 15.0
"""Seconds after which a silent stream sends a comment, so that nobody in between closes it."""

LEVEL, WINDOW, MEMORY = 5, 13, 6
"""How streams are compressed: steps are much alike, and to remember the last 8 kB of them takes 64 kB a stream."""

BREATH = 0.1
"""Seconds between two events of a stream: what bots do quickly is told at once."""


async def events(request: Request) -> Response:
    """GET /table/ID/events?seat=k: `id` is the entry number, data what has changed for the viewer (`scenes.news`)."""
    hall, visitor, live, viewer = await look(request, moment="any")
    last = request.headers.get("last-event-id") or request.query_params.get("after")
    after = min(whole(last, "after"), live.number) if last else live.number
    if not live.is_waiting:
        await hall.show(live, viewer)  # what happens from now on is told in steps
    subscriber = Subscriber(visitor.identity, viewer.seat)
    stream = _gathering(hall, live, subscriber) if live.is_waiting else _stream(hall, live, subscriber, viewer, after)
    return stream_reply(request, stream, "text/event-stream", partial(_leave, live, subscriber))


def stream_reply(
    request: Request, stream: AsyncIterator[bytes], kind: str, left: Callable[[], None] | None = None
) -> Response:
    """An answer that goes on, compressed if the other side likes that; a visitor may have only so many of them.

    Once its connection has ended `left` is called.
    """
    hall, visitor = caller(request)
    payer = paying.get()
    hall.limits.streams.open(payer)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}

    def closed() -> None:
        hall.limits.streams.close(payer)
        if left is not None:
            left()

    if not visitor.is_program:
        stream = _while_signed_in(hall, visitor, stream)
    if "gzip" in request.headers.get("accept-encoding", ""):
        stream, headers["content-encoding"] = _packed(stream), "gzip"
    return _Counted(closed, stream, headers=headers, media_type=kind)


def _leave(live: LiveTable, subscriber: Subscriber) -> None:
    """A page has been closed."""
    live.subscribers.discard(subscriber)
    live.seen[subscriber.identity] = now()
    tell_presence(live)


class _Counted(StreamingResponse):
    """A stream that is counted until its connection has ended, even if that was before its first event."""

    def __init__(self, closed: Callable[[], None], *content: Any, **more: Any) -> None:
        super().__init__(*content, **more)
        self._closed = closed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._closed()


async def _gathering(hall: Hall, live: LiveTable, subscriber: Subscriber) -> AsyncIterator[bytes]:
    """Of a table that waits: `room` when something has changed there, or who is here, and `start` at the end."""
    live.subscribers.add(subscriber)
    live.wake()
    yield b"retry: 1000\n\n"
    while live.is_waiting and not hall.is_ending:
        if subscriber.woken.is_set():
            subscriber.woken.clear()
            subscriber.notices.clear()
            yield b"event: room\ndata: null\n\n"
        await asyncio.sleep(BREATH)
        try:
            await asyncio.wait_for(subscriber.woken.wait(), HEARTBEAT)
        except TimeoutError:
            yield b": still here\n\n"
    if not live.is_waiting:
        yield b"event: start\ndata: null\n\n"


async def _stream(
    hall: Hall, live: LiveTable, subscriber: Subscriber, viewer: Viewer, sent: int
) -> AsyncIterator[bytes]:
    """Ends with the event `left` when the seat is the viewer's no longer, and with the server."""
    live.subscribers.add(subscriber)
    tell_presence(live)
    yield b"retry: 1000\n\n"
    while not hall.is_ending:
        if live.number > sent:
            viewer = viewer_of(live, subscriber.identity, viewer.language, viewer.seat)
            if viewer.seat != SPECTATOR and viewer.seat not in viewer.seats:
                yield b"event: left\ndata: null\n\n"
                return
            sent, told = await news(hall, live, viewer, sent)
            yield b"id: %d\ndata: %b\n\n" % (sent, told)
        while subscriber.notices:
            kind, notice = subscriber.notices.popitem()
            yield b"event: %b\ndata: %b\n\n" % (kind.encode(), msgspec.json.encode(notice))
        await asyncio.sleep(BREATH)
        subscriber.woken.clear()
        if live.number > sent or subscriber.notices or hall.is_ending:
            continue
        try:
            await asyncio.wait_for(subscriber.woken.wait(), HEARTBEAT)
        except TimeoutError:
            yield b": still here\n\n"


async def _while_signed_in(hall: Hall, visitor: Visitor, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream that says nothing more, and ends, once its browser has been logged out."""
    async for text in stream:
        if await hall.store.logins.is_ended(visitor.login):
            return
        yield text


async def _packed(stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A stream compressed, so that each event can be read as soon as it has come."""
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, 16 + WINDOW, MEMORY)  # 16: as gzip
    async for text in stream:
        yield packing.compress(text) + packing.flush(zlib.Z_SYNC_FLUSH)
