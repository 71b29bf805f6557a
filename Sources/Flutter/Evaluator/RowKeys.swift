internal import Components
import Scenes

/// What tells rows apart: the elements that they are made of, and what these are known by.
///
/// At most one of them is what something else is: `boat.id == chosen`.
enum RowKeys {
  /// What the elements of a list are known by, and nothing else has (by convention of those who write models).
  private static let names: Set<String> = ["id", "uid", "uuid", "guid", "key"]

  /// Of an element, or of what counts them, the rows that are made of it.
  static func rows(of element: DartSubject) -> UInt64 {
    Digest.of([element.owner, element.hash, 0x50E])
  }

  static func rows(of value: DartValue?) -> UInt64? {
    guard case .unknown(let unknown)? = value else { return nil }
    return unknown.isIndex ? rows(of: unknown.subject) : unknown.rows
  }

  /// What is asked of an element, which tells it from others if that does.
  static func member(_ name: String, _ value: DartValue, of element: UnknownValue) -> DartValue {
    guard element.rows != nil, names.contains(name), case .unknown(var found) = value else {
      return value
    }
    found.rows = element.rows
    return .unknown(found)
  }

  /// Whether a row is what something else is; nil where that is not asked.
  static func answer(_ left: DartValue, _ right: DartValue, words: String) -> DartAnswer? {
    guard case .unknown(let one) = left, case .unknown(let other) = right,
      (one.rows == nil) != (other.rows == nil), let rows = one.rows ?? other.rows
    else { return nil }
    let digest = one.rows == nil ? left.digest : right.digest
    return .depends(
      DartCondition(
        asks: [.init(subject: DartSubject(owner: rows, hash: digest), answers: [.flag(true)])],
        words: words))
  }
}
