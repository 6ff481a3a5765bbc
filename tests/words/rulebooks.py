"""Which runs of seven words the rulebooks have, without their text: only digests of them are kept.

`python -m tests.words.rulebooks FOLDER` reads the rulebooks (*.txt), which are no part of the repository, and writes
`rulebooks.bin`: the first six bytes of the SHA-256 of every run, in ascending order.
"""

import hashlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

RUN = 7
SIZE = 6
"""Bytes of a digest: among 15,000 runs of theirs and 100,000 of ours, five in a million would agree by chance."""
FILE = Path(__file__).parent / "rulebooks.bin"


def runs(text: str) -> Iterator[str]:
    """Every run of seven words, without regard to case, ё and what is between the words."""
    found = re.findall(r"\w+", text.casefold().replace("ё", "е").replace("\u00ad", ""))
    for start in range(len(found) - RUN + 1):
        yield " ".join(found[start : start + RUN])


def digest(run: str) -> bytes:
    return hashlib.sha256(run.encode()).digest()[:SIZE]


@cache
def known() -> frozenset[bytes]:
    """The digests of all runs of the rulebooks."""
    content = FILE.read_bytes()
    return frozenset(content[start : start + SIZE] for start in range(0, len(content), SIZE))


def main(folder: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in sorted(Path(folder).glob("*.txt"))]
    FILE.write_bytes(b"".join(sorted({digest(run) for text in texts for run in runs(text)})))


if __name__ == "__main__":
    main(sys.argv[1])
