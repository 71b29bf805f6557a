import Queries
import Store

/// One screen: the swipe map, its rows, its history, its findings.
struct ScreenPage {
  let data: SiteData
  let screen: SiteData.Screen
  let address: Address
  let findings: [Record]
  /// The newest first.
  let past: [Record]
  /// All that may be there at once, and a usual state.
  let layout: LayoutTree?
  let usual: LayoutTree?
  private var links: Links { Links(data: data, address: address) }

  init?(
    data: SiteData, screen: SiteData.Screen, in content: RepositoryContent,
    _ reader: borrowing ScreenReader
  ) throws(StoreError) {
    guard let path = screen.address else { return nil }
    self.data = data
    self.screen = screen
    findings = content.findings(screen)
    past = try reader.history(screen.id)
    let layouts = try reader.layouts(screen.id)
    (layout, usual) = (layouts?.all, layouts?.usual)
    address = Address(path)
  }

  var page: Page {
    Page(
      address: address, section: .screens, heading: screen.name,
      title: "\(screen.name), \(screen.repo)",
      description:
        "\(screen.name) of \(screen.repo) costs \(screen.swipes) VoiceOver swipes\(costs.aside).",
      content: content)
  }

  private var costs: TwoCosts {
    TwoCosts(
      most: Double(screen.swipes), typical: screen.typical, isAtLeast: screen.isOpaque)
  }

  private var content: Markup {
    lead + maps + history
      + Tag.h2 { "Open findings" }
      + FindingTable(data: data, address: address).markup(
        Array(findings.prefix(50)), of: findings.count, showsView: false)
  }

  private var lead: Markup {
    let record = screen.record
    let opaque = record.text("opaque_names")
    let platform = TwoCosts(most: Double(screen.platform), typical: screen.typicalPlatform)
    let chrome = "\(record.integer("chrome_guideline")) of them on titles, toolbars and tabs."
    return Tag.p(.class("lead")) {
      "\(Tag.strong { "\(links.swipes(screen.swipes, isOpaque: screen.isOpaque)) swipes\(costs.differ ? " at most, typically \(costs.typicalText)" : "")" }) from the first element to the last, \(links.swipes(screen.platform, isOpaque: screen.isOpaque))\(platform.aside) in the platform model; \(chrome)"
    }
      + Tag.dl(.class("facts")) {
        Tag.dt { "Repository" }
        Tag.dd { links.repository(screen.repo) }
        Tag.dt { "Source" }
        Tag.dd { links.place(screen.path, record.integer("line"), in: screen.repo) }
        Tag.dt { "Made with" }
        Tag.dd { FrameworkFigure.name(of: record.text("framework")) }
        Tag.dt { "Why it is a screen" }
        Tag.dd { Self.reasons[record.text("reason")] ?? record.text("reason") }
        Tag.dt { "This cost since" }
        Tag.dd {
          "\(links.day(record.text("since"))), \(links.commit(record.text("since_sha"), in: screen.repo))"
        }
        if record.integer("assumed_rows") > 0 {
          Tag.dt { "Assumed" }
          Tag.dd {
            Numerals.count(record.integer("assumed_rows"), "collection") + " of unknown length"
          }
        }
        if screen.isOpaque {
          Tag.dt { "Not readable" }
          Tag.dd {
            opaque.isEmpty
              ? "something inside is not in the repository: the count is a lower bound"
              : "\(opaque): not in the repository, so the count is a lower bound"
          }
        }
      }
  }

  private static let reasons = [
    "root": "the root of the app", "tab": "a tab", "destination": "a navigation destination",
    "sheet": "shown as a sheet", "cover": "shown over the full screen",
    "popover": "shown as a popover",
    "title": "it has a navigation title", "unused": "no other view of the repository uses it",
    "controller": "a view controller", "page": "a page of another view",
  ]

  private var maps: Markup {
    guard let tree = layout, !tree.nodes.isEmpty else { return Markup() }
    let rows = tree.ungroupedRows
    return rows.prefix(4).enumerated().map { number, index in
      let node = tree.nodes[index]
      let (swipes, fewer) = (tree.row(index).swipes, tree.groupedRow(index).swipes)
      let times = node.count ?? 1
      return Tag.h2 { "\(swipes) swipes a row, or \(fewer == 1 ? "one" : "\(fewer)")" }
        + Tag.p {
          "The row\(node.line.map { " in line \($0)" } ?? "") costs at most \(swipes * times) swipes over \(Numerals.count(times, node.isAssumed ? "assumed row" : "row")). \(fewer == 1 ? "Made one element" : "With its parts grouped") it costs \(fewer * times)."
        }
        + SwipeMapSection.comparison(tree, row: index, id: "row-\(number + 1)")
    }.joined()
      + Tag.h2 { "The screen as VoiceOver walks it" }
      + Tag.p(.class("note")) {
        "Drawn after the stacks in the source, not to scale; rows are drawn once. Guideline model\(usual == nil ? "." : ", in a usual state: of each branch of the source the side that is nearest to what is typical of it. What is dashed is there only at times.")"
      }
      + SwipeMapSection.screen(tree, usual, id: "map", swipes: screen.swipes)
  }

  private var history: Markup {
    let records = Array(past.reversed())
    guard records.count > 1 else { return Markup() }
    return Tag.h2 { "Its cost over time" }
      + DataTable(
        caption: "Every change of the screen’s cost on the mainline, newest first",
        columns: [
          .text("Since"), .number("Swipes at most"), .number("Change"), .number("Typically"),
          .number("Platform model"), .text("Commit"),
        ],
        rows: records.indices.reversed().prefix(40).map { index in
          let record = records[index]
          let before = index > 0 ? records[index - 1].integer("swipes_guideline") : nil
          return DataTable.Row(cells: [
            links.day(record.text("from_at")), "\(record.integer("swipes_guideline"))",
            Markup(
              text: before.map { Numerals.change(Double(record.integer("swipes_guideline") - $0)) }
                ?? "new"),
            Markup(text: record.real("swipes_guideline_typical").map(Numerals.expected) ?? "–"),
            "\(record.integer("swipes_platform"))",
            links.commit(record.text("from_sha"), in: screen.repo),
          ])
        }
      ).markup
  }
}
