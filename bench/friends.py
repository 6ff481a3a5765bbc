"""People who play over HTTP while servers are killed, and what has been promised to them.

Each request is `sure` once its answer has come. If none comes it is in doubt: it may have happened or not, but not
twice. `check` compares both with what the database holds.
"""

import random
import time
from collections import Counter
from typing import Any

import httpx

from server import Player
from tianxia.campaign import Campaign, games_with_campaigns
from tianxia.store import Stored
from tianxia.table import Table, new
from tianxia.web.gathering import Gathering
from tianxia.web.live import BOARD_KINDS

POLL = 0.03
"""Seconds between two looks of a player."""
ASKED = ("ask", "undo")
"""A takeback that nobody has to consent to is an undo at once."""
SEATED = 3
"""People at a table of friends; one more wants to sit there."""


class Gone(Exception):
    """The server does not answer."""


class Guest:
    """Somebody with a cookie, and what the servers have promised them."""

    def __init__(self, address: str) -> None:
        self._player = Player()
        self._player.visit(address)
        self.identity = self._player.client.cookies["tianxia"].partition(".")[0]
        self.sure: Counter[tuple[str, str]] = Counter()
        """What was acknowledged, by table and kind of entry."""
        self.doubtful: Counter[tuple[str, str]] = Counter()

    def get(self, url: str) -> httpx.Response:
        """Look at something."""
        try:
            answer = self._player.client.get(url)
        except httpx.TransportError:
            raise Gone from None
        if answer.status_code >= 500:
            raise Gone
        return answer

    def send(self, url: str, table: str, kind: str, **body: Any) -> dict[str, Any] | None:
        """Do something; what came of it, None if it was refused."""
        try:
            answer = self._player.post(url, **body)
        except httpx.TransportError:
            answer = None
        if answer is None or answer.status_code >= 500:
            self.doubtful[table, kind] += 1
            raise Gone
        if answer.status_code != 200:
            assert answer.status_code in (403, 409, 429), answer.text
            return None
        self.sure[table, kind] += 1
        found: dict[str, Any] = answer.json()
        return found

    def close(self) -> None:
        """Leave."""
        self._player.client.close()


class Friends:
    """A table: people act, take back, ask, consent and talk, with bots or with each other.

    Without bots its seats are open at first, and one more than fit wants to sit there.
    """

    def __init__(self, address: str, game: str, bot: str = "") -> None:
        self.guests = [Guest(address) for _ in range(1 if bot else SEATED + 1)]
        other = {"kind": "bot", "bot": bot} if bot else {"kind": "open"}
        seats = [{"kind": "person"}, *(other for _ in range(SEATED - 1))]
        made = self.guests[0].send(f"{address}/tables", "", "table", game=game, seats=seats, visibility="listed")
        assert made is not None
        self.key: str = made["id"]
        self.played: list[tuple[Guest, int, str]] = []
        """Acknowledged actions: whose, the version of the board they saw, and what."""
        self.seated: dict[int, str] = {}
        """Acknowledged seats."""
        self.is_over = False
        self.ply = 0
        self.has_bots = bool(bot)
        self.is_waiting = not bot

    def live(self, address: str, rng: random.Random) -> None:
        """Everybody does one thing."""
        for guest in self.guests:
            self._do_something(guest, f"{address}/table/{self.key}", rng)
            time.sleep(POLL / len(self.guests))

    def _do_something(self, guest: Guest, url: str, rng: random.Random) -> None:
        if self.is_waiting:
            self._gather(guest, url, rng)
            return
        answer = guest.get(f"{url}/scene")
        if answer.status_code != 200:
            return
        scene = answer.json()
        self.is_over, self.ply = scene["decider"] < 0, scene["ply"]
        if not any(chair["is_mine"] for chair in scene["room"]["chairs"]):
            return
        seat, chance = scene["seat"], rng.random()
        asked = [ask["number"] for ask in scene["room"]["asks"] if ask["is_for_me"]]
        if asked:
            guest.send(f"{url}/answer", self.key, "answer", number=asked[0], yes=chance < 0.7)
        elif chance < 0.1:
            guest.send(f"{url}/undo", self.key, "undo", seat=seat)
        elif chance < 0.2:
            guest.send(f"{url}/ask", self.key, "ask", seat=seat, what="takeback")
        elif chance < 0.25:
            guest.send(f"{url}/chat", self.key, "chat", text=f"{chance}")
        elif scene["legal"]:
            action = rng.choice(scene["legal"])["action"]
            if guest.send(f"{url}/act", self.key, "act", action=action, version=scene["version"], seat=seat):
                self.played.append((guest, scene["version"], action))

    def _gather(self, guest: Guest, url: str, rng: random.Random) -> None:
        """Before the game: the first sits already and starts it once all seats are taken, the others want one."""
        if guest is self.guests[0]:
            self.is_waiting = guest.send(f"{url}/start", self.key, "start") is None
            return
        seat = rng.randrange(1, SEATED)
        if guest.identity not in self.seated.values() and guest.send(f"{url}/sit", self.key, "seat", seat=seat):
            self.seated[seat] = guest.identity

    def goes_on(self, address: str) -> bool:
        """Can the player decide, or has a bot decided?"""
        scene = self.guests[0].get(f"{address}/table/{self.key}/scene").json()
        return bool(scene["legal"]) or scene["ply"] != self.ply or scene["decider"] < 0

    @property
    def acknowledged(self) -> int:
        """How much has been promised here."""
        return sum(sum(guest.sure.values()) for guest in self.guests)

    def check(self, stored: Stored) -> None:
        """Nothing that was acknowledged is missing, and nothing happened twice."""
        numbers = [entry.number for entry in stored.entries]
        assert numbers == list(range(1, len(numbers) + 1)), f"{self.key} has a gap"
        found = Counter((entry.identity, entry.kind) for entry in stored.entries if entry.identity is not None)
        for guest in self.guests:
            for kinds in (("act",), ("answer",), ("chat",), ("seat",), ASKED):
                sure, doubtful, count = (
                    sum(kept[place, kind] for kind in kinds)
                    for kept, place in ((guest.sure, self.key), (guest.doubtful, self.key), (found, guest.identity))
                )
                assert sure <= count <= sure + doubtful, f"{self.key}: {kinds} {count} of {sure} and {doubtful}"
        self._check_board(stored)

    def _check_board(self, stored: Stored) -> None:
        board = [entry for entry in stored.entries if entry.kind in BOARD_KINDS]
        for guest, version, action in self.played:
            entry = next(entry for entry in board if entry.number > version)
            assert (entry.kind, entry.identity, entry.data.get("action")) == ("act", guest.identity, action), (
                "it is lost"
            )
        for seat, identity in self.seated.items():
            assert stored.seats[seat].identity == identity, f"{self.key}: seat {seat} is lost"
        consented = [entry.data["ask"] for entry in stored.entries if entry.kind == "undo" and "ask" in entry.data]
        assert len(set(consented)) == len(consented), f"{self.key}: a takeback happened twice"
        replay(stored)


class Pilgrim:
    """Somebody who ends the game of a campaign and begins the next one."""

    def __init__(self, address: str, seed: int) -> None:
        self._guest = Guest(address)
        text, self._last = _almost_ended(seed)
        made = self._guest.send(f"{address}/campaigns", "", "campaign", text=text)
        assert made is not None
        self.campaign: str = made["id"]
        self._first = ""
        self.has_ended = self.is_done = False

    @property
    def acknowledged(self) -> int:
        """How much has been promised to them."""
        return sum(self._guest.sure.values())

    def live(self, address: str, _rng: random.Random) -> None:
        """The next of: sit down, play the last action, begin the next game."""
        if self.is_done:
            return
        begun = self._guest.send(f"{address}/campaign/{self.campaign}/play", self.campaign, "begin")
        if begun is None:  # the campaign has ended with its game
            self.is_done = True
            return
        self._first = self._first or begun["id"]
        if begun["id"] != self._first:
            self.has_ended = self.is_done = True
            return
        url = f"{address}/table/{self._first}"
        scene = self._guest.get(f"{url}/scene").json()
        if scene["legal"]:
            sent = {"action": self._last, "version": scene["version"], "seat": scene["seat"]}
            self.has_ended = self._guest.send(f"{url}/act", self._first, "act", **sent) is not None or self.has_ended

    def check(self, text: str, games: list[Any]) -> None:
        """The campaign knows of every game that has ended, once; no game is begun twice."""
        finished = [game for game in games if game.over]
        kept = Campaign.parse(text)
        assert len(kept.games) == len(finished) <= 1, f"{self.campaign}: {len(kept.games)} games, {len(finished)} ended"
        assert not self.has_ended or finished, f"{self.campaign}: the end of its game is lost"
        assert sum(not game.over for game in games) <= 1, f"{self.campaign}: a game was begun twice"

    def close(self) -> None:
        """Leave."""
        self._guest.close()


def replay(stored: Stored) -> None:
    """Whatever stands was legal, and done by the seat that decided."""
    row = stored.game
    options = {name: str(value) for name, value in row.options.items()}
    table: Table = new(row.game, row.players, seed=_seed(stored), options=options)
    for entry in stored.entries:
        if entry.kind == "act":
            assert table.decider == entry.seat, "somebody decided twice"
            table.play(entry.data["action"])
        elif entry.kind == "undo":
            table.session.go_back(entry.data["to"])


def _almost_ended(seed: int) -> tuple[str, str]:
    """A campaign whose game is one action before its end, as the text of its file; and that action."""
    campaign, dice = Campaign(games_with_campaigns()[0]), random.Random(seed)
    table = campaign.play(seed)
    while not table.is_over:
        table.play(dice.choice(table.legal()))
    action = table.actions[-1]
    table.undo()
    campaign.add(table)
    return str(campaign), action


def _seed(stored: Stored) -> int:
    """The seed that a game has, or that follows from what was folded before its start."""
    row = stored.game
    if row.secret is None:
        return int(row.seed or 0)
    gathering = Gathering(row)
    for entry in stored.entries:
        gathering.fold(entry)
    return gathering.deal.seed
