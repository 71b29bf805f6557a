internal import Components
internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// By which words packages ask for texts.
enum DartTexts {
  /// Methods and getters of a key, of a text that has it, and of a context (easy_localization and GetX: `tr`;
  /// easy_localization: `plural`).
  static let translating: Set<String> = ["tr", "plural"]
  /// Where the text itself is the key (i18n_extension).
  static let itself = "i18n"
  /// What slang calls the texts in the code that it makes (its documentation, `translate_var`).
  static let tree = "t"
}

/// Texts of the app.
extension DartEvaluator {
  /// The text with this name, or the group; what it is given has the name that the text gives it.
  mutating func message(_ name: String, in group: String, _ frame: CodeFrame) -> DartValue? {
    let key = group.isEmpty ? name : group + "." + name
    if let text = translated(key, frame) { return .text(text) }
    guard let owner = libraries.packages.owner(of: libraries.path(frame.file)),
      libraries.packages.all[owner].groups.contains(key)
    else { return nil }
    return list(key, frame) ?? .texts(of: key)
  }

  /// The texts of a list.
  private mutating func list(_ key: String, _ frame: CodeFrame) -> DartValue? {
    var items: [DartValue.Item] = []
    while let text = translated(key + ".\(items.count)", frame) { items.append(.one(.text(text))) }
    return items.isEmpty ? nil : .list(items)
  }

  /// The same, called: with what is put in, or for a number.
  mutating func message(
    _ name: String, in group: String, _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    switch message(name, in: group, frame) {
    case .texts(let group)?: plural(group, frame).map { .text($0) } ?? unknown(node, frame)
    case .text(let text, _)?:
      .text(
        translated(group.isEmpty ? name : group + "." + name, frame, arguments(node, &frame))
          ?? text)
    case let found?: found
    case nil: IntlMessages.keyed(node, &frame, &self) ?? unknown(node, frame)
    }
  }

  /// What is put in there, where the source tells it.
  private static func words(
    _ name: String, _ position: Int?, in given: [Made.Argument]
  ) -> SourcedText? {
    guard let value = value(name, position, in: given) else { return nil }
    let text = DartWords.text(of: value, code: name)
    if case .unknown(let unknown) = value, unknown.isPartOfData { return text }
    return text.expressions.isEmpty && !text.isEmpty ? text : nil
  }

  private static func value(
    _ name: String, _ position: Int?, in given: [Made.Argument]
  ) -> DartValue? {
    let unnamed = given.filter(\.label.isEmpty)
    return given.first { $0.label == name }?.value
      ?? position.flatMap { unnamed.indices.contains($0) ? unnamed[$0].value : nil }
  }

  /// The texts of the app by the name that they have everywhere in its code.
  mutating func texts(called name: String, _ frame: CodeFrame) -> DartValue? {
    guard name == DartTexts.tree,
      let owner = libraries.packages.owner(of: libraries.path(frame.file)),
      libraries.packages.all[owner].hasTree
    else { return nil }
    return .messages
  }

  /// A key that is the text's name in a bundle; elsewhere a text that nobody finds is unknown.
  mutating func translation(_ key: SourcedText, _ frame: CodeFrame) -> DartValue {
    let name = key.known ?? "tr"
    if let text = translated(name, frame) ?? plural(name, frame) { return .text(text) }
    // Where there is a table, a key that it does not have is said itself (GetX, `extension_internationalization.dart`;
    // easy_localization, `Localization.tr`).
    guard key.known != nil, let owner = libraries.packages.owner(of: libraries.path(frame.file)),
      libraries.packages.all[owner].isOneTree
    else { return .text(.code(name)) }
    return .text(.translated("") + key)
  }

  /// `LocaleKeys.settings_title`, which stands for `settings.title`.
  mutating func constantText(_ constant: String, _ frame: CodeFrame) -> DartValue? {
    lookups.insert(constant)
    guard let owner = libraries.packages.owner(of: libraries.path(frame.file)) else { return nil }
    let constants = libraries.packages.all[owner].constants
    // A name that words are put together in otherwise than in its key: `coverMissing` of `cover_missing`.
    let plain = TreeTexts.plain(constant)
    lookups.insert(plain)
    guard let key = constants[constant] ?? constants[plain] else { return nil }
    return (translated(key, frame) ?? plural(key, frame)).map { .text($0) }
  }

  /// `Text('key').tr()`: its words are those of the key.
  mutating func translated(_ made: Made, _ frame: CodeFrame) -> DartValue? {
    guard made.type == nil, WidgetTable.row(made.name)?.shape == .text,
      case .text(let key, _)? = made.positional(0)
    else { return nil }
    var arguments = made.arguments
    guard let first = arguments.firstIndex(where: \.label.isEmpty) else { return nil }
    arguments[first].value = translation(key, frame)
    return .made(
      Made(
        made.name, constructor: made.constructor, arguments, at: made.place, in: made.view))
  }

  /// Of a text in several forms that of most numbers.
  private mutating func plural(_ group: String, _ frame: CodeFrame) -> SourcedText? {
    translated(group + ".other", frame)
  }

  mutating func translated(
    _ name: String, _ frame: CodeFrame, _ given: [Made.Argument] = []
  ) -> SourcedText? {
    lookups.insert(name)
    guard let owner = libraries.packages.owner(of: libraries.path(frame.file)),
      let parts = libraries.packages.all[owner].messages[name]
    else { return nil }
    return .translated("") + Self.written(parts, given)
  }

  private static func written(
    _ parts: [MessagePart], _ given: [Made.Argument]
  ) -> SourcedText {
    var text = SourcedText()
    for part in parts {
      switch part {
      case .literal(let words): text.add(.literal(words))
      case .argument(let name, let position):
        text = text + (words(name, position, in: given) ?? .data(name))
      case .selection(let name, let position, let forms):
        text = text + chosen(forms, by: value(name, position, in: given), given)
      case .plural(let name, let position, let forms):
        text = text + counted(forms, by: value(name, position, in: given), given)
      }
    }
    return text
  }

  /// The form for a number, of several numbers each; that of most where nobody knows.
  private static func counted(
    _ forms: [MessagePart.Form], by value: DartValue?, _ given: [Made.Argument]
  ) -> SourcedText {
    switch value {
    case .either(let choice)? where choice.sides.allSatisfy({ $0.content.number != nil }):
      return SourcedText([
        .either(choice.sides.map { counted(forms, by: $0.content, given) })
      ])
    case .number(let number)?:
      let words = MessagePart.words(for: number)
      let form = forms.first { words.contains($0.word) }
      return written(form?.parts ?? forms.general, given)
    default: return written(forms.general, given)
    }
  }

  /// The form that the value selects, each one of several for one of several; the general one where nobody knows.
  private static func chosen(
    _ forms: [MessagePart.Form], by value: DartValue?, _ given: [Made.Argument]
  ) -> SourcedText {
    let general = forms.general
    switch value {
    case .either(let choice)?:
      return SourcedText([
        .either(choice.sides.map { chosen(forms, by: $0.content, given) })
      ])
    case .text(let text, _)? where text.known != nil:
      return written(forms.last { $0.word == text.known }?.parts ?? general, given)
    case .member(_, let name)?:
      return written(forms.last { $0.word == name }?.parts ?? general, given)
    default: break
    }
    let other = written(general, given)
    guard other.isEmpty, forms.count > 1 else { return other }
    return SourcedText([.either(forms.map { written($0.parts, given) })])
  }
}

extension UnknownValue {
  /// Words of something that has more, by their name there: `boat.owner.name`.
  ///
  /// What else a text puts in is called as the text calls it, and so are numbers.
  fileprivate var isPartOfData: Bool {
    if let type, Self.figures.contains(type.name) { return false }
    guard isData, said == nil, code.contains(".") else { return false }
    return code.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
      && !code.hasSuffix(".length")
  }

  private static let figures: Set<String> = ["int", "double", "num", "DateTime", "Duration"]
}
