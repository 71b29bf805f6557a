#!/usr/bin/env python3
"""Does to the program what machines do to it, and looks whether the next run makes good of it.

    faults.py SWIPECOST [--count N] [--seed S] [--only WORD]

Every row of the table is a fault. "hit" counts how often it did reach the run; after each, the next
run has to be done, and its result has to equal that of a run that nothing disturbed.
"""
import argparse
import random
import shutil
import sys
import tempfile

import disturbances
import kills
from program import Program, Table
from stage import Stage


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=20, help="random moments per command")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", default="", help="faults whose function has this word in its name")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="swipecost-faults-")
    try:
        stage = Stage(Program(options.program), folder + "/stage")
        chance, table = random.Random(options.seed), Table()
        campaign = {
            "at_random_moments": lambda: kills.at_random_moments(stage, table, chance, options.count),
            "at_each_step": lambda: kills.at_each_step(stage, table),
            **{f.__name__: (lambda f=f: f(stage, table, chance)) for f in disturbances.ALL},
        }
        for name, fault in campaign.items():
            if options.only in name:
                fault()
        print(f"seed {options.seed}: " + (f"{table.wrong} WRONG" if table.wrong else "all as it should be"))
        return 1 if table.wrong else 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)


sys.exit(main())
