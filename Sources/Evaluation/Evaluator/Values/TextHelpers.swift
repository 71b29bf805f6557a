import Scenes
import Views

/// Functions and properties that the app gives to `String`, where they come to a text: `"save".tr`,
/// `String.localized("save")`, `.localized("save")`.
///
/// No name is known here: the body says what it gives, and a look-up in a table is one of the things that
/// it may be.
enum TextHelpers {
  /// Without a base where the type is not written.
  static func text(
    calling name: NameID, on base: ExpressionID?, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return nil }
    let isOfType = base.map { isString($0, site, evaluator) } ?? true
    let all = evaluator.linker.extensionMembers(of: .String, named: hash, from: site.file)
      .filter { member in
        let declared = evaluator.linker[member]
        return declared.kind == .function && declared.isStatic == isOfType
          && declared.body != nil && givesString(declared, member, evaluator)
      }
    guard !all.isEmpty else { return nil }
    if let base, !isOfType, !TextMembers.isString(base, site, &evaluator) { return nil }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      !ActiveMembers.isActive(member, at: site, evaluator), let body = evaluator.linker[member].body
    else { return nil }
    let own = isOfType ? nil : base.map { Bound.expression($0, site) }
    let declared = evaluator.inside(member, self: own)
    let bound = evaluator.bind(formals, matched, at: site, declared: declared)
    let place = ActiveMembers.mark(member, bound, &evaluator)
    return ValueBlocks.outcome(of: body, place, &evaluator).flatMap {
      evaluator.isText($0) ? $0 : nil
    }
  }

  /// `words(for: key)`, inside of another one.
  static func text(
    callingOwn name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let owner = site.owner,
      evaluator.word(evaluator.linker[owner].name, owner.file) == .String
    else { return nil }
    return text(calling: name, on: nil, arguments, site, &evaluator)
  }

  /// `"%lld left".replacingOccurrences(of: "%lld", with: "\(count)")`, of a text that is known.
  static func replaced(
    _ text: ValueID, by name: NameID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.hash(name, site.file) == replacingOccurrences, arguments.count == 2,
      let whole = KeyTexts.literalText(text, evaluator)
    else { return nil }
    let values = arguments.map { evaluator.argument($0, site.file).value }
    guard let old = KeyTexts.literalText(evaluator.value(values[0], site), evaluator), !old.isEmpty
    else { return nil }
    let pieces = whole.split(separator: old, omittingEmptySubsequences: false)
    if pieces.count == 1 { return text }
    let value = evaluator.value(values[1], site)
    let new = evaluator.text(value, of: values[1], site)
    var parts: [ValueID] = []
    for (place, piece) in pieces.enumerated() {
      if place > 0 { parts.append(new) }
      if !piece.isEmpty { parts.append(KeyTexts.resolved(String(piece), &evaluator)) }
    }
    return evaluator.new(.joined(evaluator.list(parts)))
  }

  private static let replacingOccurrences = NameHash.of("replacingOccurrences")

  /// `text.data(using: .utf8)`: the same words as bytes, for what reads those.
  ///
  /// https://developer.apple.com/documentation/foundation/nsstring/data(using:)
  static func isEncoding(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard let first = arguments.first,
      let label = evaluator.files.argument(first, in: site.file).label
    else { return false }
    return evaluator.hash(name, site.file) == data && evaluator.hash(label, site.file) == using
  }

  private static let data = NameHash.of("data")
  private static let using = NameHash.of("using")

  /// `"save".tr`: what a computed property of a text gives.
  static func text(
    of name: UInt64, on base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard ModifierChains.mayBeHelper(name, &evaluator) else { return nil }
    let found = evaluator.linker.extensionMembers(of: .String, named: name, from: site.file)
    guard
      let member = found.first(where: {
        let declared = evaluator.linker[$0]
        return declared.kind == .computedProperty && !declared.isStatic
          && givesString(declared, $0, evaluator)
      }), !ActiveMembers.isActive(member, at: site, evaluator),
      let body = evaluator.linker[member].body
    else { return nil }
    let place = ActiveMembers.mark(
      member, evaluator.inside(member, self: .expression(base, site)), &evaluator)
    return ValueBlocks.outcome(of: body, place, &evaluator).flatMap {
      evaluator.isText($0) ? $0 : nil
    }
  }

  /// `Text(title).tinted(.red)`: what a function that the app gives to `Text` leaves of a text, or makes of it.
  static func text(
    dressing base: ExpressionID, _ inner: ValueID, with name: NameID, _ arguments: Range<Int32>,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.files.isTextView(base, site) else { return nil }
    let all = functions(ofText: name, site, &evaluator)
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      !ActiveMembers.isActive(member, at: site, evaluator), let body = evaluator.linker[member].body
    else { return nil }
    let declared = evaluator.inside(member, self: .expression(base, site))
    let place = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: site, declared: declared), &evaluator)
    if dressesOnly(body, place, &evaluator) { return inner }
    return ValueBlocks.outcome(of: body, place, &evaluator).flatMap {
      evaluator.isText($0) ? $0 : nil
    }
  }

  /// `bold() + Text("!")`, in code that the app gives to `Text`: the text itself, in other looks.
  static func text(
    dressingOwn name: NameID, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let owner = site.owner,
      evaluator.word(evaluator.linker[owner].name, owner.file) == .Text,
      isDressing(name, site, &evaluator), let own = evaluator.boundSelf(at: site)
    else { return nil }
    let text = evaluator.value(own, id, site)
    return evaluator.isText(text) ? text : nil
  }

  private static func functions(
    ofText name: NameID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return [] }
    return evaluator.linker.extensionMembers(of: .Text, named: hash, from: site.file).filter { id in
      let declared = evaluator.linker[id]
      guard declared.kind == .function, !declared.isStatic, declared.body != nil,
        let type = declared.type
      else { return false }
      return evaluator.word(type, id.file) == .Text
    }
  }

  /// All that it gives is the text that it is called on, in other looks.
  private static func dressesOnly(_ body: Block, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    guard body.count == 1, let only = body.first else { return false }
    switch evaluator.statement(only, site.file) {
    case .expression(let id), .return(let id?): return dressesOnly(id, site, &evaluator)
    default: return false
    }
  }

  private static func dressesOnly(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name): return evaluator.word(name, site.file) == .`self`
    case .call(let callee, _):
      switch evaluator.expression(callee, site.file) {
      case .name(let name): return isDressing(name, site, &evaluator)
      case .member(let base, let name):
        return isDressing(name, site, &evaluator) && dressesOnly(base, site, &evaluator)
      default: return false
      }
    case .branch(let index):
      let branch = evaluator.branch(index, site.file)
      guard branch.isExhaustive else { return false }
      for place in branch.alternatives
      where !dressesOnly(evaluator.alternative(place, site.file).body, site, &evaluator) {
        return false
      }
      return true
    default: return false
    }
  }

  private static func isDressing(_ name: NameID, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    let own = functions(ofText: name, site, &evaluator)
    guard let first = own.first else {
      return KnownModifiers.all[evaluator.word(name, site.file)] != nil
    }
    guard let body = evaluator.linker[first].body else { return false }
    return dressesOnly(body, evaluator.inside(first, self: nil), &evaluator)
  }

  /// A text, or one with looks of its own that is made of it: `func styled() -> AttributedString`.
  private static let texts: Set<Word> = [
    .String, .AttributedString, .NSAttributedString, .NSMutableAttributedString,
    .LocalizedStringKey, .LocalizedStringResource,
  ]

  private static func givesString(
    _ declared: Member, _ member: MemberID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    declared.type.map { texts.contains(evaluator.word($0, member.file)) } ?? false
  }

  private static func isString(
    _ base: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.files.expression(base, in: site.file) else {
      return false
    }
    return evaluator.word(name, site.file) == .String
  }
}
