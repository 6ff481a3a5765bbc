"""Where settings come from: the command line first, then the environment, then a TOML file, then their defaults."""

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from tianxia.kernel.documents import parse_toml, read_text, shown
from tianxia.kernel.errors import Unreadable
from tianxia.web.settings import Settings

PREFIX = "TIANXIA_SERVER_"
"""What the names of settings have before them in the environment."""


def read_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings of a server; raises Unreadable with the place and the name of one that cannot be."""
    kinds = get_type_hints(Settings)
    found: dict[str, Any] = {}
    if file is not None:
        for name, value in parse_toml(read_text(file), str(file)).items():
            found[name] = _value(f"{file}: {name}", kinds, name, value)
    for variable, text in environment.items():
        if variable.startswith(PREFIX):
            name = variable.removeprefix(PREFIX).lower()
            is_list = name in kinds and kinds[name] == tuple[str, ...]
            value = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
            found[name] = _value(variable, kinds, name, value)
    found |= {name: value for name, value in given.items() if value is not None}
    if "database" in found:
        found["database"] = database_url(found["database"])
    return Settings(**found)


def database_url(database: str) -> str:
    """The URL of a database; a plain file name is an SQLite file.

    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    """
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


def _value(place: str, kinds: Mapping[str, Any], name: str, value: Any) -> Any:
    if name not in kinds:
        known = ", ".join(field.name for field in dataclasses.fields(Settings))
        raise Unreadable("no-such-setting", place, known=known)
    try:
        return msgspec.convert(value, kinds[name], strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable("setting", place, found=shown(value), text=str(error)) from None
