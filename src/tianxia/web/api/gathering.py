"""Before the game: a name and a colour, what a browser adds to the deal, being ready, and the start."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web import seating, starting
from tianxia.web.live import LiveTable
from tianxia.web.names import clean_name
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import look, read_body


class ChairRequest(msgspec.Struct):
    """How a seat shall be called and which colour it shall have; what is not given stays."""

    seat: int
    name: str = ""
    colour: str = ""


class LeaveRequest(msgspec.Struct):
    """A seat to be given up."""

    seat: int


class EntropyRequest(msgspec.Struct):
    """What a browser adds to the deal: 16 random bytes in hexadecimal digits."""

    added: str


class ReadyRequest(msgspec.Struct):
    """Ready, or not yet."""

    yes: bool


class StartRequest(msgspec.Struct):
    """The start of the game; `bot` is the level of those who take empty seats."""

    bot: str = ""


async def chair(request: Request) -> Response:
    """POST /table/ID/chair: another name or colour for a seat of one's own."""
    body = await read_body(request, ChairRequest)
    hall, visitor, live, _ = await look(request, body.seat, sits=True, moment="room")
    name = clean_name(body.name)
    await seating.rename(hall, live, body.seat, name)
    await seating.remember_name(hall, visitor, name)
    if body.colour:
        await seating.paint(hall, live, body.seat, body.colour)
    return _done(request, live)


async def leave(request: Request) -> Response:
    """POST /table/ID/leave: give up one's seat; the host may free any."""
    body = await read_body(request, LeaveRequest)
    hall, visitor, live, _ = await look(request, moment="room")
    await seating.leave(hall, live, visitor, body.seat)
    return _done(request, live)


async def entropy(request: Request) -> Response:
    """POST /table/ID/entropy: what this person's browser adds to the deal."""
    body = await read_body(request, EntropyRequest)
    hall, visitor, live, _ = await look(request, moment="room")
    is_added = await starting.add_entropy(hall, live, visitor, body.added)
    return json_reply({"added": is_added})


async def ready(request: Request) -> Response:
    """POST /table/ID/ready: ready, or not yet; with the last one the game starts."""
    body = await read_body(request, ReadyRequest)
    hall, visitor, live, _ = await look(request, moment="room")
    await starting.be_ready(hall, live, visitor, body.yes)
    return _done(request, live)


async def start(request: Request) -> Response:
    """POST /table/ID/start: the host starts the game, with bots where nobody sits."""
    body = await read_body(request, StartRequest)
    hall, visitor, live, _ = await look(request, moment="room")
    await starting.start(hall, live, visitor, body.bot or None)
    return _done(request, live)


def _done(request: Request, live: LiveTable) -> Response:
    return done_reply(request, {"waiting": live.is_waiting}, f"/table/{live.id}")
