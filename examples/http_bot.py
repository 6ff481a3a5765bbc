"""A bot that plays on a server over HTTP: it needs nothing of tianxia, only a token of the page /me (docs/engines.md).

    TIANXIA_TOKEN=tianxia_... python3 examples/http_bot.py http://127.0.0.1:8000 china --level scholar

It seeks a game, plays the action whose text is the longest whenever a game waits for it, and leaves when none is left.
"""

import argparse
import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from typing import Any

WAIT = (429, 503)
"""Answers that time heals; the header `Retry-After` says how many seconds it takes."""


class Server:
    """The few requests that a bot makes."""

    def __init__(self, address: str, token: str) -> None:
        self._address = address.rstrip("/")
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, path: str, **body: Any) -> Any:
        """GET, or POST if there is something to say. What has gone on meanwhile (409) is answered by how it is now."""
        try:
            with self._open(path, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            told = json.load(error)
            if error.code == 409 and "game" in told:
                return told["game"]
            raise SystemExit(f"{path}: {told['error']['message']}") from None

    def listen(self) -> Iterator[Any]:
        """What the stream says; empty lines only say that it is still there. One that ends is opened again."""
        while True:
            with self._open("stream", {}) as lines:
                for line in lines:
                    if line.strip():
                        yield json.loads(line)

    def _open(self, path: str, body: dict[str, Any]) -> Any:
        """An answer. Who is told to wait (429: too many requests, 503: a game is being prepared) asks again later."""
        while True:
            try:
                return urllib.request.urlopen(self._request(path, body), timeout=60)
            except urllib.error.HTTPError as error:
                if error.code not in WAIT:
                    raise
                time.sleep(float(error.headers.get("retry-after", 1)))

    def _request(self, path: str, body: dict[str, Any]) -> urllib.request.Request:
        data = json.dumps(body).encode() if body else None
        return urllib.request.Request(f"{self._address}/api/bot/{path}", data, self._headers)


def play(server: Server, table: str) -> None:
    """Decide as long as the game waits for us."""
    game = server.ask(f"game/{table}")
    while game["legal"]:
        action = max(game["legal"], key=len)
        game = server.ask(f"game/{table}/act", action=action, version=game["version"])


def main(arguments: Sequence[str] | None = None) -> dict[str, Any]:
    """Play one game, and return how it ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--level", help="play with bots of the house; without it, with whoever comes")
    asked = parser.parse_args(arguments)
    server = Server(asked.address, os.environ["TIANXIA_TOKEN"])
    wanted = {"game": asked.game, "players": asked.players, "level": asked.level}
    table = server.ask("seek", **{name: value for name, value in wanted.items() if value is not None})["table"]
    server.ask(f"game/{table}/chat", text="Good luck!")
    for told in server.listen():
        if told["type"] == "decide":
            play(server, told["table"])
        if told == {"type": "over", "table": table}:
            break
    found: dict[str, Any] = server.ask(f"game/{table}")
    print(f"{table}: the game is over, {found['result']}")
    return found


if __name__ == "__main__":
    main()
