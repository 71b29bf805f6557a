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
      let only = arguments.first.map({ evaluator.argument($0, site.file) }),
      only.label == nil, let (items, place) = items(of: base, site, &evaluator),
      !items.isEmpty, items.count <= EachOf.most
    else { return nil }
    if let number = ListParts.number(only.value, site, &evaluator) {
      guard items.indices.contains(Int32(clamping: number) + items.lowerBound) else { return nil }
      return evaluator.value(
        evaluator.item(items.lowerBound + Int32(clamping: number), place.file), place)
    }
    let all = items.map { evaluator.value(evaluator.item($0, place.file), place) }
    guard all.allSatisfy({ evaluator.isText($0) && evaluator.isKnown($0) }) else { return nil }
    return evaluator.either(all)
  }

  private static func items(
    of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (Range<Int32>, Site)? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(base, site.file) {
    case .array(let items): return (items, site)
    case .name, .member:
      guard let (inner, place) = SettledNames.source(of: base, site, &evaluator) else { return nil }
      return items(of: inner, place, &evaluator)
    default: return nil
    }
  }
}
