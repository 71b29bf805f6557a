"""Every link of a site that stays within it leads to a file, and to an id where it names one."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.ids = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src"):
                self.links.append(value or "")


def broken_links(site):
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    root, broken = site.resolve(), []
    for path, page in pages.items():
        for link in page.links:
            if link.startswith("https://"):
                continue
            target, _, fragment = link.partition("#")
            there = (path.parent / unquote(target)).resolve() if target else path
            why = None
            if "://" in link or not there.is_relative_to(root):
                why = "leads out of the site"
            elif not there.is_file():
                why = "leads nowhere"
            elif fragment and unquote(fragment) not in pages.get(there, Page("")).ids:
                why = "names no id of its page"
            if why:
                broken.append((site / path.relative_to(root), f"the link {link} {why}"))
    return broken
