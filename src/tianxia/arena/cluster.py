"""The same tournament on a Ray cluster (`pip install tianxia[ray]`). Every node needs tianxia installed."""

from collections.abc import Iterator, Sequence
from socket import create_connection

from tianxia.arena.match import Lost, Outcome, Pairing, play
from tianxia.kernel.errors import Crashed, Unavailable, needs

LOCAL = "local"
"""The address that starts a cluster on this machine."""
PATIENCE = 5.0
"""Seconds that a head node has to answer."""
RETRIES = 1
"""How often a game whose process was killed is played again."""


def play_on_cluster(pairings: Sequence[Pairing], address: str, processes: int | None) -> Iterator[Outcome | Lost]:
    """Play all games on a cluster; outcomes come in the order of the pairings."""
    with needs("ray"):
        import ray
    try:
        if address == LOCAL:
            ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False)
        else:
            _knock(address)
            ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise Unavailable("cluster", "--ray", address=address, text=str(error)) from error
    try:
        remote = ray.remote(max_retries=RETRIES)(play)
        games = [remote.remote(pairing) for pairing in pairings]
        for pairing, game in zip(pairings, games, strict=True):
            try:
                yield ray.get(game)
            except ray.exceptions.WorkerCrashedError:
                yield Lost(pairing, Crashed("process"))
            except ray.exceptions.OutOfMemoryError:
                yield Lost(pairing, Crashed("node"))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError at once if nobody answers at host:port; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit() and "/" not in host:
        create_connection((host, int(port)), PATIENCE).close()
