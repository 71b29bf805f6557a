import Scenes
import Views

/// Functions that are not read where they are called.
extension UIKitBuilder {
  /// A function that others may call.
  struct Later {
    var part: Int
    var member: MemberID
    var site: Site
  }

  /// Those that something calls in a way that was not followed are done all the same; those that only an action
  /// calls are done at times, and those that others may call wait for that.
  mutating func readFunctions(_ functions: [(id: MemberID, site: Site)]) {
    let isRead = { (builder: borrowing UIKitBuilder, id: MemberID) in builder.once.contains(id) }
    UIKitKeptClosures.readAll(&self)
    for (id, site) in functions
    where reach.reached.contains(id) && !reach.outside.contains(id) && !isRead(self, id) {
      readFunction(id, site)
    }
    // What others begin is not done for the first time by an action.
    let waiting = reach.deferred.subtracting(once)
    once.formUnion(waiting)
    for (id, site) in functions
    where !reach.outside.contains(id) && !reach.never.contains(id)
      && !reach.deferred.contains(id) && !isRead(self, id)
    {
      atTimes(site) { $0.readFunction(id, site) }
    }
    once.subtract(waiting)
    // Those first that call the others.
    for kind in [reach.outside, reach.deferred] {
      for (id, site) in functions where kind.contains(id) {
        later.append(Later(part: own, member: id, site: site))
      }
    }
  }

  private mutating func readFunction(_ id: MemberID, _ site: Site) {
    once.insert(id)
    calls.append(id)
    readBody(of: id, site)
    calls.removeLast()
    forgetLocals()
  }

  /// What code does that waits for a user, or for somebody else.
  mutating func atTimes(_ site: Site, _ body: (inout UIKitBuilder) -> Void) {
    let outer = (places.now, isLate)
    let fork = places.add(
      UIKitPlaces.Fork(kind: .atTimes, places: [0], expression: -1, site: site))
    // Of what a loop makes a user sets off one.
    places.now = places.step(.side(fork: fork, place: 0), in: places.withoutLoops(places.now))
    isLate = true
    body(&self)
    (places.now, isLate) = outer
  }

  /// A class above has it for those below, and this one has no use for it.
  private func isInherited(_ member: MemberID) -> Bool {
    guard let type = lineage.first, let owner = evaluator.linker[member].owner else { return false }
    let own = evaluator.files.nameHash(of: type)
    return evaluator.files.nameHash(of: TypeID(file: member.file, index: owner)) != own
  }

  /// What a function is given that nobody calls.
  mutating func isNeverGiven(_ id: ExpressionID, _ site: Site) -> Bool {
    guard isUncalled else { return false }
    let named: NameID
    switch evaluator.expression(id, site.file) {
    case .name(let name): named = name
    // Of a controller its view is given with it.
    case .member(let base, _): return isNeverGiven(base, site)
    default: return false
    }
    switch evaluator.lookUp(evaluator.hash(named, site.file), in: site.environment) {
    case .parameter: return true
    case .expression(let inner, let place):
      guard evaluator.think() else { return false }
      defer { evaluator.rest() }
      return isNeverGiven(inner, place)
    default: return false
    }
  }

  /// The functions of views and controllers that no code called which was read.
  mutating func readLater() {
    var next = 0
    while next < later.count {
      let one = later[next]
      next += 1
      guard let inner = sights[one.part], !inner.once.contains(one.member),
        !evaluator.isTooLarge, !UIKitSetUps.isLeftOut(one, &self)
      else { continue }
      let (outer, start) = (sight, parts.count)
      sight = inner
      places.now = parts[one.part].around
      around.append(contentsOf: lineage.prefix(1))
      isUncalled = one.part != 0 || isInherited(one.member)
      isUnset = one.part != 0 && UIKitSetters.isSetter(one.member, &self)
      shownDepth = parts[one.part].isShownOnly ? 1 : 0
      defer { (isUncalled, isUnset, shownDepth) = (false, false, 0) }
      // Who makes a cell sets it up, in whatever way; of another part nobody says whether this is ever done.
      let isPart = one.part != 0 && !UIKitNames.cells.contains(parts[own].word)
      if isPart || UIKitClasses.controllers.contains(parts[own].word) {
        atTimes(one.site) { $0.readFunction(one.member, one.site) }
      } else {
        let before = isLate
        isLate = true
        readFunction(one.member, one.site)
        isLate = before
      }
      settleRows(from: start)
      UIKitCellSetUps.settle(from: start, &self)
      around.removeLast(min(1, lineage.count))
      parts[own].names = byName
      sights[one.part] = sight
      sight = outer
    }
    later = []
  }
}
