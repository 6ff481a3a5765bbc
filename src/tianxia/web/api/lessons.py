"""Lessons: begin one or go on with it, leave it, skip a step."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web import lessons
from tianxia.web.api.scenes import scene_reply
from tianxia.web.api.tables import created_reply
from tianxia.web.errors import WebError
from tianxia.web.hall import person
from tianxia.web.requests import caller, look, read_body


class LessonRequest(msgspec.Struct):
    """A game to be learnt; `again` begins anew even if a lesson of it goes on."""

    game: str
    again: bool = False


class TurnRequest(msgspec.Struct):
    """Leave the lesson or take it up; `skip` names a step to leave out."""

    seat: int
    on: bool = True
    skip: str = ""
    after: int | None = None


async def begin(request: Request) -> Response:
    """POST /lessons: a guided first game, where it was left or from the beginning."""
    hall, visitor = caller(request)
    body = await read_body(request, LessonRequest)
    return created_reply(request, await lessons.begin(hall, visitor, body.game, person(visitor), again=body.again))


async def turn(request: Request) -> Response:
    """POST /table/ID/lesson: leave the lesson, take it up again, or skip a step."""
    body = await read_body(request, TurnRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    if not lessons.is_lesson(live):
        raise WebError(404, "no-lesson")
    await lessons.turn(hall, live, visitor, is_on=body.on, skip=body.skip)
    return await scene_reply(request, live, viewer, body.after)
