internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// What an object has of which only a class above its own is known: as one of the classes below has it.
enum Overrides {
  /// Where there are more, nobody knows.
  static let most = 8

  /// Under which it is looked up what stands on types of a name.
  static func heirs(of name: String) -> String { name + " is above" }

  /// What a method gives that is called, or a getter; nil where the classes say nothing else than the one above.
  static func value(
    _ name: String, of unknown: UnknownValue, _ above: DartInstance, calledAt node: DartNodeID?,
    _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    guard let classes = classes(below: above.type, &evaluator),
      areOthers(name, classes, above.type, isCalled: node != nil, evaluator)
    else { return nil }
    // Objects that hold others of their kind go as deep as data has it.
    let key = Digest.of([
      0x0FE2, evaluator.libraries.pathDigest(above.type.file), Digest.of(above.type.name),
      Digest.of(name),
    ])
    guard evaluator.active.insert(key).inserted else {
      evaluator.refusals += 1
      return nil
    }
    defer { evaluator.active.remove(key) }
    var sides: [DartChoice<DartValue>.Side] = []
    for type in classes {
      let own = DartInstance(
        type: type, fields: [:], owner: above.owner,
        digest: Digest.of([above.digest, Digest.of(type.name)]))
      guard var value = evaluator.member(name, of: own, frame) else { return nil }
      if let node { value = evaluator.invoke(value, node, &frame, named: name) }
      sides.append(.init(condition: unknown.isOf(type), content: value))
    }
    guard isTold(sides.map(\.content)) else { return nil }
    return DartAnswers.joined(
      sides, at: node.map { evaluator.place($0, frame) } ?? Place(path: "", line: 1, column: 1))
  }

  /// Of texts of more than two, any would be a guess; and code that was not followed says nothing.
  private static func isTold(_ values: [DartValue]) -> Bool {
    if values.allSatisfy(\.isWords) { return values.count <= 2 }
    return values.contains { value in
      switch value {
      case .unknown, .instance, .text: false
      default: true
      }
    }
  }

  /// The classes of objects that are of a type, the type itself among them; nil where there are too many.
  private static func classes(
    below type: DartTypeRef, _ evaluator: inout DartEvaluator
  ) -> [DartTypeRef]? {
    let libraries = evaluator.libraries
    var found: [DartTypeRef] = []
    var (open, seen) = ([type], Set([type]))
    while let next = open.first {
      open.removeFirst()
      evaluator.lookups.formUnion([next.name, heirs(of: next.name)])
      if libraries[next].kind == .class, !libraries[next].isAbstract { found.append(next) }
      let heirs = libraries.heirs(named: next.name)
      guard found.count <= most, heirs.count <= 2 * most else { return nil }
      for heir in heirs {
        evaluator.note(heir)
        let isMeant = libraries[heir].stands.contains {
          $0.name == next.name && libraries.type($0, in: heir.file) == next
        }
        if isMeant, seen.insert(heir).inserted { open.append(heir) }
      }
    }
    return found
  }

  /// Each of them has code for it, and not all of them that of the class above.
  private static func areOthers(
    _ name: String, _ classes: [DartTypeRef], _ above: DartTypeRef, isCalled: Bool,
    _ evaluator: DartEvaluator
  ) -> Bool {
    let known = evaluator.libraries.ancestry(above)
    let owners = classes.map { owner(of: name, in: $0, isCalled: isCalled, evaluator.libraries) }
    return owners.contains { $0.map { !known.contains($0) } ?? false }
      && owners.allSatisfy { $0 != nil }
  }

  /// The class whose code an object of a class runs.
  private static func owner(
    of name: String, in type: DartTypeRef, isCalled: Bool, _ libraries: Libraries
  ) -> DartTypeRef? {
    libraries.ancestry(type).first { type in
      libraries[type].functions.contains {
        $0.name == name && !$0.isStatic && $0.body != nil
          && $0.kind == (isCalled ? .function : .getter)
      }
    }
  }
}

extension UnknownValue {
  fileprivate func isOf(_ type: DartTypeRef) -> DartCondition {
    let asked = DartSubject(
      owner: subject.owner, hash: Digest.of([subject.hash, 0xC1A5]), nature: .kind)
    return DartCondition(
      asks: [.init(subject: asked, answers: [.member(Digest.of(type.name))])],
      words: code + " is " + type.name)
  }
}
