import Scenes
import Views

/// What expressions come to whose value is told by more than their own code, while one value is read.
struct Standins {
  private struct Place: Hashable {
    var file: FileID
    var expression: ExpressionID
  }

  private var all: [Place: ValueID] = [:]

  subscript(id: ExpressionID, file: FileID) -> ValueID? {
    get { all.isEmpty ? nil : all[Place(file: file, expression: id)] }
    set { all[Place(file: file, expression: id)] = newValue }
  }

  /// Whether what stands for an expression is there; nil for another one, and where nobody knows.
  static func isThere(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool? {
    guard let value = evaluator.standins[id, site.file] else { return nil }
    switch evaluator.scene[value] {
    case .null: return false
    case .either(let all):
      return evaluator.scene.list(all).contains(.null) ? nil : true
    default: return true
    }
  }
}
