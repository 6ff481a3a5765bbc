"""What every page shares: the head, the bar at the top with language and looks, and the words of the pages."""

from collections.abc import Iterable, Sequence

import htpy as h
import msgspec
from markupsafe import Markup

from tianxia import look
from tianxia.look.colours import THEMES
from tianxia.look.glyphs import GLYPHS
from tianxia.web.assets import address
from tianxia.web.identity import Visitor
from tianxia.words import LANGUAGES, Words

LANGUAGE_NAMES = {"en": "English", "ru": "Русский"}
LOOKS = ("system", "light", "dark", "contrast")


def page(
    visitor: Visitor,
    title: str,
    *content: h.Node,
    kind: str = "plain",
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    bar: h.Node = None,
    start: str = "main",
    colours: Sequence[str] = (),
) -> h.Element:
    """A whole page.

    `kind` names it for the style sheets, `bar` is what it adds to the bar at the top, whoever skips the bar comes to
    `start`, and `colours` are those of the seats it shows.
    """
    t = visitor.words
    return h.html(
        ".tianxia",
        lang=visitor.language,
        data_theme=look_of(visitor) if look_of(visitor) != "system" else None,
        data_motion="none" if visitor.motion == "less" else None,
        **coloured(colours),
    )[
        h.head[
            h.meta(charset="utf-8"),
            h.title[f"{title} · {t('page-brand')}"],
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta(name="csrf", content=visitor.csrf),
            h.link(rel="icon", href=address("icon.svg"), type="image/svg+xml"),
            h.link(rel="apple-touch-icon", href="/icons/180.png"),
            h.link(rel="manifest", href="/manifest.webmanifest", crossorigin="use-credentials"),
            (h.meta(name="theme-color", content=paper, media=media) for media, paper in _papers(visitor)),
            (h.link(rel="stylesheet", href=address(name)) for name in ("look.css", "page.css", *styles)),
            (h.script(type="module", src=address(name)) for name in ("page.js", *scripts)),
        ],
        h.body(class_=f"{kind}-page")[
            h.a(".skip", href=f"#{start}")[t("page-skip")], _bar(visitor, bar), h.main("#main", tabindex="-1")[content]
        ],
    ]


def _papers(visitor: Visitor) -> list[tuple[str | None, str]]:
    """The colour around the page, on phones and in windows of its own: as the paper, by what the system likes."""
    papers = {str(theme): colours["paper"] for theme, colours in THEMES.items()}
    if look_of(visitor) in papers:
        return [(None, papers[look_of(visitor)])]
    return [(f"(prefers-color-scheme: {theme})", papers[theme]) for theme in ("light", "dark")]


def coloured(colours: Sequence[str]) -> dict[str, str]:
    """The attributes of an element in which the seats have these colours."""
    return {f"data_colour_{seat}": colour for seat, colour in enumerate(colours)}


def look_of(visitor: Visitor) -> str:
    """The look a visitor has chosen: one of LOOKS."""
    return "contrast" if visitor.contrast == "more" else visitor.theme or "system"


def icon(name: str, size: int = 20) -> h.Element:
    """A glyph of the sheet beside a word."""
    return h.svg(".icon", viewBox="0 0 24 24", width=size, height=size, aria_hidden="true")[
        h.path(d=GLYPHS[name], fill="currentColor", fill_rule="evenodd")
    ]


def emblem(seat: int, size: int = 18) -> h.Element:
    """The emblem of a seat in its colour, beside its name."""
    drawn = look.badge(seat, 12, 12, 22)
    return h.svg(".emblem.tianxia", viewBox="0 0 24 24", width=size, height=size, aria_hidden="true")[drawn]


def data_block(name: str, value: object) -> h.Element:
    """JSON for the page's script: a data block, which no Content-Security-Policy takes for a program."""
    text = msgspec.json.encode(value).decode().replace("<", "\\u003c")
    return h.script(id=name, type="application/json")[Markup(text)]


def word_block(t: Words, ids: Iterable[str]) -> h.Element:
    """The words that a script puts together itself; a place for a value stays as `{name}`."""
    return data_block("words", {name: t(name, name="{name}", what="{what}", count="{count}") for name in ids})


def _bar(visitor: Visitor, extra: h.Node) -> h.Element:
    t = visitor.words
    return h.header(".bar")[
        h.a(".brand", href="/")[_seal(), h.span[t("page-brand")]],
        h.div(".bar-middle")[extra],
        h.nav(aria_label=t("page-nav"))[
            h.a(href="/")[t("page-lobby")],
            h.a(href="/campaigns")[t("page-campaigns")],
            h.a(href="/about")[t("page-about")],
        ],
        h.a("#turns", href="/", hidden=True, title=t("page-turns-key"))[
            h.span(aria_hidden="true")["●"], h.span(".name")[t("page-turns")], h.b()
        ],
        _looks(visitor),
    ]


def _seal() -> h.Element:
    """The name of the house in Chinese."""
    drawn = look.brush("天下", 0, 0, 1000, fill="currentColor")
    return h.svg(".seal", viewBox="0 -880 2000 1000", aria_hidden="true")[drawn]


def _looks(visitor: Visitor) -> h.Element:
    """Language and looks; without scripts the same choices are on the reader's own page."""
    t = visitor.words
    return h.div(".looks")[
        h.select("#language", aria_label=t("page-language"), data_me="language")[
            (
                h.option(value=code, selected=code == visitor.language, lang=code)[LANGUAGE_NAMES[code]]
                for code in LANGUAGES
            )
        ],
        h.select("#theme", aria_label=t("page-theme"), data_me="theme")[
            (h.option(value=name, selected=name == look_of(visitor))[t(f"page-theme-{name}")] for name in LOOKS)
        ],
        h.a("#me", href="/me", title=t("page-me"))[icon("worker"), h.span[visitor.name or t("page-me")]],
    ]
