import Scenes
import Views

/// What a value is that is known by a protocol of the repository alone, `let model: any TroubleModel`: of the one type
/// that conforms to it and that the app makes; of several it is one of those.
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
    guard all.count > 1, evaluator.think() else { return nil }
    defer { evaluator.rest() }
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

  /// The types that conform to a protocol of the app, and that it makes; none where others may.
  static func all(of type: TypeID, _ evaluator: inout Evaluator) -> [TypeID] {
    guard case .protocol = evaluator.linker.kind(ofType: type.index, in: type.file) else {
      return []
    }
    if let known = evaluator.memory.conforming[type] { return known }
    let found = built(as: type, &evaluator)
    evaluator.memory.conforming[type] = found
    return found
  }

  private static func built(as type: TypeID, _ evaluator: inout Evaluator) -> [TypeID] {
    guard evaluator.files[type.file].origin == nil,
      // What conforms in a file that is not read nobody knows.
      !evaluator.linker.isUnread(evaluator.files.nameHash(of: type)),
      !evaluator.linker[type].isPublic || evaluator.linker.hasApp()
    else { return [] }
    var conformers = evaluator.linker.conformers(of: type)
    var found: [TypeID] = []
    var next = 0
    while next < conformers.count {
      guard conformers.count <= 4 * most else { return [] }
      let one = conformers[next]
      next += 1
      // What is made from a class is one as well.
      if case .class = evaluator.linker.kind(ofType: one.index, in: one.file) {
        conformers += evaluator.linker.conformers(of: one).filter { !conformers.contains($0) }
      }
      switch evaluator.linker.kind(ofType: one.index, in: one.file) {
      case .struct, .class, .enum, .actor: if isBuilt(one, &evaluator) { found.append(one) }
      // Of a type that is not in the repository no more is known than the extension says.
      default: return []
      }
    }
    return found.count <= most ? found : []
  }

  /// Nothing that is there for previews and tests alone.
  private static func isBuilt(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    if case .enum = evaluator.linker.kind(ofType: type.index, in: type.file) { return true }
    guard let makings = evaluator.linker.makings(of: type), makings.isEmpty else { return true }
    return MakerArguments.mayBeUnnamed(type, &evaluator)
  }
}
