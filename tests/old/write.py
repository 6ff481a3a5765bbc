"""Write the files of this version: python -m tests.old.write FOLDER (a real server is started for the database)."""

import json
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import httpx

import tianxia
from tests.old.facts import Facts, facts_of, past_of, scene_facts, sha256
from tianxia import GAMES, Table
from tianxia.bots import make_bot
from tianxia.campaign import Campaign

YU = "legacy-of-yu"
PAGODAS: Facts = {
    "game": "yellow-yangtze",
    "players": 2,
    "hands": [{"red": 1}, {}],
    "tiles": dict.fromkeys(("d8", "d9", "e9", "d11", "d12", "e12", "l9", "l10"), "red"),
    "pagodas": {"d8-d9-e9": "red", "d11-d12-e12": "red"},
}
"""The one kind of decision that bots never came to: which of two pagodas moves."""


# ------------------------------------------------------------------------------------------------ records, positions


def go_on(table: Table, bots: str, until: Callable[[Table], bool], seed: int = 5) -> Table:
    """Bots play until the game is over or the moment has come."""
    players = [make_bot(name, table.game, table.box, seed + seat) for seat, name in enumerate(bots.split("+"))]
    while not table.is_over and not until(table):
        seat = table.decider
        table.play(players[seat % len(players)].choose(table.scrubbed(seat), seat))
    return table


def never(_: Table) -> bool:
    return False


def kind_of(table: Table) -> str:
    decision = table.position()["decision"]
    return str(decision["kind"] if isinstance(decision, dict) else decision)


def at(kind: str, ply: int) -> Callable[[Table], bool]:
    return lambda table: table.ply >= ply and kind_of(table) == kind


def write_records(folder: Path) -> None:
    new, box = tianxia.new, folder / "boxes" / "china.toml"
    box.parent.mkdir(parents=True)
    standard = (GAMES["china"].folder / "box.toml").read_text(encoding="utf-8")
    box.write_text(standard.replace("houses         = 20", "houses         = 17"), encoding="utf-8")
    from_position = Table.from_position(go_on(new("china", 4, seed=44), "greedy", at("more", 30)).position())
    war = Table.from_position(go_on(new("yellow-yangtze", 3, seed=9), "random", at("war", 40)).position())
    calm = Table.from_position(go_on(new("zhanguo", 3, seed=3), "random", at("move", 90)).position())
    pay = Table.from_position(go_on(new(YU, 1, seed=6), "greedy", at("pay", 8)).position())
    campaign = Campaign(YU)
    campaign.keep(go_on(campaign.play(seed=70), "minister", never))
    campaign.keep(go_on(campaign.play(seed=71), "greedy", never))
    long = {"boards": "auction", "draft": "yes", "track_order": "yes", "harsh_recruiting": "yes"}
    tables = {
        "china-3-finished": go_on(new("china", 3, seed=7, seats=["Ann", "Боря", "bot:scholar"]), "scholar", never),
        "china-4-options-largest-seed": go_on(
            new("china", 4, seed=2**64 - 1, options={"side": "five", "fortresses": "yes"}), "greedy+random", never
        ),
        "china-5-unfinished": go_on(new("china", 5, seed=8, seats=["a", "b", "c", "d", "e"]), "greedy", at("more", 60)),
        "china-from-position": go_on(from_position, "random", never),
        "china-own-box": go_on(new("china", 3, seed=12, box=box), "greedy", never),
        "yellow-yangtze-2-short": go_on(
            new("yellow-yangtze", 2, seed=1, options={"short": "yes", "actions": "exactly-two", "open_points": "yes"}),
            "minister+scholar", never,
        ),
        "yellow-yangtze-4-finished": go_on(new("yellow-yangtze", 4, seed=2), "greedy+random", never),
        "yellow-yangtze-4-unfinished": go_on(new("yellow-yangtze", 4, seed=3), "random", at("revolt", 60)),
        "yellow-yangtze-from-a-war": go_on(war, "random", lambda table: table.ply == 25),
        "zhanguo-2-finished": go_on(new("zhanguo", 2, seed=4, seats=["Ann", "bot:minister"]), "minister", never),
        "zhanguo-4-all-options": go_on(new("zhanguo", 4, seed=5, options=long), "greedy+random", never),
        "zhanguo-3-b-unfinished": go_on(new("zhanguo", 3, seed=6, options={"boards": "b"}), "random", at("pay", 150)),
        "zhanguo-from-position": go_on(calm, "greedy", lambda table: table.ply == 40),
        "legacy-of-yu-won": go_on(new(YU, 1, seed=11), "general", never),
        "legacy-of-yu-unfinished": go_on(new(YU, 1, seed=13), "greedy", at("gain", 40)),
        "legacy-of-yu-from-position": go_on(pay, "greedy", never),
        "legacy-of-yu-campaign-finished": go_on(campaign.play(seed=72), "greedy", never),
        "legacy-of-yu-campaign-unfinished": go_on(campaign.play(seed=73), "greedy", at("story", 10)),
    }  # fmt: skip
    said: Facts = {}
    for name, table in tables.items():
        write(folder / "records" / f"{name}.record", str(table.record()))
        said[name] = facts_of(table) | {
            "past": past_of(table),
            "trace": trace_of(folder / "records" / f"{name}.record"),
        }
    write_json(folder / "records.json", said)


def trace_of(file: Path) -> str:
    own = ["--box", str(file.parents[1] / "boxes" / "china.toml")] if "own-box" in file.name else []
    command = [sys.executable, "-m", "tianxia", "replay", str(file), "--trace", *own]
    traced = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return sha256([json.loads(line) for line in traced.splitlines()])


def write_positions(folder: Path) -> None:
    """One position of every kind of decision, and the empty table."""
    said: Facts = {}

    def keep(name: str, document: Facts) -> None:
        write(folder / "positions" / f"{name}.json", json.dumps(document, ensure_ascii=False) + "\n")
        said[name] = facts_of(Table.from_position(document))

    for game in GAMES.values():
        keep(f"{game.name}-empty", {"game": game.name, "players": game.players[-1]})
        missing = set(game.decisions)
        choices = [[(option.name, value) for value in option.values] for option in game.options]
        for seed in range(400):
            players = game.players[seed % len(game.players)]
            options = dict(random.Random(seed).choice(list(product(*choices))))
            try:
                table = tianxia.new(game.name, players, seed=seed, options=options)
            except tianxia.Unreadable:  # not with this number of players
                continue
            bots = [make_bot(("random", "greedy")[seed % 2], game, game.box, seed) for _ in range(players)]
            while True:
                kind = kind_of(table)
                early = table.ply < 15 and kind not in ("board", "bid", "draft")
                if kind in missing and not (early and seed < 40):
                    missing.discard(kind)
                    keep(f"{game.name}-{kind}", table.position())
                if table.is_over or not missing:
                    break
                table.play(bots[table.decider].choose(table.scrubbed(table.decider), table.decider))
        assert missing <= {"move"}, missing
    table = Table.from_position(dict(PAGODAS))
    table.play("tile red k10")
    table.play("pagoda k10-l9-l10")
    keep("yellow-yangtze-move", table.position())
    write_json(folder / "positions.json", said)


def write_campaigns(folder: Path) -> None:
    campaign = Campaign(YU)
    found = {"fresh": str(campaign)}
    for seed in range(3):
        campaign.keep(go_on(campaign.play(seed=20 + seed), "general", never))
    found["between"] = str(campaign)
    campaign.keep(go_on(campaign.play(seed=30), "greedy", at("story", 5)))
    found["running"] = str(campaign)
    while not campaign.is_over:
        campaign.keep(go_on(campaign.play(seed=40 + len(campaign.games)), "greedy", never))
    found["over"] = str(campaign)
    said: Facts = {}
    for name, text in found.items():
        write(folder / "campaigns" / f"{name}.json", text)
        read = Campaign.parse(text)
        said[name] = {
            "games": len(read.games), "over": read.is_over,
            "table": None if read.is_over else facts_of(read.play(seed=99)),
        }  # fmt: skip
    write_json(folder / "campaigns.json", said)


# ------------------------------------------------------------------------------------------------ the database


class Person:
    """Somebody with a browser at a real server."""

    def __init__(self, address: str, name: str, cookie: str = "") -> None:
        self.client = httpx.Client(base_url=address, cookies={"tianxia": cookie} if cookie else {}, timeout=60)
        page = self.client.get("/", headers={"accept": "text/html"}).text
        found = re.search(r'name="csrf" content="([^"]+)"', page)
        assert found
        self.client.headers["x-csrf"] = found[1]
        self.name = name
        self.choice = random.Random(name)

    def post(self, path: str, **body: Any) -> Any:
        while (answer := self.client.post(path, json=body)).status_code in (429, 503):
            time.sleep(0.5)
        assert answer.status_code in (200, 303), answer.text
        return answer.json() if answer.status_code == 200 else None

    def scene(self, table: str) -> Facts:
        while (answer := self.client.get(f"{table}/scene")).status_code == 429:
            time.sleep(0.5)
        found: Facts = answer.raise_for_status().json()
        return found

    def act(self, table: str, scene: Facts, action: str = "") -> Facts:
        action = action or self.choice.choice(scene["legal"])["action"]
        found: Facts = self.post(f"{table}/act", action=action, at=scene["at"], seat=scene["seat"])
        return found

    def see(self, table: str) -> Any:
        """What is compared of a scene, or the status of a refusal."""
        answer = self.client.get(f"{table}/scene")
        return scene_facts(answer.json()) if answer.is_success else answer.status_code

    def wait(self, table: str) -> Facts:
        """The scene once it is a person's turn."""
        while True:
            scene = self.scene(table)
            if scene["decider"] < 0 or scene["room"]["chairs"][scene["decider"]]["kind"] != "bot":
                return scene
            time.sleep(0.02)


def play_until(table: str, people: list[Person], until: Callable[[Facts], bool]) -> Facts:
    """People play at random, bots as they do; the scene of whoever decides when the moment has come."""
    while True:
        people[0].wait(table)
        for person in people:
            scene = person.scene(table)
            if scene["decider"] < 0 or (scene["legal"] and until(scene)):
                return scene
            if scene["legal"]:
                person.act(table, scene)


def middle(number: int, *kinds: str) -> Callable[[Facts], bool]:
    return lambda scene: scene["number"] >= number and scene["kind"] in kinds


@contextmanager
def serving(database: Path, ending: signal.Signals = signal.SIGINT) -> Iterator[str]:
    command = [sys.executable, "-m", "tianxia", "serve", "--no-browser", "--port", "0", "--database", str(database)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    server.stdout.readline()
    try:
        yield server.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
    finally:
        server.send_signal(ending)
        server.communicate()


def write_database(folder: Path) -> None:
    database = folder / "tianxia.db"
    folder.mkdir()
    with serving(database) as address:
        while len(httpx.get(f"{address}/health").json()["ready"]) < len(GAMES):
            time.sleep(0.5)
        ann, boris = Person(address, "Ann"), Person(address, "Борис")
        ann.post("/me", name="Ann", language="en")
        boris.post("/me", name="Борис", language="ru", theme="dark", contrast="more", motion="less")
        tables = set_tables(ann, boris)
        slots = play_campaigns(ann)
    cookies = {person.name: person.client.cookies["tianxia"] for person in (ann, boris)}
    with serving(database, signal.SIGKILL) as address:  # it dies while a bot thinks
        while "yellow-yangtze" not in httpx.get(f"{address}/health").json()["ready"]:
            time.sleep(0.02)
        again = Person(address, "Ann", cookies["Ann"])
        scene = again.scene(tables["bot's turn"])
        while chair_of(scene) != "bot":
            scene = again.act(tables["bot's turn"], scene)
    with closing(sqlite3.connect(database)) as tidy:
        tidy.execute("PRAGMA journal_mode=DELETE")
        tidy.execute("VACUUM")
        key = tables["bot's turn"].rpartition("/")[2]
        turn = tidy.execute(
            "SELECT seat.kind FROM game JOIN seat ON seat.game = id AND seat.seat = turn WHERE id = ?", [key]
        )
        assert turn.fetchone() == ("bot",), "the bot was faster: write again"
        snapshots = tidy.execute("SELECT DISTINCT game.game FROM game JOIN snapshot ON id = snapshot.game")
        assert len(snapshots.fetchall()) == len(GAMES)
    look(folder, cookies, tables, slots)


def set_tables(ann: Person, boris: Person) -> dict[str, str]:
    """All tables of the database, as they are played over the web."""
    person, hotseat, friend, empty = (
        {"kind": "person"},
        {"kind": "hotseat", "name": "Вера"},
        {"kind": "invite"},
        {"kind": "open"},
    )
    bots = [{"kind": "bot", "bot": level} for level in ("apprentice", "scholar", "general")]

    def new(game: str, *seats: dict[str, str], **more: Any) -> str:
        made = ann.post("/tables", game=game, seats=seats, **more)
        for link in made["invitations"].values():
            boris.client.post(link)
        return str(made["url"])

    china = new("china", person, friend, *bots[:2], options={"side": "five", "fortresses": "yes"}, visibility="listed",
                seed=2**64 - 1)  # fmt: skip
    ann.post(f"{china}/chat", text="Hello, Борис!", seat=0)
    boris.post(f"{china}/chat", text="Привет | hello # 你好", seat=1)
    play_until(china, [ann, boris], lambda scene: scene["number"] >= 20 and scene["room"]["undo"]["step"] is not None)
    for somebody in (ann, boris):
        if somebody.scene(china)["room"]["undo"]["step"] is not None:
            somebody.post(f"{china}/undo", seat=somebody.scene(china)["seat"], to="step")
            break
    play_until(
        china,
        [ann, boris],
        lambda scene: (
            scene["number"] >= 54 and scene["kind"] == "more" and scene["seat"] == 0 and len(scene["legal"]) > 1
        ),
    )
    boris.post(f"{china}/ask", seat=1, what="takeback")

    yangtze = new("yellow-yangtze", person, friend, empty, bots[1], options={"actions": "exactly-two"})
    ask = ann.post(f"{yangtze}/ask", seat=0, what="bot", of=2, level="apprentice")["room"]["asks"][0]["number"]
    boris.post(f"{yangtze}/answer", number=ask, yes=True, seat=1)
    play_until(yangtze, [ann, boris], lambda scene: scene["number"] >= 30)
    ask = boris.post(f"{yangtze}/ask", seat=1, what="bot", of=1, level="scholar")["room"]["asks"][0]["number"]
    ann.post(f"{yangtze}/answer", number=ask, yes=True, seat=0)
    play_until(yangtze, [ann], middle(105, "war", "revolt", "chain", "pagoda", "losses", "market"))

    zhanguo = new("zhanguo", person, hotseat, bots[0], options={"boards": "auction", "draft": "yes"})
    play_until(zhanguo, [ann], middle(105, "move", "pay", "official", "ability", "wall", "palace", "reward", "square"))
    yu = boris.post("/tables", game=YU, seats=[person])["url"]
    play_until(yu, [boris], middle(12, "gain", "pay", "assault", "short"))

    seed = next(seed for seed in range(100) if tianxia.new("china", 3, seed=seed).decider == 0)
    free = new("china", person, empty, bots[0], visibility="listed", seed=seed)
    while chair_of(scene := ann.wait(free)) != "open":
        ann.act(free, scene)
    finished = new("yellow-yangtze", person, bots[1], options={"short": "yes"})
    play_until(finished, [ann], lambda scene: False)
    ann.post(f"{finished}/review")
    while (judged := ann.client.get(f"{finished}/judgements").json())["done"] < judged["total"]:
        time.sleep(0.5)
    fork = ann.post(f"{zhanguo}/fork", ply=60, seat=0, level="apprentice")["url"]
    play_until(fork, [ann], lambda scene: scene["number"] >= 3)
    won = (Path(sys.argv[1]) / "records" / "legacy-of-yu-won.record").read_text(encoding="utf-8")
    head, _, played = re.sub(r"result: .*\n", "", won).partition("\n\n")
    half = "\n".join([head, "", *played.splitlines()[:44], ""])
    brought = ann.post("/records", text=half)["url"]
    play_until(brought, [ann], middle(52, "main", "gain", "pay"))
    waits = new("yellow-yangtze", person, bots[2])
    play_until(waits, [ann], lambda scene: scene["number"] >= 8)
    return {
        "china": china, "yellow-yangtze": yangtze, "zhanguo": zhanguo, "legacy-of-yu": yu, "open seat": free,
        "finished": finished, "forked": fork, "brought": brought, "bot's turn": waits,
    }  # fmt: skip


def chair_of(scene: Facts) -> str:
    return str(scene["room"]["chairs"][scene["decider"]]["kind"])


def play_campaigns(ann: Person) -> dict[str, str]:
    """A slot with a finished game and a running one, and one that a file was put into."""
    river = ann.post("/campaigns", name="Река")["url"]
    first = ann.post(f"{river}/play")["url"]
    play_until(first, [ann], lambda scene: False)
    second = ann.post(f"{river}/play")["url"]
    assert second != first
    play_until(second, [ann], middle(6, "story", "gain", "pay", "short"))
    file = (Path(sys.argv[1]) / "campaigns" / "between.json").read_text(encoding="utf-8")
    return {"running": river, "between": ann.post("/campaigns", name="Brought along", text=file)["url"]}


def look(folder: Path, cookies: dict[str, str], tables: dict[str, str], slots: dict[str, str]) -> None:
    """What everybody sees, looked up in a copy: a server that is opened goes on with the bots' games."""
    copy = Path(tempfile.mkdtemp()) / "copy.db"
    shutil.copy(folder / "tianxia.db", copy)
    seen: dict[str, Facts] = {name: {"url": url} for name, url in tables.items()}
    kept: dict[str, Facts] = {name: {"url": url} for name, url in slots.items()}
    key = tables["bot's turn"].rpartition("/")[2]
    with closing(sqlite3.connect(copy)) as opened:
        seen["bot's turn"]["ply"] = opened.execute("SELECT ply FROM game WHERE id = ?", [key]).fetchone()[0]
    with serving(copy) as address:
        people = {name: Person(address, name, cookie) for name, cookie in cookies.items()} | {"": Person(address, "")}
        ann = people["Ann"]
        for name in set(tables) - {"bot's turn"}:
            seen[name]["scenes"] = {viewer: person.see(tables[name]) for viewer, person in people.items()}
        seen["finished"]["record"] = ann.client.get(f"{tables['finished']}/record").text
        seen["finished"]["judgements"] = [
            [judged[key] for key in ("ply", "seat", "action", "best", "lost", "chances")]
            for judged in ann.client.get(f"{tables['finished']}/judgements").json()["judgements"]
        ]
        for name, slot in slots.items():
            kept[name]["file"] = ann.client.get(f"{slot}/file").text
        kept["running"]["table"] = ann.post(f"{slots['running']}/play")["url"]
        kept["running"]["scene"] = ann.see(kept["running"]["table"])
    write_json(folder / "people.json", cookies)
    write_json(folder / "tables.json", seen)
    write_json(folder / "slots.json", kept)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write_json(file: Path, said: Facts) -> None:
    """One line for each file, table or slot."""
    lines = [
        f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(what, ensure_ascii=False)}" for name, what in said.items()
    ]
    write(file, "{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    out = Path(sys.argv[1])
    if not out.exists():
        write_records(out)
        write_positions(out)
        write_campaigns(out)
    write_database(out / "database")
