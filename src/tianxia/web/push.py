"""Web Push: messages to browsers whose page is closed (RFC 8030), encrypted (RFC 8291) and signed by VAPID (RFC 8292).

A message goes to the address that a browser has named, so it is checked that the address is a public one over HTTPS:
nobody makes this server knock at its neighbours' doors.
"""

import asyncio
import base64
import ipaddress
import json
import os
import socket
import struct
from typing import Any
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tianxia.store import now

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve: a private key is a number below it."""
RECORD = 4096
"""Bytes of a message at most, as push services have it."""
SIGNED = 12 * 3600
"""Seconds for which a signature is good."""
KEPT = 3 * 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""
PATIENCE = 10.0
"""Seconds for one message."""
LONGEST = 1000
"""Characters of an endpoint."""
NO_CONTACT = "mailto:operator@localhost"
"""Whom a push service may write to, where the operator has not said it."""
GONE = (404, 410)
"""What a push service answers when there is no such browser any more."""


class Unfit(ValueError):
    """A subscription, or its address, that cannot be used."""


class Undelivered(Exception):
    """A message that the push service has not taken."""


class Gone(Undelivered):
    """There is no such browser any more."""


class Pusher:
    """Sends messages in the name of this server."""

    def __init__(self, secret: str, contact: str, *, anywhere: bool = False) -> None:
        self._key = ec.derive_private_key(1 + int.from_bytes(unpacked(secret)) % (ORDER - 1), CURVE)
        self._contact = contact
        self._anywhere = anywhere

    @property
    def public_key(self) -> str:
        """What browsers know this server by."""
        return packed(_point(self._key.public_key()))

    def check(self, endpoint: str) -> str:
        """The endpoint of a subscription, if it may be one; raises Unfit."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError as error:
            raise Unfit("endpoint") from error
        if len(endpoint) > LONGEST or not parts.hostname or parts.username is not None or not endpoint.isascii():
            raise Unfit("endpoint")
        if not self._anywhere and (parts.scheme != "https" or port not in (None, 443)):
            raise Unfit("endpoint")
        return endpoint

    async def send(self, endpoint: str, keys: tuple[str, str], message: dict[str, Any]) -> None:
        """Send a message to a browser with its keys; raises Undelivered or Gone."""
        body = encrypt(json.dumps(message, ensure_ascii=False).encode(), *map(unpacked, keys))
        parts = urlsplit(self.check(endpoint))
        address = await self._resolve(parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80))
        url = httpx.URL(endpoint).copy_with(host=address)
        headers = {
            "host": parts.netloc, "ttl": str(KEPT), "urgency": "normal", "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "authorization": f"vapid t={self._token(f'{parts.scheme}://{parts.netloc}')}, k={self.public_key}",
        }  # fmt: skip
        try:
            async with (
                httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client,
                client.stream(
                    "POST", url, content=body, headers=headers, extensions={"sni_hostname": parts.hostname}
                ) as answer,
            ):
                status = answer.status_code
        except (httpx.HTTPError, OSError) as error:
            raise Undelivered(type(error).__name__) from error
        if status in GONE:
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise Undelivered(str(status))

    async def _resolve(self, host: str, port: int) -> str:
        """The address of a push service, which must be a public one; it is the one that is spoken to then."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise Undelivered("no such host") from error
        addresses = [str(each[4][0]) for each in found]
        if not self._anywhere and not all(ipaddress.ip_address(each).is_global for each in addresses):
            raise Undelivered("not a public address")
        return addresses[0]

    def _token(self, audience: str) -> str:
        """A JSON Web Token by which the push service knows who sends."""
        claims = {"aud": audience, "exp": int(now()) + SIGNED, "sub": self._contact}
        parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{packed(r.to_bytes(32) + s.to_bytes(32))}"


def check_keys(key: str, auth: str) -> None:
    """Are these the keys of a browser? Raises Unfit."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
        secret = unpacked(auth)
    except ValueError as error:
        raise Unfit("keys") from error
    if len(secret) != 16 or len(unpacked(key)) != 65:
        raise Unfit("keys")


def encrypt(message: bytes, key: bytes, auth: bytes) -> bytes:
    """A message that only the browser with this public key and secret can read."""
    theirs, ours = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key), ec.generate_private_key(CURVE)
    public, salt = _point(ours.public_key()), os.urandom(16)
    shared = _derive(ours.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + key + public, 32)
    cipher = AESGCM(_derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(shared, salt, b"Content-Encoding: nonce\0", 12), message + b"\x02", None)
    return salt + struct.pack(">LB", RECORD, len(public)) + public + sealed


def packed(data: bytes) -> str:
    """Bytes as browsers write them in text."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes of such a text; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
