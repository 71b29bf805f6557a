/// Walks XML, element by element, as far as it is well formed.
///
/// A pull parser: it keeps no tree, never goes back, and what it leaves out it passes over by searching
/// for the next `<`. Names of open elements are kept in a list, not on the stack, so any depth is
/// walked. Nothing is loaded, a document type is passed over whatever it declares, and entities stay as they
/// are written (`XMLText`). The bytes are lent to each step.
/// https://www.w3.org/TR/xml/
struct XMLCursor {
  enum Step {
    /// An element begins; its name is `name`, and its attributes come next.
    case start
    /// The innermost element ends.
    case end
    /// Nothing more: the end of the file, or damage.
    case stop
  }

  struct Fault {
    var kind: InterfaceFile.Problem.Kind
    var offset: Int
  }

  private(set) var at: Int
  /// Of the element that began last.
  private(set) var name = 0..<0
  private(set) var faults: [Fault] = []
  /// The names of the elements that are open.
  private var open: [(start: Int32, count: Int32)] = []
  /// Behind the name of a start tag, with attributes still to come.
  private var isInTag = false
  /// The last start tag ended in `/>`.
  private var isEmpty = false
  private var hasRoot = false
  /// Damaged, or all that is wanted was read.
  private var isOver = false
  /// The first side of a conflict is being read.
  private var isInConflict = false

  init(from start: Int) { at = start }

  /// How many elements are open.
  var depth: Int { open.count }

  mutating func next(_ bytes: Span<UInt8>) -> Step {
    if isInTag { skipAttributes(bytes) }
    if isEmpty {
      isEmpty = false
      open.removeLast()
      return .end
    }
    while !isOver {
      let text = at
      at = bytes.first(UInt8(ascii: "<"), from: at)
      if isInConflict, passSecondSide(of: text..<at, bytes) { continue }
      if open.isEmpty, let ink = ink(in: text..<at, bytes) { return damage(at: ink, bytes) }
      guard at &+ 1 < bytes.count else {
        return open.isEmpty && hasRoot && at == bytes.count ? .stop : damage(at: at, bytes)
      }
      switch bytes[at &+ 1] {
      case UInt8(ascii: "/"): return endTag(bytes)
      case UInt8(ascii: "!"): skipDeclaration(bytes)
      case UInt8(ascii: "?"): skip(past: "?>", from: at &+ 2, bytes)
      case UInt8(ascii: "<"): conflict(bytes)
      default: return startTag(bytes)
      }
    }
    return .stop
  }

  /// Passes over what is inside the element that began last, and over its end.
  mutating func skipElement(_ bytes: Span<UInt8>) {
    let outside = depth &- 1
    while depth > outside, !isOver { _ = next(bytes) }
  }

  /// Nothing of what comes is wanted.
  mutating func stop() {
    isOver = true
    isInTag = false
  }

  /// The text of the element that began last, in pieces, and passes over its end.
  ///
  /// Those of a CDATA section stand for themselves. Elements inside are left out.
  mutating func content(_ bytes: Span<UInt8>) -> [(text: Range<Int>, isPlain: Bool)] {
    var pieces: [(text: Range<Int>, isPlain: Bool)] = []
    if isInTag { skipAttributes(bytes) }
    let outside = depth &- 1
    while !isOver, depth > outside {
      if !isEmpty {
        let end = bytes.first(UInt8(ascii: "<"), from: at)
        pieces.append((at..<end, false))
        at = end
        if bytes.has("<![CDATA[", at: at) {
          skip(past: "]]>", from: at &+ 9, bytes)
          if !isOver { pieces.append(((end &+ 9)..<(at &- 3), true)) }
          continue
        }
        if bytes.has("<!--", at: at) {
          skipDeclaration(bytes)
          continue
        }
      }
      if case .start = next(bytes) { skipElement(bytes) }
    }
    return pieces
  }

  // MARK: Tags

  private mutating func startTag(_ bytes: Span<UInt8>) -> Step {
    let start = at &+ 1
    let end = endOfName(from: start, bytes)
    // No name begins with what is in front of a colon: digits, points, lines.
    guard end > start, bytes[start] >= UInt8(ascii: ":"), !open.isEmpty || !hasRoot else {
      return damage(at: at, bytes)
    }
    hasRoot = true
    name = start..<end
    open.append((Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end &- start)))
    at = end
    isInTag = true
    return .start
  }

  private mutating func endTag(_ bytes: Span<UInt8>) -> Step {
    guard let (start, count) = open.last else { return damage(at: at, bytes) }
    let name = Int(start)..<Int(start &+ count)
    let end = at &+ 2 &+ name.count
    guard end < bytes.count, bytes.equals((at &+ 2)..<end, name) else {
      return damage(at: at, bytes)
    }
    let close = skipSpace(from: end, bytes)
    guard close < bytes.count, bytes[close] == UInt8(ascii: ">") else {
      return damage(at: at, bytes)
    }
    open.removeLast()
    at = close &+ 1
    return .end
  }

  /// The next attribute of the element that began last; nil behind the last one.
  @inline(__always)
  mutating func attribute(_ bytes: Span<UInt8>) -> (name: Range<Int>, value: Range<Int>)? {
    guard isInTag else { return nil }
    let start = skipSpace(from: at, bytes)
    guard start < bytes.count else { return endOfAttributes(bytes, damagedAt: at) }
    if bytes[start] == UInt8(ascii: ">") {
      isInTag = false
      at = start &+ 1
      return nil
    }
    if bytes[start] == UInt8(ascii: "/"), start &+ 1 < bytes.count,
      bytes[start &+ 1] == UInt8(ascii: ">")
    {
      (isInTag, isEmpty) = (false, true)
      at = start &+ 2
      return nil
    }
    let end = endOfName(from: start, bytes)
    var quote = skipSpace(from: end, bytes)
    guard end > start, start > at, quote < bytes.count, bytes[quote] == UInt8(ascii: "=") else {
      return endOfAttributes(bytes, damagedAt: start)
    }
    quote = skipSpace(from: quote &+ 1, bytes)
    guard quote < bytes.count,
      bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'")
    else { return endOfAttributes(bytes, damagedAt: start) }
    // No value has a `<`: where a quote is missing, this finds it before the file ends.
    let close = bytes.first(bytes[quote], or: UInt8(ascii: "<"), from: quote &+ 1)
    guard close < bytes.count, bytes[close] == bytes[quote] else {
      return endOfAttributes(bytes, damagedAt: close)
    }
    at = close &+ 1
    return (start..<end, (quote &+ 1)..<close)
  }

  private mutating func skipAttributes(_ bytes: Span<UInt8>) {
    while attribute(bytes) != nil {}
  }

  private mutating func endOfAttributes(
    _ bytes: Span<UInt8>, damagedAt offset: Int
  ) -> (name: Range<Int>, value: Range<Int>)? {
    isInTag = false
    _ = damage(at: offset, bytes)
    return nil
  }

  // MARK: What is passed over

  private mutating func skipDeclaration(_ bytes: Span<UInt8>) {
    if bytes.has("<!--", at: at) {
      skip(past: "-->", from: at &+ 4, bytes)
    } else if bytes.has("<![CDATA[", at: at), !open.isEmpty {
      skip(past: "]]>", from: at &+ 9, bytes)
    } else if bytes.has("<!DOCTYPE", at: at), !hasRoot {
      skipDocumentType(bytes)
    } else {
      _ = damage(at: at, bytes)
    }
  }

  private mutating func skip(past end: StaticString, from start: Int, _ bytes: Span<UInt8>) {
    let found = self.end(end, from: start, bytes)
    if found < bytes.count {
      at = found &+ end.utf8CodeUnitCount
    } else {
      _ = damage(at: at, bytes)
    }
  }

  /// Where a comment or the like ends; `count` where it does not.
  private func end(_ end: StaticString, from start: Int, _ bytes: Span<UInt8>) -> Int {
    var at = start
    while at < bytes.count {
      // All of them end in this.
      at = bytes.first(UInt8(ascii: ">"), from: at)
      let first = at &+ 1 &- end.utf8CodeUnitCount
      if first >= start, bytes.has(end, at: first) { return first }
      at &+= 1
    }
    return bytes.count
  }

  /// What it declares stands in brackets, and has quotes and comments with any `>` in them.
  private mutating func skipDocumentType(_ bytes: Span<UInt8>) {
    var depth = 0
    var index = at &+ 9
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth &+= 1
      case UInt8(ascii: "]"): depth &-= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = bytes.first(bytes[index], from: index &+ 1)
      case UInt8(ascii: "<") where bytes.has("<!--", at: index):
        index = end("-->", from: index &+ 4, bytes) &+ 2
      case UInt8(ascii: "<") where bytes.has("<?", at: index):
        index = end("?>", from: index &+ 2, bytes) &+ 1
      case UInt8(ascii: ">") where depth <= 0:
        at = index &+ 1
        return
      default: break
      }
      index &+= 1
    }
    _ = damage(at: at, bytes)
  }

  // MARK: Damage

  private mutating func damage(at offset: Int, _ bytes: Span<UInt8>) -> Step {
    guard !isOver else { return .stop }
    isOver = true
    let isMarker = isMarker("<<<<<<<", at: offset, bytes)
    if isMarker, faults.contains(where: { $0.kind == .conflictMarkers }) { return .stop }
    faults.append(
      Fault(kind: isMarker ? .conflictMarkers : .damaged, offset: min(offset, bytes.count)))
    return .stop
  }

  /// Git's markers stand at the beginning of a line.
  private func isMarker(_ marker: StaticString, at offset: Int, _ bytes: Span<UInt8>) -> Bool {
    bytes.has(marker, at: offset) && (offset == 0 || bytes[offset &- 1] == UInt8(ascii: "\n"))
  }

  /// Of a conflict the first side is read, as of one in Swift.
  private mutating func conflict(_ bytes: Span<UInt8>) {
    guard isMarker("<<<<<<<", at: at, bytes) else {
      _ = damage(at: at, bytes)
      return
    }
    if !faults.contains(where: { $0.kind == .conflictMarkers }) {
      faults.append(Fault(kind: .conflictMarkers, offset: at))
    }
    isInConflict = true
    at = bytes.first(UInt8(ascii: "\n"), from: at)
  }

  /// Goes on behind the conflict where the text in front of a tag has the marker of its second side.
  private mutating func passSecondSide(of text: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    var line = bytes.first(UInt8(ascii: "\n"), from: text.lowerBound)
    while line < text.upperBound {
      if bytes.has("\n=======", at: line) || bytes.has("\n|||||||", at: line) {
        isInConflict = false
        while line < bytes.count, !bytes.has("\n>>>>>>>", at: line) {
          line = bytes.first(UInt8(ascii: "\n"), from: line &+ 1)
        }
        // The end of the last line is where the next text begins.
        at = bytes.first(UInt8(ascii: "\n"), from: min(line &+ 1, bytes.count))
        return true
      }
      line = bytes.first(UInt8(ascii: "\n"), from: line &+ 1)
    }
    return false
  }

  // MARK: Bytes

  @inline(__always)
  private func skipSpace(from start: Int, _ bytes: Span<UInt8>) -> Int {
    var at = start
    while at < bytes.count, bytes[at] <= 32 { at &+= 1 }
    return at
  }

  /// What may not stand in a name is only told as far as a tag needs it.
  @inline(__always)
  private func endOfName(from start: Int, _ bytes: Span<UInt8>) -> Int {
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      if byte <= 62, byte <= 44 || byte == 47 || byte >= 59 { break }
      at &+= 1
    }
    return at
  }

  private func ink(in range: Range<Int>, _ bytes: Span<UInt8>) -> Int? {
    range.first { bytes[$0] > 32 }
  }
}
