"""Review: each seat's chance to win over the game, and the decisions that cost most with what was better."""

from collections.abc import Sequence

import htpy as h

from tianxia import look
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.layout import emblem, page
from tianxia.web.reviewing import WORTH_SHOWING, Judgement, Reviewed
from tianxia.words import Words

WIDTH, HEIGHT, LEFT, TOP = 1000, 300, 52, 14
COSTLIEST = 10
"""How many decisions are shown."""


def review_page(visitor: Visitor, live: LiveTable, viewer: Viewer, done: Reviewed) -> h.Element:
    """The review as far as it is done; a button starts it or goes on with it."""
    t, game = visitor.words, live.table.game
    title = game.words(visitor.language)("title")
    words = live.localized(visitor.language).words
    names = [words.seat(seat) for seat in range(live.table.players)]
    return page(
        visitor,
        f"{t('lobby-review')}: {title}",
        h.h1[t("review-title", name=title)],
        h.p[t("review-what")],
        _progress(t, live, done),
        [
            h.div(".chart", tabindex="0", role="group", aria_label=t("review-chart"))[
                _chart(t, live, names, done.judgements)
            ],
            h.ul(".legend")[
                (h.li[emblem(seat), " ", name, ": ", _last_chance(done, seat)] for seat, name in enumerate(names))
            ],
            h.h2[t("review-costly")],
            _costly(t, live, viewer, names, done.judgements),
        ]
        if done.judgements
        else None,
        h.div(".buttons")[
            h.a(".button", href=f"/table/{live.id}/replay")[t("lobby-replay")],
            h.a(".button", href=f"/table/{live.id}")[t("replay-table")],
        ],
        kind="review",
        colours=live.table.seat_colours,
        styles=["lobby.css", "replay.css"],
        scripts=["review.js"],
    )


def _progress(t: Words, live: LiveTable, done: Reviewed) -> h.Node:
    if not live.is_over:
        return h.p[t("review-not-over")]
    return h.section(
        "#review", data_table=live.id, data_running="yes" if done.is_running else "no", hidden=done.done >= done.total
    )[
        h.p("#review-said", role="status")[t("review-progress", done=done.done, total=done.total)],
        h.progress("#review-done", max=str(done.total), value=str(done.done), aria_label=t("review-title", name="")),
        h.button("#review-start.primary", type="button", hidden=done.is_running)[t("review-start")],
    ]


def _chart(t: Words, live: LiveTable, names: Sequence[str], judgements: Sequence[Judgement]) -> look.Element:
    """Lines over the game, one a seat; the costly decisions are marked and lead to their moment."""
    total = max(1, live.table.ply)

    def place(ply: int, chance: float) -> look.Point:
        return LEFT + (WIDTH - LEFT - 20) * ply / total, TOP + (HEIGHT - 2 * TOP - 14) * (1 - chance)

    grid = [
        [
            look.line(place(0, share), place(total, share), stroke="var(--line)"),
            look.text(LEFT - 6, place(0, share)[1] + 4, f"{share:.0%}", 13, anchor="end", fill="var(--ink-2)"),
        ]
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    lines = [
        [
            look.path(
                look.polyline([place(one.ply, one.chances[seat]) for one in judgements]),
                fill="none",
                stroke=look.seat_fill(seat),
                stroke_width=3,
            ),
            look.badge(seat, *place(judgements[-1].ply, judgements[-1].chances[seat]), 20),
        ]
        for seat in range(len(names))
    ]
    marks = [
        h.a(href=f"/table/{live.id}/replay?ply={one.ply}", aria_label=f"{names[one.seat]}: {one.phrase}")[
            look.circle(
                *place(one.ply, one.chances[one.seat]), 7, fill="var(--red)", stroke="var(--paper)", stroke_width=2
            )
        ]
        for one in costliest(judgements)
    ]
    return look.tag("svg", *grid, *lines, *marks, viewBox=f"0 0 {WIDTH} {HEIGHT}", class_="tianxia", role="group")


def costliest(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The decisions that cost most, the dearest first."""
    worth = [one for one in judgements if one.lost >= WORTH_SHOWING and one.best != one.action]
    return sorted(worth, key=lambda one: -one.lost)[:COSTLIEST]


def _costly(
    t: Words, live: LiveTable, viewer: Viewer, names: Sequence[str], judgements: Sequence[Judgement]
) -> h.Element:
    found = costliest(judgements)
    if not found:
        return h.p(".note")[t("review-none")]
    return h.ul(".costly")[
        (
            h.li[
                h.p[
                    emblem(one.seat),
                    " ",
                    h.strong[names[one.seat]],
                    ": ",
                    one.phrase,
                    ". ",
                    t("review-cost", points=round(100 * one.lost)),
                ],
                h.p[t("review-better", phrase=one.best_phrase), (f" {said}." for said in one.why)],
                h.p(".note")[t("review-line", line=" · ".join(one.line))] if one.line else None,
                h.a(href=f"/table/{live.id}/replay?ply={one.ply}&seat={viewer.seat}")[t("review-moment", ply=one.ply)],
            ]
            for one in found
        )
    ]


def _last_chance(done: Reviewed, seat: int) -> str:
    return f"{done.judgements[-1].chances[seat]:.0%}"
