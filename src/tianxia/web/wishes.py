"""Wishes: what somebody asks the others at a table for, and who has not answered yet."""

import msgspec

from tianxia.store import Entry


class Ask(msgspec.Struct):
    """Something that needs the consent of the others at the table."""

    number: int
    """The entry it was asked with."""
    what: str
    """takeback, bot, abandon or pause."""
    seat: int
    """Who asks."""
    to: int
    """Of a takeback: the ply to go back to. Of a bot: the seat it is to play for."""
    waits: set[int]
    """The seats that have not answered, one a person."""
    bot: str = ""


class Wishes(dict[int, Ask]):
    """All that is asked at a table now, by entry number, found from its entries."""

    def add(self, entry: Entry) -> None:
        """Somebody asks."""
        data = entry.data
        ask = Ask(entry.number, data["what"], entry.seat, data["to"], set(data["waits"]), data.get("bot", ""))
        self[entry.number] = ask

    def answer(self, entry: Entry) -> None:
        """Somebody consents or not; one no is enough."""
        ask = self.get(entry.data["number"])
        if ask is not None and entry.data["yes"]:
            ask.waits.discard(entry.seat)
        elif ask is not None:
            del self[ask.number]

    def drop(self, what: str, to: int | None = None) -> None:
        """Nobody asks for this any more."""
        for ask in list(self.values()):
            if ask.what == what and to in (None, ask.to):
                del self[ask.number]

    def settle(self, seat: int) -> None:
        """Another plays at a seat now: whether a bot should is no question any more, nor is anything asked of it."""
        self.drop("bot", seat)
        for ask in list(self.values()):
            if seat in ask.waits:
                ask.waits.discard(seat)
                if not ask.waits:
                    del self[ask.number]
