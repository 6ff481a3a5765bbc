"""ZhanGuo: the unification of China by numbered cards, for two to four."""

from tianxia.kernel.convention import build_game

GAME = build_game(
    __package__,
    version=1,
    reconstructed=(
        "reconstructed-cards",
        "reconstructed-boards",
        "reconstructed-rewards",
        "reconstructed-objectives",
        "reconstructed-walls",
        "reconstructed-map",
    ),
)
