import Views

/// Parts of collections, and the numbers that say how large those are.
extension Evaluator {
  mutating func number(_ id: ExpressionID, _ site: Site) -> Int? {
    if case .binary(let sign, let left, let right) = expression(id, site.file) {
      guard think() else { return nil }
      defer { rest() }
      guard let a = number(left, site), let b = number(right, site) else { return nil }
      let (result, overflow) =
        switch linker.text(of: sign, in: site.file) {
        case "+": a.addingReportingOverflow(b)
        case "-": a.subtractingReportingOverflow(b)
        case "*": a.multipliedReportingOverflow(by: b)
        case "/": a.dividedReportingOverflow(by: b)
        default: (0, true)
        }
      return overflow ? nil : result
    }
    guard case .number(let source) = evaluated(id, site) else { return nil }
    return Int(text(source.text, source.file).filter { $0 != "_" })
  }

  /// The number, or the largest of those between which the code chooses.
  mutating func most(_ id: ExpressionID, _ site: Site) -> Int? {
    if case .call(let callee, let arguments) = expression(id, site.file),
      files.isLeast(callee, site), think()
    {
      defer { rest() }
      // As in `min(boats.count, 3)`.
      return arguments.compactMap { number(argument($0, site.file).value, site) }.min()
    }
    guard case .branch(let index) = expression(id, site.file) else { return number(id, site) }
    let branch = branch(index, site.file)
    guard branch.isExhaustive, think() else { return nil }
    defer { rest() }
    var numbers: [Int?] = []
    for place in shown(branch, site) {
      let side = alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let value) = statement(side.body.lowerBound, site.file)
      else { return nil }
      numbers.append(number(value, bind(side: side, site)))
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
  }

  func beginning(_ most: Int, of inner: Size) -> Size {
    (max(0, min(most, inner.count ?? settings.rows)), inner.count == nil || inner.isAssumed)
  }

  func least(of sizes: [Size]) -> Size {
    let known = sizes.compactMap(\.count)
    guard let least = known.min() else { return (nil, false) }
    let isAssumed = known.count < sizes.count || sizes.contains(where: \.isAssumed)
    return (known.count < sizes.count ? min(least, settings.rows) : least, isAssumed)
  }

  /// As in `boats.count` and `min(boats.count, 3)`.
  mutating func size(upTo id: ExpressionID, _ site: Site) -> Size {
    switch expression(id, site.file) {
    case .member(let base, let name) where word(name, site.file) == .count:
      return size(of: base, site)
    case .call(let callee, let arguments) where files.isLeast(callee, site):
      return least(
        of: arguments.map { index in
          let value = argument(index, site.file).value
          if let number = number(value, site) { return (max(0, number), false) }
          return size(upTo: value, site)
        })
    default: return pieces(upTo: id, site) ?? (nil, false)
    }
  }

  /// As in `boats[0..<3]` and `boats[..<3]`.
  mutating func size(
    ofSlice base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Size {
    guard arguments.count == 1, let only = arguments.first else { return (nil, false) }
    let range = argument(only, site.file).value
    switch expression(range, site.file) {
    case .binary:
      guard let most = size(of: range, site).count else { return (nil, false) }
      return beginning(most, of: size(of: base, site))
    case .prefix(let sign, let high):
      let sign = linker.text(of: sign, in: site.file)
      guard sign == "..<" || sign == "...", let most = number(high, site), most < Self.most else {
        return (nil, false)
      }
      return beginning(sign == "..." ? most + 1 : most, of: size(of: base, site))
    default: return (nil, false)
    }
  }

  /// More rows than anybody shows.
  static var most: Int { 1_000_000 }
}

// What the code says by itself.

extension LiveFiles {
  func isLeast(_ callee: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(callee, in: site.file) else { return false }
    return text(of: name, in: site.file) == "min"
  }

  func label(of argument: Int32, _ site: Site) -> Word? {
    self.argument(argument, in: site.file).label.map { word($0, in: site.file) }
  }
}
