"""Scenes: what a viewer is sent is all that they may see and nothing else."""

import re
from typing import Any

import msgspec
import pytest

from tianxia import GAMES, look, new
from tianxia.kernel.chance import below, new_source
from tianxia.kernel.game import SPECTATOR
from tianxia.kernel.targets import targets_named
from tianxia.store import Entry, Game, Seat, Stored
from tianxia.web.grounds import known_ground
from tianxia.web.live import LiveTable, Viewer
from tianxia.web.scene import Scene, changes, make_scene, targets_in

PLAYERS = {name: max(game.players) for name, game in GAMES.items()}
MOMENTS = (0, 9, 30)


def live_table(name: str, plies: int, *more: Entry) -> LiveTable:
    """A table after so many random actions, with what else happened there."""
    table, source = new(name, PLAYERS[name], seed=7), new_source(7)
    seats = [Seat("t", seat, "person", f"id{seat}", f"Name {seat}") for seat in range(table.players)]
    row = Game("t", name, table.game.version, table.players, dict(table.options), "7", "", None, None, None, "id0",
               "private", 0.0, 0.0)  # fmt: skip
    entries: list[Entry] = []
    while len(entries) < plies and not table.is_over:
        legal = table.legal()
        action = legal[int(below(source, len(legal)))]
        entries.append(Entry("t", len(entries) + 1, "act", table.decider, {"action": action}, 0.0))
        table.play(action)
    for entry in more:
        entry.number = len(entries) + 1
        entries.append(entry)
    return LiveTable(Stored(row, seats, entries, []))


def viewer(seat: int, language: str = "en") -> Viewer:
    return Viewer(seat, () if seat == SPECTATOR else (seat,), language)


def sent(scene: Scene) -> dict[str, Any]:
    """What goes over the wire of the game itself: the room has no secrets, it is made of entries.

    What can be taken back is found from two states at once; the tests here change only one.
    """
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    assert fields.pop("room")
    del fields["undo"]
    return fields


@pytest.mark.parametrize("plies", MOMENTS)
@pytest.mark.parametrize("name", GAMES)
def test_whoever_decides_can_point_at_every_action(name: str, plies: int) -> None:
    live = live_table(name, plies)
    scene = make_scene(live, viewer(live.table.decider))
    zones = scene.zones.values()
    ground = msgspec.json.decode(known_ground(scene.ground) or b"", type=dict[str, tuple[str, dict[str, str]]])
    below = [text for zone, blocks in ground.values() for text in (zone, *blocks.values())]
    drawn = targets_in([*below, *(piece[1] for zone in zones for piece in zone.pieces)])
    assert [choice.action for choice in scene.legal] == live.table.legal()
    assert {target for choice in scene.legal for target in targets_named(choice.aim)} <= drawn
    assert sent(scene)["prompt"] == scene.prompt


@pytest.mark.parametrize("name", GAMES)
def test_others_cannot_choose(name: str) -> None:
    live = live_table(name, 9)
    for seat in (SPECTATOR, *range(live.table.players)):
        scene = make_scene(live, viewer(seat, "ru"))
        assert bool(scene.legal) == (seat == live.table.decider)


@pytest.mark.parametrize("name", GAMES)
def test_a_scene_does_not_depend_on_what_its_viewer_cannot_know(name: str) -> None:
    live = live_table(name, 30)
    for seat in (SPECTATOR, *range(live.table.players)):
        before = sent(make_scene(live, viewer(seat)))
        other = live_table(name, 30)
        s, game = other.table.state, other.table.game
        game.rules.scrub(other.table.box.record, s, seat)
        game.rules.determinize(other.table.box.record, s, seat, new_source(99))
        assert sent(make_scene(other, viewer(seat))) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_past_can_be_looked_at_and_not_chosen_in(name: str) -> None:
    live = live_table(name, 9)
    then = live_table(name, 4)
    seat = then.table.decider
    past, now = make_scene(live, viewer(seat), ply=4), make_scene(then, viewer(seat))
    assert (past.zones, past.prompt, past.log) == (now.zones, now.prompt, now.log)
    assert past.legal == []
    assert now.legal


def test_the_log_has_a_line_for_every_action_and_names_whose_it_was() -> None:
    live = live_table("china", 12)
    scene = make_scene(live, viewer(0))
    assert [line.seat for line in scene.log] == [moment.decider for moment in live.session.history]
    assert all(line.lines for line in scene.log)
    assert "Name 1" in make_scene(live, viewer(0)).names


def test_anothers_hand_is_not_lit_in_ones_own() -> None:
    live = live_table("china", 0)
    actor = live.table.decider
    action = next(text for text in live.table.legal() if text.startswith("house"))
    live.fold(Entry("t", 1, "act", actor, {"action": action}, 0.0))
    space, card = live.table.game.targets(live.table.box, action)[:2]
    own, others = (make_scene(live, viewer(seat)).last for seat in (actor, (actor + 1) % live.table.players))
    assert space in own
    assert space in others
    assert card.startswith("hand-")
    assert card not in others


def test_a_finished_game_says_where_the_points_came_from() -> None:
    live = live_table("china", 10_000)
    scene = make_scene(live, viewer(SPECTATOR))
    assert live.table.standing is not None
    assert scene.decider == -1
    assert scene.total is not None
    assert scene.total.count('class="winner"') == len(live.table.standing.winners)
    points = re.findall(r"<td>(-?\d+)</td>", scene.total[scene.total.index("<tfoot") :])
    assert tuple(map(int, points)) == live.table.standing.scores


def test_the_room_tells_what_was_said_and_asked() -> None:
    chat = Entry("t", 0, "chat", 1, {"text": "<b>hello</b>"}, 0.0, "id1")
    ask = Entry("t", 0, "ask", 1, {"what": "takeback", "to": 0, "waits": [0, 2]}, 0.0, "id1")
    live = live_table("china", 3, chat, ask)
    scenes = [make_scene(live, viewer(seat)) for seat in (0, 1, SPECTATOR)]
    asked, asker, watcher = (scene.room for scene in scenes)
    assert [(said.name, said.text) for said in watcher.chat] == [("Name 1", "<b>hello</b>")]
    assert [question.is_for_me for room in (asked, asker, watcher) for question in room.asks] == [True, False, False]
    assert "Name 1" in asked.asks[0].text
    assert scenes[2].undo is None


def test_notes_stand_where_they_happened() -> None:
    leaving = Entry("t", 0, "seat", 0, {"seat": 2, "kind": "bot", "name": "", "bot": "general"}, 0.0)
    back = Entry("t", 0, "undo", 1, {"to": 2}, 0.0)
    room = make_scene(live_table("china", 5, leaving, back), viewer(0)).room
    assert [(note.ply, note.seat) for note in room.notes] == [(5, 2), (2, 1)]
    assert [chair.kind for chair in room.chairs][2] == "bot"


def test_a_piece_that_goes_to_another_block_is_put_there() -> None:
    """Also where no other piece changes its place in the painting order."""

    def part(*pieces: tuple[str, str]) -> look.Part:
        frame = (0.0, 0.0, 9.0, 9.0)
        blocks = tuple(look.Block(name, (), (frame,)) for name in ("yard", "river"))
        drawn = tuple(look.Piece(key, look.circle(0, 0, 1), block=block) for key, block in pieces)
        return look.Part(9, 9, "board", (), drawn, blocks, (look.Layout(9, 9, 9),))

    before = part(("farm", "yard"), ("hut", "yard"), ("ship", "river"))
    known = {"board": before}
    circle = str(look.circle(0, 0, 1))
    after = part(("farm", "yard"), ("hut", "river"), ("ship", "river"))
    change = changes(known, {"board": after})["board"]
    assert change.put == [["hut", circle, "ship", "", "river"]]
    assert change.gone == []
    assert changes(known, {"board": part(("farm", "yard"), ("hut", "yard"), ("ship", "river"))}) == {}
