"""Notices of turns: the browsers in which somebody wants them."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tianxia.store import now
from tianxia.store.models import Subscription
from tianxia.store.notices import digest_of
from tianxia.web.errors import WebError
from tianxia.web.push import Unfit, check_keys
from tianxia.web.replies import done_reply, json_reply
from tianxia.web.requests import caller, read_body


class Keys(msgspec.Struct):
    """What a message to a browser is encrypted with."""

    p256dh: str
    auth: str


class SubscriptionRequest(msgspec.Struct):
    """A subscription, as browsers write it."""

    endpoint: str
    keys: Keys


class DropRequest(msgspec.Struct):
    """A subscription to be ended; without an endpoint all of the visitor's."""

    endpoint: str = ""


async def key(request: Request) -> Response:
    """GET /push: the key by which browsers know this server, and how many of the visitor's are told."""
    hall, visitor = caller(request)
    known = await hall.store.notices.subscriptions(visitor.identity)
    return json_reply({"key": hall.notifying.pusher.public_key, "browsers": len(known)})


async def subscribe(request: Request) -> Response:
    """POST /push: tell this browser when it is the visitor's turn."""
    hall, visitor = caller(request)
    body = await read_body(request, SubscriptionRequest)
    try:
        endpoint = hall.notifying.pusher.check(body.endpoint)
        check_keys(body.keys.p256dh, body.keys.auth)
    except Unfit as error:
        raise WebError(400, "bad-subscription") from error
    keys = body.keys.p256dh, body.keys.auth
    kept = Subscription(digest_of(endpoint), visitor.identity, endpoint, *keys, visitor.language, now(), visitor.login)
    await hall.store.notices.subscribe(kept)
    return json_reply({})


async def unsubscribe(request: Request) -> Response:
    """POST /push/drop: tell this browser no more, or none of the visitor's."""
    hall, visitor = caller(request)
    body = await read_body(request, DropRequest)
    await hall.store.notices.unsubscribe(visitor.identity, body.endpoint)
    return done_reply(request, {}, "/me")
