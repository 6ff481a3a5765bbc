"""Tables: set one, sit down, invite friends."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.games import GAMES
from tianxia.store import Seat
from tianxia.web import seating
from tianxia.web.api.scenes import scene_reply
from tianxia.web.errors import WebError
from tianxia.web.hall import bot_seat, clean_name, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.reading import reading
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import body, look, party


class SeatWish(msgspec.Struct):
    """Who shall sit at a seat of a new table."""

    kind: str
    """person, hotseat, invite, open or bot."""
    name: str = ""
    bot: str = USUAL_LEVEL


class NewTable(msgspec.Struct):
    """A table to be set. Without seats: the visitor and bots of a level."""

    game: str
    players: int | None = None
    level: str = USUAL_LEVEL
    seats: list[SeatWish] = []
    options: dict[str, str] = {}
    visibility: str = "private"
    seed: int | None = None


class Sitting(msgspec.Struct):
    """A seat to sit down at."""

    seat: int


async def create(request: Request) -> Response:
    """POST /tables: set a table."""
    hall, visitor = party(request)
    wish = await body(request, NewTable)
    await hall.games.wait_for(wish.game)
    if wish.visibility not in ("private", "listed"):
        raise WebError(400, "bad-message", reason="visibility")
    players = wish.players or min(GAMES[wish.game].players)
    with reading("wish"):  # before so many seats are made
        GAMES[wish.game].read_options(players if not wish.seats else len(wish.seats), wish.options)
    if wish.seats:
        seats = [_seat(visitor, wanted) for wanted in wish.seats]
    else:
        seats = [person(visitor), *(bot_seat(wish.level) for _ in range(players - 1))]
    live = await hall.create(visitor, wish.game, seats, wish.options, visibility=wish.visibility, seed=wish.seed)
    invited = seating.invitations(hall, live, visitor)
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url, "invitations": invited}, url)


async def sit(request: Request) -> Response:
    """POST /table/ID/sit: take an open seat."""
    wish = await body(request, Sitting)
    hall, visitor, live, _ = await look(request, None)
    await seating.sit(hall, live, visitor, wish.seat)
    _, _, live, viewer = await look(request, wish.seat)
    return scene_reply(request, live, viewer)


async def invitations(request: Request) -> Response:
    """GET /table/ID/invitations: the links for friends, for whoever set the table."""
    hall, visitor, live, _ = await look(request)
    return json_reply(seating.invitations(hall, live, visitor))


def _seat(visitor: Visitor, wish: SeatWish) -> Seat:
    match wish.kind:
        case "person":
            return person(visitor, wish.name)
        case "hotseat":
            return Seat("", 0, "hotseat", visitor.identity, clean_name(wish.name) or visitor.words("player"))
        case "invite" | "open":
            return Seat("", 0, wish.kind, None, "")
        case "bot":
            return bot_seat(wish.bot)
        case _:
            raise WebError(400, "bad-message", reason="kind")


def created_reply(request: Request, live: LiveTable) -> Response:
    """What answers a wish for a new table: where it is; a plain form is sent there."""
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url}, url)
