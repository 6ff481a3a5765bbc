"""Commands for who runs a server. Like `cli.main` it imports nothing heavy by itself."""

from pathlib import Path
from typing import Annotated

import typer

from tianxia.cli.console import starting

operator = typer.Typer(
    no_args_is_help=True,
    help="For whoever runs a server: people, chat and old games.\n\nExample: [bold]tianxia operator prune --dry-run[/]",
)

Database = Annotated[
    str | None, typer.Option(help="An SQLite file or a PostgreSQL URL; by default a file in your data folder.")
]
Config = Annotated[Path | None, typer.Option(help="Settings of the server in a TOML file: see docs/server.md.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The end of a table's address, after /table/.")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that does not exist yet.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Write the whole database to a file while the server goes on, and check it.

    Example: [bold]tianxia backup games.backup[/]
    """
    with starting():
        from tianxia.cli.operating import write_backup

    write_backup(file, database, config)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `tianxia backup` has written.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Put a backup into an empty database of either kind, and check it.

    Example: [bold]tianxia restore games.backup --database postgresql://user@host/tianxia[/]
    """
    with starting():
        from tianxia.cli.operating import read_backup

    read_backup(file, database, config)


@operator.command()
def invite(
    as_operator: Annotated[bool, typer.Option("--operator", help="May set tables even if only operators may.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Print a link that lets people set tables where not everybody may; it is good for a week.

    Example: [bold]tianxia operator invite[/]
    """
    with starting():
        from tianxia.cli.operating import print_welcome

    print_welcome("operator" if as_operator else "host", database, config)


@operator.command()
def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    finished: Annotated[float | None, typer.Option(help="Days to keep finished games; 0 keeps them.", min=0)] = None,
    unfinished: Annotated[float | None, typer.Option(help="The same for games left unfinished.", min=0)] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete old games, as long ago as the settings or the options say.

    Example: [bold]tianxia operator prune --finished 365 --unfinished 60 --dry-run[/]
    """
    with starting():
        from tianxia.cli.operating import prune_games

    prune_games(dry_run, finished, unfinished, database, config)


@operator.command()
def chat(
    table: Table,
    remove: Annotated[int | None, typer.Option(help="Take the words out of the line of this number.", min=1)] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Show what was said at a table, with numbers, or remove a line.

    Example: [bold]tianxia operator chat 3q9zPbCbYwsR --remove 17[/]
    """
    with starting():
        from tianxia.cli.operating import moderate_chat

    moderate_chat(table, remove, database, config)


@operator.command()
def rename(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name as it is shown.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="What it becomes.")] = "Guest",
    database: Database = None,
    config: Config = None,
) -> None:
    """Give people of a name another one, at all tables.

    Example: [bold]tianxia operator rename "Rude Name" Guest[/]
    """
    with starting():
        from tianxia.cli.operating import rename_people

    rename_people(name, new, database, config)
