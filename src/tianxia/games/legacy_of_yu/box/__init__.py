"""box.toml and story.toml -> the box record, with all checks.

Names, numbers of cards and the shape of the river are part of the rules version; costs, rewards and effects may be
corrected by an owner of the printed game, inside the limits of the state record. Story cards and entries (story.toml)
are read by `story`; they follow the same vocabulary.
"""

import tomllib
from functools import cache
from pathlib import Path

from tianxia.games.legacy_of_yu.box.components import (
    check_counts,
    read_board,
    read_buildings,
    read_canals,
    read_huts,
    read_outsiders,
    read_pieces,
    read_river,
    read_townsfolk,
)  # fmt: skip
from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.box.story import read_story
from tianxia.kernel.documents import Document, choice, integer, whole_table

STORY_FILE = Path(__file__).resolve().parent.parent / "story.toml"

KEYS = (
    "game", "version", "pieces", "story", "setup", "row", "section", "harvest", "farm", "outpost", "hut", "slot",
    "townsfolk", "outsider", "canal", "hutcard",
)  # fmt: skip

__all__ = ["Components", "read_box", "story_document", "story_flags"]


@cache
def story_document() -> Document:
    """The story box: story.toml, whose entries are told in a campaign."""
    return tomllib.loads(STORY_FILE.read_text(encoding="utf-8"))


def story_flags() -> list[str]:
    """The words of the story's flags, in order."""
    return list(story_document()["flags"])


def read_box(document: Document, box: Components) -> None:
    """Check a box document and fill the zeroed record the rules use, story cards and entries included."""
    whole_table(document, "", KEYS)
    choice(document["game"], "game", ("legacy-of-yu",))
    integer(document["version"], "version", 1, 1)
    read_pieces(document["pieces"], box)
    read_board(document, box)
    read_river(document["section"], box)
    read_buildings(document, box)
    read_townsfolk(document["townsfolk"], "townsfolk", box, ("from",))
    read_outsiders(document["outsider"], "outsider", box, ("from",))
    read_canals(document["canal"], "canal", box, ("from",))
    read_huts(document["hutcard"], "hutcard", box, ("from",))
    box.start_townsfolk, box.start_outsiders = box.all_townsfolk, box.all_outsiders
    box.start_canals, box.start_huts = box.all_canals, box.all_huts
    check_counts(box)
    read_story(story_document(), box)
