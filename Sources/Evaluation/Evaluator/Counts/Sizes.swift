import Scenes
import Views

extension Evaluator {
  typealias Size = (count: Int?, isAssumed: Bool)
}

/// How many rows a collection has, where the source says so.
enum Sizes {
  static func size(of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Evaluator.Size
  {
    guard evaluator.think() else { return (nil, false) }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .array(let items): return (items.count, false)
    case .dictionary(let items): return (items.count / 2, false)
    case .tuple(let items) where items.count == 1:
      return size(of: evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .binary(let name, let left, let right): return size(name, left, right, site, &evaluator)
    case .call(let callee, let arguments): return size(ofCall: callee, arguments, site, &evaluator)
    case .member(let base, let name): return size(ofMember: name, of: base, id, site, &evaluator)
    case .name(let name): return size(ofName: name, site, &evaluator)
    case .number: return (ListParts.number(id, site, &evaluator), false)
    case .cast(let inner, _): return size(of: inner, site, &evaluator)
    case .element(let base, let arguments):
      return ListParts.size(ofSlice: base, arguments, site, &evaluator)
    case .branch(let index):
      return SizesOfBodies.size(ofSides: evaluator.branch(index, site.file), site, &evaluator)
    default: return (nil, false)
    }
  }

  private static func size(
    _ name: NameID, _ left: ExpressionID, _ right: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    switch evaluator.linker.text(of: name, in: site.file) {
    case "..<", "...":
      let extra = evaluator.linker.text(of: name, in: site.file) == "..." ? 1 : 0
      if let low = ListParts.number(left, site, &evaluator) {
        if let high = ListParts.number(right, site, &evaluator) {
          let (count, overflow) = high.subtractingReportingOverflow(low)
          return overflow ? (nil, false) : (max(0, min(count, 1_000_000) + extra), false)
        }
        if low == 0, extra == 0 { return ListParts.size(upTo: right, site, &evaluator) }
      }
      if extra == 0, let way = ListPieces.way(from: left, to: right, site, &evaluator) {
        return (way, false)
      }
      return (nil, false)
    case "+":
      let (a, b) = (size(of: left, site, &evaluator), size(of: right, site, &evaluator))
      guard let first = a.count, let second = b.count else { return (nil, false) }
      return (first + second, a.isAssumed || b.isAssumed)
    case "??":
      if DecidedBranches.isNotNil(left, site, &evaluator) == false {
        return size(of: right, site, &evaluator)
      }
      if let count = size(of: left, site, &evaluator).count { return (count, true) }
      // What stands in for a list that nobody knows tells how many there are mostly, unless that is none.
      let usual = size(of: right, site, &evaluator).count
      return (usual == 0 ? nil : usual, true)
    default: return (nil, false)
    }
  }

  private static func size(
    ofCall callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      switch evaluator.word(name, site.file) {
      case .Array, .Set:
        guard let first = arguments.first else { return (nil, false) }
        if evaluator.files.label(of: first, site) == .repeating {
          let count = arguments.dropFirst().first.map { evaluator.argument($0, site.file).value }
          return (
            count.flatMap { ListParts.number($0, site, &evaluator) }.map {
              max(0, min($0, ListParts.most))
            }, false
          )
        }
        let value = evaluator.argument(first, site.file).value
        if evaluator.word(name, site.file) == .Array,
          case .string(let text) = evaluator.evaluated(value, site)
        {
          return (evaluator.text(text.text, text.file).count, false)
        }
        return Self.size(of: value, site, &evaluator)
      case .zip:
        return ListParts.least(
          of: arguments.map {
            Self.size(of: evaluator.argument($0, site.file).value, site, &evaluator)
          }, evaluator)
      case .stride: return ListPieces.strides(arguments, site, &evaluator)
      default: return Self.size(ofName: name, site, &evaluator, arguments)
      }
    case .member(let base, let name):
      let size = Self.size(evaluator.word(name, site.file), of: base, arguments, site, &evaluator)
      return size.count == nil
        ? SizesOfBodies.size(ofFunction: name, of: base, arguments, site, &evaluator) : size
    // `{ … }()`
    case .closure(let index) where arguments.isEmpty:
      return SizesOfBodies.size(ofBody: evaluator.closure(index, site.file).body, site, &evaluator)
    default: return (nil, false)
    }
  }

  private static func size(
    _ change: Word, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    switch change {
    case .map where OptionalCalls.size(ofMapped: base, arguments, site, &evaluator) != nil:
      return (OptionalCalls.size(ofMapped: base, arguments, site, &evaluator), false)
    case .enumerated, .indexed, .sorted, .reversed, .shuffled, .map, .indices, .lazy:
      return size(of: base, site, &evaluator)
    // Some of them, or all.
    case .filter, .compactMap:
      if change == .filter,
        let left = FilteredCases.count(of: base, arguments, site, &evaluator)
      {
        return (left, false)
      }
      if change == .compactMap,
        let count = CompactedLists.count(of: base, arguments, site, &evaluator)
      {
        return (count, false)
      }
      let count = size(of: base, site, &evaluator).count
      return (count, count != nil && count != 0)
    case .prefix, .suffix:
      guard let first = arguments.first,
        let most = ListParts.most(evaluator.argument(first, site.file).value, site, &evaluator)
      else { return (nil, false) }
      let inner = size(of: base, site, &evaluator)
      switch evaluator.files.label(of: first, site) {
      case .through:
        return ListParts.beginning(most < ListParts.most ? most + 1 : most, of: inner, evaluator)
      // `suffix(from: 2)`
      case .some where change == .suffix:
        return (inner.count.map { max(0, $0 - max(0, most)) }, inner.isAssumed)
      default: return ListParts.beginning(most, of: inner, evaluator)
      }
    case .dropFirst, .dropLast:
      let inner = size(of: base, site, &evaluator)
      guard let count = inner.count else { return (nil, false) }
      let dropped =
        arguments.first.flatMap {
          ListParts.number(evaluator.argument($0, site.file).value, site, &evaluator)
        } ?? 1
      return (max(0, count - max(0, dropped)), inner.isAssumed)
    default: return (nil, false)
    }
  }

  private static func size(
    ofMember name: NameID, of base: ExpressionID, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    if evaluator.hash(name, site.file) == WellKnown.allCases {
      return (cases(of: base, site, &evaluator), false)
    }
    // A property of a value that is known, whatever it is called.
    if KnownInstances.made(base, site, &evaluator) != nil,
      let (inner, place) = SettledNames.source(of: id, site, &evaluator)
    {
      return Self.size(of: inner, place, &evaluator)
    }
    let same = RowChoices.same(of: id, site, &evaluator) { evaluator, place -> Int? in
      let size = Self.size(of: id, place, &evaluator)
      return size.isAssumed ? nil : size.count
    }
    if let same { return (same, false) }
    switch evaluator.word(name, site.file) {
    case .indices, .lazy, .keys, .values: return Self.size(of: base, site, &evaluator)
    default:
      let value = evaluator.value(id, site)
      let given = GrowingLists.size(of: value, evaluator)
      if given.count != nil { return given }
      switch evaluator.expression(base, site.file) {
      case .name(let owner) where [.`self`, .Self].contains(evaluator.word(owner, site.file)):
        return Self.size(ofName: name, site, &evaluator)
      case .name(let owner):
        if case .type(let type) = evaluator.meaning(of: evaluator.hash(owner, site.file), at: site),
          let id = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first,
          evaluator.linker[id].isStatic
        {
          return SizesOfBodies.size(ofMember: id, self: .type(type), nil, site, &evaluator)
        }
        return Self.size(ofMember: evaluator.hash(name, site.file), ofModel: base, site, &evaluator)
      default:
        return Self.size(ofMember: evaluator.hash(name, site.file), ofModel: base, site, &evaluator)
      }
    }
  }

  /// As in `model.newest`, where the type of the model says how many those are.
  private static func size(
    ofMember name: UInt64, ofModel base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    guard let type = Typing.type(ofModel: base, site, &evaluator),
      let id = Typing.member(name, of: type, &evaluator),
      !evaluator.linker[id].isStatic
    else { return (nil, false) }
    if let count = InitialLists.count(of: id, &evaluator) { return (count, false) }
    guard !evaluator.mayDiffer(id) else { return (nil, false) }
    // What a class above computes may ask what this one has in the place of something.
    let isOpen = evaluator.linker.kind(ofType: type.index, in: type.file) == .class
    let own =
      isOpen
      ? Instances.instantiate(type, creator: evaluator.selfInstance(at: site), &evaluator) : -1
    return SizesOfBodies.size(
      ofMember: id, self: isOpen ? .instance(own) : nil, nil, site, &evaluator)
  }

  static func size(
    ofName name: NameID, _ site: Site, _ evaluator: inout Evaluator,
    _ arguments: Range<Int32>? = nil
  ) -> Evaluator.Size {
    switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
    case .bound(.expression(let inner, let place)):
      return arguments == nil
        ? size(of: inner, place, &evaluator)
        : (SizesOfBodies.built(by: inner, place, &evaluator), false)
    case .bound(.value(let value)):
      return arguments == nil ? GrowingLists.size(of: value, evaluator) : (nil, false)
    case .bound(.either(let range)) where arguments == nil:
      var values: [ValueID] = []
      for index in range { values.append(evaluator.value(evaluator.choices[Int(index)], 0, site)) }
      let given = evaluator.either(values)
      return GrowingLists.size(of: given, evaluator)
    case .member(let id), .global(let id):
      return SizesOfBodies.size(
        ofMember: id, self: evaluator.boundSelf(at: site), arguments, site, &evaluator)
    // `allCases` in code of the enum itself.
    case .nothing where evaluator.hash(name, site.file) == WellKnown.allCases && arguments == nil:
      return (evaluator.selfType(at: site).flatMap { cases(of: $0, &evaluator) }, false)
    default: return (nil, false)
    }
  }

  /// The cases of an enum of the repository.
  private static func cases(of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Int?
  {
    guard case .type(let type) = evaluator.evaluated(base, site) else {
      return added(toTypeNamed: base, site, &evaluator)
    }
    return cases(of: type, &evaluator)
  }

  private static func cases(of type: TypeID, _ evaluator: inout Evaluator) -> Int? {
    // A list of its own is not counted: it may leave cases out.
    guard evaluator.members(of: type, named: WellKnown.allCases).isEmpty else {
      return allCases(of: type, &evaluator)
    }
    let count = caseNames(of: type, &evaluator).count
    return count > 0 ? count : nil
  }

  private static func allCases(of type: TypeID, _ evaluator: inout Evaluator) -> Int? {
    guard let member = evaluator.members(of: type, named: WellKnown.allCases).first,
      let value = evaluator.linker[member].value
    else { return nil }
    return size(of: value, evaluator.inside(member, self: .type(type)), &evaluator).count
  }

  /// The same of an enum of the system, to which an extension adds the list.
  private static func added(
    toTypeNamed base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int? {
    guard case .name(let name) = evaluator.expression(base, site.file),
      let member = evaluator.linker.extensionMembers(
        ofTypeNamed: evaluator.hash(name, site.file), named: WellKnown.allCases, from: site.file
      ).first
    else { return nil }
    return SizesOfBodies.size(ofMember: member, self: nil, nil, site, &evaluator).count
  }
}

extension Sizes {
  static func caseNames(of type: TypeID, _ evaluator: inout Evaluator) -> [UInt64] {
    var names: [UInt64] = []
    for declaration in evaluator.linker.declarations(of: type) {
      for id in evaluator.linker.listed(in: declaration) {
        let member = evaluator.linker[id]
        if case .enumCase = member.kind { names.append(evaluator.hash(member.name, id.file)) }
      }
    }
    return names
  }
}
