import Scenes
import Views

/// Rows of known elements that are built differently: each is written out as what it is.
enum ToldApartRows {
  /// More cases than that are hardly told apart, and would be as many rows to write.
  private static var mostCases: Int { 12 }

  /// False where rows are alike, or nobody knows of which cases they are.
  static func emitEachCase(
    _ content: ExpressionID, of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.each == nil,
      case .closure(let closure) = evaluator.expression(content, site.file),
      let (type, cases, isListed) = Self.cases(listedIn: data, site, &evaluator)
    else { return false }
    let body = evaluator.closure(closure, site.file).body
    guard cases.count > 1, cases.count <= Self.mostCases,
      RowQuestions.tellsApart(
        RowSubject(
          name: evaluator.files.named(closure, site), difference: .whichCase, type: type),
        in: body, site, &evaluator)
    else { return false }
    let tabs = EachCaseRows.tabs(below: evaluator.parent, &evaluator)
    guard tabs >= 0 || isListed || !evaluator.files.isOnlyChoice(body, site) else { return false }
    let node = evaluator.open(.group, .content, content, site)
    let before = evaluator.rowBindings
    var isShown = tabs < 0 || evaluator.scene.isFirstTab(node, of: tabs)
    for name in cases {
      let instance = Instances.instantiate(
        type, creator: evaluator.selfInstance(at: site), &evaluator)
      evaluator.instances[Int(instance)].case = name
      // The tab of the first case is the one that is shown; the others are screens of their own.
      let row = evaluator.open(.group, isShown ? .content : .otherTab, content, site)
      if !isShown, Presentations.isOwn(row, &evaluator) {
        evaluator.scene.presentations.append(row)
      }
      if tabs >= 0 { isShown = false }
      evaluator.rowBindings = Int32(evaluator.bindings.count)
      // In `ForEach(Array(kinds.enumerated()), id: \.offset) { place, kind in … }` the last.
      let given = Array(
        repeating: Bound.parameter, count: evaluator.files.isNumbered(closure, site) ? 1 : 0)
      let place = evaluator.bind(closure: closure, given + [.instance(instance)], at: site)
      evaluator.emitBlock(body, place, as: .content)
      evaluator.close(row, [])
    }
    evaluator.rowBindings = before
    evaluator.close(node, [])
    return true
  }

  /// The same of elements that a list is written with: `[Row(title: "A", icon: "gear"), Row(title: "B")]`.
  static func emitEachElement(
    _ content: ExpressionID, of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    var isInOrder = true
    guard evaluator.each == nil,
      case .closure(let closure) = evaluator.expression(content, site.file),
      let type = ElementTypes.elementType(of: data, site, &evaluator),
      case .struct = evaluator.linker.kind(ofType: type.index, in: type.file),
      case .either(let range)? = ListedRows.element(of: data, site, &isInOrder, &evaluator),
      isInOrder, range.count <= Self.mostCases
    else { return false }
    let elements = range.map { evaluator.choices[Int($0)] }
    let members = RowDifferences.members(of: elements, type, &evaluator)
    let body = evaluator.closure(closure, site.file).body
    guard !members.isEmpty,
      RowQuestions.tellsApart(
        RowSubject(
          name: evaluator.files.named(closure, site), difference: .members(members), type: type),
        in: body, site, &evaluator),
      EachCaseRows.tabs(below: evaluator.parent, &evaluator) < 0
    else { return false }
    let node = evaluator.open(.group, .content, content, site)
    let before = evaluator.rowBindings
    evaluator.rowPlaces.append(RowPlaces(elements, of: data, site, &evaluator))
    for element in elements {
      let row = evaluator.open(.group, .content, content, site)
      evaluator.rowBindings = Int32(evaluator.bindings.count)
      let place = RowBodies.bind(row: element, of: data, to: closure, site, &evaluator)
      evaluator.emitBlock(body, place, as: .content)
      evaluator.close(row, [])
    }
    evaluator.rowPlaces.removeLast()
    evaluator.rowBindings = before
    evaluator.close(node, [])
    return true
  }

  // MARK: Which cases

  /// All of an enum's, or those of a list that is written out.
  private static func cases(
    listedIn data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, names: [UInt64], isListed: Bool)? {
    var (next, place) = (data, site)
    for _ in 0..<8 {
      switch evaluator.expression(next, place.file) {
      case .array(let items):
        guard
          let type = ElementTypes.elementType(of: next, place, &evaluator)
            ?? ElementTypes.elementType(of: data, site, &evaluator),
          case .enum = evaluator.linker.kind(ofType: type.index, in: type.file)
        else { return nil }
        let names = items.compactMap {
          caseName(evaluator.item($0, place.file), of: type, place, &evaluator)
        }
        return names.count == items.count ? (type, names, true) : nil
      case .member(let base, let name) where evaluator.hash(name, place.file) == WellKnown.allCases:
        guard case .type(let type) = evaluator.evaluated(base, place) else { return nil }
        guard let own = evaluator.members(of: type, named: WellKnown.allCases).first else {
          return (type, Sizes.caseNames(of: type, &evaluator), false)
        }
        guard let list = Self.list(of: own, type, &evaluator) else { return nil }
        (next, place) = list
      case .call(let callee, let arguments):
        guard let list = evaluator.files.numbered(callee, arguments, place) else { return nil }
        next = list
      default:
        guard let found = SettledNames.source(of: next, place, &evaluator) else { return nil }
        (next, place) = found
      }
    }
    return nil
  }

  private static func list(
    of own: MemberID, _ type: TypeID, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    if let value = evaluator.linker[own].value {
      return (value, evaluator.inside(own, self: .type(type)))
    }
    return SettledNames.only(of: own, self: .type(type), &evaluator)
  }
}

extension ToldApartRows {
  private static func caseName(
    _ id: ExpressionID, of type: TypeID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UInt64? {
    switch evaluator.expression(id, site.file) {
    case .implicitMember(let name), .member(_, let name):
      let name = evaluator.hash(name, site.file)
      return Sizes.caseNames(of: type, &evaluator).contains(name) ? name : nil
    default: return nil
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `switch kind { … }` alone: its sides are the rows as they stand, where none stands for several.
  fileprivate func isOnlyChoice(_ body: Block, _ site: Site) -> Bool {
    guard body.count == 1, case .expression(let only) = statement(body.lowerBound, in: site.file),
      case .branch(let index) = expression(only, in: site.file)
    else { return false }
    let branch = self.branch(index, in: site.file)
    return branch.kind != .choice
      || !branch.alternatives.contains { alternative($0, in: site.file).isElse }
  }

  func named(_ closure: Int32, _ site: Site) -> UInt64 {
    self.closure(closure, in: site.file).parameters.last
      .map { hash(parameter($0, in: site.file).name, in: site.file) } ?? WellKnown.dollars[0]
  }

  func isNumbered(_ closure: Int32, _ site: Site) -> Bool {
    self.closure(closure, in: site.file).parameters.count == 2
  }

  /// The list in `Array(kinds.enumerated())`.
  fileprivate func numbered(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> ExpressionID? {
    switch expression(callee, in: site.file) {
    case .name(let name) where word(name, in: site.file) == .Array && arguments.count == 1:
      arguments.first.map { argument($0, in: site.file).value }
    case .member(let base, let name) where word(name, in: site.file) == .enumerated: base
    default: nil
    }
  }
}
