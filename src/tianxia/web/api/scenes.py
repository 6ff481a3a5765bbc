"""What the table's page is drawn from: the scene of a viewer, now or at an earlier moment."""

from starlette.requests import Request
from starlette.responses import Response

from tianxia.web.live import LiveTable, Viewer
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import asked_ply, look
from tianxia.web.scene import make_scene


async def scene(request: Request) -> Response:
    """GET /table/ID/scene?seat=k: all that the viewer sees now."""
    _, _, live, viewer = await look(request)
    return json_reply(make_scene(live, viewer))


async def scene_at(request: Request) -> Response:
    """GET /table/ID/at/N?seat=k: all that the viewer could see after N actions."""
    _, _, live, viewer = await look(request)
    return json_reply(make_scene(live, viewer, ply=asked_ply(live, request.path_params["ply"])))


def scene_reply(request: Request, live: LiveTable, viewer: Viewer) -> Response:
    """What an action answers: a fresh scene; a plain form is sent on to the table."""
    return done_reply(request, make_scene(live, viewer), f"/table/{live.id}?seat={viewer.seat}")
