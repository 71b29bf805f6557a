import Views

/// The statements of a UIKit class: what they make, place and set.
extension UIKitBuilder {
  mutating func read(_ body: Block, _ site: Site, alias: Int?) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    let made = alias == nil ? nil : returned(by: body, site)
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .declaration(let name, nil, _):
        // What is set up later hides a property of that name.
        let hash = evaluator.hash(name, site.file)
        locals.append((hash, byName[hash]))
        byName[hash] = hash == made ? alias : nil
      case .declaration(let name, let value?, _):
        noteTap(evaluator.hash(name, site.file), value, site)
        noteConfiguration(evaluator.hash(name, site.file), value, site)
        guard let kind = constructed(value, site) else {
          read(value, site, alias)
          continue
        }
        let hash = evaluator.hash(name, site.file)
        locals.append((hash, byName[hash]))
        // Inside the closure that sets up a property, the local variable is the property.
        if let alias, byName[hash] == nil || byName[hash] == alias || hash == made {
          byName[hash] = alias
          if !isPlain(value, site) { touch(alias, name, value, site) }
          if kind.word == .UIButton { configure(alias, madeBy: value, site) }
          (parts[alias].word, parts[alias].type) = (kind.word, kind.type)
        } else {
          byName[hash] = add(kind, name, value, site)
        }
        addArranged(value, site, to: byName[hash] ?? 0)
        if let part = byName[hash], let closure = setUp(of: value, site) {
          read(closure, setting: part, site)
        }
      case .assignment(let target, let name, let value):
        assign(target, value, site, isPlain: evaluator.linker.text(of: name, in: site.file) == "=")
      case .expression(let id), .return(let id?): read(id, site, alias)
      case .loop(_, let sequence, let body):
        readLoop(sequence, body, site, alias)
      case .guard, .return, .function: break
      }
    }
  }

  /// The name that a closure gives back.
  private func returned(by body: Block, _ site: Site) -> UInt64? {
    guard let last = body.last else { return nil }
    switch evaluator.statement(last, site.file) {
    case .return(let id?), .expression(let id):
      guard case .name(let name) = evaluator.expression(id, site.file) else { return nil }
      return evaluator.hash(name, site.file)
    default: return nil
    }
  }

  private mutating func readLoop(
    _ sequence: ExpressionID, _ body: Block, _ site: Site, _ alias: Int?
  ) {
    read(body, site, alias: alias)
    // `for view in [a, b] { stack.addArrangedSubview(view) }`
    guard let list = list(sequence, site) else { return }
    for index in body {
      guard case .expression(let id) = evaluator.statement(index, site.file),
        case .call(let callee, _) = evaluator.expression(id, site.file),
        let parent = container(of: callee, site)
      else { continue }
      for item in list.items { place(evaluator.item(item, list.file), in: parent, site) }
    }
  }

  mutating func read(_ id: ExpressionID, _ site: Site, _ alias: Int?) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    switch evaluator.expression(id, site.file) {
    case .branch(let branch):
      for place in evaluator.branch(branch, site.file).alternatives {
        read(evaluator.alternative(place, site.file).body, site, alias: alias)
      }
    case .call(let callee, let arguments): call(callee, arguments, id, site, alias)
    case .closure(let closure):
      read(evaluator.closure(closure, site.file).body, site, alias: alias)
    default: break
    }
  }

  private mutating func assign(
    _ target: ExpressionID, _ value: ExpressionID, _ site: Site, isPlain: Bool
  ) {
    let part: Int
    let name: NameID
    switch evaluator.expression(target, site.file) {
    case .name(let plain): (part, name) = (own, plain)
    case .member(let base, let member):
      guard let owner = self.part(base, site) else {
        assignDeep(base, member, value, target, site)
        return
      }
      (part, name) = (owner, member)
    default: return
    }
    var word = evaluator.word(name, site.file)
    if word == .accessibilityElements {
      focus(value, on: part, site)
      return
    }
    if let made = constructed(value, site), byName[evaluator.hash(name, site.file)] == nil {
      byName[evaluator.hash(name, site.file)] = add(made, name, value, site)
      // `view = RootView()`: what the controller shows.
      if word == .view, part == own { place(target, in: own, site) }
      return
    }
    // `accessibilityTraits |= .header`
    if word == .accessibilityTraits, !isPlain { word = .accessibilityAddTraits }
    set(word, name, value, target, on: part, site)
  }

  /// A list that names no views is not read: the children stay.
  mutating func focus(_ value: ExpressionID, on part: Int, _ site: Site) {
    guard case .array(let items) = evaluator.expression(value, site.file) else { return }
    let named = items.compactMap { self.part(evaluator.item($0, site.file), site) }
    guard !named.isEmpty || items.isEmpty else { return }
    parts[part].focused = named
    for child in named where child != own { readOwn(child) }
  }

  mutating func set(
    _ word: Word, _ name: NameID, _ value: ExpressionID, _ id: ExpressionID, on part: Int,
    _ site: Site
  ) {
    guard UIKitClasses.settings.contains(word) else {
      switch word {
      case .configuration: configure(part, name, with: value, id, site)
      case .menu, .accessibilityContainerType, .configurationUpdateHandler:
        touch(part, name, id, site)
      default: break
      }
      return
    }
    parts[part].settings.append(
      UIKitPart.Setting(
        word: word, name: name, value: .expression(value), expression: id, site: site))
  }

  /// The part an expression names.
  mutating func part(_ id: ExpressionID, _ site: Site) -> Int? {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      switch evaluator.word(name, site.file) {
      case .`self`: return own
      case .contentView, .view: return byName[evaluator.hash(name, site.file)] ?? own
      default: return byName[evaluator.hash(name, site.file)]
      }
    case .member(let base, let name):
      guard case .name(let owner) = evaluator.expression(base, site.file) else { return nil }
      switch evaluator.word(name, site.file) {
      case .contentView where evaluator.word(owner, site.file) != .`self`,
        .view where evaluator.word(owner, site.file) != .`self`:
        return byName[evaluator.hash(owner, site.file)] ?? own
      case .contentView, .view: return byName[evaluator.hash(name, site.file)] ?? own
      default:
        guard evaluator.word(owner, site.file) == .`self` else { return nil }
        return byName[evaluator.hash(name, site.file)]
      }
    default: return nil
    }
  }

  /// `UIHostingController(rootView: Inbox())` shows a view of SwiftUI as a screen.
  mutating func noteHosting(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) {
    guard case .name(let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .UIHostingController
    else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .rootView else { continue }
      evaluator.noteRoot(argument.value, site)
    }
  }
}

extension Evaluator {
  /// The view at the root of a chain of modifiers is shown by itself.
  mutating func noteRoot(_ id: ExpressionID, _ site: Site) {
    var cursor = id
    var factory: NameID?
    while case .call(let callee, _) = expression(cursor, site.file) {
      switch expression(callee, site.file) {
      case .member(let base, let name): (cursor, factory) = (base, name)
      case .name(let name): return noteRoot(named: name, nil, site)
      default: return
      }
    }
    if let factory, case .name(let name) = expression(cursor, site.file) {
      noteRoot(named: name, factory, site)
    }
  }

  /// `Inbox()`, or `Inbox.make()` where that gives an `Inbox`.
  private mutating func noteRoot(named name: NameID, _ factory: NameID?, _ site: Site) {
    let hash = hash(name, site.file)
    guard case .type(let type) = meaning(of: hash, at: site), isView(type) else { return }
    if let factory, word(factory, site.file) != .`init` {
      let makers = members(of: type, named: self.hash(factory, site.file))
      let isMade = makers.contains { maker in
        guard linker[maker].isStatic, let made = linker[maker].type else { return false }
        return self.hash(made, maker.file) == hash || word(made, maker.file) == .`Self`
      }
      guard isMade else { return }
    }
    // What a view or a cell hosts is a part of whatever shows that.
    let isPiece = uiKitClass(of: root).map { !UIKitClasses.controllers.contains($0) } ?? false
    let mention = Mention(type: type, reason: isPiece ? .cut : .root)
    if !scene.mentions.contains(mention) { scene.mentions.append(mention) }
  }
}
