"""Kill servers and their database at random moments under play; nothing that was acknowledged may be lost or doubled.

    PYTHONPATH=src python bench/kill.py --kills 50
    PYTHONPATH=src python bench/kill.py --kills 1000 --servers 2

People play with bots and with each other, take back with and without consent, race for seats, talk, and end games of
campaigns (`friends.py`). After every kill all that was promised to them is compared with the database; whatever was
killed is started again, and every game goes on. Two servers share a PostgreSQL of their own, which is killed as well.
"""

import argparse
import asyncio
import random
import tempfile
import threading
import time
from pathlib import Path

from cluster import Cluster
from friends import POLL, Friends, Gone, Pilgrim
from server import CROWD, Server
from tianxia.campaign import games_with_campaigns
from tianxia.games import GAMES
from tianxia.store import Store

BOTS = ("apprentice", "scholar")
DATABASE_KILLS = 0.2
"""How many of the kills are the database's, where it is a server."""
GOING_ON = 0.3
"""Seconds for which the others go on after a kill."""
PATIENCE = 120.0


class House:
    """One server on an SQLite file, or several on a PostgreSQL."""

    def __init__(self, servers: int, folder: Path, games: list[str]) -> None:
        self.cluster = Cluster(durable=True) if servers > 1 else None
        self.url = self.cluster.url if self.cluster else f"sqlite:///{folder / 'tianxia.db'}"
        self.servers = [Server(self.url, **CROWD) for _ in range(servers)]
        self._games = games
        for server in self.servers:
            self.start(server)

    def start(self, server: Server) -> None:
        """Start a server and wait until it can play."""
        server.start()
        for game in self._games:
            server.wait_for(game)

    def kill_one(self, rng: random.Random) -> str:
        """Kill a server, or the database; what it was. It is up again afterwards by `mend`."""
        if self.cluster and rng.random() < DATABASE_KILLS:
            self.cluster.stop()
            return "database"
        rng.choice(self.servers).kill()
        return "server"

    def mend(self) -> None:
        """Start again what was killed."""
        if self.cluster and not self.cluster.is_running:
            self.cluster.start()
        for server in self.servers:
            if not server.is_running:
                self.start(server)

    def close(self) -> None:
        """End everything."""
        for server in self.servers:
            if server.is_running:
                server.kill()
        if self.cluster:
            self.cluster.remove()


class Evening:
    """Everybody who plays, and the kills."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self._house = house
        self._game = game
        self._rng = random.Random(seed)
        self.tables: list[Friends] = []
        self.pilgrims: list[Pilgrim] = []

    @property
    def acknowledged(self) -> int:
        """How much has been promised to everybody."""
        return sum(table.acknowledged for table in self.tables) + sum(p.acknowledged for p in self.pilgrims)

    def come(self) -> None:
        """Fill the house: two tables with bots, two of friends, and somebody in the middle of a campaign."""
        address = self._house.servers[0].address
        going_on = [table for table in self.tables if not table.is_over]
        while sum(table.has_bots for table in going_on) < len(BOTS):
            going_on.append(Friends(address, self._game, BOTS[len(self.tables) % len(BOTS)]))
            self.tables.append(going_on[-1])
        while sum(not table.has_bots for table in going_on) < len(BOTS):
            going_on.append(Friends(address, self._game))
            self.tables.append(going_on[-1])
        if games_with_campaigns() and all(pilgrim.is_done for pilgrim in self.pilgrims):
            self.pilgrims.append(Pilgrim(address, len(self.pilgrims)))

    def play_until_killed(self, longest: float) -> str:
        """Let everybody play, and kill something; what it was."""
        groups = [*(t for t in self.tables if not t.is_over), *(p for p in self.pilgrims if not p.is_done)]
        stop, before = threading.Event(), self.acknowledged
        threads = [threading.Thread(target=self._play, args=(group, stop, self._rng.random())) for group in groups]
        for thread in threads:
            thread.start()
        end = time.monotonic() + PATIENCE
        while self.acknowledged == before and time.monotonic() < end:
            time.sleep(0.005)
        time.sleep(self._rng.uniform(0.0, longest))
        killed = self._house.kill_one(self._rng)
        time.sleep(GOING_ON)
        stop.set()
        for thread in threads:
            thread.join()
        return killed

    def _play(self, group: Friends | Pilgrim, stop: threading.Event, seed: float) -> None:
        """Play on, at any server that answers."""
        rng = random.Random(seed)
        while not stop.is_set():
            try:
                group.live(rng.choice(self._house.servers).address, rng)
            except Gone:
                time.sleep(POLL)

    async def check(self) -> int:
        """Compare what was promised with what is kept; how many entries that are."""
        store, entries = await Store.open(self._house.url, PATIENCE), 0
        for table in self.tables:
            stored = await store.load(table.key)
            assert stored is not None, f"{table.key} is lost"
            table.check(stored)
            entries += len(stored.entries)
        for pilgrim in self.pilgrims:
            slot = await store.campaigns.get(pilgrim.campaign)
            assert slot is not None, f"{pilgrim.campaign} is lost"
            pilgrim.check(slot.text, await store.campaigns.games(pilgrim.campaign))
        await store.close()
        return entries

    def check_it_goes_on(self) -> None:
        """At every table with bots the player can decide, or a bot does."""
        end = time.monotonic() + PATIENCE
        for table in (table for table in self.tables if table.has_bots and not table.is_over):
            while not table.goes_on(self._house.servers[0].address):
                assert time.monotonic() < end, f"{table.key} does not go on"
                time.sleep(POLL)

    def leave(self) -> None:
        """Everybody leaves."""
        for guest in (guest for table in self.tables for guest in table.guests):
            guest.close()
        for pilgrim in self.pilgrims:
            pilgrim.close()


def run(
    kills: int, game: str, folder: Path, seed: int = 1, longest: float = 3.0, *, servers: int = 1, minutes: float = 1e9
) -> str:
    """Kill so often, or for so long; a line with the figures. Raises AssertionError if anything is lost or doubled."""
    end = time.monotonic() + 60 * minutes
    house = House(servers, folder, [game, *games_with_campaigns()])
    evening = Evening(house, game, seed)
    try:
        for k in range(kills):
            if time.monotonic() > end:
                kills = k
                break
            evening.come()
            killed = evening.play_until_killed(longest)
            if killed == "database":
                house.mend()
            entries = asyncio.run(evening.check())
            house.mend()
            evening.check_it_goes_on()
            print(
                f"kill {k + 1} ({killed}): {evening.acknowledged} acknowledged, {entries} entries, nothing lost",
                flush=True,
            )
    finally:
        house.close()
        evening.leave()
    campaigns = sum(pilgrim.has_ended for pilgrim in evening.pilgrims)
    return (
        f"{kills} kills, {servers} servers, {len(evening.tables)} tables, {campaigns} games of campaigns ended, "
        f"{evening.acknowledged} acknowledged, {entries} entries: nothing lost"
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--game", default=next(iter(GAMES)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1, help="several share a PostgreSQL of their own")
    parser.add_argument("--minutes", type=float, default=1e9, help="end earlier, after so many")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(asked.kills, asked.game, Path(folder), asked.seed, servers=asked.servers, minutes=asked.minutes))


if __name__ == "__main__":
    main()
