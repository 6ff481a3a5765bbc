"""A visitor's own likings, and where they are waited for."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.games import GAMES
from tianxia.store import Identity, now
from tianxia.web import seating
from tianxia.web.errors import WebError
from tianxia.web.names import clean_name
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import caller, read_body
from tianxia.words import LANGUAGES

LIKINGS = {"language": LANGUAGES, "theme": ("", "light", "dark"), "contrast": ("", "more"), "motion": ("", "less")}


class Turn(msgspec.Struct):
    """A table that waits for the visitor."""

    url: str
    title: str


class MeRequest(msgspec.Struct):
    """How a visitor likes things; what is not given stays."""

    name: str | None = None
    language: str | None = None
    theme: str | None = None
    contrast: str | None = None
    motion: str | None = None


async def me(request: Request) -> Response:
    """POST /me: remember a name, a language, a look."""
    hall, visitor = caller(request)
    body = await read_body(request, MeRequest)
    known = await hall.store.identity(visitor.identity) or Identity(visitor.identity, now())
    for liking, allowed in LIKINGS.items():
        value = getattr(body, liking)
        if value is not None and value not in allowed:
            raise WebError(400, "bad-message", reason=liking)
        if value is not None:
            setattr(known, liking, value)
    if body.name is not None:
        known.name = clean_name(body.name)
        await seating.rename_everywhere(hall, visitor, known.name)
    await hall.store.save_identity(known)
    return done_reply(request, {"name": known.name, "language": known.language}, "/me")


async def turns(request: Request) -> Response:
    """GET /turns: the tables where the visitor is to decide, the one that waits longest first."""
    hall, visitor = caller(request)
    games = await hall.store.turns_of(visitor.identity)
    found = [Turn(f"/table/{game.id}", GAMES[game.game].words(visitor.language)("title")) for game in games]
    return json_reply(found)
