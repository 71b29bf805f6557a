#!/usr/bin/env python3
"""What `swipecost check --format sarif` writes, held against the official schema of SARIF 2.1.0.

    sarif_test.py PROGRAM [FOLDER …]

Reads a tree made here, and the folders. The schema is the one that the document itself names; it is
downloaded, or read from the file in SARIF_SCHEMA. jsonschema comes from PyPI. What cannot be had is
said to be skipped, and the exit code tells apart what failed (1) from what was skipped (0, with a line
that begins with SKIP).
"""

import copy
import json
import os
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

SOURCE = """import SwiftUI
struct InboxView: View {
  var body: some View {
    List(messages) { message in
      HStack { Text(message.name); Text(message.text) }
    }
    /* été 👩‍🚀 */ Image("ic_a").accessibilityLabel("")
    Image("ic_b")
    Image("ic_b")
  }
}
"""


def skip(why):
    print(f"SKIP sarif-test: {why}")
    sys.exit(0)


def within_own_environment():
    """Runs this script again inside a virtual environment that has what it needs."""
    try:
        import jsonschema  # noqa: F401
        return
    except ImportError:
        if os.environ.get("SARIF_TEST_ENVIRONMENT"):
            skip("jsonschema cannot be imported")
    home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "swipecost-sarif-test"
    python = home / "bin" / "python"
    for step in ([sys.executable, "-m", "venv", str(home)],
                 [str(python), "-m", "pip", "install", "--quiet", "jsonschema==4.*"]):
        if subprocess.run(step, capture_output=True).returncode != 0:
            skip(f"{step[0]} could not install jsonschema")
    os.environ["SARIF_TEST_ENVIRONMENT"] = str(home)
    os.execv(str(python), [str(python), *sys.argv])


def schema(address):
    if path := os.environ.get("SARIF_SCHEMA"):
        return json.loads(Path(path).read_text())
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return json.load(answer)
    except (urllib.error.URLError, TimeoutError) as error:
        skip(f"{address} cannot be read ({getattr(error, 'reason', error)}); SARIF_SCHEMA may name a file")


def document(program, folder):
    done = subprocess.run([program, "check", str(folder), "--format", "sarif"],
                          capture_output=True, text=True)
    if done.returncode not in (0, 3):
        print(f"FAIL {folder}: exit code {done.returncode}: {done.stderr.strip()}")
        sys.exit(1)
    return json.loads(done.stdout)


def beyond_the_schema(log):
    """What the specification asks in words: each result names its rule, and prints tell results apart."""
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    if len({rule["id"] for rule in rules}) != len(rules):
        yield "two rules have one id"
    seen = set()
    for result in run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            yield f"ruleIndex {result['ruleIndex']} is not {result['ruleId']}"
        fingerprint = json.dumps(result["partialFingerprints"], sort_keys=True)
        if fingerprint in seen:
            yield f"two results have the fingerprint {fingerprint}"
        seen.add(fingerprint)


def spoiled(log):
    """The same document with one fault each, so that a validator that takes anything is found out."""
    for path, value in ((("version",), "2.0"), (("runs", 0, "results", 0, "level"), "fatal"),
                        (("runs", 0, "results", 0, "message"), {}),
                        (("runs", 0, "tool", "driver", "name"), None),
                        (("runs", 0, "results", 0, "surprise"), True)):
        wrong = copy.deepcopy(log)
        place = wrong
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        yield ".".join(map(str, path)), wrong


def main():
    program, *folders = sys.argv[1:]
    within_own_environment()
    import jsonschema

    faults = []
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / "In box été.swift").write_text(SOURCE)
        first = document(program, home)
        official = schema(first["$schema"])
        kind = jsonschema.validators.validator_for(official)
        kind.check_schema(official)
        validator = kind(official)
        if len(first["runs"][0]["results"]) != 4:
            faults.append(f"{len(first['runs'][0]['results'])} results instead of 4")
        for name, wrong in spoiled(first):
            if validator.is_valid(wrong):
                faults.append(f"a document with a wrong {name} is taken")
        logs = [("its own tree", first)] + [(name, document(program, name)) for name in folders]
    for name, log in logs:
        for error in validator.iter_errors(log):
            faults.append(f"{name}: {error.json_path}: {error.message[:200]}")
        faults += [f"{name}: {fault}" for fault in beyond_the_schema(log)]
        print(f"{name}: {len(log['runs'][0]['results'])} results")
    for fault in faults:
        print(f"FAIL {fault}")
    print(f"sarif-test: {len(logs)} documents, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
