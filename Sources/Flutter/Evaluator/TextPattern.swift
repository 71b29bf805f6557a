/// Patterns that are written out, of which a known text may have nothing (Dart, `RegExp`).
enum TextPattern {
  /// False only where it is sure that nothing in the text is as the pattern says.
  static func mayMatch(_ pattern: String, in text: String) -> Bool {
    var reader = PatternReader(Array(pattern.unicodeScalars))
    let letters = Array(text.unicodeScalars)
    guard letters.count <= mostLetters, letters.allSatisfy({ $0.value <= 0xFFFF }),
      let part = reader.whole()
    else { return true }
    var search = PatternSearch(letters: letters)
    return search.finds(part)
  }

  /// Longer texts are none of those that code has written out.
  private static let mostLetters = 1_000
}

/// What a pattern is made of.
private indirect enum PatternPart {
  case letter(PatternLetters)
  case start
  case end
  case sequence([PatternPart])
  case either([PatternPart])
  case many(PatternPart, least: Int, most: Int)
}

/// Which letters may stand somewhere.
private struct PatternLetters {
  var ranges: [ClosedRange<UInt32>] = []
  var isOthers = false

  func holds(_ letter: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(letter.value) } != isOthers
  }

  init(_ ranges: [ClosedRange<UInt32>] = [], isOthers: Bool = false) {
    (self.ranges, self.isOthers) = (ranges, isOthers)
  }

  init(_ letter: Unicode.Scalar) { ranges = [letter.value...letter.value] }

  static let digits: [ClosedRange<UInt32>] = [0x30...0x39]
  static let word = digits + [0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
  static let space: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ]
  static let lineEnds: [ClosedRange<UInt32>] = [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]
}

/// Reads patterns; of one with anything that is seldom there it reads nothing.
private struct PatternReader {
  private let pattern: [Unicode.Scalar]
  private var at = 0

  init(_ pattern: [Unicode.Scalar]) { self.pattern = pattern }

  private var next: Unicode.Scalar? { at < pattern.count ? pattern[at] : nil }

  mutating func whole() -> PatternPart? {
    let part = either()
    return at == pattern.count ? part : nil
  }

  private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard next == letter else { return false }
    at += 1
    return true
  }

  private mutating func either() -> PatternPart? {
    var sides: [PatternPart] = []
    repeat {
      guard let side = sequence() else { return nil }
      sides.append(side)
    } while skip("|")
    return sides.count == 1 ? sides[0] : .either(sides)
  }

  private mutating func sequence() -> PatternPart? {
    var parts: [PatternPart] = []
    while let letter = next, letter != "|", letter != ")" {
      guard let part = one(), let repeated = repeated(part) else { return nil }
      parts.append(repeated)
    }
    return .sequence(parts)
  }

  private mutating func one() -> PatternPart? {
    guard let letter = next else { return nil }
    at += 1
    switch letter {
    case "^": return .start
    case "$": return .end
    case ".": return .letter(PatternLetters(PatternLetters.lineEnds, isOthers: true))
    case "(":
      if skip("?"), !skip(":") { return nil }
      let part = either()
      return skip(")") ? part : nil
    case "[": return letters().map { .letter($0) }
    case "\\": return escaped().map { .letter($0) }
    case "*", "+", "?", "{", "}", "]": return nil
    default: return .letter(PatternLetters(letter))
    }
  }

  private mutating func repeated(_ part: PatternPart) -> PatternPart? {
    var found = part
    if skip("*") {
      found = .many(part, least: 0, most: .max)
    } else if skip("+") {
      found = .many(part, least: 1, most: .max)
    } else if skip("?") {
      return .many(part, least: 0, most: 1)
    } else if skip("{") {
      guard let least = number() else { return nil }
      let most = skip(",") ? (next == "}" ? .max : number()) : least
      guard let most, most >= least, skip("}") else { return nil }
      found = .many(part, least: least, most: most)
    } else {
      return part
    }
    // As few as possible finds as much.
    _ = skip("?")
    return found
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let letter = next, PatternLetters(PatternLetters.digits).holds(letter) {
      digits.unicodeScalars.append(letter)
      at += 1
    }
    return Int(digits)
  }

  /// What stands behind a backslash.
  private mutating func escaped() -> PatternLetters? {
    guard let letter = next else { return nil }
    at += 1
    switch letter {
    case "d": return PatternLetters(PatternLetters.digits)
    case "D": return PatternLetters(PatternLetters.digits, isOthers: true)
    case "w": return PatternLetters(PatternLetters.word)
    case "W": return PatternLetters(PatternLetters.word, isOthers: true)
    case "s": return PatternLetters(PatternLetters.space)
    case "S": return PatternLetters(PatternLetters.space, isOthers: true)
    case "n": return PatternLetters("\n")
    case "r": return PatternLetters("\r")
    case "t": return PatternLetters("\t")
    default: return PatternLetters(PatternLetters.word).holds(letter) ? nil : PatternLetters(letter)
    }
  }

  /// Between square brackets.
  private mutating func letters() -> PatternLetters? {
    var found = PatternLetters(isOthers: skip("^"))
    while let letter = next, letter != "]" {
      at += 1
      var own = PatternLetters(letter)
      if letter == "\\" {
        guard let escaped = escaped(), !escaped.isOthers else { return nil }
        own = escaped
      }
      if next == "-", at + 1 < pattern.count, pattern[at + 1] != "]" {
        let last = pattern[at + 1]
        guard own.ranges.count == 1, let first = own.ranges.first?.lowerBound,
          own.ranges[0].count == 1, last != "\\", first <= last.value
        else { return nil }
        own.ranges = [first...last.value]
        at += 2
      }
      found.ranges += own.ranges
    }
    return skip("]") ? found : nil
  }
}

/// Looks for a pattern in a text, for so long.
private struct PatternSearch {
  let letters: [Unicode.Scalar]
  private var steps = 0

  private static let mostSteps = 50_000
  /// Inside each other.
  private static let deepest = 400
  private var depth = 0

  init(letters: [Unicode.Scalar]) { self.letters = letters }

  /// Also where it would take too long to tell.
  mutating func finds(_ part: PatternPart) -> Bool {
    for start in 0...letters.count where match(part, at: start, then: { _, _ in true }) {
      return true
    }
    return steps >= Self.mostSteps
  }

  private mutating func match(
    _ part: PatternPart, at: Int, then: (inout PatternSearch, Int) -> Bool
  ) -> Bool {
    steps += 1
    guard steps < Self.mostSteps, depth < Self.deepest else {
      steps = Self.mostSteps
      return false
    }
    depth += 1
    defer { depth -= 1 }
    switch part {
    case .letter(let own):
      return at < letters.count && own.holds(letters[at]) && then(&self, at + 1)
    case .start: return at == 0 && then(&self, at)
    case .end: return at == letters.count && then(&self, at)
    case .sequence(let parts): return match(parts[...], at: at, then: then)
    case .either(let sides):
      for side in sides where match(side, at: at, then: then) { return true }
      return false
    case .many(let inner, let least, let most):
      return many(inner, least: least, most: most, at: at, then: then)
    }
  }

  private mutating func match(
    _ parts: ArraySlice<PatternPart>, at: Int, then: (inout PatternSearch, Int) -> Bool
  ) -> Bool {
    guard let first = parts.first else { return then(&self, at) }
    return match(first, at: at) { search, next in
      search.match(parts.dropFirst(), at: next, then: then)
    }
  }

  private mutating func many(
    _ part: PatternPart, least: Int, most: Int, at: Int,
    then: (inout PatternSearch, Int) -> Bool
  ) -> Bool {
    if most > 0 {
      let isOnce = match(part, at: at) { search, next in
        // What takes nothing once takes nothing each time.
        (next > at || least > 0)
          && search.many(
            part, least: max(0, least - 1), most: most == .max ? .max : most - 1, at: next,
            then: then)
      }
      if isOnce { return true }
    }
    return least == 0 && then(&self, at)
  }
}
