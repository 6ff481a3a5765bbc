"""The box of a game as tables: what is reconstructed, what an owner has corrected, and what differs.

All of it is forms and links, so it works without a script.
"""

from collections.abc import Sequence

import htpy as h

from tianxia.components import Difference, Sheet, sheets_of
from tianxia.components.cells import write_cell
from tianxia.components.checking import LARGEST
from tianxia.components.sources import source_of
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Game
from tianxia.store import OwnBox
from tianxia.web.boxes import Opened, differences_of, name_of_box
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.pages.layout import page
from tianxia.words import Words


def box_page(visitor: Visitor, game: Game, own: Sequence[OwnBox], mistakes: Sequence[str] = ()) -> h.Element:
    """The components of a game, and how to play with those of one's own copy."""
    t, title = visitor.words, game.words(visitor.language)("title")
    return page(
        visitor,
        t("box-title", name=title),
        h.h1[t("box-title", name=title)],
        _said(t, mistakes),
        h.p(".lead")[t("box-lead")],
        h.p[h.a(href=f"/rules/{game.name}")[t("box-rules")], " · ", h.a(href=f"/new/{game.name}")[t("lobby-set")]],
        _own_boxes(t, own),
        h.section(aria_labelledby="box-bring")[
            h.h2("#box-bring")[t("box-bring")],
            h.ol[
                h.li[t("box-step-take")],
                h.li[t("box-step-correct"), " ", h.code["red, black"], ", ", h.code["white 1, clay 3"]],
                h.li[t("box-step-bring")],
            ],
            _upload(visitor, game, "/boxes", is_new=True),
        ],
        _tables(visitor, game, game.box.document, f"/box/{game.name}", {}),
        styles=["lobby.css", "boxes.css"],
    )


def own_box_page(visitor: Visitor, opened: Opened, mistakes: Sequence[str] = ()) -> h.Element:
    """A box that the visitor keeps: what differs, and what can be done with it."""
    t, row, game = visitor.words, opened.row, opened.game
    url = f"/boxes/{row.id}"
    return page(
        visitor,
        row.name,
        h.h1[t("box-own-title", name=row.name, game=game.words(visitor.language)("title"))],
        _said(t, mistakes),
        h.div(".buttons")[
            h.a(".button.primary", href=f"/new/{game.name}?box={row.id}")[t("box-play")],
            h.a(".button", href=f"{url}/file", download=True)[t("box-file")],
        ],
        _digest(t, row.digest),
        _changes(visitor, game, opened.differences),
        h.section(aria_labelledby="box-further")[
            h.h2("#box-further")[t("box-further")], _upload(visitor, game, f"{url}/correct", is_new=False)
        ],
        _keeping(visitor, row),
        _tables(visitor, game, opened.box.document, url, _changed(opened.differences)),
        h.p[h.a(href=f"/box/{game.name}")[t("box-back")]],
        styles=["lobby.css", "boxes.css"],
    )


def table_box_page(visitor: Visitor, live: LiveTable) -> h.Element:
    """With which components a table is played."""
    t, game = visitor.words, live.table.game
    name, found = name_of_box(live, t), differences_of(game, live.table.box)
    title = t("box-at-table", name=game.words(visitor.language)("title"))
    return page(
        visitor,
        title,
        h.h1[title],
        h.p(".lead")[t("box-at-table-own", name=name) if name else t("box-at-table-standard")],
        [_digest(t, live.row.box), _changes(visitor, game, found)] if name else None,
        h.p[
            h.a(href=f"/table/{live.id}")[t("box-to-table")], " · ", h.a(href=f"/box/{game.name}")[t("box-all-tables")]
        ],
        styles=["lobby.css", "boxes.css"],
    )


def box_line(visitor: Visitor, live: LiveTable) -> h.Node:
    """At a table that is played with somebody's own box: which it is, and the way to what differs."""
    t = visitor.words
    name = name_of_box(live, t)
    if not name:
        return None
    count = len(differences_of(live.table.game, live.table.box))
    return h.p(".own-box")[
        t("box-line", name=name), " ", h.a(href=f"/table/{live.id}/box")[t("box-line-differs", count=count)]
    ]


def box_choice(t: Words, own: Sequence[OwnBox], game: Game, chosen: str) -> h.Element:
    """With which box a table is set."""
    link = h.a(href=f"/box/{game.name}")[t("set-box-look")]
    if not own:
        return h.p(".note")[link]
    return h.fieldset[
        h.legend[t("set-box")],
        h.p[
            h.select("#box", name="box", aria_label=t("set-box"))[
                h.option(value="")[t("set-box-standard")],
                (h.option(value=row.id, selected=row.id == chosen)[row.name] for row in own),
            ]
        ],
        h.p(".note")[t("set-box-help"), " ", link],
    ]


def _digest(t: Words, digest: str) -> h.Element:
    return h.p(".note")[t("box-digest"), " ", h.code[digest]]


def _said(t: Words, mistakes: Sequence[str]) -> h.Node:
    """What is wrong with a file that was brought; the first line says it for all."""
    if not mistakes:
        return None
    first, *lines = mistakes
    return h.section("#mistakes", role="alert", aria_label=t("box-mistakes"))[
        h.p[h.strong[first]], h.ol[(h.li[line] for line in lines)] if lines else None
    ]


def _own_boxes(t: Words, own: Sequence[OwnBox]) -> h.Node:
    if not own:
        return None
    return h.section(aria_labelledby="box-own")[
        h.h2("#box-own")[t("box-own")], h.ul[(h.li[h.a(href=f"/boxes/{row.id}")[row.name]] for row in own)]
    ]


def _upload(visitor: Visitor, game: Game, action: str, *, is_new: bool) -> h.Element:
    """A form for a file: the whole box or one of its tables."""
    t, own = visitor.words, game.words(visitor.language)
    return h.form(method="post", action=action, enctype="multipart/form-data")[
        h.input(type="hidden", name="csrf", value=visitor.csrf),
        h.input(type="hidden", name="game", value=game.name),
        h.p[
            h.label(for_="sheet")[t("box-what")],
            h.br,
            h.select("#sheet", name="sheet")[
                h.option(value="")[t("box-whole")],
                (h.option(value=sheet.name)[t("box-one", title=sheet.title(own))] for sheet in sheets_of(game)),
            ],
        ],
        h.p[
            h.label(for_="file")[t("box-which-file", most=LARGEST // 1000)],
            h.br,
            h.input("#file", type="file", name="file", required=True, accept=".toml,.csv,.txt,text/csv,text/plain"),
        ],
        h.p[
            h.label(for_="box-name")[t("box-name")],
            h.br,
            h.input("#box-name", name="name", maxlength="30", autocomplete="off", placeholder=t("box-unnamed")),
        ]
        if is_new
        else None,
        h.button(".primary")[t("box-send")],
    ]


def _keeping(visitor: Visitor, row: OwnBox) -> h.Element:
    t = visitor.words
    csrf = h.input(type="hidden", name="csrf", value=visitor.csrf)
    return h.section(aria_labelledby="box-keeping")[
        h.h2("#box-keeping")[t("box-keeping")],
        h.form(method="post", action=f"/boxes/{row.id}/name")[
            csrf,
            h.label(for_="new-name")[t("box-name")],
            " ",
            h.input("#new-name", name="name", value=row.name, maxlength="30", required=True, autocomplete="off"),
            " ",
            h.button[t("box-rename")],
        ],
        h.details[
            h.summary[t("box-drop")],
            h.form(method="post", action=f"/boxes/{row.id}/drop")[
                csrf, h.p[t("box-drop-sure", name=row.name)], h.button[t("box-drop-yes")]
            ],
        ],
    ]


def _changes(visitor: Visitor, game: Game, found: Sequence[Difference]) -> h.Element:
    """What differs from the shipped box: table, row, column, before and after."""
    t, own = visitor.words, game.words(visitor.language)
    heads = ("box-head-table", "box-head-row", "box-head-column", "box-head-shipped", "box-head-yours")
    return h.section("#differences", aria_labelledby="box-differs")[
        h.h2("#box-differs")[t("box-differs", count=len(found))],
        h.div(".wide", tabindex="0", role="region", aria_labelledby="box-differs")[
            h.table[
                h.thead[h.tr[(h.th(scope="col")[t(head)] for head in heads)]],
                h.tbody[
                    (
                        h.tr[
                            h.td[change.sheet.title(own)],
                            h.td[h.code[change.row]],
                            h.td[change.sheet.column(own, change.column) if change.column else t("box-whole-row")],
                            h.td[h.del_[h.code[change.before]] if change.before is not None else t("box-not-there")],
                            h.td[h.ins[h.code[change.after]] if change.after is not None else t("box-not-there")],
                        ]
                        for change in found
                    )
                ],
            ]
        ],
    ]


def _changed(found: Sequence[Difference]) -> dict[tuple[str, str], set[str]]:
    """The columns that differ, by table and row; an empty one is the whole row."""
    cells: dict[tuple[str, str], set[str]] = {}
    for change in found:
        cells.setdefault((change.sheet.name, change.row), set()).add(change.column)
    return cells


def _tables(
    visitor: Visitor, game: Game, document: Document, url: str, changed: dict[tuple[str, str], set[str]]
) -> h.Element:
    """Every table, folded, with a link to it as a file."""
    t = visitor.words
    return h.section(aria_labelledby="box-tables")[
        h.h2("#box-tables")[t("box-tables")],
        h.p[
            h.span(".legend-reconstructed")[t("box-mark")],
            t("box-mark-means"),
            [" ", h.span(".legend-changed")[t("box-changed")]] if changed else None,
        ],
        h.p[h.a(href=f"{url}/file", download=True)[t("box-file")]],
        (_table(visitor, game, sheet, document, url, changed) for sheet in sheets_of(game)),
    ]


def _table(
    visitor: Visitor, game: Game, sheet: Sheet, document: Document, url: str, changed: dict[tuple[str, str], set[str]]
) -> h.Element:
    t, own = visitor.words, game.words(visitor.language)
    title, rows, name = sheet.title(own), sheet.rows(document), f"table-{sheet.name.replace('.', '-')}"
    shipped = {row.key: row for row in sheet.rows(sheet.shipped)}
    marked = {(row.key, column) for row in shipped.values() for column in sheet.columns
              if sheet.is_reconstructed(row, column)}  # fmt: skip
    body = []
    for row in rows:
        differs = changed.get((sheet.name, row.key), set())
        cells = [
            _cell(t, write_cell(row.cells.get(column)), (row.key, column) in marked, bool(differs & {column, ""}))
            for column in sheet.columns
        ]
        body.append(h.tr[cells])
    return h.details(".sheet", id=name)[
        h.summary[
            h.span(".sheet-title")[title],
            " ",
            h.span(".note")[t("box-rows", count=len(rows))],
            [" ", h.span(".legend-reconstructed")[t("box-marked", count=len(marked))]] if marked else None,
        ],
        h.p[h.a(href=f"{url}/sheet/{sheet.name}", download=True)[t("box-csv"), h.span(".sr")[f": {title}"]]],
        h.details[h.summary[t("box-source")], h.p(lang="en")[source]] if (source := source_of(game, sheet)) else None,
        h.div(".wide", tabindex="0", role="region", aria_label=title)[
            h.table[
                h.thead[
                    h.tr[
                        (
                            h.th(scope="col")[sheet.column(own, column), h.br, h.code(".note")[column]]
                            for column in sheet.columns
                        )
                    ]
                ],
                h.tbody[body],
            ]
        ],
    ]


def _cell(t: Words, text: str, is_reconstructed: bool, is_changed: bool) -> h.Element:
    """A value; what is said by colour is said in words as well."""
    if is_changed:
        return h.td(".changed")[h.code[text], h.span(".sr")[f" ({t('box-changed')})"]]
    if is_reconstructed:
        return h.td(".reconstructed")[h.code[text], h.span(".sr")[f" ({t('box-mark')})"]]
    return h.td[h.code[text]]
