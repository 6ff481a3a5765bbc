"""Campaigns: save slots and the games played from them."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web import campaigns
from tianxia.web.api.tables import created_reply
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.replies import done_reply, file_reply
from tianxia.web.requests import Empty, caller, read_body


class SlotRequest(msgspec.Struct):
    """A new save slot, fresh or from the text of a campaign file; or another name for one."""

    name: str = ""
    game: str = ""
    text: str = ""


async def create(request: Request) -> Response:
    """POST /campaigns: a new save slot."""
    hall, visitor = caller(request)
    body = await read_body(request, SlotRequest)
    slot = await campaigns.begin(hall, visitor, body.name, body.game, body.text)
    url = f"/campaign/{slot.row.id}"
    return done_reply(request, {"id": slot.row.id, "url": url}, url)


async def play(request: Request) -> Response:
    """POST /campaign/ID/play: the running game of a campaign, or its next one."""
    hall, visitor = caller(request)
    await read_body(request, Empty)
    return created_reply(request, await campaigns.play(hall, visitor, request.path_params["id"]))


async def rename(request: Request) -> Response:
    """POST /campaign/ID/name: give a slot another name."""
    hall, _, slot = await _own_slot(request)
    body = await read_body(request, SlotRequest)
    await campaigns.rename(hall, slot, body.name)
    return done_reply(request, {"id": slot.row.id}, f"/campaign/{slot.row.id}")


async def drop(request: Request) -> Response:
    """POST /campaign/ID/drop: empty a slot."""
    hall, _, slot = await _own_slot(request)
    await read_body(request, Empty)
    await hall.store.campaigns.drop(slot.row.id)
    return done_reply(request, {"url": "/campaigns"}, "/campaigns")


async def file(request: Request) -> Response:
    """GET /campaign/ID/file: the campaign file."""
    hall, _, slot = await _own_slot(request)
    return file_reply(await campaigns.text_of(hall, slot), f"{slot.row.id}.json")


async def _own_slot(request: Request) -> tuple[Hall, Visitor, campaigns.Slot]:
    hall, visitor = caller(request)
    return hall, visitor, await campaigns.slot_of(hall, visitor, request.path_params["id"])
