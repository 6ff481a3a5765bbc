"""Setting a table: who sits where, the options with what they mean, and who may watch."""

from collections.abc import Iterable, Sequence

import htpy as h

from tianxia.bots.levels import USUAL_LEVEL, levels
from tianxia.bots.plugged import installed
from tianxia.kernel.game import Game
from tianxia.kernel.options import Option
from tianxia.look import SEATS, deal_colours
from tianxia.store import OwnBox
from tianxia.web.identity import Visitor
from tianxia.web.pages.boxes import box_choice
from tianxia.web.pages.layout import data_block, emblem, page
from tianxia.web.terms import CLOCKS, ENDS, WAITS
from tianxia.words import Words

PEOPLE = ("person", "hotseat", "invite", "open")


def setting_page(visitor: Visitor, game: Game, own: Sequence[OwnBox] = (), box: str = "") -> h.Element:
    """The page that sets a table of one game, perhaps with a box of the visitor's own."""
    t = visitor.words
    title = game.words(visitor.language)("title")
    colours = deal_colours(game.seat_colours, (), max(game.players))
    return page(
        visitor,
        title,
        h.h1[t("set-title", name=title)],
        h.form("#set", data_game=game.name)[
            _players(t, game),
            h.fieldset[
                h.legend[t("set-seats")],
                h.div("#seat-rows")[(_seat(visitor, game, seat, colour) for seat, colour in enumerate(colours))],
            ],
            _options(visitor, game),
            box_choice(t, own, game, box),
            _terms(t),
            _visibility(t),
            h.p("#set-said", role="alert"),
            h.div(".buttons")[
                h.button(".primary", type="submit", disabled=True)[t("set-start")],  # until its script is there
                h.a(".button", href="/")[t("set-back")],
            ],
        ],
        data_block("setting", {"defaults": {str(n): _defaults(game.options, n) for n in game.players}}),
        styles=["lobby.css"],
        scripts=["setting.js"],
        colours=colours,
    )


def _defaults(options: Sequence[Option], players: int) -> dict[str, list[str]]:
    """The values each option may have with this many players, the default first."""
    return {option.name: list(option.allowed(players)) for option in options}


def _players(t: Words, game: Game) -> h.Node:
    """How many play; asked only if there is a choice."""
    return h.fieldset(hidden=len(game.players) == 1)[
        h.legend[t("set-players")],
        h.div(".choices-row")[
            (
                h.label(".choice")[
                    h.input(type="radio", name="players", value=str(n), checked=n == min(game.players)), f"{n}"
                ]
                for n in game.players
            )
        ],
    ]


def _seat(visitor: Visitor, game: Game, seat: int, colour: str) -> h.Element:
    """Who sits there, and in which colour: one that another seat has is exchanged."""
    t = visitor.words
    chosen = "person" if seat == 0 else f"bot:{USUAL_LEVEL}"
    who = h.select(name=f"kind-{seat}", aria_label=t("set-seat", seat=seat + 1))[
        (h.option(value=kind, selected=kind == chosen)[t(f"set-{kind}")] for kind in PEOPLE),
        h.optgroup(label=t("set-bots"))[
            (
                h.option(value=f"bot:{level.name}", selected=f"bot:{level.name}" == chosen)[
                    t("set-bot", level=t(f"level-{level.name}"), seconds=_seconds(level.seconds))
                ]
                for level in levels(game)
            ),
            (h.option(value=f"bot:{name}")[name] for name in installed()),
        ],
    ]
    name = h.input(
        name=f"name-{seat}", aria_label=t("set-name", seat=seat + 1), maxlength="40", autocomplete="off",
        value=visitor.name if seat == 0 else "", placeholder=t("set-name-placeholder"),
    )  # fmt: skip
    hue = h.select(name=f"colour-{seat}", aria_label=t("set-colour", seat=seat + 1))[
        (h.option(value=each, selected=each == colour)[t(f"hue-{each}")] for each in game.seat_colours or SEATS)
    ]
    return h.div(".seat-row", data_seat=str(seat))[emblem(seat, 26), who, hue, name]


def _seconds(seconds: float) -> float:
    """Roughly; less than a blink is 0."""
    return round(seconds) if seconds >= 1 else round(seconds, 1)


def _options(visitor: Visitor, game: Game) -> h.Node:
    """Every option but that of a campaign's games, which are begun from its shelf."""
    own = game.words(visitor.language)
    of_campaigns = game.campaigns.options if game.campaigns else {}
    return [_option(own, option) for option in game.options if option.name not in of_campaigns]


def _option(own: Words, option: Option) -> h.Element:
    """The values of an option, and what they mean."""
    name = f"option-{option.name}"
    return h.fieldset(".option", data_option=option.name)[
        h.legend[own(name)],
        h.p(".note")[own(f"{name}-help")] if f"{name}-help" in own else None,
        (
            h.label(".choice")[
                h.input(type="radio", name=name, value=value, checked=place == 0), h.span[own(f"{name}-{value}")]
            ]
            for place, value in enumerate(option.values)
        ),
    ]


def _terms(t: Words) -> h.Element:
    """What holds between people; the script shows it where there are several."""
    return h.fieldset("#terms", hidden=True)[
        h.legend[t("set-terms")],
        h.p[
            h.label(for_="wait")[t("set-wait")],
            " ",
            h.select("#wait", name="wait", aria_describedby="wait-help")[
                (h.option(value=wait)[t(f"set-wait-{wait}")] for wait in WAITS)
            ],
        ],
        h.p("#wait-help.note")[t("set-wait-help")],
        _chosen(t, "clock", CLOCKS),
        _chosen(t, "end", ENDS),
        h.label(".choice")[h.input(type="checkbox", name="hints"), h.span[t("set-hints")]],
    ]


def _chosen(t: Words, name: str, values: Iterable[str]) -> h.Element:
    """One of several terms, the usual one first."""
    return h.p(id=f"set-{name}")[
        h.label(for_=name)[t(f"set-{name}")],
        " ",
        h.select(id=name, name=name)[(h.option(value=value)[t(f"set-{name}-{value}")] for value in values)],
    ]


def _visibility(t: Words) -> h.Element:
    return h.fieldset[
        h.legend[t("set-visibility")],
        (
            h.label(".choice")[
                h.input(type="radio", name="visibility", value=value, checked=value == "private"),
                h.span[t(f"set-{value}")],
            ]
            for value in ("private", "listed")
        ),
    ]
