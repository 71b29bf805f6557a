internal import Scenes

/// What has to hold, in words, without what is said by the others already.
enum ConditionWords {
  static func both(_ left: String, _ right: String) -> String {
    if left.isEmpty || left == right { return right }
    if right.isEmpty { return left }
    var told = parts(left)
    for part in parts(right) where !told.contains(part) { told.append(part) }
    let needed = told.filter { !isImplied($0, by: told) }
    if needed.count == 1, needed[0].hasPrefix("("), needed[0].hasSuffix(")") {
      return String(needed[0].dropFirst().dropLast())
    }
    return needed.joined(separator: " and ")
  }

  /// “a and (b or c)” in its parts; “a or b” as one of them, in parentheses.
  private static func parts(_ text: String) -> [String] {
    if CodePhrase.isOneOfSeveral(text) { return ["(" + text + ")"] }
    let bytes = text.utf8
    var (found, depth): ([String], Int) = ([], 0)
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " ") where depth == 0 && bytes[index...].starts(with: sign):
        found.append(String(text[start..<index]))
        index = bytes.index(index, offsetBy: sign.count)
        start = index
        continue
      default: break
      }
      index = bytes.index(after: index)
    }
    return found + [String(text[start...])]
  }

  private static let sign = Array(" and ".utf8)
  private static let there = " is there"

  /// That something is there, where more is asked of it; and that several things do not all hold, where one of them
  /// does not.
  private static func isImplied(_ part: String, by told: [String]) -> Bool {
    if part.hasSuffix(there) {
      let subject = part.dropLast(there.count)
      return told.contains { other in
        other == subject || other.hasPrefix(subject + ".") || other.hasPrefix(subject + " == ")
          || other.hasPrefix(subject + " is ") && !other.hasSuffix(there)
      }
    }
    guard part.hasPrefix("not ("), part.hasSuffix(")") else { return false }
    let inner = parts(String(part.dropFirst(5).dropLast()))
    return inner.count > 1 && inner.contains { told.contains(DartWords.negated($0)) }
  }
}
