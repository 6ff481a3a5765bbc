"""Boxes: the components of each game as tables, and visitors' corrected copies of them."""

from collections.abc import Callable

import msgspec
from htpy import Element
from starlette.requests import Request
from starlette.responses import Response

from tianxia.components import Sheet, sheet_named, write_csv
from tianxia.games import GAMES
from tianxia.kernel.game import Box, Game
from tianxia.store import now
from tianxia.web import boxes
from tianxia.web.boxes import Mistaken, Opened, Upload
from tianxia.web.errors import WebError
from tianxia.web.pages.boxes import box_page, own_box_page, table_box_page
from tianxia.web.replies import done_reply, error_body, file_reply, json_reply, page_reply, wants_page
from tianxia.web.requests import Empty, caller, look, read_body
from tianxia.web.visits import drawn_reply


class BoxRequest(msgspec.Struct):
    """A corrected box: of a game (a new one), whole or one sheet; or another name for one."""

    game: str = ""
    name: str = ""
    sheet: str = ""
    """The name of a sheet whose CSV the text is; empty: it is a whole box.toml."""
    text: str = ""
    file: bytes = b""
    """The same as a file of a form, in whatever encoding."""


async def shipped(request: Request) -> Response:
    """GET /box/GAME: the components of a game as tables, with the visitor's own copies."""
    hall, visitor = caller(request)
    game = _game(request.path_params["game"])
    own = await hall.store.boxes.of(visitor.identity, game.name)
    return await drawn_reply(hall, box_page, visitor, game, own)


async def shipped_file(request: Request) -> Response:
    """GET /box/GAME/file: the box.toml that is shipped."""
    game = _game(request.path_params["game"])
    return file_reply(game.box.text, f"{game.name}-box.toml")


async def shipped_sheet(request: Request) -> Response:
    """GET /box/GAME/sheet/NAME: one table of it as CSV."""
    game = _game(request.path_params["game"])
    return _csv(game, _sheet(request, game), game.box)


async def create(request: Request) -> Response:
    """POST /boxes: keep a corrected box; what is wrong with it is said line by line."""
    hall, visitor = caller(request)
    body = await read_body(request, BoxRequest)
    game = _game(body.game)
    try:
        row = await boxes.bring(hall, visitor, game, _upload(body))
    except WebError as error:
        if isinstance(error, Mistaken) or wants_page(request):
            own = await hall.store.boxes.of(visitor.identity, game.name)
            return await _refused(request, error, box_page, game, own)
        raise
    return _kept(request, row.id)


async def own(request: Request) -> Response:
    """GET /boxes/ID: a box of the visitor's own, and what differs from the shipped one."""
    hall, visitor = caller(request)
    return await drawn_reply(hall, own_box_page, visitor, await _own(request))


async def own_file(request: Request) -> Response:
    """GET /boxes/ID/file: the box.toml of it."""
    opened = await _own(request)
    return file_reply(opened.box.text, f"{opened.row.game}-box.toml")


async def own_sheet(request: Request) -> Response:
    """GET /boxes/ID/sheet/NAME: one table of it as CSV."""
    opened = await _own(request)
    return _csv(opened.game, _sheet(request, opened.game), opened.box)


async def correct(request: Request) -> Response:
    """POST /boxes/ID/correct: correct it further."""
    hall, _ = caller(request)
    body = await read_body(request, BoxRequest)
    opened = await _own(request)
    try:
        row = await boxes.correct(hall, opened, _upload(body))
    except WebError as error:
        if isinstance(error, Mistaken) or wants_page(request):
            return await _refused(request, error, own_box_page, opened)
        raise
    return _kept(request, row.id)


async def rename(request: Request) -> Response:
    """POST /boxes/ID/name: give it another name."""
    hall, _ = caller(request)
    opened = await _own(request)
    body = await read_body(request, BoxRequest)
    await boxes.rename(hall, opened, body.name)
    return _kept(request, opened.row.id)


async def drop(request: Request) -> Response:
    """POST /boxes/ID/drop: keep it no longer; games that are played with it keep theirs."""
    hall, _ = caller(request)
    opened = await _own(request)
    await read_body(request, Empty)
    await hall.store.boxes.drop(opened.row.id, now())
    url = f"/box/{opened.row.game}"
    return done_reply(request, {"url": url}, url)


async def at_table(request: Request) -> Response:
    """GET /table/ID/box: with which components a table is played, and what differs from the shipped ones."""
    hall, visitor, live, _ = await look(request, moment="any")
    return await drawn_reply(hall, table_box_page, visitor, live)


async def _own(request: Request) -> Opened:
    hall, visitor = caller(request)
    return await boxes.own_box(hall, visitor, request.path_params["id"])


def _upload(body: BoxRequest) -> Upload:
    """What was brought: a file of a form, or the text of one."""
    content = body.file or body.text.encode("utf-8", "surrogatepass")
    if not content:
        raise WebError(400, "no-file")
    return Upload(content, body.sheet, body.name)


async def _refused(request: Request, error: WebError, page: Callable[..., Element], *shown: object) -> Response:
    """The page that a form came from, with what is wrong; for a script all of it as JSON."""
    _, visitor = caller(request)
    lines = error.lines(visitor.words) if isinstance(error, Mistaken) else []
    if wants_page(request):
        return page_reply(page(visitor, *shown, [error.sentence(visitor.words), *lines]), error.status)
    return json_reply(error_body(visitor, error, mistakes=lines), error.status)


def _kept(request: Request, key: str) -> Response:
    url = f"/boxes/{key}"
    return done_reply(request, {"id": key, "url": url}, url)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise WebError(404, "no-such-game", game=name[:40])
    return GAMES[name]


def _sheet(request: Request, game: Game) -> Sheet:
    found = sheet_named(game, request.path_params["name"])
    if found is None:
        raise WebError(404, "no-such-page")
    return found


def _csv(game: Game, sheet: Sheet, box: Box) -> Response:
    """A table for a spreadsheet program; the mark at its beginning tells those of one maker that it is UTF-8."""
    return file_reply("\ufeff" + write_csv(sheet, box.document), f"{game.name}-{sheet.name}.csv")
