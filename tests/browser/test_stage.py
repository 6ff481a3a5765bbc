"""Others' turns in a real browser: one by one at the reader's pace, skipped, summed up; moments; and messages that come
twice, in another order or not at all."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, send
from tests.browser.pages import RECORDED, RECORDS, is_whole, upload
from tests.browser.playing import Player
from tianxia.kernel.game import SPECTATOR
from tianxia.kernel.record import parse_record
from tianxia.table import Table

WATCH = """
() => {
  window.grown = [];
  new MutationObserver(() => {
    window.grown.push([document.querySelectorAll("#log [data-ply]").length, !document.querySelector("#skip").hidden]);
  }).observe(document.querySelector("#log"), { childList: true });
}
"""
"""Notes how long the log is each time that it changes, and whether the rest could be skipped then."""
AWAY = """
(isAway) => {
  Object.defineProperty(document, "hidden", { get: () => isAway, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def set_table(page: Page, *, bots: int = 2, people: int = 1, seed: int = 8) -> str:
    """A table of China where the visitor begins and others are quick, and the page of it; its address."""
    others = [{"kind": "bot", "bot": "apprentice"}] * bots
    seats = [{"kind": "person", "name": "Wen"}] + [{"kind": "hotseat", "name": f"P{i}"} for i in range(1, people)]
    url: str = send(page, "/tables", {"game": "china", "seats": seats + others, "seed": seed})["url"]
    page.goto(url)
    return url


def scene_of(page: Page, url: str) -> Any:
    return page.request.get(f"{url}/scene").json()


def act(page: Page, url: str, scene: Any) -> Any:
    """Play the first legal action, past the page itself; what is answered."""
    body = {"action": scene["legal"][0]["action"], "version": scene["version"], "seat": scene["seat"]}
    return send(page, f"{url}/act", body | {"after": scene["number"]})


def my_decision(page: Page, url: str) -> Any:
    """The scene once it is the visitor's turn."""
    while not (scene := scene_of(page, url))["legal"]:
        assert scene["decider"] >= 0
        page.wait_for_timeout(20)
    return scene


def turn(page: Page, url: str) -> Any:
    """Play until the others have had their turns; the scene then."""
    scene = my_decision(page, url)
    first = scene["ply"]
    while all(line["seat"] == scene["seat"] for line in scene["log"][first:]):
        act(page, url, scene)
        scene = my_decision(page, url)
    return scene


def lines(page: Page) -> int:
    return page.locator("#log [data-ply]").count()


def paced(visit: Visit) -> tuple[Page, str]:
    """A page at the usual pace, where it is the visitor's turn and all is shown."""
    page = visit(pace="normal").new_page()
    url = set_table(page)
    expect(page.locator(".legal").first).to_be_visible()
    expect(page.locator("#skip")).to_be_hidden()
    return page, url


def test_others_act_one_by_one(visit: Visit) -> None:
    page, url = paced(visit)
    page.evaluate(WATCH)
    before = lines(page)
    after = turn(page, url)
    expect(page.locator("#log [data-ply]")).to_have_count(after["ply"])
    expect(page.locator("#skip")).to_be_hidden()
    grown = page.evaluate("window.grown")
    while_shown = [count for count, can_skip in grown if can_skip]
    others = sum(line["seat"] != after["seat"] for line in after["log"][before:])
    assert others >= 4
    assert len(set(while_shown)) >= others - 1
    assert all(later - sooner in (0, 1) for sooner, later in pairwise(while_shown))


@pytest.mark.parametrize("way", ["Space", "click"])
def test_the_rest_can_be_skipped(way: str, visit: Visit) -> None:
    page, url = paced(visit)
    after = turn(page, url)
    expect(page.locator("#skip")).to_be_visible()
    page.wait_for_timeout(300)  # the last of it has been told
    assert lines(page) < after["ply"]
    if way == "Space":
        page.keyboard.press("Space")
    else:
        page.locator("#skip").click()
    assert lines(page) == after["ply"]
    assert page.locator("#skip").is_hidden()
    assert page.locator("#prompt").inner_text() == after["prompt"]
    expect(page.locator(".legal").first).to_be_visible()


def test_the_pace_is_remembered(visit: Visit) -> None:
    page = visit(pace="normal").new_page()
    set_table(page)
    expect(page.locator("#pace")).to_have_value("normal")
    page.locator("#pace").select_option("fast")
    page.reload()
    expect(page.locator("#pace")).to_have_value("fast")


def test_whoever_was_away_reads_a_summary_and_waits_for_nothing(visit: Visit) -> None:
    page, url = paced(visit)
    page.evaluate(WATCH)
    before = lines(page)
    page.evaluate(AWAY, True)
    after = turn(page, url)
    expect(page.locator("#log [data-ply]")).to_have_count(after["ply"])
    assert "●" in page.title()  # whoever is away is told that it is their turn
    assert not any(can_skip for _, can_skip in page.evaluate("window.grown"))
    expect(page.locator("#notices p")).to_have_count(0)
    page.evaluate(AWAY, False)
    others = [line for line in after["log"][before:] if line["seat"] != after["seat"]]
    expect(page.locator("#notices p")).to_contain_text(f"away: {len(others)}.")
    expect(page.locator("#notices p")).to_contain_text(others[-1]["lines"][0])
    assert page.locator("#skip").is_hidden()


AT_END = """
() => {
  const [panel, last] = [document.querySelector("#panel-log"), document.querySelector("#log li:last-child")];
  return !last || last.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom + 1;
}
"""


def test_the_log_follows_unless_the_reader_has_scrolled_away(visit: Visit) -> None:
    page = visit().new_page()
    set_table(page)
    player = Player(page)
    while lines(page) < 30:
        assert player.point()
        player.wait()
        if page.locator("#help-open").is_visible():
            page.locator("#help-open").click()
        assert page.evaluate(AT_END)
    page.locator("#panel-log").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(100)  # until it has scrolled
    place = page.evaluate("document.querySelector('#panel-log').scrollTop")
    before = lines(page)
    expect(page.locator("#log-new")).to_be_hidden()
    while lines(page) < before + 6:
        assert player.point()
        player.wait()
    expect(page.locator("#log-new")).to_be_visible()
    assert page.evaluate("document.querySelector('#panel-log').scrollTop") == place
    said = page.locator("#log-new").inner_text()
    assert any(int(word) >= 6 for word in said.split() if word.isdigit()), said
    page.locator("#log-new").click()
    assert page.evaluate(AT_END)
    expect(page.locator("#log-new")).to_be_hidden()


DISORDER = """
async ([path, seat, first, steps]) => {
  const { Play } = await import("/static/test/play.js");
  const { Zone } = await import("/static/test/zones.js");
  const fresh = await (await fetch(`${path}/scene?seat=${seat}`)).json();
  const zones = new Map(Object.keys(fresh.zones).map((name) => [name, new Zone(document.createElement("div"))]));
  const table = path.split("/").at(-1);
  const play = new Play(table, seat, {
    render: () => zones.forEach((zone, name) => zone.show(play.models.get(name))),
    step: (heard) => {
      for (const { zones: changes = {} } of heard) {
        for (const [name, change] of Object.entries(changes)) zones.get(name).apply(change);
      }
    },
  });
  let state = 7;
  const below = (most) => (state = (state * 48271) % 2147483647) % most;
  const ways = {
    inOrder: (all) => all,
    doubled: (all) => all.flatMap((step) => [step, step]),
    reversed: (all) => all.toReversed(),
    lost: (all) => all.filter((_, i) => i === all.length - 1 || below(3)),
    reordered: (all) => all.map((step) => [below(1000), step]).sort(([a], [b]) => a - b).map(([, step]) => step),
  };
  const troubles = [];
  for (const [name, way] of Object.entries(ways)) {
    for (let round = 0; round < 6; round++) {
      play.scene = null;
      play.take(structuredClone(first));
      let left = way(structuredClone(steps));
      const asked = [];
      while (left.length) {
        const count = 1 + below(3);
        asked.push(play.hear({ steps: left.slice(0, count) }));
        left = left.slice(count);
        if (!below(2)) await Promise.all(asked);
      }
      await Promise.all(asked);
      for (const [zone, { pieces, label }] of Object.entries(fresh.zones)) {
        const model = play.models.get(zone);
        const shown = zones.get(zone);
        const blocks = new Map([...shown.blocks].map(([block, { top }]) => [top, block]));
        const told = (key, source, block) => (block ? [key, source, block] : [key, source]);
        const found = [
          model.order.map((key) => told(key, model.pieces.get(key), model.lies.get(key))),
          [...shown.top.querySelectorAll("[data-key]")].map((piece) =>
            told(piece.dataset.key, shown.sources.get(piece.dataset.key), blocks.get(piece.parentElement)),
          ),
        ];
        for (const each of found) if (JSON.stringify(each) !== JSON.stringify(pieces)) troubles.push(`${name} ${zone}`);
        if (model.label !== label) troubles.push(`${name} ${zone}: label`);
        if (shown.svg.getAttribute("aria-label") !== label) troubles.push(`${name} ${zone}: shown label`);
      }
      for (const field of ["number", "version", "ply", "decider", "prompt", "legal", "log", "undo", "standing"]) {
        if (JSON.stringify(play.scene[field]) !== JSON.stringify(fresh[field])) troubles.push(`${name}: ${field}`);
      }
    }
  }
  return troubles;
}
"""
"""Tells a page of its own what has happened, in all kinds of disorder; says what is then not as it is drawn afresh."""


def test_messages_in_disorder_do_no_harm(visit: Visit) -> None:
    page = visit().new_page()
    url = set_table(page, bots=0, people=3)
    first = scene_of(page, url)
    seat = first["seat"]
    has_undone = False
    for i in range(14):
        now = scene_of(page, url)
        act(page, url, now)
        if i == 5:
            send(page, f"{url}/chat", {"seat": seat, "text": "well"})
        after = page.request.get(f"{url}/scene?seat={now['seat']}").json()
        if i > 5 and not has_undone and after["undo"]["step"] is not None:
            has_undone = True
            send(page, f"{url}/undo", {"seat": now["seat"], "to": "step"})
    assert has_undone
    steps = send(page, f"{url}/chat", {"seat": seat, "text": "so", "after": first["number"]})["steps"]
    assert [step["number"] for step in steps] == [first["number"] + 1 + i for i in range(17)]
    assert page.evaluate(DISORDER, [url, seat, first, steps]) == []


def first_scoring() -> tuple[float, str]:
    """The first action of China's record that fills a region, and the share of the actions before it."""
    record = parse_record((RECORDS / RECORDED["china"]).read_text())
    table = Table.from_record(record, to=0)
    for ply, line in enumerate(record.actions):
        table.play(line.action)
        shown = table.game.moments(table.box, table.scrubbed(SPECTATOR), table.words)
        if any(moment.kind == "scoring" for moment in shown):
            return ply / len(record.actions), line.action
    raise AssertionError("nothing is ever scored")


def test_a_moment_is_told_in_a_banner_that_is_not_in_the_way(visit: Visit) -> None:
    page = visit().new_page()
    share, action = first_scoring()
    page.goto(upload(page, "china", share, bot="apprentice"))
    is_whole(page)
    page.locator("#tab-actions").click()
    page.locator(f'#actions [data-action="{action}"]').click()
    banner = page.locator("#banner")
    expect(banner).to_be_visible()
    expect(banner.locator("strong")).not_to_be_empty()
    box = banner.bounding_box()
    assert box is not None
    under = "([x, y]) => document.elementFromPoint(x, y).closest('#banner') === null"
    assert page.evaluate(under, [box["x"] + box["width"] / 3, box["y"] + box["height"] / 2])
    while banner.is_visible():
        page.locator("#banner-close").click()
    expect(banner).to_be_hidden()


def test_sound_is_switched_on_and_stays_on(visit: Visit) -> None:
    page = visit().new_page()
    set_table(page)
    button = page.locator("#sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_ctrl_z_takes_back(visit: Visit) -> None:
    page = visit().new_page()
    set_table(page, bots=0, people=3)
    page.locator("#cover-go").click()
    page.locator("#tab-actions").click()
    page.locator("#actions button", has_text="house").first.click()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator("#log [data-ply]")).to_have_count(0)
    expect(page.locator("#log .remark").last).to_contain_text("takes an action back")


def test_another_piece_takes_the_place_of_the_one_picked(visit: Visit) -> None:
    page = visit().new_page()
    url = set_table(page, bots=0, people=3, seed=9)  # two colours to pay with
    page.locator("#cover-go").click()
    expect(page.locator(".legal").first).to_be_visible()
    cards = sorted({name for choice in scene_of(page, url)["legal"] for name in choice["aim"] if name[:5] == "hand-"})
    assert len(cards) > 1
    for card in cards[:2]:
        page.locator(f'[data-target="{card}"]').click()
        expect(page.locator(f'[data-target="{card}"].chosen')).to_have_count(1)
        expect(page.locator(".chosen")).to_have_count(1)
    expect(page.locator("#log [data-ply]")).to_have_count(0)


def test_at_one_screen_each_is_told_what_is_for_their_own_eyes(visit: Visit) -> None:
    """Bots act between the people: what the stream tells then must not be for the eyes of whoever sat here first."""
    page = visit().new_page()
    url = set_table(page, bots=1, people=2)
    page.locator("#tab-actions").dispatch_event("click")
    at, covers = -1, 0
    while covers < 5:
        scene = my_decision(page, url)
        if scene["seat"] != at:
            at = scene["seat"]
            with page.expect_request(re.compile(f"/events[?]seat={at}&")):
                page.locator("#cover-go").click()
            expect(page.locator("#cover")).to_be_hidden()
            covers += 1
        shown = "[...document.querySelectorAll('#own [data-key]')].map((piece) => piece.dataset.key)"
        keys = [key for key, _ in scene["zones"]["own"]["pieces"]]
        page.wait_for_function(f"(keys) => {shown}.join() === keys.join()", arg=keys)
        ply = page.locator("#log [data-ply]").count()
        page.locator("#actions button").first.click()
        page.wait_for_function("(ply) => document.querySelectorAll('#log [data-ply]').length > ply", arg=ply)
