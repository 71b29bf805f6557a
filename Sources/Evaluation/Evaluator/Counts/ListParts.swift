import Scenes
import Views
import VoiceOver

/// Parts of collections, and the numbers that say how large those are.
enum ListParts {
  static func number(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Int? {
    if case .binary(let sign, let left, let right) = evaluator.expression(id, site.file) {
      guard evaluator.think() else { return nil }
      defer { evaluator.rest() }
      guard let a = number(left, site, &evaluator), let b = number(right, site, &evaluator) else {
        return nil
      }
      let (result, overflow) =
        switch evaluator.linker.text(of: sign, in: site.file) {
        case "+": a.addingReportingOverflow(b)
        case "-": a.subtractingReportingOverflow(b)
        case "*": a.multipliedReportingOverflow(by: b)
        case "/": a.dividedReportingOverflow(by: b)
        default: (0, true)
        }
      return overflow ? nil : result
    }
    guard case .number(let source) = evaluator.evaluated(id, site) else { return nil }
    return Int(evaluator.text(source.text, source.file).filter { $0 != "_" })
  }

  /// The number, or the largest of those between which the code chooses.
  static func most(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Int? {
    if case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      evaluator.files.isLeast(callee, site), evaluator.think()
    {
      defer { evaluator.rest() }
      // As in `min(boats.count, 3)`.
      return arguments.compactMap {
        number(evaluator.argument($0, site.file).value, site, &evaluator)
      }.min()
    }
    guard case .branch(let index) = evaluator.expression(id, site.file) else {
      return number(id, site, &evaluator)
    }
    let branch = evaluator.branch(index, site.file)
    guard branch.isExhaustive, evaluator.think() else { return nil }
    defer { evaluator.rest() }
    var numbers: [Int?] = []
    for place in DecidedBranches.shown(branch, site, &evaluator) {
      let side = evaluator.alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let value) = evaluator.statement(side.body.lowerBound, site.file)
      else { return nil }
      numbers.append(number(value, PatternMatching.bind(side: side, site, &evaluator), &evaluator))
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
  }

  static func beginning(_ most: Int, of inner: Evaluator.Size, _ evaluator: borrowing Evaluator)
    -> Evaluator.Size
  {
    (
      max(0, min(most, inner.count ?? evaluator.settings.rows)),
      inner.count == nil || inner.isAssumed
    )
  }

  static func least(of sizes: [Evaluator.Size], _ evaluator: borrowing Evaluator) -> Evaluator.Size
  {
    let known = sizes.compactMap(\.count)
    guard let least = known.min() else { return (nil, false) }
    let isAssumed = known.count < sizes.count || sizes.contains(where: \.isAssumed)
    return (known.count < sizes.count ? min(least, evaluator.settings.rows) : least, isAssumed)
  }

  /// As in `boats.count` and `min(boats.count, 3)`.
  static func size(upTo id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Evaluator.Size
  {
    switch evaluator.expression(id, site.file) {
    case .member(let base, let name) where evaluator.word(name, site.file) == .count:
      return Sizes.size(of: base, site, &evaluator)
    case .call(let callee, let arguments) where evaluator.files.isLeast(callee, site):
      return least(
        of: arguments.map { index in
          let value = evaluator.argument(index, site.file).value
          if let number = Self.number(value, site, &evaluator) { return (max(0, number), false) }
          return size(upTo: value, site, &evaluator)
        }, evaluator)
    default: return ListPieces.pieces(upTo: id, site, &evaluator) ?? (nil, false)
    }
  }

  /// As in `boats[0..<3]` and `boats[..<3]`.
  static func size(
    ofSlice base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    guard arguments.count == 1, let only = arguments.first else { return (nil, false) }
    let range = evaluator.argument(only, site.file).value
    switch evaluator.expression(range, site.file) {
    case .binary:
      guard let most = Sizes.size(of: range, site, &evaluator).count else { return (nil, false) }
      return beginning(most, of: Sizes.size(of: base, site, &evaluator), evaluator)
    case .prefix(let sign, let high):
      let sign = evaluator.linker.text(of: sign, in: site.file)
      guard sign == "..<" || sign == "...", let most = number(high, site, &evaluator),
        most < Self.most
      else {
        return (nil, false)
      }
      return beginning(
        sign == "..." ? most + 1 : most, of: Sizes.size(of: base, site, &evaluator), evaluator)
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
