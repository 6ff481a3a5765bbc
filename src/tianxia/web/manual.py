"""The rules of a game as a page: `words/rules.LANGUAGE.md` of its folder, in our own words, with anchors and figures.

Its title is left to the page, which has one; chapters begin at the third level, so that they fit into a panel as well.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import htpy as h
from markupsafe import Markup

from tianxia.figures import read_figure
from tianxia.kernel.chapters import HEADING
from tianxia.kernel.game import Game

if TYPE_CHECKING:
    from markdown_it.token import Token

FIGURE = "figure:"
"""How the address of a figure begins: `![caption](figure:NAME)`, alone in its paragraph."""
TITLE = re.compile(r"\A# .+\n")
RULING = r"\b[A-Z]-\d+\b"


@cache
def manual(game: Game, language: str, look: str, prefix: str = "") -> Markup:
    """The rules as HTML, with figures in a look. Anchors begin with the prefix: a page may have others of the name."""
    from markdown_it import MarkdownIt  # which takes its time, and few pages need it

    file = game.folder / "face" / "words" / f"rules.{language}.md"
    if not file.exists():
        return Markup("")
    reader, text = MarkdownIt("commonmark", {"html": False}).enable("table"), file.read_text(encoding="utf-8")
    tokens = list(_with_figures(reader.parse(TITLE.sub("", text)), game, f"language={language}&look={look}", prefix))
    rulings = set(re.findall(rf"\*\*({RULING})\*\*", text))
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            _anchor(token, tokens[i + 1], prefix)
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(6, int(token.tag[1]) + 1)}"
        if token.type in ("th_open", "td_open"):
            token.attrs.pop("style", None)  # alignment would be an inline style, which the page's policy forbids
        if token.type == "inline":
            token.children = list(_linked(token.children or [], rulings, prefix))
    return Markup(reader.renderer.render(tokens, reader.options, {}))


def contents(game: Game, language: str, prefix: str = "") -> h.Element:
    """The chapters as a list of links."""
    chapters = game.chapters(language).values()
    return h.ol(".contents")[
        (h.li(class_=f"level-{chapter.level}")[h.a(href=f"#{prefix}{chapter.anchor}")[chapter.title]]
         for chapter in chapters)
    ]  # fmt: skip


def _anchor(opening: "Token", title: "Token", prefix: str) -> None:
    """Take the anchor out of a heading's words."""
    found = HEADING.fullmatch(f"## {title.content}")
    if found is None:
        return
    opening.attrSet("id", prefix + found[3])
    opening.attrSet("tabindex", "-1")
    last = (title.children or [])[-1]
    last.content = last.content.removesuffix(f"{{#{found[3]}}}").rstrip()


def _linked(words: list["Token"], rulings: set[str], prefix: str) -> Iterator["Token"]:
    """Words whose links lead to their anchors, and whose rulings have an anchor or lead to it."""
    from markdown_it.token import Token

    depth = 0
    for i, token in enumerate(words):
        depth += token.nesting
        target = str(token.attrGet("href") or "")
        if target.startswith("#"):
            token.attrSet("href", f"#{prefix}{target[1:]}")
        if token.type == "strong_open" and words[i + 1].content in rulings:
            token.attrSet("id", prefix + words[i + 1].content.lower())
        if token.type != "text" or depth:
            yield token
            continue
        for part in re.split(f"({RULING})", token.content):
            link = Token("link_open", "a", 1, attrs={"href": f"#{prefix}{part.lower()}"}) if part in rulings else None
            yield from filter(None, (link, token.copy(content=part), link and Token("link_close", "a", -1)))


def _with_figures(tokens: list["Token"], game: Game, asked: str, prefix: str) -> Iterator["Token"]:
    """The same with every paragraph that is a figure as one."""
    i = 0
    while i < len(tokens):
        words = tokens[i + 1].children or [] if tokens[i].type == "paragraph_open" else []
        source = str(words[0].attrGet("src") or "") if len(words) == 1 else ""
        if source.startswith(FIGURE):
            drawn = _figure(game, source.removeprefix(FIGURE), words[0].content, asked, prefix)
            yield tokens[i].copy(type="html_block", nesting=0, content=str(drawn))
            i += 3
        else:
            yield tokens[i]
            i += 1


def _figure(game: Game, name: str, caption: str, asked: str, prefix: str) -> h.Element:
    width, height = (str(round(side)) for side in read_figure(game, name).size)
    source = f"/rules/{game.name}/figures/{name}.svg?{asked}"
    return h.figure(id=f"{prefix}figure-{name}")[
        h.img(src=source, width=width, height=height, alt="", loading="lazy", data_figure=name), h.figcaption[caption]
    ]
