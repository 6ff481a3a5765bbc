"""What the table's page is drawn from: the scene of a viewer, now or after so many actions."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web.live import LiveTable, Viewer
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import asked_ply, look
from tianxia.web.scene import make_scene

KEPT_SCENES = 16
"""So many drawn scenes of one table are kept until something happens."""


async def scene(request: Request) -> Response:
    """GET /table/ID/scene?seat=k: all that the viewer sees now."""
    _, _, live, viewer = await look(request)
    return json_reply(scene_json(live, viewer))


async def scene_at(request: Request) -> Response:
    """GET /table/ID/at/N?seat=k: all that the viewer could see after N actions."""
    _, _, live, viewer = await look(request)
    return json_reply(scene_json(live, viewer, asked_ply(live, request.path_params["ply"])))


def scene_json(live: LiveTable, viewer: Viewer, ply: int | None = None) -> msgspec.Raw:
    """The scene of a viewer, drawn once until something happens."""
    found = live.sent.get((viewer, ply))
    if found is None:
        if len(live.sent) >= KEPT_SCENES:
            live.sent.clear()
        found = live.sent[viewer, ply] = msgspec.json.encode(make_scene(live, viewer, ply=ply))
    return msgspec.Raw(found)


def scene_reply(request: Request, live: LiveTable, viewer: Viewer) -> Response:
    """What an action answers: a fresh scene; a plain form is sent on to the table."""
    return done_reply(request, scene_json(live, viewer), f"/table/{live.id}?seat={viewer.seat}")
