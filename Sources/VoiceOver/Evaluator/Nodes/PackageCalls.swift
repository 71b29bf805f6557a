import Views

/// Views of packages that a table tells of.
extension Evaluator {
  /// The row of a name, where nothing of the repository has that name; see `PackageViews`.
  mutating func packageView(_ name: NameID, _ site: Site) -> PackageView? {
    guard let rows = PackageViews.all[hash(name, site.file)],
      let row = rows.first(where: { linker.imports($0.module, in: site.file) }),
      case .nothing = meaning(of: hash(name, site.file), at: site)
    else { return nil }
    return row
  }

  mutating func emitPackageView(
    _ row: PackageView, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    switch row.becomes {
    case .if: return emitEither(name, arguments, id, site, role, pending)
    case .VStack: return emitStack(name, arguments, id, site, role, pending)
    case .Text:
      let text = arguments.first.map { value(argument($0, site.file).value, site) }
      return emitUnknown(.Text, name, id, site, role, pending, shows: text)
    default: break
    }
    let word = row.becomes == .ForEach && !isGivenData(arguments, site) ? .Group : row.becomes
    guard let known = KnownViews.written[word] else { return }
    emit(known, as: word, name, arguments, id, site, role, pending)
  }

  /// As in `ScrollViewSection { … } header: { … }`.
  private mutating func emitStack(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    let node = open(.view, role, id, site, word: .VStack, name: name)
    for labels in [[.header], [nil, .content], [.footer]] as [[Word?]] {
      for index in arguments where labels.contains(files.label(of: index, site)) {
        emitContent(argument(index, site.file).value, site, .content)
      }
    }
    close(node, pending)
  }

  /// As in `IfLetStore(store) { … } else: { … }`.
  private mutating func emitEither(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    let closures = arguments.filter { index in
      if case .closure = expression(argument(index, site.file).value, site.file) {
        true
      } else {
        false
      }
    }
    let node = open(
      .branch(.condition, isExhaustive: closures.count > 1), role, id, site, name: name)
    for index in closures {
      let side = open(.alternative, .content, id, site)
      emitContent(argument(index, site.file).value, site, .content)
      close(side, [])
    }
    close(node, pending)
  }

  /// `Flow(items) { … }`, as against `Flow { … }`.
  private func isGivenData(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    guard let first = arguments.first.map({ argument($0, site.file) }) else { return false }
    switch first.label.map({ word($0, site.file) }) {
    case nil, .uniqueElements, .count: break
    default: return false
    }
    if case .closure = expression(first.value, site.file) { return false }
    return true
  }

  /// What a picture of a package shows until it is there, or where it does not come:
  /// `KFImage(url).placeholder { … }.onFailureView { … }`.
  mutating func emitInstead(_ pending: [PendingModifier]) {
    for modifier in pending.reversed() {
      let name = linker.text(of: modifier.name, in: modifier.site.file)
      guard name == "placeholder" || name == "onFailureView" else { continue }
      for index in modifier.arguments {
        let view = argument(index, modifier.site.file).value
        if case .closure = expression(view, modifier.site.file) {
          let group = open(.group, .placeholder, view, modifier.site)
          emitContent(view, modifier.site, .content)
          close(group, [])
        } else if isView(view, modifier.site) {
          emit(view, modifier.site, as: .placeholder)
        }
      }
    }
  }
}
