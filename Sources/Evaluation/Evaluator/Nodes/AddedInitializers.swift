import Scenes
import Views

extension Evaluator {
  typealias Added = (member: MemberID, formals: [Formal], matched: [Int32?])
}

/// Initialisers that extensions of the repository add to views we know, as in `Image(icon: .bin)`.
///
/// What they call as `self.init(…)` is what is shown.
enum AddedInitializers {
  /// The initialiser that a call of a known view means, where it cannot be one of the view's own.
  static func added(
    to name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Added? {
    let named = evaluator.name(name, site.file)
    guard Self.isExtended(named.word) else { return nil }
    let all = addedInitializers(to: named, site, &evaluator)
    guard !all.isEmpty else { return nil }
    let labels = Self.ownLabels(of: named.word)
    let isForeign = arguments.contains { index in
      guard let label = evaluator.argument(index, site.file).label else { return false }
      return !labels.contains(evaluator.linker.text(of: label, in: site.file))
    }
    for candidate in evaluator.linker.nearest(all, seenFrom: site.file) {
      guard !ActiveMembers.isActive(candidate, at: site, evaluator),
        let found = evaluator.overload([candidate], arguments, site.file),
        let body = evaluator.linker[candidate].body, evaluator.files.delegates(body, candidate.file)
      else { continue }
      // A symbol or a file: what is not decided would say of it what may not be.
      if named.word == .Image, isOpen(found, site, &evaluator) { continue }
      switch evaluator.files.plain(arguments, site) {
      // Its own take a text there, and so may this one: where nothing else tells them apart, what is known of
      // theirs holds for it.
      case let title? where !isForeign && !isNoText(title, found, site, &evaluator): continue
      case nil where !isForeign: continue
      default: return found
      }
    }
    return nil
  }

  /// The view that it makes, told by the place of the call.
  static func emit(
    _ added: Evaluator.Added, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    guard let body = evaluator.linker[added.member].body, let last = body.last else { return }
    var place = inside(added, use.site, &evaluator)
    let node = evaluator.scene.nodes.count
    for index in body.dropLast() { ValueBlocks.perform(index, &place, &evaluator) }
    guard case .expression(let view) = evaluator.statement(last, place.file) else { return }
    ModifierChains.emit(view, place, as: use.role, &evaluator, use.pending)
    settle(
      node, at: evaluator.origin(use.expression, use.site), owner: use.site.owner?.index ?? -1,
      &evaluator)
    guard let first = added.matched.first ?? nil else { return }
    let given = SourceExpression(
      file: use.site.file, expression: evaluator.argument(first, use.site.file).value)
    for node in node..<evaluator.scene.nodes.count where evaluator.scene.nodes[node].word == .Text {
      guard let title = evaluator.scene.nodes[node].arguments.first else { continue }
      guard isWritten(evaluator.scene.arguments[Int(title)].origin, in: added.member, evaluator)
      else { continue }
      evaluator.scene.arguments[Int(title)].value = told(
        evaluator.scene.arguments[Int(title)].value, as: given, &evaluator)
    }
  }

  /// What nobody knows of a text is told by what the call gives: by the initialiser's own words, all texts that
  /// it makes would be one.
  private static func told(
    _ value: ValueID, as given: SourceExpression, _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .unknown: evaluator.new(.named(given, value))
    case .named(_, let texts): evaluator.new(.named(given, texts))
    default: value
    }
  }

  /// Of conditions, each view that is chosen.
  private static func settle(
    _ start: Int, at origin: Origin, owner: Int32, _ evaluator: inout Evaluator
  ) {
    var next = start
    while next < evaluator.scene.nodes.count {
      switch evaluator.scene.nodes[next].kind {
      case .branch, .alternative:
        next += 1
        continue
      case .view:
        evaluator.scene.nodes[next].origin = origin
        evaluator.scene.nodes[next].owner = owner
      default: break
      }
      next = Int(evaluator.scene.nodes[next].end)
    }
  }

  /// The text that it makes.
  static func value(
    _ added: Evaluator.Added, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    guard let body = evaluator.linker[added.member].body else { return evaluator.unknown(id, site) }
    let found =
      ValueBlocks.outcome(of: body, inside(added, site, &evaluator), &evaluator)
      ?? evaluator.unknown(id, site)
    guard let first = added.matched.first ?? nil else { return found }
    return told(
      found,
      as: SourceExpression(file: site.file, expression: evaluator.argument(first, site.file).value),
      &evaluator)
  }

  /// The symbol that it shows, of an image in a text: `Text(Image(icon: .bin))`; nil for another image.
  static func symbol(
    of image: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    guard let added = added(to: image, arguments, site, &evaluator),
      let body = evaluator.linker[added.member].body, let last = body.last
    else { return nil }
    var place = inside(added, site, &evaluator)
    for index in body.dropLast() { ValueBlocks.perform(index, &place, &evaluator) }
    guard case .expression(var made) = evaluator.statement(last, place.file) else { return nil }
    while case .branch(let index) = evaluator.expression(made, place.file) {
      let branch = evaluator.branch(index, place.file)
      guard let chosen = DecidedBranches.decided(branch, place, &evaluator) ?? nil else {
        return nil
      }
      let side = evaluator.alternative(chosen, place.file)
      guard side.body.count == 1,
        case .expression(let only) = evaluator.statement(side.body.lowerBound, place.file)
      else { return nil }
      (made, place) = (only, PatternMatching.bind(side: side, place, &evaluator))
    }
    guard case .call(let callee, let given) = evaluator.expression(made, place.file),
      case .member(let base, let name) = evaluator.expression(callee, place.file),
      evaluator.word(name, place.file) == .`init`, extended(by: base, place, evaluator) != nil
    else { return nil }
    for index in given {
      let argument = evaluator.argument(index, place.file)
      guard let label = argument.label, evaluator.word(label, place.file) == .systemName else {
        continue
      }
      return evaluator.new(.symbol(evaluator.value(argument.value, place)))
    }
    return nil
  }

  /// The view that `self.init(…)` makes in such an initialiser.
  static func extended(by base: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> NameID?
  {
    guard case .name(let name) = evaluator.expression(base, site.file),
      evaluator.word(name, site.file) == .`self`, evaluator.boundSelf(at: site) == nil
    else { return nil }
    return extended(at: site, evaluator)
  }

  /// The view that `Self` is in an extension of it.
  static func extended(at site: Site, _ evaluator: borrowing Evaluator) -> NameID? {
    switch evaluator.boundSelf(at: site) {
    case nil, .type: break
    default: return nil
    }
    guard let owner = site.owner, owner.file == site.file,
      case .extension = evaluator.linker[owner].kind,
      KnownViews.all[evaluator.linker.word(ofType: owner)] != nil
    else { return nil }
    return evaluator.linker[owner].name
  }

  /// Whether conditions that nobody knows choose what it makes.
  private static func isOpen(_ added: Evaluator.Added, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    let marks = Marks(evaluator)
    defer { evaluator.restore(marks) }
    guard let body = evaluator.linker[added.member].body, let last = body.last else { return false }
    var place = inside(added, site, &evaluator)
    for index in body.dropLast() { ValueBlocks.perform(index, &place, &evaluator) }
    guard case .expression(let id) = evaluator.statement(last, place.file),
      case .branch(let index) = evaluator.expression(id, place.file)
    else { return false }
    return DecidedBranches.decided(evaluator.branch(index, place.file), place, &evaluator) == nil
  }

  private static func inside(_ added: Evaluator.Added, _ site: Site, _ evaluator: inout Evaluator)
    -> Site
  {
    let declared = evaluator.inside(added.member, self: nil)
    return ActiveMembers.mark(
      added.member, evaluator.bind(added.formals, added.matched, at: site, declared: declared),
      &evaluator)
  }

  private static func addedInitializers(
    to named: (hash: UInt64, word: Word), _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    // What is in sight of one file need not be in sight of another.
    if evaluator.linker.hasPackages {
      return evaluator.linker.initializers(ofExtensionsOf: named.hash, from: site.file)
    }
    if let known = evaluator.memory.initializers[named.word] { return known }
    let found = evaluator.linker.initializers(ofExtensionsOf: named.hash, from: site.file)
    evaluator.memory.initializers[named.word] = found
    return found
  }

  /// Whether the first argument is a value of the repository's own, as the initialiser takes it.
  private static func isNoText(
    _ id: ExpressionID, _ added: Evaluator.Added, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let formal = added.formals.first, let type = formal.type else { return false }
    let wanted = evaluator.type(
      named: evaluator.hash(type.name, type.file), from: type.file,
      inside: evaluator.linker[added.member].owner.map {
        TypeID(file: added.member.file, index: $0)
      })
    if let name = evaluator.files.implicitName(id, site) {
      return wanted.map { !evaluator.members(of: $0, named: name).isEmpty } ?? false
    }
    guard let given = Typing.type(of: id, site, &evaluator), !evaluator.isView(given) else {
      return false
    }
    guard let wanted, wanted != given else { return true }
    guard case .protocol = evaluator.linker[wanted].kind else { return false }
    return evaluator.linker.protocols(of: given).contains(wanted)
  }
}

extension AddedInitializers {
  /// Texts of a closure that it was given go by their own words.
  private static func isWritten(
    _ origin: Origin, in member: MemberID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    origin.file == member.file
      && evaluator.linker[member].expressions.contains {
        evaluator.offset($0, member.file) == origin.offset
      }
  }

  /// Views whose title or picture is an argument.
  private static func isExtended(_ word: Word) -> Bool {
    switch word {
    case .Text, .Image, .Label, .Button, .NavigationLink, .Link, .Menu, .Toggle: true
    default: false
    }
  }

  /// The labels that initialisers of the view itself have.
  private static func ownLabels(of word: Word) -> [String] {
    switch word {
    case .Text:
      [
        "verbatim", "tableName", "bundle", "comment", "style", "format", "formatter",
        "timerInterval", "pauseTime", "countsDown", "showsHours",
      ]
    case .Image:
      [
        "systemName", "variableValue", "bundle", "label", "decorative", "scale", "orientation",
        "uiImage", "nsImage", "_internalSystemName", "size", "opaque", "colorMode", "renderer",
      ]
    case .Label: ["systemImage", "image", "title", "icon"]
    case .Button:
      ["role", "action", "label", "systemImage", "image", "intent", "titleVisibility"]
    case .NavigationLink:
      ["destination", "value", "label", "isActive", "tag", "selection", "isDetailLink"]
    case .Link: ["destination", "label"]
    case .Menu: ["content", "label", "primaryAction", "systemImage", "image"]
    case .Toggle:
      ["isOn", "label", "sources", "systemImage", "image", "intent"]
    default: []
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// The first argument, where that has no label and is no closure.
  fileprivate func plain(_ arguments: Range<Int32>, _ site: Site) -> ExpressionID? {
    guard let first = arguments.first.map({ argument($0, in: site.file) }), first.label == nil
    else {
      return nil
    }
    if case .closure = expression(first.value, in: site.file) { return nil }
    return first.value
  }

  /// The name in `.page`, `.page(1)` and `.page.first`.
  fileprivate func implicitName(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, in: site.file) {
    case .implicitMember(let name): hash(name, in: site.file)
    case .call(let base, _), .member(let base, _): implicitName(base, site)
    default: nil
    }
  }

  /// Whether a body ends in `self.init(…)`, on all sides.
  fileprivate func delegates(_ body: Block, _ file: FileID) -> Bool {
    guard let last = body.last, case .expression(let id) = statement(last, in: file),
      body.dropLast().allSatisfy({
        if case .declaration = statement($0, in: file) { true } else { false }
      })
    else { return false }
    switch expression(id, in: file) {
    case .call(let callee, _):
      guard case .member(let base, let name) = expression(callee, in: file),
        word(name, in: file) == .`init`, case .name(let owner) = expression(base, in: file)
      else { return false }
      return word(owner, in: file) == .`self`
    case .branch(let index):
      let branch = branch(index, in: file)
      return branch.isExhaustive
        && branch.alternatives.allSatisfy { delegates(alternative($0, in: file).body, file) }
    default: return false
    }
  }
}
