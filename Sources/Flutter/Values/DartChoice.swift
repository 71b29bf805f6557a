internal import Components
import VoiceOver

/// One of several, with what each asks.
struct DartChoice<Content: Sendable>: Sendable {
  struct Side: Sendable {
    var condition: DartCondition
    var content: Content
  }
  let sides: [Side]
  /// Whatever is the case, one of them holds.
  let isExhaustive: Bool
  let place: Place
  let digest: UInt64
  /// Values that it may come to, those inside of others too.
  let leaves: Int
}

extension DartChoice<DartValue> {
  init(_ sides: [Side], isExhaustive: Bool = true, at place: Place) {
    self.sides = sides
    self.isExhaustive = isExhaustive
    self.place = place
    leaves = sides.reduce(0) { sum, side in
      if case .either(let inner) = side.content {
        min(sum + inner.leaves, 1 << 30)
      } else {
        sum + 1
      }
    }
    digest = Digest.of([12] + sides.flatMap { [$0.condition.digest, $0.content.digest] })
  }
}

extension DartChoice<[DartValue.Item]> {
  init(_ sides: [Side], isExhaustive: Bool = true, at place: Place) {
    self.sides = sides
    self.isExhaustive = isExhaustive
    self.place = place
    leaves = sides.count
    digest = Digest.of(
      [16] + sides.flatMap { [$0.condition.digest] + $0.content.map(\.digest) })
  }
}

extension DartChoice<DartValue> {
  /// Something in it may be there to be seen: it is made, or a list.
  var isSeen: Bool {
    sides.contains { side in
      switch side.content {
      case .made, .list, .closure, .instance: true
      case .either(let inner): inner.isSeen
      default: false
      }
    }
  }
}
