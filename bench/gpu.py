"""Our games on a GPU beside Pgx, in one run: random play, and every final state compared with the processor's.

Also whether the arrays of a batch are shared with PyTorch and CuPy as they should be (bench/sharing.py).

    python3 bench/gpu.py --out build/out                 # some minutes on an H200; --help lists the options
    python3 bench/gpu.py --games NAME --tune             # also tries how to spread that game over the GPU

Packages that the machine lacks may lie in a folder, `.gpudeps` (docs/speed.md says how to fill it). Writes `gpu.json`
and `gpu.md`. Each game has a process of its own and so has Pgx, so that they compile side by side; a file's lock lets
one at a time use the GPU.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import Queue, get_context
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "src"))
sys.path.append(str(ROOT / ".gpudeps"))  # last: what the machine has comes first

from clock import turn  # noqa: E402 (after the paths)
from tianxia import GAMES  # noqa: E402
from tianxia.research.batch import Batch, batch  # noqa: E402

if TYPE_CHECKING:
    from tianxia.research.cuda import CudaBatch

Finding = dict[str, Any]
"""What goes into gpu.json."""

STATE_BYTES = 800_000_000
"""Of the games that are played in one call: enough of them that the long ones at its end weigh little."""
REPEATS = 5
PGX_PATIENCE = 500
"""Seconds; most of them compile."""


def shapes(tune: bool) -> list[dict[str, int]]:
    """Ways to spread random play over the GPU: threads of a block, blocks a multiprocessor, registers of a thread."""
    tried = [
        {"threads": threads, "blocks": blocks} for threads, blocks in ((64, 0), (256, 0), (32, 8), (128, 4), (64, 4))
    ]
    if tune:
        more = [
            (32, 0),
            (32, 4),
            (32, 16),
            (64, 2),
            (64, 8),
            (128, 0),
            (128, 2),
            (128, 8),
            (256, 2),
            (256, 4),
        ]
        tried += [{"threads": threads, "blocks": blocks} for threads, blocks in more]
        tried += [{"threads": 64, "blocks": blocks, "registers": 64} for blocks in (0, 8, 16)]
    return tried


def measure(name: str, tune: bool, checked: int, scale: float, lock: Path, results: "Queue[Finding]") -> None:
    """Compile, compare and time one game; the findings go into a queue."""
    found: Finding = {"game": name}
    try:
        _measure(name, tune, checked, scale, lock, found)
    except Exception as error:  # the other games go on
        found["error"] = f"{type(error).__name__}: {error}"[:2000]
    results.put(found)


def _measure(name: str, tune: bool, checked: int, scale: float, lock: Path, found: Finding) -> None:
    from sharing import findings
    from tianxia.research.cuda import CudaBatch

    game = GAMES[name]
    players = found["players"] = game.players[len(game.players) // 2]
    begun = time.perf_counter()
    small = CudaBatch(game, players, checked)
    found["checked"], found["decisions_checked"] = checked, small.play_out(0)
    found["compile_s"] = time.perf_counter() - begun
    print(f"{name}: compiled in {found['compile_s']:.0f} s", flush=True)
    size = found["games"] = max(1, int(STATE_BYTES / game.state.layout.itemsize * scale))
    _try_shapes(small, CudaBatch(game, players, size), tune, lock, found)
    _compare(small, found)
    found["stepping"] = None
    found["stepping"] = _step_rate(name, players, min(size, 16384 if game.num_actions > 1000 else 65536), lock)
    print(f"{name}: steps with masks and observations {found['stepping']:,.0f} decisions/s", flush=True)
    found["sharing"] = findings(name, players)
    print(f"{name}: arrays shared with others: {found['sharing']}", flush=True)


def _try_shapes(small: "CudaBatch", games: "CudaBatch", tune: bool, lock: Path, found: Finding) -> None:
    """Random play in every shape."""
    from tianxia.research.cuda import Shape

    found["shapes"] = []
    for shape in shapes(tune):
        if shape.get("registers"):  # compiled outside of the lock
            small.shape = Shape(**shape)
            small.play_out(0)
        games.shape = Shape(**shape)
        with turn(lock):
            rates = [_rate(games) for _ in range(REPEATS + 1)][1:]
        found["shapes"].append({**shape, "decisions_per_s": median(rates), "least": min(rates), "most": max(rates)})
        print(f"{games.game.name}: {shape} {median(rates):,.0f} decisions/s", flush=True)
    found["decisions_per_s"] = max(each["decisions_per_s"] for each in found["shapes"])
    small.shape = Shape()


def _compare(small: "CudaBatch", found: Finding) -> None:
    """The final states of some games beside the processor's."""
    name = small.game.name
    small.play_out(0)
    on_gpu, on_cpu = small.host_states(), batch(name, small.players, small.size)
    assert on_cpu.play_out(0) == found["decisions_checked"]
    found["different"] = int(sum(a.tobytes() != b.tobytes() for a, b in zip(on_gpu, on_cpu.states, strict=True)))
    found["different_values"] = int((on_gpu != on_cpu.states).sum())  # without the gaps between fields
    print(f"{name}: {found['different']} of {small.size} final states differ from the processor's", flush=True)


def _rate(games: Batch) -> float:
    begun = time.perf_counter()
    decisions = games.play_out(0)
    return float(decisions / (time.perf_counter() - begun))


def _step_rate(name: str, players: int, size: int, lock: Path) -> float:
    """Decisions a second of `Batch.step` with masks, observations, rewards; actions are drawn on the GPU."""
    games = batch(name, players, size, device="cuda")
    games.reset(1)
    games.step()
    with turn(lock):
        begun = time.perf_counter()
        for _ in range(20):
            games.step()
        games.counts.copy_to_host()
        return float(20 * games.size / (time.perf_counter() - begun))


def start_pgx(asked: argparse.Namespace, lock: Path) -> subprocess.Popen[str]:
    """Pgx's games in a process of their own."""
    path = os.pathsep.join([str(HERE), str(ROOT / ".gpudeps"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    command = [sys.executable, "-m", "peers.pgx", "--lock", str(lock)]
    command += ["--sizes", asked.pgx_sizes] if asked.pgx_sizes else []
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def read_pgx(running: subprocess.Popen[str], patience: float) -> Finding:
    """What Pgx found, as far as it came; or why it found nothing."""
    found: Finding = {}
    try:
        out, errors = running.communicate(timeout=max(1.0, patience))
    except subprocess.TimeoutExpired:
        running.kill()
        out, errors = running.communicate()
        found["error"] = f"stopped after {PGX_PATIENCE} s"
    lines = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    for line in lines:
        found.update(line)
    if not lines:
        found.setdefault("error", (errors.strip().splitlines() or [f"exit {running.returncode}"])[-1])
    return found


def machine() -> Finding:
    """The GPU, its driver, and the versions that matter."""
    query = ["nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"]
    try:
        gpu = subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError) as error:
        gpu = f"unknown ({error})"
    versions = {}
    for name in ("numba", "numba-cuda", "numpy", "jax", "pgx", "torch", "cupy-cuda12x", "cupy-cuda13x"):
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            versions[name] = "none"
    return {"gpu": gpu, "cores": os.cpu_count(), "python": platform.python_version(), **versions}


def markdown(found: Finding) -> str:
    """The table for docs/speed.md."""
    where = found["machine"]
    lines = [
        "; ".join([where["gpu"], *(f"{name} {where[name]}" for name in ("numba-cuda", "numba", "jax", "pgx"))]),
        "",
        "| game, players | random play, decisions/s | steps with masks and observations | final states that differ |",
        "| --- | ---: | ---: | ---: |",
    ]
    for each in found["games"]:
        if "different" not in each:
            lines.append(f"| {each['game']} | {each['error'].splitlines()[0][:120]} | | |")
            continue
        best = max(each["shapes"], key=lambda shape: float(shape["decisions_per_s"]))
        shape = f"{best['threads']} threads, {best['blocks'] or 'all'} blocks"
        lines.append(
            f"| {each['game']}, {each['players']} | {each['decisions_per_s']:,.0f} ({shape}) "
            f"| {each['stepping'] or 0:,.0f} | {each['different']} of {each['checked']:,} |"
        )
    for game, tried in found["pgx"].get("games", {}).items():
        rates = {size: rate for size, rate in tried.items() if isinstance(rate, float)}
        best_size = max(rates, key=lambda size: rates[size], default="")
        text = f"{rates[best_size]:,.0f} (batch of {int(best_size):,})" if rates else next(iter(tried.values()))
        lines.append(f"| Pgx {game} | | {text} | |")
    if "error" in found["pgx"]:
        lines.append(f"| Pgx | {found['pgx']['error'][:160]} | | |")
    lines += ["", "Arrays of a batch, shared with other libraries:", ""]
    for each in found["games"]:
        lines += [f"- {each['game']}, {what}: {how}" for what, how in each.get("sharing", {}).items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure everything, write both files, print the table."""
    asked = _parser().parse_args()
    names = asked.games.split(",")
    context = get_context("spawn")
    asked.out.mkdir(parents=True, exist_ok=True)
    lock, results = asked.out / "gpu.lock", context.Queue()
    begun = time.monotonic()
    peer = start_pgx(asked, lock) if asked.pgx else None
    tuned = asked.tune.split(",")
    workers = [
        context.Process(target=measure, args=(name, name in tuned, asked.checked, asked.scale, lock, results))
        for name in names
    ]
    for worker in workers:
        worker.start()
    measured = sorted((results.get() for _ in workers), key=lambda each: names.index(each["game"]))
    for worker in workers:
        worker.join()
    found: Finding = {"machine": machine(), "games": measured, "pgx": {}}
    _write(asked.out, found)  # before Pgx, in case the time runs out
    if peer:
        found["pgx"] = read_pgx(peer, begun + PGX_PATIENCE - time.monotonic())
        _write(asked.out, found)
    lock.unlink(missing_ok=True)
    print(markdown(found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), metavar="NAME,...")
    parser.add_argument(
        "--tune", default="", metavar="NAME,...", nargs="?", const=",".join(GAMES), help="try more shapes"
    )
    parser.add_argument("--checked", type=int, default=10_000, help="final states to compare (%(default)s)")
    parser.add_argument("--scale", type=float, default=1.0, help="of the number of games (%(default)s)")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "out", metavar="FOLDER")
    parser.add_argument("--no-pgx", dest="pgx", action="store_false")
    parser.add_argument("--pgx-sizes", default="", metavar="N,...", help="batch sizes of Pgx")
    return parser


def _write(folder: Path, found: Finding) -> None:
    (folder / "gpu.json").write_text(json.dumps(found, indent=1) + "\n")
    (folder / "gpu.md").write_text(markdown(found))


if __name__ == "__main__":
    main()
