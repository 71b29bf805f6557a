"""kill -9: at random moments of every command that writes, and at each single step that changes a name."""
import os
import shutil

from program import DONE, damage, digest, names, site_digest


class Work:
    """One command that writes: what is there before, the words, and what may be there after a kill."""

    def __init__(self, title, words, before, target, leaves, is_site=False, reached=lambda place: None):
        self.title, self.words, self.before, self.target = title, words, before, target
        self.leaves, self.is_site, self.reached = leaves, is_site, reached


def works(stage):
    def crawl(place, *more):
        return ["crawl", stage.new, "--db", f"{place}/db", "--progress", "none", *more]

    def old(place):
        stage.copy("old.db", f"{place}/db")

    def published(place):
        old(place)
        stage.copy("old.db", f"{place}/copy")

    files = ["db", "db.lock"]
    return [
        Work("crawl, the first", crawl, lambda place: None, None, files),
        Work("crawl, a day's commits", crawl, old, None, files),
        Work("crawl, other options than before", crawl,
             lambda place: stage.copy("other.db", f"{place}/db"), None, files),
        Work("crawl --publish", lambda place: crawl(place, "--publish", f"{place}/copy"), published,
             "copy", ["copy", *files]),
        Work("publish alone (nothing new)", lambda place: crawl(place, "--publish", f"{place}/copy"),
             lambda place: (stage.copy("new.db", f"{place}/db"), stage.copy("old.db", f"{place}/copy")),
             "copy", ["copy", *files]),
        Work("report", lambda place: ["report", "--db", stage.at("new.db"), "--out", f"{place}/site"],
             lambda place: stage.copy("old.site", f"{place}/site"), "site", ["site"], is_site=True),
        Work("merge", lambda place: ["merge", *stage.shards, "--db", f"{place}/db"], old, "db", files),
    ]


def check_after_kill(stage, work, place, wrong):
    """What readers see is the old result or the new one, never a part."""
    if work.target is None:
        return
    target = f"{place}/{work.target}"
    known = (stage.old_site, stage.new_site) if work.is_site else (stage.old_digest, stage.new_digest)
    if not os.path.exists(target):
        wrong.append(f"{work.title}: {work.target} is missing after a kill")
    elif (site_digest if work.is_site else digest)(target) not in known:
        wrong.append(f"{work.title}: {work.target} is neither the old nor the new result")


def finish(stage, work, place, wrong):
    """The next run: whether it is done, and whether its result is that of undisturbed runs."""
    outcome = stage.program.run(work.words(place))
    if outcome.code not in DONE:
        wrong.append(f"{work.title}: the next run ended with {outcome.code}: {outcome.text.strip()[-200:]}")
        return False, False
    equal = True
    for name in work.leaves:
        if name == "site":
            equal = equal and site_digest(f"{place}/site") == stage.new_site
        elif not name.endswith(".lock"):
            equal = equal and digest(f"{place}/{name}") == stage.new_digest and not damage(f"{place}/{name}")
    extra = set(names(place)) - set(work.leaves)
    if extra:
        wrong.append(f"{work.title}: left behind {sorted(extra)}")
    return True, equal


def at_random_moments(stage, table, chance, count):
    for work in works(stage):
        place = stage.fresh()
        work.before(place)
        length = stage.must(work.words(place)).wall
        hit = done = equal = 0
        wrong = []
        for trial in range(count):
            place = stage.fresh()
            work.before(place)
            # Every third is killed twice: a run that mends must be one that may be killed.
            for _ in range(2 if trial % 3 == 0 else 1):
                outcome = stage.program.run(work.words(place), kill_after=chance.uniform(0, length))
                hit += outcome.code == -9
                check_after_kill(stage, work, place, wrong)
            is_done, is_equal = finish(stage, work, place, wrong)
            done, equal = done + is_done, equal + is_equal
        table.row(f"kill -9: {work.title}", count, hit, done, equal, f"within {length:.2f} s", wrong)


CALLS = "rename,renameat,renameat2,unlink,unlinkat,rmdir,ftruncate,fsync,fdatasync"


def at_each_step(stage, table, limit=60):
    """Random moments seldom meet the instant between two renames; strace stops a run at exactly these."""
    if not shutil.which("strace"):
        return table.skip("kill -9 at each rename, unlink and fsync", "strace is not installed")
    for work in works(stage):
        step = done = equal = 0
        wrong = []
        while step < limit:
            place = stage.fresh()
            work.before(place)
            trace = ["strace", "-f", "-qqq", "-o", stage.at("trace"), "-e", f"trace={CALLS}",
                     "-e", f"inject={CALLS}:signal=SIGKILL:when={step + 1}"]
            outcome = stage.program.run(work.words(place), before=trace)
            if outcome.code in DONE:
                break
            if outcome.code not in (-9, 137):
                return table.skip(f"kill -9 at each step: {work.title}", outcome.text.strip()[-100:])
            step += 1
            check_after_kill(stage, work, place, wrong)
            is_done, is_equal = finish(stage, work, place, wrong)
            done, equal = done + is_done, equal + is_equal
        table.row(f"kill -9 at each step: {work.title}", step, step, done, equal, "rename, unlink, sync", wrong)
