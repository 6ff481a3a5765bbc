"""The table page: prompt, board, the viewer's area, and the column with seats, actions, log and chat.

The server writes the places and the scene as data, from which `static/table.js` draws; without a script there are the
table as one picture, the log, and the legal actions as a form.
"""

import htpy as h
from markupsafe import Markup

from tianxia.kernel.effects import EFFECTS
from tianxia.kernel.game import Game
from tianxia.web.coaching import coached
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.manual import contents
from tianxia.web.pages.boxes import box_line
from tianxia.web.pages.ink import ink_sheet
from tianxia.web.pages.layout import data_block, emblem, icon, page, word_block
from tianxia.web.pages.leaving import leave_dialog
from tianxia.web.pages.lesson import CARD_WORDS, lesson_card
from tianxia.web.scene import Line, Scene
from tianxia.web.terms import has_people
from tianxia.words import Words

CLIENT_WORDS = (
    "table-acted", "table-asked", "table-back", "table-book-close", "table-book-entry", "table-book-turn",
    "table-chat-earlier",
    *(f"table-effect-{name}" for name in EFFECTS[1:]),
    "table-coach-anyway", "table-coach-back", "table-coach-is-off", "table-coach-off", "table-coach-understood",
    "table-hint-later", "table-hint-line", "table-hint-numbers", "table-hint-what", "table-hint-why",
    "table-chapter", "table-close", "table-fold", "table-forced", "table-found", "table-give-to-bot",
    "table-hint-thinking",
    "table-check-mine", "table-check-not-mine", "table-check-record", "table-check-yourself", "table-checking",
    "table-invite", "table-invite-copied", "table-looking", "table-lost", "table-more", "table-no", "table-now",
    "table-pass-screen", "table-picked", "table-read", "table-sit", "table-start-conflict", "table-started",
    "table-log-more", "table-log-new", "table-missed", "table-picture-failed", "table-picture-making",
    "table-picture-saved", "table-step-back", "table-step-on", "table-undo-done", "table-unfold",
    "table-back-again", "table-bot-plays-for-you", "table-chair-here", "table-chair-played", "table-chair-resigned",
    "table-chair-seen", "table-chair-unseen", "table-chat-more", "table-mute", "table-muted", "table-rematch-there",
    "table-report", "table-reported", "table-unmute", "table-watching",
    "table-clock-left", "table-clock-until", "table-clock-up", "table-notify-off", "table-notify-on",
    "table-paused", "table-resume",
    "table-waiting", "table-warming", "table-ways", "table-yes", "table-your-turn",
)  # fmt: skip
"""The sentences that the script itself puts together."""

TOOLS: dict[str, h.Node] = {
    "undo": "↶", "again": "⟲", "since": "⇤", "hint": "✦", "ask-others": "?", "notify": icon("bell", 16), "result": "★",
    "picture": "▣", "book": icon("scroll", 16),
}  # fmt: skip
ZOOMS = {"in": "+", "out": "−", "fit": "⤢"}
PACES = ("slow", "normal", "fast", "instant")
KEYS = ("tab", "arrows", "enter", "escape", "space", "undo", "go", "search", "zoom", "rules", "next", "drag")
"""What the keyboard does, as the panel with the rules says it."""
PANELS = ("seats", "log", "actions", "chat", "text")
CHAPTER = "chapter-"
"""How the anchors of the rules begin at the table, whose own parts have names as well."""


def table_page(
    visitor: Visitor, live: LiveTable, viewer: Viewer, scene: Scene, *, finished: int = 0, is_warming: bool = False
) -> h.Element:
    """A table as its viewer sees it, who has finished some games of this kind."""
    t, game = visitor.words, live.table.game
    said = game.words(visitor.language)
    title = said("title")
    return page(
        visitor,
        title,
        h.div(
            "#table",
            data_table=live.id,
            data_game=game.name,
            data_seat=str(viewer.seat),
            data_mine=" ".join(map(str, viewer.seats)),
            data_warming="yes" if is_warming else None,
        )[
            h.p("#goal")[said("goal")],
            _ask(t, live.id, scene, visitor.csrf, is_passing=scene.decider in viewer.seats and not scene.legal),
            h.section("#stage", aria_label=t("table-board"))[
                h.div("#board", tabindex="-1")[
                    h.noscript[h.img(src=f"/table/{live.id}/picture?seat={scene.seat}", alt=t("table-board"))]
                ],
                h.div("#banner", role="status", hidden=True)[
                    h.div("#banner-body"),
                    h.button("#banner-close.close", type="button", aria_label=t("table-close"))["×"],
                ],
                h.div("#standing", role="region", aria_label=t("table-standing"), hidden=True)[h.div("#standing-body")],
            ],
            lesson_card(visitor, live, scene),
            h.div("#tray", tabindex="0", role="group", aria_label=t("table-own"))[
                h.section("#own", aria_label=t("table-own"), hidden=True),
                h.section("#row", aria_label=t("table-row"), hidden=True),
            ],
            _side(t, scene, box_line(visitor, live), is_sitting=bool(viewer.seats)),
            h.div("#hint", role="status"),
            h.div("#coach", role="group", aria_label=t("table-coach"), hidden=True),
        ],
        h.div("#bubble", role="tooltip", hidden=True),
        h.div("#notices", role="status", aria_live="polite"),
        h.p("#explained.sr", role="status"),
        h.p("#happened.sr", role="log", aria_live="polite", aria_label=t("table-panel-log")),
        _rules(t, game, visitor),
        _book(t),
        ink_sheet(game),
        _end(t, live, viewer, scene),
        leave_dialog(t, live),
        _cover(t),
        h.template("#emblems")[(emblem(seat) for seat in range(len(scene.names)))],
        word_block(t, (*CLIENT_WORDS, *CARD_WORDS)),
        data_block("help-chapters", game.help_chapters),
        scene_block(scene),
        data_block("coached", coached(live, viewer, finished)),
        kind="table",
        start="prompt",
        colours=live.table.seat_colours,
        styles=["manual.css", "table.css", "lesson.css", "achievements.css"],
        scripts=["table.js"],
        bar=[
            h.strong(".game-title")[title],
            h.button("#rules-open.quiet", type="button", title=t("table-rules-key"))[
                icon("scroll"), h.span[t("table-rules")]
            ],
            h.select("#pace", aria_label=t("table-pace"), title=t("table-pace"))[
                (h.option(value=pace, selected=pace == "normal")[t(f"table-pace-{pace}")] for pace in PACES)
            ],
            h.button("#sound.tool", type="button", aria_pressed="false", title=t("table-sound"))[
                h.span(".sign", aria_hidden="true")["♪"], h.span(".name")[t("table-sound")]
            ],
        ],
    )


def scene_block(scene: Scene) -> h.Fragment:
    """What the page is drawn from; its ground is fetched along with the scripts that wait for it."""
    return h.fragment[
        h.link(rel="preload", href=f"/ground/{scene.ground}", as_="fetch", crossorigin="anonymous"),
        data_block("scene", scene),
    ]


def _ask(t: Words, table: str, scene: Scene, csrf: str, *, is_passing: bool) -> h.Element:
    """What is asked, and the buttons that answer it; perhaps of somebody else at this screen."""
    return h.section("#ask", aria_label=t("table-ask"))[
        h.h1(".sr")[t("table-heading")],
        h.div("#asked")[
            h.p("#prompt", role="status", aria_live="polite", tabindex="-1")[scene.prompt],
            h.button("#skip", type="button", hidden=True, title=t("table-skip-key"))[t("table-skip")],
            _help_button(t("table-help")),
        ],
        h.div("#answers", tabindex="0", role="group", aria_label=t("table-answers"))[
            h.div("#picked", hidden=True),
            h.div("#buttons"),
            h.div("#help", hidden=True)[
                h.p("#help-text"),
                h.p("#help-chapter.cited", hidden=True),
                h.button("#help-close.quiet", type="button")[t("table-help-close")],
            ],
            h.div("#consent", role="status"),
            h.div("#stepper", hidden=True),
        ],
        h.div("#tools", role="toolbar", aria_label=t("table-tools"))[
            (_tool(t, name, sign) for name, sign in TOOLS.items()),
            h.span(".zoom", role="group", aria_label=t("table-zoom"))[
                (
                    h.button(id=f"zoom-{name}", class_="tool", type="button", aria_label=t(f"table-zoom-{name}"))[sign]
                    for name, sign in ZOOMS.items()
                )
            ],
        ],
        h.noscript[_pass(t, table, scene) if is_passing else _form(t, table, scene, csrf)],
    ]


def _help_button(label: str) -> h.Element:
    return h.button("#help-open", type="button", hidden=True, aria_controls="help", aria_label=label, title=label)["i"]


def _tool(t: Words, name: str, sign: h.Node) -> h.Element:
    """A tool is its sign and its name; a phone shows one word of the name, and the whole of it is heard."""
    return h.button(id=f"tool-{name}", class_="tool", type="button", hidden=True, title=t(f"table-{name}"))[
        h.span(".sign", aria_hidden="true")[sign],
        h.span(".name")[t(f"table-{name}")],
        h.span(".short", aria_hidden="true")[t(f"table-{name}-short")],
    ]


def _form(t: Words, table: str, scene: Scene, csrf: str) -> h.Node:
    """All legal actions as a form: no script needed."""
    return h.form(method="post", action=f"/table/{table}/act")[
        h.p[t("table-no-script")],
        h.input(type="hidden", name="csrf", value=csrf),
        h.input(type="hidden", name="version", value=str(scene.version)),
        h.input(type="hidden", name="seat", value=str(scene.seat)),
        (h.button(name="action", value=choice.action)[choice.phrase] for choice in scene.legal),
    ]


def _pass(t: Words, table: str, scene: Scene) -> h.Node:
    """Several at one screen: what one of them may do is on a page that they ask for."""
    name = scene.names[scene.decider]
    ready = h.a(".button", href=f"/table/{table}?seat={scene.decider}")[t("table-pass-screen-ready")]
    return [h.p[t("table-pass-screen", name=name)], h.p[ready]]


def _side(t: Words, scene: Scene, box: h.Node, *, is_sitting: bool) -> h.Element:
    """The column: seats, and one of log, actions, chat and the board in words."""
    panels: dict[str, h.Node] = {
        "seats": [h.div("#seats"), h.div("#chairs"), box, *_company(t)],
        "log": [
            h.ol("#log")[h.noscript[(_line(t, ply, line) for ply, line in enumerate(scene.log, 1))]],
            h.button("#log-new", type="button", hidden=True),
        ],
        "actions": _actions(t),
        "chat": _chat(t, is_sitting),
        "text": [h.pre("#text", tabindex="0", aria_label=t("table-panel-text"))],
    }
    return h.div("#side")[
        h.p("#latest", aria_hidden="true"),  # a phone shows the newest line of the log; it is heard as it happens
        h.div("#tabs", role="tablist", aria_label=t("table-panels"))[
            (
                h.button(
                    id=f"tab-{name}",
                    type="button",
                    role="tab",
                    aria_controls=f"panel-{name}",
                    aria_selected="false",
                    tabindex="-1",
                )[t(f"table-panel-{name}")]
                for name in PANELS
            )
        ],
        (
            h.section(id=f"panel-{name}", class_="panel", role="tabpanel", aria_labelledby=f"tab-{name}", tabindex="0")[
                panels[name]
            ]
            for name in PANELS
        ),
    ]


def _company(t: Words) -> list[h.Element]:
    """Who is here and what was agreed on, and the way out."""
    return [
        h.ul("#clocks", aria_label=t("table-clocks"), hidden=True),
        h.details("#company", hidden=True)[
            h.summary[t("table-company")], h.ul("#who"), h.p("#watching"), h.ul("#terms")
        ],
        h.button("#leave-open.tool", type="button", hidden=True)[t("table-leave")],
    ]


def _line(t: Words, ply: int, line: Line) -> h.Element:
    text = " ".join(line.lines) or t("table-acted")
    return h.li(data_seat=str(line.seat))[
        h.button(type="button", data_ply=str(ply))[emblem(line.seat), h.span[text]],
        (h.details[h.summary[page.title], (h.p[text] for text in page.text.split("\n\n"))] for page in line.pages),
    ]


def _actions(t: Words) -> h.Node:
    """Every legal action in words: for those who listen, and for those who rather type."""
    return [
        h.label(for_="find")[t("table-find")],
        h.input("#find", type="search", autocomplete="off", aria_controls="actions"),
        h.p("#actions-count", role="status"),
        h.ul("#actions"),
    ]


def _chat(t: Words, is_sitting: bool) -> h.Node:
    return [
        h.ol("#chat", tabindex="0", aria_label=t("table-panel-chat"), aria_live="polite"),
        h.form("#say", hidden=not is_sitting)[
            h.label(".sr", for_="said")[t("table-say")],
            h.input("#said", maxlength="500", autocomplete="off", placeholder=t("table-say")),
            h.button(type="submit")[t("table-say-send")],
        ],
    ]


def _rules(t: Words, game: Game, visitor: Visitor) -> h.Element:
    """The rules beside the table: their contents at once, their text when somebody wants to read it."""
    return h.dialog("#rules", aria_labelledby="rules-title")[
        h.header[
            h.h2("#rules-title")[t("table-rules")],
            h.a(href=f"/rules/{game.name}", target="_blank")[t("table-rules-page")],
            _close(t),
        ],
        h.p[h.label[h.input("#confirm", type="checkbox"), " ", t("table-confirm")]],
        h.p[h.label[h.input("#coach-switch", type="checkbox"), " ", t("table-coach-switch")]],
        h.div(".manual", tabindex="0")[
            h.details[
                h.summary[t("table-keys")],
                h.dl(".keys")[([h.dt[t(f"table-key-{key}")], h.dd[t(f"table-key-{key}-does")]] for key in KEYS)],
            ],
            h.details("#rules-contents")[h.summary[t("rules-contents")], contents(game, visitor.language, CHAPTER)],
            h.div("#rules-text"),
        ],
    ]


def _book(t: Words) -> h.Element:
    """Where a story is read that an action has told; the script writes its pages."""
    return h.dialog("#book", aria_labelledby="book-title")[
        h.div("#book-page.leaf")[
            h.p("#book-number.leaf-number"),
            h.h2("#book-title"),
            h.div("#book-leaf", tabindex="0", aria_labelledby="book-title"),
            h.div(".buttons")[
                h.button("#book-turn.primary", type="button"),
                h.button("#book-back", type="button")[t("table-book-back")],
            ],
        ],
        h.nav(aria_label=t("table-book-contents"))[
            h.h3(aria_hidden="true")[t("table-book-contents")], h.ol("#book-pages")
        ],
    ]


def _end(t: Words, live: LiveTable, viewer: Viewer, scene: Scene) -> h.Element:
    campaign = live.row.campaign_id
    can_repeat = campaign is None and bool(viewer.seats)
    again = t("table-rematch" if has_people(live) else "table-play-again")
    return h.dialog("#end", aria_labelledby="end-title")[
        h.header[h.h2("#end-title", tabindex="-1", autofocus=True)[t("table-end")], _close(t)],
        h.div("#total", tabindex="0", role="group", aria_labelledby="end-title")[Markup(scene.total or "")],
        h.p("#end-said.note", role="status"),
        h.div("#end-checked", role="status"),
        h.div(".buttons")[
            h.a("#end-review.button", href=f"/table/{live.id}/review")[t("table-review")],
            h.a("#end-replay.button", href=f"/table/{live.id}/replay")[t("table-replay")],
            h.button("#end-picture", type="button")[t("table-picture")],
            h.button("#end-check", type="button", hidden=live.table.deal is None)[t("table-check")],
            h.button("#end-again.primary", type="button", hidden=not can_repeat)[again],
            h.a(".button.primary", href=f"/campaign/{campaign}")[t("table-campaign")] if campaign else None,
        ],
    ]


def _cover(t: Words) -> h.Element:
    """Between two people at one screen: nothing of the next hand is shown before they say so."""
    return h.dialog("#cover", aria_labelledby="cover-title")[
        h.h2("#cover-title"), h.button("#cover-go", type="button", autofocus=True)[t("table-pass-screen-ready")]
    ]


def _close(t: Words) -> h.Element:
    return h.button(".close", type="button", data_close=True, aria_label=t("table-close"))["×"]
