"""You: the name others see, language, looks and motion. Works without a script."""

import htpy as h

from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import LANGUAGE_NAMES, page
from tianxia.words import LANGUAGES, Words


def me_page(visitor: Visitor) -> h.Element:
    """The visitor's own page."""
    t = visitor.words
    return page(
        visitor,
        t("page-me"),
        h.h1[t("page-me")],
        h.p(".note")[t("me-cookie")],
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
        styles=["lobby.css"],
    )


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
