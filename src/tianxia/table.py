"""Table: a game being played, with its texts, names and language. The class people use."""

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np

from tianxia.games import GAMES
from tianxia.kernel.deal import Deal
from tianxia.kernel.documents import Document, choice, shown
from tianxia.kernel.errors import Refused, Stale, Unreadable
from tianxia.kernel.game import SPECTATOR, Box, Game
from tianxia.kernel.record import Line, Record
from tianxia.session import ALL_BITS, Session, blank
from tianxia.words import Words, words

if TYPE_CHECKING:
    from tianxia.look import Drawing

NAMED = 4096
"""Tables whose words are kept: a drawing asks for them hundreds of times."""


class Standing(NamedTuple):
    """How a finished game ended, in the same form for all games; their result documents have keys of their own."""

    scores: tuple[int, ...]
    """By seat, as a record's `result` line shows them."""
    ranks: tuple[int, ...]
    """By seat, 1 is best."""
    winners: tuple[int, ...]
    reason: str
    """One of the game's end reasons."""


class Table:
    """A game with its history. Make one with `tianxia.new`, `Table.from_position` or `Table.from_record`.

    >>> table = new("china", players=3, seed=1)
    >>> table.decider
    1
    >>> table.legal()[0]
    'house chu1 orange orange'
    >>> table.play("house zhao1 orange")
    >>> table.play("house zhao2 orange")
    Traceback (most recent call last):
    ...
    tianxia.kernel.errors.Refused: Nobody had a piece in that region before your turn, ...
    """

    __slots__ = ("campaign", "colours", "deal", "language", "options", "players", "seats", "seed", "session", "start")

    def __init__(self, game: Game, box: Box, players: int) -> None:
        self.session = Session(game, box)
        """The state and the history."""
        self.players = players
        self.options: dict[str, str] = {}
        self.seed: int | None = None
        self.seats: tuple[str, ...] = ()
        """Who sits where, for records."""
        self.colours: tuple[str, ...] = ()
        """The colours that seats have chosen for drawings, by name; empty where one has chosen none."""
        self.start: Document | None = None
        """The position the game began with, unless it began with set-up."""
        self.campaign: Document | None = None
        """The campaign the game belongs to, as it was before the game."""
        self.deal: Deal | None = None
        """How the seed came about, if nobody chose it."""
        self.language = "en"

    @classmethod
    def from_position(cls, document: Document, *, box: Box | None = None) -> "Table":
        """A game that starts from a position document; raises Unreadable with the path."""
        name = document.get("game")
        if not isinstance(name, str):
            raise Unreadable("not-one-of", "game", known=", ".join(GAMES), found=shown(name))
        game = GAMES[name]
        table = cls(game, box or game.box, 0)
        game.load(table.box, document, table.state)
        table.players = int(table.state.players)
        table.options = game.read_options(table.players, table.position()["options"])
        table.start = document
        return table

    @classmethod
    def from_record(cls, record: Record, *, to: int | None = None, box: Box | None = None) -> "Table":
        """Replay a record (its first `to` actions) and verify it; raises Unreadable with the place."""
        game = GAMES[record.game]
        if record.rules != game.version:
            raise Unreadable("other-rules", "rules", found=str(record.rules), known=str(game.version), game=game.name)
        carried = _recorded_box(game, record)  # read in any case: what it says must be true
        box = box or carried
        if record.box != ("" if box.is_standard else box.digest):
            raise Unreadable("other-box", "box", found=record.box or "-")
        if record.position is not None:
            choice(record.position.get("game", record.game), "position.game", (record.game,))
            table = cls.from_position({"game": record.game, **record.position}, box=box)
        elif record.seed is None:
            raise Unreadable("no-beginning", "seed")
        else:
            table = new(record.game, record.players, seed=record.seed, options=record.options, box=box,
                        campaign=record.campaign)  # fmt: skip
        table.seats, table.deal = record.seats, record.deal
        for ply, line in enumerate(record.actions[:to]):
            table._replay(ply, line)
        if to is None or to >= len(record.actions):
            table._verify(record)
        return table

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.session.game

    @property
    def box(self) -> Box:
        """The components it is played with."""
        return self.session.box

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.session.ply

    @property
    def state(self) -> Any:
        """The state record itself. Changing it is at your own risk."""
        return self.session.state

    @property
    def decider(self) -> int:
        """The seat that decides now, or -1 when the game is over."""
        return self.session.decider

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.session.decider < 0

    @property
    def result(self) -> Document | None:
        """The game's own result document; None until the game is over."""
        return self.game.result(self.box, self.state) if self.is_over else None

    @property
    def standing(self) -> Standing | None:
        """Scores, ranks, winners and the reason; None until the game is over."""
        if not self.is_over:
            return None
        utilities = np.zeros(self.players, np.float64)
        self.game.rules.utility(self.box.record, self.state, utilities)
        ranks = tuple(1 + int((utilities > own + 1e-9).sum()) for own in utilities)
        winners = tuple(seat for seat in range(self.players) if ranks[seat] == 1)
        return Standing(self._scores(), ranks, winners, self.game.reason(self.state))

    @property
    def actions(self) -> list[str]:
        """The texts of the actions so far."""
        return [self.game.format_action(self.box, action) for action in self.action_ids]

    @property
    def action_ids(self) -> list[int]:
        """The ids of the actions so far."""
        return [moment.action for moment in self.session.history]

    @property
    def words(self) -> Words:
        """The words of the table's language, with the names of its seats."""
        return _words_named(self.game, self.language, self.seats)

    @property
    def names(self) -> list[str]:
        """What the seats are called: two players of one name get their seat number added."""
        return _names(self.seats)

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, ascending."""
        return self.session.legal_ids()

    def legal(self) -> list[str]:
        """The texts of the legal actions."""
        return [self.game.format_action(self.box, action) for action in self.legal_ids()]

    def play(self, action: str | SupportsIndex, *, ply: int | None = None) -> None:
        """Play an action, by text or id. Raises Unreadable, Refused or Stale and then changes nothing.

        `ply` is the number of actions the caller has seen: if more were played since, the action is stale.
        """
        session = self.session
        if ply is not None and ply != session.ply:
            raise Stale("plies", given=str(ply), now=str(session.ply))
        if not isinstance(action, int) or not session.is_legal(action):
            action = session.identify(action, self.words)
        session.advance(action)

    def refusal(self, action: str | SupportsIndex) -> Refused | None:
        """Why an action is not legal now; None if it is."""
        try:
            self.session.identify(action, self.words)
        except Refused as refused:
            return refused
        return None

    def undo(self) -> str:
        """Take the last action back and return it."""
        if not self.ply:
            raise Refused("nothing-to-undo", _nothing_to_undo(self.language), "", _nothing_to_undo)
        return self.game.format_action(self.box, self.session.undo())

    def copy(self) -> "Table":
        """An independent copy."""
        other = blank(Table)
        other.session = self.session.copy()
        other.players = self.players
        other.options = self.options
        other.seed = self.seed
        other.seats = self.seats
        other.colours = self.colours
        other.start = self.start
        other.campaign = self.campaign
        other.deal = self.deal
        other.language = self.language
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Table":
        """A table's parts are values or shared on purpose, so a deep copy is a copy."""
        return self.copy()

    def scrubbed(self, seat: int = SPECTATOR) -> Any:
        """A copy of the state without what the seat may not know: all that a bot gets."""
        return self.session.scrubbed(seat)

    def view(self, seat: int = SPECTATOR) -> Document:
        """The position as a seat may see it."""
        return self.game.view(self.box, self.scrubbed(seat), seat)

    def position(self) -> Document:
        """The whole position, secrets included."""
        return self.game.dump(self.box, self.state)

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """What the last action caused, in words, as a seat may know it."""
        return self.game.log(self.box, self.scrubbed(seat), self.words) if self.ply else []

    def prompt(self, seat: int = SPECTATOR) -> str:
        """Whose decision it is and what is asked, in words."""
        return self.game.prompt(self.box, self.scrubbed(seat), seat, self.words)

    def board(self, seat: int = SPECTATOR) -> str:
        """A readable text board."""
        return self.game.board(self.box, self.scrubbed(seat), seat, self.words)

    def svg(self, seat: int = SPECTATOR) -> str:
        """The table as a drawing."""
        from tianxia.look import whole  # a game that is not shown need not load it

        return whole(self.drawing(seat), self.seat_colours)

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """The colour of every seat in drawings, by name."""
        from tianxia.look import deal_colours

        return deal_colours(self.game.seat_colours, self.colours, self.players)

    def drawing(self, seat: int = SPECTATOR) -> "Drawing":
        """The table as a drawing in parts, for a page that lays them out."""
        return self.game.draw(self.box, self.scrubbed(seat), seat, self.words)

    def record(self) -> Record:
        """The game so far as a record."""
        text = partial(self.game.format_action, self.box)
        return Record(
            game=self.game.name,
            rules=self.game.version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            seats=self.seats,
            result=self._scores() if self.is_over else None,
            position=self.start,
            campaign=self.campaign,
            box="" if self.box.is_standard else self.box.digest,
            components="" if self.box.is_standard else self.box.text,
            deal=self.deal if self.deal is None or self.is_over else self.deal.sealed,
            actions=tuple(Line(moment.decider, text(moment.action)) for moment in self.session.history),
        )

    def __str__(self) -> str:
        return self.board(self.decider)

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.players} players, {self.ply} actions, decider {self.decider}>"

    def _repr_svg_(self) -> str:
        return self.svg(self.decider)

    def _scores(self) -> tuple[int, ...]:
        """The scores by seat, as a record shows them: the games' result documents have different keys."""
        out = np.zeros(self.players, np.float64)
        self.game.rules.score(self.box.record, self.state, out)
        return tuple(int(score) for score in out)

    def _replay(self, ply: int, line: Line) -> None:
        try:
            if self.is_over:
                raise Unreadable("already-over")
            if line.seat != self.decider:
                raise Unreadable("not-the-decider", seat=str(line.seat), decider=str(self.decider))
            self.play(line.action)
        except (Unreadable, Refused) as error:
            problem = "at-action-line" if line.number else "at-action"
            raise Unreadable(
                problem, action=str(ply + 1), line=str(line.number), text=line.action[:60], reason=error
            ) from error

    def _verify(self, record: Record) -> None:
        scores = self._scores() if self.is_over else None
        if record.result is not None and record.result != scores:
            given = " ".join(map(str, record.result))
            if scores is None:
                raise Unreadable("result-not-over", "result", given=given)
            raise Unreadable("result-differs", "result", given=given, found=" ".join(map(str, scores)))


def _recorded_box(game: Game, record: Record) -> Box:
    """The box that a record carries, else the standard one."""
    if not record.components:
        return game.box
    try:
        box = game.parse_box(record.components)
    except Unreadable as error:
        raise Unreadable("within", "components", reason=error) from error
    if box.digest != record.box:
        raise Unreadable("box-not-that", "components", found=box.digest, expected=record.box or "-")
    return box


def _names(seats: Sequence[str]) -> list[str]:
    return told_apart([name.removeprefix("bot:") for name in seats])


@lru_cache(NAMED)
def _words_named(game: Game, language: str, seats: tuple[str, ...]) -> Words:
    return game.words(language).named(_names(seats))


def told_apart(names: Sequence[str]) -> list[str]:
    """Names by seat, with the number of the seat where several have the same, counted from 1 as people do.

    >>> told_apart(["Ann", "Scholar", "Scholar"])
    ['Ann', 'Scholar (2)', 'Scholar (3)']
    """
    return [f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def _nothing_to_undo(language: str) -> str:
    return words(language)("error-nothing-to-undo")


def new(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    options: Mapping[str, str | bool] | None = None,
    seats: Sequence[str] = (),
    box: Box | Path | str | None = None,
    campaign: Document | None = None,
) -> Table:
    """A new game. Without a seed, a random one; `box` is an owner's corrected box file.

    `campaign` is the document of the campaign the game belongs to, for games that have campaigns; it is not changed.
    """
    rules = GAMES[game]
    opened = box if isinstance(box, Box) else rules.box if box is None else rules.open_box(Path(box))
    chosen = rules.read_options(players, options or {})
    table = Table(rules, opened, players)
    table.options = chosen
    table.seed = secrets.randbits(63) if seed is None else seed & ALL_BITS
    table.seats = tuple(seats)
    if campaign is not None:
        if rules.campaigns is None:
            raise Unreadable("no-campaigns", "campaign", game=rules.name)
        rules.campaigns.enter(opened, chosen, campaign, table.state)
        table.campaign = deepcopy(campaign)
    table.session.begin(players, chosen, table.seed)
    return table
