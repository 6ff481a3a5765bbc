"""Help at the table: why not, what will happen, what a strong bot would do, what one may regret."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.web import advice, hints
from tianxia.web.errors import WebError
from tianxia.web.replies import json_reply
from tianxia.web.requests import look, read_body, while_asked
from tianxia.web.terms import are_hints_allowed
from tianxia.web.workers import Failed


class HintRequest(msgspec.Struct):
    """A seat that wants a hint."""

    seat: int


async def why(request: Request) -> Response:
    """GET /table/ID/why?action=... or ?targets=a,b: why not, and the page of the rulebook."""
    hall, _, live, viewer = await look(request)
    table = live.localized(viewer.language)
    action = request.query_params.get("action")
    if action is not None:
        return json_reply(await hall.draw(advice.why_action, table, viewer, action))
    targets = tuple(filter(None, request.query_params.get("targets", "").split(",")))
    return json_reply(await hall.draw(advice.why_targets, table, viewer, targets))


async def preview(request: Request) -> Response:
    """GET /table/ID/preview?action=...: what will surely happen."""
    hall, _, live, viewer = await look(request)
    action = request.query_params.get("action", "")
    return json_reply(await hall.draw(advice.preview, live.localized(viewer.language), viewer, action))


async def hint(request: Request) -> Response:
    """POST /table/ID/hint: what a strong bot would do."""
    body = await read_body(request, HintRequest)
    hall, visitor, live, viewer = await look(request, body.seat, sits=True)
    if not are_hints_allowed(live):
        raise WebError(403, "no-hints")
    if live.is_over or live.table.decider != body.seat or live.bot is not None:
        raise WebError(403, "not-your-decision")
    if hall.settings.is_warming:
        raise WebError(503, "warming")
    table, version = live.localized(viewer.language), live.version
    thinking = hall.workers.run(hints.ponder(live, body.seat), is_wanted=lambda: live.version == version)
    try:
        found = await while_asked(request, thinking)
    except Failed:
        raise WebError(503, "no-hint") from None
    return json_reply(await hall.draw(hints.make_hint, table, visitor.words, body.seat, found))


async def coach(request: Request) -> Response:
    """GET /table/ID/coach?action=...: a line before an action that somebody new may regret; usually an empty one."""
    hall, visitor, live, viewer = await look(request, sits=True)
    action = request.query_params.get("action", "")
    return json_reply(await hall.coaching.say(live, viewer, visitor.words, action))
