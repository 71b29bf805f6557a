import Views

/// Reads what the members of one UIKit class build with `addSubview` and its like.
///
/// The code is not run: every statement of every member counts, in the order of the file. Loops,
/// conditions and closures count as done once. Views of the repository's own classes are read the
/// same way where they are placed.
struct UIKitBuilder: ~Copyable {
  var evaluator: Evaluator
  var parts: [UIKitPart] = []
  /// Names in sight inside the type that is read.
  var byName: [UInt64: Int] = [:]
  /// Names of variables of the body that is read, and what they meant before.
  var locals: [(name: UInt64, part: Int?)] = []
  /// Names of recognisers of single taps.
  var taps: Set<UInt64> = []
  /// What is set so far on the local variables that hold configurations of buttons.
  var configurations: [UInt64: [Configured]] = [:]
  /// The part that is `self`.
  var own = 0
  /// The types that are being read, the outermost first.
  var around: [TypeID] = []
  var kinds: [TypeID: Word] = [:]

  static let deepest = 6
  static let most = 400
  /// Parts in parts.
  static let deepestPart = 60

  init(_ evaluator: consuming Evaluator) { self.evaluator = evaluator }

  /// Gives the evaluator back that it was lent.
  consuming func end() -> Evaluator { evaluator }

  /// The class itself is part 0.
  mutating func read(_ type: TypeID, as word: Word, _ site: Site) {
    parts = [
      UIKitPart(
        word: word, name: evaluator.linker[type].name, expression: -1, site: site,
        isPlaced: true, isRead: true)
    ]
    around = [type]
    readMembers(of: type, site)
  }

  /// What the code of its own type does to a part comes before what is done to it from outside.
  mutating func readOwn(_ part: Int) {
    guard let type = parts[part].type, !parts[part].isRead, around.count < Self.deepest,
      !around.contains(type), parts.count < Self.most
    else { return }
    parts[part].isRead = true
    let outer = (byName, own, locals)
    let after = parts[part].settings
    parts[part].settings = []
    (byName, own, locals) = ([:], part, [])
    around.append(type)
    let instance = instance(of: type, part)
    let environment = evaluator.bind(WellKnown.selfName, .instance(instance), onto: -1)
    readMembers(of: type, Site(file: type.file, owner: type, environment: environment))
    around.removeLast()
    (byName, own, locals) = outer
    parts[part].settings += after
  }

  private mutating func instance(of type: TypeID, _ part: Int) -> Int32 {
    let (id, site) = (parts[part].expression, parts[part].site)
    if id >= 0, case .call(_, let arguments) = evaluator.expression(id, site.file) {
      return evaluator.instantiate(type, arguments, site)
    }
    return evaluator.instantiate(type, creator: evaluator.selfInstance(at: site))
  }

  /// The part that `makeUIView` gives back, with what `updateUIView` sets on it.
  mutating func readMade(
    _ make: MemberID, _ update: MemberID?, of type: TypeID, _ instance: Int32
  ) -> Int? {
    let bound = Bound.instance(instance)
    let place = evaluator.inside(make, self: bound)
    parts = [UIKitPart(word: .other, expression: -1, site: place, isPlaced: true, isRead: true)]
    for declaration in evaluator.linker.declarations(of: type) {
      declareProperties(of: declaration, place)
    }
    guard let body = evaluator.linker[make].body else { return nil }
    declareGiven(make, body, place)
    read(body, place, alias: nil)
    guard let made = result(of: body, place) else { return nil }
    parts[made].isPlaced = true
    if let update, let body = evaluator.linker[update].body {
      let inner = evaluator.inside(update, self: bound)
      let formals = evaluator.files.formals(evaluator.linker[update].parameters, update.file)
      if let first = formals.first { byName[first.name] = made }
      read(body, inner, alias: nil)
    }
    readOwn(made)
    return made
  }

  /// `return editor`, which somebody else made: the function says what it is.
  private mutating func declareGiven(_ make: MemberID, _ body: Block, _ site: Site) {
    guard let id = returned(by: body, site), let type = evaluator.linker[make].type,
      case .name(let name) = evaluator.expression(id, site.file)
    else { return }
    let word = evaluator.word(type, make.file)
    switch UIKitClasses.all[word] {
    case .children, .image, .element, .opaque, .webPage, .nothing, nil: return
    default: byName[evaluator.hash(name, site.file)] = add(UIKitKind(word: word), name, id, site)
    }
  }

  private mutating func result(of body: Block, _ site: Site) -> Int? {
    guard let id = returned(by: body, site) else { return nil }
    if let part = part(id, site) { return part == own ? nil : part }
    guard let kind = constructed(id, site) else { return nil }
    return add(kind, nil, id, site)
  }

  private func returned(by body: Block, _ site: Site) -> ExpressionID? {
    switch body.last.map({ evaluator.statement($0, site.file) }) {
    case .return(let id?), .expression(let id): id
    default: nil
    }
  }

  // MARK: Members

  private mutating func readMembers(of type: TypeID, _ site: Site) {
    let declarations = evaluator.linker.declarations(of: type)
    for declaration in declarations { declareProperties(of: declaration, site) }
    for declaration in declarations { readBodies(of: declaration, site) }
  }

  private mutating func declareProperties(of declaration: TypeID, _ site: Site) {
    for id in evaluator.linker.everything(in: declaration) {
      let member = evaluator.linker[id]
      guard case .storedProperty = member.kind, !member.isStatic else { continue }
      let place = Site(file: id.file, owner: declaration, environment: site.environment)
      let named = evaluator.hash(member.name, id.file)
      if let value = member.value { noteTap(named, value, place) }
      if let value = member.value, let kind = constructed(value, place) {
        byName[named] = add(kind, member.name, value, place)
      } else if let type = member.type, let kind = kind(named: type, place) {
        byName[named] = add(kind, member.name, member.value ?? -1, place)
        if member.attributes.contains(where: { evaluator.word($0, id.file) == .IBOutlet }) {
          parts[own].outlets.append(parts.count - 1)
        }
        // Something else makes it, and may name it.
        if let value = member.value { touch(parts.count - 1, member.name, value, place) }
      }
    }
  }

  private mutating func readBodies(of declaration: TypeID, _ site: Site) {
    for id in evaluator.linker.everything(in: declaration) {
      let member = evaluator.linker[id]
      guard !member.isStatic else { continue }
      var place = Site(file: id.file, owner: declaration, environment: site.environment)
      if let value = member.value {
        readInitial(value, evaluator.hash(member.name, id.file), place)
      }
      if let body = member.body {
        // What a function is given hides properties of that name.
        for formal in evaluator.files.formals(member.parameters, id.file) {
          place.environment = evaluator.bind(formal.name, .parameter, onto: place.environment)
        }
        let isOverride = member.kind == .computedProperty && override(member, body, place)
        if !isOverride { read(body, place, alias: nil) }
      }
      forgetLocals()
    }
  }

  /// What a body calls its parts is nothing to the next one.
  private mutating func forgetLocals() {
    for (name, part) in locals.reversed() { byName[name] = part }
    locals = []
    configurations = [:]
  }

  /// `override var accessibilityLabel: String? { … }` sets what it computes.
  private mutating func override(_ member: Member, _ body: Block, _ site: Site) -> Bool {
    let word = evaluator.word(member.name, site.file)
    if word == .accessibilityElements {
      parts[own].holdsUnknown = true
      guard let last = body.last else { return true }
      switch evaluator.statement(last, site.file) {
      case .return(let id?), .expression(let id): focus(id, on: own, site)
      default: break
      }
      return true
    }
    guard UIKitClasses.overridden.contains(word), let last = body.last else { return false }
    let place: ExpressionID
    switch evaluator.statement(last, site.file) {
    case .return(let id?), .expression(let id): place = id
    default: return true
    }
    parts[own].settings.append(
      UIKitPart.Setting(
        word: word, name: member.name, value: .outcome(body), expression: place, site: site))
    return true
  }

  /// `let label: UILabel = { let label = UILabel(); …; return label }()`: the closure sets up the part.
  private mutating func readInitial(_ value: ExpressionID, _ name: UInt64, _ site: Site) {
    guard let part = byName[name] else { return }
    if let closure = setUp(of: value, site) {
      read(closure, setting: part, site)
      return
    }
    guard case .call(let callee, _) = evaluator.expression(value, site.file),
      case .closure(let closure) = evaluator.expression(callee, site.file)
    else { return }
    read(evaluator.closure(closure, site.file).body, site, alias: part)
  }

  /// Inside the closure the part is `$0`, or what the closure calls it.
  mutating func read(_ closure: Int32, setting part: Int, _ site: Site) {
    let closure = evaluator.closure(closure, site.file)
    let name = closure.parameters.first.map {
      evaluator.hash(evaluator.parameter($0, site.file).name, site.file)
    }
    let own = name ?? WellKnown.dollars[0]
    let before = byName[own]
    byName[own] = part
    read(closure.body, site, alias: nil)
    byName[own] = before
  }

  mutating func add(
    _ kind: UIKitKind, _ name: NameID?, _ expression: ExpressionID, _ site: Site
  ) -> Int {
    parts.append(
      UIKitPart(
        word: kind.word, type: kind.type, name: name, expression: expression, site: site))
    if let name, expression >= 0, !isPlain(expression, site) {
      touch(parts.count - 1, name, expression, site)
    }
    if kind.word == .UIButton, expression >= 0 {
      configure(parts.count - 1, madeBy: expression, site)
    }
    return parts.count - 1
  }
}
