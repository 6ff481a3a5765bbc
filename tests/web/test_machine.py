"""Friends who join, act, take back, ask, chat, drop out and come back in any order: the table stays sound."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from hypothesis.strategies import booleans, integers

from tests.web.house import House, Person, opened
from tianxia.web.live import LiveTable
from tianxia.web.settings import Settings
from tianxia.web.undoing import undo_of

pytestmark = pytest.mark.compiled

T = TypeVar("T")
PEOPLE = integers(0, 2)


class Server:
    """A house and the loop it lives in."""

    def __init__(self, database: Path) -> None:
        self._runner = asyncio.Runner()
        settings = Settings(database=f"sqlite:///{database}", games=("china",), workers=1, burst=10**9)
        self._context = opened(settings)
        self.house: House = self.run(self._context.__aenter__())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def close(self) -> None:
        self.run(self._context.__aexit__(None, None, None))
        self._runner.close()


class Friends(RuleBasedStateMachine):
    """Three people and one table; what they know the server has acknowledged is the model."""

    server: ClassVar[Server]

    def __init__(self) -> None:
        super().__init__()
        self.run = self.server.run
        self.house = self.server.house
        self.line: list[str] = []
        """The actions that stand."""

    @initialize()
    def set_the_table(self) -> None:
        self.people: list[Person] = [self.run(self.house.visit(name)) for name in ("Ann", "Boris", "Vera")]
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        self.table = self.run(self.people[0].new(game="china", seats=seats))
        self.sitting: dict[int, int] = {0: 0}
        self.ready: set[int] = set()
        """The people who are."""

    @property
    def live(self) -> LiveTable:
        return self.run(self.house.live(self.table))

    @property
    def is_waiting(self) -> bool:
        return self.live.is_waiting

    @rule(person=PEOPLE, seat=integers(0, 2))
    def sit(self, person: int, seat: int) -> None:
        """Before the game one may sit wherever nobody does, and sits nowhere else then."""
        answer = self.run(self.people[person].post(f"{self.table}/sit", seat=seat))
        is_known = person in self.sitting.values() or person == 0
        if not is_known and len(self.sitting) == 3:
            assert answer.status_code == 403  # no open seat is left, and the table is private
        else:
            assert answer.status_code == (200 if self.sitting.get(seat, person) == person else 409)
        if answer.status_code == 200 and self.sitting.get(seat) != person:
            assert self.is_waiting
            self.sitting = {at: who for at, who in self.sitting.items() if who != person} | {seat: person}
            self.ready.discard(person)

    @rule(person=PEOPLE, yes=booleans())
    def be_ready(self, person: int, yes: bool) -> None:
        if not self.is_waiting or person not in self.sitting.values():
            return
        assert self.run(self.people[person].post(f"{self.table}/ready", yes=yes)).status_code == 200
        (self.ready.add if yes else self.ready.discard)(person)
        assert self.is_waiting == (len(self.ready) < 3)

    @rule(person=PEOPLE)
    def start(self, person: int) -> None:
        is_first, is_full = self.is_waiting, len(self.sitting) == 3
        answer = self.run(self.people[person].post(f"{self.table}/start"))
        is_known = person in self.sitting.values() or not is_full
        expected = 403 if not is_known else 409 if not is_first else 403 if person else 200 if is_full else 409
        assert answer.status_code == expected
        assert self.is_waiting == (is_first and expected != 200)

    @rule(choice=integers(0, 300))
    def act(self, choice: int) -> None:
        seat = self.live.turn
        if seat < 0:
            return
        person = self.people[self.sitting[seat]]
        scene = self.run(person.scene(self.table, seat))
        answer = self.run(person.act(self.table, scene, choice % len(scene["legal"])))
        assert answer.status_code == 200
        self.line.append(scene["legal"][choice % len(scene["legal"])]["action"])
        assert self.run(person.act(self.table, scene)).status_code == 409

    @rule(person=PEOPLE)
    def act_for_another(self, person: int) -> None:
        seat = self.live.turn
        if self.sitting.get(seat) == person or seat < 0:
            return
        action = self.live.table.legal()[0]
        answer = self.run(
            self.people[person].post(f"{self.table}/act", action=action, version=self.live.version, seat=seat)
        )
        assert answer.status_code == 403

    @rule(seat=integers(0, 2), whole_turn=booleans())
    def undo(self, seat: int, whole_turn: bool) -> None:
        if self.is_waiting:
            return
        may, to = undo_of(self.live, seat), "turn" if whole_turn else "step"
        answer = self.run(self.people[self.sitting[seat]].post(f"{self.table}/undo", seat=seat, to=to))
        assert answer.status_code == (200 if may.step is not None else 403)
        if answer.status_code == 200:
            del self.line[may.turn if whole_turn else may.step :]

    @rule(seat=integers(0, 2), consent=booleans())
    def ask(self, seat: int, consent: bool) -> None:
        if self.is_waiting or seat not in {moment.decider for moment in self.live.session.history}:
            return
        asker = self.sitting[seat]
        last = max(ply for ply in range(self.live.table.ply) if self.live.session.decider_at(ply) == seat)
        assert self.run(self.people[asker].post(f"{self.table}/ask", seat=seat, what="takeback")).status_code == 200
        number = max(self.live.asks, default=None)
        others = {person for person in self.sitting.values() if person != asker}
        for person in sorted(others):
            body = {"number": number, "yes": consent}
            answer = self.run(self.people[person].post(f"{self.table}/answer", **body))
            assert answer.status_code == 200
            if not consent:
                return
        del self.line[last:]

    @rule(person=PEOPLE)
    def chat(self, person: int) -> None:
        if self.is_waiting:
            return
        answer = self.run(self.people[person].post(f"{self.table}/chat", text="hello"))
        assert answer.status_code == (200 if person in self.sitting.values() else 403)

    @rule()
    def restart(self) -> None:
        """The server forgets the table, and everybody comes back to the same one."""
        before = [self._seen(person) for person in set(self.sitting.values())]
        del self.house.hall._tables[self.live.id]
        assert [self._seen(person) for person in set(self.sitting.values())] == before

    def _seen(self, person: int) -> str:
        part = "room" if self.is_waiting else "scene"
        return self.run(self.people[person].get(f"{self.table}/{part}")).text

    @invariant()
    def what_was_acknowledged_stands(self) -> None:
        if not hasattr(self, "table"):
            return
        live = self.live
        assert live.is_waiting or live.table.actions == self.line
        assert [entry.number for entry in live.entries] == list(range(1, live.number + 1))
        assert len(live.session.history) == live.table.ply
        sitting = {row.seat: row.identity for row in live.seats if row.identity is not None}
        assert sitting == {seat: self.house.identity(self.people[person]) for seat, person in self.sitting.items()}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tianxia.db")
    yield server
    server.close()


def test_friends_in_any_order(server: Server) -> None:
    limits = settings(max_examples=8, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck))
    Friends.server = server
    run_state_machine_as_test(Friends, settings=limits)
