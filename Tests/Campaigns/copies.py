"""A repository that borrows the objects of another, so that its head can be put anywhere and nothing is written
into the other."""
import os
import subprocess
from pathlib import Path

# What git may not do here: ask a server for what a partial clone lacks.
ALONE = {**os.environ, "GIT_NO_LAZY_FETCH": "1"}


class Copy:
    def __init__(self, origin, folder):
        self.path = f"{folder}/copy.git"
        objects, shallow = self.ask(
            "rev-parse", "--path-format=absolute", "--git-path", "objects", "--git-path", "shallow",
            within=origin).split("\n")
        self.tip = self.ask("rev-parse", "HEAD^{commit}", within=origin)
        subprocess.run(["git", "init", "-q", "--bare", self.path], check=True)
        Path(self.path, "objects/info/alternates").write_text(objects + "\n")
        if os.path.exists(shallow):
            # Where the history of a shallow clone ends.
            Path(self.path, "shallow").write_bytes(Path(shallow).read_bytes())
        self.put(self.tip)

    def ask(self, *words, within=None):
        done = subprocess.run(["git", "-C", within or self.path, *words], env=ALONE, check=True,
                              stdout=subprocess.PIPE, text=True)
        return done.stdout.strip()

    def put(self, commit):
        self.ask("update-ref", "HEAD", commit)

    def mainline(self, *words):
        """Its commits from the oldest."""
        return self.ask("rev-list", "--first-parent", *words, self.tip).split()[::-1]
