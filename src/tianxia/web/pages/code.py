"""A link as a QR code, for the camera of another device."""

from urllib.parse import urlsplit

import htpy as h
import segno

LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""Names by which only this computer itself is meant."""
QUIET = 4
"""Empty squares around a code, without which cameras do not find it."""


def is_loopback(link: str) -> bool:
    """Does a link lead nowhere from any other device?"""
    return urlsplit(link).hostname in LOOPBACK


def qr_code(link: str) -> h.Element:
    """A QR code: black on white in every theme, as cameras expect it."""
    rows = [bytes(row) for row in segno.make(link, error="m", micro=False).matrix]
    size = len(rows) + 2 * QUIET
    dark = (
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark
    )
    return h.svg(viewBox=f"0 0 {size} {size}", aria_hidden="true", shape_rendering="crispEdges")[
        h.rect(width=size, height=size, fill="#fff"), h.path(d="".join(dark), fill="#000")
    ]
