import Scenes
import VoiceOver

/// What data is called that code writes down.
enum DataNames {
  /// The names of `birds[index].owner?.name.trim()`, without what stands in brackets, and without what is done to the
  /// text at last.
  static func words(_ expression: String) -> String {
    var names: [Substring] = []
    var called = false
    var calls: Set<Int> = []
    var depth = 0
    var start: String.Index?
    func end(_ at: String.Index) {
      if let first = start { names.append(expression[first..<at]) }
      start = nil
    }
    for at in expression.indices {
      let letter = expression[at]
      if letter == "(" || letter == "[" {
        if depth == 0 { end(at) }
        // What stands around an operand calls nothing.
        called = letter == "(" && expression[..<at].last != " "
        if depth == 0, called { calls.insert(names.count - 1) }
        // `birds.where(…)`: some of them are called as all of them are.
        if depth == 0, called, expression[at...].hasPrefix("(…)"), names.count > 1 {
          names.removeLast()
          called = false
          calls.remove(names.count)
        }
        depth += 1
      } else if letter == ")" || letter == "]" {
        depth = max(0, depth - 1)
      } else if depth == 0, letter.isLetter || letter.isNumber || letter == "_" {
        if start == nil { (start, called) = (at, false) }
      } else if depth == 0 {
        end(at)
      }
    }
    end(expression.endIndex)
    // A number that is reckoned with names nothing.
    if names.contains(where: { $0.first?.isNumber == true }) {
      names.removeAll { $0.first?.isNumber == true }
      calls = Set(names.indices)
    }
    if called, names.count > 1 { names.removeLast() }
    // What is called by a sign says what it is given: `_(title)`.
    if called || names.isEmpty, names.allSatisfy({ $0.allSatisfy { $0 == "_" } }),
      let open = expression.firstIndex(of: "(")
    {
      let given = expression[expression.index(after: open)...]
      guard let quote = given.first, "'\"".contains(quote) else { return words(String(given)) }
      return String(given.dropFirst().prefix { $0 != quote })
    }
    return Placeholder.words(ofChain: names, isProperty: !calls.contains(names.count - 1))
  }
}
