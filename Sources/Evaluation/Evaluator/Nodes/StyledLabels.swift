import Scenes
import Views

/// What a button style of the repository draws beside `configuration.label`, and what a toggle style makes of it.
///
/// MODEL is silent of styles. A style makes all of a button's appearance out of its label (ButtonStyle in Apple's
/// reference), and a button is one element of all that it shows (MODEL 0.3-6): so what a style adds is said as well.
enum StyledLabels {
  /// Writes it out as more of the label of the button that is open.
  static func emit(_ use: ViewUse, _ evaluator: inout Evaluator) {
    guard let style = style(HandedDown.buttonStyle, use.site, &evaluator),
      evaluator.files.addsWords(style.member)
    else { return }
    emit(style, label: .parameter, ViewUse(use.expression, use.site, .label), &evaluator)
  }

  /// A toggle in a style of the repository is what that makes of its label; false where it is a switch all the same.
  ///
  /// A style draws the whole of a toggle, and nothing says that this is one but what it says itself: Apple's example of
  /// `accessibilityRepresentation(representation:)` is such a style.
  /// https://developer.apple.com/documentation/swiftui/togglestyle
  static func emit(toggle use: ViewUse, _ evaluator: inout Evaluator) -> Bool {
    guard let style = style(HandedDown.toggleStyle, use.site, &evaluator),
      !makesToggle(style.member, evaluator.files)
    else { return false }
    emit(style, label: .expression(use.expression, use.site), use, &evaluator)
    return true
  }

  private typealias Style = (member: MemberID, body: Block, instance: Int32)

  private static func style(_ key: UInt64, _ site: Site, _ evaluator: inout Evaluator) -> Style? {
    guard case .instance(let index) = HandedDown.value(key, evaluator),
      let member = evaluator.members(
        of: evaluator.instances[Int(index)].type, named: WellKnown.makeBody
      ).first,
      let body = evaluator.linker[member].body, !ActiveMembers.isActive(member, at: site, evaluator)
    else { return nil }
    return (member, body, index)
  }

  private static func emit(
    _ style: Style, label: Bound, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let declared = evaluator.inside(style.member, self: .instance(style.instance))
    let formals = evaluator.files.formals(
      evaluator.linker[style.member].parameters, style.member.file)
    let nothing = [Int32?](repeating: nil, count: formals.count)
    var inner = ActiveMembers.mark(
      style.member, evaluator.bind(formals, nothing, at: use.site, declared: declared), &evaluator)
    inner.environment = evaluator.bind(placed, label, onto: inner.environment)
    let node = evaluator.open(
      .helper(style.member), use.role, use.expression, use.site,
      name: evaluator.linker[style.member].name)
    evaluator.emitBlock(style.body, inner, as: .content)
    evaluator.close(node, use.pending)
  }

  /// `configuration.label` of a style: nothing where the label is written out already, else that of the toggle.
  static func emitLabel(
    _ name: Word, of base: ExpressionID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard name == .label, let label = evaluator.lookUp(placed, in: use.site.environment),
      case .name(let given) = evaluator.expression(base, use.site.file),
      case .parameter = evaluator.lookUp(
        evaluator.hash(given, use.site.file), in: use.site.environment)
    else { return false }
    guard case .expression(let toggle, let site) = label,
      case .call(_, let arguments) = evaluator.expression(toggle, site.file)
    else { return true }
    emitLabel(ofToggle: arguments, ViewUse(toggle, site, use.role, use.pending), &evaluator)
    return true
  }

  private static func emitLabel(
    ofToggle arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    var titles = 0
    for index in arguments {
      let argument = evaluator.argument(index, use.site.file)
      let label = argument.label.map { evaluator.word($0, use.site.file) }
      if case .closure = evaluator.expression(argument.value, use.site.file),
        label == nil || label == .label
      {
        let node = evaluator.open(.group, use.role, argument.value, use.site)
        evaluator.emitContent(argument.value, use.site, .content)
        return evaluator.close(node, use.pending)
      }
      if label == nil || label == .systemImage || label == .image { titles += 1 }
    }
    let word: Word = titles > 1 ? .Label : .Text
    guard titles > 0, let known = KnownViews.all[word], let maker = maker(use, evaluator)
    else { return }
    let given = arguments.lowerBound..<(arguments.lowerBound + Int32(titles))
    KnownCalls.emit(known, as: word, maker, given, use, &evaluator)
  }

  /// `Toggle` of the call that a use of it is.
  private static func maker(_ use: ViewUse, _ evaluator: borrowing Evaluator) -> NameID? {
    guard case .call(let callee, _) = evaluator.expression(use.expression, use.site.file),
      case .name(let name) = evaluator.expression(callee, use.site.file)
    else { return nil }
    return name
  }

  /// It hands its configuration on to a toggle, or says that to VoiceOver it is one.
  private static func makesToggle(_ member: MemberID, _ files: borrowing LiveFiles) -> Bool {
    for id in files[member.file].views.members[Int(member.index)].expressions {
      guard case .call(let callee, _) = files.expression(id, in: member.file) else { continue }
      switch files.expression(callee, in: member.file) {
      case .name(let name): if files.word(name, in: member.file) == .Toggle { return true }
      case .member(_, let name):
        if files.word(name, in: member.file) == .accessibilityRepresentation { return true }
      default: break
      }
    }
    return false
  }

  fileprivate static let heard: [Word] = [.Text, .Label, .Image]
  private static let placed = NameHash.of("configuration.label")
}

// What the code says by itself.

extension LiveFiles {
  /// Some text or image is written in it: a style that only dresses the label needs no second look.
  fileprivate func addsWords(_ member: MemberID) -> Bool {
    self[member.file].views.members[Int(member.index)].expressions.contains { id in
      guard case .call(let callee, _) = expression(id, in: member.file),
        case .name(let name) = expression(callee, in: member.file)
      else { return false }
      return StyledLabels.heard.contains(word(name, in: member.file))
    }
  }
}
