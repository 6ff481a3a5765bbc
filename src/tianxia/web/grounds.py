"""The ground of a table: what never changes of its drawing, as a file that browsers keep.

It follows from box, options, number of seats, viewpoint and language, so tables that are alike share it. Its name is a
digest of what it holds. A server that has not drawn a ground yet (it has just begun, or another one drew the scene)
finds it by the table.
"""

from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from tianxia.look import Part

KEPT = 256
"""Grounds that are known without drawing a table."""

_known: dict[str, bytes] = {}


def ground_of(parts: Mapping[str, Part]) -> str:
    """The name of the ground of a drawing, by which it is known from now on."""
    text = msgspec.json.encode({name: _ground(part) for name, part in parts.items()})
    name = blake2b(text, digest_size=12).hexdigest()
    _known.pop(name, None)
    _known[name] = text
    while len(_known) > KEPT:
        _known.pop(next(iter(_known)), None)
    return name


def known_ground(name: str) -> bytes | None:
    """A ground as it is sent: `{zone: [SVG, {block: SVG}]}`."""
    return _known.get(name)


def _ground(part: Part) -> tuple[str, dict[str, str]]:
    return "".join(part.ground), {block.name: "".join(block.ground) for block in part.blocks}
