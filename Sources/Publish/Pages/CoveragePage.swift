import Queries

/// What was read and what was not: the ground that every other number stands on.
struct CoveragePage {
  let data: SiteData
  let index: IndexPages
  let number: Int
  private var address: Address { index.address(number) }
  private var links: Links { Links(data: data, address: address) }

  /// The first, and those on which its table of repositories goes on.
  static func all(_ data: SiteData) -> [CoveragePage] {
    let index = IndexPages(data.repositories.map(\.name), folder: "coverage")
    return (0..<index.count).map { CoveragePage(data: data, index: index, number: $0) }
  }

  var page: Page {
    Page(
      address: address, section: .coverage,
      heading: index.heading("Coverage and problems", number),
      description: "Which repositories and commits were read, and what could not be.",
      content: number == 0 ? content : Tag.h2 { "Commits by year" } + years)
  }

  private var content: Markup {
    let run = data.records(.lastRun).first
    let problems = data.problems
    let commits = data.repositories.reduce(0) { $0 + $1.record.integer("commits") }
    let byStatus = Dictionary(grouping: data.repositories) { $0.record.text("status") }
    let statuses = ["full", "partial", "failed", "missing"].compactMap { status in
      byStatus[status].map { "\(Numerals.grouped($0.count)) \(status)" }
    }
    return Headline.list([
      Headline(
        value: Numerals.grouped(data.repositories.count),
        name: data.repositories.count == 1 ? "repository" : "repositories",
        note: Markup(text: statuses.joined(separator: ", ") + "."), isGood: true),
      Headline(
        value: Numerals.grouped(commits), name: "commits analysed",
        note: "Every commit that the chosen branch reaches, not samples.", isGood: true),
      seen,
      Headline(
        value: Numerals.grouped(problems.count), name: problems.count == 1 ? "problem" : "problems",
        note: "Objects that were absent and source that could not be read; each is listed."),
    ])
      + (run.map { run in
        Tag.p(.class("note")) {
          "Last run: \(links.day(run.text("started_at"))), version \(run.text("tool_version")), \(run.text("status")), \(run.integer("blobs_read")) files read."
        }
      } ?? Markup())
      + Tag.h2 { "Commits by year" } + years
      + unknowns
      + packages
      + Tag.h2 { "Problems" } + list(problems)
  }

  /// What would have to be read for more screens to be counted whole.
  private var unknowns: Markup {
    let names = data.records(.unknowns)
    guard !names.isEmpty else { return Markup() }
    return Tag.h2 { "What is not known" }
      + Tag.p {
        "Views of packages, of the system and of code that could not be followed, by their names: a screen with one of them counts at the least. The \(names.count) that stand on most screens; the source of a package, beside the app’s or in a table of this program, would make them known."
      }
      + DataTable(
        caption: "Names of what is not in the repositories, by the screens of today that show it",
        names,
        [
          ("name", .text("Name")), ("screens", .number("Screens (n)")),
          ("repositories", .number("Repositories")), ("frameworks", .text("In")),
        ]
      ).markup
  }

  /// What would have to stand in the corpus, once for all apps.
  private var packages: Markup {
    let pinned = data.records(.packages)
    guard !pinned.isEmpty else { return Markup() }
    return Tag.h2 { "Packages that were not read" }
      + Tag.p {
        "Apps are read with the packages that they pin, where the corpus names the repository of a package. The \(pinned.count) that most apps are built with and that were not: add the address to the corpus, or fetch what its repository lacks."
      }
      + DataTable(
        caption:
          "Packages that are pinned today and were not read, by the repositories that pin them",
        pinned,
        [
          ("package", .text("Package")), ("repositories", .number("Repositories")),
          ("status", .text("Why")), ("first_repository", .text("Such as")),
        ]
      ).markup
  }

  private var seen: Headline {
    let all = data.repositories.map { Seen($0.record) }
    let (screens, atLeast) = all.reduce((0, 0)) { ($0.0 + $1.screens, $0.1 + $1.atLeast) }
    let apart = Numerals.count(data.readInPart, "repository is", "repositories are")
    return Headline(
      value: screens > 0
        ? Numerals.percent(Double(screens - atLeast) / Double(screens)) : "–",
      name: "of screens are counted whole",
      note:
        "Of \(Numerals.count(screens, "screen")), \(atLeast) with something that is not in the repository: counted at the least. \(apart) read in part, with fewer than half counted whole, and left out of figures over all.",
      isGood: true)
  }

  private var years: Markup {
    let all = Set(data.years.values.flatMap(\.keys)).sorted().suffix(12)
    return index.navigation(number)
      + DataTable(
        caption: "Commits analysed per repository and year; in brackets those that were not whole",
        columns: [.text("Repository"), .text("Status")] + all.map { .number($0) },
        rows: index.names(on: number).compactMap { data.repository($0) }.map { repository in
          DataTable.Row(
            cells: [
              links.repository(repository.name), Markup(text: repository.record.text("status")),
            ]
              + all.map { year in
                guard let count = data.years[repository.name]?[year] else { return "–" }
                return count.broken > 0
                  ? "\(count.commits) (\(count.broken))" : "\(count.commits)"
              }, id: index.anchor(repository.name))
        }
      ).markup
  }

  private func list(_ problems: SiteData.Problems) -> Markup {
    guard problems.count > 0 else {
      return Tag.p(.class("note")) { "None: everything that was asked for could be read." }
    }
    let kinds = problems.kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return DataTable(
      caption: "Problems by kind",
      columns: [.text("Kind"), .number("Problems"), .text("Repositories")],
      rows: kinds.map { name, kind in
        let more = kind.repositories - kind.first.count
        return DataTable.Row(cells: [
          Markup(text: name), "\(kind.count)",
          kind.first.map { links.repository($0) }.joined(", ")
            + (more > 0 ? " and \(more) more" : ""),
        ])
      }
    ).markup + ProblemTable(links: links).markup(problems.first, of: problems.count)
  }
}
