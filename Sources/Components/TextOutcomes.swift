/// Texts of which one is said, as they are told of one element: “Open or Closed”, “Mail, at times unread”.
///
/// The words are those of scenes (`Wording.outcomes`): up to three are told, and of more one with how many there are
/// besides.
enum TextOutcomes {
  private static let told = 3
  /// What is longer nobody listens to: of several such texts one is told.
  private static let longest = 400
  private static let atTimes = "at times "
  private static let comma = ", "

  /// What is said of them, `best` where not all can be told; empty ones say that nothing may be said.
  static func words(_ texts: [String], best: String) -> String {
    var said: [String] = []
    for text in texts where !text.allSatisfy(\.isWhitespace) && !said.contains(text) {
      said.append(text)
    }
    guard let first = said.first else { return texts.first ?? "" }
    let isOptional = said.count < texts.count && texts.contains { $0.allSatisfy(\.isWhitespace) }
    let lead = said.allSatisfy { $0.lead == first.lead } ? first.lead : ""
    let tail = said.allSatisfy { $0.tail == first.tail } ? first.tail : ""
    let bare = said.map { $0.dropFirst(lead.count).dropLast(tail.count) }
    let whole = joined(bare.map { $0.components }, best: best)
    let words = isOptional && said.contains(where: \.isWritten) ? mark(whole) : whole
    return lead + words + tail
  }

  /// Parts between commas: what all of them have stands around what they have not.
  private static func joined(_ all: [[Substring]], best: String) -> String {
    guard let first = all.first, all.count > 1 else { return (all.first ?? []).text }
    if let grown = grown(all) { return grown }
    let least = all.map(\.count).min() ?? 0
    func isShared(_ count: Int, _ part: ([Substring]) -> ArraySlice<Substring>) -> Bool {
      count <= least && all.allSatisfy { part($0).elementsEqual(part(first)) }
    }
    var start = 0
    while isShared(start + 1, { $0.prefix(start + 1) }) { start += 1 }
    var end = 0
    while isShared(start + end + 1, { $0.suffix(end + 1) }) { end += 1 }
    var middles: [String] = []
    for parts in all {
      let middle = Array(parts[start..<(parts.count - end)]).text
      if !middles.contains(middle) { middles.append(middle) }
    }
    let some = middles.filter { !$0.isEmpty }
    let total = some.reduce(0) { $0 + $1.utf8.count }
    guard some.count <= told, total <= longest else {
      let others = all.count - 1
      return others < told ? best : best + " or \(others) others"
    }
    let choice = some.joined(separator: " or ")
    let isMarked = some.count < middles.count && some.contains(where: \.isWritten)
    let middle = isMarked ? mark(choice) : choice
    return (first.prefix(start) + [middle[...]] + first.suffix(end)).map { $0 }.text
  }

  /// One of them has all that the others have, and more: what it has more is there at times.
  private static func grown(_ all: [[Substring]]) -> String? {
    guard let most = all.max(by: { ($0.count, $0.text.count) < ($1.count, $1.text.count) }) else {
      return nil
    }
    var isAlways = [Bool](repeating: true, count: most.count)
    for parts in all {
      var left = parts[...]
      for (index, part) in most.enumerated() {
        if left.first == part { left.removeFirst() } else { isAlways[index] = false }
      }
      if !left.isEmpty { return nil }
    }
    guard most.text.utf8.count <= longest, isAlways.contains(true) else { return nil }
    return zip(most, isAlways).map { part, isAlways in
      isAlways || !part.isWritten ? part : mark(String(part))[...]
    }.text
  }

  /// That it is not always said: of what only a run tells that may be empty anyway, and goes without saying.
  private static func mark(_ words: String) -> String {
    words.hasPrefix(atTimes) ? words : atTimes + words
  }

  /// Words run on into what stands before or behind them: “1 item” or “2 items”.
  static func areGlued(_ left: [String], _ right: [String]) -> Bool {
    left.contains { one in
      guard let last = one.last, !last.isBreak else { return false }
      return right.contains { $0.first.map { !$0.isBreak } ?? false }
    }
  }
}

extension [Substring] {
  fileprivate var text: String { joined(separator: ", ") }
}

extension StringProtocol {
  /// The commas and the spaces that part it from what it is added to: they are said once.
  fileprivate var lead: String { String(prefix { $0 == "," || $0.isWhitespace }) }

  fileprivate var tail: String {
    String(reversed().prefix { $0 == "," || $0.isWhitespace }.reversed())
  }

  fileprivate var components: [Substring] {
    var parts: [Substring] = []
    var (start, at) = (startIndex, startIndex)
    var depth = 0
    while at < endIndex {
      switch self[at] {
      // What code says of what only a run tells may have commas of its own.
      case "‹": depth += 1
      case "›": depth = Swift.max(0, depth - 1)
      case "," where depth == 0 && index(after: at) < endIndex && self[index(after: at)] == " ":
        parts.append(Substring(self[start..<at]))
        at = index(after: at)
        start = index(after: at)
      default: break
      }
      at = index(after: at)
    }
    return parts + [Substring(self[start..<endIndex])]
  }

  /// Some of it is in the source.
  fileprivate var isWritten: Bool {
    var depth = 0
    return contains { letter in
      switch letter {
      case "‹": depth += 1
      case "›": depth = Swift.max(0, depth - 1)
      default: if depth == 0 { return letter.isLetter || letter.isNumber }
      }
      return false
    }
  }
}

extension Character {
  /// A word ends here, or begins.
  fileprivate var isBreak: Bool {
    isWhitespace || ",.;:!?()[]{}“”\"'–—".contains(self)
  }
}
