"""Writes STATE.md of every game from the declarations of its records: `python -m tests.contract.state_tables`."""

from tianxia.games import GAMES
from tianxia.kernel.game import Game
from tianxia.kernel.layout import table_of


def page(game: Game) -> str:
    """The state and the components of a game, field by field."""
    size = game.state.layout.itemsize
    return f"""# The records of {game.words("en")("title")}

Written by `python -m tests.contract.state_tables` from the declarations in `state.py` and `box.py`.

## State

{size} bytes.

{table_of(game.state)}

## Components

{table_of(game.components)}
"""


def main() -> None:
    """Write every page."""
    for game in GAMES.values():
        (game.folder / "STATE.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
