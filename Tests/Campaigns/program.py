"""The program as users have it: run, stopped, measured; and what its results are, whatever run made them."""
import hashlib
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

CONTENT = sorted((Path(__file__).parents[2] / "Queries/content").glob("*.sql"))
DONE = (0, 3)


class Outcome:
    def __init__(self, code, text, wall, usage):
        self.code, self.text, self.wall = code, text, wall
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss * (1 if os.uname().sysname == "Darwin" else 1024)

    @property
    def sentence(self):
        """What it said, when it said just one thing."""
        lines = [line for line in self.text.splitlines() if line.startswith("swipecost: ")]
        return lines[0] if len(lines) == 1 else None


class Program:
    def __init__(self, path):
        self.path = path

    def start(self, words, before=(), stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, **rest):
        return subprocess.Popen(
            [*before, self.path, *map(str, words)], stdout=stdout, stderr=subprocess.PIPE, stdin=stdin,
            start_new_session=True, **rest)

    def run(self, words, before=(), kill_after=None, **rest):
        """To the end, or to the moment at which it is killed."""
        begin = time.monotonic()
        process = self.start(words, before, **rest)
        if kill_after is not None:
            try:
                process.wait(kill_after)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
        text = process.stderr.read().decode(errors="replace")
        usage = resource.struct_rusage((0.0,) * 16)
        if process.returncode is None:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        process.stderr.close()
        return Outcome(process.returncode, text, time.monotonic() - begin, usage)


def reading(database):
    """A look that leaves nothing beside the file."""
    how = "mode=ro" if os.path.exists(f"{database}-wal") else "immutable=1"
    return sqlite3.connect(f"file:{database}?{how}", uri=True)


def content(database):
    """All run-independent rows in natural keys: the same for equal results, however they were made."""
    connection = reading(database)
    try:
        return {path.stem: sorted(map(repr, connection.execute(path.read_text()))) for path in CONTENT}
    finally:
        connection.close()


def digest(database):
    total = hashlib.sha256()
    for name, rows in content(database).items():
        total.update(f"{name} {len(rows)}\n".encode())
        for row in rows:
            total.update(row.encode() + b"\n")
    return total.hexdigest()


def damage(database):
    connection = reading(database)
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        return found + [str(row) for row in connection.execute("PRAGMA foreign_key_check")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    finally:
        connection.close()


OF_A_RUN = re.compile("coverage/index.html|data/index.html|data/(.*/)?(v_run|runs|last_run).csv")


def site_digest(folder):
    """Over all pages and tables of a site but for those that tell when and in which run it was made."""
    total = hashlib.sha256()
    for path in sorted(Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_file() and path.suffix in (".html", ".css", ".csv") and not OF_A_RUN.match(name):
            total.update(name.encode() + b"\n")
            raw = path.read_bytes()
            # Tables are in the order in which rows came to be, which nights and one run do differently.
            total.update(b"\n".join(sorted(raw.splitlines())) if path.suffix == ".csv" else raw)
    return total.hexdigest()


def names(folder):
    """What is there, but for the empty log that SQLite leaves when the last user of a file only read."""
    def is_trace(name):
        return name.endswith("-shm") or name.endswith("-wal") and not os.path.getsize(f"{folder}/{name}")
    return sorted(name for name in os.listdir(folder) if not is_trace(name))


class Table:
    """Rows that are printed as they come; wrong ones decide the exit code."""
    HEAD = ("fault", "times", "hit", "next run done", "result equal", "remark")
    WIDTHS = (46, 6, 6, 13, 12, 6)

    def __init__(self):
        self.wrong = 0
        self.line(self.HEAD)
        self.line("-" * width for width in self.WIDTHS)

    def line(self, cells):
        print("  ".join(str(c).ljust(w) for c, w in zip(cells, self.WIDTHS)).rstrip(), flush=True)

    def row(self, fault, times, hit, done, equal, remark="", wrong=()):
        self.wrong += len(wrong) + (done != times) + (equal != times)
        self.line((fault, times, hit, f"{done} of {times}", f"{equal} of {times}", remark))
        for text in list(wrong)[:5]:
            print(f"    WRONG: {text}", flush=True)

    def skip(self, fault, reason):
        self.line((fault, "-", "-", "-", "-", f"SKIP: {reason}"))


if __name__ == "__main__":
    # For shell scripts: the digest of a database.
    print(digest(sys.argv[1]))
