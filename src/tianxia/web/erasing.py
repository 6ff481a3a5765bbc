"""Deleting somebody's data: games with others go on or stay without their name, everything else goes."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from tianxia.store import WAITING, Game, Seat
from tianxia.store.keeping import delete_games
from tianxia.store.people import erase, held_of
from tianxia.web import leaving, seating
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor

if TYPE_CHECKING:
    from tianxia.web.hall import Hall


async def erase_person(hall: "Hall", visitor: Visitor) -> None:
    """Delete what is kept of a visitor. What is done twice does no harm: who was interrupted may ask again."""
    held = await held_of(hall.store, visitor.identity)
    own = {visitor.identity, *(program.identity for program in held.programs)}
    gone = [game.id for game in held.games if _is_own(game, held.seats[game.id], own)]
    for game in held.games:
        if game.id not in gone and not game.over:
            await _leave(hall, visitor, game)
    await delete_games(hall.store, gone)
    for key in gone:
        hall.forget(key)
    for entry in await erase(hall.store, visitor.identity, visitor.words("guest")):
        await hall.heard(entry.game, entry.number)
    for program in held.programs:
        hall.programs.wake_one(program.identity)


def _is_own(game: Game, seats: list[Seat], own: Collection[str]) -> bool:
    """Is a game nobody else's? So is one that waits for its people, and whose host is about to go: it cannot begin."""
    is_hosted = game.turn == WAITING and game.owner in own
    return is_hosted or not any(seat.identity is not None and seat.identity not in own for seat in seats)


async def _leave(hall: "Hall", visitor: Visitor, game: Game) -> None:
    """Leave a game that goes on: give up the seat before it begins, and resign afterwards."""
    try:
        live = await hall.table(game.id)
    except WebError as error:
        if error.status == 503:  # it can be read in a minute: nothing has been deleted yet
            raise
        return
    for seat in live.seats_of(visitor.identity):
        if live.is_waiting:
            await seating.leave(hall, live, visitor, seat)
        elif not live.is_over:
            await leaving.resign(hall, live, visitor, seat)
