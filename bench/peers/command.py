"""What every peer's script does: `python -m peers.NAME SECONDS REPEATS` prints its figures as one line of JSON."""

import random
import sys
from collections.abc import Callable

from clock import Budget
from figures import Figures, format_figures


def main(measure: Callable[[Budget], list[Figures]]) -> None:
    """Measure and print."""
    random.seed(1)
    seconds, repeats = sys.argv[1:]
    print(format_figures(measure(Budget(float(seconds), int(repeats)))))
