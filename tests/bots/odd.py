"""Bots that go wrong, as people's own may."""

from typing import Any


class Set:
    """Takes any settings."""

    def __init__(self, game: Any, box: Any, seed: int, **settings: Any) -> None:
        self.settings = settings

    def choose(self, s: Any, seat: int, ply: int | None = None) -> Any:
        raise NotImplementedError


class Broken(Set):
    def __init__(self, game: Any, box: Any, seed: int) -> None:
        super().__init__(game, box, seed, share=1 // 0)


class Raising(Set):
    def choose(self, s: Any, seat: int, ply: int | None = None) -> Any:
        pieces: dict[str, int] = {}
        return pieces["house"]


class Cheating(Set):
    def choose(self, s: Any, seat: int, ply: int | None = None) -> Any:
        return 99999


class Silent(Set):
    def choose(self, s: Any, seat: int, ply: int | None = None) -> Any:
        return None
