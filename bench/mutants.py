"""How good are a game's tests? Change its rules at random, one small mistake at a time, and see whether a test fails.

    python bench/mutants.py --game china --count 25             # two minutes
    python bench/mutants.py --game china --list                 # what would be changed, without trying it
    python bench/mutants.py --game china --only placing.py:52   # every change of one line

Every change is tried in a copy of the checkout, with rules as plain Python: the game's scenarios and records first,
then its other tests and the contract suite as far as it is about this game, until one fails. A seed draws the same
changes as long as the rules are the same, and a larger count adds to those of a smaller one. Changes that no test can
find, because the game stays the same, are listed in bench/equivalent.toml with the reason; the score leaves them out.
"""

import argparse
import random
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from mutations import Key, Mutant, mutants
from tianxia.games import GAMES
from trials import Suite, Trials, Verdict

ROOT = Path(__file__).resolve().parents[1]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


class Subject(NamedTuple):
    """A game under examination."""

    name: str
    root: Path
    """The checkout."""
    folder: Path
    """Where its rules are in there."""
    sources: dict[str, bytes]
    suite: Suite
    equivalent: dict[Key, str]
    """Known changes that change nothing, each with the reason."""

    def mutants(self) -> list[Mutant]:
        """Every change of every rule."""
        return [mutant for file, text in self.sources.items() for mutant in mutants(file, text)]


def subject(game: str) -> Subject:
    """A game of ours."""
    name = GAMES[game].folder.name
    folder = rules_folder(ROOT / "src" / "tianxia" / "games" / name)
    suite = Suite(f"tests/games/{name}", "tests/contract", (game, name), "tests/contract/test_files.py")
    return Subject(game, ROOT, folder.relative_to(ROOT), read(folder), suite, read_equivalent(EQUIVALENT, game))


def rules_folder(folder: Path) -> Path:
    """Where a game's rules are: in `rules`, or anywhere in its folder as long as it has no such room."""
    return folder / "rules" if (folder / "rules").is_dir() else folder


def read(folder: Path) -> dict[str, bytes]:
    """The sources in a folder, by their path there."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.py"))}


def read_equivalent(file: Path, game: str) -> dict[Key, str]:
    """The changes of a game that are known to change nothing, each with the reason."""
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    return {
        Key(entry["file"], entry["function"], entry["line"], entry["mutant"]): entry["reason"]
        for entry in entries
        if entry["game"] == game
    }


def draw(found: list[Mutant], seed: int) -> list[Mutant]:
    """All in random order: a change of every place, then a second one of the places that have another, and so on."""
    shuffled = random.Random(seed).sample(found, len(found))
    places: Counter[tuple[str, int, int]] = Counter()
    turns = []
    for mutant in shuffled:
        place = (mutant.file, mutant.edit.start, mutant.edit.end)
        turns.append(places[place])
        places[place] += 1
    return [shuffled[i] for i in sorted(range(len(shuffled)), key=turns.__getitem__)]


def is_in(mutant: Mutant, places: list[str]) -> bool:
    """Is it in one of these places, each FILE or FILE:LINE?"""
    return any(place in (mutant.file, f"{mutant.file}:{mutant.line}") for place in places)


def examine(game: Subject, chosen: list[Mutant], jobs: int) -> None:
    """Try these changes, a line for each, and print the survivors and the score."""
    start = time.monotonic()
    tried = [mutant for mutant in chosen if mutant.key not in game.equivalent]
    survivors = []
    with ExitStack() as stack:
        first = stack.enter_context(Trials(game.root, game.suite))
        print(f"{game.name}: {first.begin()}", flush=True)
        copies = [first, *(stack.enter_context(first.twin()) for _ in range(jobs - 1))]
        for i, (mutant, verdict) in enumerate(zip(tried, verdicts(game, tried, copies), strict=True), 1):
            print(f"{i:4}/{len(tried)} {describe(mutant)}  [{tell(verdict)}]", flush=True)
            if not verdict.killer:
                survivors.append(mutant)
    for mutant in survivors:
        print(f"\n{game.folder / mutant.file}:{mutant.line} survived ({mutant.function}, {mutant.operator})")
        print(f"  - {mutant.before}\n  + {mutant.after}")
    print(f"\n{score(game, len(chosen), len(tried), len(survivors))}; {time.monotonic() - start:.0f} s")


def verdicts(game: Subject, tried: list[Mutant], copies: list[Trials]) -> Iterator[Verdict]:
    """What becomes of these changes, in order; the copies work at the same time."""
    free: SimpleQueue[Trials] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def attempt(mutant: Mutant) -> Verdict:
        copy = free.get()
        try:
            return copy.run(str(game.folder / mutant.file), mutant.apply(game.sources[mutant.file]))
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from pool.map(attempt, tried)


def describe(mutant: Mutant) -> str:
    """A change in a line."""
    return f"{mutant.file}:{mutant.line}  {mutant.before}  =>  {mutant.after}"


def tell(verdict: Verdict) -> str:
    """What became of a change, and which test found it."""
    if not verdict.killer:
        return f"SURVIVED, {verdict.seconds:.0f} s"
    return f"{verdict.how} in {verdict.seconds:.1f} s: {verdict.killer.rpartition('/')[2]}"


def score(game: Subject, chosen: int, tried: int, survived: int) -> str:
    """The result in a line."""
    share = f" ({(tried - survived) / tried:.0%})" if tried else ""
    left_out = f"; {chosen - tried} equivalent left out" if chosen > tried else ""
    return f"{game.name}: {tried - survived} of {tried} found{share}{left_out}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), help="all games, one after the other, unless given")
    parser.add_argument("--count", type=int, default=100, help="changes of a game (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (%(default)s)")
    parser.add_argument("--only", nargs="+", metavar="FILE[:LINE]", help="draw only changes in these places")
    parser.add_argument("--jobs", type=int, default=1, help="changes tried at the same time (%(default)s)")
    parser.add_argument("--list", action="store_true", help="print the changes drawn and stop")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        game = subject(name)
        chosen = draw([m for m in game.mutants() if not asked.only or is_in(m, asked.only)], asked.seed)[: asked.count]
        if not chosen:
            parser.error(f"no rule of {name} can be changed there; files are {', '.join(game.sources)}")
        if asked.list:
            print("\n".join(map(describe, chosen)))
        else:
            examine(game, chosen, asked.jobs)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # no copy and no process stays behind
    main()
