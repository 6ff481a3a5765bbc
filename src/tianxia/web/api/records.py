"""Games as records: take one home, bring one, go on from a moment of it, have it reviewed."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.bots.levels import USUAL_LEVEL
from tianxia.web import records
from tianxia.web.api.tables import created_reply
from tianxia.web.errors import WebError
from tianxia.web.former import OTHER_RULES, former_game, former_record
from tianxia.web.replies import done_reply, file_reply, json_reply
from tianxia.web.requests import Empty, caller, look, read_body


class ForkRequest(msgspec.Struct):
    """A moment to go on from as a new game."""

    ply: int
    seat: int | None = None
    level: str = USUAL_LEVEL


class UploadRequest(msgspec.Struct):
    """A record as text."""

    text: str


async def fork(request: Request) -> Response:
    """POST /table/ID/fork: a new game against bots from a moment of this one."""
    body = await read_body(request, ForkRequest)
    hall, visitor, live, viewer = await look(request, body.seat)
    new = await records.fork(hall, visitor, live, viewer, body.ply, body.level)
    return created_reply(request, new)


async def record(request: Request) -> Response:
    """GET /table/ID/record: the record as a file, once the game is over."""
    try:
        _, _, live, _ = await look(request)
    except WebError as error:
        if error.problem != OTHER_RULES:
            raise
        hall, visitor = caller(request)
        stored = await former_game(hall, visitor, request.path_params["id"])
        return file_reply(former_record(visitor, stored), f"{stored.game.game}-{stored.game.id}.record")
    return file_reply(records.record_of(live), f"{live.row.game}-{live.id}.record")


async def proof(request: Request) -> Response:
    """GET /table/ID/proof: was the game dealt as promised and played by the rules? Once it is over."""
    hall, visitor, live, _ = await look(request)
    return json_reply(await hall.draw(records.proof_of, live, visitor.words))


async def upload(request: Request) -> Response:
    """POST /records: keep a record as a game of mine."""
    hall, visitor = caller(request)
    body = await read_body(request, UploadRequest)
    return created_reply(request, await records.upload(hall, visitor, body.text))


async def start_review(request: Request) -> Response:
    """POST /table/ID/review: have search look at every decision."""
    await read_body(request, Empty)
    hall, _, live, viewer = await look(request)
    hall.reviewing.start(live)
    found = await hall.reviewing.reviewed(live, live.localized(viewer.language))
    return done_reply(request, found, f"/table/{live.id}/review")


async def judgements(request: Request) -> Response:
    """GET /table/ID/judgements: what search thinks of every decision, as far as it got."""
    hall, _, live, viewer = await look(request)
    return json_reply(await hall.reviewing.reviewed(live, live.localized(viewer.language)))
