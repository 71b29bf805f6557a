import Queries

/// What all repositories together say: the numbers, the trends, and what changed them.
struct OverviewPage {
  let data: SiteData
  let example: RowExample?
  private let address = Address(Addresses.overview)
  private var links: Links { Links(data: data, address: address) }

  var page: Page {
    Page(
      address: address, section: .overview,
      heading: "What a screen costs those who listen", title: "Overview",
      description: "How many VoiceOver swipes the screens of \(data.repositories.count) iOS "
        + "repositories cost, and which accessibility rules they break, commit by commit.",
      content: content)
  }

  private var content: Markup {
    let trends = TrendFigures(data: data, address: address)
    return lead + headlines
      + trends.swipes.markup(on: address)
      + bestExample
      + trends.ungrouped.markup(on: address)
      + trends.findings.markup(on: address)
      + (FrameworkFigure(months: data.records(.frameworks)).block?.markup(on: address) ?? Markup())
      + Tag.h2 { "Where each repository stands" }
      + RepositoryPanels(data: data, address: address).markup
      + Tag.h2 { "The commits that changed most" }
      + ChangeTables(data: data, address: address, limit: 10).markup(data.changes)
  }

  private var lead: Markup {
    let commits = data.repositories.reduce(0) { $0 + $1.record.integer("commits") }
    return Tag.p(.class("lead")) {
      "A person who uses VoiceOver swipes from element to element. These pages count the swipes on every screen of \(Markup(text: Numerals.count(data.repositories.count, "repository", "repositories"))) over \(Markup(text: Numerals.count(commits, "commit"))), read from source, up to \(data.until)."
    }
  }

  private var headlines: Markup {
    let swipes = data.records(.swipesPerScreen).whileMostLive.withCases("screens")
    let rows = data.records(.ungroupedRows).whileMostLive.withCases("rows")
    let elements = data.records(.findingsPerElement).whileMostLive.withCases("elements")
    var list: [Headline] = []
    if let last = swipes.last, let median = last.costs("median") {
      let typicalChange = SharedChange(last, of: .typical)
      let typical = median.differ ? "; typically \(Numerals.expected(median.typical))" : ""
      list.append(
        Headline(
          value: Numerals.decimal(median.most), name: "swipes, the median screen at most\(typical)",
          note:
            "\(SharedChange(last).text())\(typicalChange.aside(beside: SharedChange(last))). n\u{A0}=\u{A0}\(Numerals.count(last.integer("screens"), "screen")) of \(last.repositories) alive in \(last.monthName).\(last.readInPart)"
        ))
    }
    if let last = rows.last, let share = last.real("share") {
      list.append(
        Headline(
          value: Numerals.percent(share), name: "of list rows are not grouped",
          note:
            "\(SharedChange(last).text(factor: 100, unit: " points")). n\u{A0}=\u{A0}\(last.integer("ungrouped_rows")) of \(Numerals.count(last.integer("rows"), "row")) in \(last.repositories).\(last.readInPart)"
        ))
    }
    if let last = elements.last, let findings = last.real("per_100_elements") {
      list.append(
        Headline(
          value: Numerals.decimal(findings), name: "findings per 100 elements",
          note:
            "\(SharedChange(last).text()). n\u{A0}=\u{A0}\(Numerals.count(last.integer("findings"), "finding")), \(Numerals.count(last.integer("elements"), "element")) in \(last.repositories).\(last.readInPart)"
        ))
    }
    let total = data.repositories.reduce(0) { $0 + $1.record.integer("swipes_guideline") }
    if total > 0 {
      list.append(
        Headline(
          value: Numerals.grouped(data.rows.saved), name: "swipes that grouping rows would save",
          note:
            "At most, of \(total) on \(Numerals.count(data.screens, "screen")) of today, where a row of unknown length counts 20 times.",
          isGood: true))
    }
    return Headline.list(list)
  }

  /// The picture that says what this is about.
  private var bestExample: Markup {
    guard let example else { return Markup() }
    let (stops, fewer) = (example.stops, example.fewer)
    return Tag.section {
      Tag.h2 { "\(stops) swipes a row, or \(fewer == 1 ? "one" : "\(fewer)")" }
      Tag.p {
        "A row of \(links.screen(example.screen)) in \(links.repository(example.screen.repo)). Each number is a stop; the line is the finger’s way.\(example.aside) \(fewer == 1 ? "Made one element, the row is one swipe" : "With its parts grouped, the row is \(fewer) swipes"), and the list costs \(Numerals.grouped(example.saved)) fewer."
      }
      SwipeMapSection.comparison(example.tree, row: example.row, id: "example")
    }
  }
}

extension [Record] {
  /// A column over months; months without a value are absent.
  func series(_ column: String) -> [Int: Double] {
    var values: [Int: Double] = [:]
    for record in self {
      if let month = record.month(), let value = record.real(column) { values[month] = value }
    }
    return values
  }
}

extension [Record] {
  /// Without the months that have fewer than ten cases, whose shares jump with every single one.
  ///
  /// All of them where no month has as many, so that small corpora still have a line.
  func withCases(_ column: String) -> [Record] {
    let enough = filter { $0.integer(column) >= 10 }
    return enough.isEmpty ? self : enough
  }

  /// Without the last months in which most repositories have already had their last commit: a line
  /// there would speak of one or two and be taken for all.
  var whileMostLive: [Record] {
    let most = map { $0.integer("repositories") }.max() ?? 0
    let end = lastIndex { 2 * $0.integer("repositories") >= most }
    return end.map { Array(self[...$0]) } ?? self
  }
}

extension Record {
  var repositories: String { Numerals.count(integer("repositories"), "repository", "repositories") }

  /// How many stand apart because most of them was not seen; nothing where there is none.
  var readInPart: String {
    let count = integer("read_in_part")
    return count == 0 ? "" : " Read in part: \(Numerals.grouped(count))."
  }

  var monthName: String { Month(text("month"))?.name ?? text("month") }
}
