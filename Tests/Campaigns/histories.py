"""What a crawl says of commits, against the slow and obvious way: each checked out, and read by `check`.

    histories.py SWIPECOST REPOSITORY... [--count 100] [--seed 1] [--since DAY] [--orders NIGHTS]

With --orders, the same history is also crawled in other ways, and all rows that no run decides have to be equal:
those of every query in Queries/content. The ways are: from scratch with one thread; from scratch with other
numbers of threads, which divide the work otherwise; and night by night, with the head at NIGHTS commits of the
mainline one after the other and, in between, at any commit, as if somebody had pushed by force.
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from copies import Copy
from program import DONE, Program, content, reading

FIGURES = ("screens", "rows", "ungrouped_rows", "swipes_guideline", "swipes_guideline_min",
           "swipes_platform", "swipes_platform_min", "findings", "findings_critical",
           "findings_serious", "findings_moderate", "findings_minor")


def crawled(database):
    connection = reading(database)
    try:
        rows = connection.execute(
            f"SELECT sha, {', '.join(FIGURES)} FROM v_commit WHERE is_complete ORDER BY sha")
        return {row[0]: tuple(int(cell or 0) for cell in row[1:]) for row in rows}
    finally:
        connection.close()


def checked(program, repository, sha, folder):
    """The figures of one commit, from its files alone."""
    tree = Path(folder, sha)
    tree.mkdir()
    # Large files that the repository never got are passed over; commits that lack a source are not drawn.
    index = {**os.environ, "GIT_INDEX_FILE": f"{folder}/index", "GIT_NO_LAZY_FETCH": "1"}
    if subprocess.run(["git", "-C", repository, "read-tree", sha], env=index).returncode != 0:
        return None
    where = subprocess.run(
        ["git", "-C", repository, "rev-parse", "--absolute-git-dir"], stdout=subprocess.PIPE,
        check=True, text=True).stdout.strip()
    subprocess.run(["git", f"--git-dir={where}", f"--work-tree={tree}", "checkout-index", "-a", "-q"],
                   cwd=tree, env=index, stderr=subprocess.DEVNULL)
    # An own repository, so that nothing around it decides what is left out; what is in the commit is not.
    subprocess.run(["git", "init", "-q", tree], check=True)
    shutil.copy(f"{folder}/index", f"{tree}/.git/index")
    done = subprocess.run(
        [program.path, "check", tree, "--format", "json"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    subprocess.run(["rm", "-rf", tree], check=True)
    if done.returncode not in (0, 1, 3):
        return None
    told = json.loads(done.stdout)
    screens = [view for view in told["views"] if view["screen"]]

    def swipes(model, end):
        return sum(view["swipes"][model][end] for view in screens)

    def rows(view):
        return view["rows"] if isinstance(view["rows"], list) else []
    severities = [finding["severity"] for finding in told["findings"]]
    return (
        len(screens), sum(len(rows(view)) for view in screens),
        sum(row["ungrouped"] for view in screens for row in rows(view)),
        swipes("guideline", "max"), swipes("guideline", "min"), swipes("platform", "max"),
        swipes("platform", "min"), len(severities),
        *(severities.count(name) for name in ("critical", "serious", "moderate", "minor")))


def compare(program, repository, options):
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/all.sqlite"
        since = ["--since", options.since] if options.since else []
        outcome = program.run(["crawl", repository, "--db", database, *since])
        if outcome.code not in DONE:
            print(f"{repository}: the crawl failed: {outcome.text.strip()}")
            return 1
        told = crawled(database)
        drawn = random.Random(options.seed).sample(sorted(told), min(options.count, len(told)))
        wrong = unread = 0
        for sha in drawn:
            figures = checked(program, repository, sha, folder)
            if figures is None:
                unread += 1
            elif figures != told[sha]:
                wrong += 1
                pairs = zip(FIGURES, told[sha], figures)
                print(f"  {sha}: " + ", ".join(f"{n} {a} and not {b}" for n, a, b in pairs if a != b))
        remark = f", {unread} could not be checked out" if unread else ""
        print(f"{Path(repository).parent.name}: {len(drawn) - wrong - unread} of {len(drawn)} commits"
              f" (of {len(told)}) have the figures of a reading of their own{remark}", flush=True)
        return wrong


def differences(told, others):
    for name, rows in told.items():
        if rows != others[name]:
            lost, found = Counter(rows), Counter(others[name])
            lost, found = lost - found, found - lost
            yield f"{name}: {lost.total()} rows only from scratch, {found.total()} only here"
            yield from (f"  - {row[:300]}" for row in sorted(lost)[:2])
            yield from (f"  + {row[:300]}" for row in sorted(found)[:2])


def nights(copy, options):
    """Heads in the order in which a database meets them; the last is the one that is there."""
    dice = random.Random(options.seed)
    since = [f"--since={options.since}T00:00:00Z"] if options.since else []
    line = copy.mainline(*since)[:-1]
    heads = [line[at] for at in sorted(dice.sample(range(len(line)), min(options.orders, len(line))))]
    if heads:
        every = sorted(copy.ask("rev-list", *since, copy.tip).split())
        heads.insert(dice.randrange(1, len(heads) + 1), dice.choice(every))
    return [*heads, copy.tip]


def compare_orders(program, repository, options):
    name = Path(repository).parent.name
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(repository, folder)
        heads = nights(copy, options)
        ways = [(f"from scratch, {jobs} thread" + "s" * (jobs > 1), [copy.tip], jobs) for jobs in options.jobs]
        ways.append((f"night by night, {len(heads)} nights", heads, options.jobs[-1]))
        told = None
        wrong = 0
        for way, heads, jobs in ways:
            database = f"{folder}/db.sqlite"
            for head in heads:
                copy.put(head)
                words = ["crawl", copy.path, "--db", database, "--jobs", jobs, "--progress", "none"]
                outcome = program.run(words + (["--since", options.since] if options.since else []))
                if outcome.code not in DONE:
                    print(f"{name}: {way}: the crawl of {head} failed: {outcome.text.strip()}")
                    return 1
            found = content(database)
            for path in Path(folder).glob("db.sqlite*"):
                path.unlink()
            told = told or found
            lines = list(differences(told, found))
            wrong += bool(lines)
            rows = sum(map(len, found.values()))
            print(f"{name}: {way}: {rows} rows of {len(found)} queries, "
                  + ("equal" if not lines else "DIFFERENT"), *lines, sep="\n  " if lines else "", flush=True)
        return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--since")
    parser.add_argument("--orders", type=int, default=0, metavar="NIGHTS")
    parser.add_argument("--jobs", type=int, nargs="+", default=[1, 2, 5])
    options = parser.parse_args()
    program = Program(options.program)
    wrong = 0
    for each in options.repositories:
        if options.count:
            wrong += compare(program, each, options)
        if options.orders:
            wrong += compare_orders(program, each, options)
    sys.exit(1 if wrong else 0)


main()
