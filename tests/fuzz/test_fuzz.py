"""A short fuzz of every kind of file and of all addresses; `python -m bench.fuzz` is the long one."""

import pytest

from tests.contract.cases import several
from tests.fuzz.files import READERS, Mutated, examples, read
from tests.fuzz.requests import addresses
from tests.fuzz.running import fuzz_files, fuzz_requests
from tianxia.web.app import ROUTES


@pytest.mark.parametrize("kind", READERS)
def test_a_changed_file_is_read_or_refused(kind: str) -> None:
    assert sum(fuzz_files(kind, several(60, 15), 1).values())


@pytest.mark.parametrize("kind", READERS)
def test_an_unchanged_file_is_read(kind: str, tmp_path: object) -> None:
    """The fuzz would find nothing if every file were refused for the same reason."""
    for example in examples()[kind][:3]:
        ending = {"record": ".record", "position": ".json", "campaign": ".json"}.get(kind, ".toml")
        assert read(Mutated(kind, example.game, ending, example.text.encode()), tmp_path)  # type: ignore[arg-type]


@pytest.mark.compiled
def test_a_strange_request_is_answered() -> None:
    counts = fuzz_requests(300, 1)
    assert counts[200] > 20
    assert counts[400] + counts[403] + counts[404] > 50


def test_every_address_is_tried_with_the_body_it_reads() -> None:
    assert len(addresses()) == len(ROUTES)
    read_none = {route.path for route, body in addresses() if body is None and "POST" in (route.methods or ())}
    assert read_none <= {"/welcome/{token}", "/mail/confirm/{token}", "/mail/leave/{token}"}  # the link says it all
