import Scenes
import Views

/// What an initialiser comes to that an extension of the repository adds to a type of the platform, and that gives
/// `self` a value: `extension ButtonRole { init(_ kind: Kind) { switch kind { case .end: self = .destructive … } } }`.
enum AddedValues {
  /// Nil where there is none of that name that takes these arguments, or it makes something nobody follows.
  static func value(
    of name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let (member, formals, matched) = initializer(of: name, arguments, site, &evaluator),
      let body = evaluator.linker[member].body, !ActiveMembers.isActive(member, at: site, evaluator)
    else { return nil }
    var place = evaluator.inside(member, self: nil)
    place = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: site, declared: place), &evaluator)
    place.environment = evaluator.bind(WellKnown.selfName, .parameter, onto: place.environment)
    for index in body { ValueBlocks.perform(index, &place, &evaluator) }
    switch evaluator.lookUp(WellKnown.selfName, in: place.environment) {
    case .expression(let id, let place): return evaluator.value(id, place)
    case .either(let range):
      var values: [ValueID] = []
      for index in range {
        guard case .expression(let id, let place) = evaluator.choices[Int(index)] else {
          return nil
        }
        values.append(evaluator.value(id, place))
      }
      return evaluator.either(values)
    default: return nil
    }
  }

  static func initializer(
    of name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> (member: MemberID, formals: [Formal], matched: [Int32?])? {
    let all = evaluator.linker.initializers(
      ofExtensionsOf: evaluator.linker.hash(name, in: site.file), from: site.file)
    guard !all.isEmpty else { return nil }
    let nearest = evaluator.linker.nearest(all, seenFrom: site.file)
    return evaluator.overload(nearest, arguments, at: site)
  }

  /// `String(phrase: "save")`, where an extension says which text that is.
  static func text(
    of name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.word(name, site.file) == .String, let first = arguments.first,
      let label = evaluator.argument(first, site.file).label,
      evaluator.word(label, site.file) == .other
    else { return nil }
    return value(of: name, arguments, site, &evaluator).flatMap {
      evaluator.isText($0) ? $0 : nil
    }
  }

  /// What a button is called that has a role and no label; of several, each.
  ///
  /// https://developer.apple.com/documentation/swiftui/button/init(role:action:)
  static func name(ofRole role: ValueID, _ evaluator: inout Evaluator) -> ValueID? {
    switch evaluator.scene[role] {
    case .member(let word, let name):
      let said =
        roles[word] ?? "‹system word for \(evaluator.linker.text(of: name.name, in: name.file))›"
      return KeyTexts.resolved(said, &evaluator)
    case .either(let range):
      let all = Array(evaluator.scene.list(range))
      let named = all.compactMap { name(ofRole: $0, &evaluator) }
      return named.count == all.count ? evaluator.either(named) : nil
    case .named(_, let inner): return name(ofRole: inner, &evaluator)
    case .unknown: return KeyTexts.resolved("‹system word›", &evaluator)
    default: return nil
    }
  }

  /// Of the other roles no page of Apple's says what their buttons are called.
  private static let roles: [Word: String] = [.close: "Close", .cancel: "Cancel"]
}
