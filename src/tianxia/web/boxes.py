"""Boxes: the components of a printed copy that visitors have corrected, kept under names, and tables set with them."""

import re
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tianxia.components import Checked, Difference, check_sheet, check_text, decode, differences, open_text, sheet_named
from tianxia.games import GAMES
from tianxia.kernel.boxes import BOXES
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.store import BoxFile, OwnBox, now
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.names import clean_name
from tianxia.web.reading import reading
from tianxia.words import Words

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

KEY = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What an id looks like: a database need not be asked for anything else."""


class Upload(NamedTuple):
    """What somebody brings: a whole box, or one sheet of it as CSV."""

    content: bytes
    sheet: str = ""
    """Empty: a whole box."""
    name: str = ""


class Opened(NamedTuple):
    """A box that somebody keeps, as a page shows it."""

    row: OwnBox
    game: Game
    box: Box
    differences: list[Difference]


class Mistaken(WebError):
    """A box with mistakes, all of which are told."""

    def __init__(self, mistakes: list[Unreadable]) -> None:
        super().__init__(400, "box-mistakes", mistakes[0].innermost.problem, count=len(mistakes))
        self.mistakes = mistakes

    def lines(self, words: Words) -> list[str]:
        """What is wrong, a sentence each."""
        return [mistake.sentence(words) for mistake in self.mistakes]


async def bring(hall: "Hall", visitor: Visitor, game: Game, upload: Upload) -> OwnBox:
    """Keep a corrected box of a game as one more of the visitor's."""
    hall.admission.admit_file()
    most = hall.settings.boxes_per_visitor
    if len(await hall.store.boxes.of(visitor.identity)) >= most:
        raise WebError(409, "too-many-boxes", most=most)
    box = await _read(hall, game, upload, game.box.document)
    name = clean_name(upload.name) or visitor.words("box-unnamed")
    key = secrets.token_urlsafe(9)
    return await _keep(hall, OwnBox(key, visitor.identity, game.name, name, box.digest, now()), box)


async def correct(hall: "Hall", opened: Opened, upload: Upload) -> OwnBox:
    """Put a further corrected box in the place of one; games that are played with it keep it as it was."""
    hall.admission.admit_file()
    row = opened.row
    box = await _read(hall, opened.game, upload, opened.box.document)
    return await _keep(hall, OwnBox(row.id, row.identity, row.game, row.name, box.digest, now()), box)


async def own_box(hall: "Hall", visitor: Visitor, key: str) -> Opened:
    """A box that must be the visitor's own."""
    row = await hall.store.boxes.find(key) if KEY.fullmatch(key) else None
    if row is None or row.identity != visitor.identity or row.game not in GAMES:
        raise WebError(404, "no-such-box")
    text = await hall.store.boxes.text(row.digest)
    assert text is not None, row.digest
    await hall.games.wait_for(row.game)
    game = GAMES[row.game]

    def open_it() -> Opened:
        box = open_text(game, text)
        return Opened(row, game, box, differences_of(game, box))

    with reading("own-box"):
        return await hall.reading.run(open_it)


async def chosen_box(hall: "Hall", visitor: Visitor, game: str, key: str) -> tuple[Box | None, str]:
    """The box that a table is to be set with, and its name; without a key the standard one."""
    if not key:
        return None, ""
    opened = await own_box(hall, visitor, key)
    if opened.row.game != game:
        raise WebError(404, "no-such-box")
    return opened.box, opened.row.name


async def rename(hall: "Hall", opened: Opened, name: str) -> None:
    """Give a box another name."""
    if kept := clean_name(name):
        await hall.store.boxes.rename(opened.row.id, kept)


@lru_cache(BOXES)
def differences_of(game: Game, box: Box) -> list[Difference]:
    """What differs in a box from the one that is shipped."""
    return differences(game, box.document)


def name_of_box(live: LiveTable, t: Words) -> str:
    """What the box of a table is called; empty for the standard one."""
    return (live.terms.box or t("box-unnamed")) if live.row.box else ""


async def _read(hall: "Hall", game: Game, upload: Upload, base: Document) -> Box:
    """The box that somebody brings; raises Mistaken with all that is wrong with it."""
    await hall.games.wait_for(game.name)
    checked = await hall.reading.run(lambda: _check(game, upload, base))
    if checked.box is None:
        raise Mistaken(checked.mistakes)
    if checked.box.digest == game.box.digest or not differences(game, checked.box.document):
        raise WebError(400, "box-as-shipped")
    return checked.box


def _check(game: Game, upload: Upload, base: Document) -> Checked:
    try:
        text = decode(upload.content)
        if not upload.sheet:
            return check_text(game, text)
        sheet = sheet_named(game, upload.sheet)
        if sheet is None:
            raise Unreadable("no-such-sheet", found=upload.sheet[:40])
        return check_sheet(game, sheet, text, base)
    except Unreadable as error:
        return Checked(None, [error])


async def _keep(hall: "Hall", row: OwnBox, box: Box) -> OwnBox:
    await hall.store.boxes.keep(row, BoxFile(box.digest, row.game, box.text, row.updated))
    return row
