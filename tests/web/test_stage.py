"""Stages: whoever applies the steps they are told, from wherever they began, sees what is drawn afresh."""

import json
import zlib
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from tests.web.test_scene import live_table, viewer
from tianxia.games import GAMES
from tianxia.kernel.documents import Document
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Entry
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.scene import make_scene
from tianxia.web.stage import KEPT, Stage

ENTRIES = 45
"""Entries of a table that are told, of all kinds."""
STEP_BYTES = 5_000
"""What a step takes at the median, the legal actions not counted."""
STEP_BYTES_PACKED = 1_500
NOW = ("number", "version", "ply", "decider", "prompt", "kind", "last", "legal", "standing", "undo", "total", "help",
       "names", "room")  # fmt: skip


class Page:
    """A page that applies what it is told, as static/play.js and static/zones.js do."""

    def __init__(self, scene: dict[str, Any]) -> None:
        self.scene = scene
        self.zones = {
            name: {key: tuple(drawn) for key, *drawn in zone["pieces"]} for name, zone in scene["zones"].items()
        }
        self.labels = {name: zone["label"] for name, zone in scene["zones"].items()}

    def hear(self, text: bytes) -> None:
        step = json.loads(text)
        assert step["number"] == self.scene["number"] + 1
        told = {"last": [], "legal": [], "standing": None, "undo": None, "total": None} | step
        self.scene |= {name: told[name] for name in NOW if name in told}
        before = self.scene["log"]
        self.scene["log"] = [*before[: step["ply"] - 1], step["line"]] if "line" in step else before[: step["ply"]]
        for name, change in step.get("zones", {}).items():
            self.labels[name] = change.get("label", self.labels[name])
            for put in change.get("put", []):
                self.zones[name] = _put(self.zones[name], *put)
            for key in change.get("gone", []):
                del self.zones[name][key]

    def agrees_with(self, scene: dict[str, Any]) -> None:
        """Nothing is different from a scene, and the pieces are in its order."""
        assert {name: self.scene[name] for name in NOW} == {name: scene[name] for name in NOW}
        assert [line["seat"] for line in self.scene["log"]] == [line["seat"] for line in scene["log"]]
        for name, zone in scene["zones"].items():
            assert [[key, *drawn] for key, drawn in self.zones[name].items()] == zone["pieces"], name
            assert self.labels[name] == zone["label"]


Drawn = tuple[str | None, ...]
"""The look of a piece, and its block where there are blocks."""


def _put(pieces: dict[str, Drawn], key: str, look: str, *place: str | None) -> dict[str, Drawn]:
    """Pieces with one more, or one that looks different now; with a place, it stands before another one."""
    if not place:
        return pieces | {key: (look, *pieces[key][1:])}
    others = [(other, drawn) for other, drawn in pieces.items() if other != key]
    following, _, *block = place
    at = len(others) if following is None else [other for other, _ in others].index(following)
    return dict([*others[:at], (key, (look, *block)), *others[at:]])


class Company:
    """People who play at random, talk, take back and give their seat to a bot."""

    def __init__(self, live: LiveTable, seed: int) -> None:
        self.live = live
        self.random = Random(seed)

    def happen(self) -> str:
        """One entry more; its kind."""
        table, random = self.live.table, self.random
        kind = random.choices(("act", "chat", "undo", "seat"), (80, 8, 10, 2))[0]
        if (kind == "undo" and not table.ply) or (kind == "act" and table.is_over):
            kind = "chat"
        seat = random.randrange(table.players)
        data: Document
        match kind:
            case "act":
                seat, data = table.decider, {"action": random.choice(table.legal())}
            case "undo":
                data = {"to": random.randrange(max(0, table.ply - 4), table.ply)}
            case "seat":
                data = {"seat": seat, "kind": "bot", "name": "", "bot": "general"}
            case _:
                data = {"text": f"number {self.live.number}"}
        self.live.fold(Entry("t", self.live.number + 1, kind, seat, data, 0.0, f"id{seat}"))
        return kind


def drawn_afresh(live: LiveTable, who: Viewer) -> dict[str, Any]:
    scene: dict[str, Any] = json.loads(msgspec.json.encode(make_scene(live, who)))
    return scene


def eyes(name: str) -> list[int]:
    return [SPECTATOR, *range(max(GAMES[name].players))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_steps_from_any_number_give_what_is_drawn_afresh(name: str, seed: int) -> None:
    live = live_table(name, 20 * seed)
    company, random = Company(live, seed), Random(seed)
    viewers = [viewer(seat, random.choice(["en", "ru"])) for seat in eyes(name)]
    stages = {who: Stage(live, who) for who in viewers}
    pages = {who: [Page(drawn_afresh(live, who))] for who in viewers}
    end = live.number + ENTRIES
    while live.number < end:
        for _ in range(random.choice((1, 1, 2, 5))):
            company.happen()
        for who, stage in stages.items():
            stage.catch_up()
            now = drawn_afresh(live, who)
            for page in pages[who]:
                if live.number >= end or random.random() < 0.6:
                    _tell(page, stage)
                    page.agrees_with(now)
            pages[who].append(Page(now))


def _tell(page: Page, stage: Stage) -> None:
    steps = stage.after(page.scene["number"])
    assert steps is not None
    for step in steps:
        page.hear(step)


def test_whoever_has_missed_too_much_is_told_so() -> None:
    live = live_table("china", 0)
    stage, company = Stage(live, viewer(0)), Company(live, 3)
    while live.number < KEPT + 10:
        company.happen()
        stage.catch_up()
    assert stage.after(live.number) == []
    assert stage.after(live.number + 1) is None
    assert len(stage.after(10) or []) == KEPT
    assert stage.after(9) is None


def test_a_stage_that_comes_too_late_for_every_action_begins_anew() -> None:
    live = live_table("china", 0)
    stage, company = Stage(live, viewer(0)), Company(live, 4)
    while len([entry for entry in live.entries if entry.kind in ("act", "undo")]) <= KEPT:
        company.happen()
    stage.catch_up()
    assert stage.number == live.number
    assert stage.after(live.number - 1) is None
    assert stage.after(live.number) == []
    company.happen()
    stage.catch_up()
    assert len(stage.after(live.number - 1) or []) == 1


def test_an_entry_without_an_action_says_nothing_of_those_after_it() -> None:
    """Several entries are told at once: what was said before an action comes with the board as it was then."""
    live = live_table("china", 6)
    stage = Stage(live, viewer(0))
    before = live.table.ply
    live.fold(Entry("t", live.number + 1, "chat", 1, {"text": "well"}, 0.0, "id1"))
    live.fold(Entry("t", live.number + 1, "seat", 2, {"seat": 2, "kind": "bot", "name": "", "bot": "general"}, 0.0))
    live.fold(Entry("t", live.number + 1, "act", live.table.decider, {"action": live.table.legal()[0]}, 0.0))
    stage.catch_up()
    steps = [json.loads(text) for text in stage.after(live.number - 3) or []]
    assert [step["ply"] for step in steps] == [before, before, before + 1]
    assert "board" not in steps[1].get("zones", {})


@pytest.mark.parametrize("name", [name for name in GAMES if name != "toy"])
def test_steps_are_small(name: str) -> None:
    live = live_table(name, 10)
    stages = [Stage(live, viewer(seat)) for seat in eyes(name)[:3]]
    company = Company(live, 5)
    sizes: list[int] = []
    packed: list[int] = []
    while live.number < 70 and not live.table.is_over:
        if company.happen() != "act":
            continue
        for stage in stages:
            stage.catch_up()
            step = json.loads((stage.after(live.number - 1) or [])[0])
            step.pop("legal", None)
            text = json.dumps(step, ensure_ascii=False, separators=(",", ":")).encode()
            sizes.append(len(text))
            packed.append(len(zlib.compress(text)))
    assert median(sizes) < STEP_BYTES
    assert median(packed) < STEP_BYTES_PACKED
