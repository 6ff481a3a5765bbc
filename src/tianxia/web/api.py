"""What the browser's script asks and does at a table. All bodies are msgspec Structs; all replies JSON."""

from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.kernel.errors import Stale
from tianxia.store import Seat
from tianxia.web.errors import WebError
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.replies import done_reply, error_reply, json_reply
from tianxia.web.scene import make_scene

B = TypeVar("B")


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat of a new table."""

    kind: str
    name: str = ""
    bot: str | None = None


class NewTable(msgspec.Struct):
    """A table to be set. Without seats: the visitor against suitable bots."""

    game: str
    players: int | None = None
    seats: list[SeatWish] = []
    options: dict[str, str] = {}
    visibility: str = "private"
    seed: int | None = None


class Act(msgspec.Struct):
    """An action; `at` is the scene's, so that an action meant for another board is stale."""

    action: str
    at: int
    seat: int


async def create(request: Request) -> Response:
    """POST /tables."""
    hall, visitor = party(request)
    wish = await body(request, NewTable)
    await hall.ready(wish.game)
    from tianxia.games import GAMES

    players = wish.players or len(wish.seats) or min(GAMES[wish.game].players)
    wished = wish.seats or [SeatWish("person")] + [SeatWish("bot", bot="greedy")] * (players - 1)
    seats = [_seat(visitor, wanted) for wanted in wished]
    live = await hall.create(visitor, wish.game, seats, wish.options, visibility=wish.visibility, seed=wish.seed)
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url}, url)


async def scene(request: Request) -> Response:
    """GET /table/ID/scene?seat=k."""
    hall, visitor = party(request)
    live, viewer = await hall.look(request.path_params["id"], visitor, asked_seat(request))
    return json_reply(make_scene(live, viewer))


async def act(request: Request) -> Response:
    """POST /table/ID/act."""
    hall, visitor = party(request)
    wish = await body(request, Act)
    live, viewer = await hall.look(request.path_params["id"], visitor, wish.seat)
    try:
        await hall.act(live, wish.seat, wish.action, wish.at, visitor.identity)
    except Stale as stale:
        live, viewer = await hall.look(live.id, visitor, wish.seat)
        return error_reply(request, visitor, stale, scene=make_scene(live, viewer))
    return done_reply(request, make_scene(live, viewer), f"/table/{live.id}?seat={wish.seat}")


def party(request: Request) -> tuple[Hall, Visitor]:
    """The hall and who asks."""
    hall: Hall = request.app.state.hall
    visitor: Visitor = request.state.visitor
    return hall, visitor


def asked_seat(request: Request) -> int | None:
    """The seat in the query, if there is one."""
    text = request.query_params.get("seat")
    if text is None:
        return None
    return whole(text, "seat")


def whole(text: str, name: str) -> int:
    """A whole number of a query."""
    try:
        return int(text)
    except ValueError:
        raise WebError(400, "bad-message", reason=f"{name}: {text[:20]!r}") from None


async def body(request: Request, type: type[B]) -> B:
    """The body of a request: JSON, or the fields of a plain form."""
    raw = await request.body()
    try:
        if request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
            fields: Any = dict(parse_qsl(raw.decode()))
            fields.pop("csrf", None)
            return msgspec.convert(fields, type, strict=False)
        return msgspec.json.decode(raw, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WebError(400, "bad-message", reason=str(error)) from None


def _seat(visitor: Visitor, wish: SeatWish) -> Seat:
    if wish.kind not in ("person", "hotseat", "invite", "open", "bot"):
        raise WebError(400, "bad-message", reason=f"kind: {wish.kind[:20]}")
    mine = wish.kind in ("person", "hotseat")
    name = wish.name or (visitor.name or visitor.words("player") if mine else "")
    bot = (wish.bot or "greedy") if wish.kind == "bot" else None
    return Seat("", 0, wish.kind, visitor.identity if mine else None, name[:40], bot)
