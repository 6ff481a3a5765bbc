"""The app: every address in one list."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tianxia.kernel.errors import TianxiaError
from tianxia.store import Store
from tianxia.web import assets, events, installing, visits
from tianxia.web.api import (
    account,
    bots,
    boxes,
    campaigns,
    entering,
    gathering,
    helping,
    home,
    lessons,
    mails,
    me,
    notices,
    operating,
    playing,
    records,
    scenes,
    tables,
)
from tianxia.web.errors import WebError
from tianxia.web.guard import Guard
from tianxia.web.hall import Hall
from tianxia.web.identity import Signatures, Visitor
from tianxia.web.mail import Mailer
from tianxia.web.metrics import Metrics
from tianxia.web.notifying import Senders
from tianxia.web.pages.error import waiting_page
from tianxia.web.preparing import PREPARING
from tianxia.web.push import NO_CONTACT, Pusher
from tianxia.web.replies import error_body, error_reply, page_reply, wants_page
from tianxia.web.requests import form_fields
from tianxia.web.settings import Settings
from tianxia.web.watch import Watch

log = logging.getLogger("tianxia")

POST = ["POST"]

ROUTES: list[BaseRoute] = [
    Route("/", visits.lobby),
    Route("/new/{game}", visits.setting),
    Route("/tables", tables.create, methods=POST),
    Route("/lessons", lessons.begin, methods=POST),
    Route("/table/{id}", visits.table),
    Route("/table/{id}/scene", scenes.scene),
    Route("/table/{id}/at/{ply}", scenes.scene_at),
    Route("/ground/{name}", scenes.ground),
    Route("/table/{id}/ground/{name}", scenes.table_ground),
    Route("/table/{id}/text", scenes.text),
    Route("/table/{id}/box", boxes.at_table),
    Route("/table/{id}/picture", scenes.picture),
    Route("/table/{id}/poster", scenes.poster),
    Route("/table/{id}/events", events.events),
    Route("/table/{id}/act", playing.act, methods=POST),
    Route("/table/{id}/undo", playing.undo, methods=POST),
    Route("/table/{id}/ask", playing.ask, methods=POST),
    Route("/table/{id}/answer", playing.answer, methods=POST),
    Route("/table/{id}/back", playing.back, methods=POST),
    Route("/table/{id}/resume", playing.resume, methods=POST),
    Route("/table/{id}/resign", playing.resign, methods=POST),
    Route("/table/{id}/chat", scenes.chat, methods=["GET"]),
    Route("/table/{id}/chat", playing.chat, methods=POST),
    Route("/table/{id}/report", playing.report, methods=POST),
    Route("/table/{id}/lesson", lessons.turn, methods=POST),
    Route("/table/{id}/sit", tables.sit, methods=POST),
    Route("/table/{id}/invitation", tables.invitation, methods=["GET"]),
    Route("/table/{id}/invitation", tables.offer, methods=POST),
    Route("/table/{id}/room", visits.room),
    Route("/table/{id}/chair", gathering.chair, methods=POST),
    Route("/table/{id}/leave", gathering.leave, methods=POST),
    Route("/table/{id}/entropy", gathering.entropy, methods=POST),
    Route("/table/{id}/ready", gathering.ready, methods=POST),
    Route("/table/{id}/start", gathering.start, methods=POST),
    Route("/table/{id}/rematch", tables.rematch, methods=POST),
    Route("/table/{id}/why", helping.why),
    Route("/table/{id}/preview", helping.preview),
    Route("/table/{id}/hint", helping.hint, methods=POST),
    Route("/table/{id}/coach", helping.coach),
    Route("/table/{id}/fork", records.fork, methods=POST),
    Route("/table/{id}/record", records.record),
    Route("/table/{id}/proof", records.proof),
    Route("/table/{id}/replay", visits.replay),
    Route("/table/{id}/review", visits.review, methods=["GET"]),
    Route("/table/{id}/review", records.start_review, methods=POST),
    Route("/table/{id}/judgements", records.judgements),
    Route("/join/{token}", visits.join, methods=["GET"]),
    Route("/join/{token}", tables.join, methods=POST),
    Route("/records", records.upload, methods=POST),
    Route("/campaigns", visits.campaigns, methods=["GET"]),
    Route("/campaigns", campaigns.create, methods=POST),
    Route("/campaign/{id}", visits.campaign),
    Route("/campaign/{id}/play", campaigns.play, methods=POST),
    Route("/campaign/{id}/name", campaigns.rename, methods=POST),
    Route("/campaign/{id}/drop", campaigns.drop, methods=POST),
    Route("/campaign/{id}/file", campaigns.file),
    Route("/rules/{game}", visits.rules),
    Route("/rules/{game}/text", visits.rules_text),
    Route("/rules/{game}/figures/{name}.svg", visits.figure),
    Route("/box/{game}", boxes.shipped),
    Route("/box/{game}/file", boxes.shipped_file),
    Route("/box/{game}/sheet/{name}", boxes.shipped_sheet),
    Route("/boxes", boxes.create, methods=POST),
    Route("/boxes/{id}", boxes.own),
    Route("/boxes/{id}/file", boxes.own_file),
    Route("/boxes/{id}/sheet/{name}", boxes.own_sheet),
    Route("/boxes/{id}/correct", boxes.correct, methods=POST),
    Route("/boxes/{id}/name", boxes.rename, methods=POST),
    Route("/boxes/{id}/drop", boxes.drop, methods=POST),
    Route("/about", visits.about),
    Route("/me", visits.me, methods=["GET"]),
    Route("/me", me.me, methods=POST),
    Route("/me/games", home.mine),
    Route("/me/share", home.share, methods=POST),
    Route("/people/{handle}", home.theirs),
    Route("/me/passkeys", account.add_passkey, methods=POST),
    Route("/me/passkeys/challenge", account.challenge, methods=POST),
    Route("/me/passkeys/{id}/drop", account.drop_passkey, methods=POST),
    Route("/me/link", account.link, methods=POST),
    Route("/me/logins/{id}/drop", account.drop_login, methods=POST),
    Route("/me/logout", account.logout, methods=["GET", "POST"]),
    Route("/me/data", account.data),
    Route("/me/delete", account.delete, methods=["GET", "POST"]),
    Route("/enter", entering.enter, methods=["GET", "POST"]),
    Route("/enter/challenge", entering.challenge, methods=POST),
    Route("/link/{token}", entering.link, methods=["GET", "POST"]),
    Route("/turns", me.turns),
    Route("/push", notices.key, methods=["GET"]),
    Route("/push", notices.subscribe, methods=POST),
    Route("/push/drop", notices.unsubscribe, methods=POST),
    Route("/me/mail", mails.change, methods=POST),
    Route("/mail/confirm/{token}", mails.asked_to_confirm, methods=["GET"]),
    Route("/mail/confirm/{token}", mails.confirm, methods=POST),
    Route("/mail/leave/{token}", mails.asked_to_leave, methods=["GET"]),
    Route("/mail/leave/{token}", mails.leave, methods=POST),
    Route("/me/bots", bots.make, methods=POST),
    Route("/me/bots/{id}/drop", bots.drop, methods=POST),
    Route("/api/bot/stream", bots.listen),
    Route("/api/bot/seek", bots.seek, methods=POST),
    Route("/api/bot/join", bots.join, methods=POST),
    Route("/api/bot/game/{id}", bots.game),
    Route("/api/bot/game/{id}/act", bots.act, methods=POST),
    Route("/api/bot/game/{id}/chat", bots.chat, methods=POST),
    Route("/welcome/{token}", operating.welcome, methods=["GET", "POST"]),
    Route("/health", operating.health),
    Route("/metrics", operating.metrics),
    Route("/pictures/{game}.svg", visits.picture),
    Route("/manifest.webmanifest", installing.manifest),
    Route("/service-worker.js", installing.service_worker),
    Route("/offline", installing.offline),
    Route("/icons/{size:int}.png", installing.icon),
    Route("/static/{version}/{name}", assets.asset),
]


def create_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The server with these settings; its life begins when the ASGI server starts it, and ends with the store's."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        kept = store or await Store.serve(settings.database, settings.database_seconds)
        contact = settings.public_url or NO_CONTACT
        pusher = Pusher(await kept.secret("vapid"), contact, anywhere=settings.push_anywhere)
        senders = Senders(pusher, Mailer(settings, await kept.secret()))
        hall = Hall(settings, kept, Signatures(await kept.secret()), senders)
        app.state.hall = hall
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Starlette(
        routes=ROUTES,
        lifespan=life,
        exception_handlers={TianxiaError: _explain, HTTPException: _not_found, Exception: _apologise},
    )
    app.add_middleware(_Guarded)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)  # in threads of its own; no streams
    app.state.metrics = Metrics()
    addresses = {route.endpoint: route.path for route in ROUTES if isinstance(route, Route)}
    app.state.watch = Watch(app.build_middleware_stack(), settings, app.state.metrics, addresses)
    app.middleware_stack = app.state.watch  # around everything, also around what answers for our own mistakes
    return app


class _Guarded:
    """The guard, put up once the hall is open."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._guard: Guard | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if self._guard is None:
            self._guard = Guard(self._app, scope["app"].state.hall)
        await self._guard(scope, receive, send)


async def _explain(request: Request, error: Exception) -> Response:
    assert isinstance(error, TianxiaError)
    visitor: Visitor = request.state.visitor
    if error.code == PREPARING and request.method == "POST" and wants_page(request):
        message = error_body(visitor, error)["error"]["message"]
        return page_reply(waiting_page(visitor, message, request.url.path, await form_fields(request)), 503)
    return error_reply(request, visitor, error)


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "wrong-method" if error.status_code == 405 else "no-such-page"
    return error_reply(request, request.state.visitor, WebError(error.status_code, code))


async def _apologise(request: Request, error: Exception) -> Response:
    log.exception("%s %s", request.method, request.url.path, exc_info=error)
    return error_reply(request, request.state.visitor, WebError(500, "our-fault"))
