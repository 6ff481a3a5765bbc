"""Scenario: a position, then steps that are played and checked (docs/formats.md, 4)."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tianxia.kernel.documents import (
    Document,
    fail,
    integer,
    list_value,
    read_document,
    shown,
    table,
    text_value,
)
from tianxia.kernel.errors import Failed, Refused, TianxiaError, Unreadable
from tianxia.table import Table

KEYS = ("title", "source", "game", "position", "step", "invalid")


def _seat(value: object, path: str) -> None:
    integer(value, path, -1, 99)


def _texts(value: object, path: str) -> None:
    for i, text in enumerate(list_value(value, path)):
        text_value(text, f"{path}.{i}")


STEP: Mapping[str, Callable[[object, str], object]] = {
    "seat": _seat, "refuse": text_value, "code": text_value, "includes": _texts, "excludes": _texts, "legal": _texts,
    "play": text_value, "expect": table,
}  # fmt: skip
"""What a step may have, and how it is checked."""


def read_scenario(file: Path) -> Document:
    """Read and check a scenario file; raises Unreadable."""
    document = read_document(file)
    try:
        table(document, "", KEYS)
        for key in ("title", "game", "position"):
            if key not in document:
                fail(key, "missing")
        text_value(document["title"], "title")
        table(document["position"], "position")
        text_value(document.get("invalid", ""), "invalid")
        steps = list_value(document.get("step", []), "step")
        if "invalid" not in document and not steps:
            fail("step", "no-steps")
        for i, step in enumerate(steps, 1):
            for key, value in table(step, f"step.{i}", tuple(STEP)).items():
                STEP[key](value, f"step.{i}.{key}")
    except Unreadable as error:
        raise Unreadable("within", str(file), reason=error) from error
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
        raise Failed("position", reason=error) from error
    for number, step in enumerate(scenario["step"], 1):
        try:
            _run_step(game, step)
        except Failed as error:
            raise Failed("step", number=str(number), reason=error) from error


def find(position: Mapping[str, Any], path: str) -> Any:
    """What a dotted path of a position leads to; "none" if it leads nowhere."""
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
            raise Failed("other-error", where=path, reason=error) from error
    else:
        raise Failed("no-error", where=path)


def _run_step(game: Table, step: Mapping[str, Any]) -> None:
    """In this order: seat, refuse, includes, excludes, legal, play, expect."""
    if "seat" in step and step["seat"] != game.decider:
        raise Failed("seat", expected=str(step["seat"]), found=str(game.decider))
    if "refuse" in step:
        _must_refuse(game, step["refuse"], step.get("code"))
    legal = game.legal()
    for action in step.get("includes", []):
        if action not in legal:
            raise Failed("not-legal", action=action, reason=_why_not(game, action))
    for action in step.get("excludes", []):
        if action in legal:
            raise Failed("legal", action=action)
    if "legal" in step and sorted(step["legal"]) != sorted(legal):
        missing, extra = set(step["legal"]) - set(legal), set(legal) - set(step["legal"])
        raise Failed("list", missing=str(sorted(missing)), extra=str(sorted(extra)))
    if "play" in step:
        try:
            game.play(step["play"])
        except (Unreadable, Refused) as error:
            raise Failed("not-legal", action=step["play"], reason=error) from error
    _must_hold(game.position(), step.get("expect", {}))


def _must_hold(position: Document, expectations: Mapping[str, Any]) -> None:
    for path, expected in expectations.items():
        found = find(position, path)
        if found != expected or isinstance(found, bool) != isinstance(expected, bool):
            raise Failed("value", where=path, expected=shown(expected), found=shown(found))


def _why_not(game: Table, action: str) -> TianxiaError:
    try:
        return game.refusal(action) or Failed("spelling")
    except Unreadable as error:
        return error


def _must_refuse(game: Table, action: str, code: str | None) -> None:
    before = game.position()
    try:
        game.play(action)
    except (Unreadable, Refused) as error:
        if code is not None and error.code != code:
            raise Failed("refused-otherwise", action=action, expected=code, found=error.code, reason=error) from error
    else:
        game.undo()
        raise Failed("not-refused", action=action)
    if game.position() != before:
        raise Failed("changed", action=action)
