"""Scenario: a position, then steps that are played and checked (docs/formats.md, 4)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tianxia.kernel.documents import Document, read_document, table
from tianxia.kernel.errors import Refused, TianxiaError, Unreadable
from tianxia.table import Table

KEYS = ("title", "source", "game", "position", "step", "invalid")
STEP_KEYS = ("seat", "refuse", "code", "includes", "excludes", "legal", "play", "expect")


class Failed(TianxiaError):
    """A scenario whose step did not come out as it says."""

    code = "failed"


def read_scenario(file: Path) -> Document:
    """Read and check a scenario file; raises Unreadable."""
    document = read_document(file)
    try:
        table(document, "", KEYS)
        for key in ("title", "game", "position"):
            if key not in document:
                raise Unreadable("is missing", key)
        table(document["position"], "position")
        if "invalid" not in document and not document.get("step"):
            raise Unreadable("a scenario has steps, or says which path is invalid", "step")
        for i, step in enumerate(document.get("step", [])):
            table(step, f"step.{i + 1}", STEP_KEYS)
    except Unreadable as error:
        raise Unreadable(str(error), str(file)) from error
    return document


def run_scenario(scenario: Document) -> None:
    """Play a scenario; raises Failed with the step, what was expected and what was found."""
    position = {"game": scenario["game"], **scenario["position"]}
    if "invalid" in scenario:
        _must_not_load(position, scenario["invalid"])
        return
    try:
        game = Table.from_position(position)
    except Unreadable as error:
        raise Failed(f"the position is refused: {error}") from error
    for number, step in enumerate(scenario["step"], 1):
        try:
            _run_step(game, step)
        except Failed as error:
            raise Failed(f"step {number}: {error}") from error


def find(position: Mapping[str, Any], path: str) -> Any:
    """What stands at a dotted path of a position; "none" if nothing does."""
    value: Any = position
    for key in path.split("."):
        if isinstance(value, Mapping) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return "none"
    return value


def _must_not_load(position: Document, path: str) -> None:
    try:
        Table.from_position(position)
    except Unreadable as error:
        if error.path != path:
            raise Failed(f"expected an error at {path}, found: {error}") from error
    else:
        raise Failed(f"expected an error at {path}, but the position was read")


def _run_step(game: Table, step: Mapping[str, Any]) -> None:
    """In this order: seat, refuse, includes, excludes, legal, play, expect."""
    if "seat" in step and step["seat"] != game.decider:
        raise Failed(f"expected seat {step['seat']} to decide, found {game.decider}")
    if "refuse" in step:
        _must_refuse(game, step["refuse"], step.get("code"))
    legal = game.legal()
    for action in step.get("includes", []):
        if action not in legal:
            raise Failed(f"expected {action!r} to be legal; {game.refusal(action)}")
    for action in step.get("excludes", []):
        if action in legal:
            raise Failed(f"expected {action!r} not to be legal")
    if "legal" in step and sorted(step["legal"]) != sorted(legal):
        missing, extra = set(step["legal"]) - set(legal), set(legal) - set(step["legal"])
        raise Failed(f"legal actions: missing {sorted(missing)}, not expected {sorted(extra)}")
    if "play" in step:
        try:
            game.play(step["play"])
        except (Unreadable, Refused) as error:
            raise Failed(f"expected {step['play']!r} to be legal: {error}") from error
    position = game.position()
    for path, expected in step.get("expect", {}).items():
        found = find(position, path)
        if found != expected or isinstance(found, bool) != isinstance(expected, bool):
            raise Failed(f"expected {path} = {expected!r}, found {found!r}")


def _must_refuse(game: Table, action: str, code: str | None) -> None:
    before = game.position()
    try:
        game.play(action)
    except (Unreadable, Refused) as error:
        if code is not None and error.code != code:
            raise Failed(f"expected {action!r} to be refused with {code}, found {error.code}: {error}") from error
    else:
        game.undo()
        raise Failed(f"expected {action!r} to be refused, but it is legal")
    if game.position() != before:
        raise Failed(f"refusing {action!r} has changed the position")
