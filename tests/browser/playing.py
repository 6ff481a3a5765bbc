"""Playing as a person does: pointing at what glows, pressing the buttons that are there, until the end."""

from typing import Any

from playwright.sync_api import Page

STATE = """
  const state = [
    document.querySelectorAll("#log li").length,
    document.querySelector("#picked").textContent,
    document.querySelector("#board svg")?.style.width,
    document.querySelector("#cover").open,
    document.querySelector("#bubble:not([hidden]) .act") !== null,
  ].join("|");
"""
READY = (
    f"""
([before, count]) => {{
  {STATE}
  if (state === before) return null;
"""
    + """
  const visible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  if (document.querySelector("#end[open]")) return { over: true };
  const cover = document.querySelector("#cover[open] #cover-go");
  const lit = [...document.querySelectorAll("svg .legal")].filter(visible);
  const buttons = [...document.querySelectorAll("#buttons .act")].filter(visible);
  const start = document.querySelector("#bubble:not([hidden]) .act"); // a finger is asked before a conflict
  const ways = cover ? [cover] : start ? [start] : [...lit, ...buttons];
  if (!ways.length) return null;
  const way = ways[count % ways.length];
  way.scrollIntoView({ block: "center", inline: "center" });
  const name = way.getAttribute("aria-label") ?? way.textContent;
  const { x, y, width, height } = (way.querySelector(".ring") ?? way).getBoundingClientRect();
  for (let step = 0; step < 81; step++) {
    const [column, row] = [(step + 4) % 9, (Math.floor(step / 9) + 4) % 9];  // from the middle on
    const at = { x: x + (width * (column + 0.5)) / 9, y: y + (height * (row + 0.5)) / 9 };
    const found = document.elementsFromPoint(at.x, at.y);
    const first = found.map((element) => element.closest("[data-target], button")).filter(Boolean);
    const meant = first.find((element) => element.classList.contains("legal")) ?? first[0];
    if (!found[0] || found[0].closest("header, #notices") || meant !== way) continue;
    const place = [state, at.x, at.y].join();
    const isStill = window.pointedAt === place; // in the frame after a change the focus may still move the board
    window.pointedAt = place;
    return isStill ? { over: false, state, name, ...at } : null;
  }
  return { over: false, state, name, hidden: true };
}
"""
)
"""Where to point next, once the page has changed from `before`: of all ways the `count`th. Null while there is nothing
to do. A way that no point of the screen meets is `hidden`."""


class Player:
    """Somebody at a table page. Decides by counting, so that all kinds of choices come up."""

    def __init__(self, page: Page, touches: bool = False) -> None:
        self.page = page
        self.touches = touches
        self.clicks = 0
        self._state = ""

    def point(self) -> bool:
        """Point at the next thing that glows; False if the game is over."""
        way = self._way()
        if way["over"]:
            return False
        assert not way.get("hidden"), f"nobody can point at {way['name']!r}"
        if self.touches:
            self.page.touchscreen.tap(way["x"], way["y"])
        else:
            self.page.mouse.click(way["x"], way["y"])
        self.clicks += 1
        self._state = way["state"]
        return True

    def play_on(self, clicks: int) -> bool:
        """So many clicks; False if the game was over before."""
        return all(self.point() for _ in range(clicks))

    def wait(self) -> None:
        """Until the last click has had its effect."""
        self.page.wait_for_function(f"(before) => {{ {STATE} return state !== before; }}", arg=self._state)

    def _way(self) -> dict[str, Any]:
        found = self.page.wait_for_function(READY, arg=[self._state, self.clicks * 7 // 2])
        value: dict[str, Any] = found.json_value()
        return value
