"""Tables: set one, sit down, invite friends."""

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.games import GAMES
from tianxia.look import SEATS
from tianxia.store import Seat
from tianxia.web import rematches, seating
from tianxia.web.api.scenes import scene_reply
from tianxia.web.boxes import chosen_box
from tianxia.web.errors import WebError
from tianxia.web.hall import Hall, bot_seat, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.names import clean_name
from tianxia.web.reading import reading
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import Empty, caller, look, read_body
from tianxia.web.terms import CLOCKS, ENDS, WAITS, Terms, usual_wait


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
    wait: str = ""
    """How long somebody may be waited for (`terms.WAITS`); empty: as is usual for these seats."""
    hints: bool = False
    """May people ask for hints against each other?"""
    box: str = ""
    """The id of a box of the visitor's own; empty: the one that is shipped."""
    clock: str = "none"
    """How much time everybody has (`terms.CLOCKS`)."""
    end: str = "bot"
    """What happens when it is up (`terms.ENDS`)."""


class SitRequest(msgspec.Struct):
    """A seat to sit down at, and by which name; whoever gives none has the one they are known by."""

    seat: int
    name: str = ""


class OfferRequest(msgspec.Struct):
    """The seat of somebody who shall go on at a screen of their own."""

    seat: int


class JoinRequest(msgspec.Struct):
    """What somebody with an invitation wants: to sit down, or to watch."""

    name: str = ""
    watch: bool = False


async def create(request: Request) -> Response:
    """POST /tables: set a table."""
    hall, visitor = caller(request)
    body = await read_body(request, TableRequest)
    await hall.games.wait_for(body.game)
    if body.visibility not in ("private", "listed"):
        raise WebError(400, "bad-message", reason="visibility")
    for name, allowed in {"wait": ("", *WAITS), "clock": CLOCKS, "end": ENDS}.items():
        if getattr(body, name) not in allowed:
            raise WebError(400, "bad-message", reason=name)
    players = body.players or min(GAMES[body.game].players)
    with reading("table-request"):  # before any seat is made
        GAMES[body.game].read_options(players if not body.seats else len(body.seats), body.options)
    if body.seats:
        seats = [_seat(visitor, wanted) for wanted in body.seats]
        _colour(seats, [wanted.colour for wanted in body.seats], GAMES[body.game].seat_colours or SEATS)
    else:
        seats = [person(visitor), *(bot_seat(body.level) for _ in range(players - 1))]
    box, name = await chosen_box(hall, visitor, body.game, body.box)
    terms = Terms(body.wait or usual_wait(seats), body.hints, name, body.clock, body.end)
    live = await hall.create(
        visitor, body.game, seats, body.options, visibility=body.visibility, seed=body.seed, terms=terms, box=box
    )
    url = f"/table/{live.id}"
    invitation = seating.invitation(hall, live, visitor)
    return done_reply(request, {"id": live.id, "url": url, "invitation": invitation}, url)


async def sit(request: Request) -> Response:
    """POST /table/ID/sit: take an open seat, or another one before the game."""
    body = await read_body(request, SitRequest)
    hall, visitor, live, _ = await look(request, moment="any")
    name = clean_name(body.name)
    await seating.sit(hall, live, visitor, body.seat, name)
    await seating.remember_name(hall, visitor, name)
    _, _, live, viewer = await look(request, body.seat, moment="any")
    if live.is_waiting:
        return done_reply(request, {"seat": body.seat}, f"/table/{live.id}")
    return await scene_reply(request, live, viewer)


async def invitation(request: Request) -> Response:
    """GET /table/ID/invitation: the link for friends, for whoever set the table."""
    hall, visitor, live, _ = await look(request, moment="any")
    return json_reply(seating.invitation(hall, live, visitor))


async def offer(request: Request) -> Response:
    """POST /table/ID/invitation: let the link lead to the seat of a friend at the host's screen, too."""
    body = await read_body(request, OfferRequest)
    hall, visitor, live, _ = await look(request, moment="any")
    await seating.offer(hall, live, visitor, body.seat)
    return json_reply(seating.invitation(hall, live, visitor))


async def join(request: Request) -> Response:
    """POST /join/TOKEN: sit down where a seat waits for a friend, or watch."""
    hall, visitor = caller(request)
    body = await read_body(request, JoinRequest)
    live = await invited_to(hall, request)
    if body.watch:
        await seating.watch(hall, live, visitor)
    else:
        name = clean_name(body.name)
        await seating.accept(hall, live, visitor, name)
        await seating.remember_name(hall, visitor, name)
    return created_reply(request, live)


async def invited_to(hall: Hall, request: Request) -> LiveTable:
    """The table of an invitation."""
    game = hall.signatures.read_invitation(request.path_params["token"])
    if game is None:
        raise WebError(404, "bad-invitation")
    return await hall.table(game)


async def rematch(request: Request) -> Response:
    """POST /table/ID/rematch: another game with the same people, once this one is over."""
    await read_body(request, Empty)
    hall, visitor, live, _ = await look(request, sits=True)
    return created_reply(request, await rematches.again(hall, live, visitor))


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
