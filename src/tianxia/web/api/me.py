"""A visitor's own likings."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.store import Identity, now
from tianxia.web.errors import WebError
from tianxia.web.hall import clean_name
from tianxia.web.replies import done_reply
from tianxia.web.requests import caller, read_body
from tianxia.words import LANGUAGES

LIKINGS = {"language": LANGUAGES, "theme": ("", "light", "dark"), "contrast": ("", "more"), "motion": ("", "less")}


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
    await hall.store.save_identity(known)
    return done_reply(request, {"name": known.name, "language": known.language}, "/me")
