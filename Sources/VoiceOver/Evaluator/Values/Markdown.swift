import Views

/// Markdown: in a key it is formatting, in a `String` it is text.
extension Evaluator {
  /// What is shown where a key may be written, as it is shown.
  mutating func shownText(_ value: ValueID, of id: ExpressionID, _ site: Site) -> ValueID {
    if isKey(id, site) { return unmarked(value) }
    return isText(value) ? value : text(ofImplicit: id, site) ?? chosen(value, of: id, site)
  }

  /// A text in a place where a literal is a key; what is declared as a String is none.
  mutating func localized(_ value: ValueID, of id: ExpressionID, _ site: Site) -> ValueID {
    if case .string = scene[value], let type = declaredType(of: id, site),
      word(type.name, type.file) == .String
    {
      return value
    }
    return localized(value)
  }

  /// A literal, or something that is declared as a key.
  private mutating func isKey(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, site.file) {
    case .string, .branch: return true
    default:
      guard let type = declaredType(of: id, site) else { return false }
      return [.LocalizedStringKey, .LocalizedStringResource].contains(word(type.name, type.file))
    }
  }

  /// What the parameter or property of that name says that it is.
  private mutating func declaredType(of id: ExpressionID, _ site: Site) -> SourceName? {
    guard case .name(let name) = expression(id, site.file) else { return nil }
    let hash = hash(name, site.file)
    if let type = binding(of: hash, in: site.environment)?.type { return type }
    let found: MemberID
    switch meaning(of: hash, at: site) {
    case .bound(.expression):
      guard let type = selfType(at: site), let member = members(of: type, named: hash).first
      else { return nil }
      found = member
    case .member(let member), .global(let member): found = member
    default: return nil
    }
    return linker[found].type.map { SourceName(file: found.file, name: $0) }
  }

  mutating func unmarked(_ value: ValueID) -> ValueID {
    switch scene[value] {
    case .string(let source): return unmarked(text(source.text, source.file), value)
    case .resolved(let index): return unmarked(scene.resolvedTexts[Int(index)], value)
    case .either(let range):
      let all = Array(scene.list(range))
      let shown = all.map { unmarked($0) }
      return shown == all ? value : EachRow.either(shown, madeOf: range, &self)
    case .joined(let range): return unmarked(Array(scene.list(range)), value)
    default: return value
    }
  }

  private mutating func unmarked(_ text: String, _ value: ValueID) -> ValueID {
    let shown = Self.unmarked(text)
    return shown == text ? value : resolved(shown)
  }

  /// `[terms](\(address))`, `[\(name)](target)`: what is put in is read as one character meanwhile.
  private mutating func unmarked(_ parts: [ValueID], _ value: ValueID) -> ValueID {
    guard parts.count < Int(Self.given.upperBound - Self.given.lowerBound) else { return value }
    var whole = ""
    for (index, part) in parts.enumerated() {
      switch scene[part] {
      case .string(let source): whole += text(source.text, source.file)
      case .resolved(let index): whole += scene.resolvedTexts[Int(index)]
      default:
        let sign = Unicode.Scalar(Self.given.lowerBound + UInt32(index))
        if let sign { whole.unicodeScalars.append(sign) }
      }
    }
    let shown = Self.unmarked(whole)
    if shown == whole { return value }
    var all: [ValueID] = []
    var literal = ""
    for scalar in shown.unicodeScalars {
      guard Self.given.contains(scalar.value) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      let index = Int(scalar.value - Self.given.lowerBound)
      guard parts.indices.contains(index) else { continue }
      if !literal.isEmpty { all.append(resolved(literal)) }
      literal = ""
      all.append(parts[index])
    }
    if !literal.isEmpty { all.append(resolved(literal)) }
    return all.count == 1 ? all[0] : new(.joined(list(all)))
  }

  /// Characters for private use: no text has them.
  private static var given: Range<UInt32> { 0xE000..<0xE100 }

  /// Marks are not shown, and of a link only its text.
  private static func unmarked(_ text: String) -> String {
    let marks: [UInt8] = [UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "[")]
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    var out = ""
    var rest = text[...]
    while let first = rest.first {
      if first == "`" {
        rest.removeFirst()
      } else if rest.hasPrefix("**") {
        rest.removeFirst(2)
      } else if rest.hasPrefix("^["), let noted = link(at: rest.dropFirst(), isNote: true) {
        out += unmarked(String(noted.text))
        rest = noted.rest
      } else if first == "[", let link = link(at: rest) {
        out += unmarked(String(link.text))
        rest = link.rest
      } else {
        out.append(first)
        rest.removeFirst()
      }
    }
    return out
  }
}

extension Evaluator {
  /// As in `[terms](https://example.org)`; a note, as in `^[3 book](inflect: true)`, has words there.
  private static func link(
    at text: Substring, isNote: Bool = false
  ) -> (text: Substring, rest: Substring)? {
    guard let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let target = text[middle.upperBound..<end]
    guard !target.isEmpty, isNote || !target.contains(" ") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<middle.lowerBound]
    return (inner, text[text.index(after: end)...])
  }
}
