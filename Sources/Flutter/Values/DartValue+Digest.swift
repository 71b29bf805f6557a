internal import Components
import Scenes
internal import VoiceOver

/// Hashes by content, for components that are given the same to be read once.
///
/// What holds others keeps its hash, so that none is made twice of what stands in many places.
extension DartValue {
  var digest: UInt64 {
    switch self {
    case .unknown(let unknown):
      return Digest.of(
        [1, unknown.subject.digest, Digest.of(unknown.code)]
          + (unknown.excludesNothing ? [1] : [])
          + (unknown.most.map { [2, UInt64(bitPattern: Int64($0))] } ?? [])
          + (unknown.cutFrom.map { [3, $0.digest] } ?? []))
    case .null: return 2
    case .flag(let flag): return flag ? 3 : 4
    case .number(let number): return Digest.of([5, number.bitPattern])
    case .text(let text, let asks):
      let sum = asks.reduce(UInt64(0)) { $0 &+ $1.digest }
      return Digest.of([6, text.digest, sum])
    case .list(let items): return Digest.of([7] + items.map(\.digest))
    case .map(let entries):
      return Digest.of([8] + entries.flatMap { [$0.key.digest, $0.value.digest] })
    case .made(let made): return made.digest
    case .instance(let instance): return instance.digest
    case .closure(let closure): return closure.digest
    case .either(let choice): return choice.digest
    case .member(let type, let name): return Digest.of([13, Digest.of(type), Digest.of(name)])
    case .type(let type): return Digest.of([14, Digest.of(type.name)])
    case .constructor(let type, let name):
      return Digest.of([17, Digest.of(type.name), Digest.of(name)])
    case .texts(let group): return group.isEmpty ? 15 : Digest.of([15, Digest.of(group)])
    }
  }
}

extension DartValue.Item {
  var digest: UInt64 {
    switch self {
    case .one(let value): value.digest
    case .either(let choice): choice.digest
    case .rows(let rows):
      Digest.of(
        [21, UInt64(bitPattern: Int64(rows.count ?? -1))] + rows.items.map(\.digest)
          + (rows.most.map { [2, UInt64(bitPattern: Int64($0))] } ?? []))
    }
  }
}

extension DartSubject {
  var digest: UInt64 {
    Digest.of([owner, hash, UInt64(nature.rawValue)] + (start.map { [$0.digest] } ?? []))
  }
}

extension DartCondition {
  var digest: UInt64 {
    var digest = Digest(seed: isWhole ? 1 : 0)
    digest.mix(words)
    for ask in asks {
      digest.mix(ask.subject.digest)
      digest.mix(ask.isNone ? 1 : 0)
      digest.mix(UInt64(ask.answers.count))
    }
    return digest.value
  }
}

extension SourcedText {
  var digest: UInt64 {
    var digest = Digest()
    for part in parts {
      switch part {
      case .literal(let text):
        digest.mix(1)
        digest.mix(text)
      case .data(let text):
        digest.mix(2)
        digest.mix(text)
      case .code(let text):
        digest.mix(3)
        digest.mix(text)
      case .either(let texts):
        digest.mix(4)
        for text in texts { digest.mix(text.digest) }
      }
    }
    if isUnusual { digest.mix(5) }
    return digest.value
  }
}

extension Answer {
  fileprivate var digest: UInt64 {
    switch self {
    case .flag(let flag): Digest.of([31, flag ? 1 : 0])
    case .absent: 32
    case .present: 33
    case .member(let name): Digest.of([34, name])
    case .literal(let text): Digest.of([35, text])
    case .other: 36
    }
  }
}
