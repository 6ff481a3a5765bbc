"""The guided first game on pages: the card at the table, and the offer in the lobby."""

import htpy as h

from tianxia.kernel.game import Game
from tianxia.lesson import LEARNER, lesson_of
from tianxia.web.identity import Visitor
from tianxia.web.lessons import is_lesson
from tianxia.web.live import LiveTable
from tianxia.web.scene import Scene

CARD_WORDS = (
    "lesson-step",
    "lesson-ready",
    "lesson-aim",
    "lesson-brought",
    "lesson-later",
    "lesson-on",
    "lesson-play-on",
)
"""The sentences that the card's script puts together."""


def lesson_card(visitor: Visitor, live: LiveTable, scene: Scene) -> h.Node:
    """The card of a lesson, which its script fills; nothing at other tables and for those who watch."""
    if not is_lesson(live) or scene.seat != LEARNER:
        return None
    t, guide = visitor.words, scene.lesson
    return [
        h.section("#lesson", aria_label=t("lesson-card"), hidden=True, data_rules=f"/rules/{live.row.game}")[
            h.header[
                h.span("#lesson-step"),
                h.h2("#lesson-title"),
                h.button("#lesson-fold.quiet", type="button", aria_controls="lesson-body", title=t("lesson-fold"))["–"],
            ],
            h.div("#lesson-body", tabindex="0", role="group", aria_label=t("lesson-card"))[
                h.div("#lesson-said", role="status", aria_live="polite"),
                h.p("#lesson-why", role="alert", hidden=True),
            ],
            h.div("#lesson-ways")[
                h.button("#lesson-on.primary", type="button")[t("lesson-on")],
                h.a("#lesson-rules", target="_blank")[t("lesson-rules")],
                h.details("#lesson-more")[
                    h.summary[t("lesson-more")],
                    h.button("#lesson-skip.quiet", type="button")[t("lesson-skip")],
                    h.button("#lesson-leave.quiet", type="button")[t("lesson-leave")],
                    lesson_form(visitor, live.table.game, h.button(".quiet")[t("lesson-again")], again=True),
                ],
            ],
        ],
        h.noscript(".lesson-plain")[h.p[guide.first], h.p[guide.text]] if guide else None,
    ]


def lesson_form(visitor: Visitor, game: Game, button: h.Element, *, again: bool = False) -> h.Element:
    """A form whose button begins a game's lesson, or goes on with it."""
    return h.form(method="post", action="/lessons")[
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        h.input(type="hidden", name="game", value=game.name),
        h.input(type="hidden", name="again", value="true") if again else None,
        button,
    ]


def lesson_button(visitor: Visitor, game: Game) -> h.Node:
    """The way to a lesson from the lobby, for games that have one."""
    if lesson_of(game) is None:
        return None
    t, title = visitor.words, game.words(visitor.language)("title")
    return lesson_form(visitor, game, h.button[t("lobby-learn"), h.span(".sr")[f": {title}"]])


def offer(visitor: Visitor, game: Game, play: h.Element) -> h.Node:
    """What is asked before somebody's first game: shall it be a guided one? `play` is the way straight to a table."""
    if lesson_of(game) is None:
        return None
    t, title = visitor.words, game.words(visitor.language)("title")
    name = offer_id(game)
    return h.dialog(id=name, aria_labelledby=f"{name}-title")[
        h.header[
            h.h2(id=f"{name}-title")[t("lobby-offer-title", name=title)],
            h.button(".close", type="button", data_close=True, aria_label=t("table-close"))["×"],
        ],
        h.p[t("lobby-offer")],
        h.div(".buttons")[lesson_form(visitor, game, h.button(".primary")[t("lobby-learn")]), play],
    ]


def offer_id(game: Game) -> str:
    """The id of a game's offer."""
    return f"offer-{game.name}"
