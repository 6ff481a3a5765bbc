"""Draw the pictures of the lobby: the board of each game in the middle of a game between greedy bots.

Example: python scripts/pictures.py
"""

from pathlib import Path

from tianxia.bots import make_bot
from tianxia.games import GAMES
from tianxia.look import svg
from tianxia.table import Table, new

FOLDER = Path(__file__).resolve().parent.parent / "src" / "tianxia" / "web" / "static" / "pictures"
MOMENT = 0.6
"""The part of the game that has been played: enough on the board to look at."""


def main() -> None:
    """One file a game."""
    for name, game in GAMES.items():
        table = new(name, min(3, max(game.players)), seed=7)
        bots = [make_bot("greedy", game, game.box, seat) for seat in range(table.players)]
        while not table.is_over:
            seat = table.decider
            table.play(bots[seat].choose(table.scrubbed(seat), seat))
        board = Table.from_record(table.record(), to=round(MOMENT * table.ply)).drawing().board
        (FOLDER / f"{name}.svg").write_text(svg(*board[:3], *board.nodes), encoding="utf-8")


if __name__ == "__main__":
    main()
