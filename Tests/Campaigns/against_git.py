"""What a crawl costs beside git, which lists the same commits and hands out the same files in the same run.

    against_git.py SWIPECOST REPOSITORY... [--jobs 2] [--nights 10] [--rounds 3]

Times of one run on one machine: only the ratios travel. Where others are at work the ratio of CPU times is
the one to look at. Work is told in steps, which are the same on every machine and, with one thread, in every
run. Nothing is written into a repository: all is done in an empty one that borrows its objects.
"""
import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from copies import ALONE, Copy
from program import DONE, Program, reading

# The names that `SourceKind`, `SourceRole`, `FlutterFileKind` and `ScriptFileKind` know; what the crawl says that it
# read stands beside the sum.
READ = re.compile(r"(\.(swift|strings|stringsdict|xcstrings|xcconfig|storyboard|xib|arb)"
                  r"|/(project\.pbxproj|\.swipecost\.json|pubspec\.yaml|l10n\.yaml|Podfile))$")
FOREIGN = re.compile(r"/(\.build|Pods|Carthage|DerivedData|[^/]*\.docc)/")
UNREAD = re.compile(r"/InfoPlist[^/]*strings$|/(?!(en|Base|en-US)\.lproj/)[^/]*\.lproj/[^/]*\.strings$")
DART = re.compile(r"/lib/([^/]+/)*[^/]+\.dart$")
UNREAD_DART = re.compile(
    r"\.(g|freezed|gr|config|mocks|gen|pb|pbenum|pbjson|pbserver|pbgrpc)\.dart$|/messages_[^/]*$|/generated/"
    r"|/l10n/.*localizations(_[^/]*)?\.dart$|/(test|integration_test|test_driver|example|tool|build|\.dart_tool)/.*/lib/")
SCRIPT = re.compile(r"\.(jsx?|[cm]js|tsx?|[cm]ts)$|/(package|app|[jt]sconfig(\.base)?)\.json$"
                    r"|/en([-_](US|us|GB))?(/[^/]*)?\.json$")
UNREAD_SCRIPT = re.compile(
    r"/(node_modules|Pods|vendor|dist|build|__tests__|__mocks__|__snapshots__|__fixtures__|e2e|detox|cypress"
    r"|\.?storybook|stories|android|tests?|jest|coverage|flow-typed)/"
    r"|\.(d|test|spec|stories|story|mock|e2e|android|web|windows|macos|min|bundle|snap)\.[^/]*$")
# Larger files are left out by a crawl too.
LARGEST = 4_000_000


def is_read(path):
    path = "/" + path
    if DART.search(path):
        return not UNREAD_DART.search(path)
    if SCRIPT.search(path):
        return not UNREAD_SCRIPT.search(path)
    return READ.search(path) and not FOREIGN.search(path) and not UNREAD.search(path)


class Floor:
    """Git's own time for every commit up to the head: what changed, and each file that is read, once."""

    def __init__(self, copy, folder, rounds):
        git = Program("git")
        self.log, self.blobs = f"{folder}/log", f"{folder}/blobs"
        listing = ["-C", copy.path, "log", "HEAD", "--raw", "--no-abbrev", "--diff-merges=first-parent",
                   "--no-renames", "--format="]
        handing = ["-C", copy.path, "cat-file", "--batch", "--buffer"]
        self.wall = self.cpu = None
        for number in range(rounds):
            with open(self.log, "wb") as out:
                listed = git.run(listing, stdout=out, env=ALONE)
            if number == 0:
                self.find(copy)
            with open(self.blobs, "rb") as names:
                handed = git.run(handing, stdin=names, env=ALONE)
            assert listed.code == 0 and handed.code == 0, listed.text + handed.text
            self.wall = min(listed.wall + handed.wall, self.wall or float("inf"))
            self.cpu = min(listed.cpu + handed.cpu, self.cpu or float("inf"))

    def find(self, copy):
        """The names of the blobs that a crawl reads, and their size."""
        found = set()
        for line in Path(self.log).read_bytes().split(b"\n"):
            fields, _, path = line.partition(b"\t")
            words = fields.split()
            name = path.decode(errors="replace").strip('"')
            if len(words) == 5 and words[1].startswith(b"100") and is_read(name):
                found.add(words[3].decode())
        sizes = subprocess.run(
            ["git", "-C", copy.path, "cat-file", "--buffer", "--batch-check=%(objectname) %(objectsize)"],
            env=ALONE, input="".join(name + "\n" for name in sorted(found)), stdout=subprocess.PIPE, check=True,
            text=True).stdout
        pairs = [line.split() for line in sizes.splitlines() if not line.endswith(" missing")]
        kept = [(name, int(size)) for name, size in pairs if int(size) <= LARGEST]
        self.count, self.bytes = len(kept), sum(size for _, size in kept)
        Path(self.blobs).write_text("".join(name + "\n" for name, _ in kept))


def read_by_crawl(database):
    connection = reading(database)
    try:
        return connection.execute(
            "SELECT blobs_read, bytes_read FROM repo_run ORDER BY run_id LIMIT 1").fetchone()
    finally:
        connection.close()


def measure(program, repository, options, folder):
    copy = Copy(repository, folder)
    database = f"{folder}/db"

    def crawl(progress="none"):
        outcome = program.run(
            ["crawl", copy.path, "--db", database, "--jobs", options.jobs, "--progress", progress])
        assert outcome.code in DONE, outcome.text
        return outcome

    nights = copy.mainline(f"--max-count={options.nights + 1}")
    copy.put(nights[0])
    commits = int(copy.ask("rev-list", "--count", "HEAD"))
    floor = Floor(copy, folder, options.rounds)
    first = crawl("json")
    done = json.loads(first.text.splitlines()[-1])
    blobs, size = read_by_crawl(database)
    news = []
    for old, new in zip(nights, nights[1:]):
        copy.put(new)
        news.append((crawl().wall, int(copy.ask("rev-list", "--count", f"{old}..{new}"))))
    quiet = [crawl().wall for _ in range(5)]
    print(f"crawl of {repository}: {commits} commits, {floor.count} blobs that matter, {floor.bytes} bytes "
          f"(read by the crawl: {blobs}, {size})")
    print(f"  git log and cat-file {floor.wall:8.3f} s {floor.cpu:8.3f} s of CPU")
    print(f"  first crawl          {first.wall:8.3f} s {first.cpu:8.3f} s of CPU, {options.jobs} threads, "
          f"{first.memory / 1e6:.0f} MB at most")
    print(f"  ratio                {first.wall / floor.wall:8.1f}   {first.cpu / floor.cpu:8.1f}")
    print(f"  work                 {done['readings']} readings, "
          + ", ".join(f"{count} {name}" for name, count in sorted(done["work"].items())))
    if news:
        walls, counts = zip(*news)
        print(f"  one new commit       {statistics.median(walls) * 1e3:8.0f} ms, {max(walls) * 1e3:.0f} at most; the "
              f"last {len(news)} of the mainline one by one, with {sum(counts)} commits in all")
    print(f"  nothing new          {statistics.median(quiet) * 1e3:8.0f} ms")
    print(f"  database             {os.path.getsize(database):8} bytes", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--nights", type=int, default=10, help="commits that come one by one")
    parser.add_argument("--rounds", type=int, default=3, help="of git, of which the quickest counts")
    options = parser.parse_args()
    for repository in options.repositories:
        with tempfile.TemporaryDirectory(prefix="swipecost-bench-") as folder:
            try:
                measure(Program(options.program), repository, options, folder)
            except (AssertionError, subprocess.CalledProcessError) as error:
                sys.exit(f"{repository}: {error}")


main()
