"""The data card of a data set: what it holds, where it comes from, what it is for, found from the file itself."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from pyarrow import parquet

from tianxia import __version__
from tianxia.games import GAMES
from tianxia.research.dataset import read

BLOCK = 1 << 20
"""Bytes that are digested at once."""

TEXT = """# {title}: {games:,} games, {decisions:,} decisions

| | |
| --- | --- |
| file | {file}, {size:,} bytes, SHA-256 `{digest}` |
| game | {name}, version {rules} of its rules, {players} players, {actions:,} actions |
| made by | `{command}`, tianxia {version} |
| players | {bots} |
| seeds | {seeds} |
| length | {shortest} to {longest} decisions a game, {length:.1f} on average |
| outcomes | mean points by seat {scores}; mean utility by seat {utilities} |
| licence | CC0: do with it what you like |

**What it is.** Games of bots against themselves, decision by decision: the position, what the seat saw, what it might
have done, what it did, how the search shared its visits, and how the game ended. The columns are described in
docs/dataset.md. The same command with the same version of Tianxia makes the same games again.

**What it is for.** Learning to predict decisions, values and outcomes without playing; comparing learners on the same
data.

**What it is not.** No person has played these games, and nothing in them is about one. The players are as strong as
docs/strength.md says, not perfect, and always the same: a learner that has seen only these games has not seen weak play
or other styles. `position` has the secrets of all seats; a fair learner uses `observation`.
"""


def write_card(file: Path, command: str) -> Path:
    """Write the card of a data set beside it; its path."""
    about = {name.decode(): value.decode() for name, value in parquet.read_schema(file).metadata.items()}
    game = GAMES[about["game"]]
    seeds, lengths, scores, utilities = [], [], [], []
    for rows in read(file):
        seeds += [line.partition(": ")[2] for line in rows[0]["record"].splitlines() if line.startswith("seed: ")]
        lengths.append(len(rows))
        scores.append(rows[0]["scores"])
        utilities.append(rows[0]["utilities"])
    text = TEXT.format(
        title=game.words("en")("title"), games=len(lengths), decisions=sum(lengths), file=file.name,
        size=file.stat().st_size, digest=_digest(file), name=game.name, rules=about["rules"], players=about["players"],
        actions=int(about["num_actions"]), command=command, version=__version__,
        bots=", ".join(f"seat {seat}: `{bot}`" for seat, bot in enumerate(json.loads(about["bots"]))),
        seeds=f"{seeds[0]} to {seeds[-1]}", shortest=min(lengths), longest=max(lengths), length=fmean(lengths),
        scores=", ".join(_means(scores)), utilities=", ".join(_means(utilities)),
    )  # fmt: skip
    card = file.with_suffix(".md")
    card.write_text(text, encoding="utf-8")
    return card


def _means(by_game: list[list[float]]) -> Iterator[str]:
    return (f"{fmean(seat):.2f}" for seat in zip(*by_game, strict=True))


def _digest(file: Path) -> str:
    found = hashlib.sha256()
    with file.open("rb") as opened:
        while block := opened.read(BLOCK):
            found.update(block)
    return found.hexdigest()
