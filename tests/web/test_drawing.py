"""Drawing beside the event loop: who has acted comes first, and a table that nobody uses leaves nothing behind."""

import asyncio
import gc
import threading
import weakref
from functools import partial
from pathlib import Path

import pytest

from tests.web.house import opened, until
from tianxia.web import hall as halls
from tianxia.web.lane import ANSWER, STREAM, Lane
from tianxia.web.settings import Settings

pytestmark = pytest.mark.anyio


async def test_what_answers_an_action_is_drawn_first_and_in_order() -> None:
    drawing, may_begin, drawn = Lane("drawing"), threading.Event(), list[str]()
    first = asyncio.create_task(drawing.run(may_begin.wait))
    names = {"page 1": STREAM, "answer 1": ANSWER, "page 2": STREAM, "answer 2": ANSWER}
    waiting = [
        asyncio.create_task(drawing.run(partial(drawn.append, name), patience)) for name, patience in names.items()
    ]
    await asyncio.sleep(0)
    may_begin.set()
    await asyncio.gather(first, *waiting)
    drawing.close()
    assert drawn == ["answer 1", "answer 2", "page 1", "page 2"]


async def test_a_drawing_that_fails_is_heard_of_and_the_next_is_made() -> None:
    drawing = Lane("drawing")
    with pytest.raises(ZeroDivisionError):
        await drawing.run(lambda: 1 // 0)
    assert await drawing.run(lambda: 7 // 2) == 3
    drawing.close()


async def test_whoever_leaves_before_the_drawing_is_begun_costs_nothing() -> None:
    drawing, may_begin, drawn = Lane("drawing"), threading.Event(), list[str]()
    first = asyncio.create_task(drawing.run(may_begin.wait))
    left = asyncio.create_task(drawing.run(lambda: drawn.append("for nobody")))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    may_begin.set()
    await first
    drawing.close()
    assert drawn == []


async def test_a_table_that_nobody_uses_is_gone_without_a_search_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.01)
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.db'}", games=("china",), workers=1, idle_seconds=0.0)
    async with opened(settings) as house:
        ann = await house.visit("Ann")
        gc.disable()
        try:
            table = await ann.new(game="china", seats=[{"kind": "person"}, *[{"kind": "hotseat", "name": "x"}] * 2])
            await ann.scene(table)
            live = weakref.ref(await house.live(table))
            await until(lambda: live() is None)
        finally:
            gc.enable()
        assert (await ann.scene(table))["ply"] == 0
