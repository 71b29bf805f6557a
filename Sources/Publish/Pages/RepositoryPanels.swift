import Queries

/// Where each repository stands: small multiples on the same axes, or a distribution where they would
/// be too many to look at.
struct RepositoryPanels {
  let data: SiteData
  let address: Address

  /// So many panels can be compared at a glance.
  private static let most = 24

  private struct Panel {
    var name: String
    var values: [Int: Double]
    var typical: [Int: Double]
    var change: Change
    var screens: Int

    /// In the last month.
    var costs: TwoCosts {
      let last = typical.keys.max().flatMap { typical[$0] }
      return TwoCosts(most: change.now, typical: last ?? change.now)
    }
  }

  private var panels: [Panel] {
    data.trends.series.compactMap { name, values in
      guard let change = Change(values) else { return nil }
      let screens = data.repository(name)?.record.integer("screens") ?? 0
      return Panel(
        name: name, values: values, typical: data.trends.typical[name] ?? [:], change: change,
        screens: screens)
    }.sorted { $0.name < $1.name }
  }

  var markup: Markup {
    let panels = panels
    guard let months = data.trends.months, !panels.isEmpty else { return Markup() }
    let year = panels.compactMap { panel in panel.change.yearAgo.map { panel.change.now < $0 } }
    let title =
      year.isEmpty
      ? "No repository is a year old yet"
      : "Screens got cheaper within a year in \(Numerals.grouped(year.count { $0 })) of \(Numerals.count(year.count, "repository", "repositories"))"
    return panels.count > Self.most
      ? distribution(panels, title) : multiples(panels, months, title)
  }

  private func multiples(
    _ panels: [Panel], _ months: ClosedRange<Int>, _ title: String
  ) -> Markup {
    let top = data.trends.usual
    let isCut = data.trends.highest > top
    return FigureBlock(
      id: "swipes-by-repository", title: title,
      text:
        "Mean swipes per screen at most, and dotted what they are typically, from \(Month(index: months.lowerBound).name) to \(Month(index: months.upperBound).name); every panel runs from 0 to \(Numerals.decimal(top)) swipes\(isCut ? "; what is above is drawn at the edge, and the CSV file has it" : ""). Means, for one screen of a small repository moves its median by leaps. A repository’s line goes on for a year after its last commit, for its head still stands.\(apart)",
      picture: Tag.ul(.class("panels"), Attribute("role", "list")) {
        for panel in panels { draw(panel, months, top) }
      }, table: table(panels), query: .swipesByRepository
    ).markup(on: address)
  }

  private func draw(_ panel: Panel, _ months: ClosedRange<Int>, _ top: Double) -> Markup {
    Tag.li {
      Tag.h3 { Links(data: data, address: address).repository(panel.name) }
      Spark(
        values: panel.values.mapValues { min($0, top) }, months: months, top: top, width: 240,
        height: 72, typical: panel.typical.mapValues { min($0, top) }
      ).markup
      Tag.p {
        "\(Tag.strong { Numerals.decimal(panel.change.now) }) swipes per screen\(panel.costs.aside), n = \(panel.screens)"
        Tag.br()
        panel.change.text()
      }
    }
  }

  private func distribution(_ panels: [Panel], _ title: String) -> Markup {
    let steps = Self.steps(panels.map(\.change.now))
    let typical = Self.steps(panels.map(\.costs.typical))
    func value(_ share: Double) -> String {
      Numerals.decimal(steps.first { $0.share >= share }?.value ?? 0)
    }
    func usually(_ share: Double) -> String {
      Numerals.expected(typical.first { $0.share >= share }?.value ?? 0)
    }
    let text: Markup =
      "Mean swipes per screen of \(Numerals.grouped(steps.count)) repositories in their last month: in half of them a screen costs at most \(value(0.5)) or fewer, in a tenth \(value(0.1)) or fewer, in a tenth \(value(0.9)) or more; typically \(usually(0.5)), \(usually(0.1)) and \(usually(0.9)), the dotted curve. The \(Tag.a(.href(address.to(Addresses.repositories))) { "list of repositories" }) has a line for each over time.\(apart)"
    return FigureBlock(
      id: "swipes-by-repository", title: title, text: text,
      picture: ShareCurve(
        id: "swipes-by-repository", title: title,
        summary:
          "Mean swipes per screen of \(steps.count) repositories: half cost \(value(0.5)) or fewer, typically \(usually(0.5)); nine in ten \(value(0.9)) or fewer, typically \(usually(0.9)).",
        unit: "swipes per screen", steps: Self.thinned(steps), typical: Self.thinned(typical),
        marks: [
          (0.5, "half: \(value(0.5)) or fewer"), (0.9, "nine in ten: \(value(0.9)) or fewer"),
        ]
      ).markup,
      table: table(panels), query: .swipesByRepository
    ).markup(on: address)
  }

  private static func steps(_ values: [Double]) -> [(value: Double, share: Double)] {
    values.sorted().enumerated().map { index, value in
      (value: value, share: Double(index + 1) / Double(values.count))
    }
  }

  /// No more steps than a drawing has pixels.
  private static func thinned(
    _ steps: [(value: Double, share: Double)]
  ) -> [(value: Double, share: Double)] {
    let every = max(1, steps.count / 300)
    return steps.enumerated().filter {
      ($0.offset + 1) % every == 0 || $0.offset == steps.count - 1
    }.map(\.element)
  }

  /// Those that are read in part are here, for a reader who looks for one, and marked.
  private var apart: String {
    let count = data.readInPart
    guard count > 0 else { return "" }
    let verb = count == 1 ? "is" : "are"
    return
      " \(Numerals.grouped(count)) of them \(verb) read in part, and what is shown is the least it can be."
  }

  private func table(_ panels: [Panel]) -> DataTable {
    func change(_ panel: Panel, _ before: Double?) -> Markup {
      Markup(text: before.map { Numerals.change(panel.change.now - $0) } ?? "–")
    }
    let dearest = panels.sorted { ($1.change.now, $0.name) < ($0.change.now, $1.name) }
    return DataTable(
      caption: "Mean swipes per screen of each repository in its last month, the dearest first",
      columns: [
        .text("Repository"), .number("Screens (n)"), .number("Per screen"),
        .number("Typically"), .number("In a month"), .number("In a year"),
      ],
      rows: dearest.prefix(DataTable.most).map { panel in
        DataTable.Row(cells: [
          Links(data: data, address: address).repository(panel.name), "\(panel.screens)",
          Markup(text: Numerals.decimal(panel.change.now)),
          Markup(text: panel.costs.typicalText),
          change(panel, panel.change.monthAgo), change(panel, panel.change.yearAgo),
        ])
      }, total: panels.count)
  }
}
