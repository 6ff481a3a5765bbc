"""For whoever runs the server: is it well, what can be counted, and links that let people set tables."""

import secrets

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tianxia.store import Identity, now
from tianxia.web.errors import WebError
from tianxia.web.pages.join import welcome_page
from tianxia.web.replies import json_reply, page_reply
from tianxia.web.requests import caller

PATIENCE = 2.0
"""Seconds within which the database has to answer."""


async def health(request: Request) -> Response:
    """GET /health: which games can be played at once, and whether bots still play simply.

    The status is 503 if the database does not answer or the server is about to end.
    """
    hall, _ = caller(request)
    database = await hall.store.answers(PATIENCE)
    is_ending = request.app.state.watch.is_draining
    body = {"ready": hall.games.ready, "warming": hall.settings.is_warming, "database": database, "ending": is_ending}
    return json_reply(body, 200 if database and not is_ending else 503)


async def metrics(request: Request) -> Response:
    """GET /metrics: figures for Prometheus, for who knows the token."""
    hall, _ = caller(request)
    token, given = hall.settings.metrics_token, request.headers.get("authorization", "")
    if not token or not secrets.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise WebError(404, "no-such-page")
    text = request.app.state.metrics.text(hall, await hall.store.answers(PATIENCE))
    return Response(text, media_type="text/plain; version=0.0.4")


async def welcome(request: Request) -> Response:
    """GET or POST /welcome/TOKEN: a link of the operator's; its button lets the visitor set tables."""
    hall, visitor = caller(request)
    role = hall.signatures.read_welcome(request.path_params["token"])
    if role is None:
        raise WebError(404, "bad-welcome")
    if request.method != "POST":
        return page_reply(welcome_page(visitor, request.path_params["token"]))
    known = await hall.store.identity(visitor.identity) or Identity(visitor.identity, now())
    known.role = role
    await hall.store.save_identity(known)
    return RedirectResponse("/", 303)
