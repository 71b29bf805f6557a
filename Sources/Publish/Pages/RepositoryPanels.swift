import Queries

/// Small multiples: one panel per repository, all on the same axes.
struct RepositoryPanels {
  let data: SiteData
  let address: Address

  private var byRepository: [(name: String, records: [Record])] {
    let groups = Dictionary(grouping: data.records(.swipesByRepository)) { $0.text("repo") }
    return groups.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  var markup: Markup {
    let panels = byRepository
    let all = panels.flatMap(\.records)
    let months = all.compactMap { $0.month() }
    guard let first = months.min(), let last = months.max() else { return Markup() }
    let values = all.compactMap { $0.real("swipes_per_screen") }.sorted()
    // One strange month of one repository must not flatten all others.
    let top = values.isEmpty ? 1 : values[min(values.count - 1, values.count * 98 / 100)]
    let isCut = values.last.map { $0 > top } ?? false
    let falling = panels.filter { panel in
      Change(panel.records.series("swipes_per_screen")).map { $0.now < ($0.yearAgo ?? $0.now) }
        ?? false
    }.count
    let title = "Screens got cheaper within a year in \(falling) of \(panels.count) repositories"
    return FigureBlock(
      id: "swipes-by-repository", title: title,
      text:
        "Mean swipes per screen, from \(Month(index: first).name) to \(Month(index: last).name); every panel runs from 0 to \(Numerals.decimal(top)) swipes\(isCut ? "; what is above is drawn at the edge, and the table has it" : ""). Means, for one screen of a small repository moves its median by leaps. A repository’s line begins with its first commit and ends with its last.",
      picture: Tag.ul(.class("panels"), Attribute("role", "list")) {
        for panel in panels { draw(panel, first...last, top) }
      },
      table: DataTable(
        caption: "Mean swipes per screen, repository and month", all.reversed(),
        [
          ("repo", .text("Repository")), ("month", .text("Month")),
          ("screens", .number("Screens (n)")),
          ("swipes", .number("Swipes")), ("swipes_per_screen", .number("Per screen")),
          ("swipes_per_screen_platform", .number("Per screen, platform model")),
          ("stops_per_row", .number("Stops per row")),
        ]),
      query: .swipesByRepository
    ).markup(on: address)
  }

  private func draw(
    _ panel: (name: String, records: [Record]), _ months: ClosedRange<Int>, _ top: Double
  ) -> Markup {
    let values = panel.records.series("swipes_per_screen")
    let change = Change(values)
    let screens = panel.records.last?.integer("screens") ?? 0
    return Tag.li {
      Tag.h3 { Links(data: data, address: address).repository(panel.name) }
      Spark(
        values: values.mapValues { min($0, top) }, months: months, top: top, width: 240, height: 72
      ).markup
      Tag.p {
        if let change {
          "\(Tag.strong { Numerals.decimal(change.now) }) swipes per screen, n = \(screens)"
            as Markup
          Tag.br()
          change.text()
        }
      }
    }
  }
}
