internal import Components

/// Digests of values: equal only where what is made of them is equal.
extension ScriptValue {
  func mix(into digest: inout ScriptDigest, depth: Int) {
    guard depth < 24 else { return digest.mix(subject()) }
    switch self {
    case .undefined, .null, .flag, .number, .external, .namespace: digest.mix(subject())
    case .text(let text): text.mix(into: &digest)
    case .unknown(let unknown): unknown.mix(into: &digest)
    case .function(let closure):
      digest.mix(closure.home &+ UInt64(UInt32(bitPattern: closure.function)))
      digest.mix(closure.around)
      digest.mix(closure.isFed ? 5 : 4)
      if let receiver = closure.receiver { digest.mix(receiver.seed) }
      closure.wrapped?.mix(into: &digest)
      for value in closure.bound { value.mix(into: &digest, depth: depth + 1) }
    case .classType(let type):
      digest.mix(type.home &+ UInt64(UInt32(bitPattern: type.id)))
      digest.mix(type.around)
      digest.mix(type.isFed ? 7 : 6)
      type.wrapped?.mix(into: &digest)
    case .instance(let instance): digest.mix(instance.seed)
    case .element(let element):
      element.type.mix(into: &digest, depth: depth + 1)
      digest.mix(element.site.path)
      digest.mix(UInt64(element.site.offset))
      digest.mix(element.seed)
      digest.mix(UInt64(element.passes.rawValue))
      for maker in element.makers { maker.mix(into: &digest) }
      ScriptValue.object(element.props).mix(into: &digest, depth: depth + 1)
    case .list(let list):
      digest.mix(UInt64(list.parts.count))
      for part in list.parts {
        switch part {
        case .item(let item): item.mix(into: &digest, depth: depth + 1)
        case .rows(let rows):
          digest.mix(UInt64(rows.count))
          digest.mix(rows.isAssumed ? 28 : 27)
          digest.mix(rows.site.path)
          digest.mix(UInt64(rows.site.offset))
          rows.body.mix(into: &digest, depth: depth + 1)
          rows.turn?.mix(into: &digest)
        }
      }
    case .object(let object):
      digest.mix(UInt64(object.keys.count))
      for key in object.keys {
        digest.mix(key)
        object[key]?.mix(into: &digest, depth: depth + 1)
      }
      object.others?.mix(into: &digest)
    case .choice(let choice):
      digest.mix(UInt64(choice.sides.count))
      if let words = choice.keyWords { digest.mix(words) }
      for side in choice.sides {
        side.condition.mix(into: &digest)
        side.value.mix(into: &digest, depth: depth + 1)
      }
    }
  }
}

extension ScriptUnknown {
  /// All of it, its words too: what is kept for one is not what another one says.
  func mix(into digest: inout ScriptDigest) {
    digest.mix(subject)
    digest.mix(words)
    digest.mix(isCode ? 3 : 2)
    digest.mix(UInt64(bitPattern: Int64(most ?? -1)))
    if let range {
      digest.mix(range.lowerBound.bitPattern)
      digest.mix(range.upperBound.bitPattern)
    }
    if let start { digest.mix(start.digest) }
    if lacksChildren { digest.mix(8) }
    if isObject { digest.mix(14) }
    if repeats { digest.mix(16) }
    if isLookedUp { digest.mix(18) }
    if takesName { digest.mix(22) }
    if isOfDevice { digest.mix(23) }
    if isNavigation { digest.mix(25) }
    if isCertain { digest.mix(26) }
    for source in sources { digest.mix(source) }
  }
}

extension ScriptTurn {
  func mix(into digest: inout ScriptDigest) {
    digest.mix(UInt64(keys.count))
    for subject in (index.map { [$0] } ?? []) + keys + roots { digest.mix(subject) }
  }
}

extension ComponentKey {
  func mix(into digest: inout ScriptDigest) {
    digest.mix(path)
    digest.mix(UInt64(bitPattern: Int64(id)))
    digest.mix(over)
  }
}

extension ScriptCondition {
  func mix(into digest: inout ScriptDigest) {
    switch self {
    case .constant(let flag): digest.mix(flag ? 1 : 0)
    case .ask(let question):
      digest.mix(question.subject)
      digest.mix(question.words)
      if let denied = question.denied { digest.mix(denied) }
      if question.isLookedUp { digest.mix(18) }
      if let isUsual = question.isUsual { digest.mix(isUsual ? 11 : 10) }
      if question.isOfPresence { digest.mix(15) }
      if question.isOfApp { digest.mix(24) }
      for subject in question.compared?.subjects ?? [] { digest.mix(subject) }
      switch question.answer {
      case .isTrue: digest.mix(2)
      case .equals(let literal): digest.mix(literal)
      }
    case .not(let inner):
      digest.mix(3)
      inner.mix(into: &digest)
    case .all(let parts), .any(let parts):
      if case .all = self { digest.mix(4) } else { digest.mix(5) }
      digest.mix(UInt64(parts.count))
      for part in parts { part.mix(into: &digest) }
    }
  }
}

extension SourcedText {
  func mix(into digest: inout ScriptDigest) {
    digest.mix(UInt64(parts.count))
    for part in parts {
      switch part {
      case .literal(let text): digest.mix("l" + text)
      case .data(let text): digest.mix("d" + text)
      case .code(let text): digest.mix("c" + text)
      case .either(let texts): for text in texts { text.mix(into: &digest) }
      }
    }
    if isUnusual { digest.mix(9) }
    if isStandIn { digest.mix(12) }
    if isTranslated { digest.mix(13) }
  }
}
