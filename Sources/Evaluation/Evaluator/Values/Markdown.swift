import Scenes
import Views

/// Markdown: in a key it is formatting, in a `String` it is text.
enum Markdown {
  /// What is shown where a key may be written, as it is shown.
  static func shownText(
    _ value: ValueID, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    if isKey(id, site, &evaluator) { return unmarked(value, &evaluator) }
    let shown =
      evaluator.isText(value)
      ? value
      : GeneratedTexts.text(ofImplicit: id, site, &evaluator)
        ?? evaluator.chosen(value, of: id, site)
    return beginsWithDot(id, site, evaluator) ? unmarked(shown, &evaluator) : shown
  }

  /// `.hint`, `.main(.hint)`, `.init(text)`: where a text is shown that is a resource, or a key, and never a `String`.
  ///
  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-1a4oh
  private static func beginsWithDot(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch evaluator.files.expression(id, in: site.file) {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _): beginsWithDot(base, site, evaluator)
    default: false
    }
  }

  /// A text in a place where a literal is a key; what is declared as a String is none.
  static func localized(
    _ value: ValueID, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .string, .joined:
      if let type = declaredType(of: id, site, &evaluator),
        evaluator.word(type.name, type.file) == .String
      {
        return value
      }
    default: break
    }
    return KeyTexts.localized(value, &evaluator)
  }

  /// A literal, or something that is declared as a key.
  private static func isKey(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    switch evaluator.expression(id, site.file) {
    case .string, .branch: return true
    default:
      guard let type = declaredType(of: id, site, &evaluator) else { return false }
      return [.LocalizedStringKey, .LocalizedStringResource].contains(
        evaluator.word(type.name, type.file))
    }
  }

  /// What the parameter or property of that name says that it is.
  private static func declaredType(of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> SourceName?
  {
    guard case .name(let name) = evaluator.expression(id, site.file) else { return nil }
    let hash = evaluator.hash(name, site.file)
    if let type = evaluator.binding(of: hash, in: site.environment)?.type { return type }
    let found: MemberID
    switch evaluator.meaning(of: hash, at: site) {
    case .bound(.expression):
      guard let type = evaluator.selfType(at: site),
        let member = evaluator.members(of: type, named: hash).first
      else { return nil }
      found = member
    case .member(let member), .global(let member): found = member
    default: return nil
    }
    return evaluator.linker[found].type.map { SourceName(file: found.file, name: $0) }
  }

  /// A `String` with all that was put into it, marks as well: `"Look under \(link)"`.
  static func parsed(_ value: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    if case .joined = evaluator.scene[value] {
      let parts = parts(of: value, depth: 0, evaluator)
      return unmarked(evaluator.new(.joined(evaluator.list(parts))), &evaluator)
    }
    return unmarked(value, &evaluator)
  }

  private static func parts(
    of value: ValueID, depth: Int, _ evaluator: borrowing Evaluator
  ) -> [ValueID] {
    guard depth < 8, case .joined(let range) = evaluator.scene[value] else { return [value] }
    return evaluator.scene.list(range).flatMap { parts(of: $0, depth: depth + 1, evaluator) }
  }

  static func unmarked(_ value: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    switch evaluator.scene[value] {
    case .string(let source):
      return unmarked(evaluator.text(source.text, source.file), value, &evaluator)
    case .resolved(let index):
      return unmarked(evaluator.scene.resolvedTexts[Int(index)], value, &evaluator)
    case .either(let range):
      let all = Array(evaluator.scene.list(range))
      let shown = all.map { unmarked($0, &evaluator) }
      return shown == all ? value : EachRow.either(shown, madeOf: range, &evaluator)
    case .joined(let range): return unmarked(Array(evaluator.scene.list(range)), value, &evaluator)
    default: return value
    }
  }

  private static func unmarked(_ text: String, _ value: ValueID, _ evaluator: inout Evaluator)
    -> ValueID
  {
    let shown = Self.unmarked(text)
    return shown == text ? value : KeyTexts.resolved(shown, &evaluator)
  }

  /// `[terms](\(address))`, `[\(name)](target)`: what is put in is read as one character meanwhile.
  private static func unmarked(_ parts: [ValueID], _ value: ValueID, _ evaluator: inout Evaluator)
    -> ValueID
  {
    guard parts.count < Int(Self.given.upperBound - Self.given.lowerBound) else { return value }
    var whole = ""
    for (index, part) in parts.enumerated() {
      switch evaluator.scene[part] {
      case .string(let source): whole += evaluator.text(source.text, source.file)
      case .resolved(let index): whole += evaluator.scene.resolvedTexts[Int(index)]
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
      if !literal.isEmpty { all.append(KeyTexts.resolved(literal, &evaluator)) }
      literal = ""
      all.append(parts[index])
    }
    if !literal.isEmpty { all.append(KeyTexts.resolved(literal, &evaluator)) }
    return all.count == 1 ? all[0] : evaluator.new(.joined(evaluator.list(all)))
  }

  /// Characters for private use: no text has them.
  private static var given: Range<UInt32> { 0xE000..<0xE100 }

  /// Marks are not shown, and of a link only its text.
  private static func unmarked(_ text: String) -> String {
    let marks: [UInt8] = [
      UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "_"),
    ]
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    var out = ""
    var rest = text[...]
    var previous: Character?
    while let first = rest.first {
      defer { previous = first }
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
      } else if first == "*" || first == "_", let emphasis = emphasis(at: rest, behind: previous) {
        out += unmarked(String(emphasis.text))
        rest = emphasis.rest
      } else {
        out.append(first)
        rest.removeFirst()
      }
    }
    return out
  }
}

extension Markdown {
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

  /// As in `the *Photos* setting`; `a * b` and `file_of_mine` have no such marks.
  ///
  /// https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis
  private static func emphasis(
    at text: Substring, behind previous: Character?
  ) -> (text: Substring, rest: Substring)? {
    guard let mark = text.first, case let inner = text.dropFirst().prefix(Self.longest),
      var last = inner.first, last != mark, isWord(last),
      previous.map({ mark == "*" ? $0 != "*" : !isWord($0) }) ?? true
    else { return nil }
    var at = inner.index(after: inner.startIndex)
    while at < inner.endIndex {
      let next = inner.index(after: at)
      guard inner[at] == mark else {
        (last, at) = (inner[at], next)
        continue
      }
      let following = text[next...].first
      if last == mark || following == mark { return nil }
      if !last.isWhitespace, mark == "*" || !(following.map(isWord) ?? false) {
        return (inner[..<at], text[next...])
      }
      (last, at) = (mark, next)
    }
    return nil
  }

  /// Emphasised passages are no longer than this.
  private static var longest: Int { 200 }

  /// What an emphasis begins with here, and what `_` is no mark beside; things that are put in are words too.
  private static func isWord(_ character: Character) -> Bool {
    !character.isWhitespace && !character.isPunctuation && !character.isSymbol
  }
}
