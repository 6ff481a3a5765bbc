"""Programs that play over HTTP with a token (docs/engines.md): seek, listen, decide, talk."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.games import GAMES
from tianxia.kernel.errors import Stale
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Seat, now
from tianxia.web import seating, starting
from tianxia.web.api.playing import ChatRequest, say
from tianxia.web.errors import WebError
from tianxia.web.events import stream_reply
from tianxia.web.hall import Hall, bot_seat, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.names import clean_name
from tianxia.web.pages.me import token_page
from tianxia.web.programs import MOST, game_of, stream
from tianxia.web.reading import reading
from tianxia.web.replies import done_reply, error_reply, json_reply, page_reply, wants_page
from tianxia.web.requests import Empty, caller, look, read_body


class NameRequest(msgspec.Struct):
    """What a program is called."""

    name: str


class SeekRequest(msgspec.Struct):
    """A game that a program would like to play: with house bots of a level, or with whoever comes."""

    game: str
    players: int | None = None
    options: dict[str, str] = {}
    level: str | None = None


class JoinRequest(msgspec.Struct):
    """An invitation: the whole link, or its last part."""

    invitation: str


class DecisionRequest(msgspec.Struct):
    """An action of the game as the program saw it: `version` is that of the game it was told."""

    action: str
    version: int


async def make(request: Request) -> Response:
    """POST /me/bots: a token for a program, which is shown this once."""
    hall, visitor = caller(request)
    body = await read_body(request, NameRequest)
    name = clean_name(body.name)
    if not name:
        raise WebError(400, "bot-needs-name")
    if len(await hall.store.tokens.of(visitor.identity)) >= MOST:
        raise WebError(400, "too-many-tokens", most=MOST)
    token, row = await hall.store.tokens.add(visitor.identity, name, now())
    if wants_page(request):
        return page_reply(token_page(visitor, row.name, token))
    return json_reply({"name": row.name, "id": row.identity, "token": token})


async def drop(request: Request) -> Response:
    """POST /me/bots/ID/drop: take a program's token back."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    identity = request.path_params["id"]
    if not await hall.store.tokens.drop(visitor.identity, identity):
        raise WebError(404, "no-such-token")
    hall.programs.wake_one(identity)
    return done_reply(request, {}, "/me")


async def listen(request: Request) -> Response:
    """GET /api/bot/stream: a line of JSON for every game that waits for the program."""
    hall, visitor = caller(request)
    return stream_reply(request, stream(hall, visitor.identity), "application/x-ndjson")


async def game(request: Request) -> Response:
    """GET /api/bot/game/ID: what the program's seat sees and may do."""
    return await _game_reply(*await _seated(request))


async def act(request: Request) -> Response:
    """POST /api/bot/game/ID/act: play an action; 409 with the game as it is now if it has gone on meanwhile."""
    body = await read_body(request, DecisionRequest)
    hall, visitor, live, viewer = await _seated(request)
    try:
        await hall.act(live, visitor, viewer.seat, body.action, body.version)
    except Stale as stale:
        return error_reply(request, visitor, stale, game=await _told(hall, visitor, live, viewer))
    return await _game_reply(hall, visitor, live, viewer)


async def chat(request: Request) -> Response:
    """POST /api/bot/game/ID/chat: say something."""
    body = await read_body(request, ChatRequest)
    hall, visitor, live, viewer = await _seated(request)
    await say(hall, live, visitor, viewer, body.text)
    return await _game_reply(hall, visitor, live, viewer)


async def seek(request: Request) -> Response:
    """POST /api/bot/seek: sit down at another program's table, or set one that anybody may join."""
    hall, visitor = caller(request)
    body = await read_body(request, SeekRequest)
    await hall.games.wait_for(body.game)
    players = body.players or min(GAMES[body.game].players)
    with reading("table-request"):
        options = GAMES[body.game].read_options(players, body.options)
    if body.level is None and (found := await _waiting(hall, visitor, body.game, players, options)):
        live, seat = found
        await seating.sit(hall, live, visitor, seat)
        await starting.start_if_ready(hall, live)
    else:
        empty = [Seat("", 0, "open", None, "") if body.level is None else bot_seat(body.level)]
        seats = [person(visitor), *empty * (players - 1)]
        live = await hall.create(visitor, body.game, seats, body.options, visibility="listed")
    return await _game_reply(*await _seated(request, live.id))


async def join(request: Request) -> Response:
    """POST /api/bot/join: sit down where somebody has invited the program."""
    hall, visitor = caller(request)
    body = await read_body(request, JoinRequest)
    invited = hall.signatures.read_invitation(body.invitation.rstrip("/").rpartition("/")[2])
    if invited is None:
        raise WebError(404, "bad-invitation")
    live = await hall.table(invited)
    await seating.accept(hall, live, visitor)
    await starting.start_if_ready(hall, live)
    return await _game_reply(*await _seated(request, live.id))


async def _waiting(
    hall: Hall, visitor: Visitor, game: str, players: int, options: dict[str, str]
) -> tuple[LiveTable, int] | None:
    """A seat at a table that a program has set for whoever comes; its own, if it is already waiting itself.

    Tables that people have opened are left to people: a program sits there only if it is invited.
    """
    wanted = (game, players, options)
    for row, seats in await hall.store.listed_games():
        programs = [seat for seat in seats if seat.kind == "program"]
        empty = [seat.seat for seat in seats if seat.kind == "open"]
        if (row.game, row.players, row.options) == wanted and not row.over and programs and empty:
            own = [seat.seat for seat in programs if seat.identity == visitor.identity]
            return await hall.table(row.id), [*own, *empty][0]
    return None


async def _seated(request: Request, table: str | None = None) -> tuple[Hall, Visitor, LiveTable, Viewer]:
    """A table at which the program sits."""
    if table is not None:
        request.path_params["id"] = table
    hall, visitor, live, viewer = await look(request, moment="any")
    if viewer.seat == SPECTATOR:
        raise WebError(403, "not-your-seat")
    return hall, visitor, live, viewer


async def _game_reply(hall: Hall, visitor: Visitor, live: LiveTable, viewer: Viewer) -> Response:
    return json_reply(await _told(hall, visitor, live, viewer))


async def _told(hall: Hall, visitor: Visitor, live: LiveTable, viewer: Viewer) -> object:
    async with live.lock:
        return await hall.draw(game_of, live, visitor, viewer)
