import Tokens

/// What one Swift source decides, as a number: equal for sources that differ in layout, comments or in what
/// rules say to people.
///
/// Left out are, with all that stands in them: the examples of a rule (`Example(…)`), its texts (`title`, `wrong`,
/// `heard` and `fix` of `Rule(…)`), and the message and the `fix` of what is reported (`report.add(…)`).
/// Where a message is made elsewhere it counts like other code: a change too many costs a crawl that need not
/// have been, a change too few keeps wrong results.
package struct SourcePrint {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private let list: TokenList

  package init(_ source: Span<UInt8>) {
    list = tokenize(source)
    add(0..<list.tokens.count, source)
  }

  private mutating func add(_ range: Range<Int>, _ source: Span<UInt8>) {
    var at = range.lowerBound
    while at < range.upperBound {
      if let end = callEnd(["Example"], at, range, source) {
        // One example more or less is no other rule.
        at = end < range.upperBound && list.tokens[end].kind == .comma ? end + 1 : end
      } else if let end = callEnd(["Rule"], at, range, source) {
        add(call: at..<end, source) { label, _ in Self.texts.contains(label) }
        at = end
      } else if let end = callEnd(["report", ".", "add"], at, range, source) {
        // The message is the last argument without a label.
        add(call: at..<end, source) { label, isLast in label == "fix" || label.isEmpty && isLast }
        at = end
      } else {
        add(list.tokens[at], source)
        at += 1
      }
    }
  }

  private static let texts: Set<String> = ["title", "wrong", "heard", "fix"]

  /// The end of a call of this name that begins here.
  private func callEnd(
    _ name: [String], _ start: Int, _ range: Range<Int>, _ source: Span<UInt8>
  ) -> Int? {
    let open = start + name.count
    guard open < range.upperBound, list.tokens[open].kind == .leftParen else { return nil }
    for (number, part) in name.enumerated() where text(start + number, source) != part {
      return nil
    }
    return end(from: open, to: range.upperBound)
  }

  /// Behind what closes the bracket at `open`; nil where nothing does.
  private func end(from open: Int, to limit: Int) -> Int? {
    var depth = 0
    for at in open..<limit {
      depth += list.tokens[at].kind.nesting
      if depth == 0 { return at + 1 }
    }
    return nil
  }

  /// A call without the values of the arguments that are left out.
  private mutating func add(
    call: Range<Int>, _ source: Span<UInt8>,
    without isLeftOut: (_ label: String, _ isLast: Bool) -> Bool
  ) {
    let open = call.first { list.tokens[$0].kind == .leftParen } ?? call.lowerBound
    let arguments = arguments(open + 1..<call.upperBound - 1, source)
    let last = arguments.last { $0.label.isEmpty }?.value
    add(call.lowerBound..<open + 1, plainly: source)
    for (label, value) in arguments where !isLeftOut(label, value == last) {
      for byte in label.utf8 { mix(byte) }
      add(value, source)
    }
    add(call.upperBound - 1..<call.upperBound, plainly: source)
  }

  private func arguments(
    _ range: Range<Int>, _ source: Span<UInt8>
  ) -> [(label: String, value: Range<Int>)] {
    var found: [(label: String, value: Range<Int>)] = []
    var start = range.lowerBound
    var depth = 0
    for at in range {
      depth += list.tokens[at].kind.nesting
      let isEnd = at + 1 == range.upperBound
      guard isEnd || depth == 0 && list.tokens[at].kind == .comma else { continue }
      let end = list.tokens[at].kind == .comma && depth == 0 ? at : at + 1
      let isLabelled =
        start + 1 < end && list.tokens[start].kind.isWord && list.tokens[start + 1].kind == .colon
      if start < end {
        found.append((isLabelled ? text(start, source) : "", start + (isLabelled ? 2 : 0)..<end))
      }
      start = at + 1
    }
    return found
  }

  private func text(_ at: Int, _ source: Span<UInt8>) -> String {
    let token = list.tokens[at]
    var bytes: [UInt8] = []
    for index in token.start..<token.end { bytes.append(source[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(_ range: Range<Int>, plainly source: Span<UInt8>) {
    for at in range { add(list.tokens[at], source) }
  }

  private mutating func add(_ token: Token, _ source: Span<UInt8>) {
    // The kind tells `a - b` from `a(-b)`; where lines begin is layout.
    mix(token.kind.rawValue)
    for index in token.start..<token.end { mix(source[index]) }
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}

extension TokenKind {
  fileprivate var nesting: Int {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .interpolationStart: 1
    case .rightParen, .rightBracket, .rightBrace, .interpolationEnd: -1
    default: 0
    }
  }
}

/// The version of an analysis that these sources decide, whatever they are called and wherever they lie.
package func analysisVersion(ofPrints prints: [UInt64]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for print in prints.sorted() {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash = (hash ^ (print >> shift & 0xFF)) &* 0x0000_0100_0000_01b3
    }
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
