"""Stand-ins for what only a code host has: docker, which runs the program in place of an image, and gh."""

import sys
from pathlib import Path

DOCKER = """#!{python}
import os, sys
words, mounts, folder = sys.argv[2:], [], None
assert sys.argv[1] == "run", sys.argv
while words[0].startswith("--"):
    word = words.pop(0)
    if word == "--rm":
        continue
    value = words.pop(0)
    if word == "--volume":
        mounts.append(value.split(":")[:2])
    elif word == "--workdir":
        folder = value
    else:
        assert word == "--user", word
assert words.pop(0) == "registry.example/swipecost", words

def outside(word):
    for there, here in mounts:
        if word == here or word.startswith(here + "/"):
            return there + word[len(here):]
    return word

os.chdir(outside(folder))
os.execv({program!r}, [{program!r}] + [outside(word) for word in words])
"""

# One comment at most is kept, in a file; what is asked for is the number of ours.
GH = """#!{python}
import pathlib, re, sys
kept = pathlib.Path({folder!r}) / "comment.md"
line = " ".join(sys.argv[1:])
assert sys.argv[1] == "api", line
if "--jq" in sys.argv:
    print(7 if kept.exists() and kept.read_text().startswith("<!-- swipecost -->") else "", end="")
    sys.exit()
body = pathlib.Path(re.search(r"--field body=@(\\S+)", line)[1]).read_text()
place = "repos/ada/pelican/issues/"
patch = f"--method PATCH {{place}}comments/7 " in line
assert patch == kept.exists() and (patch or f"--method POST {{place}}12/comments " in line), line
assert len(body) < 65536
kept.write_text(body)
print("{{}}")
"""


def write(folder, program):
    """A folder with both, to stand first on the search path."""
    folder.mkdir()
    for name, text in (("docker", DOCKER), ("gh", GH)):
        file = folder / name
        file.write_text(text.format(python=sys.executable, program=str(Path(program).resolve()), folder=str(folder)))
        file.chmod(0o755)
    return folder
