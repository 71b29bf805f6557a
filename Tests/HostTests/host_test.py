#!/usr/bin/env python3
"""What `swipecost setup`, `--format junit` and `--format gitlab` write, held against schemas and tried.

    host_test.py PROGRAM

Workflows are held against the schemas that check-jsonschema brings (Bitrise's is downloaded), hooks are run
by pre-commit, JUnit is held against the schema of Jenkins that pytest's sources have, and the scripts of the
workflows are run with stand-ins for docker and gh (stand_ins.py). The tools come from PyPI; without them the
exit code is 0, after a line that begins with SKIP.
"""

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

import stand_ins

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent
IMAGE = "registry.example/swipecost"
VIEW = """import SwiftUI
struct InboxView: View {
  var body: some View {
    List(messages) { message in
      HStack { Text(message.name); Text(message.text) }.accessibilityElement(children: .combine)
    }
  }
}
"""
WORSE = VIEW.replace(".accessibilityElement(children: .combine)", "").replace(
    "  }\n}\n", "  Image(\"ic_a\")\n  }\n}\n")
faults = []


def skip(why):
    print(f"SKIP host-test: {why}")
    sys.exit(0)


def within_own_environment():
    """Runs this script again inside a virtual environment that has what it needs."""
    if os.environ.get("HOST_TEST_ENVIRONMENT"):
        return Path(sys.executable).parent
    home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "swipecost-host-test"
    python = home / "bin" / "python"
    for step in ([sys.executable, "-m", "venv", str(home)],
                 [str(python), "-m", "pip", "install", "--quiet", "check-jsonschema==0.*", "pre-commit==4.*",
                  "lxml==6.*", "pyyaml==6.*"]):
        if subprocess.run(step, capture_output=True).returncode != 0:
            skip(f"{step[0]} could not install the tools")
    os.environ["HOST_TEST_ENVIRONMENT"] = str(home)
    os.execv(str(python), [str(python), *sys.argv])


def expect(holds, what):
    if not holds:
        faults.append(what)


def run(words, folder, codes=(0,), **settings):
    done = subprocess.run(list(map(str, words)), cwd=folder, capture_output=True, text=True,
                          env={**os.environ, **settings})
    line = " ".join(map(str, words))[:300]
    expect(done.returncode in codes, f"{line}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def git(folder, *words):
    return run(["git", "-c", "user.name=Ada", "-c", "user.email=ada@mail.example", *words], folder)


def repository(folder):
    """A branch that makes a screen dearer, checked out as the merge that it would be."""
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    (folder / "Inbox.swift").write_text(VIEW)
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "Start")
    git(folder, "checkout", "-q", "-b", "branch")
    (folder / "Inbox.swift").write_text(WORSE)
    git(folder, "commit", "-q", "-a", "-m", "An image more")
    git(folder, "checkout", "-q", "main")
    (folder / "README").write_text("Main goes on.\n")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "Go on")
    git(folder, "merge", "-q", "--no-ff", "-m", "Merge", "branch")
    shallow = folder.with_name("shallow")
    git(folder.parent, "clone", "-q", "--depth", "2", folder.as_uri(), shallow)
    return shallow


def schemas(bin, setup):
    check = [bin / "check-jsonschema", "--builtin-schema"]
    ours = (TOP / ".github/workflows").glob("*.yml")
    run([*check, "vendor.github-workflows", setup / "swipecost.yml", *ours], TOP)
    run([*check, "vendor.github-issue-forms", TOP / ".github/ISSUE_TEMPLATE/wrong-count.yml"], TOP)
    run([*check, "vendor.gitlab-ci", setup / "swipecost.gitlab-ci.yml"], TOP)
    if bitrise := bitrise_schema(setup.parent / "bitrise.json"):
        run([bin / "check-jsonschema", "--schemafile", bitrise, setup / "bitrise.yml"], TOP)
    run([bin / "pre-commit", "validate-config", setup / ".pre-commit-config.yaml"], TOP)
    run([bin / "pre-commit", "validate-manifest", TOP / ".pre-commit-hooks.yaml"], TOP)


def bitrise_schema(file):
    """From the file in BITRISE_SCHEMA, or downloaded."""
    if path := os.environ.get("BITRISE_SCHEMA"):
        return Path(path).resolve()
    address = "https://json.schemastore.org/bitrise.json"
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            file.write_bytes(answer.read())
            return file
    except (urllib.error.URLError, TimeoutError) as error:
        print(f"SKIP bitrise.yml: {address} cannot be read ({getattr(error, 'reason', error)}); "
              "BITRISE_SCHEMA may name a file")


def junit_schema(bin, folder):
    from lxml import etree
    run([bin / "python", "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:",
         "pytest==8.4.2"], folder)
    with tarfile.open(next(folder.glob("pytest-*.tar.gz"))) as archive:
        name = next(name for name in archive.getnames() if name.endswith("junit-10.xsd"))
        return etree.XMLSchema(etree.fromstring(archive.extractfile(name).read()))


def junit(schema, text, name, failures):
    from lxml import etree
    document = etree.fromstring(text.encode())
    for error in [] if schema.validate(document) else schema.error_log:
        faults.append(f"{name}: line {error.line}: {error.message}")
    expect(document.get("failures") == str(failures), f"{name}: {document.get('failures')} failures")
    expect(len(document.findall(".//failure")) == failures, f"{name}: failures are not counted")
    document[0].set("surprise", "1")
    expect(not schema.validate(document), f"{name}: the schema takes anything")


def github(setup, app, tools, folder):
    import yaml
    job = yaml.safe_load((setup / "swipecost.yml").read_text())["jobs"]["swipes"]
    scripts = {step["name"]: step["run"] for step in job["steps"] if "run" in step}
    temporary = folder / "runner"
    temporary.mkdir()
    settings = {"PATH": f"{tools}:{os.environ['PATH']}", "RUNNER_TEMP": str(temporary),
                "IMAGE": job["env"]["IMAGE"], "GITHUB_REPOSITORY": "ada/pelican",
                "GITHUB_STEP_SUMMARY": str(folder / "summary"), "NUMBER": "12"}
    run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", scripts["Count"]], app, **settings)
    # A second push finds the comment of the first.
    for _ in range(2):
        run(["bash", "-e", "-c", scripts["Comment"]], app, **settings)
    comment = (tools / "comment.md").read_text()
    for words in ("## Swipes that this pull request changes\n", "| InboxView | 20 | 41 |", "image-filename-label"):
        expect(words in comment, f"the comment lacks “{words}”:\n{comment}")
    expect(comment == (folder / "summary").read_text(), "the summary is not the comment")
    log = json.loads((temporary / "findings.sarif").read_text())
    expect(len(log["runs"][0]["results"]) == 2, "findings.sarif does not hold the two findings")


def gitlab(setup, app, program, schema):
    import yaml
    job = yaml.safe_load((setup / "swipecost.gitlab-ci.yml").read_text())["swipecost"]
    path = f"{Path(program).parent}:{os.environ['PATH']}"
    for line in job["script"]:
        run(["sh", "-e", "-c", line], app, PATH=path)
    reports = job["artifacts"]["reports"]
    violations = json.loads((app / reports["codequality"]).read_text())
    places = [{"path": "Inbox.swift", "lines": {"begin": line}} for line in (5, 7)]
    expect([violation["location"] for violation in violations] == places, f"Code Quality: {violations}")
    junit(schema, (app / reports["junit"]).read_text(), "check", 1)


def bitrise(setup, app, tools, folder, schema):
    import yaml
    steps = yaml.safe_load((setup / "bitrise.yml").read_text())["workflows"]["swipecost"]["steps"]
    script = next(step["script@1"] for step in steps if "script@1" in step)["inputs"][0]["content"]
    run(["bash", "-c", script], folder, PATH=f"{tools}:{os.environ['PATH']}", BITRISE_SOURCE_DIR=str(app),
        BITRISE_TEST_RESULT_DIR=str(folder / "results"))
    results = folder / "results" / "swipecost"
    expect(json.loads((results / "test-info.json").read_text()) == {"test-name": "swipecost"}, "test-info.json")
    junit(schema, (results / "swipecost.xml").read_text(), "bitrise", 1)


def pre_commit(bin, setup, program, folder):
    folder.mkdir()
    git(folder, "init", "-q")
    (folder / ".pre-commit-config.yaml").write_text((setup / ".pre-commit-config.yaml").read_text())
    (folder / "Inbox.swift").write_text(VIEW)
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "Start")
    settings = {"PATH": f"{Path(program).parent}:{os.environ['PATH']}",
                "PRE_COMMIT_HOME": str(folder.with_name("hooks"))}
    run([bin / "pre-commit", "install"], folder, **settings)
    commit = ["git", "-c", "user.name=Ada", "-c", "user.email=ada@mail.example", "commit", "-a", "-m", "Go on"]
    (folder / "Inbox.swift").write_text(WORSE)
    git(folder, "add", ".")
    offered = run([bin / "pre-commit", "try-repo", TOP, "swipecost-system"], folder, codes=(1,), **settings)
    expect("image-filename-label" in offered, f"the hook of the repository says: {offered}")
    said = subprocess.run(commit, cwd=folder, capture_output=True, text=True, env={**os.environ, **settings})
    expect(said.returncode != 0 and "image-filename-label" in said.stderr + said.stdout,
           f"a worse commit went through: {said}")
    (folder / "Inbox.swift").write_text(VIEW.replace("messages)", "letters)"))
    run(commit, folder, **settings)


def main():
    program = str(Path(sys.argv[1]).resolve())
    bin = within_own_environment()
    with tempfile.TemporaryDirectory() as home:
        home = Path(home)
        setup = home / "setup"
        for kind in ("github", "gitlab", "pre-commit", "xcode", "bitrise"):
            run([program, "setup", kind, "--image", IMAGE, "--out", setup], home)
        schemas(bin, setup)
        app, tools = repository(home / "app"), stand_ins.write(home / "tools", program)
        schema = junit_schema(bin, home)
        github(setup, app, tools, home)
        gitlab(setup, app, program, schema)
        bitrise(setup, app, tools, home, schema)
        text = run([program, "diff", "--db", home / "runner/swipes.sqlite", "--since", "1", "--format", "junit",
                    "--fail-on", "screen>10%", "--fail-on", "swipes>100"], home, codes=(1,))
        junit(schema, text, "diff", 2)
        pre_commit(bin, setup, program, home / "hooked")
    for fault in faults:
        print(f"FAIL {fault}")
    print(f"host-test: {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
