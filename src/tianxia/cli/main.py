"""`tianxia`: the commands, and how every error becomes one line.

Only light modules are imported here. The commands import the engine themselves, behind a progress line.
"""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from tianxia import __version__
from tianxia.cli.benchmark import benchmark
from tianxia.cli.console import console, errors, language, say, sentence, speak, starting
from tianxia.cli.operator import Config, Database, backup, operator, restore
from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import CampaignOver, Refused, Stale, TianxiaError, Unreadable

ClickError: Any = typer.BadParameter.__mro__[2]
"""The base of all usage errors, which Typer (with a click of its own in newer versions) does not export."""

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Board games of ancient China: play them, and study them. Unofficial.\n\nExample: [bold]tianxia play china[/]",
)

GameName = Annotated[str, typer.Argument(help="A game: see `tianxia games`.", metavar="GAME")]
File = Annotated[Path, typer.Argument(help="The file to read.", metavar="FILE")]
Players = Annotated[int | None, typer.Option(help="Number of players; by default the fewest.", min=1, max=5)]
Seed = Annotated[int | None, typer.Option(help="The seed of chance: the same seed gives the same game.", min=0)]
FirstSeed = Annotated[int, typer.Option(help="The first game's seed; the following games count up from it.", min=0)]
Number = Annotated[int, typer.Option("--games", help="How many games.", min=1)]
Language = Annotated[str | None, typer.Option(help="en or ru.", envvar="TIANXIA_LANG")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, such as fortresses=yes. May be repeated.")
]
BoxFile = Annotated[Path | None, typer.Option("--box", help="Your corrected copy of the game's box.toml.")]
Host = Annotated[str | None, typer.Option(help="Where to listen; by default 127.0.0.1, this computer only.")]
Port = Annotated[
    int | None, typer.Option(help="The port to listen on, by default 8000; 0 takes a free one.", min=0, max=65535)
]
SEARCHERS = "search:iterations=200"
"""Who plays a data set, unless told otherwise."""
Svg = Annotated[Path | None, typer.Option("--svg", help="Also draw the table into this file.")]


def _print_version(is_asked: bool) -> None:
    if is_asked:
        console.print(f"tianxia {__version__}")
        raise typer.Exit


@app.callback()
def without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
    lang: Language = None,
) -> None:
    """Without a command: play in the browser."""
    speak(lang or "en")
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    config: Config = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    proxy_headers: Annotated[
        bool | None, typer.Option("--proxy-headers", help="Behind a proxy: trust its X-Forwarded headers.")
    ] = None,
) -> None:
    """Play in the browser: start the server and open the lobby.

    Example: [bold]tianxia serve --port 8080 --no-browser[/]
    """
    from tianxia.cli.serve import run_server

    given = {"host": host, "port": port, "database": database, "proxy_headers": proxy_headers}
    run_server(config, given, browser)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game: see `tianxia games`.", metavar="GAME")] = None,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.", min=1)] = 1,
    bots: Annotated[
        str, typer.Option(help="Who plays the other seats, in turn: apprentice to emperor, greedy, random.")
    ] = "greedy",
    seed: Seed = None,
    option: Options = None,
    box: BoxFile = None,
    lang: Language = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
) -> None:
    """Play a game in the terminal against bots.

    Example: [bold]tianxia play china --players 4 --option fortresses=yes[/]
    """
    speak(lang or language())
    with starting():
        from tianxia.cli.play import play_game

    play_game(game, players, seat, bots, seed, option or [], box, resume)


@app.command()
def games(game: Annotated[str | None, typer.Argument(metavar="GAME", help="Show one game in detail.")] = None) -> None:
    """Show what games there are, their options, and what is reconstructed.

    Example: [bold]tianxia games china[/]
    """
    with starting():
        from tianxia.cli.tools import show_games

    show_games(game)


@app.command()
def prepare(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="By default all games.")] = None,
    batches: Annotated[bool, typer.Option("--batches", help="Also what batches of games and adapters need.")] = False,
) -> None:
    """Compile the rules and bots of games now, so that no later start waits for it.

    Example: [bold]tianxia prepare china[/]
    """
    with starting():
        from tianxia.cli.prepare import prepare_games

    prepare_games(names or [], with_batches=batches)


@app.command()
def replay(
    file: File,
    trace: Annotated[bool, typer.Option("--trace", help="Print every position as a line of JSON.")] = False,
    to: Annotated[int | None, typer.Option(help="Stop after this many actions.", min=0)] = None,
    svg: Svg = None,
    box: BoxFile = None,
) -> None:
    """Replay a record and verify it.

    Example: [bold]tianxia replay game.record --to 40 --svg table.svg[/]
    """
    with starting():
        from tianxia.cli.tools import replay_record

    replay_record(file, trace, to, svg, box)


@app.command()
def verify(file: File, box: BoxFile = None, lang: Language = None) -> None:
    """Check that nobody chose the deal of a recorded game, and that it was played by the rules.

    The exit code is 0 if all of it holds, 1 if something does not or cannot be proven, 2 if the file cannot be read.

    Example: [bold]tianxia verify game.record[/]
    """
    speak(lang or language())
    with starting():
        from tianxia.cli.tools import verify_record

    raise typer.Exit(verify_record(file, box))


@app.command()
def referee(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Scenario files, or folders of them.")],
) -> None:
    """Run scenario files: rules questions with their answers.

    Example: [bold]tianxia referee tests/games/china/scenarios[/]
    """
    with starting():
        from tianxia.cli.tools import run_scenarios

    raise typer.Exit(run_scenarios(files))


@app.command()
def position(
    file: File,
    at: Annotated[int | None, typer.Option(help="Of a record: the position after this many actions.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Only what this seat may see (-1: a spectator).", min=-1)] = None,
    svg: Svg = None,
    box: BoxFile = None,
) -> None:
    """Print the position of a record, or check a position file (JSON or TOML); draw it.

    Example: [bold]tianxia position game.record --at 40 --seat 0[/]
    """
    with starting():
        from tianxia.cli.tools import show_position

    show_position(file, at, seat, svg, box)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    number: Number = 100,
    bots: Annotated[
        str, typer.Option(help="Who plays, seat by seat in turn: apprentice to emperor, greedy, random.")
    ] = "random",
    seed: FirstSeed = 1,
    out: Annotated[Path | None, typer.Option(help="Write the records into this folder.")] = None,
    option: Options = None,
    box: BoxFile = None,
) -> None:
    """Let bots play games; print scores, lengths and end reasons.

    Example: [bold]tianxia simulate china --players 4 --games 100 --bots greedy,random --out records[/]
    """
    with starting():
        from tianxia.cli.simulate import simulate_games

    simulate_games(game, players, number, bots, seed, out, option or [], box)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays: apprentice to emperor, greedy, search:time=1, ... "
            "Repeated to fill the table; more than it seats take turns."
        ),
    ],
    players: Players = None,
    number: Annotated[int, typer.Option("--games", help="At least this many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The first seed.", min=0)] = 1,
    out: Annotated[Path | None, typer.Option(help="Write arena.json, arena.svg and the records here.")] = None,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop once the first bot is clearly better or worse.")
    ] = False,
    processes: Annotated[int | None, typer.Option(help="Cores to use; by default all.", min=1)] = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; `local` starts one.")
    ] = None,
    option: Options = None,
    box: BoxFile = None,
) -> None:
    """Hold a tournament between bots: paired seeds, balanced seats, honest intervals.

    Levels (apprentice, scholar, minister, general, emperor) and their thinking times: [bold]tianxia games china[/]

    Example: [bold]tianxia arena china --players 3 --bots search:time=1,greedy,greedy --games 60 --out result[/]
    """
    with starting():
        from tianxia.cli.arena import run_arena

    run_arena(game, players, bots, number, seed, option or [], box, out, until_clear, processes, ray)


@app.command()
def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    players: Players = None,
    number: Annotated[int | None, typer.Option("--games", help="How many games; usually 100.", min=1)] = None,
    champions: Annotated[
        bool, typer.Option("--champions", help="The published set: 10,000 games of generals, with a data card.")
    ] = False,
    bots: Annotated[str, typer.Option(help="Who plays, seat by seat in turn; a search writes its policy.")] = SEARCHERS,
    seed: FirstSeed = 1,
    records: Annotated[
        list[Path] | None,
        typer.Option(help="Instead of self-play: a record, or a folder of them (of --players). May be repeated."),
    ] = None,
    processes: Annotated[int | None, typer.Option(help="Cores to play on.", min=1)] = None,
    option: Options = None,
    box: BoxFile = None,
) -> None:
    """Write the decisions of games to a Parquet file, for learners: docs/dataset.md describes it.

    Example: [bold]tianxia dataset china --players 3 --games 100 --out china.parquet[/]
    """
    with starting():
        from tianxia.cli.datasets import CHAMPION_GAMES, write_champions, write_dataset

    if champions:
        if players or records or option or box or (bots, seed) != (SEARCHERS, 1):
            raise Unreadable("champions-alone", "--champions")
        write_champions(game, number or CHAMPION_GAMES, processes, out)
    else:
        write_dataset(game, players, number or 100, bots, seed, records or [], option or [], box, processes, out)


app.command()(backup)
app.command()(restore)
app.add_typer(operator, name="operator")

campaign = typer.Typer(
    no_args_is_help=True,
    help="Campaigns: chains of games of one player.\n\nExample: [bold]tianxia campaign new river[/]",
)
app.add_typer(campaign, name="campaign")
app.add_typer(benchmark, name="benchmark")
CampaignName = Annotated[str, typer.Argument(help="The campaign's name: letters, digits and dashes.", metavar="NAME")]


@campaign.command("new")
def campaign_new(
    name: CampaignName,
    game: Annotated[str | None, typer.Option(help="A game that has campaigns, if several have.")] = None,
) -> None:
    """Start a campaign under a name that is free.

    Example: [bold]tianxia campaign new river[/]
    """
    with starting():
        from tianxia.cli.campaigns import start_campaign

    start_campaign(name, game)


@campaign.command("list")
def campaign_list() -> None:
    """Show all campaigns, and what is wrong with those that cannot be read.

    Example: [bold]tianxia campaign list[/]
    """
    with starting():
        from tianxia.cli.campaigns import list_campaigns

    list_campaigns()


@campaign.command("play")
def campaign_play(
    name: CampaignName,
    seed: Seed = None,
    lang: Language = None,
) -> None:
    """Play the next game of a campaign, or go on with the one that was left.

    Example: [bold]tianxia campaign play river --lang ru[/]
    """
    speak(lang or language())
    with starting():
        from tianxia.cli.campaigns import play_campaign

    play_campaign(name, seed)


@campaign.command("export")
def campaign_export(
    name: CampaignName,
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.", metavar="FILE")],
) -> None:
    """Write a copy of a campaign to a file.

    Example: [bold]tianxia campaign export river river.json[/]
    """
    with starting():
        from tianxia.cli.campaigns import export_campaign

    export_campaign(name, file)


def main() -> None:
    """Run the command line; every error is one line, exit code 1 (refused) or 2 (anything else)."""
    try:
        code = app(standalone_mode=False)
    except ClickError as error:
        context = getattr(error, "ctx", None)
        message = " ".join(error.format_message().split())
        errors.print(f"error: {message} (see {context.command_path if context else 'tianxia'} --help)")
        code = 2
    except TianxiaError as error:
        errors.print(say("cli-error", sentence=sentence(error)))
        code = 1 if isinstance(error, Refused | Stale | CampaignOver) else 2
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        errors.print(say("cli-error", sentence=place + sentence(system_reason(error))))
        code = 2
        if isinstance(error, BrokenPipeError):  # the reader of our output has left; leave quietly
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (KeyboardInterrupt, typer.Abort):
        console.print()
        code = 130
    sys.exit(code or 0)


if __name__ == "__main__":
    main()
