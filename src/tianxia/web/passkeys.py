"""Passkeys: what a browser is asked to sign, and whether it did (WebAuthn).

A passkey is for the name under which the server is asked for, and the guard has checked that name. It is kept on the
device together with who it is for, so that nobody types a name to sign in.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tianxia.kernel.documents import Document
from tianxia.store import Passkey, now
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

MOST = 20
"""Passkeys of one person."""
ADD, ENTER = "add-passkey", "enter"
"""Purposes of challenges."""
PATIENCE = 300.0
"""Seconds in which a challenge is to be answered: people look for their phone."""


class Place(NamedTuple):
    """Where the server is, as the browser knows it."""

    host: str
    """The name without a port."""
    origin: str


class _ClientData(msgspec.Struct):
    """What the browser itself adds to what the device signs; the rest of it is read by the library."""

    challenge: str


def place_of(request: Request) -> Place:
    """Where a request has found the server: scheme and host, as a trusted proxy or the browser says."""
    return Place(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


async def registration(hall: "Hall", visitor: Visitor, place: Place) -> Document:
    """What a browser is asked when somebody adds a passkey."""
    known = await hall.store.passkeys.of(visitor.identity)
    if len(known) >= MOST:
        raise WebError(409, "too-many-passkeys", most=MOST)
    challenge = await hall.store.tickets.issue(ADD, visitor.identity, visitor.login, PATIENCE)
    name = visitor.name or visitor.words("guest")
    options = generate_registration_options(
        rp_id=place.host,
        rp_name=visitor.words("page-brand"),
        user_id=visitor.identity.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge.encode(),
        timeout=round(PATIENCE * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known],
    )
    return options_to_json_dict(options)


async def register(hall: "Hall", visitor: Visitor, place: Place, answer: Document, name: str) -> Passkey:
    """Keep the passkey that a browser has made; raises WebError if the answer is not one to our question."""
    challenge = await _answered(hall, visitor, ADD, answer)
    with _understanding():
        found = verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=place.host, expected_origin=place.origin
        )
    key = bytes_to_base64url(found.credential_id)
    if await hall.store.passkeys.find(key) is not None:
        raise WebError(409, "passkey-known")
    passkey = Passkey(key, visitor.identity, name, place.host, found.credential_public_key, found.sign_count, now())
    await hall.store.passkeys.add(passkey)
    return passkey


async def invitation(hall: "Hall", visitor: Visitor, place: Place) -> Document:
    """What a browser is asked when somebody signs in: whichever passkey for this server they like."""
    challenge = await hall.store.tickets.issue(ENTER, visitor.identity, visitor.login, PATIENCE)
    options = generate_authentication_options(
        rp_id=place.host,
        challenge=challenge.encode(),
        timeout=round(PATIENCE * 1000),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


async def recognise(hall: "Hall", visitor: Visitor, place: Place, answer: Document) -> str:
    """Whose passkey has answered; raises WebError if none of ours has, or not to our question."""
    challenge = await _answered(hall, visitor, ENTER, answer)
    known = await hall.store.passkeys.find(str(answer.get("id", "")))
    if known is None:
        raise WebError(404, "no-such-passkey")
    with _understanding():
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.uses,
        )
    await hall.store.passkeys.use(known.id, found.new_sign_count)
    return known.identity


async def _answered(hall: "Hall", visitor: Visitor, purpose: str, answer: Document) -> bytes:
    """The challenge of ours that is answered, void from now on; raises WebError if it is not this browser's."""
    with _understanding():
        data: Any = answer["response"]["clientDataJSON"]
        challenge = base64url_to_bytes(msgspec.json.decode(base64url_to_bytes(data), type=_ClientData).challenge)
        text = challenge.decode("ascii")
    ticket = await hall.store.tickets.take(purpose, text)
    if ticket is None or (ticket.identity, ticket.login) != (visitor.identity, visitor.login):
        raise WebError(410, "passkey-late")
    return challenge


@contextmanager
def _understanding() -> Iterator[None]:
    """Read what a browser has sent, which may be anything; raises WebError."""
    try:
        yield
    except Exception as error:  # the library's own, and those of the libraries below it
        raise WebError(400, "bad-passkey", problem=str(error)[:200]) from error
