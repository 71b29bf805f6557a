import Scenes
import Views

/// Views of packages that a table tells of.
enum PackageCalls {
  /// The row of a name, where nothing of the repository has that name; see `PackageViews`.
  static func packageView(_ name: NameID, _ site: Site, _ evaluator: inout Evaluator)
    -> PackageView?
  {
    guard let rows = PackageViews.all[evaluator.hash(name, site.file)],
      let row = rows.first(where: { evaluator.linker.imports($0.module, in: site.file) }),
      case .nothing = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
    else { return nil }
    return row
  }

  static func emitPackageView(
    _ row: PackageView, _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    switch row.becomes {
    case .if: return emitEither(name, arguments, use, &evaluator)
    case .VStack: return emitStack(name, arguments, use, &evaluator)
    case .Text:
      let text = arguments.first.map {
        evaluator.value(evaluator.argument($0, use.site.file).value, use.site)
      }
      return DeclaredTypes.emitUnknown(
        .Text, name, use, shows: text, &evaluator)
    default: break
    }
    let word =
      row.becomes == .ForEach && !isGivenData(arguments, use.site, evaluator) ? .Group : row.becomes
    guard let known = KnownViews.written[word] else { return }
    KnownCalls.emit(known, as: word, name, arguments, use, &evaluator)
  }

  /// As in `ScrollViewSection { … } header: { … }`.
  private static func emitStack(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let node = evaluator.open(.view, use.role, use.expression, use.site, word: .VStack, name: name)
    for labels in [[.header], [nil, .content], [.footer]] as [[Word?]] {
      for index in arguments where labels.contains(evaluator.files.label(of: index, use.site)) {
        evaluator.emitContent(evaluator.argument(index, use.site.file).value, use.site, .content)
      }
    }
    evaluator.close(node, use.pending)
  }

  /// As in `IfLetStore(store) { … } else: { … }`.
  private static func emitEither(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let closures = arguments.filter { index in
      if case .closure = evaluator.expression(
        evaluator.argument(index, use.site.file).value, use.site.file)
      {
        true
      } else {
        false
      }
    }
    let node = evaluator.open(
      .branch(.condition, isExhaustive: closures.count > 1), use.role, use.expression, use.site,
      name: name)
    for index in closures {
      let side = evaluator.open(.alternative, .content, use.expression, use.site)
      evaluator.emitContent(evaluator.argument(index, use.site.file).value, use.site, .content)
      evaluator.close(side, [])
    }
    evaluator.close(node, use.pending)
  }

  /// `Flow(items) { … }`, as against `Flow { … }`.
  private static func isGivenData(
    _ arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard let first = arguments.first.map({ evaluator.argument($0, site.file) }) else {
      return false
    }
    switch first.label.map({ evaluator.word($0, site.file) }) {
    case nil, .uniqueElements, .count: break
    default: return false
    }
    if case .closure = evaluator.expression(first.value, site.file) { return false }
    return true
  }

  /// What a picture of a package shows until it is there, or where it does not come:
  /// `KFImage(url).placeholder { … }.onFailureView { … }`.
  static func emitInstead(_ pending: [PendingModifier], _ evaluator: inout Evaluator) {
    for modifier in pending.reversed() {
      let name = evaluator.linker.text(of: modifier.name, in: modifier.site.file)
      guard name == "placeholder" || name == "onFailureView" else { continue }
      for index in modifier.arguments {
        let view = evaluator.argument(index, modifier.site.file).value
        if case .closure = evaluator.expression(view, modifier.site.file) {
          let group = evaluator.open(.group, .placeholder, view, modifier.site)
          evaluator.emitContent(view, modifier.site, .content)
          evaluator.close(group, [])
        } else if Recognition.isView(view, modifier.site, &evaluator) {
          ModifierChains.emit(view, modifier.site, as: .placeholder, &evaluator)
        }
      }
    }
  }
}
