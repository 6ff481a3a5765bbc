"""Who may do what: the table of docs/permissions.md as data. `python -m tests.web.permissions` writes that page anew.

A new address needs a line here: `test_permissions.py` fails until it has one.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "permissions.md"

ROLES = ("stranger", "watcher", "seat", "former", "host", "operator")
YES, NO, OPEN = "yes", "no", "open"
"""OPEN: at a table that is listed, or that has an open seat."""
TABLES = ("private", "listed", "open")
"""Kinds of table: a private one, one in the lobby's list, and a private one with an open seat."""


class Line(NamedTuple):
    """An address: how it is asked, and who gets past the door."""

    method: str
    path: str
    who: tuple[str, ...]
    """A verdict for each of ROLES."""
    body: Mapping[str, Any] = MappingProxyType({})
    is_before: bool = False
    """Is it for a table that still waits for its people?"""


ALL = (YES,) * 6
KNOWN = (NO, YES, YES, YES, YES, NO)
"""Whoever has been here before: a page gives everybody a cookie, and without one nothing can be sent."""
LOOK = (OPEN, OPEN, YES, YES, YES, OPEN)
LOOK_KNOWN = (NO, OPEN, YES, YES, YES, NO)
SEAT = (NO, NO, YES, NO, NO, NO)
SEATED = (NO, NO, YES, YES, NO, NO)
"""At any seat, also while a bot plays there."""
NOBODY = (NO,) * 6
"""Programs with a token, or a monitor with the operator's."""
HOST = (NO, NO, NO, NO, YES, NO)
SEAT_OR_HOST = (NO, NO, YES, NO, YES, NO)

LINES = [
    Line("GET", "/", ALL),
    Line("GET", "/new/{game}", ALL),
    Line("POST", "/tables", KNOWN, {"game": "china", "seats": [{"kind": "open"}] * 3}),
    Line("POST", "/lessons", KNOWN, {"game": "china"}),
    Line("GET", "/table/{id}", LOOK),
    Line("GET", "/table/{id}/scene", LOOK),
    Line("GET", "/table/{id}/at/{ply}", LOOK),
    Line("GET", "/ground/{name}", ALL),
    Line("GET", "/table/{id}/ground/{name}", LOOK),
    Line("GET", "/table/{id}/text", LOOK),
    Line("GET", "/table/{id}/box", LOOK),
    Line("GET", "/table/{id}/picture", LOOK),
    Line("GET", "/table/{id}/poster", LOOK),
    Line("GET", "/table/{id}/events", LOOK),
    Line("POST", "/table/{id}/act", SEAT, {"seat": 0, "action": "fly", "version": 0}),
    Line("POST", "/table/{id}/undo", SEAT, {"seat": 0}),
    Line("POST", "/table/{id}/ask", SEAT, {"seat": 0, "what": "takeback", "to": 0}),
    Line("POST", "/table/{id}/answer", SEATED, {"number": 99, "yes": True}),
    Line("GET", "/table/{id}/chat", LOOK),
    Line("POST", "/table/{id}/chat", SEATED, {"text": "hello"}),
    Line("POST", "/table/{id}/report", LOOK_KNOWN, {"number": 99}),
    Line("POST", "/table/{id}/rematch", SEATED),
    Line("POST", "/table/{id}/lesson", SEAT, {"seat": 0}),
    Line("POST", "/table/{id}/sit", LOOK_KNOWN, {"seat": 0}),
    Line("GET", "/table/{id}/invitation", LOOK),
    Line("POST", "/table/{id}/invitation", HOST, {"seat": 2}),
    Line("GET", "/table/{id}/room", LOOK),
    Line("POST", "/table/{id}/chair", SEAT, {"seat": 0, "name": "x"}, True),
    Line("POST", "/table/{id}/leave", SEAT_OR_HOST, {"seat": 0}, True),
    Line("POST", "/table/{id}/entropy", SEATED, {"added": "0" * 32}, True),
    Line("POST", "/table/{id}/ready", SEATED, {"yes": True}, True),
    Line("POST", "/table/{id}/start", HOST, {"bot": "random"}, True),
    Line("GET", "/table/{id}/why", LOOK),
    Line("GET", "/table/{id}/preview", LOOK),
    Line("POST", "/table/{id}/hint", SEAT, {"seat": 0}),
    Line("GET", "/table/{id}/coach", SEATED),
    Line("POST", "/table/{id}/fork", LOOK_KNOWN, {"ply": 0}),
    Line("GET", "/table/{id}/record", LOOK),
    Line("GET", "/table/{id}/proof", LOOK),
    Line("GET", "/table/{id}/replay", LOOK),
    Line("GET", "/table/{id}/review", LOOK),
    Line("POST", "/table/{id}/review", LOOK_KNOWN),
    Line("GET", "/table/{id}/judgements", LOOK),
    Line("POST", "/table/{id}/back", SEAT, {"seat": 0}),
    Line("POST", "/table/{id}/resume", SEAT, {"seat": 0}),
    Line("POST", "/table/{id}/resign", SEAT, {"seat": 0}),
    Line("GET", "/join/{token}", ALL),
    Line("POST", "/join/{token}", KNOWN),
    Line("POST", "/records", KNOWN, {"text": "x"}),
    Line("GET", "/campaigns", ALL),
    Line("POST", "/campaigns", KNOWN, {"text": "x"}),
    Line("GET", "/campaign/{id}", HOST),
    Line("POST", "/campaign/{id}/play", HOST),
    Line("POST", "/campaign/{id}/name", HOST, {"name": "x"}),
    Line("GET", "/campaign/{id}/file", HOST),
    Line("POST", "/campaign/{id}/drop", HOST),
    Line("GET", "/rules/{game}", ALL),
    Line("GET", "/rules/{game}/text", ALL),
    Line("GET", "/rules/{game}/figures/{name}.svg", ALL),
    Line("GET", "/box/{game}", ALL),
    Line("GET", "/box/{game}/file", ALL),
    Line("GET", "/box/{game}/sheet/{name}", ALL),
    Line("POST", "/boxes", KNOWN, {"game": "china", "text": "x"}),
    Line("GET", "/boxes/{id}", HOST),
    Line("GET", "/boxes/{id}/file", HOST),
    Line("GET", "/boxes/{id}/sheet/{name}", HOST),
    Line("POST", "/boxes/{id}/correct", HOST, {"text": "x"}),
    Line("POST", "/boxes/{id}/name", HOST, {"name": "x"}),
    Line("POST", "/boxes/{id}/drop", HOST),
    Line("GET", "/about", ALL),
    Line("GET", "/me", ALL),
    Line("POST", "/me", KNOWN, {"motion": "less"}),
    Line("GET", "/push", ALL),
    Line("POST", "/push", KNOWN, {"endpoint": "nowhere", "keys": {"p256dh": "", "auth": ""}}),
    Line("POST", "/push/drop", KNOWN),
    Line("POST", "/me/mail", KNOWN, {"address": ""}),
    Line("GET", "/mail/confirm/{token}", ALL),
    Line("POST", "/mail/confirm/{token}", KNOWN),
    Line("GET", "/mail/leave/{token}", ALL),
    Line("POST", "/mail/leave/{token}", ALL),
    Line("POST", "/me/bots", KNOWN, {"name": "x"}),
    Line("POST", "/me/bots/{id}/drop", KNOWN),
    Line("GET", "/me/games", ALL),
    Line("POST", "/me/share", KNOWN, {"shared": False}),
    Line("GET", "/people/{handle}", ALL),
    Line("POST", "/me/passkeys", KNOWN, {"answer": {}}),
    Line("POST", "/me/passkeys/challenge", KNOWN),
    Line("POST", "/me/passkeys/{id}/drop", KNOWN),
    Line("POST", "/me/link", KNOWN),
    Line("POST", "/me/logins/{id}/drop", KNOWN),
    Line("GET", "/me/logout", ALL),
    Line("POST", "/me/logout", KNOWN, {"where": "nowhere"}),
    Line("GET", "/me/data", ALL),
    Line("GET", "/me/delete", ALL),
    Line("POST", "/me/delete", KNOWN, {"sure": "no"}),
    Line("GET", "/enter", ALL),
    Line("POST", "/enter", KNOWN, {"answer": {}}),
    Line("POST", "/enter/challenge", KNOWN),
    Line("GET", "/link/{token}", ALL),
    Line("POST", "/link/{token}", KNOWN),
    Line("GET", "/turns", ALL),
    Line("GET", "/api/bot/stream", NOBODY),
    Line("POST", "/api/bot/seek", NOBODY, {"game": "china"}),
    Line("POST", "/api/bot/join", NOBODY, {"invitation": "x"}),
    Line("GET", "/api/bot/game/{id}", NOBODY),
    Line("POST", "/api/bot/game/{id}/act", NOBODY, {"action": "fly", "version": 0}),
    Line("POST", "/api/bot/game/{id}/chat", NOBODY, {"text": "hello"}),
    Line("GET", "/welcome/{token}", ALL),
    Line("POST", "/welcome/{token}", KNOWN),
    Line("GET", "/metrics", NOBODY),
    Line("GET", "/health", ALL),
    Line("GET", "/pictures/{game}.svg", ALL),
    Line("GET", "/manifest.webmanifest", ALL),
    Line("GET", "/service-worker.js", ALL),
    Line("GET", "/offline", ALL),
    Line("GET", "/icons/{size:int}.png", ALL),
    Line("GET", "/static/{version}/{name}", ALL),
]

SEATS = {
    "a person's": (NO, NO, NO, NO, NO, NO),
    "somebody else's at the host's screen": (NO, NO, NO, NO, YES, NO),
    "for a friend who is invited": (NO, NO, NO, NO, NO, NO),
    "open": (NO, YES, YES, YES, YES, NO),
    "a bot's": (NO, NO, NO, NO, NO, NO),
    "the former player's, where a bot plays": (NO, NO, NO, YES, NO, NO),
}
"""Who may sit down at a seat of a table that all may look at; where somebody sits already, that is no change."""

INTRODUCTION = """# Who may do what

Made from `tests/web/permissions.py`, where every line is tried at a private table, at a listed one and at a private
one with an open seat (`tests/web/test_permissions.py`); what is done before a game is tried in the waiting room.
*yes*: gets past the door (what is asked may still make no sense); *no*: is refused; *open*: only at a table that is
listed or has an open seat.

- **stranger**: has no cookie yet. Any page gives one; without it nothing can be sent.
- **watcher**: has a cookie, and does not sit at the table.
- **seat**: sits at the table; looks and acts with the own seats only.
- **former**: sits there, and a bot plays for them until they are back. In the waiting room, another who has come.
- **host**: has set the table and does not sit there; owns the campaign. Invitation links are told to nobody else.
- **operator**: runs the server. On the web the operator is a stranger like any other.

Passkeys, logins and data under `/me` are always the visitor's own: nobody can name another's. A link (`/link/`) signs
in whoever has it, once, within ten minutes, and only by its button.

Where all say *no*, a token is asked for instead: that of a program under `/api/bot/`, the operator's for `/metrics`.

"""


def page() -> str:
    """The text of docs/permissions.md."""
    head = f"| | {' | '.join(ROLES)} |\n| --- |{' --- |' * len(ROLES)}\n"
    lines = [f"| {line.method} `{line.path}` | {' | '.join(line.who)} |\n" for line in LINES]
    seats = [f"| {seat} | {' | '.join(who)} |\n" for seat, who in SEATS.items()]
    return INTRODUCTION + head + "".join(lines) + "\n## Who may sit down\n\n" + head + "".join(seats)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
