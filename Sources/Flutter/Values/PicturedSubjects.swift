internal import VoiceOver

/// What pictures in a value are made of: addresses, bytes.
struct PicturedSubjects {
  private var found: [DartSubject] = []
  private var seen = 0

  private static let deepest = 16
  private static let most = 2_000

  /// A picture is made of it, whatever is asked of it.
  func holds(_ subject: DartSubject) -> Bool {
    found.contains { $0.owner == subject.owner && $0.hash == subject.hash }
  }

  mutating func add(_ value: DartValue) { add(value, isPicture: false, depth: 0) }

  private mutating func add(_ value: DartValue, isPicture: Bool, depth: Int) {
    seen += 1
    guard depth < Self.deepest, seen < Self.most else { return }
    switch value {
    case .unknown(let unknown): if isPicture { found.append(unknown.subject) }
    case .either(let choice):
      for side in choice.sides { add(side.content, isPicture: isPicture, depth: depth + 1) }
    case .made(let made):
      let isPicture = isPicture || value.isPicture
      for argument in made.arguments {
        add(argument.value, isPicture: isPicture, depth: depth + 1)
      }
    case .list(let items): for item in items { add(item, depth: depth + 1) }
    default: break
    }
  }

  private mutating func add(_ item: DartValue.Item, depth: Int) {
    guard depth < Self.deepest else { return }
    switch item {
    case .one(let value): add(value, isPicture: false, depth: depth)
    case .either(let choice):
      for side in choice.sides { for item in side.content { add(item, depth: depth + 1) } }
    case .rows(let rows): for item in rows.items { add(item, depth: depth + 1) }
    }
  }
}
