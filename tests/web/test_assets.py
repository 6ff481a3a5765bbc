"""Scripts and styles: kept for good at an address that changes with them, and never a mixture of two versions."""

import gzip

import pytest

from tests.web.house import House
from tianxia.web.assets import address, without_comments
from tianxia.web.paths import STATIC

pytestmark = pytest.mark.anyio


async def test_every_file_is_served_and_kept(house: House) -> None:
    ann = await house.visit()
    for file in STATIC.iterdir():
        answer = await ann.get(address(file.name))
        assert answer.status_code == 200, file
        assert answer.text == without_comments(file.read_text())
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]


def test_only_comments_stay_at_home() -> None:
    for file in STATIC.iterdir():
        source = file.read_text()
        sent = without_comments(source)
        assert sent.count("\n") == source.count("\n"), "an error is found at the line the browser names"
        assert "@type" not in sent
        assert "/**" not in sent
    kept = 'a("/* here */"); // why\nb = `/* there */`;\n'
    assert without_comments(kept) == kept


async def test_a_client_that_cannot_unpack_gets_the_plain_file(house: House) -> None:
    ann = await house.visit()
    answer = await ann.get(address("table.js"), **{"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == without_comments((STATIC / "table.js").read_text())
    assert int(answer.headers["content-length"]) > len(gzip.compress(answer.content))


async def test_a_page_of_another_version_is_answered_but_keeps_nothing(house: House) -> None:
    ann = await house.visit()
    answer = await ann.get("/static/0123456789abcdef/table.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert (await ann.get(address("no-such.js"))).status_code == 404
    assert (await ann.get("/static/../../settings.py")).status_code == 404


async def test_a_page_names_files_of_one_version(house: House) -> None:
    ann = await house.visit()
    page = (await ann.page("/")).text
    assert address("page.css") in page
    assert page.count("/static/") == page.count(address("")) > 3
