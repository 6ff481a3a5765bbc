"""Achievements: all of somebody's on their page, and those that a game has just brought at its end."""

from collections.abc import Mapping, Sequence

import htpy as h

from tianxia.games import GAMES
from tianxia.kernel.game import Game
from tianxia.store import Achievement
from tianxia.web.pages.since import ago
from tianxia.words import Words

Earned = Mapping[tuple[str, str], Achievement]
"""By the game's name and their own."""


def achievements(t: Words, earned: Sequence[Achievement], *, is_own: bool) -> h.Node:
    """What was achieved, by game; on one's own page also what is still to be done, and what it is good for."""
    found = {(each.game, each.name): each for each in earned}
    games = [game for game in GAMES.values() if game.achievements]
    shown = [game for game in games if is_own or any(name == game.name for name, _ in found)]
    if not shown:
        return None
    return h.section(aria_labelledby="home-achievements")[
        h.h2("#home-achievements")[t("home-achievements")],
        h.p(".note")[t("home-achievements-note")] if is_own else None,
        (_of_game(t, game, found, is_own=is_own) for game in shown),
    ]


def achieved_list(t: Words, game: Game, names: Sequence[str]) -> h.Element | None:
    """What somebody has achieved for the first time in a game that has just ended; nothing if there is nothing."""
    if not names:
        return None
    own = game.words(t.language)
    return h.section(".achieved.late", aria_labelledby="achieved")[
        h.h3("#achieved")[t("home-new-achievements", count=len(names))],
        h.ul(".achievements")[
            (
                h.li(".earned")[
                    h.strong[own(f"achievement-{name}")],
                    h.p[own(f"achievement-{name}-how")],
                    h.p(".note")[own(f"achievement-{name}-why")],
                ]
                for name in names
            )
        ],
        h.p[h.a(href="/me/games#home-achievements")[t("home-link")]],
    ]


def _of_game(t: Words, game: Game, earned: Earned, *, is_own: bool) -> h.Element:
    """Those of one game, unfolded if there is one already."""
    kept = [name for name in game.achievements if is_own or (game.name, name) in earned]
    count = sum((game.name, name) in earned for name in game.achievements)
    return h.details(open=bool(count))[
        h.summary[game.words(t.language)("title"), " ", t("home-achieved-of", count=count, all=len(game.achievements))],
        h.ul(".achievements")[(_achievement(t, game, name, earned.get((game.name, name))) for name in kept)],
    ]


def _achievement(t: Words, game: Game, name: str, earned: Achievement | None) -> h.Element:
    """One of them: its name, when it was achieved, what to do, and what it is good for."""
    own = game.words(t.language)
    when = t("home-not-yet") if earned is None else f"{t('home-achieved')} {ago(t, earned.at)}"
    return h.li(class_={"earned": earned is not None})[
        h.strong[own(f"achievement-{name}")],
        " ",
        h.span(".note")[when],
        h.p[own(f"achievement-{name}-how")],
        h.p(".note")[own(f"achievement-{name}-why")],
    ]
