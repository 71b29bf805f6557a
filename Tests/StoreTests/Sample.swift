import Store

/// A made-up history of three commits: two on the mainline, one on a side branch.
enum Sample {
  static func database() throws -> Database {
    var writer = try Writer(Database.inMemory())
    try writer.window { try fill(&$0) }
    return writer.finish()
  }

  static func fill(_ writer: inout Writer, name: String = "Garden") throws {
    let repo = try writer.setRepo(RepoRow(name: name, location: "garden.git", status: .full))
    let ungrouped = try writer.setRule(rule("ungrouped-row", "moderate"))
    let icon = try writer.setRule(rule("icon-button-no-label", "critical"))
    let path = try writer.path("App/Beds.swift")
    let view = try writer.view("BedList", path: "App/Beds.swift", repo: repo)

    let root = try writer.add(commit(repo, "a", nil, position: 0, by: "Ada", cost: 101))
    var span = try writer.open(screen(repo, view, from: 0, cost: 101))
    let old = try writer.open(
      FindingRow(
        repo: repo, rule: ungrouped, fingerprint: "0123456789abcdef", occurrence: 0, from: 0,
        introducedBy: root, text: text(path, line: 12, "moderate")))

    let side = try writer.add(commit(repo, "b", root, position: nil, by: "Grace", cost: 21))
    let merge = try writer.add(commit(repo, "c", root, position: 1, by: "Ada", cost: 21))
    try writer.closeScreen(span, at: 1)
    span = try writer.open(screen(repo, view, from: 1, cost: 21))
    try writer.closeFinding(old, at: 1, by: side, because: .fixed)
    _ = try writer.open(
      FindingRow(
        repo: repo, rule: icon, fingerprint: "fedcba9876543210", occurrence: 0, from: 1,
        introducedBy: side, text: text(path, line: 30, "critical")))
    _ = merge
    try writer.setCount(repo: repo, rule: ungrouped, position: 0, elements: 1, findings: 1)
    try writer.setCount(repo: repo, rule: ungrouped, position: 1, elements: 1, findings: 0)
  }

  static func rule(_ name: String, _ severity: String) -> RuleRow {
    RuleRow(
      name: name, title: name, severity: severity, wcag: "1.3.1", document: "grouping",
      reason: "Because.", fix: "Mend it.", population: "row",
      claim: "are several stops")
  }

  static func text(_ path: Int, line: Int, _ severity: String) -> FindingText {
    FindingText(
      severity: severity, path: path, line: line, column: 5, view: "BedList",
      message: "Costs too much.", fix: "Group it.", swipesSaved: 80)
  }

  static func commit(
    _ repo: Int, _ letter: String, _ parent: Int?, position: Int?, by author: String, cost: Int
  ) -> CommitRow {
    var figures = Figures()
    figures.screens = 1
    figures.swipesGuideline = cost
    figures.critical = letter == "a" ? 0 : 1
    figures.moderate = letter == "a" ? 1 : 0
    return CommitRow(
      repo: repo, sha: String(repeating: letter, count: 40), firstParent: parent,
      parents: letter == "c" ? 2 : 1, position: position, author: author,
      authoredAt: 1_767_323_045, committedAt: letter == "a" ? 1_767_323_045 : 1_770_091_506,
      subject: "Change \(letter)", isComplete: true, figures: figures)
  }

  static func screen(_ repo: Int, _ view: Int, from: Int, cost: Int) -> ScreenSpanRow {
    ScreenSpanRow(
      repo: repo, view: view, from: from, line: 3, reason: "title", isOpaque: false,
      assumedRows: 1, swipes: Costs(guideline: cost, guidelineMin: cost),
      chrome: Costs(guideline: 1, guidelineMin: 1))
  }
}
