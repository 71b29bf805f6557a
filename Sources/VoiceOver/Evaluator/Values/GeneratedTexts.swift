import Views

/// Texts by the names that generated code has for their keys, where that code is made by the build and not in the
/// repository: `L10n.Settings.title`, `Text(.settingsTitle)`.
extension Evaluator {
  /// `L10n.Settings.title`, `LocalString.settings_title`, and the same with arguments.
  mutating func text(ofTable id: ExpressionID, _ site: Site) -> ValueID? {
    guard linker.index.isLocalised else { return nil }
    var (cursor, arguments) = (id, Int32(0)..<Int32(0))
    if case .call(let callee, let given) = expression(id, site.file) {
      (cursor, arguments) = (callee, given)
    }
    var names: [NameID] = []
    while case .member(let base, let name) = expression(cursor, site.file) {
      names.append(name)
      cursor = base
    }
    guard !names.isEmpty, case .name(let root) = expression(cursor, site.file),
      isTable(root, site.file), case .nothing = meaning(of: hash(root, site.file), at: site)
    else { return nil }
    var path = names.reversed().map { linker.text(of: $0, in: site.file) }
    if path.starts(with: ["string", "localizable"]) { path.removeFirst(2) }
    return text(ofSymbol: path.joined(), arguments, site)
  }

  /// `.settingsTitle` and `.itemsLeft(count)`, where a text is wanted.
  mutating func text(ofImplicit id: ExpressionID, _ site: Site) -> ValueID? {
    switch expression(id, site.file) {
    case .implicitMember(let name):
      return text(ofSymbol: linker.text(of: name, in: site.file), 0..<0, site)
    case .call(let callee, let arguments):
      guard case .implicitMember(let name) = expression(callee, site.file),
        word(name, site.file) != .`init`
      else { return nil }
      return text(ofSymbol: linker.text(of: name, in: site.file), arguments, site)
    default: return nil
    }
  }

  private mutating func text(
    ofSymbol name: String, _ arguments: Range<Int32>, _ site: Site
  ) -> ValueID? {
    guard let found = linker.text(forSymbol: name) else { return nil }
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
