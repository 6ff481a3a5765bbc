"""The pages as they are asked for: each visit gathers what its page shows."""

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from tianxia.games import GAMES
from tianxia.kernel.game import Game
from tianxia.look import CHOSEN_STYLE, STYLE
from tianxia.web import campaigns as slots
from tianxia.web import seating
from tianxia.web.errors import WebError
from tianxia.web.pages.about import about_page
from tianxia.web.pages.campaigns import campaign_page, campaigns_page
from tianxia.web.pages.join import join_page
from tianxia.web.pages.lobby import lobby_page
from tianxia.web.pages.me import me_page
from tianxia.web.pages.replay import replay_page
from tianxia.web.pages.review import review_page
from tianxia.web.pages.rules import rules_page
from tianxia.web.pages.setting import setting_page
from tianxia.web.pages.table import table_page
from tianxia.web.replies import json_reply, page_reply
from tianxia.web.requests import asked_ply, caller, look


async def lobby(request: Request) -> Response:
    """GET /."""
    hall, visitor = caller(request)
    mine = await hall.store.games_of(visitor.identity)
    own = {row.game.id for row in mine}
    listed = [row for row in await hall.store.listed_games() if row.game.id not in own]
    return page_reply(lobby_page(visitor, mine, listed))


async def setting(request: Request) -> Response:
    """GET /new/GAME."""
    _, visitor = caller(request)
    return page_reply(setting_page(visitor, _game(request)))


async def table(request: Request) -> Response:
    """GET /table/ID."""
    hall, visitor, live, viewer = await look(request)
    await hall.show(live, viewer)  # from here on the page is told what changes
    scene = await hall.scene(live, viewer)
    return page_reply(table_page(visitor, live, viewer, scene, is_warming=hall.settings.is_warming))


async def replay(request: Request) -> Response:
    """GET /table/ID/replay?ply=n."""
    hall, visitor, live, viewer = await look(request)
    ply = asked_ply(live, request.query_params.get("ply", "0"))
    return page_reply(replay_page(visitor, live, viewer, await hall.scene(live, viewer, ply)))


async def review(request: Request) -> Response:
    """GET /table/ID/review."""
    hall, visitor, live, viewer = await look(request)
    reviewed = await hall.reviewing.reviewed(live, live.localized(viewer.language))
    return page_reply(review_page(visitor, live, viewer, reviewed))


async def join(request: Request) -> Response:
    """GET or POST /join/TOKEN: seats the first person who opens the link.

    A program that only fetches the link, as chats do for a preview, gets a page with a button.
    """
    hall, visitor = caller(request)
    token = request.path_params["token"]
    invitation = hall.signatures.read_invitation(token)
    if invitation is None:
        raise WebError(404, "bad-invitation")
    live = await hall.table(invitation[0])
    if not live.seats_of(visitor.identity):
        if request.method == "GET" and request.headers.get("sec-fetch-mode") != "navigate":
            return page_reply(join_page(visitor, live, token))
        await seating.sit(hall, live, visitor, invitation[1], invited=True)
    return RedirectResponse(f"/table/{live.id}", 303)


async def campaigns(request: Request) -> Response:
    """GET /campaigns."""
    hall, visitor = caller(request)
    return page_reply(campaigns_page(visitor, await slots.slots_of(hall, visitor)))


async def campaign(request: Request) -> Response:
    """GET /campaign/ID."""
    hall, visitor = caller(request)
    return page_reply(campaign_page(visitor, await slots.slot_of(hall, visitor, request.path_params["id"])))


async def rules(request: Request) -> Response:
    """GET /rules/GAME."""
    _, visitor = caller(request)
    return page_reply(rules_page(visitor, _game(request)))


async def about(request: Request) -> Response:
    """GET /about."""
    _, visitor = caller(request)
    return page_reply(about_page(visitor))


async def me(request: Request) -> Response:
    """GET /me."""
    _, visitor = caller(request)
    return page_reply(me_page(visitor))


async def style(request: Request) -> Response:
    """GET /static/look.css: the pigments and rings that drawings and pages share."""
    return Response(STYLE + CHOSEN_STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


async def picture(request: Request) -> Response:
    """GET /static/pictures/GAME.svg: what a game looks like, for the lobby."""
    file = _game(request).folder / "face" / "picture.svg"
    return FileResponse(file, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


async def health(request: Request) -> Response:
    """GET /health: the server is up, these games can be played at once, and whether bots still play simply."""
    hall, _ = caller(request)
    return json_reply({"ready": hall.games.ready, "warming": hall.settings.is_warming})


def _game(request: Request) -> Game:
    name = request.path_params["game"]
    if name not in GAMES:
        raise WebError(404, "no-such-game", game=name[:40])
    return GAMES[name]
