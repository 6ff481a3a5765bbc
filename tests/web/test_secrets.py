"""No leak on the web: other secrets behind the same public history change nothing that a viewer is sent."""

import copy
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.contract.cases import Case, noisy, random_table
from tests.web.house import House
from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.game import SPECTATOR
from tianxia.kernel.targets import targets_named
from tianxia.session import UNASKED, Moment
from tianxia.store import Entry, Game, Seat, Stored
from tianxia.table import Table
from tianxia.web import advice, coaching, hints
from tianxia.web.bot_driver import _seed
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.pages.replay import replay_page
from tianxia.web.pages.table import table_page
from tianxia.web.programs import game_of
from tianxia.web.scene import make_scene
from tianxia.web.stage import Stage
from tianxia.web.thinker import Answer, Candidate
from tianxia.web.undoing import undo_of

pytestmark = pytest.mark.compiled

VISITOR = Visitor("ann", "Ann", "en", "", "", "", "token")


def live_table(table: Table) -> LiveTable:
    """A table of the web app with the history of a table."""
    game = table.game
    row = Game(
        "x", game.name, game.version, table.players, dict(table.options), str(table.seed), "", None, None, None, "ann",
        "listed", 0.0, 0.0,
    )  # fmt: skip
    seats = [Seat("x", seat, "person", f"person {seat}", f"Player {seat}") for seat in range(table.players)]
    actions = table.record().actions
    entries = [Entry("x", n, "act", line.seat, {"action": line.action}, 0.0) for n, line in enumerate(actions, 1)]
    return LiveTable(Stored(row, seats, entries, []))


def other_world(live: LiveTable, seat: int, seed: int) -> LiveTable:
    """The same table with noise, at every moment, in all that its declaration hides from the seat.

    Only the present moment gets other secrets that fit if another seat decides: the server lists what that seat may do
    (and tells this one nothing of it), which a hand of noise does not allow.
    """
    for ply in range(live.table.ply):
        live.reveals(ply)  # found from two states at once, which have no common world here
    game, box = live.table.game, live.table.box.record
    world = copy.copy(live)
    world._log, world.stages, world.recent = {}, {}, {}
    states = []
    for ply in range(live.table.ply + 1):
        if ply < live.table.ply or live.table.decider == seat:
            states.append(noisy(game, live.session.at(ply), seat, seed + 1000 * ply))
        else:
            s = live.state_at(ply)
            game.rules.determinize(box, s, seat, new_source(seed))
            states.append(s.tobytes())
    assert states != [live.session.at(ply) for ply in range(live.table.ply + 1)]
    world.table = live.table.copy()
    world.session._bytes[0] = np.void(states[-1])
    world.session._count = UNASKED
    world.session._moments = [
        Moment(state, moment.decider, moment.action)
        for state, moment in zip(states, live.session.history, strict=False)
    ]
    return world


def all_that_is_sent(live: LiveTable, seat: int) -> dict[str, Any]:
    """Everything the server would send to somebody with the eyes of a seat."""
    sent: dict[str, Any] = {}
    for language in ("en", "ru"):
        viewer = Viewer(seat, () if seat == SPECTATOR else (seat,), language)
        visitor = VISITOR._replace(language=language)
        scene = make_scene(live, viewer)
        middle = make_scene(live, viewer, ply=live.table.ply // 2)
        table = live.localized(language)
        sent |= {
            f"scene {language}": msgspec.json.encode(scene),
            f"middle {language}": msgspec.json.encode(middle),
            f"page {language}": str(table_page(visitor, live, viewer, scene)),
            f"replay {language}": str(replay_page(visitor, live, viewer, middle)),
            f"log {language}": live.log(viewer),
            f"steps {language}": steps(live, viewer),
            f"why {language}": [advice.why_action(table, viewer, text) for text in some_actions(table)],
            f"targets {language}": [advice.why_targets(table, viewer, aim) for aim in some_aims(table)],
        }
        if seat != SPECTATOR:
            sent[f"program {language}"] = game_of(live, visitor, viewer)
        if live.table.decider == seat:
            sent[f"preview {language}"] = [advice.preview(table, viewer, text) for text in table.legal()[:20]]
            found = Answer(candidates=[Candidate(action, 1, 0, 0.5) for action in table.legal_ids()[:4]])
            sent[f"hint {language}"] = hints.make_hint(table, visitor.words, seat, found)
            sent[f"coach {language}"] = [coaching.warnings(table, seat, text) for text in table.legal()[:20]]
    if live.table.decider == seat:
        sent["hint"] = hints.ponder(live, seat)
    if seat != SPECTATOR:
        sent["undo"] = undo_of(live, seat)
        sent["bot"] = live.table.scrubbed(seat).tobytes()
    return sent


def steps(live: LiveTable, viewer: Viewer) -> list[bytes] | None:
    """What a page is told of the last actions that was opened before them."""
    first = max(0, live.table.ply - 12)
    page = copy.copy(live)
    page.entries, page.table, page.version = live.entries[:first], unlisted(live, first, viewer.seat), first
    stage = Stage(page, viewer)
    page.entries, page.table, page.version = live.entries, live.table, live.version
    page.recent = {ply: unlisted(live, ply, viewer.seat).session for ply in range(first + 1, live.table.ply + 1)}
    stage.catch_up()
    return stage.after(first)


def unlisted(live: LiveTable, ply: int, seat: int) -> Table:
    """An earlier moment. What another seat may do is not listed: compiled rules trust its hand, which is noise."""
    table = live.copy_at(ply)
    if ply < live.table.ply and (decider := live.session.decider_at(ply)) != seat:
        table.session._decider, table.session._count = decider, 0
    return table


def some_actions(table: Table) -> list[str]:
    game = table.game
    return [game.format_action(table.box, action) for action in range(0, game.num_actions, 1 + game.num_actions // 40)]


def some_aims(table: Table) -> list[tuple[str, ...]]:
    return [targets_named(table.game.targets(table.box, text))[:1] for text in some_actions(table)]


@pytest.mark.parametrize("name", list(GAMES))
def test_secrets_change_nothing_that_is_sent(name: str) -> None:
    game = GAMES[name]
    players = game.players[len(game.players) // 2]
    case = Case(name, players, tuple(game.read_options(players, {}).items()))
    tables = [table.copy() for table in random_table(case, 7)]
    for part in (0.0, 0.3, 0.7):
        live = live_table(tables[int(part * (len(tables) - 1))])
        for seat in {SPECTATOR, live.table.decider, 0}:
            sent = all_that_is_sent(live, seat)
            assert all_that_is_sent(other_world(live, seat, 1), seat) == sent, f"ply {live.table.ply}, seat {seat}"


def test_another_world_is_really_another_one() -> None:
    """The test above could not fail if the worlds were the same: with the eyes of another seat they differ."""
    case = Case("china", 3, tuple(GAMES["china"].read_options(3, {}).items()))
    *_, table = random_table(case, 7, stop=12)
    live = live_table(table)
    world = other_world(live, 0, 1)
    for ply in range(live.table.ply):
        assert world.scrubbed_at(ply, 1).tobytes() != live.scrubbed_at(ply, 1).tobytes()


def test_a_bots_chance_tells_nothing_of_the_games() -> None:
    """The seed of a bot is a digest, from which the game's own seed cannot be read."""
    table = Table.from_record(random_record())
    live = live_table(table)
    assert _seed(live, 0) != table.seed
    assert _seed(live, 0) != _seed(live, 1)


def random_record() -> Any:
    case = Case("china", 3, tuple(GAMES["china"].read_options(3, {}).items()))
    *_, table = random_table(case, 3, stop=5)
    return table.record()


@pytest.mark.anyio
async def test_a_running_game_gives_no_record_and_no_seed(house: House) -> None:
    ann = await house.visit("Ann")
    seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    table = await ann.new(game="china", seats=seats)
    seed = str((await house.live(table)).table.seed)
    assert (await ann.get(f"{table}/record")).status_code == 403
    for path in (f"{table}/scene", table, f"{table}/at/0", f"{table}/replay", "/"):
        assert seed not in (await ann.get(path)).text


@pytest.mark.anyio
async def test_identities_are_never_sent(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    table = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    await boris.post(f"{table}/sit", seat=1)
    await ann.post(f"{table}/start")
    live = await house.live(table)
    identities = [seat.identity for seat in live.seats if seat.identity]
    assert len(identities) == 2
    for path in (f"{table}/scene", table, "/"):
        text = (await ann.get(path)).text
        assert not any(identity in text for identity in identities)
