import Views

/// Views that are not in the sources but show what they are given: how many stops they add is unknown, what is
/// written in their closures is not.
extension Evaluator {
  mutating func emitContainer(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    if arguments.isEmpty { return emitOpaque(name, id, site, role, pending) }
    let node = open(.opaque, role, id, site, name: name)
    // A field of its own, with what it is given beside it.
    if files.isField(arguments, site) { emitOpaque(name, id, site, .content, []) }
    if !files.isControl(name, site.file) {
      for index in arguments {
        let argument = argument(index, site.file)
        guard case .closure(let closure) = expression(argument.value, site.file),
          files.holdsContent(argument.label, site.file)
        else { continue }
        let place = bind(closure: closure, [], at: site)
        let body = self.closure(closure, site.file).body
        if showsViews(body, place) { emitBlock(body, place, as: .content) }
      }
    }
    close(node, pending)
  }

  /// Whether a closure is for its views, and not for what it does.
  private mutating func showsViews(_ body: Block, _ site: Site) -> Bool {
    guard think() else { return false }
    defer { rest() }
    for index in body {
      switch statement(index, site.file) {
      case .expression(let id), .return(let id?): if showsView(id, site) { return true }
      default: continue
      }
    }
    return false
  }

  /// More is asked here than of `isView`: any name that begins like a type may be called in an action.
  private mutating func showsView(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while case .call(let callee, _) = expression(cursor, site.file),
      case .member(let base, let name) = expression(callee, site.file)
    {
      let named = self.name(name, site.file)
      guard KnownModifiers.all[named.word] != nil || linker.hasExtensionMember(named: named.hash)
      else { break }
      cursor = base
    }
    switch expression(cursor, site.file) {
    case .branch(let index):
      for place in branch(index, site.file).alternatives
      where showsViews(alternative(place, site.file).body, site) { return true }
      return false
    case .call(let callee, let arguments):
      if case .member(let base, _) = expression(callee, site.file),
        case .call = expression(base, site.file)
      {
        return showsView(base, site)
      }
      guard case .name(let name) = expression(callee, site.file),
        case .nothing = meaning(ofCall: name, arguments, at: site)
      else { return isView(cursor, site) }
      if KnownViews.all[word(name, site.file)] != nil || packageView(name, site) != nil {
        return true
      }
      for index in arguments {
        guard
          case .closure(let closure) = expression(argument(index, site.file).value, site.file)
        else { continue }
        let place = bind(closure: closure, [], at: site)
        if showsViews(self.closure(closure, site.file).body, place) { return true }
      }
      return false
    case .name, .member: return isView(cursor, site)
    default: return false
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// The call that a chain begins with: what that gives is not known, whatever is done with it.
  func begin(of base: ExpressionID, _ site: Site) -> NameID? {
    var (cursor, found) = (base, NameID?.none)
    while case .call(let callee, _) = expression(cursor, in: site.file) {
      switch expression(callee, in: site.file) {
      case .name(let name): return name
      case .member(let inner, let name): (cursor, found) = (inner, name)
      default: return found
      }
    }
    return found
  }

  /// Controls merge what is in them in ways of their own.
  fileprivate func isControl(_ name: NameID, _ file: FileID) -> Bool {
    let text = text(of: name, in: file)
    return ["Button", "Link", "Menu", "Toggle", "Picker", "Label", "Field", "Image"].contains {
      text.hasSuffix($0)
    }
  }

  /// As in `NoteEditor(text: $note) { … }`: what is bound to a text is where that is typed.
  fileprivate func isField(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    arguments.contains { index in
      guard label(of: index, site) == .text else { return false }
      var value = argument(index, in: site.file).value
      while case .member(let base, _) = expression(value, in: site.file) { value = base }
      guard case .name(let name) = expression(value, in: site.file) else { return false }
      return text(of: name, in: site.file).hasPrefix("$")
    }
  }

  /// Actions, placeholders and what is revealed by a gesture are not there at the same time.
  fileprivate func holdsContent(_ label: NameID?, _ file: FileID) -> Bool {
    guard let label else { return true }
    return [.content, .header, .footer].contains(word(label, in: file))
  }
}
