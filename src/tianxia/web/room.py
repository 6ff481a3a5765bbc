"""What goes on around a board: who sits where, what was said, what is asked of the others."""

import msgspec

from tianxia.store import Seat
from tianxia.web.gathering import EMPTY
from tianxia.web.leaving import ways_of
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.terms import are_hints_allowed, has_people, is_person
from tianxia.web.wishes import Ask
from tianxia.words import Words

LINES = 50
"""Lines of the chat that are sent at once."""


class Chair(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    kind: str
    """person, hotseat, invite, open, bot or program."""
    name: str
    is_mine: bool
    is_played: bool = False
    """Does a bot play for whoever sits there, until they are back?"""
    has_resigned: bool = False


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    """The entry."""
    seat: int
    name: str
    text: str


class Talk(msgspec.Struct, frozen=True):
    """The latest lines of the chat, or those before an entry."""

    chat: list[Said]
    earlier: int
    """How many lines came before them."""


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
    """The latest lines; a page asks for those before them if its reader wants them."""
    earlier: int
    """How many lines came before them."""
    asks: list[Asked]
    notes: list[Note]
    terms: list[str]
    """What was agreed on for the table; nothing where one person plays."""
    has_hints: bool
    """May people ask for hints?"""
    has_others: bool
    """Are there people besides the viewer, who are asked for consent?"""
    is_host: bool
    """Has the viewer set the table?"""
    ways: list[str]
    """How the viewer may leave (`leaving.ways_of`)."""
    is_paused: bool
    """Have people agreed to go on later?"""
    rematch: str
    """The address of the table where the same people play again; empty if there is none."""


def room_of(live: LiveTable, t: Words, viewer: Viewer, names: list[str]) -> Room:
    """What a viewer knows of the room."""
    talk = talk_of(live, names)
    return Room(
        chairs=[_chair(live, row, viewer, names[row.seat]) for row in live.seats],
        chat=talk.chat,
        earlier=talk.earlier,
        asks=[_asked(t, ask, viewer, names) for ask in live.asks.values()],
        notes=_notes(live, t, names),
        terms=terms_of(live, t),
        has_hints=are_hints_allowed(live),
        has_others=any(row.seat not in viewer.seats for row in live.seats if is_person(row) and row.bot is None),
        is_host=any(live.seats[seat].identity == live.row.owner for seat in viewer.seats),
        ways=ways_of(live, viewer.seat),
        is_paused=live.is_paused,
        rematch=f"/table/{live.rematch}" if live.rematch else "",
    )


def _chair(live: LiveTable, row: Seat, viewer: Viewer, name: str) -> Chair:
    return Chair(
        kind=row.kind,
        name=name,
        is_mine=row.seat in viewer.seats,
        is_played=row.seat in live.substituted,
        has_resigned=row.seat in live.resigned,
    )


def terms_of(live: LiveTable, t: Words) -> list[str]:
    """What was agreed on for a table, in sentences; nothing where one person plays."""
    if not has_people(live):
        return []
    terms = live.terms
    clock = [t(f"terms-clock-{terms.clock}"), t(f"terms-end-{terms.end}")] if terms.time else []
    return [t(f"terms-wait-{terms.wait}"), t(f"terms-hints-{'yes' if terms.hints else 'no'}"), *clock]


def talk_of(live: LiveTable, names: list[str], before: int | None = None) -> Talk:
    """What was said, as far as a page shows it at once: the end of it, or what was said before an entry."""
    said = [entry for entry in live.entries[: before and max(0, before - 1)] if entry.kind == "chat"]
    shown = [Said(entry.number, entry.seat, names[entry.seat], entry.data["text"]) for entry in said[-LINES:]]
    return Talk(shown, len(said) - len(shown))


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
            case "seat" if data["kind"] not in EMPTY:
                kind = "bot" if data["kind"] == "bot" else "person"
                notes.append(Note(ply, data["seat"], t(f"table-note-{kind}", name=names[data["seat"]])))
            case "away":
                what = "away-late" if "late" in data else "away"
                notes.append(Note(ply, data["seat"], t(f"table-note-{what}", name=names[data["seat"]])))
            case "resign" if "late" in data:
                notes.append(Note(ply, entry.seat, t("table-note-resign-late", name=names[entry.seat])))
            case "back" | "resign" | "abandon" | "rematch" | "pause" | "resume":
                notes.append(Note(ply, entry.seat, t(f"table-note-{entry.kind}", name=names[entry.seat])))
            case "start":
                notes.append(Note(ply, 0, t("table-note-start")))
            case "seed":
                notes.append(Note(ply, entry.seat, t("table-note-seed", seed=data["seed"])))
            case "note":
                notes.append(Note(ply, entry.seat, t("table-note-bot-failed", name=names[entry.seat])))
    return notes
