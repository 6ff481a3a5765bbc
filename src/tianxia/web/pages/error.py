"""The page of an error."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def error_page(visitor: Visitor, status: int, message: str) -> h.Element:
    """What went wrong, in a sentence."""
    return page(visitor, str(status), h.div[h.h1[str(status)], h.p[message], h.a(href="/")["Tianxia"]])
