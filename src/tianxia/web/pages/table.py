"""The table page."""

import htpy as h
from markupsafe import Markup

from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.layout import page
from tianxia.web.scene import Scene


def table_page(visitor: Visitor, live: LiveTable, viewer: Viewer, scene: Scene) -> h.Element:
    """A table as its viewer sees it."""
    return page(
        visitor,
        live.row.game,
        h.main(data_table=live.id, data_seat=str(viewer.seat))[
            h.p(role="status")[scene.prompt],
            Markup(scene.board),
            Markup(scene.own or ""),
            h.form(method="post", action=f"/table/{live.id}/act")[
                h.input(type="hidden", name="csrf", value=visitor.csrf),
                h.input(type="hidden", name="at", value=str(scene.at)),
                h.input(type="hidden", name="seat", value=str(viewer.seat)),
                (h.button(name="action", value=choice.action)[choice.phrase] for choice in scene.legal),
            ],
        ],
    )
