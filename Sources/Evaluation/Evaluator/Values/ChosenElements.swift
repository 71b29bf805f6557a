import Scenes
import Views

/// What is taken out of what is written out: `names.first`, `names.first { $0 == name }`, `words[key]`, `pair.0`.
enum ChosenElements {
  /// `pair.0`, `names.first`, `names.last`; nil for what is no such list.
  static func value(
    _ name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    if let number = Int(evaluator.linker.text(of: name, in: site.file)) {
      return part(number, of: evaluator.evaluated(base, site), &evaluator)
    }
    guard evaluator.files.isOneOfList(name, site),
      let (items, place) = ListElements.items(of: base, site, &evaluator)
    else { return nil }
    let isFirst = evaluator.word(name, site.file) == .first
    guard let item = isFirst ? items.first : items.last else { return .null }
    return text(evaluator.item(item, place.file), place, &evaluator)
  }

  /// `names.first(where: { … })`: one of them.
  static func value(
    calling name: NameID, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.files.isOneOfList(name, site), arguments.count == 1,
      let (items, place) = ListElements.items(of: base, site, &evaluator)
    else { return nil }
    return one(of: items.map { evaluator.item($0, place.file) }, place, &evaluator)
  }

  /// `words[key]`, of a dictionary that is written out: one of its values.
  static func value(
    ofDictionary base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard arguments.count == 1,
      let (written, place) = SettledNames.source(of: base, site, &evaluator),
      case .dictionary(let items) = evaluator.expression(written, place.file)
    else { return nil }
    // Keys and values by turns.
    let values = items.filter { ($0 - items.lowerBound) % 2 == 1 }
    return one(of: values.map { evaluator.item($0, place.file) }, place, &evaluator)
  }

  /// Of `("Tea", 1)` the text, and of rows each of which has such a pair that of each.
  private static func part(
    _ number: Int, of given: Value, _ evaluator: inout Evaluator
  ) -> ValueID? {
    switch given {
    case .list(let parts):
      let all = evaluator.scene.list(parts)
      return number < all.count ? all[all.startIndex + number] : nil
    case .either(let range):
      var parts: [ValueID] = []
      for one in Array(evaluator.scene.list(range)) {
        guard let part = part(number, of: evaluator.scene[one], &evaluator) else { return nil }
        parts.append(part)
      }
      return EachRow.either(parts, madeOf: range, &evaluator)
    default: return nil
    }
  }

  private static func one(
    of all: [ExpressionID], _ place: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard !all.isEmpty, all.count <= EachOf.most else { return nil }
    var texts: [ValueID] = []
    for item in all {
      guard let text = text(item, place, &evaluator) else { return nil }
      texts.append(text)
    }
    return evaluator.either(texts)
  }

  /// Of things of the app more is known by their type.
  private static func text(
    _ item: ExpressionID, _ place: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    let value = evaluator.value(item, place)
    return evaluator.isText(value) && evaluator.isKnown(value) ? value : nil
  }
}
