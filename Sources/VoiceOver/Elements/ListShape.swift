import Views

/// What the figures of a screen hang on: how the entries of its lists stand in each other, and which of their sides
/// ask the same.
///
/// Words, places and what questions are about are not in it, so screens of one shape have the same figures, in
/// whichever commit and of whichever view.
struct ListShape: Hashable, Sendable {
  private let one: UInt64
  private let other: UInt64

  init(of content: ElementList, _ chrome: ElementList) {
    var printer = Printer()
    printer.mix(content)
    printer.mix(chrome)
    (one, other) = (printer.one.value, printer.other.value)
  }

  /// Two prints of the same: many shapes are met, and no two of them may be taken for one.
  private struct Printer {
    var one = NameHash(seed: 1)
    var other = NameHash(seed: 2)
    /// Subjects and rows are told apart, and no more, by the order in which they are met.
    private var subjects: [UInt64: UInt64] = [:]
    private var rows: [Scene.NodeID: UInt64] = [:]

    mutating func mix(_ list: ElementList) {
      mix(UInt64(list.entries.count))
      for entry in list.entries { mix(entry, list) }
    }

    private mutating func mix(_ value: UInt64) {
      one.mix(value)
      other.mix(value)
    }

    private mutating func mix(_ entry: ElementList.Entry, _ list: ElementList) {
      var flags: UInt64 = entry.isInMost ? 1 : 0
      flags = flags << 1 | (entry.isInLeast ? 1 : 0)
      flags = flags << 1 | (entry.isCertain ? 1 : 0)
      flags = flags << 1 | (entry.differs ? 1 : 0)
      flags = flags << 1 | (entry.oneRow >= 0 ? 1 : 0)
      flags = flags << 1 | (entry.condition >= 0 ? 1 : 0)
      flags = flags << 32 | UInt64(UInt32(bitPattern: entry.span))
      switch entry.kind {
      case .element(let id): mix(flags << 4 | (list.elements[Int(id)].role.isControl ? 1 : 2))
      case .group: mix(flags << 4 | 3)
      case .branch(let isExhaustive): mix(flags << 4 | (isExhaustive ? 4 : 5))
      case .alternative: mix(flags << 4 | 6)
      case .rows(let node, let count, _):
        mix(flags << 4 | 7)
        mix(UInt64(UInt32(bitPattern: count)) << 32 | rank(of: node))
      }
      if entry.oneRow >= 0 { mix(rank(of: entry.oneRow)) }
      if entry.condition >= 0 { mix(list.conditions[Int(entry.condition)]) }
    }

    private mutating func rank(of node: Scene.NodeID) -> UInt64 {
      if let known = rows[node] { return known }
      rows[node] = UInt64(rows.count)
      return UInt64(rows.count - 1)
    }

    private mutating func rank(of subject: UInt64) -> UInt64 {
      if let known = subjects[subject] { return known }
      subjects[subject] = UInt64(subjects.count)
      return UInt64(subjects.count - 1)
    }

    private mutating func mix(_ condition: ElementList.Condition) {
      mix(
        UInt64(condition.anyOf.count) << 2 | (condition.isWhole ? 2 : 0)
          | (condition.isComplete ? 1 : 0))
      mix(condition.asks)
      for group in condition.anyOf { mix(group) }
    }

    private mutating func mix(_ asks: [ElementList.Condition.Ask]) {
      mix(UInt64(asks.count))
      for ask in asks {
        let count = UInt64(ask.values.count)
        mix((rank(of: ask.subject) << 16 | count) << 1 | (ask.isNone ? 1 : 0))
        for value in ask.values { mix(value) }
      }
    }

    private mutating func mix(_ answer: Answer) {
      switch answer {
      case .flag(let flag): mix(flag ? 1 : 2)
      case .absent: mix(3)
      case .present: mix(4)
      case .other: mix(5)
      case .member(let name):
        mix(6)
        mix(name)
      case .literal(let text):
        mix(7)
        mix(text)
      }
    }
  }
}

/// What was decided and counted for lists of each shape: the same for all that have it.
///
/// What is read is the same with them and without; only the time it takes is not.
struct KnownFigures: Sendable {
  private var sides: [ListShape: DecidedSides] = [:]
  private var typical: [ListShape: TypicalOfShape] = [:]
  private var size = 0
  /// What is new since these were lent.
  private var news: [ListShape] = []

  /// Entries in all; beyond, all are forgotten, and what is in use is soon there again.
  private static let most = 1_000_000

  init() {}

  /// Decides branches, as `Elements.settle` does.
  mutating func settle(
    _ content: inout ElementList, with chrome: inout ElementList, of shape: ListShape
  ) {
    if let known = sides[shape] { return known.apply(to: &content, &chrome) }
    let before = (content.entries, chrome.entries)
    Elements.settle(&content, with: &chrome)
    let decided = DecidedSides(
      content: DecidedSides.changes(before.0, content.entries),
      chrome: DecidedSides.changes(before.1, chrome.entries), costApart: chrome.costApart)
    makeRoom(for: decided.content.count + decided.chrome.count)
    sides[shape] = decided
    news.append(shape)
  }

  mutating func typical(of elements: Elements, _ shape: ListShape) -> Typical {
    if let known = typical[shape] { return known.typical(of: elements) }
    let counted = Typical(of: elements)
    let known = TypicalOfShape(counted, of: elements)
    makeRoom(for: known.rows.count)
    typical[shape] = known
    news.append(shape)
    return counted
  }

  private mutating func makeRoom(for count: Int) {
    size += count + 1
    guard size > Self.most else { return }
    self = KnownFigures()
    size = count + 1
  }

  /// What came since this was asked last; nil where nothing did.
  mutating func takeNews() -> KnownFigures? {
    guard !news.isEmpty else { return nil }
    var new = KnownFigures()
    for shape in news {
      new.sides[shape] = sides[shape]
      new.typical[shape] = typical[shape]
    }
    news = []
    return new
  }

  mutating func forgetNews() { news = [] }

  mutating func add(_ others: KnownFigures) {
    for (shape, decided) in others.sides where sides[shape] == nil {
      makeRoom(for: decided.content.count + decided.chrome.count)
      sides[shape] = decided
    }
    for (shape, counted) in others.typical where typical[shape] == nil {
      makeRoom(for: counted.rows.count)
      typical[shape] = counted
    }
  }
}

/// Which sides are shown where there is most and where there is least, by the places of their entries.
private struct DecidedSides: Sendable {
  let content: [Change]
  let chrome: [Change]
  let costApart: Bounds?

  struct Change: Sendable {
    let entry: Int32
    let isInMost: Bool
    let isInLeast: Bool
    let isCertain: Bool
  }

  static func changes(
    _ old: [ElementList.Entry], _ new: [ElementList.Entry]
  ) -> [Change] {
    var changes: [Change] = []
    for (at, (was, now)) in zip(old, new).enumerated()
    where was.isInMost != now.isInMost || was.isInLeast != now.isInLeast
      || was.isCertain != now.isCertain
    {
      changes.append(
        Change(
          entry: Int32(at), isInMost: now.isInMost, isInLeast: now.isInLeast,
          isCertain: now.isCertain))
    }
    return changes
  }

  func apply(to content: inout ElementList, _ chrome: inout ElementList) {
    Self.apply(self.content, to: &content)
    Self.apply(self.chrome, to: &chrome)
    chrome.costApart = costApart
  }

  private static func apply(_ changes: [Change], to list: inout ElementList) {
    for change in changes {
      let at = Int(change.entry)
      list.entries[at].isInMost = change.isInMost
      list.entries[at].isInLeast = change.isInLeast
      list.entries[at].isCertain = change.isCertain
    }
  }
}

/// The typical cost, with rows by the order of their entries.
private struct TypicalOfShape: Sendable {
  let content: Int
  let chrome: Int
  let rows: [Int?]

  init(_ typical: Typical, of elements: Elements) {
    (content, chrome) = (typical.content, typical.chrome)
    rows = Self.nodes(of: elements.content).map { typical.rows[$0] }
  }

  func typical(of elements: Elements) -> Typical {
    var counted: [Scene.NodeID: Int] = [:]
    for (node, stops) in zip(Self.nodes(of: elements.content), rows) { counted[node] = stops }
    return Typical(content: content, chrome: chrome, rows: counted)
  }

  private static func nodes(of list: ElementList) -> [Scene.NodeID] {
    list.entries.compactMap { entry in
      guard case .rows(let node, _, _) = entry.kind else { return nil }
      return node
    }
  }
}
