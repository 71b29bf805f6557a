import Views

/// Texts by the names that generated code has for their keys, where that code is made by the build and not in the
/// repository: `L10n.Settings.title`, `Text(.settingsTitle)`.
extension Evaluator {
  /// `L10n.Settings.title`, `LocalString.settings_title`, and the same with arguments.
  mutating func text(ofTable id: ExpressionID, _ site: Site) -> ValueID? {
    guard linker.index.isLocalised else { return nil }
    let (cursor, arguments) = called(id, site)
    guard case .member = expression(cursor, site.file), let root = root(of: cursor, site) else {
      return nil
    }
    let hash = hash(root, site.file)
    guard case .nothing = meaning(of: hash, at: site) else { return nil }
    // `typealias Texts = L10n.Settings`
    let meant =
      isTable(root, site.file)
      ? [""] : linker.names(aliasedBy: hash, from: site.file, inside: site.owner) ?? []
    guard let first = meant.first, first.isEmpty || Self.isTable(first) else { return nil }
    var names = meant.dropFirst() + members(cursor, site).names
    // `R.string` has all tables, each by its name.
    if names.count > 1, names.first == "string" { names.removeFirst() }
    return text(ofSymbol: Array(names), arguments, site)
  }

  /// `localizedText(key: "…")`, `L10n.get(key: "…")`.
  func isOfTable(_ callee: ExpressionID, _ site: Site) -> Bool {
    var cursor = callee
    while case .member(let base, let name) = expression(cursor, site.file) {
      if Self.isTable(linker.text(of: name, in: site.file)) { return true }
      cursor = base
    }
    guard case .name(let name) = expression(cursor, site.file) else { return false }
    return Self.isTable(linker.text(of: name, in: site.file))
  }

  /// `.settingsTitle` and `.itemsLeft(count)`, where a text is wanted; other tables than the usual one have
  /// their name before.
  mutating func text(ofImplicit id: ExpressionID, _ site: Site) -> ValueID? {
    let (cursor, arguments) = called(id, site)
    let (base, names) = members(cursor, site)
    guard case .implicitMember(let first) = expression(base, site.file),
      word(first, site.file) != .`init`
    else { return nil }
    return text(ofSymbol: [linker.text(of: first, in: site.file)] + names, arguments, site)
  }

  private func called(
    _ id: ExpressionID, _ site: Site
  ) -> (callee: ExpressionID, arguments: Range<Int32>) {
    guard case .call(let callee, let given) = expression(id, site.file) else { return (id, 0..<0) }
    return (callee, given)
  }

  /// The name before the first dot.
  private func root(of id: ExpressionID, _ site: Site) -> NameID? {
    var cursor = id
    while case .member(let base, _) = expression(cursor, site.file) { cursor = base }
    guard case .name(let root) = expression(cursor, site.file) else { return nil }
    return root
  }

  /// The names behind the dots, in their order, and what is before the first.
  private func members(
    _ id: ExpressionID, _ site: Site
  ) -> (base: ExpressionID, names: [String]) {
    var cursor = id
    var names: [String] = []
    while case .member(let base, let name) = expression(cursor, site.file) {
      names.append(linker.text(of: name, in: site.file))
      cursor = base
    }
    return (cursor, names.reversed())
  }

  private mutating func text(
    ofSymbol names: [String], _ arguments: Range<Int32>, _ site: Site
  ) -> ValueID? {
    guard let found = linker.text(forSymbol: names) else { return nil }
    let given = arguments.map { argument($0, site.file).value }
    return filled(found, given.map { text(value($0, site), of: $0, site) })
  }

  /// Asked of every name before a dot, so once of each.
  private mutating func isTable(_ name: NameID, _ file: FileID) -> Bool {
    let hash = hash(name, file)
    if let known = tableNames[hash] { return known }
    let isTable = Self.isTable(linker.text(of: name, in: file))
    tableNames[hash] = isTable
    return isTable
  }
}

extension Evaluator {
  private static func isTable(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "r"
      || ["l10n", "i18n", "strings", "string", "locali", "translation"].contains {
        name.contains($0)
      }
  }
}
