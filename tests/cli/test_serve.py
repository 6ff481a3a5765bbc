"""`tianxia serve` as a person starts it: what it prints, that it answers, and how it ends."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

CODE = "from tianxia.cli.main import main; main()"

pytestmark = pytest.mark.compiled


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", CODE, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)


def test_it_says_where_it_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    server = start(tmp_path, "serve", "--no-browser", "--port", "0")
    assert server.stdout is not None
    assert server.stdout.readline() == "Tianxia: setting the tables ...\n"
    line = server.stdout.readline()
    address = line.split(" at ")[1].split()[0]
    assert line.startswith("Tianxia is open at http://localhost:")
    assert httpx.get(address, headers={"accept": "text/html"}, timeout=60).status_code == 200
    assert (tmp_path / "tianxia" / "tianxia.db").exists()
    server.send_signal(signal.SIGINT)
    rest, _ = server.communicate(timeout=60)
    assert "Traceback" not in rest
    assert server.returncode in (0, 130)  # whether asyncio or the shell's custom has the last word is a race


def test_it_ends_quietly_while_somebody_looks_at_a_table(tmp_path: Path) -> None:
    server = start(tmp_path, "serve", "--no-browser", "--port", "0")
    assert server.stdout is not None
    server.stdout.readline()
    address = server.stdout.readline().split(" at ")[1].split()[0]
    with httpx.Client(base_url=address, timeout=60, headers={"accept": "application/json"}) as visitor:
        page = visitor.get("/", headers={"accept": "text/html"}).text
        token = page.partition('name="csrf" content="')[2].partition('"')[0]
        seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
        wanted = {"game": "china", "seats": seats}
        while (answer := visitor.post("/tables", json=wanted, headers={"x-csrf": token})).status_code == 503:
            time.sleep(1)  # its rules are still being loaded, on a busy machine
        table = answer.json()["url"]
        with visitor.stream("GET", f"{table}/events") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry")
            server.send_signal(signal.SIGINT)
            assert [
                line for line in lines if line and "presence" not in line and '"here"' not in line
            ] == []  # it comes to its end, and is not cut off
    rest, _ = server.communicate(timeout=60)
    assert "Traceback" not in rest
    assert "ERROR" not in rest


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        server = start(tmp_path, "serve", "--no-browser", "--port", str(taken.getsockname()[1]))
        out, _ = server.communicate(timeout=120)
    assert server.returncode == 2
    assert "error: 127.0.0.1:" in out.splitlines()[-1]
    assert "--port" in out.splitlines()[-1]


def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("no database", encoding="utf-8")
    server = start(tmp_path, "serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "notes"))
    out, _ = server.communicate(timeout=120)
    assert server.returncode == 2
    assert out.splitlines()[1:] == [
        f"error: {tmp_path / 'notes'}: the database cannot be used: "
        '"file is not a database"; choose another with --database'
    ]


def test_for_others_it_says_what_to_set(tmp_path: Path) -> None:
    server = start(tmp_path, "serve", "--no-browser", "--port", "0", "--host", "0.0.0.0")
    assert server.stdout is not None
    lines = [server.stdout.readline() for _ in range(3)]
    server.kill()
    server.communicate()
    assert "--proxy-headers" in lines[2]


def test_a_reload_fails_no_request(tmp_path: Path) -> None:
    """SIGHUP: somebody asks all the time, on one connection and on new ones; a stream ends and can be taken up."""
    server = start(tmp_path, "serve", "--no-browser", "--port", "0")
    assert server.stdout is not None
    server.stdout.readline()
    address = server.stdout.readline().split(" at ")[1].split()[0]
    answers: list[int] = []
    is_open_again = threading.Event()

    def ask() -> None:
        with httpx.Client(base_url=address, timeout=120) as visitor:
            while not is_open_again.is_set():
                answers.append(visitor.get("/about").status_code)
                answers.append(httpx.get(f"{address}about", timeout=120).status_code)
            answers.append(visitor.get("/about").status_code)

    with ThreadPoolExecutor(3) as pool:
        asking = [pool.submit(ask) for _ in range(3)]
        before = len(answers)
        while len(answers) < before + 10:
            time.sleep(0.01)
        server.send_signal(signal.SIGHUP)
        line = server.stdout.readline()
        is_open_again.set()
        for one in asking:
            one.result()  # an error of the transport would be raised here
    assert line.startswith("The tables are open again")
    assert set(answers) == {200}
    server.send_signal(signal.SIGTERM)
    rest, _ = server.communicate(timeout=60)
    assert "Traceback" not in rest


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    first = start(tmp_path, "serve", "--no-browser", "--port", "0")
    assert first.stdout is not None
    first.stdout.readline()
    assert " at " in first.stdout.readline()
    second = start(tmp_path, "serve", "--no-browser", "--port", "0")
    out, _ = second.communicate(timeout=120)
    first.kill()
    first.communicate()
    assert second.returncode == 2
    assert "another server has this file open" in out.splitlines()[-1]
