"""Every setting and address is explained; every word the server says exists in both languages."""

import dataclasses
import re
from pathlib import Path

from starlette.routing import Route

from tianxia.web.app import ROUTES
from tianxia.web.paths import WORDS
from tianxia.web.settings import Settings
from tianxia.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "tianxia" / "web").rglob("*.py"))


def test_every_setting_is_explained() -> None:
    for field in dataclasses.fields(Settings):
        assert f"`{field.name}`" in SERVER or f"`--{field.name.replace('_', '-')}`" in SERVER, field.name


def test_every_address_says_what_it_does() -> None:
    for route in ROUTES:
        if isinstance(route, Route):
            assert (route.endpoint.__doc__ or "").startswith(("GET ", "POST ")), route.path


def test_every_error_has_words() -> None:
    codes = set(re.findall(r'WebError\(\d+, "([a-z-]+)"', SOURCES)) | set(re.findall(r'"(undo-[a-z-]+)"', SOURCES))
    assert len(codes) > 20
    for language in LANGUAGES:
        known = words(language, WORDS)
        for code in codes:
            assert f"error-{code}" in known, (language, code)
