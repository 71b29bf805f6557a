import Scenes
import Views

/// What a state of a view is when a user first comes there.
///
/// What it begins with, where only a user's doing changes it. Nothing is told of a state that the view sets as it
/// appears, in a task, or as something else changes: what it begins with then is there for a moment only.
enum StateStarts {
  /// Whether what is claimed of a state is so at first; nil where the source does not tell.
  static func holds(
    _ claim: Claim, _ subject: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard let start = start(of: subject, claim.aspect, site, &evaluator) else { return nil }
    return claim.answers.contains { start.fulfils($0) } != claim.isNone
  }

  private static func start(
    of id: ExpressionID, _ aspect: Predicate.Aspect, _ site: Site, _ evaluator: inout Evaluator
  ) -> Answer? {
    if aspect == .value, let start = editing(id, site, &evaluator) { return start }
    guard let (state, instance) = ownState(id, site, &evaluator),
      evaluator.linker[state].isOfUser, let value = evaluator.linker[state].value,
      evaluator.linker[state].isFilePrivate
        || !evaluator.linker.isExtendedElsewhere(evaluator.instances[Int(instance)].type)
    else { return nil }
    let begin = evaluator.expression(value, state.file)
    if aspect == .emptiness {
      guard case .string(let segments) = begin else { return nil }
      return .flag(segments.isEmpty)
    }
    switch begin {
    case .boolean(let flag): return .flag(flag)
    case .null: return .absent
    default:
      return ConditionClaims.answer(value, evaluator.inside(state, self: nil), &evaluator)
    }
  }

  /// `editMode?.wrappedValue`: nothing is edited until a user wants to.
  ///
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/editmode
  private static func editing(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Answer? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file) else { return nil }
    if evaluator.hash(name, site.file) == isEditing {
      return editing(base, site, &evaluator).map { _ in .flag(false) }
    }
    guard evaluator.hash(name, site.file) == wrappedValue,
      let own = evaluator.files.ownName(base, site), let type = evaluator.selfType(at: site),
      let property = evaluator.members(of: type, named: own).first,
      Typing.environmentKey(of: property, evaluator) == editMode
    else { return nil }
    return .member(inactive)
  }

  /// `mode.isEditing`, of a mode that is known: in all but one of them something is edited.
  ///
  /// https://developer.apple.com/documentation/swiftui/editmode/isediting
  static func isEditing(
    _ id: ExpressionID, _ mode: SourceName, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      evaluator.hash(name, site.file) == isEditing,
      case let mode = evaluator.hash(mode.name, mode.file), modes.contains(mode),
      Typing.type(of: base, site, &evaluator) == nil
    else { return nil }
    return mode != inactive
  }

  private static let isEditing = NameHash.of("isEditing")
  private static let modes = Set(["active", "transient", "inactive"].map { NameHash.of($0) })
  private static let editMode = NameHash.of("editMode")
  private static let wrappedValue = NameHash.of("wrappedValue")
  private static let inactive = NameHash.of("inactive")

  /// The property of the view that an expression names, and the view, which no call gave anything for it.
  static func ownState(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (state: MemberID, of: Int32)? {
    let instance = evaluator.selfInstance(at: site)
    guard instance >= 0, let name = evaluator.files.ownName(id, site),
      evaluator.lookUp(name, in: site.environment) == nil,
      evaluator.property(name, of: instance) == nil
    else { return nil }
    let type = evaluator.instances[Int(instance)].type
    return evaluator.members(of: type, named: name).first.map { ($0, instance) }
  }
}
