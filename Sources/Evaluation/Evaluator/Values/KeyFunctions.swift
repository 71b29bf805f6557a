import Scenes
import Views

/// Functions of the app that look a text up in a way that was not followed: `t("save_title")`.
///
/// No name is known here: a literal that looks like a key and is one of a table, given to a function that gives a
/// text, is that text; what else the function is given fills its holes.
enum KeyFunctions {
  static func text(
    calling callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let first = arguments.first.map({ evaluator.argument($0, site.file) }),
      mayBeKey(first.value, site, &evaluator)
    else { return nil }
    let isNamed = first.label.map({ evaluator.hash($0, site.file) == key }) ?? true
    guard
      isNamed && givesText(callee, site, &evaluator)
        || isInitializer(callee, arguments, site, &evaluator)
    else { return nil }
    let given = evaluator.value(first.value, site)
    guard isKey(given, &evaluator) else { return nil }
    let found = KeyTexts.localized(given, &evaluator)
    return filled(found, arguments.dropFirst(), site, &evaluator)
  }

  private static let key = NameHash.of("key")
  private static let texts: Set<Word> = [.String, .LocalizedStringKey, .AttributedString, .Text]

  /// A literal, or a choice of such.
  private static func mayBeKey(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(id, site.file) {
    case .string, .branch, .name, .member: true
    default: false
    }
  }

  private static func isKey(_ value: ValueID, _ evaluator: inout Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .string(let source):
      let text = evaluator.text(source.text, source.file)
      return KeyTexts.looksLikeKey(text) && evaluator.linker.text(forKey: text) != nil
    case .either(let range):
      for one in Array(evaluator.scene.list(range)) where !isKey(one, &evaluator) { return false }
      return true
    case .named(_, let inner): return isKey(inner, &evaluator)
    default: return false
    }
  }

  /// A function of the repository that is declared to give a text.
  private static func givesText(
    _ callee: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    var all: [MemberID] = []
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      if let type = evaluator.selfType(at: site) {
        all = evaluator.members(of: type, named: hash)
      }
      if all.isEmpty { all = evaluator.linker.globals(named: hash, from: site.file) }
    case .member(let base, let name):
      guard
        let type = Typing.type(spelled: base, site, &evaluator)
          ?? Typing.type(of: base, site, &evaluator)
      else { return false }
      all = evaluator.members(of: type, named: evaluator.hash(name, site.file))
    default: return false
    }
    return all.contains { member in
      let declared = evaluator.linker[member]
      guard declared.kind == .function, let type = declared.type else { return false }
      return texts.contains(evaluator.word(type, member.file))
    }
  }

  /// `String(phrase: "save_title")`: an initialiser that the repository adds to texts, whatever it calls what it is
  /// given.
  private static func isInitializer(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.expression(callee, site.file),
      texts.contains(evaluator.word(name, site.file))
    else { return false }
    return AddedValues.initializer(of: name, arguments, site, &evaluator) != nil
  }

  /// `"Use {name}"` with `["name": …]`, and `"Use %@"` with what follows.
  private static func filled(
    _ value: ValueID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    guard case .resolved(let index) = evaluator.scene[value] else { return value }
    let text = evaluator.scene.resolvedTexts[Int(index)]
    var plain: [ValueID] = []
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      if case .dictionary(let items) = evaluator.expression(argument.value, site.file) {
        return joined(text, Array(items), site, &evaluator) ?? value
      }
      guard argument.label == nil else { continue }
      plain.append(evaluator.text(evaluator.value(argument.value, site), of: argument.value, site))
    }
    return plain.isEmpty ? value : Formats.filled(text, plain, &evaluator)
  }

  /// Nil where it has no hole of such a name.
  private static func joined(
    _ text: String, _ items: [Int32], _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    var pieces: [(text: String, value: ValueID?)] = [(text, nil)]
    for place in stride(from: 0, to: items.count - 1, by: 2) {
      guard let name = evaluator.files.literal(evaluator.item(items[place], site.file), site) else {
        continue
      }
      let given = evaluator.item(items[place + 1], site.file)
      for index in pieces.indices.reversed() where pieces[index].value == nil {
        guard let hole = pieces[index].text.firstRange(of: "{\(name)}") else { continue }
        let value = evaluator.text(evaluator.value(given, site), of: given, site)
        let parts = [
          (String(pieces[index].text[..<hole.lowerBound]), ValueID?.none), ("", value),
          (String(pieces[index].text[hole.upperBound...]), nil),
        ]
        pieces.replaceSubrange(index...index, with: parts)
      }
    }
    guard pieces.count > 1 else { return nil }
    let parts = pieces.filter { $0.value != nil || !$0.text.isEmpty }.map { piece in
      piece.value ?? KeyTexts.resolved(piece.text, &evaluator)
    }
    return evaluator.new(.joined(evaluator.list(parts)))
  }
}
