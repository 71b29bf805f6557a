import Store

/// The row that shows best what grouping is worth, from those that save most.
///
/// One without controls comes first: all of it can be one element, and nothing has to become an action.
struct RowExample {
  let screen: SiteData.Screen
  let tree: LayoutTree
  let row: Int
  let stops: Int
  let fewer: Int
  /// Stops that are there typically.
  let typical: Double
  /// Swipes that the list costs less.
  var saved: Int { (stops - fewer) * (tree.nodes[row].count ?? 1) }

  /// What the drawing has more than a row has typically, in a sentence.
  var aside: String {
    let costs = TwoCosts(most: Double(stops), typical: typical)
    guard costs.differ else { return "" }
    return " Drawn with all stops that it may have; typically it has \(Numerals.expected(typical))."
  }

  private static let controls: Set<LayoutTree.Kind> = [
    .button, .link, .toggle, .slider, .stepper, .picker, .field, .menu, .date,
  ]

  static func best(
    of data: SiteData, _ reader: borrowing ScreenReader
  ) throws(StoreError) -> RowExample? {
    var usual: RowExample?
    for row in data.rows.first {
      guard let screen = data.named[row.integer("view_id")], screen.address != nil,
        let tree = try reader.layout(screen.id), let example = RowExample(screen, tree, row)
      else { continue }
      if !tree.row(example.row).nodes.contains(where: { controls.contains($0.kind) }) {
        return example
      }
      usual = usual ?? example
    }
    return usual
  }

  /// nil where the row says one thing over and over, or holds rows of its own.
  private init?(_ screen: SiteData.Screen, _ tree: LayoutTree, _ record: Record) {
    guard let row = tree.row(atLine: record.integer("line")) else { return nil }
    let drawn = tree.row(row)
    guard (3...7).contains(drawn.swipes), Set(drawn.stops.map(\.speech)).count > 2,
      !drawn.nodes.contains(where: { $0.kind == .rows })
    else { return nil }
    self.screen = screen
    self.tree = tree
    self.row = row
    stops = drawn.swipes
    fewer = tree.groupedRow(row).swipes
    // A drawing of another state than the one that is counted says nothing of it.
    let isCounted = record.integer("stops_guideline") == stops
    typical = isCounted ? record.real("stops_guideline_typical") ?? Double(stops) : Double(stops)
  }
}

extension LayoutTree {
  /// The ungrouped row at a line of the source, or the only one there is.
  func row(atLine line: Int) -> Int? {
    let rows = ungroupedRows
    return rows.first { nodes[$0].line == line } ?? (rows.count == 1 ? rows[0] : nil)
  }
}
