"""A PostgreSQL of our own, reachable by a socket in its folder only: for tests and for kill.py."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

AS_POSTGRES = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
"""The server refuses to run as root."""


class Cluster:
    """One database, `tianxia`. With `durable` it may be stopped as a power cut would stop it."""

    def __init__(self, *, durable: bool = False) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        assert found, "PostgreSQL is not installed: run scripts/test-tools.sh"
        self._programs = found[-1]
        self.folder = Path(tempfile.mkdtemp(prefix="tianxia-postgres-", dir="/tmp"))
        self._data = self.folder / "data"
        self._is_durable = durable
        if AS_POSTGRES:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-N")
        self.start()
        self._run("createdb", "-h", str(self.folder), "-U", "postgres", "tianxia")

    @property
    def url(self) -> str:
        """Where the database is."""
        return f"postgresql://postgres@/tianxia?host={self.folder}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder}"
        options += "" if self._is_durable else " -c fsync=off"
        self._run("pg_ctl", "-D", str(self._data), "-l", str(self.folder / "log"), "-o", options, "-w", "start")
        self._is_running = True

    @property
    def is_running(self) -> bool:
        """Has it been started, and not stopped since?"""
        return self._is_running

    def stop(self) -> None:
        """End it at once; nobody is told."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")
        self._is_running = False

    def remove(self) -> None:
        """End it and leave nothing behind."""
        try:
            if self._is_running:
                self.stop()
        finally:
            shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*AS_POSTGRES, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)
