import Views

/// Values by what they say; how the source writes that is a leaf.
extension Evaluator {
  mutating func mix(_ id: ValueID, _ hash: inout NameHash) {
    guard think() else { return }
    defer { rest() }
    switch scene[id] {
    case .null: hash.mix(10)
    case .unknown(let source):
      hash.mix(11)
      digests.leaves.append(.unknown(source))
    case .boolean(let flag): hash.mix(flag ? 12 : 13)
    case .number(let text): mix(14, text, &hash)
    case .string(let text): mix(15, text, &hash)
    case .key(let text): mix(16, text, &hash)
    case .resolved(let index):
      hash.mix(17)
      hash.mix(NameHash.of(scene.resolvedTexts[Int(index)]))
    case .joined(let range): mix(18, Array(scene.list(range)), &hash)
    case .sentence(let range): mix(19, Array(scene.list(range)), &hash)
    case .either(let range): mix(scene.isOfRows(range) ? 31 : 20, Array(scene.list(range)), &hash)
    case .named(let source, let texts):
      mix(30, [texts], &hash)
      digests.leaves.append(.unknown(source))
    case .list(let range): mix(21, Array(scene.list(range)), &hash)
    case .range(let low, let high, let isClosed): mix(isClosed ? 22 : 23, [low, high], &hash)
    case .member(_, let name):
      hash.mix(24)
      mix(spelled: name, &hash)
    case .call(_, let name, let range):
      hash.mix(25)
      mix(spelled: name, &hash)
      for index in range {
        let argument = scene.arguments[Int(index)]
        if let name = argument.name { mix(spelled: name, &hash) }
        mix(argument.value, &hash)
      }
    case .closure(let closure):
      hash.mix(26)
      mix(closure.file, closure.closure, &hash)
    case .type(let type):
      hash.mix(27)
      mix(type, &hash)
    case .instance(_, let index):
      hash.mix(28)
      hash.mix(digest(instance: index))
    case .view(let index): mix(views[Int(index)].expression, at: views[Int(index)].site, &hash)
    case .symbol(let name): mix(29, [name], &hash)
    }
  }

  private mutating func mix(_ tag: UInt64, _ values: [ValueID], _ hash: inout NameHash) {
    hash.mix(tag)
    hash.mix(UInt64(values.count))
    for value in values { mix(value, &hash) }
  }

  // MARK: Places

  private mutating func mix(_ tag: UInt64, _ text: SourceText, _ hash: inout NameHash) {
    hash.mix(tag)
    hash.mix(NameHash.of(self.text(text.text, text.file)))
    digests.leaves.append(.text(text))
  }

  private mutating func mix(spelled name: SourceName, _ hash: inout NameHash) {
    hash.mix(self.hash(name.name, name.file))
    digests.leaves.append(.name(name))
  }

  func mix(_ name: SourceName, _ hash: inout NameHash) {
    mix(name.file, name.name.index, &hash)
  }

  func mix(_ type: TypeID, _ hash: inout NameHash) { mix(type.file, type.index, &hash) }

  /// Numbers mean something in one version of a file only.
  func mix(_ file: FileID, _ index: Int32, _ hash: inout NameHash) {
    hash.mix(
      UInt64(linker.index.serial(of: file)) << 32 | UInt64(UInt32(bitPattern: index)))
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
