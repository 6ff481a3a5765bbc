"""The lobby: my running games with whose turn it is, all games, and the tables anybody may join or watch."""

from collections.abc import Sequence

import htpy as h

from tianxia.bots.levels import USUAL_LEVEL, levels
from tianxia.games import GAMES
from tianxia.kernel.game import Game
from tianxia.look import deal_colours
from tianxia.store import WAITING, Listed
from tianxia.table import told_apart
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import coloured, emblem, page
from tianxia.web.pages.lesson import lesson_button, offer, offer_id
from tianxia.web.pages.since import ago
from tianxia.words import Words

RUNNING = 4
FINISHED = 12
"""How many running and finished games are shown at once; the rest can be unfolded."""


def lobby_page(visitor: Visitor, mine: Sequence[Listed], listed: Sequence[Listed]) -> h.Element:
    """My running games, the games to begin, those anybody may watch, and my finished ones."""
    t = visitor.words
    running = sorted((row for row in mine if not row.game.over), key=lambda row: not _is_my_turn(visitor, row))
    return page(
        visitor,
        t("lobby-title"),
        h.h1[t("lobby-title")],
        _tables(visitor, "lobby-mine", running, RUNNING),
        h.p[h.a(".button", href="/me/games")[t("home-link")]]
        if mine
        else h.p(".lead")[t("lobby-lead"), " ", h.a(href="/enter")[t("lobby-enter")]],
        h.ul("#games")[
            (
                _card(visitor, name, is_new=not mine, is_first=all(row.game.game != name for row in mine))
                for name in GAMES
            )
        ],
        _tables(visitor, "lobby-listed", listed, len(listed), t("lobby-none-listed")),
        _tables(visitor, "lobby-finished", [row for row in mine if row.game.over], FINISHED),
        _more(visitor),
        kind="lobby",
        styles=["lobby.css"],
        scripts=["lobby.js"],
    )


def _card(visitor: Visitor, name: str, *, is_new: bool, is_first: bool) -> h.Element:
    """One game: picture, a line, what it asks for, and the way to a first move; before the first game an offer."""
    t, game = visitor.words, GAMES[name]
    own = game.words(visitor.language)
    title = own("title")
    return h.li(".card")[
        h.img(src=f"/pictures/{name}.svg", alt=t("lobby-picture", name=title), width="480", height="320"),
        h.p(".start")[own("about-start")] if is_new and "about-start" in own else None,
        h.h2[title],
        h.p(".facts")[" · ".join((own("about-time"), own("about-weight"), _players(t, game)))],
        h.p[own("tagline")],
        h.div(".buttons")[
            _play(
                visitor, game, h.button(".primary")[t("lobby-play"), h.span(".sr")[f": {title}"]], is_offering=is_first
            ),
            lesson_button(visitor, game),
            h.a(".button", href=f"/new/{name}")[t("lobby-set"), h.span(".sr")[f": {title}"]],
            h.a(".button", href="/campaigns")[t("page-campaigns")] if game.campaigns else None,
            h.a(href=f"/rules/{name}")[t("lobby-rules"), h.span(".sr")[f": {title}"]],
        ],
        offer(visitor, game, _play(visitor, game, h.button[t("lobby-offer-no")])) if is_first else None,
    ]


def _play(visitor: Visitor, game: Game, button: h.Element, *, is_offering: bool = False) -> h.Element:
    """A form whose button sets a table; where it is offering, the script shows the offer first."""
    return h.form(method="post", action="/tables", data_offer=offer_id(game) if is_offering else None)[
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        h.input(type="hidden", name="game", value=game.name),
        button,
    ]


def _players(t: Words, game: Game) -> str:
    """For how many players a game is."""
    return t("lobby-players", least=game.players[0], most=game.players[-1])


def _tables(visitor: Visitor, title: str, rows: Sequence[Listed], shown: int, none: str = "") -> h.Node:
    """Tables under a heading, those after the first few folded away; without any, what to say instead."""
    if not rows and not none:
        return None
    t = visitor.words
    return h.section(aria_labelledby=title)[
        h.h2(id=title)[t(title)],
        h.ul(".tables")[(_row(visitor, row) for row in rows[:shown])] if rows else h.p(".note")[none],
        h.details[
            h.summary[t("lobby-older", count=len(rows) - shown)],
            h.ul(".tables")[(_row(visitor, row) for row in rows[shown:])],
        ]
        if len(rows) > shown
        else None,
    ]


def _row(visitor: Visitor, row: Listed) -> h.Element:
    t = visitor.words
    title = GAMES[row.game.game].words(visitor.language)("title")
    return h.li(class_=["table-row", {"mine": _is_my_turn(visitor, row)}])[
        h.a(href=f"/table/{row.game.id}")[
            h.img(src=f"/pictures/{row.game.game}.svg", alt="", width="66", height="44"),
            h.strong[title],
            h.span(".turn")[_standing(visitor, row)],
        ],
        h.span(".who", **coloured(_colours(row)))[
            (_who(t, row, seat, name) for seat, name in enumerate(_names(t, row)))
        ],
        h.span(".note")[ago(t, row.game.updated)],
        h.span(".row-links")[
            h.a(href=f"/table/{row.game.id}/replay")[t("lobby-replay")],
            h.a(href=f"/table/{row.game.id}/review")[t("lobby-review")],
        ]
        if row.game.over
        else None,
    ]


def _who(t: Words, row: Listed, seat: int, name: str) -> h.Element:
    """A player of a table, and of a finished game the points."""
    result = row.game.result
    if result is None or row.game.players == 1:
        return h.span[emblem(seat, 16), " ", name]
    points = h.b[str(result["scores"][seat])] if "scores" in result else None
    has_won = "ranks" in result and result["ranks"][seat] == 1
    return h.span[emblem(seat, 16), " ", name, " ", points, _WINNER if has_won else None]


_WINNER = h.span(".star", aria_hidden="true")[" ★"]


def _names(t: Words, row: Listed) -> list[str]:
    return told_apart([seat_name(t, seat.kind, seat.name, seat.bot) for seat in row.seats])


def _colours(row: Listed) -> tuple[str, ...]:
    chosen = [seat.colour for seat in row.seats]
    return deal_colours(GAMES[row.game.game].seat_colours, chosen, row.game.players)


def seat_name(t: Words, kind: str, name: str, bot: str | None) -> str:
    """Who sits there: a name, a bot's level, or that the seat is free."""
    if kind == "bot":
        level = (bot or "").removeprefix("bot:")
        return t(f"level-{level}") if f"level-{level}" in t else level
    if name:
        return name
    return t("seat-open") if kind == "open" else t("seat-invited") if kind == "invite" else t("player")


def levels_choice(t: Words, game: Game, name: str) -> h.Element:
    """Which bots shall play."""
    return h.select(id=name, aria_label=t("set-bots"))[
        (
            h.option(value=level.name, selected=level.name == USUAL_LEVEL)[t(f"level-{level.name}")]
            for level in levels(game)
        )
    ]


def _is_my_turn(visitor: Visitor, row: Listed) -> bool:
    turn = next((seat for seat in row.seats if seat.seat == row.game.turn), None)
    return not row.game.over and turn is not None and turn.identity == visitor.identity and turn.bot is None


def _standing(visitor: Visitor, row: Listed) -> str:
    t = visitor.words
    if row.game.over:
        return _outcome(visitor, row)
    if row.game.turn == WAITING:
        return t("lobby-waiting")
    if _is_my_turn(visitor, row):
        return t("lobby-your-turn")
    if any(seat.identity == visitor.identity and seat.bot is not None for seat in row.seats):
        return t("lobby-bot-plays")
    return t("lobby-turn-of", name=_names(t, row)[row.game.turn])


def _outcome(visitor: Visitor, row: Listed) -> str:
    """How a finished game ended: for the visitor, if they played; a game for one was won or lost."""
    t, result = visitor.words, row.game.result
    if result is None:
        return t("lobby-over")
    if "ranks" not in result:
        return t("lobby-abandoned")
    own = [seat.seat for seat in row.seats if seat.identity == visitor.identity]
    if len(own) == 1 and own[0] in result.get("resigned", ()):
        return t("lobby-given-up" if row.game.players == 1 else "lobby-resigned")
    ranks, scores = result["ranks"], result.get("scores")
    if row.game.players == 1:
        return t("lobby-solo", won="yes" if scores and scores[0] > 0 else "no")
    winners = [name for name, rank in zip(_names(t, row), ranks, strict=True) if rank == 1]
    if len(own) != 1 or scores is None:
        return t("lobby-won-by", names=", ".join(winners))
    place, points = ranks[own[0]], scores[own[0]]
    return t("lobby-place", place=place, points=points, shared="yes" if len(winners) > 1 else "no")


def _more(visitor: Visitor) -> h.Element:
    """What few people look for, folded away: opening a record."""
    t = visitor.words
    return h.details("#more")[
        h.summary[t("lobby-more")],
        h.section(aria_labelledby="lobby-upload")[
            h.h2("#lobby-upload")[t("lobby-upload")],
            h.p[t("lobby-upload-help")],
            h.label(for_="record")[t("lobby-upload-file")],
            h.input("#record", type="file", accept=".record,.txt,text/plain"),
            h.p("#record-said", role="status"),
        ],
    ]
