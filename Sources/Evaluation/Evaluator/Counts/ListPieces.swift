import Views
import VoiceOver

/// Collections that are shown in pieces, as a grid that is made of stacks: so many rows of three, and in each no more
/// than three.
enum ListPieces {
  /// As in `stride(from: 0, to: boats.count, by: 3)`.
  static func strides(_ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator)
    -> Evaluator.Size
  {
    guard arguments.count == 3 else { return (nil, false) }
    let values = arguments.map { evaluator.argument($0, site.file).value }
    guard let step = ListParts.number(values[2], site, &evaluator), step != 0,
      abs(step) <= ListParts.most
    else {
      return (nil, false)
    }
    let isClosed = evaluator.files.label(of: arguments.lowerBound + 1, site) == .through
    if let low = ListParts.number(values[0], site, &evaluator),
      let high = ListParts.number(values[1], site, &evaluator)
    {
      guard abs(low) <= ListParts.most, abs(high) <= ListParts.most else { return (nil, false) }
      let way = high - low
      guard way == 0 || (way > 0) == (step > 0) else { return (0, false) }
      return (isClosed ? abs(way) / abs(step) + 1 : Self.pieces(abs(way), of: abs(step)), false)
    }
    guard step > 0, !isClosed else { return (nil, false) }
    if let way = Self.way(from: values[0], to: values[1], site, &evaluator) {
      return (Self.pieces(way, of: step), false)
    }
    guard ListParts.number(values[0], site, &evaluator) == 0,
      let all = counted(values[1], site, &evaluator)
    else {
      return (nil, false)
    }
    return (Self.pieces(all.count, of: step), all.isAssumed)
  }

  /// At most how far it is to `min(start + 3, boats.count)` from `start`.
  static func way(
    from low: ExpressionID, to high: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(high, site.file) {
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "+":
      guard evaluator.files.areSame(low, left, site.file),
        let way = ListParts.number(right, site, &evaluator)
      else { return nil }
      return (0...ListParts.most).contains(way) ? way : nil
    case .call(let callee, let arguments) where evaluator.files.isLeast(callee, site):
      return arguments.compactMap {
        Self.way(from: low, to: evaluator.argument($0, site.file).value, site, &evaluator)
      }.min()
    case .name:
      guard let (inner, place) = SettledNames.source(of: high, site, &evaluator),
        place.file == site.file,
        evaluator.selfInstance(at: place) == evaluator.selfInstance(at: site)
      else { return nil }
      return Self.way(from: low, to: inner, place, &evaluator)
    default: return nil
    }
  }

  /// How many rows of three `(boats.count + 2) / 3` are, and `Int(ceil(Double(boats.count) / 3))`.
  static func pieces(
    upTo id: ExpressionID, isRoundedUp: Bool = false, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Size? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .tuple(let items) where items.count == 1:
      return pieces(
        upTo: evaluator.item(items.lowerBound, site.file), isRoundedUp: isRoundedUp, site,
        &evaluator)
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "/":
      guard let step = ListParts.number(right, site, &evaluator), step > 0, step <= ListParts.most,
        let all = counted(left, site, &evaluator)
      else { return nil }
      return (isRoundedUp ? Self.pieces(all.count, of: step) : all.count / step, all.isAssumed)
    case .call(let callee, let arguments):
      switch evaluator.expression(callee, site.file) {
      case .name(let name):
        guard arguments.count == 1, let only = arguments.first else { return nil }
        let isUp = evaluator.linker.text(of: name, in: site.file) == "ceil"
        return pieces(
          upTo: evaluator.argument(only, site.file).value, isRoundedUp: isRoundedUp || isUp, site,
          &evaluator)
      // `(…).rounded(.up)`
      case .member(let base, let name)
      where evaluator.linker.text(of: name, in: site.file) == "rounded":
        return pieces(upTo: base, isRoundedUp: !arguments.isEmpty, site, &evaluator)
      default: return nil
      }
    case .name, .member:
      guard let (inner, place) = SettledNames.source(of: id, site, &evaluator) else { return nil }
      return pieces(upTo: inner, isRoundedUp: isRoundedUp, place, &evaluator)
    default: return nil
    }
  }

  /// How many there are, where some are taken for granted if nobody knows: `boats.count + 2`.
  private static func counted(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (count: Int, isAssumed: Bool)? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .member(let base, let name) where evaluator.word(name, site.file) == .count:
      let size = Sizes.size(of: base, site, &evaluator)
      return (
        min(size.count ?? evaluator.settings.rows, ListParts.most),
        size.count == nil || size.isAssumed
      )
    case .tuple(let items) where items.count == 1:
      return counted(evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .binary(let sign, let left, let right):
      guard let all = counted(left, site, &evaluator),
        let more = ListParts.number(right, site, &evaluator), abs(more) <= ListParts.most
      else { return nil }
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "+": return (max(0, all.count + more), all.isAssumed)
      case "-": return (max(0, all.count - more), all.isAssumed)
      default: return nil
      }
    // `Double(boats.count)`
    case .call(let callee, let arguments):
      guard evaluator.files.isTypeName(callee, site), arguments.count == 1,
        let only = arguments.first
      else {
        return nil
      }
      return counted(evaluator.argument(only, site.file).value, site, &evaluator)
    case .name:
      guard let (inner, place) = SettledNames.source(of: id, site, &evaluator) else { return nil }
      return counted(inner, place, &evaluator)
    default: return nil
    }
  }
}

extension ListPieces {
  private static func pieces(_ all: Int, of step: Int) -> Int { (all + step - 1) / step }
}
