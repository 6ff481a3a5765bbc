"""What the old files are compared by: a few facts of a table, and a few of a scene."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tianxia import Table

Facts = dict[str, Any]

VERSIONS = sorted(file.parent for file in Path(__file__).parent.glob("*/records.json"))
"""The folders of the versions, each with a set of files."""


def facts_of(table: Table) -> Facts:
    """How a table stands. `position` and `view` (of seat 0) are digests of their JSON."""
    end = table.standing
    return {
        "ply": table.ply,
        "decider": table.decider,
        "legal": len(table.legal()),
        "actions": sha256("\n".join(table.legal())),
        "state": sha256(table.state.tobytes()),
        "position": sha256(table.position()),
        "view": sha256(table.view(0)),
        "standing": end and [list(end.scores), list(end.ranks), list(end.winners), end.reason],
    }


def past_of(table: Table) -> str:
    """A digest of every state the table has been in and of what was legal there, the last first."""
    digest = hashlib.sha256()
    table = table.copy()
    while True:
        digest.update(table.state.tobytes())
        digest.update("\n".join(table.legal()).encode())
        if not table.ply:
            return digest.hexdigest()
        table.undo()


def scene_facts(scene: Facts) -> Facts:
    """What a scene says without its drawings and sentences, which every version may word anew."""
    room, total = scene["room"], scene["total"]
    return {
        "at": scene["version"],  # its name in 0.1
        **{key: scene[key] for key in ("number", "ply", "seat", "decider", "kind")},
        "legal": [choice["action"] for choice in scene["legal"]],
        "log": len(scene["log"]),
        "points": total and _points(total),
        "winners": total and _winners(total),
        "chairs": [[chair["kind"], _name(chair), chair["is_mine"]] for chair in room["chairs"]],
        "chat": [[said["seat"], said["text"]] for said in room["chat"]],
        "asks": [[ask["number"], ask["is_for_me"]] for ask in room["asks"]],
        "notes": [[note["ply"], note["seat"]] for note in room["notes"]],
        "undo": scene["undo"] and [scene["undo"][key] for key in ("step", "turn", "ask")],
    }


def _points(total: str) -> list[int | str]:
    """The last row of the table of a finished game."""
    foot = total.partition("<tfoot>")[2]
    return [int(cell) if cell.lstrip("-").isdigit() else cell for cell in re.findall(r"<td>(.*?)</td>", foot)]


def _winners(total: str) -> list[int]:
    """The seats whose column is marked."""
    seats = re.findall(r"<th scope=\"col\"( class=\"winner\")?>", total)[1:]
    return [seat for seat, is_marked in enumerate(seats) if is_marked]


def read_json(file: Path) -> Any:
    """What a JSON file holds."""
    return json.loads(file.read_text(encoding="utf-8"))


def sha256(value: Any) -> str:
    """The digest of bytes, of a text, or of a document as JSON with sorted keys."""
    if isinstance(value, bytes):
        return hashlib.sha256(value).hexdigest()
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _name(chair: Facts) -> str:
    """A person's own name; what bots and empty seats are called is a matter of words."""
    return str(chair["name"]) if chair["kind"] in ("person", "hotseat") else ""
