"""Legacy of Yu: canals against the flood, for one; a single game and its campaign."""

from tianxia.kernel.convention import build_game

GAME = build_game(
    __package__,
    version=1,
    reconstructed=("reconstructed-cards", "reconstructed-board", "reconstructed-story"),
    box_parts={"story.toml": "65287c7922129429"},
)
