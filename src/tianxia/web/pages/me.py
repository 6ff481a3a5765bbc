"""You: the name others see, language, looks and motion, and your programs. Works without a script."""

from collections.abc import Sequence

import htpy as h

from tianxia.store import BotToken
from tianxia.web.identity import PROGRAM, Visitor
from tianxia.web.pages.account import Account, account_sections, greeting
from tianxia.web.pages.layout import LANGUAGE_NAMES, page
from tianxia.words import LANGUAGES, Words


def me_page(visitor: Visitor, account: Account, bots: Sequence[BotToken], notices: h.Node = None) -> h.Element:
    """The visitor's own page, with how they are told of their turns."""
    t = visitor.words
    return page(
        visitor,
        t("page-me"),
        h.h1[t("page-me")],
        greeting(visitor, account),
        h.p[h.a(".button", href="/me/games")[t("home-link")]],
        h.form(method="post", action="/me")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            h.p[
                h.label(for_="name")[t("me-name")],
                h.br,
                h.input("#name", name="name", value=visitor.name, maxlength="40", autocomplete="nickname"),
            ],
            _choice(t, "language", visitor.language, {code: LANGUAGE_NAMES[code] for code in LANGUAGES}),
            _choice(
                t, "theme", visitor.theme, {name: t(f"page-theme-{name or 'system'}") for name in ("", "light", "dark")}
            ),
            _choice(
                t, "contrast", visitor.contrast, {name: t(f"me-contrast-{name or 'usual'}") for name in ("", "more")}
            ),
            _choice(t, "motion", visitor.motion, {name: t(f"me-motion-{name or 'usual'}") for name in ("", "less")}),
            h.button(".primary")[t("me-save")],
        ],
        notices,
        account_sections(visitor, account),
        h.h2[t("me-bots")],
        h.p(".note")[t("me-bots-note")],
        h.ul[(_bot(visitor, bot) for bot in bots)] if bots else None,
        h.form(method="post", action="/me/bots")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            h.p[
                h.label(for_="bot-name")[t("me-bot-name")],
                h.br,
                h.input("#bot-name", name="name", required=True, maxlength="30", autocomplete="off"),
            ],
            h.button[t("me-bot-make")],
        ],
        styles=["lobby.css", "people.css"],
        scripts=["passkeys.js", "me.js"],
    )


def token_page(visitor: Visitor, name: str, token: str) -> h.Element:
    """A new token, which is shown only on this page."""
    t = visitor.words
    return page(
        visitor,
        t("me-token"),
        h.h1[t("me-token")],
        h.p[t("me-token-note", name=name)],
        h.p[h.code("#token")[token]],
        h.p[h.a(href="/me")[t("me-token-back")]],
        styles=["lobby.css"],
    )


def _bot(visitor: Visitor, bot: BotToken) -> h.Element:
    return h.li[
        h.form(method="post", action=f"/me/bots/{bot.identity}/drop")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            f"{PROGRAM} {bot.name} ",
            h.button[visitor.words("me-bot-drop")],
        ]
    ]


def _choice(t: Words, name: str, chosen: str, values: dict[str, str]) -> h.Element:
    return h.fieldset[
        h.legend[t(f"me-{name}")],
        (
            h.label(".choice", lang=value if name == "language" else None)[
                h.input(type="radio", name=name, value=value, checked=value == chosen), label
            ]
            for value, label in values.items()
        ),
    ]
