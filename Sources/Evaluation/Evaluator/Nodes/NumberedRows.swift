import Scenes
import Views

/// Rows that go through a list by their numbers: `ForEach(0..<titles.count) { Text(titles[$0]) }`, `titles.indices`.
enum NumberedRows {
  /// Notes of the rows that have just begun that they are numbered, from 0 and one after the other.
  static func begin(
    _ closure: Int32, of data: ExpressionID?, _ size: Evaluator.Size, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    guard let data, let count = size.count, !size.isAssumed, count > 1, count <= EachOf.most,
      isCounting(data, site, &evaluator)
    else { return }
    evaluator.rowStarts[evaluator.rowStarts.count - 1].numbers = count
    // Rows that are nothing but the entry with their number are one view after the other.
    guard evaluator.each == nil, isEntry(closure, site, evaluator) else { return }
    evaluator.each = Evaluator.EachCase(instance: -1, count: count)
  }

  private static func isCounting(
    _ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(data, site.file) {
    case .member(_, let name): return evaluator.word(name, site.file) == .indices
    case .binary(let sign, let first, _):
      let text = evaluator.linker.text(of: sign, in: site.file)
      guard text == "..<" || text == "..." else { return false }
      return ListParts.number(first, site, &evaluator) == 0
    default: return false
    }
  }

  /// Whether it is the number of a row around it, of as many as a list has entries.
  static func isNumber(
    _ index: ExpressionID, ofEntries count: Int, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.expression(index, site.file),
      let binding = evaluator.binding(
        of: evaluator.hash(name, site.file), in: site.environment), binding.row > 0
    else { return false }
    let row = Int(binding.row) - 1
    return evaluator.rowStarts.indices.contains(row)
      && evaluator.rowStarts[row].numbers == count
  }

  /// Notes the branch whose sides are the entries of a list, one for each of the rows around it.
  static func note(
    _ branch: Scene.NodeID, _ index: ExpressionID, ofEntries count: Int, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    guard let each = evaluator.each, each.instance < 0, each.count == count,
      isNumber(index, ofEntries: count, site, evaluator)
    else { return }
    evaluator.each?.branch = branch
  }

  /// As in `{ pages[$0].padding() }`.
  private static func isEntry(
    _ closure: Int32, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    let body = evaluator.closure(closure, site.file).body
    guard var cursor = evaluator.files.only(body, site.file) else { return false }
    while true {
      switch evaluator.expression(cursor, site.file) {
      case .call(let callee, _): cursor = callee
      case .member(let base, _): cursor = base
      case .element: return true
      default: return false
      }
    }
  }
}
