"""Scripts, styles and the icon: files that browsers keep, at an address that changes with any of them.

After an upgrade a page asks for the new files, all of them, and never for a mixture of old and new. A page of another
version (it was open meanwhile, or another server wrote it) is answered as well, but is told to keep nothing.
Comments, a quarter of all bytes, stay at home; the lines of the files keep their numbers.
"""

import gzip
import re
from functools import cache
from hashlib import blake2b
from pathlib import PurePath
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tianxia.look import CHOSEN_STYLE, STYLE
from tianxia.web.errors import WebError
from tianxia.web.paths import STATIC

KEEP = "private, max-age=31536000, immutable"
"""For what lies at an address that names its content; private, for an answer may carry a cookie."""

COMMENT = re.compile(r"^[ \t]*/\*.*?\*/[ \t]*|/\*\* @type [^\n]*?\*/ ", re.DOTALL | re.MULTILINE)
"""What is written for who reads the source: a comment at the beginning of a line, or a type anywhere."""

MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Asset(NamedTuple):
    """A file as it is sent."""

    media_type: str
    text: bytes
    packed: bytes


def address(name: str) -> str:
    """Where a file is asked for."""
    return f"/static/{_version()}/{name}"


def source(name: str) -> str:
    """A file as it is sent."""
    return _assets()[name].text.decode()


def version() -> str:
    """What changes with any of the files."""
    return _version()


async def asset(request: Request) -> Response:
    """GET /static/VERSION/NAME."""
    found = _assets().get(request.path_params["name"])
    if found is None:
        raise WebError(404, "no-such-page")
    headers = {
        "cache-control": KEEP if request.path_params["version"] == _version() else "no-cache",
        "vary": "accept-encoding",
    }
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.text, headers=headers, media_type=found.media_type)
    return Response(found.packed, headers=headers | {"content-encoding": "gzip"}, media_type=found.media_type)


@cache
def _assets() -> dict[str, Asset]:
    files = {file.name: without_comments(file.read_text()) for file in sorted(STATIC.iterdir()) if file.is_file()}
    files["look.css"] = STYLE + CHOSEN_STYLE  # the pigments and rings that drawings and pages share
    return {
        name: Asset(MEDIA_TYPES[PurePath(name).suffix], text.encode(), gzip.compress(text.encode(), mtime=0))
        for name, text in files.items()
    }


def without_comments(source: str) -> str:
    """A script, style or picture as it is sent."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), source)


@cache
def _version() -> str:
    digest = blake2b(digest_size=8)
    for name, found in _assets().items():
        digest.update(name.encode() + b"\0" + found.text + b"\0")
    return digest.hexdigest()
