import Views

/// One view of a UIKit class as its code builds it: a property, a local variable, or the class itself.
struct UIKitPart {
  /// The class that was named: `UILabel`, or `.other`.
  var word: Word
  var name: NameID?
  /// Where it is declared or made.
  var expression: ExpressionID
  var site: Site
  var children: [Int] = []
  /// `accessibilityElements = […]`: replaces the children in what is focused.
  var focused: [Int]?
  /// In the order of the code.
  var settings: [Setting] = []
  var isPlaced = false

  struct Setting {
    var word: Word
    var name: NameID
    var value: ExpressionID
    /// Where it is set.
    var expression: ExpressionID
    var site: Site
  }
}

/// Reads what the members of one UIKit class build with `addSubview` and its like.
///
/// The code is not run: every statement of every member counts, in the order of the file. Loops,
/// conditions and closures count as done once.
struct UIKitBuilder {
  var evaluator: Evaluator
  var parts: [UIKitPart] = []
  private var byName: [UInt64: Int] = [:]

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The class itself is part 0.
  mutating func read(_ type: TypeID, as word: Word, _ site: Site) {
    parts = [
      UIKitPart(
        word: word, name: evaluator.linker[type].name, expression: -1, site: site,
        isPlaced: true)
    ]
    let declarations = evaluator.linker.declarations(of: type)
    for declaration in declarations { declareProperties(of: declaration, site) }
    for declaration in declarations { readBodies(of: declaration, site) }
  }

  private mutating func declareProperties(of declaration: TypeID, _ site: Site) {
    for index in evaluator.linker[declaration].members {
      let id = MemberID(file: declaration.file, index: index)
      let member = evaluator.linker[id]
      guard case .storedProperty = member.kind, !member.isStatic else { continue }
      let place = Site(file: id.file, owner: declaration, environment: site.environment)
      let named = evaluator.hash(member.name, id.file)
      if let value = member.value, let word = constructed(value, place) {
        byName[named] = add(word, member.name, value, place)
      } else if let type = member.type {
        let word = evaluator.word(type, id.file)
        guard UIKitClasses.all[word] != nil else { continue }
        byName[named] = add(word, member.name, member.value ?? -1, place)
      }
    }
  }

  private mutating func readBodies(of declaration: TypeID, _ site: Site) {
    for index in evaluator.linker[declaration].members {
      let id = MemberID(file: declaration.file, index: index)
      let member = evaluator.linker[id]
      let place = Site(file: id.file, owner: declaration, environment: site.environment)
      if let value = member.value {
        readInitial(value, evaluator.hash(member.name, id.file), place)
      }
      if let body = member.body { read(body, place, alias: nil) }
    }
  }

  /// `let label: UILabel = { let label = UILabel(); …; return label }()`: the closure sets up the part.
  private mutating func readInitial(_ value: ExpressionID, _ name: UInt64, _ site: Site) {
    guard let part = byName[name],
      case .call(let callee, _) = evaluator.expression(value, site.file),
      case .closure(let closure) = evaluator.expression(callee, site.file)
    else { return }
    read(evaluator.closure(closure, site.file).body, site, alias: part)
  }

  mutating func add(_ word: Word, _ name: NameID?, _ expression: ExpressionID, _ site: Site) -> Int
  {
    parts.append(UIKitPart(word: word, name: name, expression: expression, site: site))
    return parts.count - 1
  }

  // MARK: Statements

  private mutating func read(_ body: Block, _ site: Site, alias: Int?) {
    guard evaluator.enter() else { return }
    defer { evaluator.leave() }
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .declaration(let name, let value?, _):
        guard let word = constructed(value, site) else {
          read(value, site, alias)
          continue
        }
        let hash = evaluator.hash(name, site.file)
        // Inside the closure that sets up a property, the local variable is the property.
        if let alias, byName[hash] == nil || byName[hash] == alias {
          byName[hash] = alias
          parts[alias].word = word
        } else {
          byName[hash] = add(word, name, value, site)
        }
        addArranged(value, site, to: byName[hash] ?? 0)
      case .assignment(let target, _, let value): assign(target, value, site)
      case .expression(let id), .return(let id?): read(id, site, alias)
      case .loop(_, let sequence, let body):
        readLoop(sequence, body, site, alias)
      case .guard, .declaration, .return, .function: break
      }
    }
  }

  private mutating func readLoop(
    _ sequence: ExpressionID, _ body: Block, _ site: Site, _ alias: Int?
  ) {
    read(body, site, alias: alias)
    // `for view in [a, b] { stack.addArrangedSubview(view) }`
    guard case .array(let items) = evaluator.expression(sequence, site.file) else { return }
    for index in body {
      guard case .expression(let id) = evaluator.statement(index, site.file),
        case .call(let callee, _) = evaluator.expression(id, site.file),
        let parent = container(of: callee, site)
      else { continue }
      for item in items { place(evaluator.item(item, site.file), in: parent, site) }
    }
  }

  private mutating func read(_ id: ExpressionID, _ site: Site, _ alias: Int?) {
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

  private mutating func call(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ alias: Int?
  ) {
    if let parent = container(of: callee, site) {
      for argument in arguments {
        let value = evaluator.argument(argument, site.file).value
        if case .array(let items) = evaluator.expression(value, site.file) {
          for item in items { place(evaluator.item(item, site.file), in: parent, site) }
        } else {
          place(value, in: parent, site)
        }
      }
      return
    }
    if case .member(let base, let name) = evaluator.expression(callee, site.file) {
      switch evaluator.word(name, site.file) {
      case .forEach: forEach(base, arguments, site)
      case .setTitle, .setImage, .setAttributedTitle:
        guard let part = part(base, site), let first = arguments.first else { break }
        let value = evaluator.argument(first, site.file).value
        set(evaluator.word(name, site.file), name, value, id, on: part, site)
      case .insert:
        // `label.accessibilityTraits.insert(.header)`
        guard case .member(let owner, let traits) = evaluator.expression(base, site.file),
          let part = part(owner, site), let first = arguments.first
        else { break }
        let value = evaluator.argument(first, site.file).value
        set(evaluator.word(traits, site.file), traits, value, id, on: part, site)
      default: break
      }
    }
    noteHosting(callee, arguments, site)
    for argument in arguments {
      let value = evaluator.argument(argument, site.file).value
      if case .closure(let closure) = evaluator.expression(value, site.file) {
        read(evaluator.closure(closure, site.file).body, site, alias: alias)
      }
    }
  }

  /// As in `[a, b].forEach(stack.addArrangedSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  private mutating func forEach(_ base: ExpressionID, _ arguments: Range<Int32>, _ site: Site) {
    guard case .array(let items) = evaluator.expression(base, site.file),
      let first = arguments.first
    else { return }
    let function = evaluator.argument(first, site.file).value
    var target = container(of: function, site)
    if case .closure(let closure) = evaluator.expression(function, site.file) {
      for index in evaluator.closure(closure, site.file).body {
        guard case .expression(let id) = evaluator.statement(index, site.file),
          case .call(let callee, _) = evaluator.expression(id, site.file)
        else { continue }
        target = target ?? container(of: callee, site)
      }
    }
    guard let target else { return }
    for item in items { place(evaluator.item(item, site.file), in: target, site) }
  }

  /// The part that a call of `addSubview` and its like adds to.
  private mutating func container(of callee: ExpressionID, _ site: Site) -> Int? {
    let name: NameID
    var base: ExpressionID?
    switch evaluator.expression(callee, site.file) {
    case .name(let plain): name = plain
    case .member(let owner, let member): (name, base) = (member, owner)
    default: return nil
    }
    switch evaluator.word(name, site.file) {
    case .addSubview, .addArrangedSubview, .insertSubview, .insertArrangedSubview, .addSubviews,
      .addArrangedSubviews:
      guard let base else { return 0 }
      return part(base, site)
    default: return nil
    }
  }

  private mutating func place(_ id: ExpressionID, in parent: Int, _ site: Site) {
    var child = part(id, site)
    if child == nil, let word = constructed(id, site) {
      child = add(word, nil, id, site)
      addArranged(id, site, to: child ?? 0)
    }
    guard let child, child != 0, !parts[child].isPlaced, child != parent else { return }
    parts[child].isPlaced = true
    parts[parent].children.append(child)
  }

  /// As in `UIStackView(arrangedSubviews: [a, b])`.
  private mutating func addArranged(_ id: ExpressionID, _ site: Site, to part: Int) {
    guard case .call(_, let arguments) = evaluator.expression(id, site.file) else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .arrangedSubviews,
        case .array(let items) = evaluator.expression(argument.value, site.file)
      else { continue }
      for item in items { place(evaluator.item(item, site.file), in: part, site) }
    }
  }

  private mutating func assign(_ target: ExpressionID, _ value: ExpressionID, _ site: Site) {
    let part: Int
    let name: NameID
    switch evaluator.expression(target, site.file) {
    case .name(let plain): (part, name) = (0, plain)
    case .member(let base, let member):
      guard let owner = self.part(base, site) else { return }
      (part, name) = (owner, member)
    default: return
    }
    let word = evaluator.word(name, site.file)
    if word == .accessibilityElements {
      guard case .array(let items) = evaluator.expression(value, site.file) else { return }
      parts[part].focused = items.compactMap { self.part(evaluator.item($0, site.file), site) }
      return
    }
    if let made = constructed(value, site), byName[evaluator.hash(name, site.file)] == nil {
      byName[evaluator.hash(name, site.file)] = add(made, name, value, site)
      return
    }
    set(word, name, value, target, on: part, site)
  }

  private mutating func set(
    _ word: Word, _ name: NameID, _ value: ExpressionID, _ id: ExpressionID, on part: Int,
    _ site: Site
  ) {
    guard UIKitClasses.settings.contains(word) else { return }
    parts[part].settings.append(
      UIKitPart.Setting(word: word, name: name, value: value, expression: id, site: site))
  }

  /// The part an expression names.
  private mutating func part(_ id: ExpressionID, _ site: Site) -> Int? {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      switch evaluator.word(name, site.file) {
      case .`self`, .contentView, .view: return 0
      default: return byName[evaluator.hash(name, site.file)]
      }
    case .member(let base, let name):
      guard case .name(let owner) = evaluator.expression(base, site.file) else { return nil }
      switch evaluator.word(name, site.file) {
      case .contentView, .view: return byName[evaluator.hash(owner, site.file)] ?? 0
      default:
        guard evaluator.word(owner, site.file) == .`self` else { return nil }
        return byName[evaluator.hash(name, site.file)]
      }
    default: return nil
    }
  }

  /// The UIKit class that an expression makes a view of.
  private mutating func constructed(_ id: ExpressionID, _ site: Site) -> Word? {
    guard case .call(let callee, _) = evaluator.expression(id, site.file) else { return nil }
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      let word = evaluator.word(name, site.file)
      return UIKitClasses.all[word] == nil ? nil : word
    case .closure(let closure):
      // A closure that makes a view and is called at once.
      for index in evaluator.closure(closure, site.file).body {
        if case .declaration(_, let value?, _) = evaluator.statement(index, site.file),
          let word = constructed(value, site)
        {
          return word
        }
      }
      return nil
    default: return nil
    }
  }

  /// `UIHostingController(rootView: Inbox())` shows a view of SwiftUI as a screen.
  private mutating func noteHosting(
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
  /// The view at the root of a chain of modifiers is shown as a screen.
  mutating func noteRoot(_ id: ExpressionID, _ site: Site) {
    var cursor = id
    while case .call(let callee, _) = expression(cursor, site.file) {
      switch expression(callee, site.file) {
      case .member(let base, _): cursor = base
      case .name(let name):
        if case .type(let type) = meaning(of: hash(name, site.file), at: site),
          isView(type)
        {
          let mention = Mention(type: type, reason: .root)
          if !scene.mentions.contains(mention) { scene.mentions.append(mention) }
        }
        return
      default: return
      }
    }
  }
}
