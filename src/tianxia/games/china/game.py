"""China: area majority for three to five."""

from tianxia.kernel.convention import build_game

GAME = build_game(
    __package__,
    version=1,
    reconstructed=("reconstructed-map", "reconstructed-cards"),
)
