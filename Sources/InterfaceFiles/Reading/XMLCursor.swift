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

  var at: Int
  /// Of the element that began last.
  private(set) var name = 0..<0
  var faults: [Fault] = []
  /// The names of the elements that are open.
  var open: [Range<Int>] = []
  /// Behind the name of a start tag, with attributes still to come.
  private var isInTag = false
  /// The last start tag ended in `/>`.
  private var isEmpty = false
  var hasRoot = false
  /// Damaged, or all that is wanted was read.
  var isOver = false
  /// The first side of a conflict is being read.
  var isInConflict = false

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
      case UInt8(ascii: "?"): skipComment(bytes)
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
        if bytes.has("<!--", at: at) || bytes.has("<?", at: at) {
          skipComment(bytes)
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
    open.append(name)
    at = end
    isInTag = true
    return .start
  }

  private mutating func endTag(_ bytes: Span<UInt8>) -> Step {
    guard let name = open.last else { return damage(at: at, bytes) }
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
