"""Replay: a game step by step, by keys, slider or by itself, with a link to every moment."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.layout import page, word_block
from tianxia.web.pages.lobby import levels_choice
from tianxia.web.pages.table import scene_block
from tianxia.web.scene import Scene

CLIENT_WORDS = ("replay-at", "table-started", "table-acted", "table-fold", "table-unfold")


def replay_page(visitor: Visitor, live: LiveTable, viewer: Viewer, scene: Scene) -> h.Element:
    """The game as its viewer may see it, at the moment of the scene."""
    t, game = visitor.words, live.table.game
    title = game.words(visitor.language)("title")
    total = live.table.ply
    return page(
        visitor,
        f"{t('lobby-replay')}: {title}",
        h.h1[t("replay-title", name=title)],
        h.div("#replay", data_table=live.id, data_seat=str(viewer.seat), data_total=str(total))[
            h.p("#moment", role="status", aria_live="polite"),
            h.div("#controls")[
                h.div("#steps", role="group", aria_label=t("replay-steps"))[
                    _step(t("replay-first"), "first", "⇤"),
                    _step(t("replay-back"), "back", "◀"),
                    _step(t("replay-play"), "play", "▶▶"),
                    _step(t("replay-on"), "on", "▶"),
                    _step(t("replay-last"), "last", "⇥"),
                ],
                h.input(
                    "#slider",
                    type="range",
                    min="0",
                    max=str(total),
                    value=str(scene.ply),
                    aria_label=t("replay-slider"),
                ),
            ],
            h.div("#told"),
            h.div("#board", tabindex="-1"),
            h.div("#tray", tabindex="0", role="group", aria_label=t("table-own"))[
                h.section("#own", hidden=True), h.section("#row", hidden=True)
            ],
            h.div("#seats"),
        ],
        h.p(".note.by-keys")[t("replay-keys")],
        h.section(".buttons")[
            h.a("#moment-link.button", href=f"/table/{live.id}/replay?ply={scene.ply}")[t("replay-link")],
            h.a(".button", href=f"/table/{live.id}")[t("replay-table")],
            h.a(".button", href=f"/table/{live.id}/review")[t("lobby-review")] if live.is_over else None,
            h.a(".button", href=f"/table/{live.id}/record", download=True)[t("replay-download")]
            if live.is_over
            else None,
        ],
        h.section(aria_labelledby="fork-title")[
            h.h2("#fork-title")[t("replay-fork")],
            h.p[t("replay-fork-help")],
            h.div(".buttons")[
                levels_choice(t, game, "fork-level"), h.button("#fork", type="button")[t("replay-fork-start")]
            ],
            h.p("#fork-said", role="alert"),
        ],
        word_block(t, CLIENT_WORDS),
        scene_block(scene),
        kind="replay",
        colours=live.table.seat_colours,
        styles=["lobby.css", "replay.css"],
        scripts=["replay.js"],
    )


def _step(label: str, name: str, sign: str) -> h.Element:
    return h.button(type="button", data_step=name, aria_label=label, title=label)[sign]
