import Scenes
import Views

/// Views that are not in the sources but show what they are given: how many stops they add is unknown, what is
/// written in their closures is not.
enum UnknownContainers {
  /// How names of controls end.
  fileprivate static let controls = [
    "Button", "Link", "Menu", "Toggle", "Picker", "Label", "Field", "Image",
  ]

  static func emitContainer(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    if arguments.isEmpty { return evaluator.emitOpaque(name, use) }
    if TypedPlaces.emitUnknown(name, use, &evaluator) { return }
    let node = evaluator.open(.opaque, use.role, use.expression, use.site, name: name)
    // A field of its own, with what it is given beside it.
    if evaluator.files.isField(arguments, use.site) {
      evaluator.emitOpaque(name, ViewUse(use.expression, use.site, .content))
    }
    if !evaluator.files.isControl(name, use.site.file) {
      for index in arguments {
        let argument = evaluator.argument(index, use.site.file)
        guard evaluator.files.holdsContent(argument.label, use.site.file) else { continue }
        if argument.label != nil, isMaker(argument.value, use.site, &evaluator) {
          RowBodies.emitRow(function: argument.value, use.site, &evaluator)
        }
        guard case .closure(let closure) = evaluator.expression(argument.value, use.site.file)
        else { continue }
        let place = evaluator.bind(closure: closure, [], at: use.site)
        let body = evaluator.closure(closure, use.site.file).body
        if showsViews(body, place, &evaluator) { evaluator.emitBlock(body, place, as: .content) }
      }
    }
    evaluator.close(node, use.pending)
  }

  /// `content: row`, a function of the view that makes others.
  private static func isMaker(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let name = evaluator.files.ownName(id, site),
      case .member(let member) = evaluator.meaning(of: name, at: site),
      case .function = evaluator.linker[member].kind
    else { return false }
    return evaluator.givesView(evaluator.linker[member], member.file)
  }

  /// Whether a closure is for views that may be heard, and not for what it does or for how something looks.
  static func mayShow(_ closure: Int32, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    let place = evaluator.bind(closure: closure, [], at: site)
    return showsViews(evaluator.closure(closure, site.file).body, place, &evaluator)
  }

  /// Whether a closure is for its views, and not for what it does.
  private static func showsViews(_ body: Block, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?): if showsView(id, site, &evaluator) { return true }
      default: continue
      }
    }
    return false
  }

  /// More is asked here than of `isView`: any name that begins like a type may be called in an action.
  private static func showsView(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    var cursor = id
    while case .call(let callee, _) = evaluator.expression(cursor, site.file),
      case .member(let base, let name) = evaluator.expression(callee, site.file)
    {
      let named = evaluator.name(name, site.file)
      guard
        KnownModifiers.all[named.word] != nil
          || evaluator.linker.hasExtensionMember(named: named.hash)
      else { break }
      cursor = base
    }
    switch evaluator.expression(cursor, site.file) {
    case .branch(let index):
      for place in evaluator.branch(index, site.file).alternatives
      where showsViews(evaluator.alternative(place, site.file).body, site, &evaluator) {
        return true
      }
      return false
    case .call(let callee, let arguments):
      if case .member(let base, _) = evaluator.expression(callee, site.file),
        case .call = evaluator.expression(base, site.file)
      {
        return showsView(base, site, &evaluator)
      }
      guard case .name(let name) = evaluator.expression(callee, site.file),
        case .nothing = evaluator.meaning(ofCall: name, arguments, at: site)
      else { return Recognition.isView(cursor, site, &evaluator) }
      if KnownViews.all[evaluator.word(name, site.file)] != nil
        || PackageCalls.packageView(name, site, &evaluator) != nil
      {
        return true
      }
      for index in arguments {
        guard
          case .closure(let closure) = evaluator.expression(
            evaluator.argument(index, site.file).value, site.file)
        else { continue }
        let place = evaluator.bind(closure: closure, [], at: site)
        if showsViews(evaluator.closure(closure, site.file).body, place, &evaluator) { return true }
      }
      return false
    case .name, .member: return Recognition.isView(cursor, site, &evaluator)
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
    return UnknownContainers.controls.contains { text.hasSuffix($0) }
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
