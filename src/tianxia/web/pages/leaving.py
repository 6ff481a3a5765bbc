"""The dialog for leaving a table: each way with what it means. The script shows those that are possible."""

import htpy as h

from tianxia.web.live import LiveTable
from tianxia.words import Words

WAYS = ("pause", "bot", "resign", "abandon")
ASKED = ("pause", "bot", "abandon")
"""Ways to which the others must agree."""


def leave_dialog(t: Words, live: LiveTable) -> h.Element:
    """How one may leave."""
    return h.dialog("#leave", aria_labelledby="leave-title")[
        h.header[
            h.h2("#leave-title")[t("table-leave-title")],
            h.button(".close", type="button", data_close=True, aria_label=t("table-close"))["×"],
        ],
        (_way(t, way, live.row.players) for way in WAYS),
    ]


def _way(t: Words, way: str, players: int) -> h.Element:
    return h.div(".way")[
        h.button(id=f"leave-{way}", type="button", aria_describedby=f"leave-{way}-what")[
            t(f"table-leave-{way}", players=players)
        ],
        h.p(id=f"leave-{way}-what")[
            t(f"table-leave-{way}-what", players=players),
            h.span(".asked-first")[" ", t("table-leave-asked")] if way in ASKED else None,
        ],
    ]
