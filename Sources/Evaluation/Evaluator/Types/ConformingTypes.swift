import Scenes
import Views

/// What a value is that is known by a protocol of the repository alone, `let model: any TroubleModel`: of the one type
/// that conforms to it; of a few it is one of those.
enum ConformingTypes {
  /// Of more, the protocol says more.
  private static let most = 8

  /// The type that all values of a type are of: itself, where that is no protocol.
  static func only(for type: TypeID, _ evaluator: inout Evaluator) -> TypeID {
    let all = all(of: type, &evaluator)
    return all.count == 1 ? all[0] : type
  }

  /// What a member of each of several says; nil where the source does not tell it of all of them.
  static func values(
    of name: UInt64, of type: TypeID, _ base: ExpressionID, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    let all = all(of: type, &evaluator)
    // What conforms may hold others that do, and say what they say.
    guard all.count > 1, !evaluator.memory.conformed.contains(type), evaluator.think() else {
      return nil
    }
    evaluator.memory.conformed.append(type)
    defer {
      evaluator.memory.conformed.removeLast()
      evaluator.rest()
    }
    var said: [ValueID] = []
    for one in all {
      let instance = Instances.instantiate(
        one, creator: evaluator.selfInstance(at: site), &evaluator)
      let value = InstanceMembers.value(
        of: name, instance, of: one, base, use, site, &evaluator)
      guard value == .null || HalfKnownTexts.tells(value, evaluator) else { return nil }
      said.append(value)
    }
    guard said.contains(where: { $0 != .null }) else { return nil }
    return ChosenTexts.told(evaluator.either(said), as: use, site, ofCall: false, &evaluator)
  }

  /// The types that conform to a protocol of the app; none where others may.
  private static func all(of type: TypeID, _ evaluator: inout Evaluator) -> [TypeID] {
    guard case .protocol = evaluator.linker.kind(ofType: type.index, in: type.file) else {
      return []
    }
    if let known = evaluator.memory.conforming[type] { return known }
    let found = conforming(to: type, &evaluator)
    evaluator.memory.conforming[type] = found
    return found
  }

  private static func conforming(
    to type: TypeID, _ evaluator: inout Evaluator
  ) -> [TypeID] {
    guard evaluator.files[type.file].origin == nil,
      // What conforms in a file that is not read nobody knows, nor what does in Objective-C.
      !evaluator.linker.isUnread(evaluator.files.nameHash(of: type)),
      !evaluator.linker[type].attributes.contains(where: {
        evaluator.word($0, type.file) == .objc
      }),
      !evaluator.linker[type].isPublic || evaluator.linker.hasApp()
    else { return [] }
    var conformers = evaluator.linker.conformers(of: type)
    var next = 0
    while next < conformers.count {
      let one = conformers[next]
      next += 1
      guard conformers.count <= 4 * most else { return [] }
      switch evaluator.linker.kind(ofType: one.index, in: one.file) {
      case .struct, .enum, .actor: break
      // What is made from a class is one as well.
      case .class:
        conformers += evaluator.linker.conformers(of: one).filter { !conformers.contains($0) }
      // Of a type that is not in the repository no more is known than the extension says.
      default: return []
      }
    }
    if conformers.count > 1 { conformers = conformers.filter { isMade($0, &evaluator) } }
    return conformers.count <= most ? conformers : []
  }

  /// Not where it is there for previews and tests alone, or for those that are made from it.
  private static func isMade(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    // Of words that everybody uses nobody counts where they are made.
    guard evaluator.word(evaluator.linker[type].name, type.file) == .other,
      hasPlainParents(type, &evaluator),
      let makings = evaluator.linker.makings(of: type), makings.isEmpty
    else { return true }
    return MakerArguments.mayBeUnnamed(type, &evaluator)
  }

  /// Whether only code that names a type makes one: none comes out of a file, a storyboard or a database.
  private static func hasPlainParents(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    case .struct, .class, .actor: break
    case .protocol: return true
    default: return false
    }
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    return evaluator.linker[type].attributes.allSatisfy({
      plainAttributes.contains(evaluator.word($0, type.file))
    })
      && evaluator.linker.declarations(of: type).allSatisfy { declaration in
        evaluator.linker[declaration].inherited.allSatisfy {
          plainParents.contains(evaluator.word($0, declaration.file))
            || evaluator.linker.type(
              named: evaluator.hash($0, declaration.file), from: declaration.file, inside: type
            )
            .map { hasPlainParents($0, &evaluator) } ?? false
        }
      }
  }

  private static let plainAttributes: Set<Word> = [.MainActor, .Observable]
  private static let plainParents: Set<Word> = [
    .CaseIterable, .CustomStringConvertible, .Equatable, .Error, .Hashable, .Identifiable,
    .ObservableObject, .Sendable,
  ]
}
