import Views

/// Under what the code stands that is read: loops that make views, and sides of branches that may not be done.
struct UIKitPlaces {
  enum Kind: Hashable {
    /// An index into `loops`.
    case loop(Int)
    /// One side of a fork, and which.
    case side(fork: Int, place: Int32)
  }

  /// A loop or a side, and the one around it; -1 for none.
  struct Step: Hashable {
    var outer: Int
    var kind: Kind
  }

  /// Where code goes one way or another.
  struct Fork {
    enum Kind {
      case branch, `guard`, atTimes
      /// One of a list.
      case one
    }
    var kind: Kind
    var form = Branch.Kind.condition
    /// An index into the branches of the file.
    var branch: Int32 = -1
    /// The sides that it may take.
    var places: [Int32]
    /// It takes one of them.
    var isExhaustive = false
    var expression: ExpressionID
    var site: Site
  }

  private(set) var steps: [Step] = []
  private var known: [Step: Int] = [:]
  var loops: [PartLoop] = []
  private(set) var forks: [Fork] = []
  /// What is read stands under this; -1 for nothing.
  var now = -1

  /// What is written now is a row for which forks take these sides.
  var chosen: [Int: Int32] = [:]

  /// What follows a branch whose sides all return.
  static let rest: Int32 = -1
  /// It takes none of its sides.
  static let none: Int32 = -2

  mutating func step(_ kind: Kind, in outer: Int) -> Int {
    let step = Step(outer: outer, kind: kind)
    if let index = known[step] { return index }
    steps.append(step)
    known[step] = steps.count - 1
    return steps.count - 1
  }

  /// `if isOpen { …; update() } else { …; update() }`: what is read now excludes all places where the same was done.
  func areElse(_ known: [Int]?) -> Bool {
    guard let known, known.count < UIKitBuilder.mostSides else { return false }
    return known.allSatisfy { exclude($0, now) }
  }

  mutating func add(_ fork: Fork) -> Int {
    forks.append(fork)
    return forks.count - 1
  }

  /// What follows a branch whose sides all return is its last side.
  mutating func close(_ fork: Int) {
    guard !forks[fork].places.contains(Self.rest) else { return }
    forks[fork].places.append(Self.rest)
    forks[fork].isExhaustive = true
  }

  /// From the outermost to the innermost.
  @inline(never)
  func chain(_ index: Int) -> [Kind] {
    var found: [Kind] = []
    var next = index
    while next >= 0 {
      found.append(steps[next].kind)
      next = steps[next].outer
    }
    return found.reversed()
  }

  private mutating func joined(_ kinds: [Kind]) -> Int {
    kinds.reduce(-1) { step($1, in: $0) }
  }

  /// What stands around both.
  mutating func shared(_ one: Int, _ other: Int) -> Int {
    let around = chain(other)
    return joined(chain(one).filter { around.contains($0) })
  }

  mutating func withoutLoops(_ index: Int) -> Int {
    let all = chain(index)
    let sides = all.filter { isSide($0) }
    return sides.count == all.count ? index : joined(sides)
  }

  /// The innermost loop; -1 for none.
  var loop: Int {
    var next = now
    while next >= 0 {
      if case .loop(let loop) = steps[next].kind { return loop }
      next = steps[next].outer
    }
    return -1
  }

  /// Where a view stands that was made there, and is placed here: in the loops that made it, under all sides.
  mutating func placing(madeIn made: Int) -> Int {
    if made == now { return now }
    let before = chain(made)
    var after = chain(now).filter { kind in
      if case .loop = kind { before.contains(kind) } else { true }
    }
    after += before.filter { !after.contains($0) }
    return joined(after)
  }

  /// The same where it is placed once more: what is there on both sides of a fork is there always.
  mutating func placingAgain(_ placed: Int) -> Int {
    let (before, here) = (chain(placed), chain(now))
    if before == here { return placed }
    let sides = here.filter { if case .side = $0 { true } else { false } }
    if sides.allSatisfy({ before.contains($0) }) {
      return joined(before.filter { here.contains($0) || !isSide($0) })
    }
    let other = before.first { kind in
      guard case .side(let fork, let place) = kind else { return false }
      return sides.contains {
        if case .side(fork, let another) = $0 { another != place } else { false }
      }
    }
    guard let other, let cut = before.firstIndex(of: other) else { return placed }
    return joined(Array(before[..<cut]) + before[cut...].filter { !isSide($0) })
  }

  private func isSide(_ kind: Kind) -> Bool { if case .side = kind { true } else { false } }

  /// A row is a row whatever loop hands it out.
  mutating func handingOut(in own: Int) -> Int {
    let outer = chain(own)
    let sides = chain(now).filter { isSide($0) && !outer.contains($0) }
    return joined(outer + sides)
  }

  /// What stands around one thing and not around the other.
  func between(_ inner: Int, _ outer: Int) -> [Kind] {
    if inner == outer || inner < 0 { return [] }
    let around = chain(outer)
    return chain(inner).filter { kind in
      if case .side(let fork, let place) = kind, chosen[fork] == place { return false }
      return !around.contains(kind)
    }
  }

  /// It is done on a side that is not taken.
  func isExcluded(_ index: Int, by chosen: [Int: Int32]) -> Bool {
    if chosen.isEmpty || index < 0 { return false }
    return chain(index).contains { kind in
      guard case .side(let fork, let place) = kind, let taken = chosen[fork] else { return false }
      return taken != place
    }
  }

  /// The same place, where it is known which sides are taken.
  mutating func without(_ index: Int, _ chosen: [Int: Int32]) -> Int {
    let all = chain(index)
    let left = all.filter { kind in
      guard case .side(let fork, let place) = kind else { return true }
      return chosen[fork] != place
    }
    return left.count == all.count ? index : joined(left)
  }

  /// They stand on different sides of one fork.
  func exclude(_ one: Int, _ other: Int) -> Bool {
    let sides = chain(other)
    return chain(one).contains { kind in
      guard case .side(let fork, let place) = kind else { return false }
      return sides.contains {
        if case .side(fork, let another) = $0 { another != place } else { false }
      }
    }
  }

  /// It is done in some cases only, in code of a part that stands there.
  func isAsked(_ index: Int, of part: Int) -> Bool {
    between(index, part).contains { isSide($0) }
  }

  /// It is done later, if at all: by an action.
  func isAtTimes(_ index: Int) -> Bool {
    chain(index).contains { kind in
      guard case .side(let fork, _) = kind else { return false }
      return forks[fork].kind == .atTimes
    }
  }
}
