"""The pages as they are asked for: each gathers what its page shows."""

from starlette.requests import Request
from starlette.responses import Response

from tianxia.kernel.look import STYLE
from tianxia.web.api import asked_seat, party
from tianxia.web.pages.lobby import lobby_page
from tianxia.web.pages.table import table_page
from tianxia.web.replies import json_reply, page_reply
from tianxia.web.scene import make_scene


async def lobby(request: Request) -> Response:
    """GET /."""
    hall, visitor = party(request)
    mine = await hall.store.games_of(visitor.identity)
    own = {row.game.id for row in mine}
    listed = [row for row in await hall.store.listed_games() if row.game.id not in own]
    return page_reply(lobby_page(visitor, mine, listed))


async def table(request: Request) -> Response:
    """GET /table/ID."""
    hall, visitor = party(request)
    live, viewer = await hall.look(request.path_params["id"], visitor, asked_seat(request))
    return page_reply(table_page(visitor, live, viewer, make_scene(live, viewer)))


async def look(request: Request) -> Response:
    """GET /static/look.css: the pigments and rings that drawings and pages share."""
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


async def health(request: Request) -> Response:
    """GET /health: is the server up, and which games can be played already?"""
    hall, _ = party(request)
    from tianxia.games import NAMES

    return json_reply({"ok": True, "ready": [name for name in NAMES if hall.is_ready(name)]})
