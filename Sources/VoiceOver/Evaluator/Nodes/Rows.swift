import Views

/// Repeated bodies, and how often they are repeated.
extension Evaluator {
  mutating func emitRows(_ content: ExpressionID, _ arguments: Range<Int32>, _ site: Site) {
    if emitSubviews(content, arguments, site) { return }
    let data = files.dataArgument(arguments, site)
    if let data, isKnownEmpty(data, site) { return }
    if let data, emitEachCase(content, of: data, site) { return }
    var size: Size = (nil, false)
    if let data { size = self.size(of: data, site) }
    if size.count == 0, !size.isAssumed { return }
    if size.count == nil, let data, isEmptyUntilSet(data, site) {
      scene.gaps.append(parent)
      return
    }
    let count = min(size.count ?? settings.rows, 1_000_000)
    scene.repetitions.append(
      Repetition(
        count: count, isAssumed: size.count == nil || size.isAssumed,
        data: data.map { unknown($0, site) }))
    let index = Int32(scene.repetitions.count - 1)
    let node = open(.rows(repetition: index), .content, content, site)
    if let data, scene.repetitions[Int(index)].isAssumed { note(rowsOf: data, at: node, site) }
    let outer = each
    if case .closure(let closure) = expression(content, site.file) {
      var isInOrder = true
      let row = data.flatMap { data in
        var changes = ListChanges()
        if let one = element(of: data, site, &isInOrder, &changes) {
          if isInOrder { EachRow.note(one, changes, size, &self) }
          return one
        }
        isInOrder = true
        return ListedRows.element(of: data, site, &isInOrder, &self)
      }
      each = eachCase(row, of: data, size, site)
      let known = bindings.count
      let place = bind(row: row ?? .parameter, of: data, to: closure, site)
      begin(row: closure, known, isInOrder, key: files.rowKey(arguments, site), site)
      let before = rowBindings
      rowBindings = Int32(bindings.count)
      emitBlock(self.closure(closure, site.file).body, place, as: .content)
      rowBindings = before
      rowStarts.removeLast()
    } else {
      each = nil
      emitRow(function: content, site)
    }
    close(node, [])
    settleEachCase(node)
    each = outer
  }

  /// Notes which of the names that were bound last tells rows apart: of a number and a thing, the number.
  private mutating func begin(
    row closure: Int32, _ known: Int, _ isInOrder: Bool, key: UInt64, _ site: Site
  ) {
    rowStarts.append(
      RowStart(
        bindings: Int32(bindings.count), instances: Int32(instances.count), key: key))
    var names = [WellKnown.dollars[0]]
    if let first = self.closure(closure, site.file).parameters.first {
      names = [hash(parameter(first, site.file).name, site.file)]
      if first == self.closure(closure, site.file).parameters.last,
        let plain = files.plainName(ofLast: closure, site)
      {
        names.append(plain)
      }
    }
    for index in known..<bindings.count where names.contains(bindings[index].hash) {
      bindings[index].row = Int32(rowStarts.count)
      bindings[index].isInOrder = isInOrder
    }
    // Of a number and a thing both are other ones in each row.
    if files.isNumbered(closure, site), let last = self.closure(closure, site.file).parameters.last
    {
      let thing = hash(parameter(last, site.file).name, site.file)
      for index in known..<bindings.count where bindings[index].hash == thing {
        bindings[index].isInOrder = isInOrder
      }
    }
  }

  /// The names of a row's closure, the type of what they stand for with them.
  private mutating func bind(
    row: Bound, of data: ExpressionID?, to closure: Int32, _ site: Site
  ) -> Site {
    var isOfType = true
    if case .instance = row { isOfType = false }
    guard isOfType, let data, let type = elementType(of: data, site) else {
      // In `ForEach(Array(kinds.enumerated()), id: \.offset) { place, kind in … }` the last.
      let given = files.isNumbered(closure, site) ? [Bound.parameter, row] : [row]
      var place = bind(closure: closure, given, at: site)
      if let plain = files.plainName(ofLast: closure, site) {
        place.environment = bind(plain, row, onto: place.environment)
      }
      return place
    }
    return bind(row, of: type, to: closure, site)
  }

  /// Of what is given to a closure no more is known than its type.
  mutating func bind(
    _ row: Bound, of type: TypeID, to closure: Int32, _ site: Site
  ) -> Site {
    let given = files.isNumbered(closure, site) ? [Bound.parameter, row] : [row]
    var place = bind(closure: closure, given, at: site)
    guard let last = self.closure(closure, site.file).parameters.last else {
      bind(WellKnown.dollars[0], row, of: type, &place)
      return place
    }
    // Of `ForEach(Array(cards.enumerated()), id: \.offset) { index, card in … }` the last one.
    let name = parameter(last, site.file).name
    bind(hash(name, site.file), row, of: type, &place)
    if let plain = files.plainName(ofLast: closure, site) { bind(plain, row, of: type, &place) }
    return place
  }

  private mutating func bind(_ hash: UInt64, _ row: Bound, of type: TypeID, _ place: inout Site) {
    place.environment = bind(hash, row, onto: place.environment)
    bindings[Int(place.environment)].elementType = type
  }

  /// Of `Kind.allCases` each row has a value of that type.
  mutating func element(
    of data: ExpressionID, _ site: Site, _ isInOrder: inout Bool, _ changes: inout ListChanges
  ) -> Bound? {
    var data = data
    while case .call(let callee, let arguments) = expression(data, site.file) {
      if let list = changes.takeOff(callee, arguments, site, &self) {
        data = list
        continue
      }
      isInOrder = false
      if case .name = expression(callee, site.file), let first = arguments.first {
        data = argument(first, site.file).value
      } else if case .member(let base, _) = expression(callee, site.file) {
        data = base
      } else {
        return nil
      }
    }
    guard case .member(let base, let name) = expression(data, site.file),
      hash(name, site.file) == WellKnown.allCases,
      case .type(let type) = evaluated(base, site)
    else { return nil }
    return .instance(instantiate(type, creator: selfInstance(at: site)))
  }

  /// As in `ForEach(items, content: row)`, `ForEach(items, content: Row.init)`.
  mutating func emitRow(function id: ExpressionID, _ site: Site) {
    noteCode(at: site)
    switch expression(id, site.file) {
    case .name(let name):
      let hash = hash(name, site.file)
      switch meaning(of: hash, at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure(let closure) = expression(inner, place.file) {
          let body = bind(closure: closure, [.parameter], at: place)
          emitBlock(self.closure(closure, place.file).body, body, as: .content)
          return
        }
        guard pass() else { return }
        defer { budget.passed -= 1 }
        emitRow(function: inner, place)
      case .member(let member): emitRow(member, boundSelf(at: site), name, id, site)
      case .global(let member): emitRow(member, nil, name, id, site)
      default: emitOpaque(name, id, site, .content, [])
      }
    case .member(let base, let name):
      if emitMade(byReference: id, site, .content) { return }
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .self,
        case .member(let member) = meaning(of: hash(name, site.file), at: site)
      {
        emitRow(member, boundSelf(at: site), name, id, site)
        return
      }
      emitOpaque(name, id, site, .content, [])
    default: emitOpaque(nil, id, site, .content, [])
    }
  }

  private mutating func emitRow(
    _ member: MemberID, _ bound: Bound?, _ name: NameID, _ id: ExpressionID, _ site: Site
  ) {
    let declaration = linker[member]
    guard let body = declaration.body, !isActive(member, at: site) else {
      emitOpaque(name, id, site, .content, [])
      return
    }
    let formals = files.formals(declaration.parameters, member.file)
    let nothing = [Int32?](repeating: nil, count: formals.count)
    let inner = mark(
      member, bind(formals, nothing, at: site, declared: inside(member, self: bound)))
    let node = open(.helper(member), .content, id, site, name: name)
    emitBlock(body, inner, as: .content)
    close(node, [])
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
