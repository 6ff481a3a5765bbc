"""Boxes: the printed components of a game, read from its box.toml or from somebody's corrected copy of it."""

import datetime
import hashlib
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from tianxia.kernel.documents import Document, join, line_of, parse_json, parse_toml, read_text, shown
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.types import SPECTATOR
from tianxia.words import LANGUAGES

if TYPE_CHECKING:
    from tianxia.kernel.game import Game

Key = TypeVar("Key")
Value = TypeVar("Value")

BOXES = 256
"""Boxes of which is remembered what was worked out from them: on a server, people bring more and more."""
LARGEST_NUMBER = 1_000_000
"""Of a corrected box: nothing printed comes near it."""
LONGEST_TEXT, LONGEST_LIST, DEEPEST = 200, 1000, 8
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


@dataclass(frozen=True, eq=False)
class Box:
    """The printed components: numbers for the rules, names and drawing for people."""

    array: np.ndarray[Any, Any]
    """One record, as `Rules.step` wants it."""
    document: Document
    digest: str
    is_standard: bool
    text: str = ""
    """The file it was read from."""

    @cached_property
    def record(self) -> Any:
        """The numbers."""
        return self.array[0]


def remember(known: dict[Key, Value], key: Key, value: Value) -> Value:
    """Keep what was worked out from a box, by its digest, and forget the oldest of too many."""
    known[key] = value
    while len(known) > BOXES:
        known.pop(next(iter(known)), None)
    return value


def digest_of(content: bytes) -> str:
    """A short digest of a file's content, whatever its line ends are."""
    return hashlib.sha256(content.replace(b"\r\n", b"\n")).hexdigest()[:16]


def open_box(game: "Game", file: Path) -> Box:
    """Read a box file; raises Unreadable with the line of the mistake."""
    text, standard = read_text(file), str(game.folder / "box.toml")
    document = parse_document(text, str(file))
    try:
        return make_box(game, document, text)
    except Unreadable as error:
        if error.problem == "box-shape":
            raise Unreadable("box-shape", str(file), standard=standard) from error
        line = line_of(text, error.path)
        problem = "box-line" if line else "box"
        raise Unreadable(problem, str(file), line=str(line), reason=error, standard=standard) from error


def parse_box(game: "Game", text: str) -> Box:
    """Read the text of a box file; raises Unreadable with the path in it."""
    return make_box(game, parse_document(text, "box"), text)


def make_box(game: "Game", document: Document, text: str, *, is_tried: bool = False) -> Box:
    """The box that a document describes, which was read from this text; raises Unreadable with the path in it.

    Somebody's own box is tried out, unless it has been before: a table is set with it and drawn.
    """
    raw, standard = text.encode(), (game.folder / "box.toml").read_bytes()
    corrected = [part for name, shipped in game.box_parts.items()
                 if digest_of(part := (game.folder / name).read_bytes()) != shipped]  # fmt: skip
    is_own = raw == standard
    digest = digest_of(b"".join([raw, *corrected]))
    box = Box(np.zeros(1, game.components.layout), document, digest, is_own and not corrected, text)
    try:
        if not is_own:
            check_printable(document)
        game.read_box(document, box.record)
        if not is_own and not is_tried:
            _try(game, box)
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, AssertionError) as error:
        raise Unreadable("box-shape", standard="box.toml") from error
    return box


def check_printable(value: object, path: str = "", depth: int = 0) -> None:
    """Refuse what no component can have on it, and what would only keep a drawing busy; raises Unreadable."""
    if depth > DEEPEST:
        raise Unreadable("nested-too-deeply", path)
    if isinstance(value, dict | list) and len(value) > LONGEST_LIST:
        raise Unreadable("box-too-long", path, most=LONGEST_LIST, found=len(value))
    if isinstance(value, dict):
        for key, part in value.items():
            check_printable(key, join(path, shown(key)), depth + 1)
            check_printable(part, join(path, key), depth + 1)
    elif isinstance(value, list):
        for i, part in enumerate(value):
            check_printable(part, join(path, i), depth + 1)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT or _UNPRINTABLE.search(value):
            raise Unreadable("box-text", path, most=LONGEST_TEXT, found=shown(value))
    elif isinstance(value, datetime.date | datetime.time):
        raise Unreadable("box-date", path, found=str(value))
    elif isinstance(value, int | float) and not abs(value) <= LARGEST_NUMBER:  # not a number is not less, either
        raise Unreadable("box-number", path, most=LARGEST_NUMBER, found=shown(value))


def parse_document(text: str, name: str) -> Document:
    """The document of a box file: TOML, or JSON, whose tables begin with a brace; raises Unreadable."""
    return parse_json(text, name) if text.lstrip().startswith("{") else parse_toml(text, name)


def _try(game: "Game", box: Box) -> None:
    """Set a game up with somebody's box and show it: what only boards and drawings read is not checked by rules."""
    options = game.option_numbers(game.read_options(game.players[-1], {}))
    s = game.new_state()
    game.rules.setup(box.record, s, game.players[-1], options, np.uint64(1))
    for language in LANGUAGES:
        game.board(box, s, SPECTATOR, game.words(language))
        game.draw(box, s, SPECTATOR, game.words(language))
