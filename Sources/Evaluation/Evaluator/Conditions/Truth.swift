import Scenes
import Views

/// Conditions that come out one way wherever a view is placed like this.
extension Evaluator {
  /// Whether a condition holds whenever the view is placed like this; nil where nobody knows.
  mutating func truth(_ id: ExpressionID, _ site: Site) -> Bool? {
    guard think() else { return nil }
    defer { rest() }
    if let isPlaceholder = Placeholders.isPlaceholder(id, site, &self) { return !isPlaceholder }
    switch expression(id, site.file) {
    case .boolean(let flag): return flag
    case .prefix(let sign, let inner):
      return linker.text(of: sign, in: site.file) == "!" ? truth(inner, site).map { !$0 } : nil
    case .tuple(let items) where items.count == 1:
      return truth(item(items.lowerBound, site.file), site)
    case .binary(let sign, let left, let right):
      return truth(of: linker.text(of: sign, in: site.file), left, right, site)
    case .member(let base, let name) where word(name, site.file) == .isEmpty:
      if let value = SettledNames.settled(base, site, &self) {
        return FilledTexts.isEmpty(value, self)
      }
      return FilledTexts.isFilled(base, site, &self) ? false : nil
    case .call(let callee, let arguments):
      if arguments.isEmpty, let (inner, place) = SettledNames.source(ofCall: callee, site, &self) {
        return truth(inner, place)
      }
      if let answer = ClassQuestions.answer(callee, arguments, site, &self) { return answer }
      guard case .member(let base, let name) = expression(callee, site.file) else { return nil }
      if let answer = truth(ofText: base, name, arguments, site) { return answer }
      guard word(name, site.file) == .contains else { return nil }
      return contains(base, arguments, site) ?? AnswerLists.contains(id, site, &self)
    case .name, .member:
      if let flag = Narrowing.known(here: id, site, &self, { $0.flag }) { return flag }
      if let (inner, place) = SettledNames.source(of: id, site, &self) {
        return truth(inner, place)
      }
      if let flag = HiddenAtFirst.stateAsShown(id, site, &self) { return flag }
      if let flag = ClassProperties.flag(id, site, &self) { return flag }
      if let flag = StoredObjects.flag(id, site, &self) { return flag }
      if let flag = DeviceQuestions.flagOnPhone(id, site, &self) { return flag }
      if case .boolean(let flag) = SettledNames.settled(id, site, &self) { return flag }
      if let flag = RowChoices.same(of: id, site, &self, { $0.truth(id, $1) }) { return flag }
      return CaseProperties.source(of: id, site, &self).flatMap { truth($0.expression, $0.site) }
    case .branch:
      guard case .boolean(let flag) = SettledNames.settled(id, site, &self) else { return nil }
      return flag
    default: return nil
    }
  }

  private mutating func truth(
    of sign: String, _ left: ExpressionID, _ right: ExpressionID, _ site: Site
  ) -> Bool? {
    switch sign {
    case "&&":
      let first = truth(left, site)
      if first == false { return false }
      let second = truth(right, site)
      return second == false ? false : first == true ? second : nil
    case "||":
      let first = truth(left, site)
      if first == true { return true }
      let second = truth(right, site)
      return second == true ? true : first == false ? second : nil
    case "??":
      switch DecidedBranches.isNotNil(left, site, &self) {
      case true: return truth(left, site)
      case false: return truth(right, site)
      case nil:
        guard case .boolean(let flag) = evaluated(left, site) else { return nil }
        return flag
      }
    case "is": return EmptyViews.isOne(left, asked: right, site, &self)
    case "==": return areEqual(left, right, site)
    case "!=": return areEqual(left, right, site).map { !$0 }
    case "<", ">", "<=", ">=":
      guard let a = amount(left, site), let b = amount(right, site) else { return nil }
      return ComputedFlags.compare(a, sign, b)
    default: return nil
    }
  }

  mutating func areEqual(
    _ left: ExpressionID, _ right: ExpressionID, _ site: Site
  ) -> Bool? {
    if let isEqual = RowPlaces.areEqual(left, right, site, &self) { return isEqual }
    if DeviceQuestions.isForXcodeOnly(left, site, self) {
      switch expression(right, site.file) {
      case .null: return true
      case .string: return false
      default: return nil
      }
    }
    if case .null = expression(right, site.file) {
      return DecidedBranches.isNotNil(left, site, &self).map { !$0 }
    }
    // `title == ""` asks what `title.isEmpty` does.
    if case .string(let parts) = expression(right, site.file), parts.isEmpty,
      FilledTexts.isFilled(left, site, &self)
    {
      return false
    }
    // `title?.isEmpty == true`
    if case .boolean(let flag) = expression(right, site.file), let answer = truth(left, site) {
      return answer == flag
    }
    if let own = ownCase(left, site) ?? DeviceQuestions.caseOnPhone(left, site, &self) {
      switch expression(right, site.file) {
      case .implicitMember(let name):
        let asked = hash(name, site.file)
        if asked == own { return true }
        return StaticCases.isNoCase(asked, of: left, site, &self) ? nil : false
      // `model.kind` may be any of them.
      case .member(_, let name) where files.isCaseName(right, site):
        return hash(name, site.file) == own
      default: return nil
      }
    }
    if case .implicitMember(let name) = expression(right, site.file),
      let isEqual = isKnownCase(left, hash(name, site.file), site)
    {
      return isEqual
    }
    if let isSame = LookedUpTexts.areEqual(left, right, site, &self) { return isSame }
    guard var b = SettledNames.settled(right, site, &self) else { return nil }
    // `mode == .usual` asks of the case that this stands for.
    if case .member(_, let name) = b, case .implicitMember = expression(right, site.file),
      StaticCases.isNoCase(hash(name.name, name.file), of: left, site, &self)
    {
      guard let type = Typing.type(of: left, site, &self),
        let meant = StaticCases.value(hash(name.name, name.file), of: type, &self)
      else { return nil }
      b = meant
    }
    guard let a = SettledNames.settled(left, site, &self) else {
      guard case .number = b, let a = amount(left, site), let b = amount(right, site) else {
        return nil
      }
      return a == b
    }
    switch (a, b) {
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.member(_, let a), .member(_, let b)):
      return hash(a.name, a.file) == hash(b.name, b.file)
    // With what a case holds, it is another case only where its name is another one.
    case (.call(_, let a, _), .member(_, let b)), (.member(_, let a), .call(_, let b, _)):
      return hash(a.name, a.file) == hash(b.name, b.file) ? nil : false
    case (.string, .string), (.string, .joined), (.joined, .string), (.joined, .joined):
      guard let a = FilledTexts.written(a, self), let b = FilledTexts.written(b, self) else {
        return nil
      }
      return a == b
    case (.number(let a), .number(let b)):
      let (a, b) = (Double(text(a.text, a.file)), Double(text(b.text, b.file)))
      return a == nil || b == nil ? nil : a == b
    case (.null, .member), (.null, .string), (.null, .joined), (.null, .number), (.null, .boolean):
      return false
    default: return nil
    }
  }

  /// `overlays.contains(.badge)`, of a list that is written out.
  private mutating func contains(
    _ base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool? {
    guard arguments.count == 1, let only = arguments.first.map({ argument($0, site.file) }),
      only.label == nil, case .list(let range) = SettledNames.settled(base, site, &self)
    else { return nil }
    if range.isEmpty { return false }
    guard case .member(_, let wanted) = SettledNames.settled(only.value, site, &self) else {
      return nil
    }
    var isAmong = false
    for value in scene.list(range) {
      guard case .member(_, let name) = scene[value] else { return nil }
      if hash(name.name, name.file) == hash(wanted.name, wanted.file) { isAmong = true }
    }
    return isAmong
  }

  /// `symbol.hasPrefix("own.")`, of texts that are both written out.
  private mutating func truth(
    ofText base: ExpressionID, _ name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool? {
    let ask: (String, String) -> Bool
    switch linker.text(of: name, in: site.file) {
    case "hasPrefix", "starts": ask = { $0.hasPrefix($1) }
    case "hasSuffix": ask = { $0.hasSuffix($1) }
    case "contains": ask = { $0.contains($1) }
    default: return nil
    }
    guard arguments.count == 1, let only = arguments.first.map({ argument($0, site.file).value }),
      let part = SettledNames.settled(only, site, &self).flatMap({ FilledTexts.written($0, self) }),
      let whole = SettledNames.settled(base, site, &self).flatMap({ FilledTexts.written($0, self) })
    else { return nil }
    return ask(whole, part)
  }

  mutating func amount(_ id: ExpressionID, _ site: Site) -> Double? {
    if case .member(let base, let name) = expression(id, site.file),
      word(name, site.file) == .count,
      let whole = SettledNames.settled(base, site, &self).flatMap({ FilledTexts.written($0, self) })
    {
      return Double(whole.count)
    }
    guard case .number(let number) = SettledNames.settled(id, site, &self) else { return nil }
    return Double(text(number.text, number.file))
  }

  /// Whether a value is the case of that name, whatever it holds; nil where nobody knows.
  mutating func isCase(_ id: ExpressionID, _ name: UInt64, _ site: Site) -> Bool? {
    if let names = caseNames(of: id, site) {
      let isCase = names.contains(name)
      if !isCase, StaticCases.isNoCase(name, of: id, site, &self) { return nil }
      return isCase && names.contains { $0 != name } ? nil : isCase
    }
    if let isCase = isKnownCase(id, name, site) { return isCase }
    if name != WellKnown.none, case .null = SettledNames.settled(id, site, &self) { return false }
    return nil
  }

  /// All that it may be, where a choice between cases is made: `isOpen ? .many(items) : .none`.
  private mutating func caseNames(of id: ExpressionID, _ site: Site) -> [UInt64]? {
    if let name = caseName(of: id, site) { return [name] }
    guard think() else { return nil }
    defer { rest() }
    guard case .branch(let index) = expression(id, site.file) else {
      guard let (inner, place) = SettledNames.source(of: id, site, &self) else { return nil }
      return caseNames(of: inner, place)
    }
    let branch = branch(index, site.file)
    guard branch.isExhaustive else { return nil }
    var names: [UInt64] = []
    for place in branch.alternatives {
      let side = alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let only) = statement(side.body.lowerBound, site.file),
        let inner = caseNames(of: only, PatternMatching.bind(side: side, site, &self))
      else { return nil }
      names += inner
    }
    return names
  }

  /// Whether a value is a case, where a side around says which it is, or is not.
  private mutating func isKnownCase(
    _ id: ExpressionID, _ name: UInt64, _ site: Site
  ) -> Bool? {
    Narrowing.known(of: id, site, &self) { $0.isCase(name) }
  }

  mutating func caseName(of id: ExpressionID, _ site: Site) -> UInt64? {
    if let own = ownCase(id, site) ?? DeviceQuestions.caseOnPhone(id, site, &self) { return own }
    if let known = Narrowing.known(of: id, site, &self, { $0.caseName }) { return known }
    if let known = ClassProperties.caseName(id, site, &self) { return known }
    switch SettledNames.settled(id, site, &self) {
    case .member(_, let name), .call(_, let name, _): return hash(name.name, name.file)
    default: return nil
    }
  }

  /// The case that `self` is, or a name that stands for one of an enum's cases.
  private mutating func ownCase(_ id: ExpressionID, _ site: Site) -> UInt64? {
    guard let name = files.ownName(id, site) else { return nil }
    let instance = selfInstance(at: site)
    if name == WellKnown.selfName { return instance < 0 ? nil : knownCase(of: instance) }
    var bound: Bound?
    if case .name = expression(id, site.file) { bound = lookUp(name, in: site.environment) }
    if bound == nil, instance >= 0, SettledNames.isFixed(name, at: site, &self) {
      bound = property(name, of: instance)
    }
    switch bound {
    case .instance(let value): return knownCase(of: value)
    case .expression(let inner, let place):
      guard think() else { return nil }
      defer { rest() }
      return ownCase(inner, place)
    default: return nil
    }
  }

  private func knownCase(of instance: Int32) -> UInt64? {
    let name = instances[Int(instance)].case
    return name == 0 ? nil : name
  }
}
