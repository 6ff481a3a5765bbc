"""The pages as they are asked for: each visit gathers what its page shows."""

from collections.abc import Callable
from typing import ParamSpec

import msgspec
from htpy import Renderable
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from tianxia.figures import draw_figure, names_of
from tianxia.games import GAMES
from tianxia.kernel.game import SPECTATOR, Game
from tianxia.look.colours import THEMES
from tianxia.web import campaigns as slots
from tianxia.web import seating
from tianxia.web.api.account import account_of
from tianxia.web.api.tables import invited_to
from tianxia.web.errors import WebError
from tianxia.web.former import OTHER_RULES, former_game
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.manual import manual
from tianxia.web.pages.about import about_page
from tianxia.web.pages.campaigns import campaign_page, campaigns_page
from tianxia.web.pages.former import former_page
from tianxia.web.pages.gathering import gathering_body, gathering_page
from tianxia.web.pages.join import join_page
from tianxia.web.pages.layout import LOOKS, look_of
from tianxia.web.pages.lobby import lobby_page
from tianxia.web.pages.me import me_page
from tianxia.web.pages.notices import notices_section
from tianxia.web.pages.replay import replay_page
from tianxia.web.pages.review import review_page
from tianxia.web.pages.rules import rules_page
from tianxia.web.pages.setting import setting_page
from tianxia.web.pages.table import CHAPTER, table_page
from tianxia.web.replies import html_reply, page_reply
from tianxia.web.requests import asked_ply, caller, look
from tianxia.words import LANGUAGES

P = ParamSpec("P")


async def lobby(request: Request) -> Response:
    """GET /."""
    hall, visitor = caller(request)
    mine = await hall.store.games_of(visitor.identity)
    own = {row.game.id for row in mine}
    listed = [row for row in await hall.store.listed_games() if row.game.id not in own]
    return await drawn_reply(hall, lobby_page, visitor, mine, listed)


async def setting(request: Request) -> Response:
    """GET /new/GAME."""
    hall, visitor = caller(request)
    game = _game(request)
    own = await hall.store.boxes.of(visitor.identity, game.name)
    return page_reply(setting_page(visitor, game, own, request.query_params.get("box", "")))


async def table(request: Request) -> Response:
    """GET /table/ID: the table; of a game by former rules what is kept of it."""
    try:
        hall, visitor, live, viewer = await look(request, moment="any")
    except WebError as error:
        if error.problem != OTHER_RULES:
            raise
        hall, visitor = caller(request)
        return page_reply(former_page(visitor, await former_game(hall, visitor, request.path_params["id"])))
    if live.is_waiting:
        return page_reply(gathering_page(visitor, live, _link(request, hall, visitor, live)))
    if len(viewer.seats) > 1 and "seat" not in request.query_params:  # nobody at this screen has said to be there
        viewer = msgspec.structs.replace(viewer, seat=SPECTATOR)
    await hall.show(live, viewer)  # from here on the page is told what changes
    scene = await hall.scene(live, viewer)
    finished = await hall.store.finished_games(visitor.identity, live.row.game)
    warming = hall.settings.is_warming
    return await drawn_reply(hall, table_page, visitor, live, viewer, scene, finished=finished, is_warming=warming)


async def replay(request: Request) -> Response:
    """GET /table/ID/replay?ply=n."""
    hall, visitor, live, viewer = await look(request)
    ply = asked_ply(live, request.query_params.get("ply", "0"))
    return await drawn_reply(hall, replay_page, visitor, live, viewer, await hall.scene(live, viewer, ply))


async def review(request: Request) -> Response:
    """GET /table/ID/review."""
    hall, visitor, live, viewer = await look(request)
    reviewed = await hall.reviewing.reviewed(live, live.localized(viewer.language))
    return await drawn_reply(hall, review_page, visitor, live, viewer, reviewed)


async def room(request: Request) -> Response:
    """GET /table/ID/room: who has come to a table that waits, as a part of its page; empty once the game is dealt."""
    hall, visitor, live, _ = await look(request, moment="any")
    drawn = gathering_body(visitor, live, _link(request, hall, visitor, live)) if live.is_waiting else ""
    return HTMLResponse(str(drawn), headers={"cache-control": "no-store"})


async def join(request: Request) -> Response:
    """GET /join/TOKEN: what one is invited to. Looking takes no seat: chats fetch links for previews."""
    hall, visitor = caller(request)
    live = await invited_to(hall, request)
    if live.seats_of(visitor.identity):
        return RedirectResponse(f"/table/{live.id}", 303)
    return page_reply(join_page(visitor, live, request.url.path))


def _link(request: Request, hall: Hall, visitor: Visitor, live: LiveTable) -> str:
    """The address by which others come to a table that waits, if the visitor may tell it."""
    path = seating.invitation(hall, live, visitor)
    if path is None and any(row.kind == "open" for row in live.seats):
        path = f"/table/{live.id}"
    return f"{request.url.scheme}://{request.url.netloc}{path}" if path else ""


async def campaigns(request: Request) -> Response:
    """GET /campaigns."""
    hall, visitor = caller(request)
    return await drawn_reply(hall, campaigns_page, visitor, await slots.slots_of(hall, visitor))


async def campaign(request: Request) -> Response:
    """GET /campaign/ID."""
    hall, visitor = caller(request)
    slot = await slots.slot_of(hall, visitor, request.path_params["id"])
    return await drawn_reply(hall, campaign_page, visitor, slot, await slots.stories_of(hall, visitor, slot))


async def rules(request: Request) -> Response:
    """GET /rules/GAME."""
    hall, visitor = caller(request)
    return await drawn_reply(hall, rules_page, visitor, _game(request))


async def rules_text(request: Request) -> Response:
    """GET /rules/GAME/text: the rules for the panel beside the table."""
    hall, visitor = caller(request)
    drawn = await hall.draw(manual, _game(request), visitor.language, look_of(visitor), CHAPTER)
    return HTMLResponse(drawn or visitor.words("table-rules-missing"), headers={"cache-control": "no-store"})


async def figure(request: Request) -> Response:
    """GET /rules/GAME/figures/NAME.svg?language=ru&look=dark: a figure of the rules."""
    hall, visitor = caller(request)
    game, name, asked = _game(request), request.path_params["name"], request.query_params
    if name not in names_of(game):
        raise WebError(404, "no-such-page")
    language, worn = asked.get("language", visitor.language), asked.get("look", look_of(visitor))
    if language not in LANGUAGES or worn not in LOOKS:
        raise WebError(404, "no-such-page")
    await hall.games.wait_for(game.name)
    theme = next((theme for theme in THEMES if theme == worn), None)
    drawn = await hall.draw(draw_figure, game, name, language, theme)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


async def about(request: Request) -> Response:
    """GET /about."""
    _, visitor = caller(request)
    return page_reply(about_page(visitor))


async def me(request: Request) -> Response:
    """GET /me."""
    hall, visitor = caller(request)
    browsers = await hall.store.notices.subscriptions(visitor.identity)
    address = await hall.store.mail.of(visitor.identity) if hall.notifying.mailer.is_on else None
    notices = notices_section(visitor, len(browsers), hall.notifying.mailer.is_on, address)
    bots = await hall.store.tokens.of(visitor.identity)
    return page_reply(me_page(visitor, await account_of(request), bots, notices))


async def picture(request: Request) -> Response:
    """GET /pictures/GAME.svg: what a game looks like, for the lobby."""
    file = _game(request).folder / "face" / "picture.svg"
    return FileResponse(file, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


async def drawn_reply(hall: Hall, page: Callable[P, Renderable], *args: P.args, **named: P.kwargs) -> Response:
    """A page that may be long, made beside the event loop."""
    return html_reply(await hall.draw(lambda: str(page(*args, **named))))


def _game(request: Request) -> Game:
    name = request.path_params["game"]
    if name not in GAMES:
        raise WebError(404, "no-such-game", game=name[:40])
    return GAMES[name]
