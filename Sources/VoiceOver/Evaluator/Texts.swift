import Views

/// Texts that stand for keys.
extension Evaluator {
  /// A text in a place where a literal is a localisation key.
  mutating func localized(_ value: ValueID) -> ValueID {
    switch scene[value] {
    case .string(let source):
      let key = text(source.text, source.file)
      if let found = linker.text(forKey: key) {
        scene.resolvedTexts.append(found)
        return new(.resolved(Int32(scene.resolvedTexts.count - 1)))
      }
      return Self.looksLikeKey(key) ? new(.key(source)) : value
    case .either(let range):
      let all = Array(scene.list(range))
      return either(all.map { localized($0) })
    default: return value
    }
  }

  /// No white space, and a dot or an underscore inside: `settings.title`, `ROW_HINT`.
  static func looksLikeKey(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count > 2 else { return false }
    var hasJoint = false
    var hasLetter = false
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x09...0x0D, 0x20: return false
      case UInt8(ascii: "."), UInt8(ascii: "_"): hasJoint = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasLetter = true
      default: break
      }
      last = byte
    }
    // A sentence of one word, or a number, is text.
    return hasJoint && hasLetter && last != UInt8(ascii: ".")
  }

  /// `Text(…)` and its like, as the text they show.
  mutating func textOf(
    _ word: Word, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) -> ValueID? {
    switch word {
    case .Text, .String, .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString,
      .AttributedString:
      break
    default: return nil
    }
    guard let first = arguments.first.map({ argument($0, site.file) }) else { return .null }
    let label = first.label.map { self.word($0, site.file) }
    switch word {
    case .Text:
      if label == .verbatim { return value(first.value, site) }
      guard label == nil else { return unknown(id, site) }
      // A date or a number with a format, a timer: what is shown is not in the source.
      let isPlain = arguments.dropFirst().allSatisfy { index in
        let label = argument(index, site.file).label.map { self.word($0, site.file) }
        return [.bundle, .comment, .tableName, .table].contains(label)
      }
      guard isPlain else { return unknown(id, site) }
      return localized(value(first.value, site))
    case .String:
      if label == .localized { return localized(value(first.value, site)) }
      guard label == nil, arguments.count == 1 else { return unknown(id, site) }
      let inner = value(first.value, site)
      return isText(inner) ? inner : unknown(id, site)
    case .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString, .AttributedString:
      if label == .localized || label == nil { return localized(value(first.value, site)) }
      return unknown(id, site)
    default: return nil
    }
  }
}
