"""Box files: what may be corrected, and what is refused with its path."""

import copy
import dataclasses
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tianxia import GAMES, Table, Unreadable
from tianxia.games.legacy_of_yu.box import Components, read_box, story_document
from tianxia.games.legacy_of_yu.box.story import read_story
from tianxia.kernel.documents import Document

GAME = GAMES["legacy-of-yu"]
Change = Callable[[Document], Any]

WRONG: list[tuple[Change, str, str]] = [
    (lambda d: d.update(extra=1), "extra", "unknown-key"),
    (lambda d: d.pop("slot"), "slot", "missing"),
    (lambda d: d.update(game="china"), "game", "not-one-of"),
    (lambda d: d.update(version=2), "version", "out-of-range"),
    (lambda d: d["pieces"].update(white=0), "pieces.white", "out-of-range"),
    (lambda d: d["pieces"].update(farms=4), "pieces.farms", "out-of-range"),
    (lambda d: d["story"].update(items=["story 3"]), "story.items", "yu-story-for-story"),
    (lambda d: d["row"].update(cost=[0, 1]), "row.cost", "not-a-list"),
    (lambda d: d["harvest"].update(items=["gold"]), "harvest.items.0", "yu-not-an-item"),
    (lambda d: d["harvest"].update(items=["draw"] * 9), "harvest.items", "yu-not-items"),
    (lambda d: d["slot"][1].update(n=2), "slot.1.n", "out-of-range"),
    (lambda d: d["section"][6].update(build=["recruit", "white"]), "section.6.build", "yu-build-spaces"),
    (lambda d: d["section"][6].update(build=[]), "section", "yu-build-spaces"),
    (lambda d: d["section"][2]["trade"].update(pay=["cowrie"]), "section.2.trade.pay", "yu-trade-card"),
    (lambda d: d["section"][1]["trade"].update(pay=["card"]), "section.1.trade.pay", "yu-trade-pieces"),
    (lambda d: d["section"][1]["trade"].update(gain=["soldier"]), "section.1.trade.gain", "yu-trade-gain"),
    (
        lambda d: d["section"][0]["trade"].update(gain_one_of=["clay"]),
        "section.0.trade.gain_one_of",
        "yu-trade-alternatives",
    ),
    (lambda d: d["outpost"][0].update(colour="black"), "outpost", "yu-outpost-colours"),
    (lambda d: d["farm"][0].update(cost={"gold": 1}), "farm.0.cost.gold", "unknown-key"),
    (lambda d: d["townsfolk"][0].update(n=2), "townsfolk.1.n", "yu-card-twice"),
    (lambda d: d["townsfolk"][0].update(food="rice"), "townsfolk.0.food", "not-one-of"),
    (lambda d: d.update(townsfolk=d["townsfolk"][:19]), "townsfolk", "yu-too-few-cards"),
    (lambda d: d.update(townsfolk=3), "townsfolk", "yu-not-cards"),
    (lambda d: d.update(canal=d["canal"][3:]), "canal", "yu-too-few-canals"),
]

WRONG_STORY: list[tuple[Change, str, str]] = [
    (lambda d: d.update(extra=1), "extra", "unknown-key"),
    (lambda d: d.pop("again"), "again", "missing"),
    (lambda d: d.update(flags=["war", "war"]), "flags", "yu-not-flags"),
    (lambda d: d["townsfolk"][1].update(stone=1), "townsfolk.1.stone", "yu-stone-twice"),
    (lambda d: d["rule"][0].update(kind="curse"), "rule.0.kind", "not-one-of"),
    (lambda d: d["rule"][8]["slot"].update(n=4), "rule.8.slot.n", "out-of-range"),
    (lambda d: d["entry"][1].update(n=1), "entry.1.n", "yu-entry-twice"),
    (lambda d: d["entry"][2].update(needs=["hungry"]), "entry.2.needs.0", "yu-not-a-condition"),
    (lambda d: d["entry"][2].update(needs=["no flag war"] * 5), "entry.2.needs", "yu-not-conditions"),
    (lambda d: d["entry"][2].update(otherwise=3), "entry.2.otherwise", "yu-endless-entries"),
    (lambda d: d["entry"][0].update(choice=[{"label": "x"}] * 5), "entry.0.choice", "yu-not-choices"),
    (
        lambda d: d["entry"][0]["choice"].__setitem__(slice(None), [{"label": "x", "pay": {"clay": 1}}]),
        "entry.0.choice",
        "yu-no-free-choice",
    ),
    (lambda d: d["entry"][1].update(effects=["story 99"]), "entry.1", "yu-no-entry"),
    (lambda d: d["entry"][1].update(effects=["card 99"]), "entry.1", "yu-no-stone"),
    (lambda d: d["entry"][1].update(effects=["drop 1"]), "entry.1", "yu-drops-no-rule"),
    (lambda d: d["victory"][0].update(story=99), "victory.0.story", "yu-no-entry"),
    (lambda d: d["defeat"][6].pop("gold"), "defeat", "yu-no-gold-card"),
]


@pytest.mark.parametrize(("change", "path", "problem"), WRONG)
def test_a_wrong_box_is_refused(change: Change, path: str, problem: str) -> None:
    document = copy.deepcopy(GAME.box.document)
    change(document)
    with pytest.raises(Unreadable) as caught:
        read_box(document, np.zeros(1, Components.layout)[0])
    assert (caught.value.path, caught.value.problem) == (path, problem)


@pytest.mark.parametrize(("change", "path", "problem"), WRONG_STORY)
def test_a_wrong_story_is_refused(change: Change, path: str, problem: str) -> None:
    document = copy.deepcopy(story_document())
    change(document)
    with pytest.raises(Unreadable) as caught:
        read_story(document, np.zeros(1, Components.layout)[0])
    assert (caught.value.path, caught.value.problem) == (path, problem)


def test_a_corrected_story_is_another_box(tmp_path: Path) -> None:
    """Records name the digest of a box that is not the printed one; a story of somebody's own counts as well."""
    for name in ("box.toml", "story.toml"):
        shutil.copy(GAME.folder / name, tmp_path)
    here = dataclasses.replace(GAME, folder=tmp_path)
    assert here.box.is_standard, "story.toml has changed: put its digest into the game's game.py"
    story = tmp_path / "story.toml"
    story.write_bytes(story.read_bytes() + b"# corrected\n")
    box = here.open_box(tmp_path / "box.toml")
    assert not box.is_standard
    assert box.digest != here.box.digest


def test_conditions_of_a_story() -> None:
    """`wins k`, `losses k` and `rule n` can be asked for, each also with `no`."""
    document = copy.deepcopy(story_document())
    document["entry"][2]["needs"] = ["wins 1", "no losses 2", "rule 3", "no rule 4"]
    box = np.zeros(1, Components.layout)[0]
    read_story(document, box)
    assert all(box.need[3])


def test_a_corrected_price_counts() -> None:
    document = copy.deepcopy(GAME.box.document)
    document["canal"][0]["cost"] = {"white": 1, "cowrie": 1}
    box = np.zeros(1, Components.layout)[0]
    read_box(document, box)
    assert box.canal_price[1].tolist() == [1, 0, 0, 0, 0, 0, 1, 0, 0]


def test_a_corrected_building_may_cost_no_clay(tmp_path: Path) -> None:
    standard = (GAME.folder / "box.toml").read_text(encoding="utf-8")
    corrected = re.sub(r"(?<=\n\[hut\]\n)cost = .*", "cost = { white = 1 }", standard)
    assert corrected != standard
    file = tmp_path / "box.toml"
    file.write_text(corrected, encoding="utf-8")
    table = Table.from_position({"game": "legacy-of-yu", "workers": {"white": 1}}, box=GAME.open_box(file))
    assert [text for text in table.legal() if text.startswith("build")] == ["build hut at 0"]
