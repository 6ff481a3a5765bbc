"""`games`, `replay`, `verify`, `referee`, `position`: looking at games, records, scenarios and positions."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from tianxia.bots.levels import levels
from tianxia.cli.console import bold, console, errors, language, naming, read_record, say, sentence
from tianxia.games import GAMES
from tianxia.kernel import documents
from tianxia.kernel.documents import read_document
from tianxia.kernel.errors import Failed, Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.proof import verify
from tianxia.scenario import read_scenario, run_scenario
from tianxia.table import Table
from tianxia.words import words


def show_games(name: str | None) -> None:
    """What there is, or one game in more detail."""
    if name is not None:
        _show_game(GAMES[name])
        return
    grid = Grid("game", "title", "players", "options", "about", box=None, pad_edge=False)
    for game in GAMES.values():
        say = game.words("en")
        options = ", ".join(option.name for option in game.options)
        grid.add_row(game.name, say("title"), _span(game.players), options or "-", say("tagline"))
    console.print(grid, soft_wrap=False)
    console.print(words("en")("unofficial"), style="dim")


def replay_record(file: Path, trace: bool, to: int | None, svg: Path | None, box: Path | None) -> None:
    """Replay, verify, and say how the game stands."""
    record = read_record(file)
    opened = _open_box(record.game, box)
    with naming(file):
        table = Table.from_record(record, to=to, box=opened)
    if trace:
        _trace(table)
    elif standing := table.standing:
        scores = " ".join(map(str, standing.scores))
        console.print(f"{file}: {table.ply} actions, verified; {standing.reason}, scores {scores}")
    else:
        state = f"{record.ended} by its players" if record.ended else f"seat {table.decider} to decide"
        console.print(f"{file}: {table.ply} actions, verified; {state}")
    _draw(table, svg)


def verify_record(file: Path, box: Path | None) -> int:
    """One line for each thing that was checked, then what follows; 1 if something does not hold."""
    record = read_record(file)
    findings = verify(record, box=_open_box(record.game, box))
    for finding in findings:
        console.print(f"{'+' if finding.holds else '-'} {finding.sentence(words(language()))}")
    is_proven = all(finding.holds for finding in findings)
    console.print(f"{file}: {say('proof-holds' if is_proven else 'proof-fails')}")
    return 0 if is_proven else 1


def run_scenarios(files: Sequence[Path]) -> int:
    """One line a scenario; 1 if any failed, 2 if a file cannot be read."""
    passed = failed = unreadable = 0
    for file in _scenario_files(files):
        try:
            scenario = read_scenario(file)
            run_scenario(scenario)
        except Unreadable as error:
            unreadable += 1
            errors.print(say("cli-unreadable", sentence=sentence(error)))
        except Failed as error:
            failed += 1
            console.print(say("cli-failed", file=str(file), sentence=sentence(error)))
        else:
            passed += 1
            console.print(f"ok {file}: {scenario['title']}")
    console.print(f"{passed} passed, {failed} failed, {unreadable} unreadable")
    return 2 if unreadable else 1 if failed else 0


def show_position(file: Path, at: int | None, seat: int | None, svg: Path | None, box: Path | None) -> None:
    """Print the position of a record, or of a position file that is valid."""
    table = _table_of(file, at, box)
    if seat is not None and seat >= table.players:
        raise Unreadable("seat", "--seat", most=str(table.players - 1), found=str(seat))
    document = table.position() if seat is None else table.view(seat)
    print(json.dumps(document, ensure_ascii=False, indent=2))
    _draw(table, svg, seat)


def _show_game(game: Game) -> None:
    say = game.words("en")
    about = f" ({game.name}), {_span(game.players)} players, rules {game.version}"
    console.print(Text.assemble(bold(say("title")), about))
    console.print(say("tagline"))
    for option in game.options:
        console.print(Text.assemble("\noption ", bold(option.name), f": {say('option-' + option.name)}"))
        for value in option.values:
            allowed = [players for players in game.players if value in option.allowed(players)]
            default = [players for players in game.players if value == option.allowed(players)[0]]
            console.print(f"  {value:12} {say(f'option-{option.name}-{value}')} "
                          f"(players {_span(allowed)}; default for {_span(default)})")  # fmt: skip
    console.print(bold("\nReconstructed"))
    for message in game.reconstructed:
        console.print(f"  {say(message)}")
    console.print("\nBots, the weakest first, with the time a decision takes on one core:")
    for level in levels(game):
        console.print(f"  {level.name}: {level.bot}, about {level.seconds:g} s")
    console.print(f"\nThe components: {game.folder / 'box.toml'}\nGive a corrected copy with --box FILE.")
    console.print(say("unofficial"), style="dim")


def _span(numbers: Sequence[int]) -> str:
    if not numbers:
        return "none"
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def _open_box(game: str, file: Path | None) -> Box | None:
    return None if file is None else GAMES[game].open_box(file)


def _trace(table: Table) -> None:
    """One JSON object a line: every action with the position before it, then the end."""
    final = table.copy()
    while table.ply:
        table.undo()
    for action in final.actions:
        line = {
            "ply": table.ply,
            "seat": table.decider,
            "legal": sorted(table.legal()),
            "action": action,
            "position": table.position(),
        }
        print(json.dumps(line, ensure_ascii=False))
        table.play(action)
    print(json.dumps({"position": table.position(), "result": table.result}, ensure_ascii=False))


def _scenario_files(files: Sequence[Path]) -> Iterator[Path]:
    for file in files:
        if file.is_dir():
            found = sorted(file.rglob("*.toml"))
            if not found:
                raise Unreadable("no-scenarios", str(file))
            yield from found
        else:
            yield file


def _table_of(file: Path, at: int | None, box: Path | None) -> Table:
    if file.suffix not in (".json", ".toml"):
        record = read_record(file)
        opened = _open_box(record.game, box)
        with naming(file):
            return Table.from_record(record, to=at, box=opened)
    if at is not None:
        raise Unreadable("at-of-position", str(file))
    document = read_document(file)
    with naming(file):
        if "position" in document:  # a scenario: check its position
            document = {"game": document.get("game"), **documents.table(document["position"], "position")}
        return Table.from_position(document, box=_open_box(str(document.get("game")), box))


def _draw(table: Table, svg: Path | None, seat: int | None = None) -> None:
    if svg is not None:
        svg.write_text(table.svg(table.decider if seat is None else seat), encoding="utf-8")
        errors.print(f"drawn into {svg}")
