"""Help at the table: why something is not allowed, what will happen, what a strong bot would do."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web import advice
from tianxia.web.errors import WebError
from tianxia.web.replies import json_reply
from tianxia.web.requests import look, read_body
from tianxia.web.workers import PERSON, Failed


class HintRequest(msgspec.Struct):
    """A seat that wants a hint."""

    seat: int


async def why(request: Request) -> Response:
    """GET /table/ID/why?action=... or ?targets=a,b: why not, and the page of the rulebook."""
    _, _, live, viewer = await look(request)
    table = live.localized(viewer.language)
    action = request.query_params.get("action")
    if action is not None:
        return json_reply(advice.why_action(table, viewer, action))
    targets = request.query_params.get("targets", "")
    return json_reply(advice.why_targets(table, viewer, tuple(filter(None, targets.split(",")))))


async def preview(request: Request) -> Response:
    """GET /table/ID/preview?action=...: what will surely happen."""
    _, _, live, viewer = await look(request)
    action = request.query_params.get("action", "")
    return json_reply(advice.preview(live.localized(viewer.language), viewer, action))


async def hint(request: Request) -> Response:
    """POST /table/ID/hint: what a strong bot would do."""
    body = await read_body(request, HintRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    if live.table.decider != body.seat:
        raise WebError(403, "not-your-decision")
    if hall.settings.is_warming:
        raise WebError(503, "warming")
    table = live.localized(viewer.language)
    try:
        found = await hall.workers.run(advice.ponder(live, body.seat), PERSON)
    except Failed:
        raise WebError(503, "no-hint") from None
    return json_reply(advice.make_hint(table, visitor.words, found))
