import Syntax

/// String literals: escapes are read and the indentation of long ones is taken off.
extension Lowering {
  mutating func string(_ node: NodeID) -> ExpressionID {
    let form = form(of: node)
    let mark = segments.count
    var isLineStart = form.isMultiline
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .stringSegment:
        let isLast = end(child) == end(node)
        let literal = literal(range(child), form, isLineStart: isLineStart, isLast: isLast)
        if !literal.isEmpty { segments.append(.literal(text(literal))) }
        isLineStart = false
      case .interpolation:
        let value = interpolated(child)
        segments.append(.interpolation(value))
        isLineStart = false
      default: break
      }
      child = end(child)
    }
    let range = Self.seal(&segments, from: mark, into: &file.code.segments)
    return add(.string(range), at: start(node))
  }

  private mutating func interpolated(_ node: NodeID) -> ExpressionID {
    var child = node + 1
    while child < end(node) {
      if case .argument = kind(child), child + 1 < end(child) { return expression(child + 1) }
      child = end(child)
    }
    return unknown(node)
  }

  private struct Form {
    var isMultiline = false
    var pounds = 0
    /// White space in front of the closing quotes.
    var indentation = 0
  }

  private func form(of node: NodeID) -> Form {
    var form = Form()
    let whole = range(node)
    var at = whole.lowerBound
    while at < whole.upperBound, bytes[at] == UInt8(ascii: "#") {
      form.pounds += 1
      at += 1
    }
    let quotes = bytes[at..<min(at + 3, whole.upperBound)]
    form.isMultiline = quotes.count == 3 && quotes.allSatisfy { $0 == UInt8(ascii: "\"") }
    guard form.isMultiline, whole.count > 6 + 2 * form.pounds else { return form }
    var back = whole.upperBound - 4 - form.pounds
    while back > at, bytes[back] == 32 || bytes[back] == 9 {
      form.indentation += 1
      back -= 1
    }
    if bytes[back] != 10 && bytes[back] != 13 { form.indentation = 0 }
    return form
  }

  /// The text of one segment.
  private func literal(
    _ range: Range<Int>, _ form: Form, isLineStart: Bool, isLast: Bool
  ) -> String {
    let raw = bytes[range]
    if !form.isMultiline, !raw.contains(UInt8(ascii: "\\")) {
      return String(decoding: raw, as: UTF8.self)
    }
    var reader = LiteralReader(pounds: form.pounds, isMultiline: form.isMultiline)
    reader.indentation = form.indentation
    reader.read(raw, isLineStart: isLineStart)
    if form.isMultiline, isLast { reader.dropLastLine() }
    return String(decoding: reader.output, as: UTF8.self)
  }
}

/// Reads what a literal means from what is written.
private struct LiteralReader {
  let pounds: Int
  let isMultiline: Bool
  var indentation = 0
  var output: [UInt8] = []

  init(pounds: Int, isMultiline: Bool) {
    self.pounds = pounds
    self.isMultiline = isMultiline
  }

  mutating func read(_ raw: ArraySlice<UInt8>, isLineStart: Bool) {
    var at = raw.startIndex
    // The line of the opening quotes holds no text.
    if isLineStart, let first = raw.first, first == 10 || first == 13 {
      at += first == 13 && raw.dropFirst().first == 10 ? 2 : 1
      skipIndentation(raw, &at)
    }
    while at < raw.endIndex {
      let byte = raw[at]
      if byte == UInt8(ascii: "\\"), isEscape(raw, at) {
        at += 1 + pounds
        escape(raw, &at)
      } else {
        at += 1
        if isMultiline, byte == 13 {
          if at < raw.endIndex, raw[at] == 10 { at += 1 }
          output.append(10)
          skipIndentation(raw, &at)
        } else {
          output.append(byte)
          if isMultiline, byte == 10 { skipIndentation(raw, &at) }
        }
      }
    }
  }

  /// The line of the closing quotes holds no text, and the line end before it does not count.
  mutating func dropLastLine() {
    while let last = output.last, last == 32 || last == 9 { output.removeLast() }
    if output.last == 10 { output.removeLast() }
  }

  private func isEscape(_ raw: ArraySlice<UInt8>, _ at: Int) -> Bool {
    let marks = raw[(at + 1)...].prefix(pounds)
    return marks.count == pounds && marks.allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func skipIndentation(_ raw: ArraySlice<UInt8>, _ at: inout Int) {
    let stop = min(raw.endIndex, at + indentation)
    while at < stop, raw[at] == 32 || raw[at] == 9 { at += 1 }
  }

  private mutating func escape(_ raw: ArraySlice<UInt8>, _ at: inout Int) {
    guard at < raw.endIndex else { return }
    let byte = raw[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): output.append(10)
    case UInt8(ascii: "t"): output.append(9)
    case UInt8(ascii: "r"): output.append(13)
    case UInt8(ascii: "0"): output.append(0)
    case UInt8(ascii: "u"): scalar(raw, &at)
    case 10: skipIndentation(raw, &at)
    case 13:
      if at < raw.endIndex, raw[at] == 10 { at += 1 }
      skipIndentation(raw, &at)
    default: output.append(byte)
    }
  }

  /// What stands behind the `u` of `\u{1F600}`.
  private mutating func scalar(_ raw: ArraySlice<UInt8>, _ at: inout Int) {
    guard at < raw.endIndex, raw[at] == UInt8(ascii: "{"),
      let close = raw[at...].firstIndex(of: UInt8(ascii: "}"))
    else { return }
    let digits = String(decoding: raw[(at + 1)..<close], as: UTF8.self)
    at = close + 1
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return }
    output.append(contentsOf: Array(String(Character(scalar)).utf8))
  }
}
