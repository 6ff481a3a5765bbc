"""Mails about turns: an address is confirmed by a link, a letter comes seldom and is left by one click."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Iterator
from email.message import Message
from email.parser import BytesParser
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.web.house import House, Person, Stream, opened
from tests.web.test_clocks import friends
from tests.web.test_leaving import Clock
from tests.web.test_undo import play
from tianxia.web.live import LiveTable
from tianxia.web.mail import CONFIRM, LEAVE, lasting
from tianxia.web.mailing import send_digests
from tianxia.web.paths import WORDS
from tianxia.web.settings import Settings
from tianxia.web.terms import Terms
from tianxia.words import words

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
URL = "https://games.example.org"


class Sink:
    """What a mail server does with what it gets: it keeps it."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.answer = "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        if self.answer.startswith("250"):
            self.letters.append(BytesParser(policy=default).parsebytes(envelope.content))
        return self.answer


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[Sink, int]]:
    sink = Sink()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    yield sink, port
    controller.stop()


@pytest.fixture
def sink(server: tuple[Sink, int]) -> Sink:
    found = server[0]
    found.letters.clear()
    found.answer = "250 OK"
    return found


@pytest.fixture(scope="module")
async def post(
    server: tuple[Sink, int], tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[House]:
    """A server whose operator has set up mail."""
    settings = Settings(
        database=f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'tianxia.db'}", games=("china",), workers=1,
        any_bot=True, burst=100_000, tables_per_hour=100_000, public_url=URL, smtp_host="127.0.0.1",
        smtp_port=server[1], smtp_security="none", smtp_from="turns@example.org",
    )  # fmt: skip
    async with opened(settings) as house:
        yield house


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in ("hall", "events", "notifying", "mailing", "api.mails", "timekeeping"):
        monkeypatch.setattr(f"tianxia.web.{module}.now", clock)
    return clock


def text_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def link_in(letter: Message, what: str) -> str:
    found = re.search(rf"{URL}(/mail/{what}/\S+)", text_of(letter))
    assert found is not None, text_of(letter)
    return found[1]


async def confirmed(person: Person, sink: Sink, address: str) -> None:
    assert (await person.post("/me/mail", address=address)).status_code == 200
    link = link_in(sink.letters.pop(), CONFIRM)
    assert (await person.post(link)).status_code == 200


async def end_turn(people: list[Person], table: str, live: LiveTable) -> None:
    seat = live.turn
    while live.turn == seat:
        await play(people[seat], table, "")


async def test_an_address_is_confirmed_by_its_link(post: House, clock: Clock, sink: Sink) -> None:
    boris = await post.visit("Борис", "ru")
    assert "О вашем ходе можно сообщать и письмом." in (await boris.page("/me")).text
    assert (await boris.post("/me/mail", address=" boris@example.org ")).status_code == 200
    (letter,) = sink.letters
    assert (letter["To"], letter["From"]) == ("boris@example.org", "turns@example.org")
    assert letter["Subject"] == "Подтвердите адрес для «Тянься»"
    assert "boris@example.org отправлена ссылка" in (await boris.page("/me")).text
    link = link_in(letter, CONFIRM)
    telephone = await post.visit("", "ru")  # the link is opened wherever mail is read
    assert "Присылать письма о ваших ходах на boris@example.org?" in (await telephone.page(link)).text
    assert "отправлена ссылка" in (await boris.page("/me")).text, "looking confirms nothing"
    assert "подтверждён" in (await telephone.post(link)).text
    assert "приходят на boris@example.org" in (await boris.page("/me")).text
    assert (await boris.post(link)).status_code == 200, "twice is as good as once"
    await boris.post("/me/mail", address="")
    assert "можно сообщать и письмом" in (await boris.page("/me")).text


async def test_links_that_are_broken_old_or_foreign_say_what_to_do(post: House, clock: Clock, sink: Sink) -> None:
    ann = await post.visit("Ann")
    await ann.post("/me/mail", address="ann@example.org")
    link = link_in(sink.letters[0], CONFIRM)
    wrong = {
        "/mail/confirm/nonsense": (404, "Copy the whole of it from the mail"),
        link[:-3]: (404, "Copy the whole of it from the mail"),
        link.replace("confirm", "leave"): (404, "Copy the whole of it from the mail"),
    }
    for path, (status, said) in wrong.items():
        for answer in (
            await ann.page(path),
            await ann.client.post(path, headers=ann.headers | {"accept": "text/html"}),
        ):
            assert (answer.status_code, said in answer.text) == (status, True), path
    await ann.post("/me/mail", address="")
    answer = await ann.client.post(link, headers=ann.headers | {"accept": "text/html"})
    assert (answer.status_code, "Ask for a new link on your page" in answer.text) == (410, True)


async def test_a_link_is_good_for_three_days(post: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await post.visit("Ann")
    link = post.hall.notifying.mailer.link(CONFIRM, "somebody", "ann@example.org").removeprefix(URL)
    assert (await ann.page(link)).status_code == 200
    monkeypatch.setattr("tianxia.web.mail.CONFIRM_AGE", -1)
    answer = await ann.page(link)
    assert (answer.status_code, "older than three days" in answer.text) == (410, True)


async def test_bad_addresses_and_impatience_are_refused(post: House, clock: Clock, sink: Sink) -> None:
    ann = await post.visit("Ann")
    for address in (
        "ann",
        "ann@localhost",
        "a b@example.org",
        "ann@example.org\r\nBcc: all@example.org",
        "x" * 250 + "@a.org",
    ):
        answer = await ann.post("/me/mail", address=address)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-address"), address
    victim = "victim@example.org"
    await ann.post("/me/mail", address=victim)
    answer = await ann.post("/me/mail", address=victim)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "mail-too-soon")
    for _ in range(2):
        assert (await (await post.visit()).post("/me/mail", address=victim)).status_code == 200
    answer = await (await post.visit()).post("/me/mail", address=victim.upper())
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "mail-too-often")
    assert len(sink.letters) == 3


async def test_a_mail_server_that_refuses_is_said(post: House, clock: Clock, sink: Sink) -> None:
    ann = await post.visit("Ann")
    sink.answer = "550 No such user"
    answer = await ann.post("/me/mail", address="nobody@example.org")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "mail-not-sent")


async def test_one_letter_tells_of_all_tables_and_no_other_comes_for_hours(
    post: House, clock: Clock, sink: Sink
) -> None:
    first, people = await friends(post, Terms(clock="3-days"))
    tables = [first, await post.together(people, seed=5), await post.together(people, seed=5)]
    lives = [await post.live(table) for table in tables]
    reader = (lives[0].turn + 1) % 3
    await confirmed(people[reader], sink, "reader@example.org")
    clock.time += 1
    for table, live in list(zip(tables, lives, strict=True))[:2]:
        await end_turn(people, table, live)
        assert live.turn == reader
    await send_digests(post.hall)
    assert sink.letters == [], "a few minutes are no reason for a letter"
    clock.time += HOUR
    await asyncio.gather(*(send_digests(post.hall) for _ in range(3)))
    (letter,) = sink.letters
    assert (letter["To"], letter["Subject"]) == ("reader@example.org", "It is your turn at 2 tables")
    text = text_of(letter).replace("\r\n", "\n")
    others = ", ".join(f"Player {other}" for other in range(3) if other != reader)
    assert f"China with {others}: 2 days left\n{URL}{tables[0]}\n" in text
    assert f"China with {others}\n{URL}{tables[1]}\n" in text
    assert letter["List-Unsubscribe"] == f"<{URL}{link_in(letter, LEAVE)}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    clock.time += 1
    await end_turn(people, tables[2], lives[2])
    clock.time += 5 * HOUR
    await send_digests(post.hall)
    assert len(sink.letters) == 1
    clock.time += HOUR
    await send_digests(post.hall)
    assert sink.letters[1]["Subject"] == "It is your turn at 3 tables"
    clock.time += DAY
    await send_digests(post.hall)
    assert len(sink.letters) == 2, "of one turn one is told once"


async def test_mails_are_left_by_one_click(post: House, clock: Clock, sink: Sink) -> None:
    table, people = await friends(post, Terms())
    live = await post.live(table)
    there = people[(live.turn + 1) % 3]
    await confirmed(there, sink, "enough@example.org")
    clock.time += 1
    await end_turn(people, table, live)
    clock.time += HOUR
    await send_digests(post.hall)
    letter = sink.letters[0]
    bare = await post.visit()
    bare.client.cookies.clear()
    answer = await bare.client.post(link_in(letter, LEAVE), content="List-Unsubscribe=One-Click")
    assert answer.status_code == 200, "by one click, without a cookie"
    assert "You can also have a mail" in (await there.page("/me")).text
    assert "is forgotten" in (await bare.client.post(link_in(letter, LEAVE))).text


async def test_who_has_seen_it_gets_no_letter(post: House, clock: Clock, sink: Sink) -> None:
    table, people = await friends(post, Terms())
    live = await post.live(table)
    reader = (live.turn + 1) % 3
    await confirmed(people[reader], sink, "here@example.org")
    clock.time += 1
    async with Stream(post.app, people[reader], f"{table}/events?seat={reader}"):
        await end_turn(people, table, live)
        await post.hall.notifying.look()
    clock.time += DAY
    await send_digests(post.hall)
    assert sink.letters == []


async def test_a_letter_that_could_not_be_sent_is_sent_later(post: House, clock: Clock, sink: Sink) -> None:
    table, people = await friends(post, Terms())
    live = await post.live(table)
    await confirmed(people[(live.turn + 1) % 3], sink, "later@example.org")
    clock.time += 1
    await end_turn(people, table, live)
    clock.time += HOUR
    sink.answer = "451 Try again later"
    await send_digests(post.hall)
    sink.answer = "250 OK"
    clock.time += MINUTE
    await send_digests(post.hall)
    assert [letter["To"] for letter in sink.letters] == ["later@example.org"]


async def test_without_a_mail_server_there_is_no_mail(house: House) -> None:
    ann = await house.visit("Ann")
    assert 'id="mail"' not in (await ann.page("/me")).text
    answer = await ann.post("/me/mail", address="ann@example.org")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-mail")


def test_lengths_of_time_are_words_in_both_languages() -> None:
    assert [lasting(words("en", WORDS), seconds) for seconds in (0, 60, 7200, DAY, 5 * DAY)] == [
        "1 minute", "1 minute", "2 hours", "1 day", "5 days"
    ]  # fmt: skip
    assert [lasting(words("ru", WORDS), seconds) for seconds in (0, 2 * HOUR, DAY, 2 * DAY, 21 * DAY)] == [
        "1 минута", "2 часа", "1 день", "2 дня", "21 день"
    ]  # fmt: skip
