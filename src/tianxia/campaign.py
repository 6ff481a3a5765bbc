"""Campaign: a chain of games of one player, and the file that keeps it between them.

Nothing but the campaign's document carries over from game to game. The file also holds the chronicle (one line a game)
and the record of a game that is not over yet. A file that is cut off, edited into nonsense or made for other rules is
refused with the reason and never overwritten.
"""

import json
from pathlib import Path

from tianxia.games import GAMES
from tianxia.kernel.documents import (
    Document,
    fail,
    integer,
    list_value,
    parse_json,
    read_text,
    shown,
    table,
    text_value,
    unsigned,
    whole_table,
    write_text,
)
from tianxia.kernel.errors import Refused, Unreadable, Unwritable
from tianxia.kernel.game import Campaigns, Game
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table, new
from tianxia.words import words

FORMAT = 1
KEYS = ("tianxia-campaign", "game", "rules", "document", "games", "running")


class Campaign:
    """One campaign: its document, its chronicle and the game that is being played."""

    def __init__(self, game: str) -> None:
        self.game: Game = GAMES[game]
        self.rules: Campaigns = _campaigns(self.game)
        """What the game says about its campaigns."""
        self.document: Document = {}
        """What the next game starts from; an empty table is a fresh campaign."""
        self.games: list[Document] = []
        """The finished games: the seed, and what the game keeps of its results."""
        self.running: Record | None = None
        """The game that is not over yet."""

    @classmethod
    def open(cls, file: Path) -> "Campaign":
        """Read a campaign file; raises Unreadable with the file and the reason."""
        text = read_text(file)
        try:
            return cls.parse(text)
        except Unreadable as error:
            raise Unreadable("left-as-it-is", str(file), reason=error) from error

    @property
    def is_over(self) -> bool:
        """Has the campaign ended?"""
        return self.rules.is_over(self.document)

    def play(self, seed: int | None = None) -> Table:
        """The table of the running game, or of a new one; raises CampaignOver if the campaign has ended."""
        if self.running is not None:
            return Table.from_record(self.running)
        players = min(self.game.players)
        return new(self.game.name, players, seed=seed, options=self.rules.options, campaign=self.document)

    def add(self, table: Table) -> None:
        """Take over what has been played: the record of a running game, or the document of a finished one (C-3)."""
        if table.campaign != self.document:
            message = "error-another-campaign"
            raise Refused("another-campaign", words("en")(message), "", lambda language: words(language)(message))
        result = table.result
        if result is None:
            self.running = table.record()
            return
        self.document = result["campaign"]
        self.games.append({"seed": table.seed} | {key: result[key] for key in self.rules.chronicle_keys})
        self.running = None

    def save(self, file: Path) -> None:
        """Write the file atomically; one that holds anything but an earlier state of this campaign is not touched."""
        if file.exists():
            self._check_continues(file)
        write_text(file, str(self))

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
            given = parse_json(text, "")
        except Unreadable as error:
            raise Unreadable("not-a-campaign", reason=error) from None
        table(given, "", KEYS)
        for key in KEYS:
            if key not in given:
                fail(key, "missing-cut-off")
        integer(given["tianxia-campaign"], "tianxia-campaign", FORMAT, FORMAT)
        campaign = cls(text_value(given["game"], "game"))
        game, found = campaign.game, given["rules"]
        if found != game.version:
            fail("rules", "other-rules", found=shown(found), known=str(game.version), game=game.name)
        campaign.document = dict(table(given["document"], "document"))
        campaign.rules.check(game.box, campaign.document)
        campaign._read_games(given["games"])
        campaign._read_running(given["running"])
        return campaign

    def _read_games(self, value: object) -> None:
        checks = {"seed": unsigned, **self.rules.chronicle_keys}
        for i, given in enumerate(list_value(value, "games")):
            kept = dict(whole_table(given, f"games.{i}", tuple(checks)))
            for key, check in checks.items():
                check(kept[key], f"games.{i}.{key}")
            self.games.append(kept)

    def _read_running(self, value: object) -> None:
        """The record of the running game must replay from the campaign's document."""
        if value is None:
            return
        if not isinstance(value, str):
            fail("running", "not-a-record-text", found=shown(value))
        try:
            record = parse_record(value)
            if record.game != self.game.name or record.campaign != self.document:
                fail("", "foreign-game")
            Table.from_record(record)
        except Unreadable as error:
            fail("running", "within", reason=error)
        self.running = record

    def _check_continues(self, file: Path) -> None:
        """The file must hold this campaign, as it was at some earlier moment."""
        before = Campaign.open(file)
        if before.game is not self.game or before.games != self.games[: len(before.games)]:
            raise Unwritable("another-campaign", str(file))


def games_with_campaigns() -> list[str]:
    """The names of the games that have campaigns."""
    return [name for name, game in GAMES.items() if game.campaigns is not None]


def _campaigns(game: Game) -> Campaigns:
    if game.campaigns is None:
        raise Unreadable("no-campaigns", "game", game=game.name)
    return game.campaigns
