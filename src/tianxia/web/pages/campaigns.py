"""Campaigns: a shelf of save slots, each with its chronicle and the stories told so far as pages of a book."""

from collections.abc import Sequence

import htpy as h

from tianxia.campaign import games_with_campaigns
from tianxia.games import GAMES
from tianxia.kernel.game import Page
from tianxia.web.campaigns import Slot
from tianxia.web.identity import Visitor
from tianxia.web.pages.ink import ink, ink_sheet
from tianxia.web.pages.layout import page
from tianxia.words import Words


def campaigns_page(visitor: Visitor, slots: Sequence[Slot]) -> h.Element:
    """The shelf."""
    t = visitor.words
    return page(
        visitor,
        t("page-campaigns"),
        h.h1[t("page-campaigns")],
        h.p(".lead")[t("campaign-what", games=_titles(t.language))],
        (_slot(visitor, slot) for slot in slots),
        h.section(aria_labelledby="campaign-new")[
            h.h2("#campaign-new")[t("campaign-new")],
            h.form(method="post", action="/campaigns")[
                h.input(type="hidden", name="csrf", value=visitor.csrf),
                h.p[
                    h.label(for_="name")[t("campaign-name")],
                    h.br,
                    h.input("#name", name="name", maxlength="40", autocomplete="off"),
                ],
                h.button(".primary")[t("campaign-begin")],
            ],
            h.p[h.label(for_="file")[t("campaign-file")], h.br, h.input("#file", type="file", accept=".json")],
            h.p("#campaign-said", role="alert"),
        ],
        styles=["lobby.css"],
        scripts=["campaigns.js"],
    )


def campaign_page(visitor: Visitor, slot: Slot, stories: Sequence[Sequence[Page]]) -> h.Element:
    """One campaign: its standing, what has changed for the next game, its chronicle, its book."""
    t = visitor.words
    return page(
        visitor,
        slot.row.name,
        h.h1[slot.row.name],
        _standing(visitor, slot),
        _changes(visitor, slot),
        _ways_on(visitor, slot),
        [h.h2[t("campaign-chronicle")], _chronicle(t, slot), h.h2[t("campaign-book")], _book(visitor, slot, stories)]
        if slot.file
        else None,
        h.p[h.a(href="/campaigns")[t("campaign-shelf")]],
        styles=["lobby.css"],
        scripts=["campaigns.js"],
    )


def _titles(language: str) -> str:
    return ", ".join(GAMES[name].words(language)("title") for name in games_with_campaigns())


def _slot(visitor: Visitor, slot: Slot) -> h.Element:
    return h.section(".slot")[
        h.h2[h.a(href=f"/campaign/{slot.row.id}")[slot.row.name]], _standing(visitor, slot), _ways_on(visitor, slot)
    ]


def _standing(visitor: Visitor, slot: Slot) -> h.Element:
    t = visitor.words
    if slot.file is None:
        return h.p(role="alert")[t("campaign-broken", reason=slot.trouble)]
    file = slot.file
    standing = file.rules.summary(file.document, file.game.words(visitor.language))
    state = "over" if file.is_over else "running" if slot.running else "between"
    return h.p[standing, " ", t(f"campaign-{state}", games=len(file.games))]


def _ways_on(visitor: Visitor, slot: Slot) -> h.Element:
    t, id, file = visitor.words, slot.row.id, slot.file
    return h.div(".buttons")[
        h.form(method="post", action=f"/campaign/{id}/play")[
            h.input(type="hidden", name="csrf", value=visitor.csrf),
            h.button(".primary")[t("campaign-go-on" if slot.running else "campaign-next", games=len(file.games))],
        ]
        if file is not None and not file.is_over
        else None,
        h.a(".button", href=f"/campaign/{id}/file", download=True)[t("campaign-export")],
        h.button(type="button", data_drop=id, data_sure=t("campaign-drop-sure", name=slot.row.name))[
            t("campaign-drop")
        ],
    ]


def _chronicle(t: Words, slot: Slot) -> h.Element:
    assert slot.file is not None
    own = slot.file.game.words(t.language)
    if not slot.file.games:
        return h.p(".note")[t("campaign-no-games")]
    return h.ol[(h.li[slot.file.rules.chronicle(game, own)] for game in slot.file.games)]


def _changes(visitor: Visitor, slot: Slot) -> h.Node:
    """What the last game has changed for the next one; of a campaign that was played elsewhere, all that has."""
    if slot.file is None or slot.running or slot.file.is_over or not slot.file.games:
        return None
    file, last = slot.file, slot.last
    before = (last.campaign or {}) if last else {}
    told = file.rules.changes(file.game.box, before, file.document, file.game.words(visitor.language))
    return h.section(aria_labelledby="campaign-changed")[
        h.h2("#campaign-changed")[visitor.words("campaign-changed" if last else "campaign-changed-all")],
        h.ul[(h.li[line] for line in told)],
    ]


def _book(visitor: Visitor, slot: Slot, stories: Sequence[Sequence[Page]]) -> h.Node:
    """The prologue, every story that was told and no other, and the last page of a campaign that is over."""
    assert slot.file is not None
    file = slot.file
    own = file.game.words(visitor.language)
    last = file.rules.epilogue(file.document, own)
    leaves = [[file.rules.prologue(own)], *stories, *([[last]] if last else [])]
    return [
        ink_sheet(file.game),
        [_leaf(leaf) for leaf in leaves],
        None if stories else h.p(".note")[visitor.words("campaign-no-stories")],
    ]


def _leaf(story: Sequence[Page]) -> h.Element:
    """A story with all its pages: what was told, how it could go on, which way was chosen and what came of it."""
    first, *later = story
    name = f"page-{first.name}"
    return h.article(".leaf", aria_labelledby=name)[
        h.p(".leaf-number", aria_hidden="true")[first.name] if first.name.isdigit() else None,
        ink(first.picture) if first.picture else None,
        h.h3(id=name)[first.title],
        _part(first),
        ([h.p(".chosen")[page.line], _part(page)] for page in later),
    ]


def _part(page: Page) -> h.Node:
    return [
        (h.p[paragraph] for paragraph in page.text.split("\n\n") if paragraph),
        h.ul[(h.li[line] for line in page.lines)] if page.lines else None,
        h.ul(".ways")[(h.li[way] for way in page.ways)] if page.ways else None,
    ]
