"""What goes on around a board: who sits where, what was said, what is asked of the others."""

import msgspec

from tianxia.web.live import Ask, LiveTable, Viewer
from tianxia.words import Words


class Chair(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    kind: str
    """person, hotseat, invite, open or bot."""
    name: str
    is_mine: bool


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    seat: int
    name: str
    text: str


class Asked(msgspec.Struct, frozen=True):
    """Something that waits for consent."""

    number: int
    text: str
    is_for_me: bool


class Note(msgspec.Struct, frozen=True):
    """Something in the log that is not an action: who sat down, which bot gave up."""

    ply: int
    """After this many actions."""
    seat: int
    text: str


class Room(msgspec.Struct, frozen=True):
    """The room of a table, as one viewer knows it."""

    chairs: list[Chair]
    chat: list[Said]
    asks: list[Asked]
    notes: list[Note]


def room_of(live: LiveTable, t: Words, viewer: Viewer, names: list[str]) -> Room:
    """What a viewer knows of the room."""
    return Room(
        chairs=[Chair(row.kind, names[row.seat], row.seat in viewer.seats) for row in live.seats],
        chat=[
            Said(entry.seat, names[entry.seat], entry.data["text"]) for entry in live.entries if entry.kind == "chat"
        ],
        asks=[_asked(t, ask, viewer, names) for ask in live.asks.values()],
        notes=_notes(live, t, names),
    )


def _asked(t: Words, ask: Ask, viewer: Viewer, names: list[str]) -> Asked:
    whose = names[ask.to] if ask.what == "bot" else ""
    text = t(f"table-ask-{ask.what}", name=names[ask.seat], whose=whose, waits=", ".join(names[s] for s in ask.waits))
    return Asked(ask.number, text, not ask.waits.isdisjoint(viewer.seats))


def _notes(live: LiveTable, t: Words, names: list[str]) -> list[Note]:
    notes, ply = [], 0
    for entry in live.entries:
        data = entry.data
        match entry.kind:
            case "act":
                ply += 1
            case "undo":
                ply = data["to"]
                notes.append(Note(ply, entry.seat, t("table-note-undo", name=names[entry.seat])))
            case "seat":
                kind = "bot" if data["kind"] == "bot" else "person"
                notes.append(Note(ply, data["seat"], t(f"table-note-{kind}", name=names[data["seat"]])))
            case "note":
                notes.append(Note(ply, entry.seat, t("table-note-bot-failed", name=names[entry.seat])))
    return notes
