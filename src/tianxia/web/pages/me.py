"""How a visitor likes things."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def me_page(visitor: Visitor) -> h.Element:
    """Name, language and looks, as a plain form."""
    return page(visitor, visitor.name or "Tianxia", h.h1[visitor.name])
