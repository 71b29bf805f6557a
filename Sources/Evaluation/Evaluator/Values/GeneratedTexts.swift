import Scenes
import Views

/// Texts by the names that generated code has for their keys, where that code is made by the build and not in the
/// repository: `L10n.Settings.title`, `Text(.settingsTitle)`.
enum GeneratedTexts {
  /// `L10n.Settings.title`, `LocalString.settings_title`, and the same with arguments.
  static func text(ofTable id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> ValueID?
  {
    guard evaluator.linker.index.isLocalised else { return nil }
    let (cursor, arguments) = called(id, site, evaluator)
    guard case .member = evaluator.expression(cursor, site.file),
      let root = Self.root(of: cursor, site, evaluator)
    else {
      return nil
    }
    let hash = evaluator.hash(root, site.file)
    guard case .nothing = evaluator.meaning(of: hash, at: site) else { return nil }
    // `typealias Texts = L10n.Settings`
    let meant =
      isTable(root, site.file, &evaluator)
      ? [""] : evaluator.linker.names(aliasedBy: hash, from: site.file, inside: site.owner) ?? []
    guard let first = meant.first, first.isEmpty || Self.isTable(first) else { return nil }
    var names = meant.dropFirst() + members(cursor, site, evaluator).names
    // `R.string` has all tables, each by its name.
    if names.count > 1, names.first == "string" { names.removeFirst() }
    return text(ofSymbol: Array(names), arguments, site, &evaluator)
  }

  /// `localizedText(key: "…")`, `L10n.get(key: "…")`.
  static func isOfTable(_ callee: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    var cursor = callee
    while case .member(let base, let name) = evaluator.expression(cursor, site.file) {
      if Self.isTable(evaluator.linker.text(of: name, in: site.file)) { return true }
      cursor = base
    }
    guard case .name(let name) = evaluator.expression(cursor, site.file) else { return false }
    return Self.isTable(evaluator.linker.text(of: name, in: site.file))
  }

  /// `.settingsTitle` and `.itemsLeft(count)`, where a text is wanted; other tables than the usual one have
  /// their name before.
  static func text(ofImplicit id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> ValueID?
  {
    guard let symbol = implicit(id, site, evaluator) else { return nil }
    if let key = onlyImplicit(symbol.arguments, site, evaluator) {
      return text(ofSymbol: symbol.names + key.names, key.arguments, site, &evaluator)
    }
    return text(ofSymbol: symbol.names, symbol.arguments, site, &evaluator)
  }

  /// `String(settings: .title)`, of a tool that names a label after each table.
  ///
  /// https://github.com/liamnichols/xcstrings-tool
  static func text(
    of id: ExpressionID, inTable label: NameID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let key = implicit(id, site, evaluator) else { return nil }
    return text(
      ofSymbol: [evaluator.linker.text(of: label, in: site.file)] + key.names, key.arguments, site,
      &evaluator)
  }

  /// `.settings(.title)`: the same tool has a function for each table, which is given one of its keys.
  private static func onlyImplicit(
    _ arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (names: [String], arguments: Range<Int32>)? {
    guard arguments.count == 1,
      let only = arguments.first.map({ evaluator.argument($0, site.file) }),
      only.label == nil
    else { return nil }
    return implicit(only.value, site, evaluator)
  }

  private static func implicit(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (names: [String], arguments: Range<Int32>)? {
    let (cursor, arguments) = called(id, site, evaluator)
    let (base, names) = members(cursor, site, evaluator)
    guard case .implicitMember(let first) = evaluator.expression(base, site.file),
      evaluator.word(first, site.file) != .`init`
    else { return nil }
    return ([evaluator.linker.text(of: first, in: site.file)] + names, arguments)
  }

  private static func called(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (callee: ExpressionID, arguments: Range<Int32>) {
    guard case .call(let callee, let given) = evaluator.expression(id, site.file) else {
      return (id, 0..<0)
    }
    return (callee, given)
  }

  /// The name before the first dot.
  private static func root(of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> NameID?
  {
    var cursor = id
    while case .member(let base, _) = evaluator.expression(cursor, site.file) { cursor = base }
    guard case .name(let root) = evaluator.expression(cursor, site.file) else { return nil }
    return root
  }

  /// The names behind the dots, in their order, and what is before the first.
  private static func members(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (base: ExpressionID, names: [String]) {
    var cursor = id
    var names: [String] = []
    while case .member(let base, let name) = evaluator.expression(cursor, site.file) {
      names.append(evaluator.linker.text(of: name, in: site.file))
      cursor = base
    }
    return (cursor, names.reversed())
  }

  private static func text(
    ofSymbol names: [String], _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let found = evaluator.linker.text(forSymbol: names) else { return nil }
    let given = arguments.map { evaluator.argument($0, site.file).value }
    return Formats.filled(
      found, given.map { evaluator.text(evaluator.value($0, site), of: $0, site) }, &evaluator)
  }

  /// Asked of every name before a dot, so once of each.
  private static func isTable(_ name: NameID, _ file: FileID, _ evaluator: inout Evaluator) -> Bool
  {
    let hash = evaluator.hash(name, file)
    if let known = evaluator.tableNames[hash] { return known }
    let isTable = Self.isTable(evaluator.linker.text(of: name, in: file))
    evaluator.tableNames[hash] = isTable
    return isTable
  }
}

extension GeneratedTexts {
  /// What the names of types have in them that tools make of tables of texts.
  private static let tableWords = ["l10n", "i18n", "string", "locali", "translation"]

  private static func isTable(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "r"
      || tableWords.contains { name.contains($0) }
  }
}
