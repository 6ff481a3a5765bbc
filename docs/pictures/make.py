"""Draw the pictures of the README: `python docs/pictures/make.py`.

Each picture is the last position of the record beside this file, as the seat that decides sees it. A test compares.
"""

from pathlib import Path

from tianxia.kernel.record import parse_record
from tianxia.table import Table

FOLDER = Path(__file__).resolve().parent


def pictures() -> dict[Path, str]:
    """The drawings by file."""
    drawn = {}
    for file in sorted(FOLDER.glob("*.txt")):
        table = Table.from_record(parse_record(file.read_text(encoding="utf-8")))
        drawn[file.with_suffix(".svg")] = table.svg(table.decider) + "\n"
    return drawn


if __name__ == "__main__":
    for path, drawing in pictures().items():
        path.write_text(drawing, encoding="utf-8")
