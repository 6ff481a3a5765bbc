"""Two servers, PostgreSQL and nginx as an operator has them: people notice neither the two nor the death of one."""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from balancer import Balancer
from cluster import Cluster
from server import Player, Server

pytestmark = pytest.mark.compiled

GAME = "china"


class Topology(NamedTuple):
    """Everything that runs."""

    cluster: Cluster
    servers: list[Server]
    balancer: Balancer


@pytest.fixture(scope="module")
def topology() -> Iterator[Topology]:
    os.environ["PATH"] += ":/usr/sbin"
    cluster = Cluster()
    servers = [Server(cluster.url, "--proxy-headers") for _ in range(2)]
    for server in servers:
        server.start()
        server.wait_for(GAME)
    balancer = Balancer([server.port for server in servers])
    yield Topology(cluster, servers, balancer)
    balancer.close()
    for server in servers:
        server.kill()
    cluster.remove()


def play(player: Player, url: str, actions: int) -> int:
    """Play so many actions for whoever decides; the ply that is reached."""
    rng = random.Random(1)
    while actions:
        scene = player.client.get(f"{url}/scene").json()
        action = rng.choice(scene["legal"])["action"]
        answer = player.post(f"{url}/act", action=action, version=scene["version"], seat=scene["seat"])
        if answer.status_code == 409:  # the scene came from a server that had not heard of the last action yet
            time.sleep(0.3)
            continue
        assert answer.status_code == 200, answer.text
        actions -= 1
    return int(player.client.get(f"{url}/scene").json()["ply"])


def new_table(player: Player, address: str) -> str:
    player.visit(address)
    seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    answer = player.post(f"{address}/tables", game=GAME, seats=seats)
    assert answer.status_code == 200, answer.text
    return f"{address}{answer.json()['url']}"


def test_a_game_is_played_through_the_balancer(topology: Topology) -> None:
    player = Player()
    url = new_table(player, topology.balancer.address)
    heard: list[int] = []

    def listen() -> None:
        with player.client.stream("GET", f"{url}/events?after=0") as stream:
            for line in stream.iter_lines():
                if line.startswith("data: {"):
                    news = json.loads(line[6:])
                    whole = news.get("scene", {"number": 0})[
                        "number"
                    ]  # for who comes late, of a table new to the server
                    heard.extend(range(len(heard) + 1, whole + 1))
                    heard.extend(step["number"] for step in news.get("steps", []))
                if len(heard) >= 6:
                    return

    listening = threading.Thread(target=listen)
    listening.start()
    assert play(player, url, 6) == 6
    listening.join(30)
    assert heard == [1, 2, 3, 4, 5, 6]
    player.client.close()


def test_nobody_notices_that_a_server_is_killed(topology: Topology) -> None:
    player = Player()
    url = new_table(player, topology.balancer.address)
    ply = play(player, url, 2)
    for server in topology.servers:
        server.kill()
        for _ in range(4):  # every request is answered by the other one
            ply = play(player, url, 1)
        server.start()
        server.wait_for(GAME)
    assert ply == 10
    player.client.close()


def test_nobody_notices_that_the_servers_are_reloaded_in_turn(topology: Topology) -> None:
    player = Player()
    url = new_table(player, topology.balancer.address)
    ply = 0
    for server in topology.servers:
        server.signal(signal.SIGHUP)
        for _ in range(4):
            ply = play(player, url, 1)
        server.wait_for(GAME)
    assert ply == 8
    player.client.close()


def test_a_database_that_is_killed_is_a_503_until_it_is_back(topology: Topology) -> None:
    player = Player()
    url = new_table(player, topology.balancer.address)
    play(player, url, 2)
    topology.cluster.stop()
    try:
        for server in topology.servers:
            assert httpx.get(f"{server.address}/health", timeout=30).status_code == 503
    finally:
        topology.cluster.start()
    for server in topology.servers:
        server.wait_for(GAME)
        assert httpx.get(f"{server.address}/health", timeout=30).status_code == 200
    assert play(player, url, 2) == 4
    player.client.close()
