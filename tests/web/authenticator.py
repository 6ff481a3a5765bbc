"""A device that keeps passkeys, as WebAuthn describes one: real keys and signatures, without a browser around it."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256, P256 = -7, 1


class Authenticator:
    """A device, and the browser before it that says which page has asked."""

    def __init__(self, origin: str = "http://tianxia.test") -> None:
        self.origin = origin
        self.uses = 0
        self._keys: dict[str, tuple[bytes, ec.EllipticCurvePrivateKey, str]] = {}
        """By host: the id of the passkey, the key, and for whom it is."""

    def make(self, asked: dict[str, Any], key: bytes = b"") -> dict[str, Any]:
        """What `navigator.credentials.create` gives; a device chooses the id of a passkey as it likes."""
        assert asked["authenticatorSelection"]["residentKey"] == "required"
        key = key or secrets.token_bytes(16)
        host, made = asked["rp"]["id"], ec.generate_private_key(ec.SECP256R1())
        self._keys[host] = key, made, asked["user"]["id"]
        public = made.public_key().public_numbers()
        cose = {1: 2, 3: ES256, -1: P256, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        data = self._data(host, ATTESTED) + bytes(16) + len(key).to_bytes(2, "big") + key + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return self._answer(key, clientDataJSON=client, attestationObject=attestation)

    def sign(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        assert not asked.get("allowCredentials")  # nobody has said who they are
        key, made, user = self._keys[asked["rpId"]]
        data, client = self._data(asked["rpId"], 0), self._client("webauthn.get", asked["challenge"])
        signature = made.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        handle = base64url_to_bytes(user)
        return self._answer(key, clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=handle)

    def _data(self, host: str, more: int) -> bytes:
        self.uses += 1
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(host.encode()).digest() + flags + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    @staticmethod
    def _answer(key: bytes, **parts: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(key)
        response = {part: bytes_to_base64url(value) for part, value in parts.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
