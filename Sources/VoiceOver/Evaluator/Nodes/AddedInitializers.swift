import Views

/// Initialisers that extensions of the repository add to views we know: `NavigationLink(.page(1)) { … }`,
/// `Image(icon: .bin)`. What they call as `self.init(…)` is what is shown.
extension Evaluator {
  typealias Added = (member: MemberID, formals: [Formal], matched: [Int32?])

  /// The initialiser that a call of a known view means, where it cannot be one of the view's own.
  mutating func added(
    to name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> Added? {
    let named = self.name(name, site.file)
    guard Self.isExtended(named.word) else { return nil }
    let all = addedInitializers(to: named, site)
    guard !all.isEmpty else { return nil }
    let labels = Self.ownLabels(of: named.word)
    let isForeign = arguments.contains { index in
      guard let label = argument(index, site.file).label else { return false }
      return !labels.contains(linker.text(of: label, in: site.file))
    }
    for candidate in linker.nearest(all, seenFrom: site.file) {
      guard !isActive(candidate, at: site),
        let found = overload([candidate], arguments, site.file),
        let body = linker[candidate].body, files.delegates(body, candidate.file)
      else { continue }
      // A symbol or a file: what is not decided would say of it what may not be.
      if named.word == .Image, isOpen(found, site) { continue }
      switch files.plain(arguments, site) {
      // Its own take a text there, and so may this one: where nothing else tells them apart, what is known of
      // theirs holds for it.
      case let title? where !isForeign && !isNoText(title, found, site): continue
      case nil where !isForeign: continue
      default: return found
      }
    }
    return nil
  }

  /// The view that it makes, told by the place of the call.
  mutating func emit(
    _ added: Added, _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    guard let body = linker[added.member].body, let last = body.last else { return }
    var place = inside(added, site)
    let node = scene.nodes.count
    for index in body.dropLast() { perform(index, &place) }
    guard case .expression(let view) = statement(last, place.file) else { return }
    emit(view, place, as: role, pending)
    settle(node, at: origin(id, site), owner: site.owner?.index ?? -1)
    guard let first = added.matched.first ?? nil else { return }
    let given = SourceExpression(file: site.file, expression: argument(first, site.file).value)
    for node in node..<scene.nodes.count where scene.nodes[node].word == .Text {
      guard let title = scene.nodes[node].arguments.first else { continue }
      guard isWritten(scene.arguments[Int(title)].origin, in: added.member) else { continue }
      scene.arguments[Int(title)].value = told(scene.arguments[Int(title)].value, as: given)
    }
  }

  /// What nobody knows of a text is told by what the call gives: by the initialiser's own words, all texts that
  /// it makes would be one.
  private mutating func told(_ value: ValueID, as given: SourceExpression) -> ValueID {
    switch scene[value] {
    case .unknown: new(.named(given, value))
    case .named(_, let texts): new(.named(given, texts))
    default: value
    }
  }

  /// Of conditions, each view that is chosen.
  private mutating func settle(_ start: Int, at origin: Origin, owner: Int32) {
    var next = start
    while next < scene.nodes.count {
      switch scene.nodes[next].kind {
      case .branch, .alternative:
        next += 1
        continue
      case .view:
        scene.nodes[next].origin = origin
        scene.nodes[next].owner = owner
      default: break
      }
      next = Int(scene.nodes[next].end)
    }
  }

  /// The text that it makes.
  mutating func value(_ added: Added, _ id: ExpressionID, _ site: Site) -> ValueID {
    guard let body = linker[added.member].body else { return unknown(id, site) }
    let found = outcome(of: body, inside(added, site)) ?? unknown(id, site)
    guard let first = added.matched.first ?? nil else { return found }
    return told(
      found, as: SourceExpression(file: site.file, expression: argument(first, site.file).value))
  }

  /// The view that `self.init(…)` makes in such an initialiser.
  func extended(by base: ExpressionID, _ site: Site) -> NameID? {
    guard case .name(let name) = expression(base, site.file), word(name, site.file) == .`self`,
      boundSelf(at: site) == nil, let owner = site.owner, owner.file == site.file,
      case .extension = linker[owner].kind, KnownViews.all[linker.word(ofType: owner)] != nil
    else { return nil }
    return linker[owner].name
  }

  /// Whether conditions that nobody knows choose what it makes.
  private mutating func isOpen(_ added: Added, _ site: Site) -> Bool {
    let marks = Marks(self)
    defer { restore(marks) }
    guard let body = linker[added.member].body, let last = body.last else { return false }
    var place = inside(added, site)
    for index in body.dropLast() { perform(index, &place) }
    guard case .expression(let id) = statement(last, place.file),
      case .branch(let index) = expression(id, place.file)
    else { return false }
    return decided(branch(index, place.file), place) == nil
  }

  private mutating func inside(_ added: Added, _ site: Site) -> Site {
    let declared = inside(added.member, self: nil)
    return mark(added.member, bind(added.formals, added.matched, at: site, declared: declared))
  }

  private mutating func addedInitializers(
    to named: (hash: UInt64, word: Word), _ site: Site
  ) -> [MemberID] {
    // What is in sight of one file need not be in sight of another.
    if linker.hasPackages {
      return linker.initializers(ofExtensionsOf: named.hash, from: site.file)
    }
    if let known = memory.initializers[named.word] { return known }
    let found = linker.initializers(ofExtensionsOf: named.hash, from: site.file)
    memory.initializers[named.word] = found
    return found
  }

  /// Whether the first argument is a value of the repository's own, as the initialiser takes it.
  private mutating func isNoText(_ id: ExpressionID, _ added: Added, _ site: Site) -> Bool {
    guard let formal = added.formals.first, let type = formal.type else { return false }
    let wanted = self.type(
      named: hash(type.name, type.file), from: type.file,
      inside: linker[added.member].owner.map { TypeID(file: added.member.file, index: $0) })
    if let name = files.implicitName(id, site) {
      return wanted.map { !members(of: $0, named: name).isEmpty } ?? false
    }
    guard let given = self.type(of: id, site), !isView(given) else { return false }
    guard let wanted, wanted != given else { return true }
    guard case .protocol = linker[wanted].kind else { return false }
    return linker.protocols(of: given).contains(wanted)
  }
}

extension Evaluator {
  /// Texts of a closure that it was given go by their own words.
  private func isWritten(_ origin: Origin, in member: MemberID) -> Bool {
    origin.file == member.file
      && linker[member].expressions.contains { offset($0, member.file) == origin.offset }
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
