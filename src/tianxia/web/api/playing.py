"""Playing: act, take back, ask the others, answer them, talk."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.kernel.errors import Stale
from tianxia.web import undoing
from tianxia.web.api.scenes import scene_reply
from tianxia.web.errors import WebError
from tianxia.web.replies import error_reply
from tianxia.web.requests import look, read_body, whole

CHAT_LENGTH = 500


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
    """Ask the others: for a takeback, or to let a bot play for the seat `of`."""

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


class ChatRequest(msgspec.Struct):
    """A line of chat."""

    text: str
    seat: int | None = None
    after: int | None = None


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
        await undoing.ask_for_bot(hall, live, visitor, body.seat, body.of, body.level)
    else:
        raise WebError(400, "bad-message", reason="what")
    _, _, live, viewer = await look(request)
    return await scene_reply(request, live, viewer, body.after)


async def answer(request: Request) -> Response:
    """POST /table/ID/answer: consent, or not."""
    body = await read_body(request, AnswerRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    try:
        await undoing.answer(hall, live, visitor, body.number, body.yes)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=await hall.scene(live, viewer))
    return await scene_reply(request, live, viewer, body.after)


async def chat(request: Request) -> Response:
    """POST /table/ID/chat: say something; only those who sit there may."""
    body = await read_body(request, ChatRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    text = " ".join("".join(c if c.isprintable() else " " for c in body.text).split())[:CHAT_LENGTH]
    if not text:
        raise WebError(400, "bad-message", reason="text")
    async with live.lock:
        await hall.append(live, "chat", viewer.seat, {"text": text}, visitor.identity)
    return await scene_reply(request, live, viewer, body.after)
