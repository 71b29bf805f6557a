import Views

/// Markdown: in a key it is formatting, in a `String` it is text.
extension Evaluator {
  /// What is shown where a key may be written, as it is shown.
  mutating func shownText(_ value: ValueID, of id: ExpressionID, _ site: Site) -> ValueID {
    isKey(id, site) ? unmarked(value) : value
  }

  /// A literal, or something that is declared as a key.
  private mutating func isKey(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, site.file) {
    case .string, .branch: return true
    case .name(let name):
      let hash = hash(name, site.file)
      if let type = binding(of: hash, in: site.environment)?.type { return isKey(type) }
      switch meaning(of: hash, at: site) {
      case .bound(.expression):
        guard let type = selfType(at: site), let member = members(of: type, named: hash).first
        else { return false }
        return isKey(member)
      case .member(let member), .global(let member): return isKey(member)
      default: return false
      }
    default: return false
    }
  }

  private func isKey(_ member: MemberID) -> Bool {
    linker[member].type.map { isKey(SourceName(file: member.file, name: $0)) } ?? false
  }

  private func isKey(_ type: SourceName) -> Bool {
    [.LocalizedStringKey, .LocalizedStringResource].contains(word(type.name, type.file))
  }

  mutating func unmarked(_ value: ValueID) -> ValueID {
    switch scene[value] {
    case .string(let source): return unmarked(text(source.text, source.file), value)
    case .resolved(let index): return unmarked(scene.resolvedTexts[Int(index)], value)
    case .either(let range):
      let all = Array(scene.list(range))
      let shown = all.map { unmarked($0) }
      return shown == all ? value : either(shown)
    case .joined(let range):
      let all = Array(scene.list(range))
      let shown = withoutTargets(all).map { unmarked($0) }
      return shown == all ? value : new(.joined(list(shown)))
    default: return value
    }
  }

  private mutating func unmarked(_ text: String, _ value: ValueID) -> ValueID {
    let shown = Self.unmarked(text)
    return shown == text ? value : resolved(shown)
  }

  /// `[terms](\(address))` in parts: the one in the middle is not shown.
  private mutating func withoutTargets(_ parts: [ValueID]) -> [ValueID] {
    var parts = parts
    var index = 1
    while index + 1 < parts.count {
      defer { index += 1 }
      guard case .string(let before) = scene[parts[index - 1]],
        case .string(let after) = scene[parts[index + 1]]
      else { continue }
      let (start, end) = (text(before.text, before.file), text(after.text, after.file))
      guard start.hasSuffix("]("), end.hasPrefix(")"), let open = start.lastIndex(of: "[") else {
        continue
      }
      let shown = start[..<open] + start[start.index(after: open)...].dropLast(2)
      parts[index - 1] = resolved(String(shown))
      parts[index + 1] = resolved(String(end.dropFirst()))
      parts.remove(at: index)
    }
    return parts
  }

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

  /// As in `[terms](https://example.org)`.
  private static func link(at text: Substring) -> (text: Substring, rest: Substring)? {
    guard let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let target = text[middle.upperBound..<end]
    guard !target.isEmpty, !target.contains(" ") else { return nil }
    let inner = text[text.index(after: text.startIndex)..<middle.lowerBound]
    return (inner, text[text.index(after: end)...])
  }
}
