import Scenes
import Views
import VoiceOver

/// Repeated bodies, and how often they are repeated.
enum RowBodies {
  static func emitRows(
    _ content: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) {
    if Subviews.emitSubviews(content, arguments, site, &evaluator) { return }
    let data = evaluator.files.dataArgument(arguments, site)
    if let data, Narrowing.isKnownEmpty(data, site, &evaluator) { return }
    if let data, ToldApartRows.emitEachCase(content, of: data, site, &evaluator) { return }
    if let data, AssembledRows.emitEach(content, of: data, site, &evaluator) { return }
    if let data, ToldApartRows.emitEachElement(content, of: data, site, &evaluator) { return }
    var size: Evaluator.Size = (nil, false)
    if let data { size = Sizes.size(of: data, site, &evaluator) }
    if size.count == 0, !size.isAssumed { return }
    if size.count == nil, let data, EnvironmentLists.isEmptyUntilSet(data, site, &evaluator) {
      evaluator.scene.gaps.append(evaluator.parent)
      return
    }
    var count = min(size.count ?? evaluator.settings.rows, 1_000_000)
    if size.count == nil, let data,
      let most = DistinctRows.most(of: data, arguments, site, &evaluator)
    {
      count = min(count, most)
    }
    evaluator.scene.repetitions.append(
      Repetition(
        count: count, isAssumed: size.count == nil || size.isAssumed,
        data: data.map { evaluator.unknown($0, site) }))
    let index = Int32(evaluator.scene.repetitions.count - 1)
    if let data, size.count == nil, EmptyStarts.beginsEmpty(data, site, &evaluator) {
      evaluator.scene.repetitions[Int(index)].beginsEmpty = true
    }
    let node = evaluator.open(.rows(repetition: index), .content, content, site)
    if let data, evaluator.scene.repetitions[Int(index)].isAssumed {
      FilledRows.note(rowsOf: data, at: node, site, &evaluator)
    }
    let outer = evaluator.each
    if case .closure(let closure) = evaluator.expression(content, site.file) {
      var isInOrder = true
      let row = data.flatMap { data in
        var changes = ListChanges()
        if let one = element(of: data, site, &isInOrder, &changes, &evaluator) {
          if isInOrder { EachRow.note(one, changes, size, &evaluator) }
          return one
        }
        isInOrder = true
        return ListedRows.element(of: data, site, &isInOrder, &evaluator)
      }
      evaluator.each = EachCaseRows.eachCase(row, of: data, size, site, evaluator)
      let known = evaluator.bindings.count
      let place = bind(
        row: row ?? .parameter, of: data, keyed: arguments, to: closure, site, &evaluator)
      let isApart = row.map { apart($0, in: closure, site, &evaluator) != nil } ?? false
      begin(
        row: closure, known, isInOrder, isApart: isApart,
        keys: evaluator.files.rowKeys(arguments, site), site,
        &evaluator)
      if row == nil { NumberedRows.begin(closure, of: data, size, site, &evaluator) }
      let before = evaluator.rowBindings
      evaluator.rowBindings = Int32(evaluator.bindings.count)
      evaluator.emitBlock(evaluator.closure(closure, site.file).body, place, as: .content)
      evaluator.rowBindings = before
      evaluator.rowStarts.removeLast()
    } else {
      evaluator.each = nil
      var type: TypeID?
      if let data { type = ElementTypes.elementType(of: data, site, &evaluator) }
      emitRow(function: content, as: type, site, &evaluator)
    }
    evaluator.close(node, [])
    EachCaseRows.settleEachCase(node, &evaluator)
    evaluator.each = outer
  }

  /// Notes which of the names that were bound last tells rows apart: of a number and a thing the number, and the
  /// thing where that has the key, as of `ForEach(Array(books.enumerated()), id: \.element.id)`.
  private static func begin(
    row closure: Int32, _ known: Int, _ isInOrder: Bool, isApart: Bool, keys: [UInt64],
    _ site: Site, _ evaluator: inout Evaluator
  ) {
    let isNumbered = evaluator.files.isNumbered(closure, site)
    let isThing = isNumbered && !isApart && keys.first == OneRow.element
    // What differs in every row is another thing there, too.
    let key = isThing ? keys.dropFirst().first : keys.first
    evaluator.rowStarts.append(
      Evaluator.RowStart(
        bindings: Int32(evaluator.bindings.count), instances: Int32(evaluator.instances.count),
        key: key ?? 0))
    var names = [WellKnown.dollars[0]]
    if let first = evaluator.closure(closure, site.file).parameters.first {
      names = [evaluator.hash(evaluator.parameter(first, site.file).name, site.file)]
      if first == evaluator.closure(closure, site.file).parameters.last,
        let plain = evaluator.files.plainName(ofLast: closure, site)
      {
        names.append(plain)
      }
    }
    if isApart || isThing {
      names = evaluator.closure(closure, site.file).parameters.map {
        evaluator.hash(evaluator.parameter($0, site.file).name, site.file)
      }
      if isThing, let plain = evaluator.files.plainName(ofLast: closure, site) {
        names.append(plain)
      }
    }
    for index in known..<evaluator.bindings.count
    where names.contains(evaluator.bindings[index].hash) {
      evaluator.bindings[index].row = Int32(evaluator.rowStarts.count)
      evaluator.bindings[index].isInOrder = isInOrder
    }
    // Of a number and a thing both are other ones in each row.
    if isNumbered,
      let last = evaluator.closure(closure, site.file).parameters.last
    {
      let thing = evaluator.hash(evaluator.parameter(last, site.file).name, site.file)
      for index in known..<evaluator.bindings.count where evaluator.bindings[index].hash == thing {
        evaluator.bindings[index].isInOrder = isInOrder
      }
    }
  }

  /// `{ title, people in … }` over a list of pairs: each name has its part of each of them.
  private static func apart(
    _ row: Bound, in closure: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) -> [Bound]? {
    let count = evaluator.closure(closure, site.file).parameters.count
    guard count > 1 else { return nil }
    switch row {
    case .expression(let id, let place):
      guard case .tuple(let items) = evaluator.expression(id, place.file), items.count == count
      else { return nil }
      return items.map { .expression(evaluator.item($0, place.file), place) }
    case .either(let range):
      let all = range.map { apart(evaluator.choices[Int($0)], in: closure, site, &evaluator) }
      guard !all.isEmpty, !all.contains(where: { $0 == nil }) else { return nil }
      return (0..<count).map { part in
        let first = Int32(evaluator.choices.count)
        evaluator.choices += all.compactMap { $0?[part] }
        return .either(first..<Int32(evaluator.choices.count))
      }
    default: return nil
    }
  }

  /// The names of a row's closure, the type of what they stand for with them.
  static func bind(
    row: Bound, of data: ExpressionID?, keyed arguments: Range<Int32> = 0..<0, to closure: Int32,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> Site {
    if let parts = apart(row, in: closure, site, &evaluator) {
      return evaluator.bind(closure: closure, parts, at: site)
    }
    var isOfType = true
    if case .instance = row { isOfType = false }
    guard isOfType, let data,
      let type = ElementTypes.elementType(of: data, site, &evaluator)
        ?? KeyPathRoots.type(ofKeyIn: arguments, site, &evaluator)
    else {
      // In `ForEach(Array(kinds.enumerated()), id: \.offset) { place, kind in … }` the last.
      let given = evaluator.files.isNumbered(closure, site) ? [Bound.parameter, row] : [row]
      var place = evaluator.bind(closure: closure, given, at: site)
      if let plain = evaluator.files.plainName(ofLast: closure, site) {
        place.environment = evaluator.bind(plain, row, onto: place.environment)
      }
      return place
    }
    return bind(row, of: type, to: closure, site, &evaluator)
  }

  /// Of what is given to a closure no more is known than its type.
  static func bind(
    _ row: Bound, of type: TypeID, to closure: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) -> Site {
    let given = evaluator.files.isNumbered(closure, site) ? [Bound.parameter, row] : [row]
    var place = evaluator.bind(closure: closure, given, at: site)
    guard let last = evaluator.closure(closure, site.file).parameters.last else {
      bind(WellKnown.dollars[0], row, of: type, &place, &evaluator)
      return place
    }
    // Of `ForEach(Array(cards.enumerated()), id: \.offset) { index, card in … }` the last one.
    let name = evaluator.parameter(last, site.file).name
    bind(evaluator.hash(name, site.file), row, of: type, &place, &evaluator)
    if let plain = evaluator.files.plainName(ofLast: closure, site) {
      bind(plain, row, of: type, &place, &evaluator)
    }
    return place
  }

  private static func bind(
    _ hash: UInt64, _ row: Bound, of type: TypeID, _ place: inout Site, _ evaluator: inout Evaluator
  ) {
    place.environment = evaluator.bind(hash, row, onto: place.environment)
    evaluator.bindings[Int(place.environment)].elementType = type
    // Lists of what may be nil have no elements of a known type.
    evaluator.bindings[Int(place.environment)].isNeverNil = true
  }

  /// Of `Kind.allCases` each row has a value of that type.
  static func element(
    of data: ExpressionID, _ site: Site, _ isInOrder: inout Bool, _ changes: inout ListChanges,
    _ evaluator: inout Evaluator
  ) -> Bound? {
    var (data, place) = (data, site)
    for _ in 0..<16 {
      if let type = FilteredCases.type(ofAllCases: data, place, &evaluator) {
        return .instance(
          Instances.instantiate(type, creator: evaluator.selfInstance(at: site), &evaluator))
      }
      switch evaluator.expression(data, place.file) {
      case .call(let callee, let arguments):
        if let list = changes.takeOff(callee, arguments, place, &evaluator) {
          data = list
          continue
        }
        // `Kind.offered()`, which takes nothing.
        if arguments.isEmpty,
          let (given, there) = SettledNames.source(ofCall: callee, place, &evaluator)
        {
          (data, place) = (given, there)
          continue
        }
        isInOrder = false
        if case .name = evaluator.expression(callee, place.file), let first = arguments.first {
          data = evaluator.argument(first, place.file).value
        } else if case .member(let base, _) = evaluator.expression(callee, place.file) {
          data = base
        } else {
          return nil
        }
      // What a view was given for its list: `Tabs(Kind.allCases)`, and `Kind.offered`, a list that a type has.
      default:
        guard evaluator.files.ownName(data, place) != nil || isOfType(data, place, evaluator),
          let (given, there) = SettledNames.source(of: data, place, &evaluator)
        else {
          return nil
        }
        (data, place) = (given, there)
      }
    }
    return nil
  }

  private static func isOfType(
    _ data: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .member(let base, _) = evaluator.files.expression(data, in: site.file) else {
      return false
    }
    return evaluator.files.isTypeName(base, site)
  }

  /// As in `ForEach(items, content: row)`, `ForEach(items, content: Row.init)`.
  static func emitRow(
    function id: ExpressionID, of row: Bound = .parameter, as type: TypeID? = nil, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    evaluator.noteCode(at: site)
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      switch evaluator.meaning(of: hash, at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure(let closure) = evaluator.expression(inner, place.file) {
          let body = evaluator.bind(closure: closure, [row], at: place)
          evaluator.emitBlock(evaluator.closure(closure, place.file).body, body, as: .content)
          return
        }
        guard evaluator.pass() else { return }
        defer { evaluator.budget.passed -= 1 }
        emitRow(function: inner, of: row, as: type, place, &evaluator)
      case .member(let member):
        let maker = Overloads.taking(type, like: member, at: site, &evaluator)
        emitRow(maker, evaluator.boundSelf(at: site), of: row, name, id, site, &evaluator)
      case .global(let member):
        let maker = Overloads.taking(type, like: member, at: site, &evaluator)
        emitRow(maker, nil, of: row, name, id, site, &evaluator)
      default: evaluator.emitOpaque(name, ViewUse(id, site, .content))
      }
    case .member(let base, let name):
      if ViewReferences.emitMade(byReference: id, site, .content, &evaluator) { return }
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .self,
        case .member(let member) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
      {
        let maker = Overloads.taking(type, like: member, at: site, &evaluator)
        emitRow(maker, evaluator.boundSelf(at: site), of: row, name, id, site, &evaluator)
        return
      }
      evaluator.emitOpaque(name, ViewUse(id, site, .content))
    default: evaluator.emitOpaque(nil, ViewUse(id, site, .content))
    }
  }

  private static func emitRow(
    _ member: MemberID, _ bound: Bound?, of row: Bound, _ name: NameID, _ id: ExpressionID,
    _ site: Site, _ evaluator: inout Evaluator
  ) {
    let declaration = evaluator.linker[member]
    guard let body = declaration.body, !ActiveMembers.isActive(member, at: site, evaluator) else {
      evaluator.emitOpaque(name, ViewUse(id, site, .content))
      return
    }
    let formals = evaluator.files.formals(declaration.parameters, member.file)
    let nothing = [Int32?](repeating: nil, count: formals.count)
    var inner = ActiveMembers.mark(
      member,
      evaluator.bind(formals, nothing, at: site, declared: evaluator.inside(member, self: bound)),
      &evaluator)
    if let first = formals.first, case .expression = row {
      inner.environment = evaluator.bind(
        first.name, row, onto: inner.environment, type: first.type)
    }
    let node = evaluator.open(.helper(member), .content, id, site, name: name)
    evaluator.emitBlock(body, inner, as: .content)
    evaluator.close(node, [])
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `List(items) { … }`, as against `List { … }`.
  func isRepeated(_ word: Word, _ label: Word?, _ arguments: Range<Int32>, _ site: Site) -> Bool {
    if word == .ForEach { return true }
    // With rows of its own, the columns of a table are not what is repeated.
    if word == .Table {
      return label != .rows
        && arguments.contains { index in
          let argument = argument(index, in: site.file)
          if case .closure = expression(argument.value, in: site.file) { return false }
          return argument.label == nil
        }
    }
    return dataArgument(arguments, site) != nil
  }

  func dataArgument(_ arguments: Range<Int32>, _ site: Site) -> ExpressionID? {
    for index in arguments {
      let argument = argument(index, in: site.file)
      if case .closure = expression(argument.value, in: site.file) { continue }
      guard let label = argument.label else { return argument.value }
      switch word(label, in: site.file) {
      // `ForEach(subviews: …)`, `ForEach(sections: …)`, `ForEach(collection: …)`
      case .selection, .id, .children, .content, .header, .footer, .columns, .other:
        continue
      default: return argument.value
      }
    }
    return nil
  }

  /// In `ForEach($cards) { $card in … }` both names are in sight.
  fileprivate func plainName(ofLast closure: Int32, _ site: Site) -> UInt64? {
    guard let last = self.closure(closure, in: site.file).parameters.last else { return nil }
    let text = text(of: parameter(last, in: site.file).name, in: site.file)
    return text.hasPrefix("$") ? NameHash.of(String(text.dropFirst())) : nil
  }
}
