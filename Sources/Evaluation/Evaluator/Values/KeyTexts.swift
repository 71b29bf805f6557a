import Scenes
import Views

/// Texts that stand for keys.
enum KeyTexts {
  /// A text in a place where a literal is a localisation key.
  static func localized(_ value: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    switch evaluator.scene[value] {
    case .string(let source):
      let key = evaluator.text(source.text, source.file)
      if let found = evaluator.linker.text(forKey: key) {
        evaluator.scene.resolvedTexts.append(found)
        return evaluator.new(.resolved(Int32(evaluator.scene.resolvedTexts.count - 1)))
      }
      // Also where there are no tables: a build may make them.
      return Self.looksLikeKey(key) ? evaluator.new(.key(source)) : value
    case .either(let range):
      let all = Array(evaluator.scene.list(range))
      return EachRow.either(all.map { localized($0, &evaluator) }, madeOf: range, &evaluator)
    case .named(let source, let texts):
      return evaluator.new(.named(source, localized(texts, &evaluator)))
    case .joined(let range):
      // One piece alone was made a `String`, which is no key any more.
      if range.count > 1, let key = literalText(value, evaluator) {
        return evaluator.linker.text(forKey: key).map { resolved($0, &evaluator) } ?? value
      }
      return Formats.formatted(Array(evaluator.scene.list(range)), &evaluator) ?? value
    default: return value
    }
  }

  /// A text that is written out, also in several pieces: `"One " + "two"`.
  static func literalText(_ value: ValueID, _ evaluator: borrowing Evaluator) -> String? {
    switch evaluator.scene[value] {
    case .string(let source): return evaluator.text(source.text, source.file)
    case .resolved(let index): return evaluator.scene.resolvedTexts[Int(index)]
    case .joined(let range):
      let pieces = evaluator.scene.list(range).map { piece -> String? in
        if case .joined = evaluator.scene[piece] { nil } else { literalText(piece, evaluator) }
      }
      return pieces.contains(nil) ? nil : pieces.compactMap { $0 }.joined()
    default: return nil
    }
  }

  /// What `bundle.localizedString(forKey: "key", value: "Text", table: nil)` gives, and a function that is called
  /// like a table and takes a key of one, where its body is not followed.
  static func text(
    forKeyGivenTo callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let first = arguments.first.map({ evaluator.argument($0, site.file) }) else { return nil }
    guard let label = first.label else {
      return text(ofLiteral: first.value, givenTo: callee, site, &evaluator)
    }
    switch evaluator.hash(label, site.file) {
    case Self.forKey:
      guard isFoundations(callee, site, &evaluator) else { return nil }
      let found = localized(evaluator.value(first.value, site), arguments, site, &evaluator)
      return evaluator.isText(found) ? found : nil
    case Self.key where GeneratedTexts.isOfTable(callee, site, evaluator):
      let found = localized(evaluator.value(first.value, site), &evaluator)
      if case .resolved = evaluator.scene[found] { return found }
      return nil
    default: return nil
    }
  }

  /// `localizedString(forKey:value:table:)` of a bundle, and not of a type of the repository.
  ///
  /// https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)
  static func isFoundations(
    _ callee: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .member(let base, let name) = evaluator.expression(callee, site.file),
      evaluator.hash(name, site.file) == Self.localizedString
    else { return false }
    guard
      let type = Typing.type(spelled: base, site, &evaluator)
        ?? Typing.type(of: base, site, &evaluator)
    else { return true }
    return evaluator.members(of: type, named: Self.localizedString).isEmpty
  }

  /// `KitLocalizedString("Cancel", nil)`: a function of a package that is called like the platform's own, whose key is
  /// the text in the language of development.
  ///
  /// https://developer.apple.com/documentation/foundation/nslocalizedstring(_:tablename:bundle:value:comment:)
  private static func text(
    ofLiteral id: ExpressionID, givenTo callee: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .name(let name) = evaluator.expression(callee, site.file),
      case .string = evaluator.expression(id, site.file)
    else { return nil }
    let called = evaluator.linker.text(of: name, in: site.file)
    guard endings.contains(where: { called.hasSuffix($0) }) else { return nil }
    let found = localized(evaluator.value(id, site), &evaluator)
    switch evaluator.scene[found] {
    case .resolved: return found
    // What only looks like a key is in a table that nobody sees.
    case .string(let source) where !looksLikeKey(evaluator.text(source.text, source.file)):
      return found
    default: return nil
    }
  }

  /// How functions end that look up what they are given.
  private static let endings = ["LocalizedString"]

  private static let (key, forKey) = (NameHash.of("key"), NameHash.of("forKey"))
  private static let localizedString = NameHash.of("localizedString")
  private static let string = NameHash.of("string")
  private static let attributedString = NameHash.of("attributedString")

  /// A key that is in no catalogue has its text beside it: `value: "…"`, `defaultValue: "…"`.
  private static func localized(
    _ key: ValueID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    let found = localized(key, &evaluator)
    if case .resolved = evaluator.scene[found] { return found }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard let label = argument.label.map({ evaluator.word($0, site.file) }),
        label == .value || label == .defaultValue
      else { continue }
      // With an empty one the key is shown.
      //
      // https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)
      if case .string(let segments) = evaluator.expression(argument.value, site.file),
        segments.isEmpty
      {
        continue
      }
      let text = evaluator.value(argument.value, site)
      if evaluator.isText(text) { return text }
    }
    return found
  }

  /// `Text(Image(systemName: "star"))` says what the symbol does, as does `"\(Image(systemName: "star"))"`.
  static func symbol(in id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> ValueID? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .Image
    else { return nil }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      switch argument.label.map({ evaluator.word($0, site.file) }) {
      case .systemName: return evaluator.new(.symbol(evaluator.value(argument.value, site)))
      case .systemSymbol:
        let symbol = evaluator.value(argument.value, site)
        return evaluator.new(.symbol(CaseSymbols.symbolName(symbol, &evaluator)))
      default: continue
      }
    }
    if let symbol = AddedInitializers.symbol(of: name, arguments, site, &evaluator) {
      return symbol
    }
    // Of a value that an image is made of, no more is said than what it is called.
    guard let first = arguments.first else { return nil }
    let given = evaluator.argument(first, site.file).value
    guard case .instance = evaluator.evaluated(given, site) else { return nil }
    return evaluator.unknown(given, site)
  }

  private static func names(
    _ label: Word, in arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    arguments.contains {
      evaluator.argument($0, site.file).label.map { evaluator.word($0, site.file) } == label
    }
  }

  static func resolved(_ text: String, _ evaluator: inout Evaluator) -> ValueID {
    evaluator.scene.resolvedTexts.append(text)
    return evaluator.new(.resolved(Int32(evaluator.scene.resolvedTexts.count - 1)))
  }

  /// `Text(…)` and its like, as the text they show.
  static func textOf(
    _ word: Word, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    switch word {
    case .Text, .String, .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString,
      .AttributedString, .NSAttributedString, .NSMutableAttributedString:
      break
    default: return nil
    }
    guard let first = arguments.first.map({ evaluator.argument($0, site.file) }) else {
      return .null
    }
    let label = first.label.map { evaluator.word($0, site.file) }
    if let named = first.label, label == .other, arguments.count == 1,
      let text = GeneratedTexts.text(of: first.value, inTable: named, site, &evaluator)
    {
      return text
    }
    switch word {
    case .Text:
      if label == .verbatim { return evaluator.value(first.value, site) }
      guard label == nil else { return evaluator.unknown(id, site) }
      // A date or a number with a format, a timer: what is shown is not in the source.
      let isPlain = arguments.dropFirst().allSatisfy { index in
        let label = evaluator.argument(index, site.file).label.map { evaluator.word($0, site.file) }
        return [.bundle, .comment, .tableName, .table].contains(label)
      }
      guard isPlain else {
        return NumberTexts.formatted(arguments, site, &evaluator)
          ?? evaluator.unknown(first.value, site)
      }
      if let symbol = Self.symbol(in: first.value, site, &evaluator) { return symbol }
      let shown = Markdown.localized(
        evaluator.value(first.value, site), of: first.value, site, &evaluator)
      // The tables of another bundle may be those of a package.
      if case .key = evaluator.scene[shown], names(.bundle, in: arguments, site, evaluator) {
        return evaluator.unknown(first.value, site)
      }
      return Markdown.shownText(shown, of: first.value, site, &evaluator)
    case .String:
      if label == .localized {
        return GeneratedTexts.text(ofImplicit: first.value, site, &evaluator)
          ?? ResourceKeys.given(for: first.value, site, &evaluator)
          ?? localized(evaluator.value(first.value, site), arguments, site, &evaluator)
      }
      if label == .format, let text = Formats.filled(arguments, site, &evaluator) { return text }
      if label == .describing {
        return DescribedValues.text(of: first.value, site, &evaluator)
          ?? evaluator.text(evaluator.value(first.value, site), of: first.value, site)
      }
      guard label == nil, arguments.count == 1 else { return evaluator.unknown(id, site) }
      let inner = evaluator.value(first.value, site)
      // Once it is a String it is no key, whatever it looks like.
      if case .string(let source) = evaluator.scene[inner],
        Self.looksLikeKey(evaluator.text(source.text, source.file))
      {
        return evaluator.new(.joined(evaluator.list([inner])))
      }
      return evaluator.isText(inner) ? inner : evaluator.unknown(id, site)
    case .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString, .AttributedString:
      if label == .localized || label == nil {
        let text = localized(evaluator.value(first.value, site), arguments, site, &evaluator)
        return word == .LocalizedStringKey || word == .LocalizedStringResource
          ? Markdown.unmarked(text, &evaluator) : text
      }
      // https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)
      if word == .AttributedString, label == .markdown {
        let text = evaluator.text(evaluator.value(first.value, site), of: first.value, site)
        return Markdown.parsed(text, &evaluator)
      }
      return evaluator.unknown(id, site)
    // https://developer.apple.com/documentation/foundation/nsattributedstring/init(string:attributes:)
    case .NSAttributedString, .NSMutableAttributedString:
      switch first.label.map({ evaluator.hash($0, site.file) }) {
      case Self.string, Self.attributedString: break
      default: return evaluator.unknown(id, site)
      }
      return evaluator.text(evaluator.value(first.value, site), of: first.value, site)
    default: return nil
    }
  }
}

extension KeyTexts {
  /// No white space, and a dot or an underscore inside: `settings.title`, `ROW_HINT`; an address is none.
  static func looksLikeKey(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count > 2, !domains.contains(where: { text.hasSuffix($0) }) else { return false }
    var hasJoint = false
    var hasLetter = false
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x09...0x0D, 0x20, UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"): return false
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

  /// Ends of domains that are not the last word of a key as well.
  private static let domains = [".com", ".org", ".net", ".edu", ".gov", ".io", ".social"]
}
