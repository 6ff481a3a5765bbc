"""Requests and files made at random, for as long as one likes: no 500, no traceback, nothing that takes over 5 s.

    python -m bench.fuzz --requests 100000 --files 50000
    python -m bench.fuzz --files 500 --kind box --piece 7      # one piece again

What is sent and what is changed is in tests/fuzz; CI runs a little of it. A piece is a fresh server, or a kind of file,
with a seed of its own. A failure is printed as the smallest request or file that shows it, and ends the run.
"""

import argparse
import time
from collections import Counter

from tests.fuzz.files import READERS
from tests.fuzz.running import fuzz_files, fuzz_requests

PIECE = {"requests": 2500, "files": 250}
"""How many in a piece."""


def main() -> None:
    """Run what was asked for, and say what came of it after every piece."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=0)
    parser.add_argument("--files", type=int, default=0)
    parser.add_argument("--kind", choices=list(READERS), help="only files of this kind")
    parser.add_argument("--piece", type=int, default=0, help="the first piece: others draw other examples")
    asked = parser.parse_args()
    kinds = [asked.kind] if asked.kind else list(READERS)
    for what, number in (("requests", asked.requests), ("files", asked.files)):
        total: Counter[object] = Counter()
        begun, piece = time.monotonic(), asked.piece
        while sum(total.values()) < number:
            size = min(PIECE[what], number - sum(total.values()))
            kind = kinds[piece % len(kinds)]
            found = fuzz_requests(size, piece) if what == "requests" else fuzz_files(kind, size, piece)
            total += Counter({str(key) if what == "requests" else _named(kind, key): n for key, n in found.items()})
            piece += 1
            told = ", ".join(f"{key}: {count:,}" for key, count in sorted(total.items(), key=str))
            print(f"{sum(total.values()):,} {what} in {time.monotonic() - begun:.0f} s ({told})", flush=True)


def _named(kind: str, is_read: object) -> str:
    return f"{kind} {'read' if is_read else 'refused'}"


if __name__ == "__main__":
    main()
