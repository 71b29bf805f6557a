import Scenes
import Views

/// Lists that code writes out, in a property, a closure that is called at once, or a function: what each entry
/// is, and where that is written.
///
/// `var list = [a, b]; if isNew { list.append(c) }; return list` has the third at times.
struct UIKitWrittenLists {
  struct Item {
    var expression: ExpressionID
    var site: Site
    var isAtTimes = false
    /// Of a list in a list, what code adds to it, and what it is in other cases.
    var more: [Item] = []
    var others: [Item] = []
  }

  /// What the code that is read calls by a name.
  var named: [UInt64: [Item]] = [:]
  var given: [Item]?
  /// Something was done that is not followed.
  var isLost = false
  /// What is read is done in some cases only.
  var isAsked = false
  /// Its entries are lists, which code may add to, and of which there may be others in other cases.
  var isNested = false

  /// Nil for what is not known.
  static func items(
    of id: ExpressionID, _ site: Site, isNested: Bool = false, _ builder: inout UIKitBuilder
  ) -> [Item]? {
    var reader = UIKitWrittenLists()
    reader.isNested = isNested
    let found = reader.list(id, site, &builder)
    // Of what is no list nobody knows which of several it is.
    let isMixed =
      found?.contains { item in
        !(item.more.isEmpty && item.others.isEmpty)
          && !builder.evaluator.code.isList(item.expression, item.site)
      } ?? false
    return reader.isLost || isMixed || found?.count ?? 0 > UIKitBuilder.longest ? nil : found
  }

  /// `cells` of `Section(title: "Main", cells: [name, mail])`.
  static func property(
    _ name: UInt64, of item: Item, _ builder: inout UIKitBuilder
  ) -> (ExpressionID, Site)? {
    var (id, site) = (item.expression, item.site)
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .call(_, let arguments) = builder.evaluator.expression(id, site.file) else {
      return nil
    }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label, builder.evaluator.hash(label, site.file) == name else {
        continue
      }
      return (argument.value, site)
    }
    // What the initialiser makes of it, or begins with.
    guard case .instance(_, let index) = builder.evaluator.evaluated(id, site),
      case .expression(var value, var place) = builder.evaluator.property(name, of: index)
    else { return nil }
    // What the initialiser calls what it was given, or does without.
    for _ in 0..<UIKitBuilder.deepestCall {
      guard case .name(let own) = builder.evaluator.expression(value, place.file),
        case .expression(let inner, let next) = builder.evaluator.lookUp(
          builder.evaluator.hash(own, place.file), in: place.environment)
      else { break }
      (value, place) = (inner, next)
    }
    return (value, place)
  }

  /// What the call that makes an entry is given.
  static func given(to item: Item, _ builder: inout UIKitBuilder) -> [Item] {
    var (id, site) = (item.expression, item.site)
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .call(_, let arguments) = builder.evaluator.expression(id, site.file) else {
      return []
    }
    return arguments.map {
      Item(expression: builder.evaluator.argument($0, site.file).value, site: site)
    }
  }

  /// `list[section].title`: of the entry at that place.
  static func told(
    _ answer: UIKitAnswers.Answer, at place: Int?, _ builder: inout UIKitBuilder
  ) -> UIKitAnswers.Answer? {
    let file = answer.site.file
    guard let place,
      case .member(let base, let name) = builder.evaluator.expression(answer.expression, file),
      case .element(let list, _) = builder.evaluator.expression(base, file)
    else { return answer }
    guard let items = items(of: list, answer.site, &builder), items.indices.contains(place),
      let (id, site) = property(
        builder.evaluator.hash(name, file), of: items[place], &builder)
    else { return nil }
    return UIKitAnswers.Answer(keys: nil, expression: id, site: site)
  }

  /// Inside of a function that is asked for one section.
  static func number(
    _ place: Int?, of member: MemberID, _ site: inout Site, _ builder: inout UIKitBuilder
  ) {
    let parameters = builder.evaluator.linker[member].parameters
    guard let place, let last = builder.evaluator.files.formals(parameters, member.file).last else {
      return
    }
    let number = KeyTexts.resolved(String(place), &builder.evaluator)
    site.environment = builder.evaluator.bind(
      last.name, .value(number), onto: site.environment, type: last.type)
  }

  /// `list[section]`, where the number of the section is known.
  static func entry(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Item? {
    guard case .element(let list, let arguments) = builder.evaluator.expression(id, site.file),
      arguments.count == 1, let first = arguments.first,
      case .name(let name) = builder.evaluator.expression(
        builder.evaluator.argument(first, site.file).value, site.file),
      case .value(let value) = builder.evaluator.lookUp(
        builder.evaluator.hash(name, site.file), in: site.environment),
      case .resolved(let index) = builder.evaluator.scene[value],
      let number = Int(builder.evaluator.scene.resolvedTexts[Int(index)]),
      let items = items(of: list, site, isNested: true, &builder), items.indices.contains(number)
    else { return nil }
    return items[number]
  }

  mutating func list(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Item]? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .array(let items):
      guard items.count <= UIKitBuilder.longest else { return nil }
      return items.map {
        Item(
          expression: builder.evaluator.item($0, site.file), site: site, isAtTimes: isAsked)
      }
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if let known = named[hash] { return known }
      if let bound = builder.evaluator.lookUp(hash, in: site.environment) {
        guard case .expression(let inner, let place) = bound else { return nil }
        return list(inner, place, &builder)
      }
      return list(ofOwn: hash, site, &builder)
    case .member(let base, let name):
      guard case .name(let owner) = builder.evaluator.expression(base, site.file) else {
        return nil
      }
      let hash = builder.evaluator.hash(name, site.file)
      if builder.evaluator.word(owner, site.file) == .`self` {
        return list(ofOwn: hash, site, &builder)
      }
      return list(hash, ofType: owner, site, &builder)
    case .binary(let sign, let left, let right)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "+":
      guard let first = list(left, site, &builder), let second = list(right, site, &builder) else {
        return nil
      }
      return first + second
    case .cast(let inner, _): return list(inner, site, &builder)
    case .branch(let index) where isNested: return list(bySidesOf: index, site, &builder)
    case .call(let callee, let arguments) where arguments.isEmpty:
      switch builder.evaluator.expression(callee, site.file) {
      // `[Row]()`
      case .array: return []
      case .closure(let closure):
        return list(by: builder.evaluator.closure(closure, site.file).body, site, &builder)
      case .name(let name):
        return list(ofOwn: builder.evaluator.hash(name, site.file), site, &builder)
      default: return nil
      }
    default: return nil
    }
  }

  /// `Kind.known`, `Self.known`: what a type has for all.
  private mutating func list(
    _ hash: UInt64, ofType name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Item]? {
    let type: TypeID?
    if builder.evaluator.word(name, site.file) == .`Self` {
      type = site.owner
    } else if case .type(let named) = builder.evaluator.meaning(
      of: builder.evaluator.hash(name, site.file), at: site)
    {
      type = named
    } else {
      type = nil
    }
    guard let type, let member = builder.evaluator.members(of: type, named: hash).first,
      builder.evaluator.linker[member].isStatic, !builder.evaluator.linker[member].isVariable,
      let value = builder.evaluator.linker[member].value
    else { return nil }
    return list(value, builder.evaluator.inside(member, self: .type(type)), &builder)
  }

  /// What a property is, or a function without parameters gives; a property without a value is what the one
  /// place says that sets it.
  private mutating func list(
    ofOwn hash: UInt64, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Item]? {
    guard let member = builder.ownMembers(named: hash, seenFrom: site).first else { return nil }
    let declared = builder.evaluator.linker[member]
    let place = UIKitAnswers.site(of: member, &builder)
    switch declared.kind {
    case .computedProperty, .function:
      return declared.body.flatMap { list(by: $0, place, &builder) }
    case .storedProperty: break
    case .initializer, .enumCase: return nil
    }
    var sets: [Item] = []
    for type in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for id in builder.evaluator.linker.everything(in: declaration) where id != member {
          guard let body = builder.evaluator.linker[id].body,
            builder.evaluator.code.changes(hash, in: body, id.file)
          else { continue }
          guard let value = builder.evaluator.code.value(set: hash, in: body, id.file) else {
            return nil
          }
          sets.append(Item(expression: value, site: UIKitAnswers.site(of: id, &builder)))
        }
      }
    }
    if let value = declared.value {
      guard sets.isEmpty else { return nil }
      return list(value, place, &builder)
    }
    guard sets.count == 1 else { return nil }
    return list(sets[0].expression, sets[0].site, &builder)
  }

  /// What a body gives back.
  private mutating func list(
    by body: Block, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Item]? {
    if body.count == 1, let only = builder.evaluator.code.returned(by: body, site) {
      return list(only, site, &builder)
    }
    var reader = UIKitWrittenLists()
    reader.isNested = isNested
    reader.run(body, site, &builder)
    return reader.isLost ? nil : reader.given
  }

  private mutating func run(_ body: Block, _ start: Site, _ builder: inout UIKitBuilder) {
    guard builder.evaluator.think() else {
      isLost = true
      return
    }
    defer { builder.evaluator.rest() }
    var site = start
    for index in body {
      switch builder.evaluator.statement(index, site.file) {
      case .declaration(let name, let value?, _):
        let hash = builder.evaluator.hash(name, site.file)
        named[hash] = nil
        if isNested || builder.evaluator.code.isList(value, site) {
          named[hash] = list(value, site, &builder)
        }
        ValueBlocks.perform(index, &site, &builder.evaluator)
      case .assignment(let target, let sign, let value):
        guard let name = builder.evaluator.code.listName(target, site), named[name] != nil else {
          continue
        }
        let more = list(value, site, &builder)
        let isMore = builder.evaluator.linker.text(of: sign, in: site.file) == "+="
        guard let more, isMore || !isAsked else { return isLost = true }
        named[name] = isMore ? (named[name] ?? []) + more : more
      case .expression(let id): read(id, site, &builder)
      case .return(let id?):
        // One list or another.
        guard !isAsked, let all = list(id, site, &builder) else { return isLost = true }
        given = all
        return
      case .loop(_, _, let inner):
        let file = site.file
        if named.keys.contains(where: { builder.evaluator.code.changes($0, in: inner, file) }) {
          isLost = true
        }
      default: ValueBlocks.perform(index, &site, &builder.evaluator)
      }
    }
  }

  private mutating func read(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    switch builder.evaluator.expression(id, site.file) {
    case .branch(let index):
      let outer = isAsked
      let branch = builder.evaluator.branch(index, site.file)
      let places = Array(DecidedBranches.possible(branch, site, &builder.evaluator))
      isAsked = outer || places.count > 1 || !branch.isExhaustive
      for place in places {
        let side = builder.evaluator.alternative(place, site.file)
        run(side.body, PatternMatching.bind(side: side, site, &builder.evaluator), &builder)
      }
      isAsked = outer
    case .call(let callee, let arguments):
      guard case .member(let base, let verb) = builder.evaluator.expression(callee, site.file)
      else { return }
      if isNested, change(base, verb, arguments, site, &builder) { return }
      guard let name = builder.evaluator.code.listName(base, site), named[name] != nil else {
        return
      }
      switch builder.evaluator.word(verb, site.file) {
      case .append where arguments.count == 1:
        guard let first = arguments.first else { return }
        let argument = builder.evaluator.argument(first, site.file)
        if argument.label == nil {
          named[name]?.append(
            Item(expression: argument.value, site: site, isAtTimes: isAsked))
        } else if let more = list(argument.value, site, &builder) {
          named[name]? += more
        } else {
          isLost = true
        }
      case .insert, .remove, .removeAll, .append: isLost = true
      default: break
      }
    default: break
    }
  }
}

extension UIKitCode {
  /// What a body sets the list of that name to, where it does that once, whatever happens.
  func value(set name: UInt64, in body: Block, _ file: FileID) -> ExpressionID? {
    let site = Site(file: file, owner: nil, environment: -1)
    var found: ExpressionID?
    for index in body {
      guard case .assignment(let target, let sign, let value) = files.statement(index, in: file),
        listName(target, site) == name
      else { continue }
      guard found == nil, files.text(of: sign, in: file) == "=" else { return nil }
      found = value
    }
    return found
  }
}
