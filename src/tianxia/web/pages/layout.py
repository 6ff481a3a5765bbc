"""The frame of all pages."""

import htpy as h

from tianxia.web.identity import Visitor


def page(visitor: Visitor, title: str, *content: h.Node, scripts: tuple[str, ...] = ()) -> h.Element:
    """A whole page."""
    return h.html(lang=visitor.language, data_theme=visitor.theme or None)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="csrf", content=visitor.csrf),
            h.title[title],
            h.link(rel="stylesheet", href="/static/look.css"),
            (h.script(type="module", src=f"/static/{script}") for script in scripts),
        ],
        h.body[content],
    ]
