"""What this is."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def about_page(visitor: Visitor) -> h.Element:
    """Unofficial, and what that means."""
    return page(visitor, "Tianxia", h.p[visitor.words("unofficial")])
