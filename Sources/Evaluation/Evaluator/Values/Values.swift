import Scenes
import Views

/// Expressions as values.
extension Evaluator {
  mutating func value(_ id: ExpressionID, _ site: Site) -> ValueID {
    guard think() else { return unknown(id, site) }
    defer { rest() }
    switch expression(id, site.file) {
    case .unknown, .implicitBase: return unknown(id, site)
    case .null: return .null
    case .boolean(let flag): return new(.boolean(flag))
    case .number(let text): return new(.number(SourceText(file: site.file, text: text)))
    case .string(let segments): return string(segments, site)
    case .name(let name): return value(ofName: name, id, site)
    case .member(let base, let name):
      return standins[id, site.file] ?? ChosenElements.value(name, of: base, site, &self)
        ?? value(ofMember: name, of: base, id, site)
    case .implicitMember(let name):
      return new(.member(word(name, site.file), SourceName(file: site.file, name: name)))
    case .call(let callee, let arguments):
      return ValueCalls.value(ofCall: callee, arguments, id, site, &self)
    case .element(let base, let arguments):
      return ListElements.value(of: base, arguments, id, site, &self) ?? unknown(id, site)
    case .closure(let closure):
      return new(.closure(SourceClosure(file: site.file, closure: closure)))
    case .array(let items): return new(.list(list(items.map { value(item($0, site.file), site) })))
    case .dictionary: return unknown(id, site)
    case .tuple(let items):
      if items.count == 1 { return value(item(items.lowerBound, site.file), site) }
      return new(.list(list(items.map { value(item($0, site.file), site) })))
    case .branch(let branch): return branchValue(branch, id, site)
    case .binary(let name, let left, let right):
      return operatorValue(name, left, right, id, site)
    case .prefix, .keyPath: return unknown(id, site)
    case .cast(let inner, _): return value(inner, site)
    }
  }

  private mutating func string(_ segments: Range<Int32>, _ site: Site) -> ValueID {
    if segments.count == 1,
      case .literal(let text) = linker.segment(segments.lowerBound, in: site.file)
    {
      return new(.string(SourceText(file: site.file, text: text)))
    }
    var parts: [ValueID] = []
    for index in segments {
      switch linker.segment(index, in: site.file) {
      case .literal(let text):
        parts.append(new(.string(SourceText(file: site.file, text: text))))
      case .interpolation(let inner):
        let said =
          KeyTexts.symbol(in: inner, site, &self) ?? text(value(inner, site), of: inner, site)
        parts.append(said)
      }
    }
    return new(.joined(list(parts)))
  }

  mutating func value(_ bound: Bound, _ id: ExpressionID, _ site: Site) -> ValueID {
    switch bound {
    case .expression(let expression, let place): return value(expression, place)
    case .value(let value): return value
    case .either(let range):
      let all = choices[Int(range.lowerBound)..<Int(range.upperBound)]
      return either(all.map { value($0, id, site) })
    case .instance(let index): return new(.instance(instances[Int(index)].type, index))
    case .type(let type): return new(.type(type))
    case .function, .parameter: return unknown(id, site)
    }
  }

  private mutating func value(ofName name: NameID, _ id: ExpressionID, _ site: Site) -> ValueID {
    switch meaning(of: hash(name, site.file), at: site) {
    case .bound(let bound):
      let given = ChosenTexts.there(held(by: value(bound, id, site)), id, site, &self)
      // Each row has another one of these.
      guard case .either(let range) = bound,
        let binding = binding(of: hash(name, site.file), in: site.environment), binding.isOfRows
      else { return given }
      if binding.isInOrder, case .either(let all) = scene[given], all.count == range.count {
        scene.rowLists.insert(all.lowerBound)
      }
      return ChosenTexts.told(given, as: id, site, ofCall: false, &self)
    case .member(let member): return value(of: member, self: boundSelf(at: site), id, site)
    case .viewHelper: return unknown(id, site)
    case .type(let type): return new(.type(type))
    case .global(let member): return value(of: member, self: nil, id, site)
    case .nothing:
      if hash(name, site.file) == WellKnown.rawValue,
        case .instance(let index) = boundSelf(at: site),
        let text = ChosenTexts.rawValue(of: instances[Int(index)].type, index, id, site, &self)
      {
        return text
      }
      return unknown(id, site)
    }
  }

  /// Of a binding to a text that nothing changes, that text: `.constant(story)`.
  private func held(by value: ValueID) -> ValueID {
    guard case .call(.constant, _, let range) = scene[value], let first = range.first else {
      return value
    }
    let text = scene.arguments[Int(first)].value
    switch scene[text] {
    case .boolean, .number, .null: return value
    default: return text
    }
  }

  /// What a property gives, where it is the same whenever the view is shown.
  mutating func value(
    of id: MemberID, self bound: Bound?, _ use: ExpressionID, _ site: Site
  ) -> ValueID {
    let member = linker[id]
    switch member.kind {
    case .storedProperty:
      if let set = OnlyInitializer.value(of: id, self: bound, &self) { return set }
      guard let initial = member.value, files.isConstant(member, id.file) else {
        return unknown(use, site)
      }
      // A view that is read by itself may be given what it can do without, and of a value of which only the
      // type is known, a variable may be anything.
      if member.isVariable, case .instance(let index) = bound {
        let (isRoot, isKnown) = (base(of: index) == 0, instances[Int(index)].isKnown)
        if !isRoot, !isKnown { return unknown(use, site) }
        if isRoot, case .null = expression(initial, id.file) { return unknown(use, site) }
      }
      let place = inside(id, self: member.isStatic ? nil : bound)
      let declared = member.type.map { SourceName(file: id.file, name: $0) }
      guard !member.isVariable else { return value(of: initial, as: declared, place) }
      let owner: Int32 =
        if !member.isStatic, case .instance(let index) = bound { index } else { -1 }
      let constant = Constant(member: id, owner: owner)
      if let known = memory.constants[constant] { return known }
      let cuts = budget.cuts
      let found = value(of: initial, as: declared, place)
      if budget.cuts == cuts, case .instance = scene[found] {
        memory.constants.keep(found, of: constant)
      }
      return found
    case .computedProperty:
      guard let body = member.body else { return unknown(use, site) }
      let place = DeclaredResults.expect(
        id,
        at: inside(
          id, self: bound ?? member.owner.map { .type(TypeID(file: id.file, index: $0)) }),
        &self)
      guard let found = ValueBlocks.outcome(of: body, place, &self) else {
        return unknown(use, site)
      }
      return ChosenTexts.told(found, as: use, site, ofCall: member.isStatic, &self)
    case .enumCase:
      return new(.member(word(member.name, id.file), SourceName(file: id.file, name: member.name)))
    case .function, .initializer: return unknown(use, site)
    }
  }

  private mutating func value(
    of initial: ExpressionID, as declared: SourceName?, _ place: Site
  ) -> ValueID {
    if let (type, instance) = Instances.made(initial, place, as: declared, in: place.owner, &self) {
      return new(.instance(type, instance))
    }
    return TextMembers.text(initial, as: declared, place, &self) ?? value(initial, place)
  }

  private mutating func value(
    ofMember name: NameID, of base: ExpressionID, _ id: ExpressionID, _ site: Site
  ) -> ValueID {
    let named = self.name(name, site.file)
    if let text = ResourceKeys.text(of: named.hash, on: base, site, &self) { return text }
    let given = evaluated(base, site)
    if case .either(let range) = given,
      case let left = CasesLeft.among(range, of: base, site, &self),
      let all = EachOf.values(of: named.hash, in: left, base, id, site, &self)
    {
      return all
    }
    let found = Typing.receiver(given, of: base, site, &self)
    switch found {
    case .instance(let type, let index):
      return InstanceMembers.value(of: named.hash, index, of: type, base, id, site, &self)
    case .type(let type):
      if named.word == .self { return new(.type(type)) }
      if let member = members(of: type, named: named.hash).first {
        return value(of: member, self: .type(type), id, site)
      }
      if let nested = linker.type(named: named.hash, nestedIn: type) { return new(.type(nested)) }
      return new(.member(named.word, SourceName(file: site.file, name: name)))
    case .string, .resolved, .joined, .sentence, .key, .either, .named:
      let given = new(found)
      guard isText(given) else {
        return GeneratedTexts.text(ofTable: id, site, &self) ?? unknown(id, site)
      }
      if let text = TextHelpers.text(of: named.hash, on: base, site, &self) { return text }
      if let casing = LetterCase(named.hash) { return casing.text(given, &self) }
      if named.word == .localized { return KeyTexts.localized(given, &self) }
      return GeneratedTexts.text(ofTable: id, site, &self) ?? unknown(id, site)
    // `book?.title`, where there is no book.
    case .null where DecidedBranches.isNotNil(base, site, &self) == false: return .null
    case .unknown where files.isTypeName(base, site):
      if let list = TextMembers.list(named.hash, ofTypeNamed: base, site, &self) { return list }
      if let text = TextMembers.textOfString(named.hash, base, site, &self) { return text }
      if let text = GeneratedTexts.text(ofTable: id, site, &self) { return text }
      return new(.member(named.word, SourceName(file: site.file, name: name)))
    // `UIBarButtonItem.SystemItem.close`, of a type in a type of the platform.
    case .member where files.isTypeInKnownType(base, site):
      return new(.member(named.word, SourceName(file: site.file, name: name)))
    default:
      // `name.short`, of a text that nobody knows.
      if case .unknown = found, ModifierChains.mayBeHelper(named.hash, &self),
        TextMembers.isString(base, site, &self),
        let text = TextHelpers.text(of: named.hash, on: base, site, &self)
      {
        return text
      }
      return GeneratedTexts.text(ofTable: id, site, &self) ?? unknown(id, site)
    }
  }

  private mutating func branchValue(_ index: Int32, _ id: ExpressionID, _ site: Site) -> ValueID {
    let branch = branch(index, site.file)
    var values: [ValueID] = []
    for place in DecidedBranches.possible(branch, site, &self) {
      if CasesLeft.isLeftOut(place, of: branch, site, &self) { continue }
      let alternative = alternative(place, site.file)
      let taken = Narrowing.taking(ternary: place, of: branch, site, &self)
      let inner = PatternMatching.bind(side: alternative, taken, &self)
      let cuts = budget.cuts
      let found = ValueBlocks.outcome(of: alternative.body, inner, &self)
      // What is too deep to look at is there all the same; an empty side is not.
      if let found {
        values.append(found)
      } else {
        values.append(budget.cuts == cuts ? .null : unknown(id, site))
      }
    }
    if values.count == 2, let place = ChosenTexts.filled(branch, site, self) {
      return place == 0
        ? ChosenTexts.orElse(values[0], values[1], &self)
        : ChosenTexts.orElse(values[1], values[0], &self)
    }
    return values.isEmpty ? unknown(id, site) : either(values)
  }

  private mutating func operatorValue(
    _ name: NameID, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ site: Site
  ) -> ValueID {
    switch linker.text(of: name, in: site.file) {
    case "+":
      let (a, b) = (value(left, site), value(right, site))
      guard isText(a) || isText(b) || files.isTextView(left, site) else { return unknown(id, site) }
      return new(.joined(list([text(a, of: left, site), text(b, of: right, site)])))
    case "??":
      let first = value(left, site)
      // For what is there nothing stands in, and what is not says nothing.
      switch DecidedBranches.isNotNil(left, site, &self) {
      case true: return ChosenTexts.withoutNothing(first, &self)
      case false: return value(right, site)
      case nil: return ChosenTexts.orElse(first, value(right, site), &self)
      }
    case "..<": return new(.range(value(left, site), value(right, site), isClosed: false))
    case "...": return new(.range(value(left, site), value(right, site), isClosed: true))
    default: return unknown(id, site)
    }
  }

  /// What has no text of its own is shown as it is written.
  @inline(never)
  mutating func text(_ value: ValueID, of id: ExpressionID, _ site: Site) -> ValueID {
    switch scene[value] {
    // `"More" + .ellipsis`
    case .member(_, let name):
      if case .implicitMember = expression(id, site.file),
        let text = TextMembers.textOfString(hash(name.name, name.file), id, from: site, &self)
      {
        return text
      }
      return unknown(id, site)
    case .instance, .call, .type, .closure, .view, .list, .range, .null: return unknown(id, site)
    case .either: return chosen(value, of: id, site)
    default: return value
    }
  }

  /// Of things that have no text of their own no more is known than what chooses one, as `flavor.title` does.
  mutating func chosen(_ value: ValueID, of id: ExpressionID, _ site: Site) -> ValueID {
    switch expression(id, site.file) {
    case .member, .call: break
    default: return value
    }
    if case .member = scene[value] { return unknown(id, site) }
    guard case .either(let range) = scene[value] else { return value }
    let all = scene.list(range)
    let areNames = all.allSatisfy { one in
      switch scene[one] {
      case .member, .call: true
      default: false
      }
    }
    return areNames ? new(.named(SourceExpression(file: site.file, expression: id), value)) : value
  }

  /// Nothing in it is unknown.
  func isKnown(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .unknown, .instance, .view: false
    case .joined(let range), .sentence(let range), .either(let range):
      scene.list(range).allSatisfy { isKnown($0) }
    case .named(_, let texts): isKnown(texts)
    default: true
    }
  }

  func isText(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .string, .joined, .sentence, .resolved, .key: true
    case .named(_, let given): isText(given)
    case .either(let range): scene.list(range).contains { isText($0) }
    default: false
    }
  }
}

extension Evaluator {
  /// What a variable begins with says nothing of a value that somebody else has made.
  func mayDiffer(_ id: MemberID) -> Bool {
    let member = linker[id]
    return member.kind == .storedProperty && member.isVariable
  }
}

// What the code says by itself.

extension LiveFiles {
  /// A stored property that code cannot have changed before it is shown: a constant, or a variable of a
  /// structure that nothing but its initialiser sets.
  func isConstant(_ member: Member, _ file: FileID) -> Bool {
    guard member.isVariable else { return true }
    guard member.attributes.isEmpty, !member.isStatic, let owner = member.owner else {
      return false
    }
    switch kind(ofType: owner, in: file) {
    case .struct, .extension: return true
    default: return false
    }
  }

  func isSelf(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, in: site.file) else { return false }
    return word(name, in: site.file) == .`self`
  }
}
