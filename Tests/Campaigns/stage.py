"""What every fault begins from: two states of a corpus, and the undisturbed results of both."""
import os
import shutil

import corpus
from program import DONE, digest, site_digest


class Stage:
    def __init__(self, program, folder, repositories=3, files=40, commits=200):
        self.program, self.folder = program, folder
        os.makedirs(folder)
        # The same repositories before and after a day's work.
        self.old = corpus.corpus(self.at("old"), repositories, files, commits, skip=commits // 2)
        self.new = corpus.corpus(self.at("new"), repositories, files, commits)
        for name in ("old", "new"):
            self.must(["crawl", self.at(name, "corpus.txt"), "--db", self.at(name + ".db")])
            self.must(["report", "--db", self.at(name + ".db"), "--out", self.at(name + ".site")])
        self.must(["crawl", self.new, "--db", self.at("other.db"), "--rows", 7])
        self.must(["plan", self.new, "--shards", 3, "--out", self.at("plan.txt")])
        for shard in range(3):
            self.must(["crawl", "--plan", self.at("plan.txt"), "--shard", shard, "--out", self.at("shards")])
        self.must(["merge", *self.shards, "--db", self.at("merged.db")])
        self.old_digest, self.new_digest = digest(self.at("old.db")), digest(self.at("new.db"))
        self.old_site, self.new_site = site_digest(self.at("old.site")), site_digest(self.at("new.site"))
        assert digest(self.at("merged.db")) == self.new_digest, "a merge differs from one crawl"

    def at(self, *names):
        return os.path.join(self.folder, *names)

    @property
    def shards(self):
        return [self.at("shards", f"shard-{shard}.sqlite") for shard in range(3)]

    def must(self, words, **rest):
        outcome = self.program.run(words, **rest)
        assert outcome.code in DONE, f"{words}: {outcome.code}: {outcome.text}"
        return outcome

    def fresh(self, name="work"):
        """An empty folder."""
        place = self.at(name)
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
        return place

    def copy(self, name, place):
        source = self.at(name)
        (shutil.copytree if os.path.isdir(source) else shutil.copy)(source, place)
