"""Somebody's own page: what they have played, how it went, what they have achieved. Others see it if it is shared.

What is shared tells of nobody else: other people have no names there, and tables that were not listed no links.
"""

from collections.abc import Sequence

import htpy as h

from tianxia.games import GAMES
from tianxia.store import Campaign, Rating, Sitting
from tianxia.web.career import Career, Opponent, Outcome, Record, Rivalry, Streak, Tally, together
from tianxia.web.home import Home
from tianxia.web.identity import PROGRAM, Visitor
from tianxia.web.pages.achievements import achievements
from tianxia.web.pages.layout import page
from tianxia.web.pages.lobby import seat_name
from tianxia.web.pages.since import ago
from tianxia.words import Words

GAMES_A_PAGE = 25
RIVALS = 10
"""How many opponents are shown at once; the rest can be unfolded."""
UNNAMED = ("person", "hotseat", "program")
"""Kinds of opponents that have no names on a page that others see."""


def home_page(visitor: Visitor, home: Home, link: str, number: int = 1) -> h.Element:
    """The page; `link` is where others see it, empty if they do not, and the games shown are those of a leaf."""
    t = visitor.words
    title = t("home-title") if home.is_own else home.name or t("player")
    return page(
        visitor,
        title,
        h.h1[title],
        _summary(t, home.career),
        _sharing(visitor, link) if home.is_own else None,
        _records(t, home),
        achievements(t, home.achievements, is_own=home.is_own),
        _rivals(t, home),
        _campaigns(t, home),
        _games(t, home, number),
        kind="lobby",
        styles=["lobby.css", "home.css", "achievements.css"],
    )


def _summary(t: Words, career: Career) -> h.Element:
    if not career.total.games:
        return h.p(".lead")[t("home-nothing")]
    streak = _streak(t, career.streak)
    return h.p(".lead")[_won(t, career.total), f". {streak}." if streak else "."]


def _sharing(visitor: Visitor, link: str) -> h.Element:
    """Who sees the page, and the button that changes it."""
    t = visitor.words
    return h.section(".sharing", aria_labelledby="home-sharing")[
        h.h2("#home-sharing")[t("home-sharing")],
        h.p[t("home-is-shared"), " ", h.a(href=link)[h.code[link]]] if link else h.p[t("home-is-private")],
        h.form(method="post", action="/me/share")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            h.input(type="hidden", name="shared", value="false" if link else "true"),
            h.button[t("home-hide" if link else "home-share")],
        ],
    ]


def _records(t: Words, home: Home) -> h.Node:
    """A card for every game that was played."""
    played = [(name, home.career.records[name]) for name in GAMES if name in home.career.records]
    if not played:
        return None
    return h.section(aria_labelledby="home-records")[
        h.h2("#home-records")[t("home-records")],
        h.ul(".records")[(_record(t, name, record, home) for name, record in played)],
        h.p(".note")[t("home-rating-note")] if home.ratings else None,
    ]


def _record(t: Words, name: str, record: Record, home: Home) -> h.Element:
    rating = home.ratings.get(name)
    streak = _streak(t, record.streak)
    has_seats = len(GAMES[name].players) > 1
    return h.li(".record")[
        h.h3[GAMES[name].words(t.language)("title")],
        h.p(".big")[_won(t, record.total)],
        h.ul(".by-seats")[
            (
                h.li[t("home-seats", players=players), ": ", _won(t, record.seats[players])]
                for players in sorted(record.seats)
            )
        ]
        if has_seats
        else None,
        h.p[_best(t, record.best, home)] if record.best else None,
        h.p[streak] if streak else None,
        h.p[_rating(t, rating)] if rating else None,
    ]


def _won(t: Words, tally: Tally) -> str:
    return t("home-won", games=tally.games, won=tally.won, share=round(100 * tally.won / tally.games))


def _streak(t: Words, streak: Streak) -> str:
    """Victories in a row; nothing before the first one."""
    return t("home-streak", now=streak.now, longest=streak.longest) if streak.longest else ""


def _best(t: Words, best: Outcome, home: Home) -> h.Node:
    shown = t("home-best", points=best.points or 0)
    return h.a(href=f"/table/{best.game.table}")[shown] if _may_follow(home, best) else shown


def _rating(t: Words, rating: Rating) -> str:
    """The mean, and twice its standard deviation: where the strength is with 95 %."""
    return t("home-rating", mean=round(rating.mean, 1), spread=round(2 * rating.spread, 1), games=rating.games)


def _rivals(t: Words, home: Home) -> h.Node:
    """Everybody one has played with, the most frequent first; those who are not the page's owner have no names."""
    rivals = home.career.rivals
    if not home.is_own:
        bots = {who: rivalry for who, rivalry in rivals.items() if who.kind not in UNNAMED}
        people = together(rivals, UNNAMED)
        rivals = ({Opponent("people", ""): people} if people.games else {}) | bots
    if not rivals:
        return None
    ordered = sorted(rivals.items(), key=lambda item: -item[1].games)
    return h.section(aria_labelledby="home-rivals")[
        h.h2("#home-rivals")[t("home-rivals")],
        _rival_table(t, ordered[:RIVALS]),
        h.details[h.summary[t("lobby-older", count=len(ordered) - RIVALS)], _rival_table(t, ordered[RIVALS:])]
        if len(ordered) > RIVALS
        else None,
    ]


def _rival_table(t: Words, rivals: Sequence[tuple[Opponent, Rivalry]]) -> h.Element:
    heads = ("home-rival", "home-met", "home-ahead", "home-behind")
    return h.table(".figures")[
        h.thead[h.tr[(h.th(scope="col")[t(head)] for head in heads)]],
        h.tbody[
            (
                h.tr[h.th(scope="row")[_rival(t, who, met)], h.td[met.games], h.td[met.ahead], h.td[met.behind]]
                for who, met in rivals
            )
        ],
    ]


def _rival(t: Words, who: Opponent, met: Rivalry) -> str:
    if who.kind == "people":
        return t("home-people")
    name = seat_name(t, who.kind, met.name, who.key)
    return f"{name} ({t('home-bot')})" if who.kind == "bot" else name


def _campaigns(t: Words, home: Home) -> h.Node:
    """The shelf, with how many games of each were won."""
    if not home.campaigns:
        return None
    return h.section(aria_labelledby="home-campaigns")[
        h.h2("#home-campaigns")[t("page-campaigns")],
        h.ul(".shelf")[(_campaign(t, campaign, home) for campaign in home.campaigns)],
    ]


def _campaign(t: Words, campaign: Campaign, home: Home) -> h.Element:
    tally = Tally()
    for outcome in home.career.outcomes:
        if outcome.game.campaign == campaign.id:
            tally.add(outcome)
    name = h.a(href=f"/campaign/{campaign.id}")[campaign.name] if home.is_own else campaign.name
    return h.li[name, ": ", _won(t, tally) if tally.games else t("home-campaign-new")]


def _games(t: Words, home: Home, number: int) -> h.Node:
    outcomes = home.career.outcomes
    if not outcomes:
        return None
    first = GAMES_A_PAGE * (number - 1)
    return h.section(aria_labelledby="home-games")[
        h.h2("#home-games")[t("home-games")],
        h.ul(".played")[(_played(t, outcome, home) for outcome in outcomes[first : first + GAMES_A_PAGE])],
        h.nav(".pages", aria_label=t("home-games"))[
            h.a(href=f"?page={number - 1}#home-games")[t("home-newer")] if number > 1 else None,
            h.span[t("home-page", number=number, count=page_count(outcomes))],
            h.a(href=f"?page={number + 1}#home-games")[t("home-older")] if number < page_count(outcomes) else None,
        ]
        if page_count(outcomes) > 1
        else None,
    ]


def page_count(outcomes: Sequence[Outcome]) -> int:
    """How many pages the list of games has; one without any."""
    return max(1, -(-len(outcomes) // GAMES_A_PAGE))


def _played(t: Words, outcome: Outcome, home: Home) -> h.Element:
    game, table = outcome.game, f"/table/{outcome.game.table}"
    title = GAMES[game.game].words(t.language)("title")
    others = [_other(t, seat, home) for number, seat in enumerate(game.seats) if number != outcome.seat]
    return h.li(class_={"won": outcome.is_won})[
        h.a(href=table)[h.strong[title]] if _may_follow(home, outcome) else h.strong[title],
        h.span(".turn")[_ending(t, outcome)],
        h.span(".with")[t("home-with", names=", ".join(others))] if others else None,
        h.span(".note")[ago(t, game.finished)],
        h.span(".row-links")[
            h.a(href=f"{table}/replay")[t("lobby-replay")], h.a(href=f"{table}/review")[t("lobby-review")]
        ]
        if _may_follow(home, outcome)
        else None,
    ]


def _ending(t: Words, outcome: Outcome) -> str:
    """How a game ended, told of somebody who may not be the reader."""
    if outcome.is_resigned:
        return t("home-resigned")
    if outcome.game.players == 1:
        return t("lobby-solo", won="yes" if outcome.is_won else "no")
    if outcome.points is None:
        return t("home-place", place=outcome.rank, players=outcome.game.players)
    return t("home-place-points", place=outcome.rank, players=outcome.game.players, points=outcome.points)


def _other(t: Words, seat: Sitting, home: Home) -> str:
    if not home.is_own and seat.kind in UNNAMED:
        return t("home-somebody") if seat.kind != "program" else PROGRAM
    return seat_name(t, seat.kind, seat.name, seat.bot)


def _may_follow(home: Home, outcome: Outcome) -> bool:
    """May who looks see the table?"""
    return home.is_own or outcome.game.visibility == "listed"
