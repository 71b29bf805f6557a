import Scenes
import Views

/// Attributed texts that are put together in place: `let line = NSMutableAttributedString()`, then `line.append(first)`,
/// or `line.bold("Now")` of an extension that appends.
///
/// https://developer.apple.com/documentation/foundation/nsmutableattributedstring
enum AppendedTexts {
  /// What is there before something is appended; nil of what is no text.
  static func start(
    of base: ExpressionID, _ value: ValueID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    if evaluator.isText(value) { return value }
    guard isMade(base, site, evaluator) else { return nil }
    return value == .null ? evaluator.new(.joined(evaluator.list([]))) : value
  }

  /// `NSMutableAttributedString(…)`, or a name that stands for that.
  static func isMade(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    let (id, site) = SettledNames.written(id, site, evaluator)
    guard case .call(let callee, _) = evaluator.files.expression(id, in: site.file),
      case .name(let name) = evaluator.files.expression(callee, in: site.file)
    else { return false }
    switch evaluator.word(name, site.file) {
    case .AttributedString, .NSAttributedString, .NSMutableAttributedString: return true
    default: return false
    }
  }

  /// The local text that a call which stands for itself adds to.
  static func changed(
    by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UInt64? {
    guard case .call(let callee, _) = evaluator.expression(id, site.file),
      case .member(let base, let verb) = evaluator.expression(callee, site.file)
    else { return nil }
    if let name = ValueBlocks.mutated(by: id, site, evaluator) {
      let value = evaluator.value(base, site)
      return start(of: base, value, site, &evaluator) == nil ? nil : name
    }
    guard isHelper(verb, site, &evaluator) else { return nil }
    return root(of: base, site, &evaluator)
  }

  /// What a call that stands for itself leaves of a local text, where it is a function of an extension that appends.
  static func grown(
    by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (name: UInt64, text: ValueID)? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .member(let base, let verb) = evaluator.expression(callee, site.file),
      isHelper(verb, site, &evaluator), let name = root(of: base, site, &evaluator)
    else { return nil }
    let value = evaluator.value(base, site)
    let text = text(calling: verb, on: base, value, arguments, site, &evaluator)
    return text.map { (name, $0) }
  }

  /// The variable in `line.bold("Now").plain(" or later")`.
  private static func root(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UInt64? {
    var cursor = id
    while case .call(let callee, _) = evaluator.expression(cursor, site.file),
      case .member(let base, let verb) = evaluator.expression(callee, site.file),
      isHelper(verb, site, &evaluator)
    {
      cursor = base
    }
    guard case .name(let name) = evaluator.expression(cursor, site.file) else { return nil }
    let hash = evaluator.hash(name, site.file)
    return evaluator.lookUp(hash, in: site.environment) == nil ? nil : hash
  }

  private static func isHelper(_ name: NameID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    let hash = evaluator.hash(name, site.file)
    return ModifierChains.mayBeHelper(hash, &evaluator)
      && !functions(hash, site, &evaluator).isEmpty
  }

  private static func functions(
    _ name: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    evaluator.linker.extensionMembers(
      of: .NSMutableAttributedString, named: name, from: site.file
    ).filter {
      let declared = evaluator.linker[$0]
      return declared.kind == .function && !declared.isStatic && declared.body != nil
    }
  }

  /// What `line.bold("Now")` leaves: what was there, and then what the function of the extension appends; nil where
  /// that does more than this.
  static func text(
    calling verb: NameID, on base: ExpressionID, _ value: ValueID, _ arguments: Range<Int32>,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    // A literal is plain.
    if case .string = evaluator.expression(base, site.file) { return nil }
    guard isHelper(verb, site, &evaluator),
      let before = start(of: base, value, site, &evaluator)
    else { return nil }
    return grown(before, by: verb, arguments, site, &evaluator)
  }

  private static func grown(
    _ before: ValueID, by verb: NameID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    let all = functions(evaluator.hash(verb, site.file), site, &evaluator)
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      !ActiveMembers.isActive(member, at: site, evaluator), let body = evaluator.linker[member].body
    else { return nil }
    var place = ActiveMembers.mark(
      member,
      evaluator.bind(
        formals, matched, at: site, declared: evaluator.inside(member, self: .value(before))),
      &evaluator)
    var text = before
    for index in body {
      switch evaluator.statement(index, place.file) {
      case .declaration, .assignment: ValueBlocks.perform(index, &place, &evaluator)
      case .return(nil): return text
      case .return(let id?) where evaluator.files.isSelf(id, place): return text
      case .expression(let id) where evaluator.files.isSelf(id, place): return text
      case .return(let id?), .expression(let id):
        guard let more = self.grown(text, by: id, place, &evaluator) else { return nil }
        text = more
      case .guard, .loop, .function: return nil
      }
    }
    return text
  }

  /// `append(more)`, in the extension: also `self.append(more)`, and another function of one, or several in a row.
  private static func grown(
    _ before: ValueID, by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file) else {
      return nil
    }
    switch evaluator.expression(callee, site.file) {
    case .name(let verb): return added(to: before, by: verb, arguments, site, &evaluator)
    case .member(let base, let verb):
      if evaluator.files.isSelf(base, site) {
        return added(to: before, by: verb, arguments, site, &evaluator)
      }
      // What is done to something else leaves the text as it is.
      guard case .call = evaluator.expression(base, site.file) else { return before }
      guard evaluator.think() else { return nil }
      defer { evaluator.rest() }
      return grown(before, by: base, site, &evaluator).flatMap {
        added(to: $0, by: verb, arguments, site, &evaluator)
      }
    default: return nil
    }
  }

  private static func added(
    to before: ValueID, by verb: NameID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    if evaluator.word(verb, site.file) == .append, arguments.count == 1,
      let only = arguments.first, evaluator.files.label(of: only, site) == nil
    {
      return joined(before, evaluator.argument(only, site.file).value, site, &evaluator)
    }
    if isHelper(verb, site, &evaluator) {
      return grown(before, by: verb, arguments, site, &evaluator)
    }
    return looks.contains(evaluator.hash(verb, site.file)) ? before : nil
  }

  /// What only says how some of it looks.
  private static let looks = Set(
    ["addAttribute", "addAttributes", "setAttributes", "removeAttribute", "beginEditing"].map {
      NameHash.of($0)
    } + [NameHash.of("endEditing")])

  /// One text behind the other.
  static func joined(
    _ before: ValueID, _ more: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID {
    let added = evaluator.text(evaluator.value(more, site), of: more, site)
    let isTooLong = evaluator.weight(of: before) + evaluator.weight(of: added) > Limits.parts
    return isTooLong ? before : evaluator.new(.joined(evaluator.list([before, added])))
  }
}
