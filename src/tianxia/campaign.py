"""Campaign: a chain of games of one player, and the file that keeps it between them.

Nothing but the campaign's document carries over from game to game. The file also holds the chronicle (one line a game)
and the record of a game that is not over yet. A file that is cut off, edited into nonsense or made for other rules is
refused with the reason and never overwritten; a save is written beside the file, synced and then put in its place.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from tianxia.games import GAMES
from tianxia.kernel.documents import Document, fail, integer, read_text, shown, table, whole_table
from tianxia.kernel.errors import CampaignOver, Refused, Unreadable
from tianxia.kernel.game import Game
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table, new

FORMAT = 1
KEYS = ("tianxia-campaign", "game", "rules", "document", "games", "running")
GAME_KEYS = ("seed", "scores", "reason", "rounds")
OPTION = {"story": "campaign"}
"""A game of a campaign is created with this option."""


class Campaign:
    """One campaign: its document, its chronicle and the game that is being played.

    >>> campaign = Campaign("legacy-of-yu")
    >>> table = campaign.play(seed=7)
    >>> table.options
    {'story': 'campaign'}
    """

    def __init__(self, game: str) -> None:
        self.game = _game(game)
        self.document: Document = {}
        """What the next game starts from; an empty table is a fresh campaign."""
        self.games: list[Document] = []
        """The finished games: seed, scores, reason, rounds."""
        self.running: Record | None = None
        """The game that is not over yet."""

    @classmethod
    def open(cls, file: Path) -> "Campaign":
        """Read a campaign file; raises Unreadable with the file and the reason."""
        try:
            return cls.parse(read_text(file))
        except Unreadable as error:
            if error.path == str(file):
                raise
            raise Unreadable(f"{error}; the file is left as it is", str(file)) from error

    @property
    def is_over(self) -> bool:
        """Has the campaign ended?"""
        try:
            _check(self.game, self.document)
        except CampaignOver:
            return True
        return False

    def play(self, seed: int | None = None) -> Table:
        """The table of the running game, or of a new one; raises CampaignOver if the campaign has ended."""
        if self.running is not None:
            return Table.from_record(self.running)
        return new(self.game.name, min(self.game.players), seed=seed, options=OPTION, campaign=self.document)

    def keep(self, table: Table) -> None:
        """Take over what has been played: the record of a running game, or the document of a finished one (C-3)."""
        if table.campaign != self.document:
            raise Refused("another-campaign", "this game does not belong to the campaign as it stands now", "")
        result = table.result
        if result is None:
            self.running = table.record()
            return
        self.document = result["campaign"]
        self.games.append({"seed": table.seed} | {key: result[key] for key in GAME_KEYS[1:]})
        self.running = None

    def save(self, file: Path) -> None:
        """Write the file atomically; one that holds anything but an earlier state of this campaign is not touched."""
        if file.exists():
            self._check_continues(file)
        beside = file.with_name(file.name + ".part")
        with beside.open("w", encoding="utf-8") as out:
            out.write(str(self))
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
        _sync_folder(file.parent)

    def __str__(self) -> str:
        """The text of the file."""
        shown: Document = {
            "tianxia-campaign": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "document": self.document,
            "games": self.games,
            "running": None if self.running is None else str(self.running),
        }
        return json.dumps(shown, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Campaign":
        """Read the text of a campaign file; raises Unreadable with the place."""
        try:
            given: Any = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Unreadable(f"is no campaign file, or cut off: {error}") from None
        table(given, "", KEYS)
        for key in KEYS:
            if key not in given:
                fail(key, "is missing; is the file cut off?")
        integer(given["tianxia-campaign"], "tianxia-campaign", FORMAT, FORMAT)
        if not isinstance(given["game"], str):
            fail("game", f"expected a name, found {shown(given['game'])}")
        campaign = cls(given["game"])
        if given["rules"] != campaign.game.version:
            known = f"this program plays version {campaign.game.version} of {campaign.game.name}"
            fail("rules", f"the campaign follows version {shown(given['rules'])}; {known}")
        with suppress(CampaignOver):
            _check(campaign.game, given["document"])
        campaign.document = given["document"]
        campaign.games = _read_games(given["games"])
        campaign.running = _read_running(campaign, given["running"])
        return campaign

    def _check_continues(self, file: Path) -> None:
        """The file must hold this campaign, as it was at some earlier moment."""
        before = Campaign.open(file)
        if before.game.name != self.game.name or before.games != self.games[: len(before.games)]:
            raise Unreadable("holds another campaign, or this one at a later moment; it is left as it is", str(file))


def _game(name: str) -> Game:
    game = GAMES[name]
    if game.enter_campaign is None:
        raise Unreadable(f"{name} has no campaigns", "game")
    return game


def _check(game: Game, document: object) -> None:
    """Could a game start from this document? Raises Unreadable with the path, or CampaignOver."""
    assert game.enter_campaign is not None
    options = game.read_options(min(game.players), OPTION)
    game.enter_campaign(game.box, options, dict(table(document, "document")), game.new_state())


def _read_games(value: object) -> list[Document]:
    if not isinstance(value, list):
        fail("games", f"expected a list, found {shown(value)}")
    for i, given in enumerate(value):
        whole_table(given, f"games.{i}", GAME_KEYS)
    return value


def _read_running(campaign: Campaign, value: object) -> Record | None:
    """The record of the running game must replay from the campaign's document."""
    if value is None:
        return None
    if not isinstance(value, str):
        fail("running", f"expected a record, found {shown(value)}")
    record = parse_record(value)
    if record.game != campaign.game.name or record.campaign != campaign.document:
        fail("running", "the game does not belong to this campaign")
    Table.from_record(record)
    return record


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself durable, where the system can."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
