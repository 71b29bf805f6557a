import Views

/// How many rows a collection has, where the source says so.
extension Evaluator {
  typealias Size = (count: Int?, isAssumed: Bool)

  mutating func size(of id: ExpressionID, _ site: Site) -> Size {
    guard think() else { return (nil, false) }
    defer { rest() }
    switch expression(id, site.file) {
    case .array(let items): return (items.count, false)
    case .dictionary(let items): return (items.count / 2, false)
    case .tuple(let items) where items.count == 1:
      return size(of: item(items.lowerBound, site.file), site)
    case .binary(let name, let left, let right): return size(name, left, right, site)
    case .call(let callee, let arguments): return size(ofCall: callee, arguments, site)
    case .member(let base, let name): return size(ofMember: name, of: base, id, site)
    case .name(let name): return size(ofName: name, site)
    case .number: return (number(id, site), false)
    case .cast(let inner, _): return size(of: inner, site)
    case .element(let base, let arguments): return size(ofSlice: base, arguments, site)
    case .branch(let index): return size(ofSides: branch(index, site.file), site)
    default: return (nil, false)
    }
  }

  private mutating func size(
    _ name: NameID, _ left: ExpressionID, _ right: ExpressionID, _ site: Site
  ) -> Size {
    switch linker.text(of: name, in: site.file) {
    case "..<", "...":
      let extra = linker.text(of: name, in: site.file) == "..." ? 1 : 0
      if let low = number(left, site) {
        if let high = number(right, site) {
          let (count, overflow) = high.subtractingReportingOverflow(low)
          return overflow ? (nil, false) : (max(0, min(count, 1_000_000) + extra), false)
        }
        if low == 0, extra == 0 { return size(upTo: right, site) }
      }
      if extra == 0, let way = way(from: left, to: right, site) { return (way, false) }
      return (nil, false)
    case "+":
      let (a, b) = (size(of: left, site), size(of: right, site))
      guard let first = a.count, let second = b.count else { return (nil, false) }
      return (first + second, a.isAssumed || b.isAssumed)
    case "??":
      if isGiven(left, site) == false { return size(of: right, site) }
      return (size(of: left, site).count, true)
    default: return (nil, false)
    }
  }

  private mutating func size(
    ofCall callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Size {
    switch expression(callee, site.file) {
    case .name(let name):
      switch word(name, site.file) {
      case .Array, .Set:
        guard let first = arguments.first else { return (nil, false) }
        if files.label(of: first, site) == .repeating {
          let count = arguments.dropFirst().first.map { argument($0, site.file).value }
          return (count.flatMap { number($0, site) }.map { max(0, min($0, Self.most)) }, false)
        }
        let value = argument(first, site.file).value
        if word(name, site.file) == .Array, case .string(let text) = evaluated(value, site) {
          return (self.text(text.text, text.file).count, false)
        }
        return size(of: value, site)
      case .zip: return least(of: arguments.map { size(of: argument($0, site.file).value, site) })
      case .stride: return strides(arguments, site)
      default: return size(ofName: name, site, arguments)
      }
    case .member(let base, let name):
      let size = size(word(name, site.file), of: base, arguments, site)
      return size.count == nil ? self.size(ofFunction: name, of: base, arguments, site) : size
    // `{ … }()`
    case .closure(let index) where arguments.isEmpty:
      return size(ofBody: closure(index, site.file).body, site)
    default: return (nil, false)
    }
  }

  private mutating func size(
    _ change: Word, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Size {
    switch change {
    case .enumerated, .indexed, .sorted, .reversed, .shuffled, .map, .indices, .lazy:
      return size(of: base, site)
    // Some of them, or all.
    case .filter, .compactMap:
      let count = size(of: base, site).count
      return (count, count != nil && count != 0)
    case .prefix, .suffix:
      guard let first = arguments.first, let most = most(argument(first, site.file).value, site)
      else { return (nil, false) }
      let inner = size(of: base, site)
      switch files.label(of: first, site) {
      case .through: return beginning(most < Self.most ? most + 1 : most, of: inner)
      // `suffix(from: 2)`
      case .some where change == .suffix:
        return (inner.count.map { max(0, $0 - max(0, most)) }, inner.isAssumed)
      default: return beginning(most, of: inner)
      }
    case .dropFirst, .dropLast:
      let inner = size(of: base, site)
      guard let count = inner.count else { return (nil, false) }
      let dropped = arguments.first.flatMap { number(argument($0, site.file).value, site) } ?? 1
      return (max(0, count - max(0, dropped)), inner.isAssumed)
    default: return (nil, false)
    }
  }

  private mutating func size(
    ofMember name: NameID, of base: ExpressionID, _ id: ExpressionID, _ site: Site
  ) -> Size {
    if hash(name, site.file) == WellKnown.allCases { return (cases(of: base, site), false) }
    switch word(name, site.file) {
    case .indices, .lazy, .keys, .values: return size(of: base, site)
    default:
      let value = value(id, site)
      let given = size(of: value)
      if given.count != nil { return given }
      switch expression(base, site.file) {
      case .name(let owner) where [.`self`, .Self].contains(word(owner, site.file)):
        return size(ofName: name, site)
      case .name(let owner):
        if case .type(let type) = meaning(of: hash(owner, site.file), at: site),
          let id = members(of: type, named: hash(name, site.file)).first, linker[id].isStatic
        {
          return size(ofMember: id, self: .type(type), nil, site)
        }
        return size(ofMember: hash(name, site.file), ofModel: base, site)
      default: return size(ofMember: hash(name, site.file), ofModel: base, site)
      }
    }
  }

  /// As in `model.newest`, where the type of the model says how many those are.
  private mutating func size(
    ofMember name: UInt64, ofModel base: ExpressionID, _ site: Site
  ) -> Size {
    guard let type = type(of: base, site), let id = members(of: type, named: name).first,
      !linker[id].isStatic, !mayDiffer(id)
    else { return (nil, false) }
    return size(ofMember: id, self: nil, nil, site)
  }

  mutating func size(
    ofName name: NameID, _ site: Site, _ arguments: Range<Int32>? = nil
  ) -> Size {
    switch meaning(of: hash(name, site.file), at: site) {
    case .bound(.expression(let inner, let place)):
      return arguments == nil ? size(of: inner, place) : (built(by: inner, place), false)
    case .bound(.value(let value)): return arguments == nil ? size(of: value) : (nil, false)
    case .bound(.either(let range)) where arguments == nil:
      var values: [ValueID] = []
      for index in range { values.append(value(choices[Int(index)], 0, site)) }
      let given = either(values)
      return size(of: given)
    case .member(let id), .global(let id):
      return size(ofMember: id, self: boundSelf(at: site), arguments, site)
    // `allCases` in code of the enum itself.
    case .nothing where hash(name, site.file) == WellKnown.allCases && arguments == nil:
      return (selfType(at: site).flatMap { cases(of: $0) }, false)
    default: return (nil, false)
    }
  }

  /// The cases of an enum of the repository.
  private mutating func cases(of base: ExpressionID, _ site: Site) -> Int? {
    guard case .type(let type) = evaluated(base, site) else {
      return added(toTypeNamed: base, site)
    }
    return cases(of: type)
  }

  private mutating func cases(of type: TypeID) -> Int? {
    // A list of its own is not counted: it may leave cases out.
    guard members(of: type, named: WellKnown.allCases).isEmpty else {
      return allCases(of: type)
    }
    let count = caseNames(of: type).count
    return count > 0 ? count : nil
  }

  private mutating func allCases(of type: TypeID) -> Int? {
    guard let member = members(of: type, named: WellKnown.allCases).first,
      let value = linker[member].value
    else { return nil }
    return size(of: value, inside(member, self: .type(type))).count
  }

  /// The same of an enum of the system, to which an extension adds the list.
  private mutating func added(toTypeNamed base: ExpressionID, _ site: Site) -> Int? {
    guard case .name(let name) = expression(base, site.file),
      let member = linker.extensionMembers(
        ofTypeNamed: hash(name, site.file), named: WellKnown.allCases, from: site.file
      ).first
    else { return nil }
    return size(ofMember: member, self: nil, nil, site).count
  }
}

extension Evaluator {
  mutating func caseNames(of type: TypeID) -> [UInt64] {
    var names: [UInt64] = []
    for declaration in linker.declarations(of: type) {
      for id in linker.listed(in: declaration) {
        let member = linker[id]
        if case .enumCase = member.kind { names.append(hash(member.name, id.file)) }
      }
    }
    return names
  }
}
