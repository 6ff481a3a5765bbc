"""A bot that the operator has installed sits at the server's tables, under its own name."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.house import opened, until
from tianxia.bots import plugged
from tianxia.session import Session
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
SOURCE = """
import numpy as np

class Last:
    def __init__(self, game, box, seed):
        self._game, self._box = game, box

    def choose(self, s, seat, ply=None):
        out = np.empty(self._game.max_legal, np.int32)
        return int(out[self._game.rules.legal(self._box.record, s, out) - 1])
"""


@pytest.fixture
def installed_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package on the path of this process and of the workers, as pip would have installed it."""
    (tmp_path / "last_bot.py").write_text(SOURCE, encoding="utf-8")
    about = tmp_path / "last_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[tianxia.bots]\nlast = last_bot:Last\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    plugged.installed.cache_clear()
    yield
    monkeypatch.undo()
    plugged.installed.cache_clear()


async def test_an_installed_bot_plays_with_people(tmp_path: Path, installed_last: None) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'tianxia.db'}", games=("china",), workers=1)
    async with opened(settings) as house:
        ann = await house.visit("Ann")
        page = await ann.get("/new/china")
        assert '<option value="bot:last">last</option>' in page.text
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "last"}, {"kind": "bot", "bot": "last"}]
        table = await ann.new(game="china", seats=seats, seed=2)
        live = await house.live(table)
        await until(lambda: live.table.decider == 0, 60)
        while live.table.decider == 0:
            assert (await ann.act(table, await ann.scene(table))).status_code == 200
        await until(lambda: live.table.decider == 0, 60)
        acted = [entry for entry in live.entries if entry.kind == "act" and entry.seat != 0]
        for ply, moment in enumerate(live.session.history):
            assert moment.decider == 0 or moment.action == _last_legal(live.session, ply)
        assert acted
        assert not [entry for entry in live.entries if entry.kind == "note"], "it never failed"
        refused = await ann.post("/tables", game="china", seats=[*seats[:2], {"kind": "bot", "bot": "last_bot:Last"}])
        assert refused.status_code == 400, "only by the name that the operator gave it"


def _last_legal(session: Session, ply: int) -> int:
    earlier = session.copy()
    earlier.go_back(ply)
    return int(earlier.legal[-1])
