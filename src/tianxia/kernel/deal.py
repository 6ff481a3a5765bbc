"""Deal: how a seed came about that nobody chose, and how everybody can check it (docs/formats.md, 7).

Before anybody sits down the server draws a secret and publishes its digest, the commitment. Every person's browser adds
random bytes. The seed is a digest of all of it, and the secret is told at the end.
"""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from tianxia.kernel.documents import shown
from tianxia.kernel.errors import Unreadable

PREFIX = b"tianxia-seed-1"
"""What the digest of a seed begins with, so that it can be mistaken for no other."""
SECRET_BYTES = 32
ENTROPY_BYTES = 16
NOTHING = "-"
"""In a record: a seat that added nothing."""


@dataclass(frozen=True)
class Deal:
    """What a seed was derived from. Bytes are hexadecimal texts, as a record has them."""

    table: str
    """The id of the table, so that no two tables have the same deal."""
    commitment: str
    entropy: tuple[str, ...]
    """By seat, what its person's browser added; empty where nothing was."""
    secret: str = ""
    """Empty until the game is over."""

    @property
    def seed(self) -> int:
        """The seed that follows; only with the secret."""
        return derive_seed(bytes.fromhex(self.secret), self.table, [bytes.fromhex(added) for added in self.entropy])

    @property
    def is_kept(self) -> bool:
        """Is the secret the one that the commitment was made of? Only with the secret."""
        return commitment_to(bytes.fromhex(self.secret)) == self.commitment

    @property
    def sealed(self) -> "Deal":
        """The same without the secret: what may be told while the game goes on."""
        return replace(self, secret="")

    @property
    def lines(self) -> list[str]:
        """The header lines of a record."""
        lines = [f"table: {self.table}", f"commitment: {self.commitment}"]
        lines.append("entropy: " + " | ".join(added or NOTHING for added in self.entropy))
        return [*lines, f"secret: {self.secret}"] if self.secret else lines


def new_secret() -> str:
    """A secret that nobody knows yet."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is published of a secret before the game.

    >>> commitment_to(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(secret).hexdigest()


def derive_seed(secret: bytes, table: str, entropy: Sequence[bytes]) -> int:
    """The seed of a game: 64 bits that neither the server nor any player alone could choose.

    >>> derive_seed(bytes(32), "table", [bytes(16), b""])
    10627302253557218625
    """
    digest = sha256(PREFIX + secret + _counted(table.encode()) + bytes([len(entropy)]))
    for added in entropy:
        digest.update(_counted(added))
    return int.from_bytes(digest.digest()[:8], "big")


def is_entropy(text: str) -> bool:
    """Is this what a browser may add?"""
    return re.fullmatch(f"[0-9a-f]{{{2 * ENTROPY_BYTES}}}", text) is not None


def read_deal(header: dict[str, str], players: int) -> Deal | None:
    """The deal that the header of a record tells; None if it tells none. Raises Unreadable."""
    keys = ("table", "commitment", "entropy")
    if not any(key in header for key in (*keys, "secret")):
        return None
    for key in keys:
        if key not in header:
            raise Unreadable("missing", key)
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", header["table"]):
        raise Unreadable("not-a-table-id", "table", found=shown(header["table"]))
    added = tuple("" if part.strip() == NOTHING else part.strip() for part in header["entropy"].split("|"))
    if len(added) != players or not all(is_entropy(part) for part in added if part):
        length = str(2 * ENTROPY_BYTES)
        raise Unreadable("not-entropy", "entropy", players=str(players), length=length, found=shown(header["entropy"]))
    secret = _hex(header, "secret") if "secret" in header else ""
    return Deal(header["table"], _hex(header, "commitment"), added, secret)


def _hex(header: dict[str, str], key: str) -> str:
    """32 bytes: a secret is as long as a digest."""
    length = 2 * SECRET_BYTES
    if not re.fullmatch(f"[0-9a-f]{{{length}}}", header[key]):
        raise Unreadable("not-hexadecimal", key, length=str(length), found=shown(header[key]))
    return header[key]


def _counted(given: bytes) -> bytes:
    """Bytes after their number, so that no two lists of them read alike."""
    return bytes([len(given)]) + given
