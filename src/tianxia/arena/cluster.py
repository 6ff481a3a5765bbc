"""The same tournament on a Ray cluster (`pip install tianxia[ray]`). Every node needs tianxia installed."""

from collections.abc import Iterator, Sequence

from tianxia.arena.match import Lost, Outcome, Pairing, play
from tianxia.kernel.errors import Unreadable

LOCAL = "local"
"""The address that starts a cluster on this machine."""
RETRIES = 1
"""A game whose process was killed is played so often again."""


def play_on_cluster(pairings: Sequence[Pairing], address: str, processes: int | None) -> Iterator[Outcome | Lost]:
    """Play all games on a cluster; outcomes come in the order of the pairings."""
    try:
        import ray
    except ImportError:
        raise Unreadable("needs Ray: pip install 'tianxia[ray]'", "--ray") from None
    try:
        if address == LOCAL:
            ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Unreadable(f"no Ray cluster at {address!r}: {error}", "--ray") from error
    try:
        remote = ray.remote(max_retries=RETRIES)(play)
        games = [remote.remote(pairing) for pairing in pairings]
        for pairing, game in zip(pairings, games, strict=True):
            try:
                yield ray.get(game)
            except ray.exceptions.WorkerCrashedError:
                yield Lost(pairing, "its process was killed, twice: out of memory?")
            except ray.exceptions.OutOfMemoryError:
                yield Lost(pairing, "its node ran out of memory")
    finally:
        ray.shutdown()
