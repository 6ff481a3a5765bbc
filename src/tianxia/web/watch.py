"""The watch at the door: every request has a number, is timed and counted, and may be a line in the log."""

import contextvars
import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Mapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.web.metrics import Metrics
from tianxia.web.settings import Settings

log = logging.getLogger("tianxia.requests")

HEADER = "x-request-id"
PLAUSIBLE = re.compile(r"[\w.-]{1,64}")
"""What a proxy may have called a request."""
REQUEST: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")
"""The number of the request that is being answered: what is logged meanwhile has it."""


class Watch:
    """ASGI middleware around everything else, so that no answer goes by it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, addresses: Mapping[Any, str]) -> None:
        self._app = app
        self._addresses = addresses
        """The address of each endpoint, as a pattern."""
        self._settings = settings
        self._metrics = metrics
        self.is_draining = False
        """Is the server about to end? Then connections are closed after their answer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        asked = Headers(scope=scope).get(HEADER, "") if self._settings.proxy_headers else ""
        number = asked if PLAUSIBLE.fullmatch(asked) else secrets.token_hex(8)
        REQUEST.set(number)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[HEADER] = number
                if self.is_draining:
                    headers["connection"] = "close"
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count it. Addresses are named by their pattern: what stands in them may be an invitation."""
        place = self._addresses.get(scope.get("endpoint"), "elsewhere")
        self._metrics.count(scope["method"], place, status, seconds)
        if self._settings.log_requests:
            fields = {"method": scope["method"], "route": place, "status": status, "ms": round(1000 * seconds, 1)}
            log.info("%(method)s %(route)s %(status)d %(ms).0f ms", fields, extra={"fields": fields})


class JsonLines(logging.Formatter):
    """One JSON object a line, with the number of the request it belongs to."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """Let the server's log go to the error stream, as text or as JSON; uvicorn's goes the same way."""
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for name, level in (("tianxia", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
