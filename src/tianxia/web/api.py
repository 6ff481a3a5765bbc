"""What the browser's script asks and does. Bodies are msgspec Structs; replies JSON, mostly a fresh scene."""

from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.games import GAMES
from tianxia.kernel.errors import Stale
from tianxia.kernel.words import LANGUAGES
from tianxia.store import Identity, Seat, now
from tianxia.web import advice, campaigns, records, seating, undoing
from tianxia.web.errors import WebError
from tianxia.web.hall import Hall, bot_seat, clean_name, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.replies import done_reply, error_reply, file_reply, json_reply
from tianxia.web.scene import make_scene
from tianxia.web.workers import PERSON, Failed

B = TypeVar("B", bound=msgspec.Struct)

CHAT_LENGTH = 500
KEPT_SCENES = 16
"""So many drawn scenes of one table are kept until something happens."""


class SeatWish(msgspec.Struct):
    """Who shall sit at a seat of a new table."""

    kind: str
    """person, hotseat, invite, open or bot."""
    name: str = ""
    bot: str = records.USUAL_LEVEL


class NewTable(msgspec.Struct):
    """A table to be set. Without seats: the visitor and bots of a level."""

    game: str
    players: int | None = None
    level: str = records.USUAL_LEVEL
    seats: list[SeatWish] = []
    options: dict[str, str] = {}
    visibility: str = "private"
    seed: int | None = None


class Act(msgspec.Struct):
    """An action; `at` is the scene's, so that an action meant for another board is stale."""

    seat: int
    action: str
    at: int


class Undo(msgspec.Struct):
    """Take back to a ply, by one `step`, or the whole `turn`."""

    seat: int
    to: int | str = "step"


class Asking(msgspec.Struct):
    """Ask the others: for a takeback, or to let a bot play for the seat `of`."""

    seat: int
    what: str
    to: int | None = None
    of: int = -1
    level: str = records.USUAL_LEVEL


class Answering(msgspec.Struct):
    """Yes or no to what somebody asks."""

    number: int
    yes: bool
    seat: int | None = None


class Saying(msgspec.Struct):
    """A line of chat."""

    text: str
    seat: int | None = None


class Sitting(msgspec.Struct):
    """A seat to sit down at."""

    seat: int


class Hinting(msgspec.Struct):
    """A seat that wants a hint."""

    seat: int


class Forking(msgspec.Struct):
    """A moment to go on from as a new game."""

    ply: int
    seat: int | None = None
    level: str = records.USUAL_LEVEL


class Uploading(msgspec.Struct):
    """A record as text."""

    text: str


class Slotting(msgspec.Struct):
    """A new save slot, fresh or from the text of a campaign file; or another name for one."""

    name: str = ""
    text: str = ""


class Empty(msgspec.Struct):
    """Nothing to say."""


class Me(msgspec.Struct):
    """How a visitor likes things; what is not given stays."""

    name: str | None = None
    language: str | None = None
    theme: str | None = None
    contrast: str | None = None
    motion: str | None = None


LIKINGS = {"language": LANGUAGES, "theme": ("", "light", "dark"), "contrast": ("", "more"), "motion": ("", "less")}


async def create(request: Request) -> Response:
    """POST /tables: set a table."""
    hall, visitor = party(request)
    wish = await body(request, NewTable)
    await hall.games.wait_for(wish.game)
    if wish.visibility not in ("private", "listed"):
        raise WebError(400, "bad-message", reason="visibility")
    players = wish.players or min(GAMES[wish.game].players)
    if wish.seats:
        seats = [_seat(visitor, wanted) for wanted in wish.seats]
    else:
        seats = [person(visitor), *(bot_seat(wish.level) for _ in range(players - 1))]
    live = await hall.create(visitor, wish.game, seats, wish.options, visibility=wish.visibility, seed=wish.seed)
    invited = seating.invitations(hall, live, visitor)
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url, "invitations": invited}, url)


async def scene(request: Request) -> Response:
    """GET /table/ID/scene?seat=k: all that the viewer sees now."""
    _, _, live, viewer = await look(request)
    return json_reply(scene_json(live, viewer))


async def scene_at(request: Request) -> Response:
    """GET /table/ID/at/N?seat=k: all that the viewer could see after N actions."""
    _, _, live, viewer = await look(request)
    return json_reply(scene_json(live, viewer, asked_ply(live, request.path_params["ply"])))


async def act(request: Request) -> Response:
    """POST /table/ID/act: play an action; 409 with a fresh scene if the board is another one by now."""
    wish = await body(request, Act)
    hall, visitor, live, viewer = await look(request, wish.seat)
    try:
        await hall.act(live, visitor, wish.seat, wish.action, wish.at)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=scene_json(live, viewer))
    return _scene_reply(request, live, viewer)


async def undo(request: Request) -> Response:
    """POST /table/ID/undo: take back what can be taken back alone."""
    wish = await body(request, Undo)
    if isinstance(wish.to, str) and wish.to not in ("step", "turn"):
        wish.to = whole(wish.to, "to")
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    await undoing.take_back(hall, live, visitor, wish.seat, wish.to)
    return _scene_reply(request, live, viewer)


async def ask(request: Request) -> Response:
    """POST /table/ID/ask: ask the others for consent."""
    wish = await body(request, Asking)
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    if wish.what == "takeback":
        await undoing.ask_for_takeback(hall, live, visitor, wish.seat, wish.to)
    elif wish.what == "bot":
        await undoing.ask_for_bot(hall, live, visitor, wish.seat, wish.of, wish.level)
    else:
        raise WebError(400, "bad-message", reason="what")
    _, _, live, viewer = await look(request)
    return _scene_reply(request, live, viewer)


async def answer(request: Request) -> Response:
    """POST /table/ID/answer: consent, or not."""
    wish = await body(request, Answering)
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    try:
        await undoing.answer(hall, live, visitor, wish.number, wish.yes)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=scene_json(live, viewer))
    return _scene_reply(request, live, viewer)


async def chat(request: Request) -> Response:
    """POST /table/ID/chat: say something; only those who sit there may."""
    wish = await body(request, Saying)
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    text = " ".join("".join(c if c.isprintable() else " " for c in wish.text).split())[:CHAT_LENGTH]
    if not text:
        raise WebError(400, "bad-message", reason="text")
    async with live.lock:
        await hall.append(live, "chat", viewer.seat, {"text": text}, visitor.identity)
    return _scene_reply(request, live, viewer)


async def sit(request: Request) -> Response:
    """POST /table/ID/sit: take an open seat."""
    wish = await body(request, Sitting)
    hall, visitor, live, _ = await look(request, None)
    await seating.sit(hall, live, visitor, wish.seat)
    _, _, live, viewer = await look(request, wish.seat)
    return _scene_reply(request, live, viewer)


async def invitations(request: Request) -> Response:
    """GET /table/ID/invitations: the links for friends, for whoever set the table."""
    hall, visitor, live, _ = await look(request)
    return json_reply(seating.invitations(hall, live, visitor))


async def why(request: Request) -> Response:
    """GET /table/ID/why?action=... or ?targets=a,b: why not, and the page of the rulebook."""
    _, _, live, viewer = await look(request)
    table = live.dressed(viewer.language)
    action = request.query_params.get("action")
    if action is not None:
        return json_reply(advice.why_action(table, viewer, action))
    targets = request.query_params.get("targets", "")
    return json_reply(advice.why_targets(table, viewer, tuple(filter(None, targets.split(",")))))


async def preview(request: Request) -> Response:
    """GET /table/ID/preview?action=...: what will surely happen."""
    _, _, live, viewer = await look(request)
    action = request.query_params.get("action", "")
    return json_reply(advice.preview(live.dressed(viewer.language), viewer, action))


async def hint(request: Request) -> Response:
    """POST /table/ID/hint: what a strong bot would do."""
    wish = await body(request, Hinting)
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    if live.table.decider != wish.seat:
        raise WebError(403, "not-your-decision")
    table = live.dressed(viewer.language)
    try:
        found = await hall.workers.run(advice.ponder(live, wish.seat), PERSON)
    except Failed:
        raise WebError(503, "no-hint") from None
    return json_reply(advice.make_hint(table, visitor.words, found))


async def fork(request: Request) -> Response:
    """POST /table/ID/fork: a new game against bots from a moment of this one."""
    wish = await body(request, Forking)
    hall, visitor, live, viewer = await look(request, wish.seat)
    new = await records.fork(hall, visitor, live, viewer, wish.ply, wish.level)
    return _created(request, new)


async def record(request: Request) -> Response:
    """GET /table/ID/record: the record as a file, once the game is over."""
    _, _, live, _ = await look(request)
    return file_reply(records.record_of(live), f"{live.row.game}-{live.id}.record")


async def upload(request: Request) -> Response:
    """POST /records: keep a record as a game of mine."""
    hall, visitor = party(request)
    wish = await body(request, Uploading)
    return _created(request, await records.upload(hall, visitor, wish.text))


async def start_review(request: Request) -> Response:
    """POST /table/ID/review: have search look at every decision."""
    await body(request, Empty)
    hall, _, live, viewer = await look(request)
    hall.reviewing.start(live)
    found = await hall.reviewing.reviewed(live, live.dressed(viewer.language))
    return done_reply(request, found, f"/table/{live.id}/review")


async def judgements(request: Request) -> Response:
    """GET /table/ID/judgements: what search thinks of every decision, as far as it got."""
    hall, _, live, viewer = await look(request)
    return json_reply(await hall.reviewing.reviewed(live, live.dressed(viewer.language)))


async def new_campaign(request: Request) -> Response:
    """POST /campaigns: a new save slot."""
    hall, visitor = party(request)
    wish = await body(request, Slotting)
    slot = await campaigns.begin(hall, visitor, wish.name, wish.text)
    url = f"/campaign/{slot.row.id}"
    return done_reply(request, {"id": slot.row.id, "url": url}, url)


async def play_campaign(request: Request) -> Response:
    """POST /campaign/ID/play: the running game of a campaign, or its next one."""
    hall, visitor, slot = await _own_slot(request)
    await body(request, Empty)
    return _created(request, await campaigns.play(hall, visitor, slot))


async def rename_campaign(request: Request) -> Response:
    """POST /campaign/ID/name: give a slot another name."""
    hall, _, slot = await _own_slot(request)
    wish = await body(request, Slotting)
    await campaigns.rename(hall, slot, wish.name)
    return done_reply(request, {"id": slot.row.id}, f"/campaign/{slot.row.id}")


async def drop_campaign(request: Request) -> Response:
    """POST /campaign/ID/drop: empty a slot."""
    hall, _, slot = await _own_slot(request)
    await body(request, Empty)
    await hall.store.drop_campaign(slot.row.id)
    return done_reply(request, {"url": "/campaigns"}, "/campaigns")


async def campaign_file(request: Request) -> Response:
    """GET /campaign/ID/file: the campaign file."""
    hall, _, slot = await _own_slot(request)
    return file_reply(await campaigns.text_of(hall, slot), f"{slot.row.id}.json")


async def me(request: Request) -> Response:
    """POST /me: remember a name, a language, a look."""
    hall, visitor = party(request)
    wish = await body(request, Me)
    known = await hall.store.identity(visitor.identity) or Identity(visitor.identity, now())
    for liking, allowed in LIKINGS.items():
        value = getattr(wish, liking)
        if value is not None and value not in allowed:
            raise WebError(400, "bad-message", reason=liking)
        if value is not None:
            setattr(known, liking, value)
    if wish.name is not None:
        known.name = clean_name(wish.name)
    await hall.store.keep_identity(known)
    return done_reply(request, {"name": known.name, "language": known.language}, "/me")


def party(request: Request) -> tuple[Hall, Visitor]:
    """The hall and who asks."""
    hall: Hall = request.app.state.hall
    visitor: Visitor = request.state.visitor
    return hall, visitor


async def look(
    request: Request, seat: int | None = None, *, sits: bool = False
) -> tuple[Hall, Visitor, LiveTable, Viewer]:
    """The table of a request and who looks at it; with `sits`, only somebody who sits there."""
    hall, visitor = party(request)
    if seat is None and "seat" in request.query_params:
        seat = whole(request.query_params["seat"], "seat")
    live, viewer = await hall.look(request.path_params["id"], visitor, seat)
    if sits and viewer.seat not in viewer.seats:
        raise WebError(403, "not-your-seat")
    return hall, visitor, live, viewer


def scene_json(live: LiveTable, viewer: Viewer, ply: int | None = None) -> msgspec.Raw:
    """The scene of a viewer, drawn once until something happens."""
    found = live.sent.get((viewer, ply))
    if found is None:
        if len(live.sent) >= KEPT_SCENES:
            live.sent.clear()
        found = live.sent[viewer, ply] = msgspec.json.encode(make_scene(live, viewer, ply=ply))
    return msgspec.Raw(found)


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


async def body(request: Request, kind: type[B]) -> B:
    """The body of a request: JSON, or the fields of a plain form."""
    raw = await request.body()
    try:
        if request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
            fields: Any = dict(parse_qsl(raw.decode()))
            return msgspec.convert(fields, kind, strict=False)
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WebError(400, "bad-message", reason=str(error)) from None


async def _own_slot(request: Request) -> tuple[Hall, Visitor, campaigns.Slot]:
    hall, visitor = party(request)
    return hall, visitor, await campaigns.slot_of(hall, visitor, request.path_params["id"])


def _scene_reply(request: Request, live: LiveTable, viewer: Viewer) -> Response:
    return done_reply(request, scene_json(live, viewer), f"/table/{live.id}?seat={viewer.seat}")


def _created(request: Request, live: LiveTable) -> Response:
    url = f"/table/{live.id}"
    return done_reply(request, {"id": live.id, "url": url}, url)


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
