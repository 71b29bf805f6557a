import Scenes
import Views

/// What all code that makes a view gives it alike: a view that is read by itself has that too.
///
/// Only what says the same wherever it stands: literals, cases, constants of types, and what is made of these. Where a
/// view is made in one place, `Board(entries: ["Tea", "Milk"])`, its rows are those; where it is made in several, what
/// all leave to the default is that. Of a few texts, or a few values of the app's types, it is given one.
enum MadeAlike {
  /// So many calls are compared.
  private static let most = 8
  /// Of more texts or values no one is told.
  private static let mostChoices = 4

  static func give(to instance: Int32, _ evaluator: inout Evaluator) {
    let type = evaluator.instances[Int(instance)].type
    guard let makings = evaluator.linker.makings(of: type), !makings.isEmpty,
      makings.count <= most, !makings.contains(where: { $0.owner == type })
    else { return }
    let all = makings.map { call, file, owner in
      let place = Site(file: file, owner: owner, environment: -1)
      let given = MakerArguments.all(of: call, place, making: type, &evaluator) ?? [:]
      // A view of SwiftUI is mostly made in the body of another one, and would hang on all that stands there.
      if evaluator.readsView { return given }
      return given.mapValues { MakerLocals.written($0, of: call, &evaluator) }
    }
    for property in evaluator.linker.listed(in: type) where isKept(property, evaluator) {
      let name = evaluator.hash(evaluator.linker[property].name, property.file)
      let given = all.compactMap { $0[name] }
      guard given.count == all.count,
        given.allSatisfy({ evaluator.files.isClosed($0.value, $0.site) }),
        let bound = bound(given, name, of: instance, &evaluator)
      else { continue }
      Instances.set(name, bound, of: instance, &evaluator)
    }
  }

  private static func bound(
    _ given: [MakerArguments.Given], _ name: UInt64, of instance: Int32,
    _ evaluator: inout Evaluator
  ) -> Bound? {
    var choices: [MakerArguments.Given] = []
    for one in given where !choices.contains(where: { isSame($0, one, &evaluator) }) {
      choices.append(one)
    }
    if choices.count > 1 {
      guard choices.count <= mostChoices, choices.allSatisfy({ saysSomething($0, &evaluator) })
      else {
        return nil
      }
    }
    let bounds = choices.map {
      Instances.given($0.value, $0.site, for: name, of: instance, &evaluator)
    }
    guard bounds.count > 1 else { return bounds.first }
    let first = Int32(evaluator.choices.count)
    evaluator.choices += bounds
    return .either(first..<Int32(evaluator.choices.count))
  }

  /// A text, or a value of one of the app's structures or classes: what differs in these is what they say.
  private static func saysSomething(
    _ given: MakerArguments.Given, _ evaluator: inout Evaluator
  ) -> Bool {
    // Of no text and one nobody knows whether there is something.
    if case .string(let parts) = evaluator.expression(given.value, given.site.file) {
      return !parts.isEmpty
    }
    guard case .call = evaluator.expression(given.value, given.site.file),
      let type = Typing.type(of: given.value, given.site, &evaluator)
    else { return evaluator.isText(evaluator.value(given.value, given.site)) }
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    case .struct, .class: return true
    default: return false
    }
  }

  private static func isSame(
    _ one: MakerArguments.Given, _ other: MakerArguments.Given, _ evaluator: inout Evaluator
  ) -> Bool {
    if one.site.file == other.site.file, one.value == other.value { return true }
    switch (
      SettledNames.settled(one.value, one.site, &evaluator),
      SettledNames.settled(other.value, other.site, &evaluator)
    ) {
    case (.null, .null): return true
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.number(let one), .number(let other)), (.string(let one), .string(let other)):
      return evaluator.text(one.text, one.file) == evaluator.text(other.text, other.file)
    case (.member(_, let one), .member(_, let other)):
      return evaluator.hash(one.name, one.file) == evaluator.hash(other.name, other.file)
    default: return false
    }
  }

  /// It is what it was given as long as the view is there.
  private static func isKept(_ property: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[property]
    guard case .storedProperty = member.kind, !member.isStatic, !member.isFunctionType,
      member.attributes.isEmpty
    else { return false }
    return evaluator.files.isConstant(member, property.file)
  }
}

extension LiveFiles {
  /// It says the same wherever it stands: nothing in it is a name of the code around it.
  fileprivate func isClosed(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments):
      return segments.allSatisfy {
        if case .literal = segment($0, in: site.file) { true } else { false }
      }
    // An empty list is a place to begin with.
    case .array(let items) where items.isEmpty: return false
    case .array(let items), .tuple(let items):
      return items.allSatisfy { isClosed(item($0, in: site.file), site) }
    case .prefix(_, let inner): return isClosed(inner, site)
    case .name: return isTypeName(id, site)
    case .member(let base, _): return isClosed(base, site)
    case .call(let callee, let arguments):
      switch expression(callee, in: site.file) {
      case .name, .member, .implicitMember: break
      default: return false
      }
      return isClosed(callee, site)
        && arguments.allSatisfy { isClosed(argument($0, in: site.file).value, site) }
    default: return false
    }
  }
}
