"""`play`: a game in the terminal against bots."""

import os
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import platformdirs
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from tianxia.bots import Bot
from tianxia.bots.playing import ask, bot_of
from tianxia.cli.console import (
    bold,
    console,
    language,
    make_folder,
    naming,
    prepared,
    read_options,
    read_record,
    split_bots,
)
from tianxia.kernel.documents import write_text
from tianxia.kernel.errors import Crashed, OutOfMemory, Problem, Refused, Unreadable, Unwritable
from tianxia.table import Table, new

MANY = 120
"""More choices than this are shown by kind."""
SEAT_STYLES = {"●": "#0072b2", "■": "#e69f00", "▲": "#009e73", "★": "#cc79a7", "◆": "#56b4e9"}


def play_game(
    name: str | None, players: int | None, seat: int, bots: str, seed: int | None, option: Sequence[str],
    box: Path | None, resume: Path | None,
) -> None:  # fmt: skip
    """Set up a table, or open a saved one, and play; the parameters are the command's options."""
    record = read_record(resume) if resume else None
    if name is None and record is None:
        raise Unreadable("no-game-named", "play")
    with prepared(record.game if record else str(name)) as game:
        opened = game.box if box is None else game.open_box(box)
        if resume and record:
            with naming(resume):
                table = Table.from_record(record, box=opened)
        else:
            number = players or min(game.players)
            game.read_options(number, read_options(option))
            if seat > number:
                raise Unreadable("own-seat", "--seat", most=str(number), found=str(seat))
            names = split_bots(bots)
            others = iter(f"bot:{names[i % len(names)]}" for i in range(number))
            seats = [game.words(language())("player") if i == seat else next(others) for i in range(1, number + 1)]
            table = new(game.name, number, seed=seed, options=read_options(option), seats=seats, box=opened)
    table.language = language()
    Terminal(table, resume).run()


class Terminal:
    """One person at one terminal."""

    def __init__(self, table: Table, file: Path | None) -> None:
        self.table = table
        self.words = table.words
        self.file = file
        names = table.seats or ("player",) * table.players
        self.bots: dict[int, Bot] = {
            seat: bot_of(table, name, seat, trusted=file is None)  # what a file names is not run
            for seat, name in enumerate(names)
            if name.startswith("bot:")
        }
        self.turns: list[int] = []
        """The number of actions at each decision of a person, for undo."""

    def run(self) -> None:
        """Ask and answer until the game is over or left."""
        console.print(self.words("play-welcome", title=self.words("title")))
        try:
            while not self.table.is_over:
                if self.table.decider in self.bots:
                    self._let_bot_play()
                elif not self._ask():
                    return
        except (EOFError, KeyboardInterrupt):
            console.print()
            self._save("")
            return
        self._show_end()

    def _let_bot_play(self) -> None:
        """One decision of a bot. If it fails the game is saved, so that it can go on with another one."""
        seat = self.table.decider
        try:
            action = ask(self.bots[seat], self.table)
        except (Problem, MemoryError) as error:
            self._save("")
            reason = OutOfMemory("bot") if isinstance(error, MemoryError) else error
            raise Crashed("bot", bot=self.table.seats[seat], reason=reason) from error
        self.table.play(action)
        self._acted()

    def _ask(self) -> bool:
        """One decision of a person; False to leave."""
        seat = self.table.decider
        self._show_board(seat)
        self._show_choices()
        while True:
            line = console.input(bold(self.table.prompt(seat)).append("\n> ", "not bold")).strip()
            command, _, rest = line.partition(" ")
            if command in ("quit", "exit", "q"):
                if self._save(""):
                    return False
                continue  # there is still "save FILE"
            if command == "undo":
                return self._undo()
            if command == "save":
                self._save(rest)
            elif command in ("?", "help"):
                self._explain()
            elif command == "board":
                self._show_board(seat)
            elif not line or command == "list":
                self._show_choices(rest)
            elif self._play(line):
                return True

    def _play(self, line: str) -> bool:
        ids = self.table.legal_ids()
        action: str | int = line
        if line.isdigit():
            if not 1 <= int(line) <= len(ids):
                console.print(self.words("play-no-such-number", most=len(ids)), style="red")
                return False
            action = ids[int(line) - 1]
        before = self.table.ply
        try:
            self.table.play(action)
        except (Refused, Unreadable) as error:
            console.print(error.sentence(self.words), style="red")
            return False
        self.turns.append(before)
        self._acted()
        return True

    def _undo(self) -> bool:
        """Back to the person's last decision, over everything the bots have done since."""
        if not self.turns:
            console.print(self.words("error-nothing-to-undo"), style="red")
            return True
        back = self.turns.pop()
        while self.table.ply > back:
            self.table.undo()
        console.print(self.words("play-undone"))
        return True

    def _save(self, name: str) -> bool:
        """Write the record; says where, or why it cannot be."""
        file = Path(os.path.expanduser(name)) if name else self.file or _new_file(self.table.game.name)
        try:
            if not name:
                make_folder(file.parent)
            write_text(file, str(self.table.record()))
        except Unwritable as error:
            console.print(error.sentence(self.words), style="red")
            return False
        self.file = file
        console.print(self.words("play-saved", file=str(file)))
        return True

    def _acted(self) -> None:
        """After every action: tell what happened."""
        person = next((seat for seat in range(self.table.players) if seat not in self.bots), -1)
        for line in self.table.log(person):
            console.print(_coloured(line))

    def _explain(self) -> None:
        kind = self.table.game.decisions[self.table.state.decision]
        console.print(self.words(f"help-{kind}"))
        console.print(self.words("play-commands"))

    def _show_board(self, seat: int) -> None:
        console.print()
        console.print(_coloured(self.table.board(seat)))
        console.print()

    def _show_choices(self, start: str = "") -> None:
        """The choices that begin with some words; without words, and if they are many, how many of each kind."""
        start = " ".join(start.lower().split())
        legal = [(i, text) for i, text in enumerate(self.table.legal(), 1) if text.startswith(start)]
        if start or len(legal) <= MANY:
            choices = [_numbered(i, text) for i, text in legal]
        else:
            kinds = Counter(" ".join(text.split()[:2]) if len(text.split()) > 2 else text for _, text in legal)
            numbers = {text: i for i, text in legal}
            choices = [
                _numbered(numbers[kind], kind) if kind in numbers else Text(f"{kind} ... ").append(f"({count})", "dim")
                for kind, count in kinds.items()
            ]
            console.print(self.words("play-many", count=len(legal)))
        console.print(Columns(choices, column_first=True, padding=(0, 3)), soft_wrap=False)

    def _show_end(self) -> None:
        standing = self.table.standing
        assert standing is not None
        console.print(_coloured(self.table.board()))
        grid = Grid(self.words("play-rank"), self.words("play-player"), self.words("play-score"), box=None)
        for seat in sorted(range(self.table.players), key=lambda seat: standing.ranks[seat]):
            grid.add_row(str(standing.ranks[seat]), self.words.seat(seat), str(standing.scores[seat]))
        console.print(grid, soft_wrap=False)
        console.print(bold(self.table.prompt()))
        self._save("")


def _new_file(game: str) -> Path:
    return platformdirs.user_data_path("tianxia") / "saves" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.record"


def _numbered(number: int, text: str) -> Text:
    return Text(f"{number:3}", "dim").append(f" {text}", "not dim")


def _coloured(text: str) -> Text:
    coloured = Text(text)
    for mark, style in SEAT_STYLES.items():
        coloured.highlight_words([mark], style)
    return coloured
