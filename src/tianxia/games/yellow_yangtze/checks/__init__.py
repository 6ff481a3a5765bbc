"""What must hold after every action, in a state and between two; for tests and long random runs."""

from tianxia.games.yellow_yangtze.checks.state import faults
from tianxia.games.yellow_yangtze.checks.transition import transition_faults

__all__ = ["faults", "transition_faults"]
