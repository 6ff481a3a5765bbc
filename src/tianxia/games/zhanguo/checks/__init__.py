"""What must hold after every action, in a state and between two; for tests and long random runs."""

from tianxia.games.zhanguo.checks.state import faults
from tianxia.games.zhanguo.checks.transition import transition_faults

__all__ = ["faults", "transition_faults"]
