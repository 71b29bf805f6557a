import Scenes
import Views
import VoiceOver

/// Lists of views, and loops that make them.
extension UIKitBuilder {
  /// The values of a list, each where it is written.
  typealias Listed = (expression: ExpressionID, site: Site)

  /// A list that is written in place, or by a property of the type; nil for one of unknown length.
  mutating func list(_ id: ExpressionID, _ site: Site) -> [Listed]? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .array(let items):
      guard items.count <= Self.longest else { return nil }
      return items.map { (evaluator.item($0, site.file), site) }
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      if let bound = evaluator.lookUp(hash, in: site.environment) {
        guard case .expression(let inner, let place) = bound else {
          return UIKitLocalLists.items(of: hash, self)
        }
        return list(inner, place)
      }
      return list(ofMember: hash, site)
    case .member(let base, let name):
      if evaluator.hash(name, site.file) == UIKitNames.values,
        let pairs = UIKitSeveral.dictionary(base, site, &self)
      {
        return pairs.map { ($0.value, $0.site) }
      }
      guard case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      else { return UIKitHeldLists.list(name, heldBy: base, site, &self) }
      return list(ofMember: evaluator.hash(name, site.file), site)
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "+":
      guard let first = list(left, site), let second = list(right, site) else { return nil }
      return first + second
    case .cast(let inner, _): return list(inner, site)
    case .call(let callee, let arguments) where arguments.count < 2:
      guard case .member(let base, let name) = evaluator.expression(callee, site.file) else {
        return nil
      }
      switch evaluator.word(name, site.file) {
      case .compactMap, .filter, .reversed:
        // Some of them, in another order.
        return evaluator.code.isIdentity(arguments, site) ? list(base, site) : nil
      case .enumerated: return list(base, site)
      case .map:
        guard let items = list(base, site) else { return nil }
        return UIKitMapped.list(of: items, arguments, site, &evaluator)
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func list(ofMember hash: UInt64, _ site: Site) -> [Listed]? {
    guard let member = ownMembers(named: hash, seenFrom: site).first else { return nil }
    var value = evaluator.linker[member].value
    if let body = evaluator.linker[member].body,
      let last = evaluator.code.returned(by: body, site.inFile(member))
    {
      value = last
    }
    guard let value, !calls.contains(member) else { return nil }
    if case .array(let items) = evaluator.expression(value, member.file), items.isEmpty {
      return UIKitListElements.assigned(to: hash, site, &self)
    }
    var place = evaluator.inside(member, self: evaluator.boundSelf(at: site))
    place.owner = place.owner ?? site.owner
    return list(value, place)
  }

  /// The views of a list, and whether all that it holds is among them.
  mutating func gathered(
    by id: ExpressionID, _ site: Site
  ) -> (parts: [Int], isWhole: Bool)? {
    if let name = evaluator.code.listName(id, site), let all = gathered[name] {
      return (all, true)
    }
    switch evaluator.expression(id, site.file) {
    case .array(let items):
      let all = items.map { evaluator.item($0, site.file) }.filter {
        !evaluator.code.isSpace($0, site)
      }.map { made($0, site) }
      return (all.compactMap { $0 }, !all.contains(nil))
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "+":
      guard let first = gathered(by: left, site), let second = gathered(by: right, site) else {
        return nil
      }
      return (first.parts + second.parts, first.isWhole && second.isWhole)
    case .cast(let inner, _): return gathered(by: inner, site)
    default: return nil
    }
  }

  /// Places all views of a list: written out, made of other values, or nobody knows how many.
  mutating func placeList(_ id: ExpressionID, in parent: Int, _ site: Site) {
    if let name = evaluator.code.listName(id, site), let all = gathered[name] {
      for part in all { put(part, in: parent) }
      return
    }
    if let items = list(id, site) {
      for item in items {
        let mark = locals.count
        place(item.expression, in: parent, item.site)
        // What a closure that makes it calls its parameter is another one each time.
        if item.site.environment != site.environment { undoLocals(to: mark) }
      }
      return
    }
    if case .binary(let sign, let left, let right) = evaluator.expression(id, site.file),
      evaluator.linker.text(of: sign, in: site.file) == "+"
    {
      placeList(left, in: parent, site)
      placeList(right, in: parent, site)
    } else if !UIKitMapped.place(id, in: parent, site, &self) {
      place(id, in: parent, site)
    }
  }

  /// Reads something once for each value of what is written out, else once for all of them: that is handed the parts
  /// that stand for one of each.
  mutating func repeating(
    over sequence: ExpressionID, _ site: Site,
    _ body: (inout UIKitBuilder, [Bound], [Int?]) -> Void
  ) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    if let items = list(sequence, site) {
      UIKitSeveral.forEach(items, &self) { builder, item in
        let part = UIKitListElements.implicit(item, of: sequence, site, &builder)
        body(&builder, [.expression(item.expression, item.site)], part.map { [$0] } ?? [])
      }
      return
    }
    if UIKitHeldLists.repeating(overPairs: sequence, site, &self, body) { return }
    let size = Sizes.size(of: sequence, site, &evaluator)
    if let count = size.count, !size.isAssumed, count <= Self.longest,
      let numbers = PartLoop.numbers(of: sequence, count, site, &evaluator)
    {
      for number in numbers { body(&self, [.value(number)], []) }
      return
    }
    // What is empty at first is filled later.
    let count = size.count == 0 ? nil : size.count
    places.loops.append(
      PartLoop(
        count: count ?? evaluator.settings.rows, isAssumed: count == nil || size.isAssumed,
        sequence: sequence, site: site))
    let outer = places.now
    places.now = places.step(.loop(places.loops.count - 1), in: outer)
    body(&self, [], UIKitListElements.parts(of: sequence, site, &self))
    places.now = outer
  }

  mutating func loop(
    over sequence: ExpressionID, _ name: NameID?, _ body: Block, _ site: Site, _ alias: Int?
  ) {
    let base = evaluator.code.counted(sequence, site.file) ?? sequence
    if let name, let list = evaluator.code.listName(base, site), let all = gathered[list] {
      UIKitSeveral.forEach(all, &self) { builder, part in
        let mark = builder.locals.count
        builder.call(builder.evaluator.hash(name, site.file), part)
        builder.read(body, site, alias: alias)
        if alias == nil { builder.undoLocals(to: mark) }
      }
      return
    }
    repeating(over: sequence, site) { builder, given, parts in
      var place = site
      let mark = builder.locals.count
      if let name {
        let hash = builder.evaluator.hash(name, site.file)
        builder.call(hash, parts.last ?? nil)
        place.environment = builder.evaluator.bind(
          hash, given.first ?? .parameter, onto: place.environment)
      }
      builder.read(body, place, alias: alias)
      if alias == nil { builder.undoLocals(to: mark) }
    }
  }

  /// As in `[a, b].forEach(stack.addArrangedSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  mutating func forEach(_ base: ExpressionID, _ arguments: Range<Int32>, _ site: Site) {
    guard let first = arguments.first else { return }
    let function = evaluator.argument(first, site.file).value
    if let target = container(of: function, site) {
      placeList(base, in: target, site)
      return
    }
    guard case .closure(let closure) = evaluator.expression(function, site.file) else { return }
    if let list = evaluator.code.listName(base, site), let all = gathered[list] {
      UIKitSeveral.forEach(all, &self) { $0.read(closure, setting: $1, site) }
      return
    }
    let isNumbered = evaluator.code.isNumbered(base, site.file)
    repeating(over: base, site) { builder, given, parts in
      builder.read(
        closure: closure, site, nil, given: isNumbered ? [.parameter] + given : given, parts)
    }
  }
}

extension UIKitCode {
  /// As in `titles.enumerated()`.
  fileprivate func isNumbered(_ id: ExpressionID, _ file: FileID) -> Bool {
    counted(id, file) != nil
  }

  /// What is counted: `titles` of `titles.enumerated()`.
  fileprivate func counted(_ id: ExpressionID, _ file: FileID) -> ExpressionID? {
    guard case .call(let callee, _) = files.expression(id, in: file),
      case .member(let base, let name) = files.expression(callee, in: file),
      files.word(name, in: file) == .enumerated
    else { return nil }
    return base
  }
}

extension Site {
  func inFile(_ member: MemberID) -> Site {
    Site(file: member.file, owner: owner, environment: environment)
  }
}

extension PartLoop {
  /// The values of `0..<4`.
  fileprivate static func numbers(
    of id: ExpressionID, _ count: Int, _ site: Site, _ evaluator: inout Evaluator
  ) -> [ValueID]? {
    guard case .binary(_, let low, _) = evaluator.expression(id, site.file),
      let first = ListParts.number(low, site, &evaluator)
    else { return nil }
    return (0..<count).map { KeyTexts.resolved(String(first &+ $0), &evaluator) }
  }
}
