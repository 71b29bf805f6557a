import Views

/// `.many(let n)`, as text.
enum CasePattern {
  /// Nil where more is asked than the name of a case.
  static func isAny(of patterns: String, named name: UInt64) -> Bool? {
    if isPlain(patterns) { return NameHash.of(String(patterns.dropFirst())) == name }
    var isOpen = false
    for part in parts(of: patterns) {
      let isBound = part.hasPrefix("let ")
      let rest = part.utf8.dropFirst(isBound ? 4 : 0)
      guard rest.first == UInt8(ascii: ".") else { return nil }
      let called = rest.dropFirst().prefix { isOfName($0) }
      if NameHash.of(String(Substring(called))) != name { continue }
      let held = Substring(rest.dropFirst(called.count + 1))
      if held.isEmpty || takesAnything(held, isBound: isBound) { return true }
      isOpen = true
    }
    return isOpen ? nil : false
  }

  /// `.many`, as most are.
  private static func isPlain(_ pattern: String) -> Bool {
    pattern.utf8.first == UInt8(ascii: ".")
      && pattern.utf8.dropFirst().allSatisfy { isOfName($0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The name of the only case that is asked for, with whatever it holds.
  static func only(of patterns: String) -> UInt64? {
    let isBound = patterns.hasPrefix("let ") || patterns.hasPrefix("var ")
    let rest = patterns.utf8.dropFirst(isBound ? 4 : 0)
    guard rest.first == UInt8(ascii: ".") else { return nil }
    let ends: [UInt8] = [UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: ",")]
    let end = rest.firstIndex { ends.contains($0) } ?? rest.endIndex
    guard isAlone(rest[end...]) else { return nil }
    let called = Substring(rest[..<end].dropFirst())
    // What an optional holds is one more case further in.
    let isName = !called.isEmpty && called.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && called != "some" && called != "none" ? NameHash.of(String(called)) : nil
  }

  /// The same of a whole condition: `case .many(let n) = amount`.
  static func only(ofCondition condition: String) -> UInt64? {
    guard condition.hasPrefix("case ") else { return only(of: condition) }
    let pattern = condition.dropFirst(5)
    return pattern.firstRange(of: " = ").flatMap { only(of: String(pattern[..<$0.lowerBound])) }
  }

  /// The names that a case with so many values gives these, and which.
  static func taken(
    by patterns: String, of name: UInt64, _ count: Int
  ) -> [(name: UInt64, place: Int)] {
    for part in parts(of: patterns) {
      let isBound = part.hasPrefix("let ")
      let rest = part.utf8.dropFirst(isBound ? 4 : 0)
      guard rest.first == UInt8(ascii: ".") else { continue }
      let called = rest.dropFirst().prefix { isOfName($0) }
      guard NameHash.of(String(Substring(called))) == name else { continue }
      let held = rest.dropFirst(called.count + 1)
      guard held.first == UInt8(ascii: "("), let end = held.lastIndex(of: UInt8(ascii: ")")) else {
        return []
      }
      let values = self.parts(of: String(Substring(held[..<end].dropFirst())))
      guard values.count == count else { return [] }
      return values.enumerated().compactMap { place, value in
        bound(by: value, isBound).map { (NameHash.of(String($0)), place) }
      }
    }
    return []
  }

  /// The name in `items: let items`, `let items`, and of `let .inline(items)` in `items`.
  private static func bound(by value: Substring, _ isBound: Bool) -> Substring? {
    let written = value.split(separator: ":", maxSplits: 1).last ?? value
    let words = written.split(separator: " ")
    guard let name = words.last, name != "_", name.utf8.allSatisfy({ isOfName($0) }) else {
      return nil
    }
    return words.count == (isBound ? 1 : 2) && (isBound || words[0] == "let") ? name : nil
  }

  /// Nothing follows behind a comma.
  private static func isAlone(_ held: Substring.UTF8View) -> Bool {
    var depth = 0
    for byte in held {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return false
      default: break
      }
    }
    return true
  }

  /// `(let n, _)`: a name or a value would ask for more.
  private static func takesAnything(_ held: Substring, isBound: Bool) -> Bool {
    guard held.first == "(", held.last == ")" else { return false }
    return held.dropFirst().dropLast().split(separator: ",").allSatisfy { part in
      let name = part.split(separator: ":").last ?? part
      let words = name.split(separator: " ")
      return words == ["_"] || words.count == (isBound ? 1 : 2) && (isBound || words[0] == "let")
    }
  }

  /// Divided at the commas that are in no parentheses.
  private static func parts(of patterns: String) -> [Substring] {
    var depth = 0
    let parts = patterns.utf8.split { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte == UInt8(ascii: ",") && depth == 0
    }
    return parts.map { part in
      guard let first = part.firstIndex(where: { !isSpace($0) }),
        let last = part.lastIndex(where: { !isSpace($0) })
      else { return "" }
      return Substring(part[first...last])
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
