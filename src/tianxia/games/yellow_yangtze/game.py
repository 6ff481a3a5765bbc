"""Yellow & Yangtze: tiles, leaders and conflicts on the map of ancient China, for two to four."""

from tianxia.kernel.convention import build_game

GAME = build_game(
    __package__,
    version=1,
    reconstructed=("reconstructed-map", "reconstructed-capitals"),
)
