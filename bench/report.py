"""What a run found, as a table for people and a document for programs."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from checks import Check
from clock import Budget
from figures import BASELINE, BASELINE_SEARCH, Figures, Missing, baseline, cheaper, faster
from machine import machine

VERSION = 1
"""Of the document."""


MARKS = {True: "[green]pass[/]", False: "[red]FAIL[/]", None: "[yellow]not measured[/]"}


@dataclass(frozen=True)
class Report:
    """One run."""

    budget: Budget
    core: int | None
    state_bytes: dict[str, int]
    figures: list[Figures]
    missing: list[Missing]
    checks: list[Check]

    def document(self) -> dict[str, Any]:
        """All of it as plain data; docs/speed.md describes it."""
        return {
            "version": VERSION,
            "machine": machine(),
            "core": self.core,
            "budget": asdict(self.budget),
            "state_bytes": self.state_bytes,
            "figures": [{**asdict(each), "times": times(each, self.figures)} for each in self.figures],
            "missing": [asdict(each) for each in self.missing],
            "checks": [asdict(each) for each in self.checks],
        }

    def print(self, console: Console) -> None:
        """Show the table and the checks."""
        console.print(self._table())
        for gone in self.missing:
            console.print(f"{gone.library} {gone.what}: {gone.reason}", highlight=False, markup=False)
        for check in self.checks:
            value = "" if check.value is None else f": {_number(check.value, 2)}"
            console.print(f"{MARKS[check.passed]} {check.game}, {check.what}{value}", highlight=False)

    def _table(self) -> Table:
        pinned = "unpinned" if self.core is None else f"core {self.core}"
        title = f"{machine()['processor']}, {pinned}; × is how many times as fast or as cheap as {BASELINE}"
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
        for heading in ("game, players", "way"):
            table.add_column(heading, no_wrap=True)
        for heading in ("decisions/s", "×", "games/s", "step µs", "×", "copy µs", "×", "simulations/s", "×"):
            table.add_column(heading, justify="right", no_wrap=True)
        for library, figures in groupby(self.figures, lambda each: each.library):
            table.add_row(f"[bold]{library}[/]")
            for each in figures:
                table.add_row(*_cells(each, times(each, self.figures)))
            table.add_section()
        for gone in self.missing:
            table.add_row(f"[bold]{gone.library}[/]", gone.what)
        return table


def times(each: Figures, figures: Sequence[Figures]) -> dict[str, float | None]:
    """How many times as fast or as cheap as Catanatron in each respect; None where one of them has none."""
    base = baseline(figures, BASELINE) or Figures(BASELINE, "", 0, "")
    searching = baseline(figures, BASELINE_SEARCH) or Figures(BASELINE_SEARCH, "", 0, "")
    return {
        "decisions": faster(each.decisions_per_s, base.decisions_per_s),
        "step": cheaper(each.step_us, base.step_us),
        "copy": cheaper(each.copy_us, base.copy_us),
        "simulations": faster(each.simulations_per_s, searching.simulations_per_s),
    }


def _cells(each: Figures, ratios: dict[str, float | None]) -> list[str]:
    return [
        f"  {each.game}, {each.players}",
        each.way,
        _number(each.decisions_per_s),
        _number(ratios["decisions"], 1),
        _number(each.games_per_s),
        _number(each.step_us, 2),
        _number(ratios["step"], 1),
        _number(each.copy_us, 2),
        _number(ratios["copy"], 1),
        _number(each.simulations_per_s),
        _number(ratios["simulations"], 1),
    ]


def _number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:,.{0 if value >= 100 else digits}f}"  # a large number needs no fraction
