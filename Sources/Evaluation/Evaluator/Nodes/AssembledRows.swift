import Scenes
import Views

/// Rows of a list that code puts together: `var rows: [Row] = [.first]; if isNew { rows.append(.last) }; return rows`.
enum AssembledRows {
  /// Of more, each would be one more view to write.
  private static var most: Int { 12 }

  /// One of the elements of such a list; nil where the source does not say all of them.
  static func element(
    of data: ExpressionID, _ site: Site, _ changes: ListChanges, _ isInOrder: inout Bool,
    _ evaluator: inout Evaluator
  ) -> Bound? {
    guard let found = lists(data, site, &evaluator) else { return nil }
    let shown = changes.shown(of: found.longest)
    if !shown.isInOrder || found.isAtTimes.contains(true) { isInOrder = false }
    guard !shown.items.isEmpty else { return nil }
    let all = shown.items.map { bound($0, of: found.type, site, &evaluator) }
    if all.count == 1 { return all[0] }
    let first = Int32(evaluator.choices.count)
    evaluator.choices += all
    return .either(first..<Int32(evaluator.choices.count))
  }

  /// Writes out each row, where some of them come and go; false where none does.
  static func emitEach(
    _ content: ExpressionID, of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.each == nil,
      case .closure(let closure) = evaluator.expression(content, site.file),
      let found = source(of: data, site, &evaluator),
      found.longest.count <= most, found.isAtTimes.contains(true),
      // Asked last: what is around makes this view one of its place.
      EachCaseRows.tabs(below: evaluator.parent, &evaluator) < 0
    else { return false }
    let body = evaluator.closure(closure, site.file).body
    let node = evaluator.open(.group, .content, content, site)
    let before = evaluator.rowBindings
    for (value, isAtTimes) in zip(found.longest, found.isAtTimes) {
      let row = bound(value, of: found.type, site, &evaluator)
      let branch =
        isAtTimes
        ? evaluator.open(.branch(.condition, isExhaustive: false), .content, content, site) : -1
      let side = evaluator.open(isAtTimes ? .alternative : .group, .content, content, site)
      evaluator.rowBindings = Int32(evaluator.bindings.count)
      let place = RowBodies.bind(row: row, of: data, to: closure, site, &evaluator)
      evaluator.emitBlock(body, place, as: .content)
      evaluator.close(side, [])
      if isAtTimes { evaluator.close(branch, []) }
    }
    evaluator.rowBindings = before
    evaluator.close(node, [])
    return true
  }

  private typealias Found = (longest: [ValueID], isAtTimes: [Bool], type: TypeID?)

  /// Through the views that hand the list on, where they show it as it is: `Array(rows.enumerated())`.
  private static func source(
    of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Found? {
    var (next, place) = (data, site)
    var changes = ListChanges()
    for _ in 0..<8 {
      if case .call(let callee, let arguments) = evaluator.expression(next, place.file),
        !CompactedLists.isCall(next, place, evaluator)
      {
        guard let list = changes.takeOff(callee, arguments, place, &evaluator) else { return nil }
        next = list
      } else if let found = SettledNames.source(of: next, place, &evaluator) {
        (next, place) = found
      } else {
        guard let found = lists(next, place, &evaluator) else { return nil }
        let shown = changes.shown(of: Array(found.longest.indices))
        return shown.isInOrder && shown.items == Array(found.longest.indices) ? found : nil
      }
    }
    return nil
  }

  /// What is in the list where most is, and which of that is not there on all ways through the code.
  private static func lists(
    _ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Found? {
    var all: [[ValueID]] = []
    guard let value = assembled(data, site, &evaluator),
      add(value, to: &all, evaluator),
      let longest = all.max(by: { $0.count < $1.count }),
      longest.count > 1, longest.count <= EachOf.most
    else { return nil }
    let isKnown = longest.allSatisfy {
      if case .instance = evaluator.scene[$0] { true } else { evaluator.isKnown($0) }
    }
    guard isKnown else { return nil }
    var isAtTimes = Array(repeating: false, count: longest.count)
    for list in all {
      var next = 0
      for place in longest.indices {
        if next < list.count, isSame(list[next], longest[place], evaluator) {
          next += 1
        } else {
          isAtTimes[place] = true
        }
      }
      guard next == list.count else { return nil }
    }
    return (longest, isAtTimes, ElementTypes.elementType(of: data, site, &evaluator))
  }

  /// The list as a value: what a body puts together, or what is left of a list where some of it may be nothing.
  private static func assembled(
    _ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    if CompactedLists.isCall(data, site, evaluator) { return evaluator.value(data, site) }
    guard let (id, owner) = property(data, site, &evaluator),
      case .computedProperty = evaluator.linker[id].kind, let body = evaluator.linker[id].body,
      body.count > 1, evaluator.files.isGrowth(body, id.file), evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let inside = evaluator.inside(id, self: evaluator.linker[id].isStatic ? nil : owner)
    return ValueBlocks.outcome(of: body, inside, &evaluator)
  }

  /// A property of the view, or of a value that it has: `model.rows`.
  private static func property(
    _ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (member: MemberID, owner: Bound?)? {
    if let name = evaluator.files.ownName(data, site) {
      guard case .member(let id) = evaluator.meaning(of: name, at: site) else { return nil }
      return (id, evaluator.boundSelf(at: site))
    }
    guard case .member(let base, let name) = evaluator.expression(data, site.file),
      let type = Typing.type(of: base, site, &evaluator), !evaluator.isView(type),
      let id = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first
    else { return nil }
    let owner =
      KnownInstances.made(base, site, &evaluator)
      ?? Instances.instantiate(type, creator: evaluator.creator(at: site), &evaluator)
    return (id, .instance(owner))
  }

  private static func add(
    _ value: ValueID, to lists: inout [[ValueID]], _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch evaluator.scene[value] {
    case .list(let range): lists.append(Array(evaluator.scene.list(range)))
    case .either(let range):
      for one in evaluator.scene.list(range) where !add(one, to: &lists, evaluator) { return false }
    default: return false
    }
    return true
  }

  /// The same thing, written once or evaluated twice.
  private static func isSame(
    _ one: ValueID, _ other: ValueID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    if one == other { return true }
    switch (evaluator.scene[one], evaluator.scene[other]) {
    case (.member(_, let a), .member(_, let b)):
      return evaluator.hash(a.name, a.file) == evaluator.hash(b.name, b.file)
    case (.string(let a), .string(let b)), (.number(let a), .number(let b)):
      return evaluator.text(a.text, a.file) == evaluator.text(b.text, b.file)
    case (.instance(_, let a), .instance(_, let b)): return a == b
    default: return false
    }
  }

  /// A case is that of the enum which the list is of.
  private static func bound(
    _ value: ValueID, of type: TypeID?, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bound {
    switch evaluator.scene[value] {
    case .instance(_, let index): return .instance(index)
    // Of `.errors(all)` the case is known, and not what it holds.
    case .member(_, let name), .call(_, let name, _):
      guard let type else { return .value(value) }
      let own = ChosenTexts.caseName(name, of: type, &evaluator)
      guard own != 0 else { return .value(value) }
      let instance = Instances.instantiate(
        type, creator: evaluator.selfInstance(at: site), &evaluator)
      evaluator.instances[Int(instance)].case = own
      return .instance(instance)
    default: return .value(value)
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// Code that names a list and adds to it, at places that are written, on one side of a question at most: of two
  /// sides that add something, the longest list would have the one only.
  fileprivate func isGrowth(_ body: Block, _ file: FileID) -> Bool {
    body.allSatisfy { index in
      switch statement(index, in: file) {
      case .declaration, .return: return true
      case .guard(let index):
        return branch(index, in: file).alternatives.allSatisfy {
          isOnlyReturn(alternative($0, in: file).body, file)
        }
      case .expression(let id):
        switch expression(id, in: file) {
        case .branch(let index):
          let sides = branch(index, in: file).alternatives.map { alternative($0, in: file).body }
          return sides.count == 1
            ? isGrowth(sides[0], file) : sides.allSatisfy { isOnlyReturn($0, file) }
        case .call(let callee, let arguments):
          guard case .member(let base, let verb) = expression(callee, in: file),
            case .name = expression(base, in: file)
          else { return false }
          if word(verb, in: file) == .append { return arguments.count == 1 }
          guard word(verb, in: file) == .insert, arguments.count == 2, let last = arguments.last,
            case .number = expression(argument(last, in: file).value, in: file)
          else { return false }
          return true
        default: return false
        }
      case .assignment, .loop, .function: return false
      }
    }
  }

  private func isOnlyReturn(_ body: Block, _ file: FileID) -> Bool {
    guard body.count == 1, case .return = statement(body.lowerBound, in: file) else { return false }
    return true
  }
}
