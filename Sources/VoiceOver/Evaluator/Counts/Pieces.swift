import Views

/// Collections that are shown in pieces, as a grid that is made of stacks: so many rows of three, and in each no more
/// than three.
extension Evaluator {
  /// As in `stride(from: 0, to: boats.count, by: 3)`.
  mutating func strides(_ arguments: Range<Int32>, _ site: Site) -> Size {
    guard arguments.count == 3 else { return (nil, false) }
    let values = arguments.map { argument($0, site.file).value }
    guard let step = number(values[2], site), step != 0, abs(step) <= Self.most else {
      return (nil, false)
    }
    let isClosed = files.label(of: arguments.lowerBound + 1, site) == .through
    if let low = number(values[0], site), let high = number(values[1], site) {
      guard abs(low) <= Self.most, abs(high) <= Self.most else { return (nil, false) }
      let way = high - low
      guard way == 0 || (way > 0) == (step > 0) else { return (0, false) }
      return (isClosed ? abs(way) / abs(step) + 1 : Self.pieces(abs(way), of: abs(step)), false)
    }
    guard step > 0, !isClosed else { return (nil, false) }
    if let way = way(from: values[0], to: values[1], site) {
      return (Self.pieces(way, of: step), false)
    }
    guard number(values[0], site) == 0, let all = counted(values[1], site) else {
      return (nil, false)
    }
    return (Self.pieces(all.count, of: step), all.isAssumed)
  }

  /// At most how far it is to `min(start + 3, boats.count)` from `start`.
  mutating func way(from low: ExpressionID, to high: ExpressionID, _ site: Site) -> Int? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(high, site.file) {
    case .binary(let sign, let left, let right) where linker.text(of: sign, in: site.file) == "+":
      guard files.areSame(low, left, site.file), let way = number(right, site) else { return nil }
      return (0...Self.most).contains(way) ? way : nil
    case .call(let callee, let arguments) where files.isLeast(callee, site):
      return arguments.compactMap { way(from: low, to: argument($0, site.file).value, site) }.min()
    case .name:
      guard let (inner, place) = source(of: high, site), place.file == site.file,
        selfInstance(at: place) == selfInstance(at: site)
      else { return nil }
      return way(from: low, to: inner, place)
    default: return nil
    }
  }

  /// How many rows of three `(boats.count + 2) / 3` are, and `Int(ceil(Double(boats.count) / 3))`.
  mutating func pieces(upTo id: ExpressionID, isRoundedUp: Bool = false, _ site: Site) -> Size? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .tuple(let items) where items.count == 1:
      return pieces(upTo: item(items.lowerBound, site.file), isRoundedUp: isRoundedUp, site)
    case .binary(let sign, let left, let right) where linker.text(of: sign, in: site.file) == "/":
      guard let step = number(right, site), step > 0, step <= Self.most,
        let all = counted(left, site)
      else { return nil }
      return (isRoundedUp ? Self.pieces(all.count, of: step) : all.count / step, all.isAssumed)
    case .call(let callee, let arguments):
      switch expression(callee, site.file) {
      case .name(let name):
        guard arguments.count == 1, let only = arguments.first else { return nil }
        let isUp = linker.text(of: name, in: site.file) == "ceil"
        return pieces(
          upTo: argument(only, site.file).value, isRoundedUp: isRoundedUp || isUp, site)
      // `(…).rounded(.up)`
      case .member(let base, let name) where linker.text(of: name, in: site.file) == "rounded":
        return pieces(upTo: base, isRoundedUp: !arguments.isEmpty, site)
      default: return nil
      }
    case .name, .member:
      guard let (inner, place) = source(of: id, site) else { return nil }
      return pieces(upTo: inner, isRoundedUp: isRoundedUp, place)
    default: return nil
    }
  }

  /// How many there are, where some are taken for granted if nobody knows: `boats.count + 2`.
  private mutating func counted(
    _ id: ExpressionID, _ site: Site
  ) -> (count: Int, isAssumed: Bool)? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .member(let base, let name) where word(name, site.file) == .count:
      let size = size(of: base, site)
      return (min(size.count ?? settings.rows, Self.most), size.count == nil || size.isAssumed)
    case .tuple(let items) where items.count == 1:
      return counted(item(items.lowerBound, site.file), site)
    case .binary(let sign, let left, let right):
      guard let all = counted(left, site), let more = number(right, site), abs(more) <= Self.most
      else { return nil }
      switch linker.text(of: sign, in: site.file) {
      case "+": return (max(0, all.count + more), all.isAssumed)
      case "-": return (max(0, all.count - more), all.isAssumed)
      default: return nil
      }
    // `Double(boats.count)`
    case .call(let callee, let arguments):
      guard files.isCapitalized(callee, site), arguments.count == 1, let only = arguments.first
      else {
        return nil
      }
      return counted(argument(only, site.file).value, site)
    case .name:
      guard let (inner, place) = source(of: id, site) else { return nil }
      return counted(inner, place)
    default: return nil
    }
  }
}

extension Evaluator {
  private static func pieces(_ all: Int, of step: Int) -> Int { (all + step - 1) / step }
}
