import Scenes
import Views

/// What a button style of the repository draws beside `configuration.label`.
///
/// MODEL is silent of styles. A style makes all of a button's appearance out of its label (ButtonStyle in Apple's
/// reference), and a button is one element of all that it shows (MODEL 0.3-6): so what a style adds is said as well.
enum StyledLabels {
  /// Writes it out as more of the label of the button that is open.
  static func emit(_ use: ViewUse, _ evaluator: inout Evaluator) {
    guard case .instance(let index) = HandedDown.value(HandedDown.buttonStyle, evaluator),
      let member = evaluator.members(
        of: evaluator.instances[Int(index)].type, named: WellKnown.makeBody
      ).first,
      let body = evaluator.linker[member].body,
      !ActiveMembers.isActive(member, at: use.site, evaluator),
      evaluator.files.addsWords(member)
    else { return }
    let declared = evaluator.inside(member, self: .instance(index))
    let formals = evaluator.files.formals(evaluator.linker[member].parameters, member.file)
    let nothing = [Int32?](repeating: nil, count: formals.count)
    var inner = ActiveMembers.mark(
      member, evaluator.bind(formals, nothing, at: use.site, declared: declared), &evaluator)
    inner.environment = evaluator.bind(placed, .parameter, onto: inner.environment)
    let node = evaluator.open(
      .helper(member), .label, use.expression, use.site,
      name: evaluator.linker[member].name)
    evaluator.emitBlock(body, inner, as: .content)
    evaluator.close(node, [])
  }

  /// `configuration.label`, where the label is written out already.
  static func isLabel(
    _ name: Word, of base: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard name == .label, evaluator.lookUp(placed, in: site.environment) != nil,
      case .name(let given) = evaluator.expression(base, site.file)
    else { return false }
    if case .parameter = evaluator.lookUp(evaluator.hash(given, site.file), in: site.environment) {
      return true
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
