#!/usr/bin/env python3
"""How time, memory and the database grow with files, commits and repositories, each alone.

    scale.py SWIPECOST [--markdown]

Every size is crawled from nothing with one thread, because a sum of two says nothing about growth. An
exponent of 1 means that twice as much costs twice as much.
"""
import argparse
import math
import os
import shutil
import tempfile

import corpus
from program import DONE, Program

BASE = {"files": 30, "commits": 240, "repositories": 2}
STEPS = (1, 2, 4, 8)


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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--markdown", action="store_true", help="the table as the README has it")
    options = parser.parse_args()
    program = Program(options.program)
    folder = tempfile.mkdtemp(prefix="swipecost-scale-")
    cells = ["grows", "CPU s 1× 2× 4× 8×", "exponent", "wall s 8×", "peak MB 1× 8×", "database MB 1× 8×",
             "exponent", "nothing new, CPU s 8×", "report, CPU s 1× 8×", "peak MB 1× 8×"]
    bar = (lambda row: "| " + " | ".join(row) + " |") if options.markdown else (
        lambda row: "  ".join(cell.ljust(max(len(head), 19)) for cell, head in zip(row, cells)))
    print(f"1× is {BASE['repositories']} repositories of {BASE['files']} files and {BASE['commits']} commits")
    print(bar(cells))
    if options.markdown:
        print("|" + "---|" * len(cells))
    try:
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
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
