"""pandas and polars read a data set as it is written: columns, lists, metadata."""

import json
import tempfile
from pathlib import Path

import pandas
import polars
from pyarrow import parquet

from tianxia import GAMES
from tianxia.research import dataset


def main() -> None:
    """Write two games, read them with both, and compare with our own reader."""
    game, bots = GAMES["china"], ["random"] * 3
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "china.parquet"
        _, decisions = dataset.write(file, game, 3, dataset.self_play(game, bots, [1, 2]), bots)
        ours = [row for rows in dataset.read(file) for row in rows]
        about = {key.decode(): value.decode() for key, value in parquet.read_schema(file).metadata.items()}
        frame, lazy = pandas.read_parquet(file), polars.scan_parquet(file)
        theirs = lazy.collect()
    assert (int(about["num_actions"]), json.loads(about["bots"])) == (game.num_actions, bots)
    assert len(frame) == len(theirs) == len(ours) == decisions
    for column in ("game_number", "ply", "seat", "choice", "decision"):
        wanted = [row[column] for row in ours]
        assert frame[column].tolist() == wanted
        assert theirs[column].to_list() == wanted
    for column in ("observation", "legal", "utilities", "scores"):
        wanted = [row[column] for row in ours]
        assert [list(each) for each in frame[column]] == wanted
        assert theirs[column].to_list() == wanted
    assert frame["policy"].isna().all()
    assert theirs["policy"].is_null().all()
    assert all(choice in legal for choice, legal in zip(theirs["choice"], theirs["legal"].to_list(), strict=True))


if __name__ == "__main__":
    main()
