"""The rules of a game as a page: `words/rules.LANGUAGE.md` of its folder, in our own words."""

from functools import cache

from markupsafe import Markup

from tianxia.kernel.game import Game


def manual(game: Game, language: str) -> Markup:
    """The rules as HTML; headings begin at the second level, for the page has the first."""
    file = game.folder / "face" / "words" / f"rules.{language}.md"
    return _rendered(file.read_text(encoding="utf-8")) if file.exists() else Markup("")


@cache
def _rendered(text: str) -> Markup:
    from markdown_it import MarkdownIt  # which takes its time, and few pages need it

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(6, int(token.tag[1]) + 1)}"
        if token.type in ("th_open", "td_open"):
            token.attrs.pop("style", None)  # alignment would be an inline style, which the page's policy forbids
    return Markup(reader.renderer.render(tokens, reader.options, {}))
