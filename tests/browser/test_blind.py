"""A whole game of Yellow & Yangtze by ear: nothing is known but the accessibility tree, and nothing is done but typing.

A listener plays against a bot, as somebody does who hears the page: the prompt says whose turn it is and what is asked,
the tree has the hand and all that may be chosen with what it would do, what the other did and how conflicts end is said
by itself, and the last dialog has the score.
"""

import random
import re

from playwright.sync_api import Page

from tests.browser.conftest import Visit, send
from tests.browser.listening import EAR, Listener, Node
from tianxia.kernel.record import parse_record

ASKED = Node("region", "Your decision")
HAND = Node("group", "Your tiles and leaders")
MAP = Node("group", "The map of Yellow & Yangtze")
TOOLS = Node("toolbar", "Tools")
OTHER_BUTTONS = [Node("button", name) for name in ("Got it", "Back (Esc)", "Close")]
"""Beside what may be chosen."""
ACTIONS, LOG = Node("tabpanel", "Actions"), Node("tabpanel", "Log")
END = Node("dialog", "The game is over")
CONFLICT, SCORING = "conflict", "you score"
HALF = "Chosen:"
OTHERS_TURN = re.compile("Apprentice (is|may|chooses)")
MOST_DECISIONS = 400
NEAR = 8
"""How far somebody walks by Tab before they rather search."""


class Player(Listener):
    """Somebody who plays by ear, and remembers what was said to them."""

    def __init__(self, page: Page, name: str, seed: int) -> None:
        super().__init__(page)
        self.name = name
        self.chance = random.Random(seed)
        self.told: list[str] = []
        """What the log has said by itself."""
        self.prompts: list[str] = []

    def listen(self) -> str:
        """Until there is something to decide; what is asked, or nothing if the game is over."""
        self.wait(lambda: not OTHERS_TURN.search(self.prompt()))
        self.has_heard()
        self.prompts.append(self.prompt())
        if not self.prompts[-1].startswith("The game is over"):
            return self.prompts[-1]
        self.wait(lambda: bool(self.tree(END)))
        self.has_heard()
        return ""

    def prompt(self) -> str:
        """Whose turn it is, and what is asked."""
        return next(name for role, name in self.tree(ASKED) if role == "status" and name)

    def decide(self, prompt: str) -> None:
        """Answer, and go on when the answer has been told."""
        if prompt.startswith("Your turn"):
            self.act(prompt)
        else:
            self.answer()
        self.wait(self.has_heard)

    def answer(self) -> None:
        """One of what may be chosen now, in as many parts as it has."""
        self.press("g" + " Tab" * self.chance.randrange(3))
        if self.focus() in [*self.tree(TOOLS), *OTHER_BUTTONS] or self.focus().role != "button":
            self.press("g")
        self.press("Enter")
        self.wait(lambda: self.is_half() or self.has_heard(peeks=True))
        if self.is_half():
            self.answer()

    def act(self, prompt: str) -> None:
        """An action of the player's own: a conflict until one has been decided, points, or a tile anywhere."""
        hand = self.hand()
        if "2 left" in prompt:
            assert sum(hand.values()) == 6, hand
        aim = SCORING if any("wins the" in text for text in self.told) else CONFLICT
        if hand and self.chance.random() < 0.3:
            self.place(self.chance.choice(sorted(hand)))
        elif not self.find(aim):
            self.answer()

    def find(self, words: str) -> bool:
        """Search for actions by words and take one of them; False if there are none."""
        self.press("/ Control+a")
        assert self.focus() == Node("searchbox", "Find an action")
        self.page.keyboard.type(words)
        found = [name for role, name in self.tree(ACTIONS) if role == "button"]
        assert all(words in name for name in found), found
        if not found:
            self.press("Control+a Delete Escape g")
            return False
        self.press("Tab " * self.chance.randint(1, min(4, len(found))))
        assert self.focus().name in found
        self.press("Enter")
        return True

    def place(self, tile: str) -> None:
        """A tile of the hand on one of the first hexes, on one where it scores if that is among them."""
        self.press("g")
        self.reach(lambda node: node.role == "button" and node.name.startswith(tile))
        self.press("Enter")
        self.wait(self.is_half)
        near = [name for role, name in self.tree(MAP) if role == "button"][:NEAR]
        meant = self.chance.choice([name for name in near if name.endswith(SCORING)] or near)
        self.press("g")
        self.reach(lambda node: node == Node("button", meant))
        self.press("Enter")

    def hand(self) -> dict[str, int]:
        """The tiles that lie before the player."""
        named = (re.fullmatch(r"(.* tile), (\d+) of them", name) for _, name in self.tree(HAND))
        return {found[1]: int(found[2]) for found in named if found}

    def is_half(self) -> bool:
        """Is a choice begun and not complete?"""
        return any(name.startswith(HALF) for _, name in self.tree(ASKED))

    def has_heard(self, peeks: bool = False) -> bool:
        """Has the player's own action been told?"""
        told = [text for role, text in self.news(peeks) if role == "log"]
        if not peeks:
            self.told += told
        return any(self.name in text for text in told)


def test_a_whole_game_by_ear(visit: Visit) -> None:
    context = visit()
    context.add_init_script(EAR)
    page = context.new_page()
    seats = [{"kind": "person", "name": "Wen"}, {"kind": "bot", "bot": "apprentice"}]
    table = {"game": "yellow-yangtze", "seats": seats, "options": {"short": "yes"}, "seed": 5}
    url = send(page, "/tables", table)["url"]
    page.goto(url)
    player = Player(page, "Wen", seed=5)
    player.wait(lambda: any(role == "button" for role, _ in player.tree(HAND)))
    while prompt := player.listen():
        player.decide(prompt)
        assert len(player.prompts) < MOST_DECISIONS
    check_the_end(player, page.request.get(f"{url}/record").text())
    check_the_log(player)


def check_the_end(player: Player, record: str) -> None:
    """The score is heard as it is."""
    (row,) = [name for role, name in player.tree(END) if role == "row" and name.startswith("Score")]
    assert tuple(map(int, re.findall(r"\d+", row))) == parse_record(record).result


def check_the_log(player: Player) -> None:
    """All that happened was said when it happened, conflicts and their ends among it."""
    player.press("Escape")
    player.reach(lambda node: node.role == "tab")
    while player.focus() != Node("tab", "Log"):
        player.press("ArrowLeft")
    lines = [name for role, name in player.tree(LOG) if role == "button"]
    told = " ".join(player.told)
    missed = [line for line in lines if line not in told]
    assert missed == []
    assert any("wins the revolt" in line or "wins the war" in line for line in lines)
