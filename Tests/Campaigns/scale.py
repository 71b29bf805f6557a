#!/usr/bin/env python3
"""How time, memory and the database grow with files, commits and repositories, each alone.

    scale.py SWIPECOST [--markdown] [--report] [--large]

Every size is crawled from nothing with one thread, because a sum of two says nothing about growth. An
exponent of 1 means that twice as much costs twice as much. The report is measured again over made-up
databases, which are as large as nobody can crawl in an hour: `--report` measures only that, `--large`
also two thousand repositories with two million commits. What is over a bar ends with exit code 1.
"""
import argparse
import math
import os
import shutil
import sys
import tempfile
from pathlib import Path

import corpus
import madeup
from program import DONE, Program

BASE = {"files": 30, "commits": 240, "repositories": 2}
STEPS = (1, 2, 4, 8)
MADEUP = {"commits": 500, "repositories": 20}
# Bytes of the overview and of any other page, and how memory may grow with commits.
BARS = {"overview": 200_000, "page": 1_000_000, "exponent": 0.1}


def measured(program, place, shape):
    manifest = corpus.corpus(place, shape["repositories"], shape["files"], shape["commits"])
    database = f"{place}/db"
    outcome = program.run(["crawl", manifest, "--db", database, "--jobs", 1, "--progress", "none"])
    assert outcome.code in DONE, outcome.text
    again = program.run(["crawl", manifest, "--db", database, "--jobs", 1, "--progress", "none"])
    size = os.path.getsize(database)
    report = program.run(["report", "--db", database, "--out", f"{place}/site"])
    assert again.code in DONE and report.code == 0, again.text + report.text
    shutil.rmtree(place)
    return {"cpu": outcome.cpu, "wall": outcome.wall, "memory": outcome.memory, "db": size,
            "again": again.cpu, "report": report.cpu, "report_memory": report.memory}


def exponent(rows, key):
    """The slope of a straight line through the logarithms."""
    xs = [math.log(step) for step in STEPS]
    ys = [math.log(row[key]) for row in rows]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)


def reported(program, place, repositories, commits):
    os.makedirs(place)
    size = madeup.make(program, f"{place}/db", repositories, commits)
    outcome = program.run(["report", "--db", f"{place}/db", "--out", f"{place}/site"])
    assert outcome.code == 0, outcome.text
    pages = {path.relative_to(f"{place}/site"): path.stat().st_size
             for path in Path(place, "site").rglob("*.html")}
    largest = max(pages, key=pages.get)
    overview = pages[Path("index.html")]
    shutil.rmtree(place)
    return {"cpu": outcome.cpu, "wall": outcome.wall, "memory": outcome.memory, "db": size,
            "pages": len(pages), "largest": pages[largest], "name": str(largest), "overview": overview}


def report_line(name, row, wrong):
    if row["overview"] > BARS["overview"]:
        wrong.append(f"{name}: the overview has {row['overview']} bytes")
    if row["largest"] > BARS["page"]:
        wrong.append(f"{name}: {row['name']} has {row['largest']} bytes")
    print(f"{name}: {row['cpu']:.1f} CPU s, {row['wall']:.0f} s, peak {row['memory'] / 1e6:.0f} MB, "
          f"database {row['db'] / 1e6:.0f} MB, {row['pages']} pages, overview {row['overview'] / 1e3:.0f} kB, "
          f"largest {row['largest'] / 1e3:.0f} kB ({row['name']})", flush=True)


def measure_reports(program, folder, is_large):
    """The report over made-up databases; what is over a bar."""
    wrong = []
    for dimension in MADEUP:
        rows = []
        for step in STEPS:
            shape = {**MADEUP, dimension: MADEUP[dimension] * step}
            rows.append(reported(program, f"{folder}/report-{dimension}{step}", **shape))
            report_line(f"report of {shape['repositories']} × {shape['commits']} commits", rows[-1], wrong)
        memory = exponent(rows, "memory")
        print(f"report, {dimension}: exponent of memory {memory:.2f}, of CPU time {exponent(rows, 'cpu'):.2f}")
        if dimension == "commits" and memory > BARS["exponent"]:
            wrong.append(f"memory grows with commits by an exponent of {memory:.2f}")
    if is_large:
        row = reported(program, f"{folder}/large", 2000, 1000)
        report_line("report of 2,000 × 1,000 commits", row, wrong)
        if row["memory"] > 1e9 or row["wall"] > 1200:
            wrong.append("the large report takes more than 1 GB or 20 minutes")
    for text in wrong:
        print(f"WRONG: {text}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--markdown", action="store_true", help="the table as the README has it")
    parser.add_argument("--report", action="store_true", help="only the report over made-up databases")
    parser.add_argument("--large", action="store_true", help="and over the largest")
    options = parser.parse_args()
    program = Program(options.program)
    folder = tempfile.mkdtemp(prefix="swipecost-scale-")
    try:
        if not options.report:
            measure_crawls(program, folder, options)
        sys.exit(1 if measure_reports(program, folder, options.large) else 0)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measure_crawls(program, folder, options):
    cells = ["grows", "CPU s 1× 2× 4× 8×", "exponent", "wall s 8×", "peak MB 1× 8×", "database MB 1× 8×",
             "exponent", "nothing new, CPU s 8×", "report, CPU s 1× 8×", "peak MB 1× 8×"]
    bar = (lambda row: "| " + " | ".join(row) + " |") if options.markdown else (
        lambda row: "  ".join(cell.ljust(max(len(head), 19)) for cell, head in zip(row, cells)))
    print(f"1× is {BASE['repositories']} repositories of {BASE['files']} files and {BASE['commits']} commits")
    print(bar(cells))
    if options.markdown:
        print("|" + "---|" * len(cells))
    for dimension in BASE:
        rows = []
        for step in STEPS:
            shape = {**BASE, dimension: BASE[dimension] * step}
            rows.append(measured(program, f"{folder}/{dimension}{step}", shape))
        first, last = rows[0], rows[-1]
        print(bar([
            dimension, " ".join(f"{row['cpu']:.2f}" for row in rows), f"{exponent(rows, 'cpu'):.2f}",
            f"{last['wall']:.1f}", f"{first['memory'] / 1e6:.0f} {last['memory'] / 1e6:.0f}",
            f"{first['db'] / 1e6:.1f} {last['db'] / 1e6:.1f}", f"{exponent(rows, 'db'):.2f}",
            f"{last['again']:.2f}", f"{first['report']:.2f} {last['report']:.2f}",
            f"{first['report_memory'] / 1e6:.0f} {last['report_memory'] / 1e6:.0f}"]), flush=True)


main()
