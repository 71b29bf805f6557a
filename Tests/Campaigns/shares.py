"""How much of what an app's screens say is not in its sources: shares that should fall, and never by a guess.

    shares.py SWIPECOST FOLDER...

A screen is told as "at least" where something in it is of a package or of the system that is not there, or code that
could not be followed. A stop has an unread piece, ‹like this›, where its words are known only as the program runs: of
all stops, and of the places in the sources that they come from, each of which counts once however many screens show it.
"""
import json
import subprocess
import sys

PIECE = "‹"


class Shares:
    def __init__(self):
        self.screens = self.open = self.stops = self.unread = 0
        self.places, self.names = {}, {}

    def add(self, report):
        for view in report["views"]:
            if not view["screen"]:
                continue
            self.screens += 1
            self.open += view["opaque"]
            for name in set(view["opaqueNames"]) if view["opaque"] else ():
                self.names[name] = self.names.get(name, 0) + 1
            for stop in view["stops"]:
                is_unread = PIECE in stop["speech"]
                self.stops += 1
                self.unread += is_unread
                place = (stop["path"], stop["line"], stop["column"])
                self.places[place] = self.places.get(place, False) or is_unread

    def lines(self):
        yield "screens “at least”", self.open, self.screens
        yield "stops with a ‹piece›", self.unread, self.stops
        yield "places with a ‹piece›", sum(self.places.values()), len(self.places)


def main(program, *folders):
    every = Shares()
    for folder in folders:
        try:
            done = subprocess.run([program, "check", folder, "--format", "json"], stdout=subprocess.PIPE)
        except OSError as error:
            return f"shares: {program} cannot be run ({error.strerror}); name the program that “make build” leaves."
        if done.returncode not in (0, 1):
            return f"shares: {folder} cannot be read; name a folder that has the sources of an app."
        report = json.loads(done.stdout)
        own = Shares()
        own.add(report)
        every.add(report)
        show(folder, own)
    if len(folders) > 1:
        show("all of them", every)


def show(name, shares):
    print(name)
    if not shares.screens:
        return print("  has no screens")
    for what, count, of in shares.lines():
        print(f"  {what:<24}{count} of {of}, {100 * count / max(of, 1):.1f} %")
    most = sorted(shares.names.items(), key=lambda pair: (-pair[1], pair[0]))[:10]
    if most:
        print("  because of              " + ", ".join(f"{name} {count}" for name, count in most))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
