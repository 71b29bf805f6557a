import Scenes
import Views

/// `names[row]`, of a list that is written out.
enum ListElements {
  /// The entry that a number names, or one of all of them; nil for what is no such list.
  static func value(
    of base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard arguments.count == 1,
      let only = arguments.first.map({ evaluator.argument($0, site.file) }), only.label == nil
    else { return nil }
    guard let (items, place) = items(of: base, site, &evaluator) else {
      return value(ofCase: base, only.value, site, &evaluator)
        ?? ChosenElements.value(ofDictionary: base, arguments, site, &evaluator)
    }
    guard !items.isEmpty, items.count <= EachOf.most else { return nil }
    if let number = ListParts.number(only.value, site, &evaluator) {
      guard items.indices.contains(Int32(clamping: number) + items.lowerBound) else { return nil }
      return evaluator.value(
        evaluator.item(items.lowerBound + Int32(clamping: number), place.file), place)
    }
    let all = items.map { evaluator.value(evaluator.item($0, place.file), place) }
    return one(of: all, only.value, site, &evaluator)
  }

  /// `pages[index]`, of a list of views that is written out: the one that a number names, or one of them.
  static func emit(
    of base: ExpressionID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard arguments.count == 1,
      let only = arguments.first.map({ evaluator.argument($0, use.site.file) }), only.label == nil,
      let (items, place) = items(of: base, use.site, &evaluator), !items.isEmpty,
      items.count <= EachOf.most
    else { return false }
    if let number = ListParts.number(only.value, use.site, &evaluator) {
      let index = items.lowerBound + Int32(clamping: number)
      guard items.contains(index) else { return false }
      ModifierChains.emit(
        evaluator.item(index, place.file), place, as: use.role, &evaluator, use.pending)
      return true
    }
    let node = evaluator.open(
      .branch(.condition, isExhaustive: true), use.role, use.expression, use.site)
    // Where each row has its own, that has the modifiers.
    let isOfRows = NumberedRows.isNumber(
      only.value, ofEntries: items.count, use.site, evaluator)
    for index in items {
      let side = evaluator.open(.alternative, .content, use.expression, use.site)
      ModifierChains.emit(
        evaluator.item(index, place.file), place, as: .content, &evaluator,
        isOfRows ? use.pending : [])
      evaluator.close(side, [])
    }
    evaluator.close(node, isOfRows ? [] : use.pending)
    NumberedRows.note(node, only.value, ofEntries: items.count, use.site, &evaluator)
    return true
  }

  /// `Part.near.names[row]`: of the list that a case has of its own.
  private static func value(
    ofCase base: ExpressionID, _ index: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .member(let owner, _) = evaluator.expression(base, site.file),
      case .instance(_, let known) = Typing.receiver(owner, site, &evaluator),
      evaluator.instances[Int(known)].case != 0,
      case .list(let range) = evaluator.evaluated(base, site), !range.isEmpty,
      range.count <= EachOf.most
    else { return nil }
    let all = Array(evaluator.scene.list(range))
    if let number = ListParts.number(index, site, &evaluator) {
      return all.indices.contains(number) ? all[number] : nil
    }
    return one(of: all, index, site, &evaluator)
  }

  /// By the number of its row each row of a table has its own, in that order, where it has as many.
  private static func one(
    of all: [ValueID], _ index: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    let areTexts = all.allSatisfy { evaluator.isText($0) && evaluator.isKnown($0) }
    guard
      UIKitPaths.isRow(index, site, evaluator)
        || NumberedRows.isNumber(index, ofEntries: all.count, site, evaluator)
    else {
      return areTexts ? evaluator.either(all) : nil
    }
    guard areTexts || all.allSatisfy({ isThing($0, evaluator) }) else { return nil }
    return EachRow.all(all, &evaluator)
  }

  /// `books[row]`, or a name that stands for that.
  static func isOne(_ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    let (id, site) = SettledNames.written(id, site, evaluator)
    return if case .element = evaluator.files.expression(id, in: site.file) { true } else { false }
  }

  /// A case, or what the source makes.
  private static func isThing(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .member: true
    case .instance(_, let index): evaluator.instances[Int(index)].isKnown
    default: false
    }
  }

  /// The entries of a list that is written out.
  static func items(
    of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (Range<Int32>, Site)? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(base, site.file) {
    case .array(let items): return (items, site)
    case .name, .member:
      guard
        let (inner, place) = SettledNames.source(of: base, site, &evaluator)
          ?? ClassLists.list(base, site, &evaluator)
      else { return nil }
      return items(of: inner, place, &evaluator)
    // `titles()[row]`
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard let (inner, place) = SettledNames.source(ofCall: callee, site, &evaluator) else {
        return nil
      }
      return items(of: inner, place, &evaluator)
    default: return nil
    }
  }
}
