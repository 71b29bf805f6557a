"""What must hold of one page, in a browser that has it open."""

import json

from axe_playwright_python.base import AXE_SCRIPT

SMALL_TEXTS = """() => [...document.querySelectorAll('svg text')].filter(e => {
    if (!e.getBoundingClientRect().width) return false;
    const svg = e.ownerSVGElement, scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return parseFloat(getComputedStyle(e).fontSize) * scale < 11;
}).length"""

# Lines of text stand 14 px apart at least, and the box of one is about 16 px high.
COLLISIONS = """() => [...document.querySelectorAll('svg')].flatMap(svg => {
    const frame = svg.getBoundingClientRect();
    if (!frame.width) return [];
    const texts = [...svg.querySelectorAll('text')]
        .map(e => ({text: e.textContent, box: e.getBoundingClientRect()})).filter(t => t.box.width);
    const found = [];
    for (const {text, box} of texts)
        if (box.left < frame.left - 1.5 || box.right > frame.right + 1.5 || box.bottom > frame.bottom + 3)
            found.push(`“${text}” leaves its drawing`);
    texts.forEach((a, i) => texts.slice(i + 1).forEach(b => {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > 1 && height > 4) found.push(`“${a.text}” and “${b.text}” lie on each other`);
    }));
    return found;
})"""

WIDER_THAN_WINDOW = """() => [...document.querySelectorAll('main *')].filter(e =>
    e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.table, pre, svg'))
    .slice(0, 3).map(e => e.tagName + '.' + e.className)"""

# Everything that can be focused, in the order of the page; and what Tab then really visits.
FOLLOW_FOCUS = """() => {
    const wanted = [...document.querySelectorAll('a[href], summary, [tabindex="0"]')]
        .filter(e => e.checkVisibility());
    window.focusLog = [];
    document.addEventListener('focusin', e => focusLog.push({
        place: wanted.indexOf(e.target), name: e.target.outerHTML.slice(0, 60),
        isShown: getComputedStyle(e.target).outlineStyle !== 'none'}));
    return wanted.length;
}"""

LOST_MARKS = """() => [...document.querySelectorAll('svg .line, svg .bar, svg .ring')].filter(e => {
    if (!e.getBoundingClientRect().width && !e.getBoundingClientRect().height) return false;
    const style = getComputedStyle(e), ground = getComputedStyle(document.body).backgroundColor;
    return [style.fill, style.stroke].every(c => c === 'none' || c === ground || c === 'rgba(0, 0, 0, 0)');
}).length"""


class PageChecks:
    def __init__(self, tab):
        self.tab = tab
        self.has_axe = False

    def wide(self):
        return (["light: " + what for what in self.axe()] + self.keyboard() + self.drawings("wide"))

    def narrow(self):
        width = self.tab.evaluate("document.documentElement.scrollWidth")
        window = self.tab.viewport_size["width"]
        found = []
        if width > window:
            found.append(f"is {width} px wide in a window of {window} px: "
                         f"{self.tab.evaluate(WIDER_THAN_WINDOW)}")
        return found + self.drawings("narrow")

    def axe(self):
        if not self.has_axe:
            self.tab.evaluate(AXE_SCRIPT)
            self.has_axe = True
        options = json.dumps({"resultTypes": ["violations"]})
        results = self.tab.evaluate(f"axe.run({options})")
        return [f"{violation['id']} ({violation['impact']}), first at {violation['nodes'][0]['target']}"
                for violation in results["violations"]]

    def drawings(self, form):
        found = [f"{form}: {what}" for what in self.tab.evaluate(COLLISIONS)[:5]]
        if small := self.tab.evaluate(SMALL_TEXTS):
            found.append(f"{form}: {small} texts of drawings are smaller than 11 px")
        return found

    def keyboard(self):
        """Tab visits all of it, in order, and each shows that it has the focus."""
        wanted = self.tab.evaluate(FOLLOW_FOCUS)
        for _ in range(wanted):
            self.tab.keyboard.press("Tab")
        visited = self.tab.evaluate("focusLog")
        found = []
        places = [one["place"] for one in visited]
        if places != list(range(wanted)):
            wrong = next((i for i, place in enumerate(places) if place != i), len(places))
            stranger = visited[wrong]["name"] if wrong < len(visited) else "nothing"
            found.append(f"Tab number {wrong + 1} of {wanted} leads to {stranger}")
        if unseen := [one["name"] for one in visited if not one["isShown"]]:
            found.append(f"{len(unseen)} focused elements do not show it: {unseen[0]}")
        summary = self.tab.locator("summary:visible").first
        if summary.count():
            summary.focus()
            self.tab.keyboard.press("Enter")
            if not self.tab.evaluate("document.querySelector('details').open"):
                found.append("a table does not open with the return key")
            self.tab.keyboard.press("Enter")
        return found

    def forced_colours(self):
        """What is drawn must not vanish when the system chooses the colours."""
        lost = self.tab.evaluate(LOST_MARKS)
        return [f"{lost} marks vanish with forced colours"] if lost else []

    def printed(self):
        shown = self.tab.evaluate("""() => ['.masthead', '.figure-links a', '.skip'].filter(name =>
            [...document.querySelectorAll(name)].some(e => e.checkVisibility()))""")
        return [f"{name} is printed" for name in shown]
