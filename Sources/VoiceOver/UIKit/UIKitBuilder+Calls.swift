import Views

/// What calls in the code of a view do to it.
extension UIKitBuilder {
  mutating func call(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ alias: Int?
  ) {
    if let parent = container(of: callee, site) {
      for argument in arguments {
        let (value, label) = (
          evaluator.argument(argument, site.file).value,
          evaluator.argument(argument, site.file).label
        )
        if case .array(let items) = evaluator.expression(value, site.file) {
          for item in items { place(evaluator.item(item, site.file), in: parent, site) }
        } else {
          place(value, in: parent, site, isSure: label == nil)
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
      case .insert, .remove: changeTraits(of: base, by: name, arguments, id, site)
      case .append: appendFocused(to: base, arguments, site)
      case .addGestureRecognizer:
        if let part = part(base, site) { addTap(name, to: part, arguments, id, site) }
      default:
        guard let part = part(base, site) else { break }
        touch(part, name, id, site)
        if evaluator.addsSubviews(evaluator.hash(name, site.file), parts[part].word, site) {
          parts[part].holdsUnknown = true
        }
      }
      // As in `title.sink { … }.store(in: &all)`.
      if case .call = evaluator.expression(base, site.file) { read(base, site, alias) }
    }
    if case .name(let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .addGestureRecognizer
    {
      addTap(name, to: own, arguments, id, site)
    }
    touch(arguments, of: callee, id, site)
    noteHosting(callee, arguments, site)
    for argument in arguments {
      let value = evaluator.argument(argument, site.file).value
      if case .closure(let closure) = evaluator.expression(value, site.file) {
        read(evaluator.closure(closure, site.file).body, site, alias: alias)
      }
    }
  }

  /// As in `accessibilityElements?.append(footer)`.
  private mutating func appendFocused(
    to base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) {
    guard let target = owner(of: .accessibilityElements, base, site), let first = arguments.first,
      let added = part(evaluator.argument(first, site.file).value, site)
    else { return }
    parts[target].focused?.append(added)
    if added != own { readOwn(added) }
  }

  /// The part whose property an expression names.
  private mutating func owner(of word: Word, _ id: ExpressionID, _ site: Site) -> Int? {
    switch evaluator.expression(id, site.file) {
    case .name(let name): evaluator.word(name, site.file) == word ? own : nil
    case .member(let base, let name):
      evaluator.word(name, site.file) == word ? part(base, site) : nil
    default: nil
    }
  }

  /// `label.accessibilityTraits.insert(.header)`, and without a base for those of `self`.
  private mutating func changeTraits(
    of base: ExpressionID, by name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID,
    _ site: Site
  ) {
    guard let target = owner(of: .accessibilityTraits, base, site), let first = arguments.first
    else { return }
    let value = evaluator.argument(first, site.file).value
    let isRemoval = evaluator.word(name, site.file) == .remove
    set(
      isRemoval ? .accessibilityRemoveTraits : .accessibilityAddTraits, name, value, id,
      on: target, site)
  }

  /// As in `[a, b].forEach(stack.addArrangedSubview)`, `[a, b].forEach { view.addSubview($0) }`.
  private mutating func forEach(_ base: ExpressionID, _ arguments: Range<Int32>, _ site: Site) {
    guard let first = arguments.first else { return }
    let list = list(base, site)
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
    guard let list else {
      parts[target].holdsUnknown = true
      return
    }
    for item in list.items { place(evaluator.item(item, list.file), in: target, site) }
  }

  /// A list that is written in place, or by a property of the type.
  mutating func list(
    _ id: ExpressionID, _ site: Site
  ) -> (items: Range<Int32>, file: FileID)? {
    switch evaluator.expression(id, site.file) {
    case .array(let items): return (items, site.file)
    case .name(let name):
      guard let owner = site.owner,
        let member = evaluator.members(of: owner, named: evaluator.hash(name, site.file)).first,
        member.file == site.file
      else { return nil }
      var value = evaluator.linker[member].value
      if let last = evaluator.linker[member].body?.last {
        switch evaluator.statement(last, member.file) {
        case .return(let id?), .expression(let id): value = id
        default: break
        }
      }
      guard let value, case .array(let items) = evaluator.expression(value, member.file) else {
        return nil
      }
      return (items, member.file)
    default: return nil
    }
  }

  /// The part that a call of `addSubview` and its like adds to.
  mutating func container(of callee: ExpressionID, _ site: Site) -> Int? {
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
      guard let base else { return own }
      return part(base, site)
    default: return nil
    }
  }

  mutating func place(
    _ id: ExpressionID, in parent: Int, _ site: Site, isSure: Bool = true
  ) {
    var child = part(id, site)
    if child == nil, let kind = constructed(id, site) {
      child = add(kind, nil, id, site)
      addArranged(id, site, to: child ?? 0)
    }
    guard let child else {
      // Where it is put is no view.
      if isSure { parts[parent].holdsUnknown = true }
      return
    }
    guard child != own, !parts[child].isPlaced, child != parent else { return }
    parts[child].isPlaced = true
    parts[parent].children.append(child)
    readOwn(child)
  }

  /// As in `UIStackView(arrangedSubviews: [a, b])`.
  mutating func addArranged(_ id: ExpressionID, _ site: Site, to part: Int) {
    guard case .call(_, let arguments) = evaluator.expression(id, site.file) else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .arrangedSubviews,
        case .array(let items) = evaluator.expression(argument.value, site.file)
      else { continue }
      for item in items { place(evaluator.item(item, site.file), in: part, site) }
    }
  }
}
