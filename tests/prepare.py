"""Compiles everything before the tests, for two workers would compile the same twice: `python -m tests.prepare`."""

from tests.further_games import make_known

if __name__ == "__main__":
    make_known()
    from tianxia.cli.prepare import prepare_games

    prepare_games([], with_batches=True)
