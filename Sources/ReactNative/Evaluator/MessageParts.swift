internal import Components

/// A message of a table, taken apart: places for values, `{name}`, `{{name}}`, `%{name}`, `{ $name }`, and tags.
///
/// What is not given only a run tells. A message with plurals or choices is read at its last, which is the general
/// one.
struct MessageParts {
  enum Part {
    case text(SourcedText)
    /// A place for something that is no text.
    case place(String, ScriptValue)
    case open(String), close(String), alone(String)
  }
  private(set) var parts: [Part] = []
  private let values: ScriptObject

  init(_ message: String, _ values: ScriptObject) {
    self.values = values
    read(message, depth: 0)
  }

  /// As a text: tags go.
  var text: SourcedText {
    var text = SourcedText.translated("")
    var literal = ""
    func add(_ parts: [SourcedText.Part]) {
      text.add(.literal(literal))
      literal = ""
      for part in parts { text.add(part) }
    }
    for part in parts {
      switch part {
      case .text(let own):
        if let known = own.known { literal += known } else { add(own.parts) }
      case .place(let name, _): add([.data(name)])
      case .open, .close, .alone: break
      }
    }
    add([])
    return text
  }

  // MARK: Reading

  private mutating func read(_ message: String, depth: Int) {
    var literal: [UInt8] = []
    let bytes = Array(message.utf8)
    var index = 0
    func flush() {
      if literal.isEmpty { return }
      parts.append(.text(.literal(String(decoding: literal, as: UTF8.self))))
      literal = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{")
        || byte == UInt8(ascii: "%") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "{")
      {
        var end = index
        var depthOfBraces = 0
        repeat {
          if bytes[end] == UInt8(ascii: "{") { depthOfBraces += 1 }
          if bytes[end] == UInt8(ascii: "}") { depthOfBraces -= 1 }
          end += 1
        } while end < bytes.count
          && (depthOfBraces > 0 || end == index + 1 && byte == UInt8(ascii: "%"))
        flush()
        addPlace(String(decoding: bytes[index..<end], as: UTF8.self), depth)
        index = end
      } else if byte == UInt8(ascii: "<"), let (tag, end) = Self.tag(bytes, index) {
        flush()
        parts.append(tag)
        index = end
      } else {
        literal.append(byte)
        index += 1
      }
    }
    flush()
  }

  /// What stands at a place for a value, braces included.
  private mutating func addPlace(_ inside: String, _ depth: Int) {
    let name = String(
      inside.drop { "{%}$ \n".contains($0) }.prefix { !"},% \n".contains($0) })
    if depth < 3, let general = Self.general(inside) { return read(general, depth: depth + 1) }
    guard let value = values[name], !value.isMissing else {
      return parts.append(.text(.data(name)))
    }
    if value.isShown { return parts.append(.place(name, value)) }
    switch value {
    case .text, .number, .unknown, .choice: parts.append(.text(value.text))
    default: parts.append(.text(.data(name)))
    }
  }

  /// Of a choice the side for all others: `*[other] items` of Fluent, `other {# items}` of ICU.
  private static func general(_ inside: String) -> String? {
    if inside.contains("->") {
      guard let star = inside.split(separator: "*[").last, let close = star.firstIndex(of: "]")
      else { return nil }
      let text = star[star.index(after: close)...]
      return String(text.prefix { $0 != "\n" }.drop { $0 == " " })
    }
    guard inside.contains(", plural") || inside.contains(", select") else { return nil }
    guard let other = inside.split(separator: "other").last, let open = other.firstIndex(of: "{")
    else { return nil }
    var depth = 0
    var text = ""
    for letter in other[open...] {
      if letter == "}" { depth -= 1 }
      if depth == 0, letter == "}" { break }
      if depth > 0 { text.append(letter) }
      if letter == "{" { depth += 1 }
    }
    return text.split(separator: "#", omittingEmptySubsequences: false).joined(
      separator: "{" + inside.drop { "{ ".contains($0) }.prefix { !", ".contains($0) } + "}")
  }

  /// `<b>`, `</b>`, `<0 />`, and what is behind it; nil where the `<` stands for itself.
  private static func tag(_ bytes: [UInt8], _ start: Int) -> (Part, Int)? {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let isAlone = bytes[index...].starts(with: "/>".utf8)
      if index > first, isAlone || bytes[index...].starts(with: " />".utf8) {
        let name = String(decoding: bytes[first..<index], as: UTF8.self)
        return (.alone(name), index + (isAlone ? 2 : 3))
      }
      guard isOfName(bytes[index], isFirst: index == first) else { return nil }
      index += 1
    }
    guard index < bytes.count, index > first else { return nil }
    let name = String(decoding: bytes[first..<index], as: UTF8.self)
    return (isEnd ? .close(name) : .open(name), index + 1)
  }

  private static func isOfName(_ byte: UInt8, isFirst: Bool) -> Bool {
    let lower = byte | 0x20
    if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z") { return true }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return true }
    return !isFirst && "-_.".utf8.contains(byte)
  }

  // MARK: Values

  /// What it comes to: a text, or a list where elements stand in it, at places of theirs or around what is between
  /// tags.
  func value(_ evaluator: inout ScriptEvaluator) -> ScriptValue {
    let isShown = parts.contains { part in
      switch part {
      case .place: true
      case .open(let name), .alone(let name): values[name]?.isAroundText ?? false
      case .text, .close: false
      }
    }
    guard isShown else { return .text(text) }
    return .list(ScriptList(items(parts.indices, ends, &evaluator)))
  }

  /// Deeper in each other nobody writes them.
  private static let mostTags = 16

  /// Where what begins with a tag ends.
  private var ends: [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [(name: String, at: Int)] = []
    for (at, part) in parts.enumerated() {
      switch part {
      case .open(let name): if open.count < Self.mostTags { open.append((name, at)) }
      case .close(let name):
        guard let last = open.lastIndex(where: { $0.name == name }) else { continue }
        ends[open[last].at] = at
        open.removeLast(open.count - last)
      case .text, .place, .alone: break
      }
    }
    return ends
  }

  private func items(
    _ range: Range<Int>, _ ends: [Int: Int], _ evaluator: inout ScriptEvaluator
  ) -> [ScriptValue] {
    var items: [ScriptValue] = []
    var at = range.lowerBound
    while at < range.upperBound {
      switch parts[at] {
      case .text(let text): items.append(.text(.translated("") + text))
      case .place(_, let value): items.append(value)
      case .alone(let name): items += around([], name, &evaluator)
      case .open(let name):
        guard let end = ends[at] else { break }
        items += around(self.items((at + 1)..<end, ends, &evaluator), name, &evaluator)
        at = end
      case .close: break
      }
      at += 1
    }
    return items
  }

  /// What is between tags, in what their name stands for: a function that is given it (react-intl, “Rich Text
  /// Formatting”), or an element that it is put into (react-i18next, “Trans Component”: `components`).
  private func around(
    _ inner: [ScriptValue], _ name: String, _ evaluator: inout ScriptEvaluator
  ) -> [ScriptValue] {
    let content = inner.count == 1 ? inner[0] : .list(ScriptList(inner))
    switch values[name] {
    case .function(let closure)?: return [evaluator.call(closure, [content])]
    case .element(var element)?:
      if !inner.isEmpty { element.props["children"] = content }
      return [.element(element)]
    default: return inner
    }
  }
}

extension ScriptValue {
  /// What is shown of it is no text.
  fileprivate var isShown: Bool {
    switch self {
    case .element: true
    case .list(let list):
      list.parts.prefix(8).contains { part in
        if case .item(let item) = part { item.isShown } else { false }
      }
    case .choice(let choice): choice.sides.prefix(8).contains { $0.value.isShown }
    default: false
    }
  }

  fileprivate var isAroundText: Bool {
    switch self {
    case .function, .element: true
    default: false
    }
  }
}

extension MessageText {
  static func filled(_ message: String, _ values: ScriptObject = ScriptObject()) -> SourcedText {
    MessageParts(message, values).text
  }

  /// What a component for a message puts its words into, by the names of its tags: what it is told, or its children by
  /// number (react-i18next, “Trans Component”).
  static func components(of props: ScriptObject) -> ScriptObject {
    var result = ScriptObject()
    switch props["components"] ?? props["children"] {
    case .object(let named)?: result = named
    case .list(let list)?:
      for (index, item) in (list.items ?? []).enumerated() { result[String(index)] = item }
    case .element(let element)?: result["0"] = .element(element)
    default: break
    }
    return result
  }

  /// Children with the values in them that are named for the message: `{{count}}` stands for `count`.
  static func shown(_ children: ScriptValue) -> ScriptValue {
    switch children {
    case .object(let object):
      guard object.root == nil, object.keys.count == 1, let value = object[object.keys[0]] else {
        return children
      }
      return value
    case .list(let list):
      guard let items = list.items else { return children }
      return .list(ScriptList(items.map { shown($0) }))
    default: return children
    }
  }
}
