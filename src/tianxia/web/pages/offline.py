"""The page that is shown without a network. It is kept by the browser, so it is everybody's: in all languages."""

import htpy as h

from tianxia.web.assets import address
from tianxia.web.paths import WORDS
from tianxia.words import LANGUAGES, words

STYLES = ("look.css", "page.css")


def offline_page() -> h.Element:
    """That there is no network, and what to do."""
    return h.html(".tianxia", lang=LANGUAGES[0])[
        h.head[
            h.meta(charset="utf-8"),
            h.title[words(LANGUAGES[0], WORDS)("page-brand")],
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            (h.link(rel="stylesheet", href=address(name)) for name in STYLES),
        ],
        h.body(".plain-page")[h.main("#main")[(_said(language) for language in LANGUAGES)]],
    ]


def _said(language: str) -> h.Element:
    t = words(language, WORDS)
    return h.section(lang=language)[
        h.h1[t("offline-title")], h.p[t("offline-what")], h.p[h.a(".button", href="")[t("offline-again")]]
    ]
