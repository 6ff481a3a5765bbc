"""Tables: set one, sit down, invite friends."""

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.games import GAMES
from tianxia.look import SEATS
from tianxia.store import Seat
from tianxia.web import seating
from tianxia.web.api.scenes import scene_reply
from tianxia.web.errors import WebError
from tianxia.web.hall import bot_seat, clean_name, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.reading import reading
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import caller, look, read_body


class SeatRequest(msgspec.Struct):
    """Who shall sit at a seat of a new table."""

    kind: str
    """person, hotseat, invite, open or bot."""
    name: str = ""
    bot: str = USUAL_LEVEL
    colour: str = ""
    """One of those the game offers, by name; empty: whatever the others leave."""


class TableRequest(msgspec.Struct):
    """A table to be set. Without seats: the visitor and bots of a level."""

    game: str
    players: int | None = None
    level: str = USUAL_LEVEL
    seats: list[SeatRequest] = []
    options: dict[str, str] = {}
    visibility: str = "private"
    seed: int | None = None


class SitRequest(msgspec.Struct):
    """A seat to sit down at."""

    seat: int


async def create(request: Request) -> Response:
    """POST /tables: set a table."""
    hall, visitor = caller(request)
    body = await read_body(request, TableRequest)
    await hall.games.wait_for(body.game)
    if body.visibility not in ("private", "listed"):
        raise WebError(400, "bad-message", reason="visibility")
    players = body.players or min(GAMES[body.game].players)
    with reading("table-request"):  # before any seat is made
        GAMES[body.game].read_options(players if not body.seats else len(body.seats), body.options)
    if body.seats:
        seats = [_seat(visitor, wanted) for wanted in body.seats]
        _colour(seats, [wanted.colour for wanted in body.seats], GAMES[body.game].seat_colours or SEATS)
    else:
        seats = [person(visitor), *(bot_seat(body.level) for _ in range(players - 1))]
    live = await hall.create(visitor, body.game, seats, body.options, visibility=body.visibility, seed=body.seed)
    invited = seating.invitations(hall, live, visitor)
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url, "invitations": invited}, url)


async def sit(request: Request) -> Response:
    """POST /table/ID/sit: take an open seat."""
    body = await read_body(request, SitRequest)
    hall, visitor, live, _ = await look(request, None)
    await seating.sit(hall, live, visitor, body.seat)
    _, _, live, viewer = await look(request, body.seat)
    return await scene_reply(request, live, viewer)


async def invitations(request: Request) -> Response:
    """GET /table/ID/invitations: the links for friends, for whoever set the table."""
    hall, visitor, live, _ = await look(request)
    return json_reply(seating.invitations(hall, live, visitor))


def _seat(visitor: Visitor, wanted: SeatRequest) -> Seat:
    match wanted.kind:
        case "person":
            return person(visitor, wanted.name)
        case "hotseat":
            return Seat("", 0, "hotseat", visitor.identity, clean_name(wanted.name) or visitor.words("player"))
        case "invite" | "open":
            return Seat("", 0, wanted.kind, None, "")
        case "bot":
            return bot_seat(wanted.bot)
        case _:
            raise WebError(400, "bad-message", reason="kind")


def _colour(seats: list[Seat], chosen: list[str], offered: Sequence[str]) -> None:
    """Give seats the colours that were chosen for them: no two the same."""
    named = [colour for colour in chosen if colour]
    if not set(named) <= set(offered) or len(set(named)) < len(named):
        raise WebError(400, "bad-message", reason="colour")
    for seat, colour in zip(seats, chosen, strict=True):
        seat.colour = colour


def created_reply(request: Request, live: LiveTable) -> Response:
    """The answer to a request for a new table: where it is; a plain form is sent there."""
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url}, url)
