"""Playing by ear: somebody who types, and knows of a page only its accessibility tree, what has the focus, and what
live regions say."""

import re
import time
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

EAR = """
  window.heard = [];
  const live = '[role="status"], [role="log"], [role="alert"], [aria-live]';
  const listen = (changes) => {
    const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    for (const region of new Set(elements.map((element) => element?.closest(live)).filter(Boolean))) {
      const text = region.textContent.trim();
      const isHeard = text && region.checkVisibility() && !region.closest('[aria-hidden="true"]');
      if (isHeard) window.heard.push([region.getAttribute("role") ?? "", text]);
    }
  };
  new MutationObserver(listen).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"],
  });
"""
"""Notes what a screen reader says by itself: the text of a live region whenever it changes."""

PAUSE = 15
"""Milliseconds between two times that somebody listens whether it goes on."""
MOST_STOPS = 400

_QUOTED = re.compile(r"^'((?:[^']|'')*)'(.*)$")
_NODE = re.compile(r'^(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: ?(?P<text>.*))?$')


class Node(NamedTuple):
    """Something in the accessibility tree."""

    role: str
    name: str
    """As it is called, or what it says."""


def nodes(snapshot: str) -> list[Node]:
    """What an ARIA snapshot has, in its order.

    >>> nodes('- button "red, 2 of them"\\n  - status: Your turn.')
    [Node(role='button', name='red, 2 of them'), Node(role='status', name='Your turn.')]
    """
    found = []
    for line in snapshot.splitlines():
        entry = line.strip().removeprefix("- ")
        if quoted := _QUOTED.match(entry):
            entry = quoted[1].replace("''", "'") + quoted[2]
        if node := _NODE.match(entry):
            name = node["name"] or (node["text"] or "").strip("\"'")
            found.append(Node(node["role"], name.replace('\\"', '"')))
    return found


class Listener:
    """Somebody who listens and types."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._heard = 0

    def press(self, keys: str) -> None:
        """Press keys one after the other."""
        for key in keys.split():
            self.page.keyboard.press(key)

    def tree(self, part: Node) -> list[Node]:
        """What is inside of a part of the page, known by its role and name; nothing if there is no such part."""
        found = self.page.get_by_role(part.role, name=part.name, exact=True)  # type: ignore[arg-type]  # a text
        return nodes(found.aria_snapshot())[1:] if found.count() else []

    def focus(self) -> Node:
        """What a screen reader says has the focus."""
        found = nodes(self.page.locator(":focus").aria_snapshot())
        return found[0] if found else Node("", "")

    def news(self, peeks: bool = False) -> list[Node]:
        """What live regions have said since this was last asked; it stays new for somebody who only peeks."""
        said = self.page.evaluate("(first) => window.heard.slice(first)", self._heard)
        self._heard += 0 if peeks else len(said)
        return [Node(*each) for each in said]

    def wait(self, happened: Callable[[], bool]) -> None:
        """Listen until something has happened."""
        end = time.monotonic() + PATIENCE / 1000
        while not happened():
            assert time.monotonic() < end, f"nothing happens any more; the focus is at {self.focus()}"
            self.page.wait_for_timeout(PAUSE)

    def reach(self, is_meant: Callable[[Node], bool]) -> None:
        """Press Tab until what is meant has the focus."""
        for _ in range(MOST_STOPS):
            if is_meant(self.focus()):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead there; the focus is at {self.focus()}")
