"""Kill the server with SIGKILL at random moments under play; nothing that was acknowledged may be missing.

    PYTHONPATH=src python bench/kill.py --kills 50

After every kill the server is started again on the same database. Checked then: every acknowledged action stands where
it was acknowledged, the entries of every game have no gap and replay legally by the seats that decided (so no bot's
decision was made twice), and every game goes on.
"""

import argparse
import random
import sqlite3
import tempfile
import threading
import time
from json import loads
from pathlib import Path
from typing import Any

import httpx

from server import Player, Server
from tianxia import GAMES
from tianxia.table import Table, new

TABLES = 4
POLL = 0.03
"""Seconds between two looks of a player."""
BOTS = ("apprentice", "scholar")


class Match:
    """One table, its player, and what the server has acknowledged there."""

    def __init__(self, server: Server, game: str, level: str) -> None:
        self.player = Player()
        self.player.visit(server.address)
        answer = self.player.post(f"{server.address}/tables", game=game, level=level)
        assert answer.status_code == 200, answer.text
        self.url: str = answer.json()["url"]
        self.acknowledged: dict[int, str] = {}
        """The actions by the number of their entry."""
        self.ply = 0
        self.is_over = False

    def look(self, address: str) -> dict[str, Any]:
        """The scene as it is now."""
        answer = self.player.client.get(f"{address}{self.url}/scene")
        assert answer.status_code == 200, answer.text
        scene: dict[str, Any] = answer.json()
        self.is_over = scene["decider"] < 0
        return scene

    def play(self, address: str, stop: threading.Event, rng: random.Random) -> None:
        """Play on until the server is gone."""
        try:
            while not stop.is_set() and not self.is_over:
                scene = self.look(address)
                self.ply = scene["ply"]
                if scene["legal"]:
                    self._act(address, scene, rng)
                time.sleep(POLL)
        except httpx.TransportError:
            return

    def _act(self, address: str, scene: dict[str, Any], rng: random.Random) -> None:
        action = rng.choice(scene["legal"])["action"]
        answer = self.player.post(
            f"{address}{self.url}/act", action=action, version=scene["version"], seat=scene["seat"]
        )
        if answer.status_code == 200:
            self.acknowledged[answer.json()["version"]] = action
        else:
            assert answer.status_code == 409, answer.text


def run(kills: int, game: str, folder: Path, seed: int = 1, longest: float = 3.0) -> str:
    """Kill it that often; a line with the figures. Raises AssertionError if anything is lost or doubled."""
    file, rng = folder / "tianxia.db", random.Random(seed)
    server, matches = Server(str(file)), list[Match]()
    server.start()
    server.wait_for(game)
    for k in range(kills):
        while sum(not match.is_over for match in matches) < TABLES:
            matches.append(Match(server, game, BOTS[len(matches) % len(BOTS)]))
        _play_until_killed(server, matches, rng, longest)
        entries = _check(file, matches)
        server.start()
        server.wait_for(game)
        _check_it_goes_on(server, matches)
        acknowledged = _acknowledged(matches)
        print(f"kill {k + 1}: {acknowledged} actions acknowledged, {entries} entries, nothing lost", flush=True)
    server.kill()
    for match in matches:
        match.player.client.close()
    return f"{kills} kills, {len(matches)} tables, {acknowledged} acknowledged actions, {entries} entries: nothing lost"


def _play_until_killed(server: Server, matches: list[Match], rng: random.Random, longest: float) -> None:
    stop = threading.Event()
    threads = [
        threading.Thread(target=match.play, args=(server.address, stop, random.Random(rng.random())))
        for match in matches
        if not match.is_over
    ]
    for thread in threads:
        thread.start()
    before, deadline = _acknowledged(matches), time.monotonic() + 120
    while _acknowledged(matches) == before and time.monotonic() < deadline:
        time.sleep(0.005)
    time.sleep(rng.uniform(0.0, longest))
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()


def _acknowledged(matches: list[Match]) -> int:
    return sum(len(match.acknowledged) for match in matches)


def _check(file: Path, matches: list[Match]) -> int:
    """All that was acknowledged stands in the store, and every game replays."""
    with sqlite3.connect(file) as connection:
        found = 0
        for match in matches:
            key = match.url.rpartition("/")[2]
            query = "SELECT number, kind, seat, data FROM entry WHERE game = ? ORDER BY number"
            entries = connection.execute(query, [key]).fetchall()
            assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1)), f"{key} has a gap"
            actions = {entry[0]: loads(entry[3])["action"] for entry in entries if entry[1] == "act"}
            for number, action in match.acknowledged.items():
                assert actions.get(number) == action, f"{key}: {number} {action} is lost"
            _replay(connection.execute("SELECT game, players, seed FROM game WHERE id = ?", [key]).fetchone(), entries)
            found += len(entries)
    connection.close()
    return found


def _replay(row: Any, entries: list[Any]) -> None:
    table: Table = new(row[0], row[1], seed=int(row[2]))
    for _, kind, seat, data in entries:
        if kind == "act":
            assert table.decider == seat, "somebody decided twice"
            table.play(loads(data)["action"])


def _check_it_goes_on(server: Server, matches: list[Match]) -> None:
    """At every table that is not over its player can decide, or a bot does."""
    deadline = time.monotonic() + 120
    for match in matches:
        while not match.is_over:
            scene = match.look(server.address)
            if scene["legal"] or scene["ply"] > match.ply:
                break
            assert time.monotonic() < deadline, f"{match.url} does not go on"
            time.sleep(POLL)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--game", default=next(iter(GAMES)))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(arguments.kills, arguments.game, Path(folder), arguments.seed))


if __name__ == "__main__":
    main()
