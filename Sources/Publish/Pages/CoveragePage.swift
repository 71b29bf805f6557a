import Queries

/// What was read and what was not: the ground that every other number stands on.
struct CoveragePage {
  let data: SiteData
  private let address = Address(Addresses.coverage)
  private var links: Links { Links(data: data, address: address) }

  var page: Page {
    Page(
      address: address, section: .coverage, heading: "Coverage and problems",
      description: "Which repositories and commits were read, and what could not be.",
      content: content)
  }

  private var content: Markup {
    let run = data.records(.lastRun).first
    let problems = data.records(.problems)
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
      + Tag.h2 { "Problems" } + list(problems)
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
    let records = data.records(.mainline)
    let all = Set(records.map { String($0.text("month").prefix(4)) }).sorted().suffix(12)
    var counts: [String: [String: (commits: Int, broken: Int)]] = [:]
    for record in records {
      let year = String(record.text("month").prefix(4))
      counts[record.text("repo"), default: [:]][year, default: (0, 0)].commits +=
        record.integer("commits")
      counts[record.text("repo"), default: [:]][year, default: (0, 0)].broken +=
        record.integer("incomplete_commits")
    }
    return DataTable(
      caption: "Commits analysed per repository and year; in brackets those that were not whole",
      columns: [.text("Repository"), .text("Status")] + all.map { .number($0) },
      rows: data.repositories.map { repository in
        DataTable.Row(
          cells: [
            links.repository(repository.name), Markup(text: repository.record.text("status")),
          ]
            + all.map { year in
              guard let count = counts[repository.name]?[year] else { return "–" }
              return count.broken > 0
                ? "\(count.commits) (\(count.broken))" : "\(count.commits)"
            })
      }
    ).markup
  }

  private func list(_ problems: [Record]) -> Markup {
    guard !problems.isEmpty else {
      return Tag.p(.class("note")) { "None: everything that was asked for could be read." }
    }
    let kinds = Dictionary(grouping: problems) { $0.text("kind") }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return DataTable(
      caption: "Problems by kind",
      columns: [.text("Kind"), .number("Problems"), .text("Repositories")],
      rows: kinds.map { kind, records in
        let names = Set(records.map { $0.text("repo") }).sorted()
        return DataTable.Row(cells: [
          Markup(text: kind), "\(records.count)",
          names.map { links.repository($0) }.joined(", "),
        ])
      }
    ).markup + ProblemTable(links: links).markup(Array(problems.prefix(100)), of: problems.count)
  }
}
