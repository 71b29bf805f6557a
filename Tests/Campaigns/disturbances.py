"""Everything but kills: disks, permissions, damage, clocks, and two runs at once."""
import os
import shutil
import subprocess
import zlib

from kills import works
from program import DONE, damage, digest, names, site_digest


def one_sentence(outcome, code, what, wrong):
    """A run that cannot go on says why in one line, with the code that scripts decide by."""
    if outcome.code != code or not outcome.sentence:
        wrong.append(f"{what}: expected {code} and one sentence, got {outcome.code}: {outcome.text.strip()[-200:]}")


def mounted(place, size):
    return subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", place], capture_output=True).returncode == 0


def remount(place, options):
    subprocess.run(["mount", "-o", f"remount,{options}", place], check=True)


def on_a_disk(stage, table, title, trouble, mend):
    """Every command on a disk of its own that `trouble` spoils and `mend` makes good again."""
    place = stage.fresh("disk")
    if not mounted(place, 65536):
        return table.skip(title, "a tmpfs cannot be mounted here")
    subprocess.run(["umount", place], check=True)
    for work in works(stage):
        times = hit = done = equal = 0
        wrong = []
        for level in trouble:
            place = stage.fresh("disk")
            assert mounted(place, 65536)
            try:
                work.before(place)
                level(place)
                outcome = stage.program.run(work.words(place))
                times += 1
                if outcome.code not in DONE:
                    hit += 1
                    one_sentence(outcome, 74, work.title, wrong)
                mend(place)
                outcome = stage.program.run(work.words(place))
                if outcome.code not in DONE:
                    wrong.append(f"{work.title}: then {outcome.code}: {outcome.text.strip()[-200:]}")
                    continue
                done += 1
                new = {True: stage.new_site, False: stage.new_digest}[work.is_site]
                results = [name for name in work.leaves if not name.endswith(".lock")]
                equal += all((site_digest if work.is_site else digest)(f"{place}/{n}") == new for n in results)
                extra = set(names(place)) - set(work.leaves)
                if extra:
                    wrong.append(f"{work.title}: left behind {sorted(extra)}")
            finally:
                subprocess.run(["umount", "-l", place], check=True)
        table.row(f"{title}: {work.title}", times, hit, done, equal, "exit 74, one sentence", wrong)


def full_disk(stage, table, chance):
    def leave(kilobytes):
        def fill(place):
            free = os.statvfs(place)
            size = free.f_bavail * free.f_frsize - kilobytes * 1024
            with open(f"{place}/.ballast", "wb") as file:
                file.write(bytes(max(0, size)))
        return fill

    def room(place):
        os.remove(f"{place}/.ballast")

    on_a_disk(stage, table, "full disk", [leave(k) for k in (0, 8, 64, 200, 500, 900, 1300, 2000)], room)


def read_only(stage, table, chance):
    on_a_disk(stage, table, "read-only", [lambda place: remount(place, "ro")], lambda place: remount(place, "rw"))


def loose(stage, name):
    """The corpus with every object in a file of its own, to be damaged one by one."""
    place = stage.at(name)
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(stage.at("new"), place)
    for repository in (f"{place}/{n}" for n in names(place) if n.endswith(".git")):
        packs = f"{repository}/objects/pack"
        for pack in [n for n in names(packs) if n.endswith(".pack")]:
            os.rename(f"{packs}/{pack}", f"{repository}/moved.pack")
            with open(f"{repository}/moved.pack", "rb") as file:
                subprocess.run(["git", "-C", repository, "unpack-objects", "-q"], stdin=file, check=True)
            os.remove(f"{repository}/moved.pack")
        shutil.rmtree(packs)
    return f"{place}/corpus.txt"


def objects(repository):
    out = subprocess.run(
        ["git", "-C", repository, "cat-file", "--batch-all-objects", "--batch-check"],
        check=True, capture_output=True, text=True).stdout
    found = {}
    for line in out.splitlines():
        name, kind, _ = line.split()
        found.setdefault(kind, []).append(name)
    return found


def damages(chance):
    def absent(path):
        os.remove(path)

    def empty(path):
        open(path, "wb").close()

    def cut(path):
        os.truncate(path, os.path.getsize(path) // 2)

    def flipped(path):
        with open(path, "r+b") as file:
            raw = bytearray(file.read())
            raw[chance.randrange(len(raw))] ^= 0x40
            file.seek(0)
            file.write(raw)

    def another(path):
        with open(path, "wb") as file:
            file.write(zlib.compress(b"blob 3\0abc"))

    return [absent, empty, cut, flipped, another]


def unreadable_objects(stage, table, chance):
    manifest = loose(stage, "loose")
    repository = stage.at("loose", "app1.git")
    found = objects(repository)
    for kind in ("blob", "tree", "commit"):
        for harm in damages(chance):
            times = hit = done = equal = 0
            wrong = []
            for _ in range(4):
                place = stage.fresh()
                victims = chance.sample(found[kind], 3)
                files = [f"{repository}/objects/{v[:2]}/{v[2:]}" for v in victims]
                saved = [open(path, "rb").read() for path in files]
                words = ["crawl", manifest, "--db", f"{place}/db"]
                for path in files:
                    os.chmod(path, 0o644)
                    harm(path)
                try:
                    outcome = stage.program.run(words)
                    times += 1
                    hit += outcome.code == 3
                    if outcome.code not in DONE:
                        wrong.append(f"{harm.__name__} {kind}: {outcome.code}: {outcome.text.strip()[-200:]}")
                finally:
                    for path, raw in zip(files, saved):
                        with open(path, "wb") as file:
                            file.write(raw)
                outcome = stage.program.run(words)
                done += outcome.code in DONE
                is_equal = digest(f"{place}/db") == stage.new_digest
                equal += is_equal
                if not is_equal:
                    wrong.append(f"{kind} {victims} {harm.__name__}: not read again once it was mended")
            table.row(f"{harm.__name__} {kind}s", times, hit, done, equal, "exit 3; then they are mended", wrong)


def clock(stage, table, chance):
    if not shutil.which("faketime"):
        return table.skip("clock", "faketime is not installed")
    place = stage.fresh()
    words = ["crawl", stage.old, "--db", f"{place}/db"]
    turns = [
        ("put back ten years", [], ["faketime", "-f", "-10y"]),
        ("put back between two runs of a day", ["faketime", "-f", "+1d"], ["faketime", "-f", "-1d"]),
        ("stands still", ["faketime", "-f", "2026-01-01 00:00:00"], ["faketime", "-f", "2026-01-01 00:00:00"]),
        ("far in the future, then true", ["faketime", "-f", "+50y"], []),
    ]
    for title, first, second in turns:
        place = stage.fresh()
        wrong = []
        config = f"{place}/n.conf"
        done = 0
        for number, (corpus, clock) in enumerate([(stage.old, first), (stage.new, second), (stage.new, second)]):
            with open(config, "w") as file:
                file.write(f"corpus = {corpus}\ndatabase = db\nsite = site\n")
            outcome = stage.program.run(["nightly", config], before=clock)
            done += outcome.code in DONE
            if outcome.code not in DONE:
                wrong.append(f"night {number + 1}: {outcome.code}: {outcome.text.strip()[-300:]}")
        equal = digest(f"{place}/db") == stage.new_digest and site_digest(f"{place}/site/latest/") == stage.new_site
        table.row(f"clock {title}", 1, 1, int(done == 3), int(equal), "three nights", wrong)


def damaged_pages(stage, table, chance):
    """A page of zeros, of noise, or from elsewhere in the file: noticed, or without effect on the result."""
    size = 4096
    for title, page in [
        ("zeros", lambda raw: bytes(size)), ("noise", lambda raw: chance.randbytes(size)),
        ("another page", lambda raw: raw[(n := chance.randrange(len(raw) // size)) * size:(n + 1) * size]),
    ]:
        times = said = quiet = 0
        wrong = []
        for _ in range(20):
            place = stage.fresh()
            stage.copy("old.db", f"{place}/db")
            with open(f"{place}/db", "r+b") as file:
                raw = file.read()
                at = chance.randrange(len(raw) // size)
                new = page(raw)
                if new == raw[at * size:(at + 1) * size]:
                    continue
                file.seek(at * size)
                file.write(new)
            words = ["crawl", stage.new, "--db", f"{place}/db"]
            outcome = stage.program.run(words)
            times += 1
            if outcome.code not in DONE:
                said += 1
                one_sentence(outcome, 74, f"page {at}", wrong)
                # As the sentence advises: away with it, and crawl anew.
                for name in names(place):
                    os.remove(f"{place}/{name}")
                outcome = stage.program.run(words)
            try:
                is_equal = outcome.code in DONE and digest(f"{place}/db") == stage.new_digest
                is_equal = is_equal and not damage(f"{place}/db")
            except Exception as error:
                is_equal = False
                wrong.append(str(error))
            if not is_equal:
                wrong.append(f"page {at} of {title}: {outcome.code}, and the result is another")
            quiet += is_equal
        table.row(f"database page of {title}", times, said, times, quiet, "“hit” said so, exit 74", wrong)


def two_at_once(stage, table, chance):
    for work in works(stage):
        refused = done = equal = 0
        wrong, times = [], 8
        for trial in range(times):
            place = stage.fresh()
            work.before(place)
            first = stage.program.start(work.words(place))
            second = stage.program.run(work.words(place))
            text = first.stderr.read().decode()
            codes = sorted([first.wait(), second.code])
            refused += 75 in codes
            if codes[0] not in DONE or codes[1] not in (*DONE, 75):
                wrong.append(f"{work.title}: {codes} {text[-200:]} {second.text[-200:]}")
            new = stage.new_site if work.is_site else stage.new_digest
            results = [name for name in work.leaves if not name.endswith(".lock")]
            is_equal = all((site_digest if work.is_site else digest)(f"{place}/{n}") == new for n in results)
            done, equal = done + (codes[0] in DONE), equal + is_equal
            extra = set(names(place)) - set(work.leaves)
            if extra:
                wrong.append(f"{work.title}: left behind {sorted(extra)}")
        table.row(f"two at once: {work.title}", times, refused, done, equal, "“hit” was refused, exit 75", wrong)


ALL = [full_disk, read_only, unreadable_objects, clock, damaged_pages, two_at_once]
