"""Replies: JSON, pages, and errors as either."""

from typing import Any

import htpy
import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tianxia.kernel.errors import Refused, TianxiaError, Unreadable
from tianxia.web.errors import WebError, status_of
from tianxia.web.identity import Visitor
from tianxia.web.pages.error import error_page

RETRY = "3"
"""Seconds until something that is not ready yet is asked for again."""


def json_reply(value: Any, status: int = 200) -> Response:
    """A value as JSON; never kept by browsers, because it is somebody's view of a moment."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, media_type="application/json")


def page_reply(page: htpy.Renderable, status: int = 200) -> Response:
    """A page."""
    return html_reply(str(page), status)


def html_reply(page: str, status: int = 200) -> Response:
    """A page that has been put together already."""
    return HTMLResponse(page, status, {"cache-control": "no-store"})


def file_reply(text: str, name: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def wants_page(connection: HTTPConnection) -> bool:
    """Does a browser ask for a page, and not our script for JSON?"""
    return "text/html" in connection.headers.get("accept", "")


def done_reply(connection: HTTPConnection, value: Any, url: str) -> Response:
    """What a POST answers: the value for a script; a plain form is sent on to a page."""
    return RedirectResponse(url, 303) if wants_page(connection) else json_reply(value)


def error_body(visitor: Visitor, error: TianxiaError, **more: Any) -> dict[str, Any]:
    """The one shape of all errors."""
    shown = {"code": error.code, "message": error.sentence(visitor.words)}
    if isinstance(error, Refused):
        shown |= {"message": error.reason, "page": error.page, "chapter": error.chapter}
    elif isinstance(error, WebError) and error.problem:
        shown["problem"] = error.problem
    elif isinstance(error, Unreadable):
        shown |= {"message": visitor.words("error-unreadable", detail=shown["message"])}
    return {"error": {key: value for key, value in shown.items() if value}, **more}


def error_reply(connection: HTTPConnection, visitor: Visitor, error: TianxiaError, **more: Any) -> Response:
    """An error as JSON, or as a page for a browser."""
    status = status_of(error)
    body = error_body(visitor, error, **more)
    is_page = wants_page(connection)
    reply = (
        page_reply(error_page(visitor, status, body["error"]["message"]), status)
        if is_page
        else json_reply(body, status)
    )
    if status == 401:
        reply.headers["www-authenticate"] = "Bearer"
    if status == 408:  # what comes after all is not read any more
        reply.headers["connection"] = "close"
    if isinstance(error, WebError) and error.retry_after:
        reply.headers["retry-after"] = str(error.retry_after)
    elif status == 503:
        reply.headers["retry-after"] = RETRY
        if connection.scope["method"] == "GET":  # a browser looks again by itself
            reply.headers["refresh"] = RETRY
    return reply
