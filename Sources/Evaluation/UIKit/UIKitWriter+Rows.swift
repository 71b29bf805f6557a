import Scenes
import Views
import VoiceOver

/// The rows of tables and collections, with what stands above and below them.
extension UIKitWriter {
  /// What stands above rows, below them or behind them says nothing of those, unless a file has cells among it.
  func hasUnseenRows(_ table: UIKitPart) -> Bool {
    UIKitNames.tables.contains(table.word) && table.rows.isEmpty && table.isFilled
      && !table.children.contains { UIKitNames.cells.contains(parts[$0].word) }
  }

  mutating func openRows(
    _ count: Int, isAssumed: Bool, of data: ExpressionID?, at id: ExpressionID, _ site: Site
  ) -> Scene.NodeID {
    let data = data.map { evaluator.unknown($0, site) }
    evaluator.scene.repetitions.append(
      Repetition(count: min(count, 1_000_000), isAssumed: isAssumed, data: data))
    let repetition = Int32(evaluator.scene.repetitions.count - 1)
    return evaluator.open(.rows(repetition: repetition), .content, id, site)
  }

  /// The rows of a table: one body where there is one kind of cell, else one or another.
  mutating func writeRows(of table: Int, depth: Int) {
    let part = parts[table]
    let count =
      part.rowCount
      ?? UIKitPart.RowCount(
        count: evaluator.settings.rows, isAssumed: true)
    var alike: Scene.NodeID?
    for one in part.sections {
      if let many = one.alike {
        let first = parts[one.rows[0]]
        alike = openRows(
          many.count, isAssumed: many.isAssumed, of: nil, at: first.expression, first.site)
      }
      writeSection(one, depth: depth)
      if one.endsAlike, let node = alike { evaluator.close(node, []) }
    }
    if !part.sections.isEmpty { return }
    let first = parts[part.rows[0]]
    let (at, site) = (first.expression, first.site)
    var section: Scene.NodeID?
    if count.sections > 1 {
      section = openRows(
        count.sections, isAssumed: count.areSectionsAssumed, of: nil, at: at, site)
    }
    if let header = part.headers.first { writeEnd(header, depth: depth) }
    let seen = part.areRowsAtTimes ? openAtTimes(site) : []
    let rows = writeRows(part.rows, count, part.rowActions, depth: depth)
    for node in seen.reversed() { evaluator.close(node, []) }
    // What stands there when the list is empty, `if names.isEmpty { table.backgroundView = note }`, is not beside them.
    if count.isAssumed, let list = part.rowList {
      FilledRows.note(rowsOf: list.expression, at: rows, list.site, &evaluator)
    }
    if let footer = part.sectionFooters.first { writeEnd(footer, depth: depth) }
    if let section { evaluator.close(section, []) }
  }

  @discardableResult
  private mutating func writeRows(
    _ all: [Int], _ count: UIKitPart.RowCount, _ actions: [Int], depth: Int
  ) -> Scene.NodeID {
    let (at, site) = (parts[all[0]].expression, parts[all[0]].site)
    let rows = openRows(count.count, isAssumed: count.isAssumed, of: nil, at: at, site)
    if all.count == 1 {
      UIKitSwipeActions.write(all[0], actions, depth: depth + 1, &self)
    } else {
      let branch = evaluator.open(
        .branch(.choice, isExhaustive: true), .content, at, site)
      for cell in all {
        let own = parts[cell]
        let side = evaluator.open(
          .alternative, .content, own.expression, own.site)
        // In these rows, and not in others around them.
        if own.isSingle { evaluator.scene.nodes[Int(side)].oneRow = 1 }
        UIKitSwipeActions.write(cell, actions, depth: depth + 1, &self)
        evaluator.close(side, [])
      }
      evaluator.close(branch, [])
    }
    evaluator.close(rows, [])
    return rows
  }

  /// Rows for which the code takes sides of its own.
  private mutating func writeSection(_ one: UIKitPart.Section, depth: Int) {
    let outer = places.chosen
    guard let first = one.rows.first ?? one.header ?? one.footer else { return }
    let site = parts[first].site
    let section = one.isSectionAtTimes ? openAtTimes(site) : []
    places.chosen.merge(one.chosen) { $1 }
    if let header = one.header { writeEnd(header, depth: depth) }
    let rows = one.isAtTimes ? openAtTimes(site) : []
    if !one.rows.isEmpty { writeRows(one.rows, one.count, one.rowActions, depth: depth) }
    places.chosen = outer
    for node in rows.reversed() { evaluator.close(node, []) }
    if let footer = one.footer { writeEnd(footer, depth: depth) }
    for node in section.reversed() { evaluator.close(node, []) }
  }

  /// What stands above rows, or below them.
  private mutating func writeEnd(_ end: Int, depth: Int) {
    let around = parts[end].isAtTimes ? openAtTimes(parts[end].site) : []
    write(end, as: .content, depth: depth + 1)
    for node in around.reversed() { evaluator.close(node, []) }
  }

  private mutating func openAtTimes(_ site: Site) -> [Scene.NodeID] {
    let branch = evaluator.open(.branch(.condition, isExhaustive: false), .content, -1, site)
    return [branch, evaluator.open(.alternative, .content, -1, site)]
  }
}
