"""Take a picture of every page and of every game at its beginning, middle and end, and put them on one page to look at.

A server of its own, with an empty database, plays recorded games (tests/browser/pages.py). Pictures are taken of every
size in light English, and of every look and language at 1440x900. A part of them can be taken anew: the page shows all
that are in its folder.

Needs Chromium (scripts/test-tools.sh). Pictures need no speed, so nothing is compiled for them:
Example: TIANXIA_INTERPRET=1 python -m scripts.gallery --game china --size 390x844
"""

import argparse
import itertools
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import htpy as h
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM, House, send
from tests.browser.pages import MOMENTS, RECORDED, RECORDS, is_whole, open_campaign, upload

from tianxia import Table, parse_record
from tianxia.games import GAMES
from tianxia.kernel.record import Record
from tianxia.words import LANGUAGES

OUT = Path("build/gallery")
SIZES = ("1280x800", "1366x768", "1440x900", "1920x1080", "820x1180", "390x844")
USUAL_SIZE = "1440x900"
THEMES = {"light": {"theme": "light", "contrast": ""}, "dark": {"theme": "dark", "contrast": ""},
          "contrast": {"theme": "", "contrast": "more"}}  # fmt: skip
TOUCHED = 1000
"""Screens narrower than this are touched."""
PATIENCE = 60_000.0
"""Milliseconds that anything on a page may take on a busy machine."""
SETTLED = 300
"""Milliseconds in which what comes after a page has been drawn (the focus, the zoom) settles."""
STYLE = """
body { margin: 1rem; font: 15px/1.4 sans-serif; background: #ddd; }
section { display: flex; flex-wrap: wrap; gap: 0.8rem; align-items: flex-start; }
figure { margin: 0; } img { display: block; height: 22rem; border: 1px solid #777; } figcaption { color: #333; }
"""


class Look(NamedTuple):
    """How a page is looked at."""

    size: str
    theme: str
    language: str


class Subject(NamedTuple):
    """What is looked at."""

    name: str
    open: Callable[[Page], object]
    """Brings a page there."""


class Studio:
    """A visitor who comes back in another browser for each picture; tables stay where they are in between."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        with browser.new_context(base_url=address) as context:
            context.new_page().goto("/about")
            self.cookies = context.storage_state()
        self._known: dict[str, str] = {}

    def shoot(self, subject: Subject, look: Look, folder: Path) -> None:
        """Take one picture."""
        width, height = map(int, look.size.split("x"))
        with self.browser.new_context(
            base_url=self.address,
            storage_state=None if subject.name == "lobby-new" else self.cookies,
            viewport={"width": width, "height": height},
            has_touch=width < TOUCHED,
            is_mobile=width < TOUCHED,
            reduced_motion="reduce",
        ) as context:
            context.set_default_timeout(PATIENCE)
            context.add_init_script(
                "try { localStorage.pace = '\"instant\"' } catch { /* a page without an origin */ }"
            )
            page = context.new_page()
            send(page, "/me", THEMES[look.theme] | {"language": look.language})
            subject.open(page)
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{subject.name}.{'.'.join(look)}.png")

    def again(self, page: Page, name: str, make: Callable[[Page], object], then: str = "") -> None:
        """Make something once, and go back to its address from then on."""
        if name not in self._known:
            address = make(page)
            self._known[name] = address if isinstance(address, str) else page.url
        page.goto(self._known[name] + then)
        is_whole(page)

    def table(self, page: Page, game: str, moment: str, then: str = "") -> None:
        """A recorded game at one of the moments of tests/browser/pages.py."""
        self.again(page, f"{game}-{moment}", partial(upload, game=game, share=MOMENTS[moment]), then)

    def banner(self, page: Page, game: str) -> None:
        """A table where an action has just caused what a banner tells."""
        record = parse_record((RECORDS / RECORDED[game]).read_text())
        played = most_told(record)
        address = upload(page, game, played / len(record.actions))
        page.goto(address)
        is_whole(page)
        line = record.actions[played]
        version = page.request.get(f"{address}/scene").json()["version"]
        send(page, f"{address}/act", {"seat": line.seat, "action": line.action, "version": version})
        expect(page.locator("#banner")).to_be_visible(timeout=PATIENCE)

    def lobby(self, page: Page) -> None:
        """A lobby with running and finished games."""
        for game in GAMES:
            self.table(page, game, "middle")
            self.table(page, game, "end")
        page.goto("/")


def most_told(record: Record) -> int:
    """After how many actions of a game comes the one that causes most to tell; never the last, which ends the game."""
    table = Table.from_record(record, to=0)
    told = []
    for line in record.actions[:-1]:
        table.play(line.action)
        told.append(len(str(table.game.moments(table.box, table.scrubbed(), table.words))))
    return told.index(max(told))


def subjects(studio: Studio) -> Iterator[Subject]:
    """Everything there is to see."""
    for game in GAMES:
        for name in ("new", "rules"):
            yield Subject(f"{game}-{name}", partial(Page.goto, url=f"/{name}/{game}"))
        for moment in MOMENTS:
            yield Subject(f"{game}-{moment}", partial(studio.table, game=game, moment=moment))
        yield Subject(f"{game}-banner", partial(studio.banner, game=game))
    yield Subject("lobby", studio.lobby)
    yield Subject("lobby-new", partial(Page.goto, url="/"))
    yield Subject("replay", partial(studio.table, game="china", moment="end", then="/replay?ply=80"))
    yield Subject("review", partial(studio.table, game="china", moment="end", then="/review"))
    yield Subject("campaign", partial(studio.again, name="campaign", make=open_campaign))
    for name in ("campaigns", "about", "me"):
        yield Subject(name, partial(Page.goto, url=f"/{name}"))


def looks(sizes: Sequence[str], themes: Sequence[str], languages: Sequence[str]) -> list[Look]:
    """The ways to look: those that were asked for, or all sizes in one look and all looks at one size."""
    if sizes or themes or languages:
        asked = itertools.product(sizes or (USUAL_SIZE,), themes or ("light",), languages or ("en",))
        return [Look(*look) for look in asked]
    every = [Look(size, "light", "en") for size in SIZES]
    every += [Look(USUAL_SIZE, theme, language) for theme in THEMES for language in LANGUAGES]
    return list(dict.fromkeys(every))


def write_index(folder: Path) -> None:
    """One page with all pictures of the folder, by subject."""
    pictures = sorted(folder.glob("*.png"))
    names = dict.fromkeys(picture.name.partition(".")[0] for picture in pictures)
    by_name = {name: [p for p in pictures if p.name.partition(".")[0] == name] for name in names}
    page = h.html(lang="en")[
        h.head[h.meta(charset="utf-8"), h.title["Gallery"], h.style[STYLE]],
        h.body[
            h.h1["Gallery"],
            h.p[([h.a(href=f"#{name}")[name], " "] for name in names)],
            ([h.h2(id=name)[name], h.section[(_figure(p) for p in shown)]] for name, shown in by_name.items()),
        ],
    ]
    (folder / "index.html").write_text(str(page), encoding="utf-8")


def _figure(picture: Path) -> h.Element:
    look = " · ".join(picture.stem.split(".")[1:])
    return h.figure[
        h.a(href=picture.name)[h.img(src=picture.name, alt=picture.stem, loading="lazy")], h.figcaption[look]
    ]


def take(folder: Path, is_asked: Callable[[str], bool], ways: Sequence[Look]) -> list[str]:
    """Take all pictures that are asked for and return what went wrong, a line each."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        print("starting a server ...", flush=True)
        with House(Path(place)) as address:
            studio = Studio(browser, address)
            chosen = [subject for subject in subjects(studio) if is_asked(subject.name)]
            for n, (subject, look) in enumerate(itertools.product(chosen, ways), 1):
                print(f"{n}/{len(chosen) * len(ways)} {subject.name} {' '.join(look)}", flush=True)
                try:
                    studio.shoot(subject, look, folder)
                except (AssertionError, Error) as error:  # the others are worth seeing all the same
                    wrong.append(f"{subject.name} {' '.join(look)}: {str(error).splitlines()[0]}")
        browser.close()
    return wrong


def main() -> None:
    """Take the pictures that the arguments ask for and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game's pages and tables")
    parser.add_argument("--page", action="append", help="only this page: lobby, china-middle, ... (part of its name)")
    parser.add_argument("--size", action="append", default=[], help=f"WIDTHxHEIGHT; usually {', '.join(SIZES)}")
    parser.add_argument("--theme", action="append", default=[], choices=list(THEMES))
    parser.add_argument("--language", action="append", default=[], choices=list(LANGUAGES))
    parser.add_argument("--out", type=Path, default=OUT, help="the folder to write")
    asked = parser.parse_args()
    if not all(re.fullmatch(r"\d+x\d+", size) for size in asked.size):
        parser.error("--size is like 1440x900")
    if not CHROMIUM.exists():
        parser.error("no chromium: scripts/test-tools.sh installs it")
    asked.out.mkdir(parents=True, exist_ok=True)

    def is_asked(name: str) -> bool:
        of_game = not asked.game or name.startswith(tuple(f"{game}-" for game in asked.game))
        return of_game and (not asked.page or any(part in name for part in asked.page))

    wrong = take(asked.out, is_asked, looks(asked.size, asked.theme, asked.language))
    write_index(asked.out)
    print(f"{asked.out / 'index.html'} shows {len(list(asked.out.glob('*.png')))} pictures")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
