import Scenes
import Views

/// Values by what they say; how the source writes that is a leaf.
enum ValueDigests {
  static func mix(_ id: ValueID, _ hash: inout NameHash, _ evaluator: inout Evaluator) {
    guard evaluator.think() else { return }
    defer { evaluator.rest() }
    switch evaluator.scene[id] {
    case .null: hash.mix(10)
    case .unknown(let source):
      hash.mix(11)
      evaluator.digests.leaves.append(.unknown(source))
    case .boolean(let flag): hash.mix(flag ? 12 : 13)
    case .number(let text): mix(14, text, &hash, &evaluator)
    case .string(let text): mix(15, text, &hash, &evaluator)
    case .key(let text): mix(16, text, &hash, &evaluator)
    case .resolved(let index):
      hash.mix(17)
      hash.mix(NameHash.of(evaluator.scene.resolvedTexts[Int(index)]))
    case .joined(let range): mix(18, Array(evaluator.scene.list(range)), &hash, &evaluator)
    case .sentence(let range): mix(19, Array(evaluator.scene.list(range)), &hash, &evaluator)
    case .either(let range):
      mix(
        evaluator.scene.isOfRows(range) ? 31 : 20, Array(evaluator.scene.list(range)), &hash,
        &evaluator)
    case .named(let source, let texts):
      mix(30, [texts], &hash, &evaluator)
      evaluator.digests.leaves.append(.unknown(source))
    case .list(let range): mix(21, Array(evaluator.scene.list(range)), &hash, &evaluator)
    case .range(let low, let high, let isClosed):
      mix(isClosed ? 22 : 23, [low, high], &hash, &evaluator)
    case .member(_, let name):
      hash.mix(24)
      mix(spelled: name, &hash, &evaluator)
    case .call(_, let name, let range):
      hash.mix(25)
      mix(spelled: name, &hash, &evaluator)
      for index in range {
        let argument = evaluator.scene.arguments[Int(index)]
        if let name = argument.name { mix(spelled: name, &hash, &evaluator) }
        mix(argument.value, &hash, &evaluator)
      }
    case .closure(let closure):
      hash.mix(26)
      mix(closure.file, closure.closure, &hash, evaluator)
    case .type(let type):
      hash.mix(27)
      mix(type, &hash, evaluator)
    case .instance(_, let index):
      hash.mix(28)
      hash.mix(FragmentKeys.digest(instance: index, &evaluator))
    case .view(let index):
      FragmentKeys.mix(
        evaluator.views[Int(index)].expression, at: evaluator.views[Int(index)].site, &hash,
        &evaluator)
    case .symbol(let name): mix(29, [name], &hash, &evaluator)
    }
  }

  private static func mix(
    _ tag: UInt64, _ values: [ValueID], _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    hash.mix(tag)
    hash.mix(UInt64(values.count))
    for value in values { mix(value, &hash, &evaluator) }
  }

  // MARK: Places

  private static func mix(
    _ tag: UInt64, _ text: SourceText, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    hash.mix(tag)
    hash.mix(NameHash.of(evaluator.text(text.text, text.file)))
    evaluator.digests.leaves.append(.text(text))
  }

  private static func mix(
    spelled name: SourceName, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    hash.mix(evaluator.hash(name.name, name.file))
    evaluator.digests.leaves.append(.name(name))
  }

  static func mix(_ name: SourceName, _ hash: inout NameHash, _ evaluator: borrowing Evaluator) {
    mix(name.file, name.name.index, &hash, evaluator)
  }

  static func mix(_ type: TypeID, _ hash: inout NameHash, _ evaluator: borrowing Evaluator) {
    mix(type.file, type.index, &hash, evaluator)
  }

  /// Numbers mean something in one version of a file only.
  static func mix(
    _ file: FileID, _ index: Int32, _ hash: inout NameHash, _ evaluator: borrowing Evaluator
  ) {
    hash.mix(
      UInt64(evaluator.linker.index.serial(of: file)) << 32 | UInt64(UInt32(bitPattern: index)))
  }
}

extension Knowledge {
  func mix(into hash: inout NameHash) {
    hash.mix(isNone ? 1 : 2)
    for answer in answers {
      switch answer {
      case .flag(let flag): hash.mix(flag ? 3 : 4)
      case .absent: hash.mix(5)
      case .present: hash.mix(6)
      case .member(let name): hash.mix(name)
      case .literal(let text): hash.mix(~text)
      case .other: hash.mix(7)
      }
    }
  }
}
