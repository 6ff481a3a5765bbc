"""Playing: act, take back, ask the others, answer them, leave and come back, talk."""

import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.kernel.errors import Stale
from tianxia.web import consent, leaving, undoing
from tianxia.web.api.scenes import scene_reply
from tianxia.web.errors import WebError
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.replies import error_reply, json_reply
from tianxia.web.requests import look, read_body, whole

log = logging.getLogger("tianxia")

CHAT_LENGTH, LONGEST_CHAT = 500, 2000
"""Characters of a line that are kept, and that are looked at."""


class ActRequest(msgspec.Struct):
    """An action; `version` is the scene's, so that an action meant for another board is stale.

    Here and below: `after` is the last entry that the page knows; it is answered by what has happened since, and
    whoever does not say it by the whole scene.
    """

    seat: int
    action: str
    version: int
    after: int | None = None


class UndoRequest(msgspec.Struct):
    """Take back to a ply, by one `step`, or the whole `turn`."""

    seat: int
    to: int | str = "step"
    after: int | None = None


class AskRequest(msgspec.Struct):
    """Ask the others: for a takeback, to let a bot play for the seat `of`, to abandon or to pause the game."""

    seat: int
    what: str
    to: int | None = None
    of: int = -1
    level: str = USUAL_LEVEL
    after: int | None = None


class AnswerRequest(msgspec.Struct):
    """Yes or no to what somebody asks."""

    number: int
    yes: bool
    seat: int | None = None
    after: int | None = None


class SeatRequest(msgspec.Struct):
    """Somebody at a seat."""

    seat: int
    after: int | None = None


class ChatRequest(msgspec.Struct):
    """A line of chat."""

    text: str
    seat: int | None = None
    after: int | None = None


class ReportRequest(msgspec.Struct):
    """A line of chat, by its entry, that the operator should see."""

    number: int
    seat: int | None = None


async def act(request: Request) -> Response:
    """POST /table/ID/act: play an action; 409 with a fresh scene if the board is another one by now."""
    body = await read_body(request, ActRequest)
    hall, visitor, live, viewer = await look(request, body.seat)
    try:
        await hall.act(live, visitor, body.seat, body.action, body.version)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=await hall.scene(live, viewer))
    return await scene_reply(request, live, viewer, body.after)


async def undo(request: Request) -> Response:
    """POST /table/ID/undo: take back what can be taken back alone."""
    body = await read_body(request, UndoRequest)
    if isinstance(body.to, str) and body.to not in ("step", "turn"):
        body.to = whole(body.to, "to")
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    await undoing.take_back(hall, live, visitor, body.seat, body.to)
    return await scene_reply(request, live, viewer, body.after)


async def ask(request: Request) -> Response:
    """POST /table/ID/ask: ask the others for consent."""
    body = await read_body(request, AskRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    if body.what == "takeback":
        await undoing.ask_for_takeback(hall, live, visitor, body.seat, body.to)
    elif body.what == "bot":
        await leaving.ask_for_bot(hall, live, visitor, body.seat, body.of, body.level)
    elif body.what == "abandon":
        await leaving.ask_to_abandon(hall, live, visitor, body.seat)
    elif body.what == "pause":
        await leaving.ask_to_pause(hall, live, visitor, body.seat)
    else:
        raise WebError(400, "bad-message", reason="what")
    _, _, live, viewer = await look(request)
    return await scene_reply(request, live, viewer, body.after)


async def answer(request: Request) -> Response:
    """POST /table/ID/answer: consent, or not."""
    body = await read_body(request, AnswerRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    try:
        await consent.answer(hall, live, visitor, body.number, body.yes)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=await hall.scene(live, viewer))
    return await scene_reply(request, live, viewer, body.after)


async def back(request: Request) -> Response:
    """POST /table/ID/back: play one's own seats again, for which bots have played."""
    body = await read_body(request, SeatRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    await leaving.come_back(hall, live, visitor)
    return await scene_reply(request, live, viewer, body.after)


async def resume(request: Request) -> Response:
    """POST /table/ID/resume: go on after a pause."""
    body = await read_body(request, SeatRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    await leaving.resume(hall, live, visitor, body.seat)
    return await scene_reply(request, live, viewer, body.after)


async def resign(request: Request) -> Response:
    """POST /table/ID/resign: give the game up for a seat."""
    body = await read_body(request, SeatRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    await leaving.resign(hall, live, visitor, body.seat)
    return await scene_reply(request, live, viewer, body.after)


async def chat(request: Request) -> Response:
    """POST /table/ID/chat: say something; only those who sit there may."""
    body = await read_body(request, ChatRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    await say(hall, live, visitor, viewer, body.text)
    return await scene_reply(request, live, viewer, body.after)


async def say(hall: Hall, live: LiveTable, visitor: Visitor, viewer: Viewer, said: str) -> None:
    """Add a line to the chat."""
    text = " ".join("".join(c if c.isprintable() else " " for c in said[:LONGEST_CHAT]).split())[:CHAT_LENGTH]
    if not text:
        raise WebError(400, "bad-message", reason="text")
    async with live.lock:
        await hall.append(live, "chat", viewer.seat, {"text": text}, visitor.identity)


async def report(request: Request) -> Response:
    """POST /table/ID/report: tell the operator of a line of the chat; it is kept, and written to the server's log."""
    body = await read_body(request, ReportRequest)
    hall, visitor, live, viewer = await look(request, body.seat)
    async with live.lock:
        said = live.entries[body.number - 1] if 0 < body.number <= live.number else None
        if said is None or said.kind != "chat":
            raise WebError(404, "no-such-line")
        if any(entry.kind == "report" and entry.data["number"] == body.number for entry in live.entries):
            return json_reply({})  # once is enough
        await hall.append(live, "report", viewer.seat, {"number": body.number}, visitor.identity)
    log.warning("chat reported: table %s, entry %d, seat %d: %s", live.id, said.number, said.seat, said.data["text"])
    return json_reply({})
