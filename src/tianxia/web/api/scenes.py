"""What the table's page is drawn from: all of it at first and at earlier moments, then what changes."""

from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web.assets import KEEP
from tianxia.web.errors import WebError
from tianxia.web.grounds import known_ground
from tianxia.web.hall import Hall
from tianxia.web.lane import ANSWER, STREAM
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.poster import poster as make_poster
from tianxia.web.replies import done_reply, file_reply, json_reply, wants_page
from tianxia.web.requests import asked_ply, look, whole
from tianxia.web.results import standing_of
from tianxia.web.room import talk_of
from tianxia.web.scene import names_of


async def scene(request: Request) -> Response:
    """GET /table/ID/scene?seat=k: all that the viewer sees now."""
    hall, _, live, viewer = await look(request)
    return json_reply(await hall.scene(live, viewer))


async def scene_at(request: Request) -> Response:
    """GET /table/ID/at/N?seat=k: all that the viewer could see after N actions."""
    hall, _, live, viewer = await look(request)
    return json_reply(await hall.scene(live, viewer, asked_ply(live, request.path_params["ply"])))


async def chat(request: Request) -> Response:
    """GET /table/ID/chat?before=N: what was said before an entry."""
    _, _, live, viewer = await look(request)
    before = whole(request.query_params.get("before", str(live.number + 1)), "before")
    return json_reply(talk_of(live, names_of(live.localized(viewer.language)), max(1, before)))


async def ground(request: Request) -> Response:
    """GET /ground/NAME: what never changes of a drawing, if it is known here."""
    return _ground_reply(known_ground(request.path_params["name"]))


async def table_ground(request: Request) -> Response:
    """GET /table/ID/ground/NAME?seat=k: the same, of a table that has it."""
    hall, _, live, viewer = await look(request)
    await hall.scene(live, viewer)
    return _ground_reply(known_ground(request.path_params["name"]))


def _ground_reply(drawn: bytes | None) -> Response:
    if drawn is None:
        raise WebError(404, "no-such-page")
    return Response(drawn, headers={"cache-control": KEEP}, media_type="application/json")


async def text(request: Request) -> Response:
    """GET /table/ID/text?seat=k: the board in words."""
    hall, _, live, viewer = await look(request)
    return file_reply(await hall.draw(live.localized(viewer.language).board, viewer.seat), "board.txt")


async def picture(request: Request) -> Response:
    """GET /table/ID/picture?seat=k: the table as one drawing, for pages without a script and to share."""
    hall, _, live, viewer = await look(request)
    drawn = await hall.draw(live.localized(viewer.language).svg, viewer.seat)
    return Response(drawn, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


async def poster(request: Request) -> Response:
    """GET /table/ID/poster: the board that all see, with names and the result, to be painted and sent around."""
    hall, visitor, live, viewer = await look(request)
    table = live.localized(viewer.language)
    drawn = await hall.draw(make_poster, table, visitor.words, standing_of(table, live.resigned))
    return Response(drawn, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


class News(NamedTuple):
    """What has happened after an entry: `{"steps": [...]}`, or `{"scene": ...}` if that is too long ago."""

    number: int
    """The last entry that is told."""
    text: bytes


async def news(hall: Hall, live: LiveTable, viewer: Viewer, after: int, patience: float = STREAM) -> News:
    """What a viewer's page is told that knows of everything up to an entry."""
    stage = await hall.show(live, viewer, patience)
    number, steps = stage.number, stage.after(after)
    if steps is None:
        scene = await hall.scene(live, viewer)
        return News(scene.number, msgspec.json.encode({"scene": scene}))
    return News(number, b'{"steps":[' + b",".join(steps) + b"]}")


async def scene_reply(request: Request, live: LiveTable, viewer: Viewer, after: int | None = None) -> Response:
    """What an action answers: what has changed after an entry, or all of it; a plain form is sent on to the table."""
    hall: Hall = request.app.state.hall
    if wants_page(request):
        return done_reply(request, None, f"/table/{live.id}?seat={viewer.seat}")
    if after is None:
        return json_reply(await hall.scene(live, viewer))
    return json_reply(msgspec.Raw((await news(hall, live, viewer, after, ANSWER)).text))
