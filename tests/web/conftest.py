"""One server for most web tests, in this process: starting one takes a worker process that loads a game."""

from collections.abc import AsyncIterator

import pytest

from tests.web.house import House, opened
from tianxia.web.settings import Settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    """A server with China prepared and one worker; any bot text is taken."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'tianxia.db'}"
    settings = Settings(
        database=database, games=("china",), workers=1, any_bot=True, burst=100_000, streams=3,
        tables_per_hour=100_000,
    )  # fmt: skip
    async with opened(settings) as house:
        yield house
