/// The texts of one language: an application resource bundle (`.arb`), JSON with ICU messages, or a tree of texts as
/// easy_localization and slang have it.
///
/// Read in one pass; what is broken ends the reading, and what was read so far counts.
package struct MessageFile: Sendable {
  /// By name; of a tree by the names on the way, with a period between them.
  var texts: [String: [MessagePart]] = [:]
  /// As `"@@locale"` says.
  var locale: String?
  /// Its texts stand in groups, or may.
  let isTree: Bool

  init(_ bytes: [UInt8], isTree: Bool = false) {
    self.isTree = isTree
    var reader = MessageReader(bytes: bytes, isTree: isTree)
    var links: [(key: String, text: String)] = []
    var messages: [(key: String, text: String)] = []
    reader.eachMember { key, text in
      if key == "@@locale" {
        locale = text
      } else if isTree {
        let name = TreeTexts.name(of: key)
        if text.contains("@:") { links.append((name, text)) }
        texts[name] = TreeTexts.parts(of: text)
      } else if !key.hasPrefix("@") {
        messages.append((key, text))
      }
    }
    for (key, text) in messages {
      texts[key] = MessagePart.parts(of: text, reader.placeholders[key] ?? [])
    }
    for (key, text) in links { texts[key] = TreeTexts.parts(of: text, linked: texts) }
  }
}

/// A part of a message: words, or the name of what is put in.
enum MessagePart: Sendable, Equatable {
  case literal(String)
  /// With its place among what code puts in, where the bundle tells that.
  case argument(String, position: Int? = nil)
  /// One of its forms, as what is put in has it: `{kind, select, album{album} other{}}`.
  case selection(String, position: Int? = nil, [Form])
  /// The same for a number: `{count, plural, =1{one boat} other{{count} boats}}`.
  case plural(String, position: Int? = nil, [Form])

  struct Form: Sendable, Equatable {
    var word: String
    var parts: [MessagePart]

    fileprivate func placed(in order: [String]) -> Form {
      Form(word: word, parts: parts.map { $0.placed(in: order) })
    }
  }

  /// Without a number that is told, of a plural the form `other` is said: the one that every message must have (ICU
  /// MessageFormat).
  static let general = "other"

  /// By which words a form is meant for a number: those for none, one and two wherever they stand (package:intl,
  /// `Intl.plural`; Flutter, gen_l10n, which takes `=1` for `one`), and else that of most.
  static func words(for number: Double) -> [String] {
    switch number {
    case 0: ["=0", "zero"]
    case 1: ["=1", "one"]
    case 2: ["=2", "two"]
    default: Int(exactly: number).map { ["=\($0)"] } ?? []
    }
  }

  /// What is put in has the order of the bundle's own list (Flutter, “Adding your own localized messages”).
  static func parts(of message: String, _ placeholders: [String] = []) -> [MessagePart] {
    var parser = MessageParser(bytes: Array(message.utf8))
    let parts = parser.parts(depth: 0)
    let order = placeholders.isEmpty && parser.names.count == 1 ? parser.names : placeholders
    return parts.map { $0.placed(in: order) }
  }

  private func placed(in order: [String]) -> MessagePart {
    switch self {
    case .literal: self
    case .argument(let name, _): .argument(name, position: order.firstIndex(of: name))
    case .selection(let name, _, let forms):
      .selection(
        name, position: order.firstIndex(of: name), forms.map { $0.placed(in: order) })
    case .plural(let name, _, let forms):
      .plural(name, position: order.firstIndex(of: name), forms.map { $0.placed(in: order) })
    }
  }
}

extension [MessagePart.Form] {
  /// What is said where nobody knows which of them is meant.
  var general: [MessagePart] { last { $0.word == MessagePart.general }?.parts ?? [] }
}

private struct MessageParser {
  let bytes: [UInt8]
  var at = 0
  /// Of all that is put in, each once.
  var names: [String] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func parts(depth: Int) -> [MessagePart] {
    var parts: [MessagePart] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { parts.append(.literal(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while at < bytes.count, bytes[at] != UInt8(ascii: "}") || depth == 0 {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "{"), depth < 8 else {
        text.append(byte)
        continue
      }
      flush()
      parts += argument(depth: depth)
    }
    flush()
    return parts
  }

  /// Behind `{`: a name, or a name with the kind of its choice and its forms.
  private mutating func argument(depth: Int) -> [MessagePart] {
    let name = word()
    if !name.isEmpty, !names.contains(name) { names.append(name) }
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ",") else {
      skipPast(UInt8(ascii: "}"))
      return name.isEmpty ? [] : [.argument(name)]
    }
    at += 1
    let isSelection = word() == "select"
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: ",") { at += 1 }
    var forms: [MessagePart.Form] = []
    while at < bytes.count {
      skipSpace()
      guard at < bytes.count, bytes[at] != UInt8(ascii: "}") else { break }
      let form = word()
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "{") else {
        at += 1
        continue
      }
      at += 1
      let parts = parts(depth: depth + 1)
      skipPast(UInt8(ascii: "}"))
      forms.append(MessagePart.Form(word: form, parts: parts))
    }
    skipPast(UInt8(ascii: "}"))
    if isSelection, !forms.isEmpty { return [.selection(name, forms)] }
    let hasGeneral = forms.contains { $0.word == MessagePart.general }
    return hasGeneral ? [.plural(name, forms)] : [.argument(name)]
  }

  private mutating func word() -> String {
    skipSpace()
    let start = at
    while at < bytes.count, !isEnd(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte <= 32 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "}")
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 32 { at += 1 }
  }

  private mutating func skipPast(_ byte: UInt8) {
    while at < bytes.count, bytes[at] != byte { at += 1 }
    if at < bytes.count { at += 1 }
  }
}

/// Walks the members of the outermost object.
private struct MessageReader {
  let bytes: [UInt8]
  /// What stands in objects inside is visited too.
  let isTree: Bool
  var at = 0
  /// By the name of a message what it lists as put in.
  private(set) var placeholders: [String: [String]] = [:]

  init(bytes: [UInt8], isTree: Bool) {
    self.bytes = bytes
    self.isTree = isTree
  }

  mutating func eachMember(_ visit: (String, String) -> Void) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    // The objects and lists around, by name; of a list also which of its elements comes next.
    var groups: [(name: String, next: Int?)] = []
    skipSpace()
    guard take(UInt8(ascii: "{")) else { return }
    while true {
      skipSpace()
      let end = groups.last?.next == nil ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if take(end) {
        guard groups.popLast() != nil else { return }
      } else {
        guard let key = key(&groups) else { return }
        skipSpace()
        let isEntered = isTree || (groups.first?.name ?? key).hasPrefix("@")
        if isEntered, groups.count < Self.deepest, take(UInt8(ascii: "{")) {
          note(key, in: groups.map(\.name))
          groups.append((key, nil))
          continue
        }
        if isTree, groups.count < Self.deepest, take(UInt8(ascii: "[")) {
          groups.append((key, 0))
          continue
        }
        if let text = string() {
          visit((groups.map(\.name) + [key]).joined(separator: "."), text)
        } else {
          skipValue()
        }
      }
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "}") || bytes[at] == UInt8(ascii: "]")
      else { return }
    }
  }

  /// Notes what a message lists as put in: `"@message": {"placeholders": {"name": {…}}}`.
  private mutating func note(_ name: String, in groups: [String]) {
    guard groups.count == 2, groups[1] == "placeholders", groups[0].hasPrefix("@") else { return }
    placeholders[String(groups[0].dropFirst()), default: []].append(name)
  }

  /// Of a member its name, of an element its place; nil where neither begins.
  private mutating func key(_ groups: inout [(name: String, next: Int?)]) -> String? {
    if let next = groups.last?.next {
      groups[groups.count - 1].next = next + 1
      return String(next)
    }
    guard let name = string() else { return nil }
    skipSpace()
    return take(UInt8(ascii: ":")) ? name : nil
  }

  /// Groups inside each other: what is deeper is passed over.
  private static let deepest = 16

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 32 { at += 1 }
  }

  private mutating func skipValue() {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""): if string() == nil { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        at += 1
        if depth == 0 { return }
      case UInt8(ascii: ","):
        if depth == 0 { return }
        at += 1
      default: at += 1
      }
    }
  }

  /// Nil, and nothing passed, where no string begins.
  private mutating func string() -> String? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\\"), at < bytes.count { escape(&text) } else { text.append(byte) }
    }
    at = min(at + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(_ text: inout [UInt8]) {
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(32)
    case UInt8(ascii: "u"):
      let first = digits()
      var value = first
      if 0xD800...0xDBFF ~= first, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        let second = digits()
        if 0xDC00...0xDFFF ~= second {
          value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        }
      }
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    default: text.append(byte)
    }
  }

  private mutating func digits() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard at < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue
      else { return value }
      value = value * 16 + UInt32(digit)
      at += 1
    }
    return value
  }
}
