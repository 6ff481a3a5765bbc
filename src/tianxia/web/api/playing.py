"""Playing: act, take back, ask the others, answer them, talk."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.kernel.errors import Stale
from tianxia.web import undoing
from tianxia.web.api.scenes import scene_json, scene_reply
from tianxia.web.errors import WebError
from tianxia.web.replies import error_reply
from tianxia.web.requests import body, look, whole

CHAT_LENGTH = 500


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
    level: str = USUAL_LEVEL


class Answering(msgspec.Struct):
    """Yes or no to what somebody asks."""

    number: int
    yes: bool
    seat: int | None = None


class Saying(msgspec.Struct):
    """A line of chat."""

    text: str
    seat: int | None = None


async def act(request: Request) -> Response:
    """POST /table/ID/act: play an action; 409 with a fresh scene if the board is another one by now."""
    wish = await body(request, Act)
    hall, visitor, live, viewer = await look(request, wish.seat)
    try:
        await hall.act(live, visitor, wish.seat, wish.action, wish.at)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=scene_json(live, viewer))
    return scene_reply(request, live, viewer)


async def undo(request: Request) -> Response:
    """POST /table/ID/undo: take back what can be taken back alone."""
    wish = await body(request, Undo)
    if isinstance(wish.to, str) and wish.to not in ("step", "turn"):
        wish.to = whole(wish.to, "to")
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    await undoing.take_back(hall, live, visitor, wish.seat, wish.to)
    return scene_reply(request, live, viewer)


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
    return scene_reply(request, live, viewer)


async def answer(request: Request) -> Response:
    """POST /table/ID/answer: consent, or not."""
    wish = await body(request, Answering)
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    try:
        await undoing.answer(hall, live, visitor, wish.number, wish.yes)
    except Stale as stale:
        return error_reply(request, visitor, stale, scene=scene_json(live, viewer))
    return scene_reply(request, live, viewer)


async def chat(request: Request) -> Response:
    """POST /table/ID/chat: say something; only those who sit there may."""
    wish = await body(request, Saying)
    hall, visitor, live, viewer = await look(request, wish.seat, sits=True)
    text = " ".join("".join(c if c.isprintable() else " " for c in wish.text).split())[:CHAT_LENGTH]
    if not text:
        raise WebError(400, "bad-message", reason="text")
    async with live.lock:
        await hall.append(live, "chat", viewer.seat, {"text": text}, visitor.identity)
    return scene_reply(request, live, viewer)
