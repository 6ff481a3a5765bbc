"""Records: games as files, and new games from a moment of another one."""

import secrets
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import msgspec

from tianxia.bots.levels import LEVELS, USUAL_LEVEL
from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.game import SPECTATOR
from tianxia.kernel.record import Resignation, parse_record
from tianxia.proof import verify
from tianxia.store import Seat
from tianxia.table import Table
from tianxia.web.errors import WebError
from tianxia.web.hall import bot_seat, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.names import clean_name
from tianxia.web.reading import reading
from tianxia.words import Words

if TYPE_CHECKING:
    from tianxia.web.hall import Hall, Happening


def record_of(live: LiveTable) -> str:
    """The record of a finished game; of a running one it would tell the secrets."""
    if not live.is_over:
        raise WebError(403, "not-over")
    resigned = tuple(Resignation(seat, ply) for seat, ply in live.resigned.items())
    ended = "" if live.ended is None else live.ended["ended"]
    return str(replace(live.table.record(), resigned=resigned, ended=ended))


class Proof(msgspec.Struct, frozen=True):
    """What was found about how a game was dealt and played, and what a browser can compare with what it remembers."""

    holds: bool
    findings: list[tuple[bool, str]]
    """Each with whether it holds, and in words."""
    commitment: str
    entropy: tuple[str, ...]


def proof_of(live: LiveTable, t: Words) -> Proof:
    """Check a finished game from its record, as anybody could who has the file."""
    record = parse_record(record_of(live))
    found = verify(record)
    deal = record.deal
    return Proof(
        all(finding.holds for finding in found),
        [(finding.holds, finding.sentence(t)) for finding in found],
        deal.commitment if deal else "",
        deal.entropy if deal else (),
    )


async def upload(hall: "Hall", visitor: Visitor, text: str) -> LiveTable:
    """Keep a record as a game of the visitor; one that is not over can be played on, also if people had ended it."""
    most = hall.settings.largest_record
    if len(text.encode()) > most:
        raise WebError(413, "too-large", most=most)
    with reading("record"):
        record = await hall.reading.run(lambda: parse_record(text))
        game = GAMES[record.game]
    await hall.games.wait_for(game.name)
    with reading("record"):
        table = await hall.reading.run(lambda: Table.from_record(record))
    first: list[Happening] = [("deal", 0, asdict(record.deal))] if record.deal else []
    return await hall.save(visitor, table, _seats(visitor, record.seats, table.players), first=first)


async def fork(hall: "Hall", visitor: Visitor, live: LiveTable, viewer: Viewer, ply: int, level: str) -> LiveTable:
    """A new game against bots from a moment of another one.

    What the viewer could not know there is dealt anew: the new game tells nothing of the old one's secrets.
    """
    if not 0 <= ply <= live.table.ply or live.session.decider_at(ply) < 0:
        raise WebError(400, "no-such-moment")
    hall.check_bot(live.row.game, level)
    own = viewer.seat if viewer.seat != SPECTATOR else live.session.decider_at(ply)
    game, box = live.table.game, live.table.box
    s = live.scrubbed_at(ply, viewer.seat)
    game.rules.determinize(box.record, s, viewer.seat, new_source(secrets.randbits(63)))
    table = Table.from_position(game.dump(box, s), box=box)
    seats = [person(visitor) if seat == own else bot_seat(level) for seat in range(table.players)]
    return await hall.save(visitor, table, seats)


def _seats(visitor: Visitor, names: tuple[str, ...], players: int) -> list[Seat]:
    """Who sits at an uploaded game: bots as they were, and the visitor for all people."""
    seats = []
    for number in range(players):
        name = names[number] if number < len(names) else ""
        kind, _, bot = name.partition(":")
        if kind == "bot":
            seats.append(bot_seat(bot if bot in LEVELS else USUAL_LEVEL))
        else:
            shown = clean_name(name) or visitor.words("seat", seat=number + 1)
            seats.append(Seat("", 0, "hotseat", visitor.identity, shown))
    return seats
