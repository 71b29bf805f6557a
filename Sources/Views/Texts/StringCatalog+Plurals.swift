extension StringCatalog {
  /// Reads a `.stringsdict` file: of plural forms the text is `other`, and of widths the last.
  ///
  /// https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
  package init(stringsdict source: Span<UInt8>) {
    var texts = StringCollector()
    var tags = PropertyListTags()
    var rule = PluralRule()
    var depth = 0
    // The key that was read last in each dictionary that is open.
    var keys: [Range<Int>?] = Array(repeating: nil, count: PluralRule.depth + 1)
    while let step = tags.next(source) {
      switch step {
      case .open:
        depth += 1
        if depth == 2 { rule = PluralRule() }
        if depth <= PluralRule.depth { keys[depth] = nil }
      case .close:
        if depth == 2, let key = keys[1] { rule.add(to: &texts, for: key, source) }
        depth = max(0, depth - 1)
      case .key(let key): if depth <= PluralRule.depth { keys[depth] = key }
      case .string(let text):
        if depth == 2, let name = keys[2] {
          rule.add(format: text, named: name, source)
        } else if depth == 3, let variable = keys[2], let form = keys[3] {
          rule.add(form: text, named: form, of: variable, source)
        }
      case .other: break
      }
    }
    self = texts.catalog(of: source)
  }
}

/// One entry: a format, and the forms of what is put in for `%#@name@`.
private struct PluralRule {
  /// Of dictionaries: all entries, one of them, one of its variables.
  static let depth = 3
  /// Forms that name each other would make endless texts.
  private static let longest = 4_096

  private var format: [UInt8]?
  /// With how good each form is.
  private var forms: [[UInt8]: (text: [UInt8], rank: Int)] = [:]

  mutating func add(format text: Range<Int>, named name: Range<Int>, _ source: Span<UInt8>) {
    guard source.copy(of: name).elementsEqual("NSStringLocalizedFormatKey".utf8) else { return }
    format = PropertyListTags.bytes(of: text, source)
  }

  mutating func add(
    form text: Range<Int>, named form: Range<Int>, of variable: Range<Int>, _ source: Span<UInt8>
  ) {
    let form = source.copy(of: form)
    if form.starts(with: "NSStringFormat".utf8) { return }
    let rank = form.elementsEqual("other".utf8) ? 2 : form.elementsEqual("iphone".utf8) ? 3 : 1
    let name = source.copy(of: variable)
    if let known = forms[name], known.rank > rank { return }
    forms[name] = (PropertyListTags.bytes(of: text, source), rank)
  }

  func add(to texts: inout StringCollector, for key: Range<Int>, _ source: Span<UInt8>) {
    let rule = forms.first { $0.key.starts(with: "NSString".utf8) }?.value.text
    guard let format = format ?? rule else { return }
    var text: [UInt8] = []
    fill(format, position: [], into: &text, depth: 0)
    let key = PropertyListTags.bytes(of: key, source)
    texts.add(
      NameHash.of(key.span, key.indices), SymbolKey.hash(of: key.indices, key.span), copied: text,
      source)
  }

  /// Puts the forms in; `%2$#@rows@` is about the second argument, and so is `%d` in its forms.
  private func fill(
    _ format: [UInt8], position: ArraySlice<UInt8>, into text: inout [UInt8], depth: Int
  ) {
    var at = 0
    while at < format.count, text.count < Self.longest {
      let byte = format[at]
      at += 1
      text.append(byte)
      guard byte == UInt8(ascii: "%"), at < format.count else { continue }
      if format[at] == byte {
        text.append(byte)
        at += 1
        continue
      }
      var next = at
      while next < format.count, Self.isOfPosition(format[next]) { next += 1 }
      let own = format[at..<next].last == UInt8(ascii: "$") ? format[at..<next] : []
      if own.isEmpty, !position.isEmpty { text.append(contentsOf: position) }
      guard let (name, end) = variable(in: format, at: next), let form = forms[name], depth < 4
      else { continue }
      text.removeLast(own.isEmpty ? position.count + 1 : 1)
      fill(form.text, position: own.isEmpty ? position : own, into: &text, depth: depth + 1)
      at = end
    }
  }

  /// As in `%#@name@`.
  private func variable(in format: [UInt8], at start: Int) -> (name: [UInt8], end: Int)? {
    guard format[start...].starts(with: "#@".utf8),
      let end = format[(start + 2)...].firstIndex(of: UInt8(ascii: "@"))
    else { return nil }
    return (Array(format[(start + 2)..<end]), end + 1)
  }

  private static func isOfPosition(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte &- UInt8(ascii: "0") < 10
  }
}
