"""What visitors bring and the server cannot read is said in their language, with the place."""

import re

import pytest

from tests.unreadable import broken_files, english_in
from tests.web.house import House
from tianxia.words import LANGUAGES

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ADDRESSES = {"record": "/records", "campaign": "/campaigns"}


@pytest.mark.parametrize("kind", ADDRESSES)
async def test_a_file_that_cannot_be_read(house: House, kind: str) -> None:
    people = {language: await house.visit(language=language) for language in LANGUAGES}
    for broken in broken_files():
        if broken.kind != kind or (kind == "campaign" and not broken.content):
            continue  # a campaign without a text is a fresh one
        for language, person in people.items():
            text = broken.content.decode("latin-1")
            while (answer := await person.post(ADDRESSES[kind], text=text)).status_code == 503:
                continue  # the game is being prepared
            assert answer.status_code == 400, (broken.name, answer.text)
            error = answer.json()["error"]
            assert error["code"] == f"unreadable-{kind}", broken.name
            assert error["problem"], broken.name
            assert broken.place in error["message"], (broken.name, error)
            assert not english_in(error["message"]) or language == "en", (broken.name, error)
            assert bool(re.search("[а-я]", error["message"])) == (language == "ru"), (broken.name, error)
