import Scenes

/// What was decided and counted for lists of each shape, and for their parts: the same for all that have it.
///
/// What is read is the same with them and without; only the time it takes is not.
package struct KnownFigures: Sendable {
  private var sides = ShapeTable<DecidedSides>()
  private var typical = ShapeTable<TypicalOfShape>()
  private var parts = ShapeTable<PartSides>()
  private var expected = ShapeTable<ExpectedPart>()
  private var size = 0

  /// Entries in all; beyond, all are forgotten, and what is in use is soon there again.
  private static let most = 1_000_000

  package init() {}

  /// Decides branches: what is in the bars and what is below them is of the same side.
  package mutating func settle(_ elements: inout Elements) {
    let shape = ListShape(of: elements.content, elements.chrome)
    settle(&elements.content, with: &elements.chrome, of: shape)
  }

  /// What is to be expected of lists that are decided.
  package mutating func typical(of elements: Elements) -> Typical {
    typical(of: elements, ListShape(of: elements.content, elements.chrome))
  }

  mutating func settle(
    _ content: inout ElementList, with chrome: inout ElementList, of shape: ListShape
  ) {
    if let known = sides[shape] { return known.apply(to: &content, &chrome) }
    let before = (content.entries, chrome.entries)
    let closed = ClosedParts(of: content, beside: chrome)
    let decided = settle(closed, of: &content)
    Elements.settle(&content, with: &chrome, decided)
    let all = DecidedSides(
      content: DecidedSides.changes(before.0[...], content.entries),
      chrome: DecidedSides.changes(before.1[...], chrome.entries), costApart: chrome.costApart)
    makeRoom(for: all.content.count + all.chrome.count)
    sides.keep(all, for: shape)
  }

  private mutating func settle(
    _ closed: ClosedParts, of list: inout ElementList
  ) -> [Int: DecidedPart] {
    var decided: [Int: DecidedPart] = [:]
    for range in closed.ranges {
      let shape = ListShape(of: list, range)
      let known = parts[shape] ?? settle(range, of: list, shape)
      DecidedSides.apply(known.changes, to: &list, from: range.lowerBound)
      decided[range.lowerBound] = known.part
    }
    return decided
  }

  private mutating func settle(
    _ range: Range<Int>, of list: ElementList, _ shape: ListShape
  ) -> PartSides {
    var part = list.part(range)
    let decided = settle(ClosedParts(of: part), of: &part)
    let all = part.settlePart(decided)
    let known = PartSides(
      part: all, changes: DecidedSides.changes(list.entries[range], part.entries))
    makeRoom(for: known.changes.count)
    parts.keep(known, for: shape)
    return known
  }

  mutating func typical(of elements: Elements, _ shape: ListShape) -> Typical {
    if let known = typical[shape] { return known.typical(of: elements) }
    let closed = ClosedParts(of: elements.content, beside: elements.chrome)
    let counted = Typical(of: elements, expect(closed, of: elements.content))
    let known = TypicalOfShape(counted, of: elements)
    makeRoom(for: known.rows.count)
    typical.keep(known, for: shape)
    return counted
  }

  private mutating func expect(
    _ closed: ClosedParts, of list: ElementList
  ) -> [Int: ExpectedPart] {
    var expected: [Int: ExpectedPart] = [:]
    for range in closed.ranges {
      let shape = ListShape(of: list, range)
      expected[range.lowerBound] = self.expected[shape] ?? expect(range, of: list, shape)
    }
    return expected
  }

  private mutating func expect(
    _ range: Range<Int>, of list: ElementList, _ shape: ListShape
  ) -> ExpectedPart {
    let part = list.part(range)
    let known = ExpectedPart(of: part, expect(ClosedParts(of: part), of: part))
    makeRoom(for: known.rows.count)
    expected.keep(known, for: shape)
    return known
  }

  private mutating func makeRoom(for count: Int) {
    size += count + 1
    guard size > Self.most else { return }
    self = KnownFigures()
    size = count + 1
  }

  /// What came since this was asked last; nil where nothing did.
  package mutating func takeNews() -> KnownFigures? {
    guard sides.hasNews || typical.hasNews || parts.hasNews || expected.hasNews else { return nil }
    var new = KnownFigures()
    new.sides = sides.takeNews()
    new.typical = typical.takeNews()
    new.parts = parts.takeNews()
    new.expected = expected.takeNews()
    return new
  }

  package mutating func forgetNews() {
    _ = takeNews()
  }

  package mutating func add(_ others: KnownFigures) {
    for decided in sides.add(others.sides) {
      makeRoom(for: decided.content.count + decided.chrome.count)
    }
    for counted in typical.add(others.typical) { makeRoom(for: counted.rows.count) }
    for part in parts.add(others.parts) { makeRoom(for: part.changes.count) }
    for part in expected.add(others.expected) { makeRoom(for: part.rows.count) }
  }
}

/// What is known of each shape, and what of that is new.
private struct ShapeTable<Value: Sendable>: Sendable {
  private var known: [ListShape: Value] = [:]
  /// What is new since these were lent.
  private var news: [ListShape] = []

  var hasNews: Bool { !news.isEmpty }

  subscript(shape: ListShape) -> Value? { known[shape] }

  mutating func keep(_ value: Value, for shape: ListShape) {
    known[shape] = value
    news.append(shape)
  }

  mutating func takeNews() -> Self {
    var new = Self()
    for shape in news { new.known[shape] = known[shape] }
    news = []
    return new
  }

  /// Answers what was not known before.
  mutating func add(_ others: Self) -> [Value] {
    var added: [Value] = []
    for (shape, value) in others.known where known[shape] == nil {
      known[shape] = value
      added.append(value)
    }
    return added
  }
}

/// What a part of a list comes to, and which of its sides are shown for that.
private struct PartSides: Sendable {
  let part: DecidedPart
  let changes: [DecidedSides.Change]
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
    _ old: ArraySlice<ElementList.Entry>, _ new: [ElementList.Entry]
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
    Self.apply(self.content, to: &content, from: 0)
    Self.apply(self.chrome, to: &chrome, from: 0)
    chrome.costApart = costApart
  }

  static func apply(_ changes: [Change], to list: inout ElementList, from start: Int) {
    for change in changes {
      let at = start + Int(change.entry)
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

  private static func nodes(of list: ElementList) -> [Scene.NodeID] { list.rowNodes }
}
