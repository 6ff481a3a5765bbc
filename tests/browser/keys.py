"""Playing by keys alone, as somebody does who has no mouse: Tab, arrows, Enter, Escape and the keys the page names."""

from typing import Any

from playwright.sync_api import Page

MOST_STOPS = 120
"""No page has more stops of Tab."""
STEPS = ("", "Tab", "Tab Tab", "Shift+Tab", "ArrowRight g", "Tab Tab Tab")
"""How to walk from the choice that has the focus to another one."""

READY = """
(before) => {
  const open = document.querySelector("dialog[open]");
  const state = [
    document.querySelectorAll("#log [data-ply]").length,
    document.querySelector("#picked").textContent,
    open?.id,
    document.querySelector("#book-title").textContent,
  ].join("|");
  if (state === before) return null;
  const choices = document.querySelectorAll("#table .legal, #buttons .act").length;
  if (!open && !choices) return null;
  const active = document.activeElement;
  const { outlineStyle } = getComputedStyle(active);
  const ring = active.querySelector(".ring");
  return {
    state,
    dialog: open?.id ?? "",
    picked: !document.querySelector("#picked").hidden,
    isChoice: active.matches(".legal, .act"),
    isMarked: outlineStyle !== "none" || (ring !== null && getComputedStyle(ring).strokeDasharray !== "none"),
    focus: active.getAttribute("aria-label") ?? active.id ?? active.tagName,
  };
}
"""
"""What the page is like once it has changed and there is something to do; null until then."""


class Typist:
    """Somebody at the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decisions = 0
        self._state = ""

    def press(self, keys: str) -> None:
        """Press keys one after the other."""
        for key in keys.split():
            self.page.keyboard.press(key)

    def reach(self, selector: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MOST_STOPS):
            self.press("Tab")
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def focus(self) -> str:
        """What kind of thing has the focus: a target, an action, a line of the log (ply); empty if it is lost."""
        kinds: list[str] = self.page.evaluate("Object.keys(document.activeElement.dataset)")
        return next((kind for kind in kinds if kind in ("target", "action", "ply")), "")

    def begin(self) -> None:
        """From the top of the table page to the first choice, past the bar."""
        self.page.wait_for_function(READY, arg="")
        self.reach(".skip")
        self.press("Enter")
        self.reach(".legal, .act")

    def decide(self) -> bool:
        """Choose one thing; False if the game is over."""
        now = self._now()
        if now["dialog"] == "end":
            return False
        if now["dialog"]:
            self.press("Enter")  # a page of the book is turned
        else:
            assert now["isChoice"], f"the focus is at {now['focus']!r}, where nothing is chosen"
            assert now["isMarked"], f"nobody sees that the focus is at {now['focus']!r}"
            self._choose(now)
        self._state = now["state"]
        return True

    def _choose(self, now: dict[str, Any]) -> None:
        self.press(STEPS[self.decisions % len(STEPS)])
        if not self.page.evaluate("document.activeElement.matches('.legal, .act')"):
            self.press("g")
        self.decisions += 1
        if now["picked"] and self.decisions % 9 == 0:
            self.press("Escape")  # one step back, and another choice
            return
        self.press("Enter")

    def _now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.wait_for_function(READY, arg=self._state).json_value()
        return found
