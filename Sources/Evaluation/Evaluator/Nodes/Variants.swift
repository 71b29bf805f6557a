import Scenes
import Views

/// Sides that show the same things and only look different: `if flag { content.bold() } else { content }`.
///
/// Written out twice, a few of these around each other would make a screen a thousand times as large; the side that
/// says more is written alone.
enum Variants {
  static func variant(of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator) -> Int32?
  {
    guard branch.isExhaustive, branch.alternatives.count > 1 else { return nil }
    var bases: [UInt64]?
    var best: (alternative: Int32, length: Int)?
    for place in branch.alternatives {
      guard let side = lookChains(evaluator.alternative(place, site.file).body, site, &evaluator),
        !side.bases.isEmpty,
        bases == nil || bases == side.bases
      else { return nil }
      bases = side.bases
      if side.length > best?.length ?? -1 { best = (place, side.length) }
    }
    return best?.alternative
  }

  /// What a body shows by name, one after the other; nil where it shows anything else.
  private static func lookChains(
    _ body: Block, _ site: Site, _ evaluator: inout Evaluator
  ) -> (bases: [UInt64], length: Int)? {
    var (bases, length) = ([UInt64](), 0)
    for statement in body {
      let id: ExpressionID
      switch evaluator.statement(statement, site.file) {
      case .expression(let expression), .return(let expression?): id = expression
      default: return nil
      }
      if isSpace(id, site, &evaluator) { continue }
      guard let chain = lookChain(id, site, &evaluator) else { return nil }
      bases.append(chain.base)
      length += chain.length
    }
    return (bases, length)
  }

  /// A Spacer, whatever is set on it.
  private static func isSpace(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    var cursor = id
    while case .call(let callee, let arguments) = evaluator.expression(cursor, site.file) {
      switch evaluator.expression(callee, site.file) {
      case .member(let base, let name) where isLook(name, arguments, site, &evaluator):
        cursor = base
      case .name(let name):
        return evaluator.word(name, site.file) == .Spacer
          && isOfPlatform(name, arguments, site, &evaluator)
      default: return false
      }
    }
    return false
  }

  private static func isOfPlatform(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    if case .nothing = evaluator.meaning(ofCall: name, arguments, at: site) { true } else { false }
  }

  /// A name, and how many modifiers of look are around it; nil for anything else.
  private static func lookChain(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (base: UInt64, length: Int)? {
    var cursor = id
    var length = 0
    while true {
      switch evaluator.expression(cursor, site.file) {
      case .name(let name): return (evaluator.hash(name, site.file), length)
      case .call(let callee, let arguments):
        switch evaluator.expression(callee, site.file) {
        case .member(let base, let name):
          guard isLook(name, arguments, site, &evaluator) else { return nil }
          cursor = base
        case .name(let name):
          if let around = closureChain(name, arguments, site, &evaluator) {
            return (around.base, length + around.length)
          }
          // On the view that is `self`.
          guard ModifierChains.isSelfView(site, evaluator),
            evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment) == nil,
            isLook(name, arguments, site, &evaluator)
          else { return nil }
          return (WellKnown.selfName, length + 1)
        default: return nil
        }
      default: return nil
      }
      length += 1
    }
  }

  /// `transform(self)`, where the closure that is called only adds look to what it is given.
  private static func closureChain(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> (base: UInt64, length: Int)? {
    guard arguments.count == 1,
      case .expression(let callee, let place) = evaluator.lookUp(
        evaluator.hash(name, site.file), in: site.environment),
      case .closure(let index) = evaluator.expression(callee, place.file)
    else { return nil }
    let closure = evaluator.closure(index, place.file)
    guard closure.body.count == 1,
      case .expression(let only) = evaluator.statement(closure.body.lowerBound, place.file),
      evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let given =
      closure.parameters.first.map {
        evaluator.hash(evaluator.parameter($0, place.file).name, place.file)
      }
      ?? WellKnown.dollars[0]
    guard let inside = lookChain(only, place, &evaluator), inside.base == given,
      let outside = lookChain(
        evaluator.argument(arguments.lowerBound, site.file).value, site, &evaluator)
    else { return nil }
    return (outside.base, outside.length + inside.length)
  }

  private static func isLook(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    let named = evaluator.name(name, site.file)
    guard let known = KnownModifiers.all[named.word], named.word != .modifier,
      ModifierChains.helper(named.hash, arguments, site, &evaluator) == nil
    else { return false }
    switch known.effect {
    case .none, .tap, .decoration, .presentation, .shapeStyle, .identifier: return true
    case .background: return Fills.onlyFill(arguments, site, &evaluator)
    default: return false
    }
  }
}
