"""The deal that nobody chose: the scheme of docs/formats.md, 7, and what a record tells of it."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.kernel.deal import Deal, commitment_to, derive_seed, new_secret
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.record import Record, parse_record
from tianxia.proof import verify
from tianxia.table import new

FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"

secrets = st.binary(min_size=32, max_size=32)
tables = st.text("ABCxyz019-_", min_size=1, max_size=12)
entropies = st.lists(st.just(b"") | st.binary(min_size=16, max_size=16), min_size=1, max_size=5)


def published() -> list[dict[str, str]]:
    """The test vectors of the document."""
    section = FORMATS.read_text(encoding="utf-8").split("### Test vectors: seed")[1]
    blocks = [block.split("\n    ") for block in section.strip().split("\n\n")[1:]]
    return [dict(line.strip().split(": ", 1) for line in block) for block in blocks]


def test_published_vectors() -> None:
    vectors = published()
    assert len(vectors) >= 4
    for vector in vectors:
        entropy = [b"" if text == "-" else bytes.fromhex(text) for text in vector["entropy"].split(" | ")]
        secret = bytes.fromhex(vector["secret"])
        assert commitment_to(secret) == vector["commitment"]
        assert derive_seed(secret, vector["table"], entropy) == int(vector["seed"])


@given(secrets, tables, entropies)
def test_the_scheme_is_what_the_document_says(secret: bytes, table: str, entropy: list[bytes]) -> None:
    """An independent reading of it, byte by byte."""
    text = [*b"tianxia-seed-1", *secret, len(table), *table.encode("ascii"), len(entropy)]
    for added in entropy:
        text += [len(added), *added]
    assert derive_seed(secret, table, entropy) == int(hashlib.sha256(bytes(text)).hexdigest()[:16], 16)


@given(secrets, tables, entropies, st.data())
def test_whatever_anybody_changes_is_another_deal(
    secret: bytes, table: str, entropy: list[bytes], data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, len(entropy) - 1))
    other = data.draw(st.binary(min_size=16, max_size=16).filter(lambda added: added != entropy[seat]))
    before = derive_seed(secret, table, entropy)
    assert derive_seed(secret, table, [*entropy[:seat], other, *entropy[seat + 1 :]]) != before
    assert derive_seed(secret, table + "x", entropy) != before
    assert derive_seed(bytes([secret[0] ^ 1]) + secret[1:], table, entropy) != before
    assert derive_seed(secret, table, [*entropy, b""]) != before


@given(secrets, tables, entropies)
def test_a_record_tells_all_of_it(secret: bytes, table: str, entropy: list[bytes]) -> None:
    deal = Deal(table, commitment_to(secret), tuple(added.hex() for added in entropy), secret.hex())
    record = Record("china", 1, len(entropy), seed=deal.seed, deal=deal)
    assert parse_record(str(record)) == record
    running = replace(record, deal=deal.sealed)
    assert parse_record(str(running)) == running
    assert secret.hex() not in str(running)


def dealt(entropy: tuple[str, ...] = ("00" * 16, "", "ff" * 16)) -> Record:
    """A finished game of China with all that proves its deal."""
    secret = new_secret()
    deal = Deal("table-1", commitment_to(bytes.fromhex(secret)), entropy, secret)
    table = new("china", 3, seed=deal.seed, seats=["Ann", "bot:greedy", "Boris"])
    table.deal = deal
    while not table.is_over:
        table.play(table.legal_ids()[(7 * table.ply) % len(table.legal_ids())])
    return parse_record(str(table.record()))


def failing(record: Record) -> list[str]:
    return [finding.name for finding in verify(record) if not finding.holds]


def test_a_good_record_is_proven() -> None:
    assert [finding.name for finding in verify(dealt())] == ["commitment", "entropy", "seed", "play"]
    assert failing(dealt()) == []


def test_a_deal_that_somebody_chose_is_found_out() -> None:
    record = dealt()
    deal = record.deal
    assert deal is not None
    other = new_secret()
    assert "seed" in failing(replace(record, seed=(record.seed or 0) ^ 1))
    assert failing(replace(record, deal=replace(deal, entropy=("01" * 16, "", "ff" * 16)))) == ["seed"]
    assert failing(replace(record, deal=replace(deal, secret=other))) == ["commitment", "seed"]
    fitting = replace(deal, secret=other, commitment=commitment_to(bytes.fromhex(other)))
    assert failing(replace(record, deal=fitting)) == ["seed"]
    redealt = replace(record, seed=fitting.seed, deal=fitting)  # the deal fits again, but not what was played
    assert failing(redealt) == ["play"]


def test_what_cannot_be_proven_is_not() -> None:
    record = dealt()
    assert record.deal is not None
    assert failing(replace(record, deal=None)) == ["deal"]
    assert failing(replace(record, deal=record.deal.sealed)) == ["secret"]
    assert failing(dealt(("", "", ""))) == ["entropy"]
    position = new("china", 3, seed=1).position()
    assert failing(replace(record, position=position, actions=(), result=None)) == ["set-up"]


def test_a_running_game_keeps_its_secret() -> None:
    deal = Deal("table-1", commitment_to(bytes(32)), ("00" * 16, "", ""), "00" * 32)
    table = new("china", 3, seed=deal.seed)
    table.deal = deal
    assert table.copy().record().deal == deal.sealed


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("secret: " + "0" * 64, "table"),
        ("table: a", "commitment"),
        ("table: a b\ncommitment: x\nentropy: -", "table"),
        ("table: a\ncommitment: " + "0" * 63 + "\nentropy: - | - | -", "commitment"),
        ("table: a\ncommitment: " + "F" * 64 + "\nentropy: - | - | -", "commitment"),
        ("table: a\ncommitment: " + "0" * 64 + "\nentropy: - | -", "entropy"),
        ("table: a\ncommitment: " + "0" * 64 + "\nentropy: - | - | 00", "entropy"),
        ("table: a\ncommitment: " + "0" * 64 + "\nentropy: - | - | -\nsecret: x", "secret"),
    ],
)
def test_nonsense_has_its_place(line: str, path: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_record(f"tianxia: 1\ngame: china\nrules: 1\nplayers: 3\nseed: 7\n{line}\n\n")
    assert caught.value.path == path
