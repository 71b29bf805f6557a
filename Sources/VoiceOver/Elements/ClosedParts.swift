import Scenes

/// Parts of a list that hang on nothing around them: all that their sides ask is asked in them and nowhere else, and no
/// row around them differs by it.
///
/// What is best for such a part, and what is to be expected of it, is so wherever it stands: screens are made of the
/// same rows over and over.
struct ClosedParts {
  /// The outermost ones, in order.
  let ranges: [Range<Int>]

  /// Of fewer entries, deciding is sooner done than finding out whether that is needed.
  private static let least = 12

  // What else is on the screen asks as well.
  init(of list: ElementList, beside others: ElementList? = nil) {
    let askers = Askers(of: list, beside: others)
    if askers.count < 2 {
      ranges = []
      return
    }
    let isOpen = askers.openEntries()
    var found: [Range<Int>] = []
    var index = 0
    while index < list.entries.count {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let isWhole = index == 0 && end == list.entries.count
      guard entry.isPart, !isOpen[index], !isWhole, Int(entry.span) >= Self.least,
        askers.ask(in: index..<end)
      else {
        index += 1
        continue
      }
      found.append(index..<end)
      index = end
    }
    ranges = found
  }
}

/// What a part of a list comes to by itself, with the best answers to all that is asked in it.
struct DecidedPart: Sendable {
  var most = DecisionTable.Leaf.nothing
  var least = DecisionTable.Leaf.nothing

  func leaf(_ goal: Decisions.Goal) -> DecisionTable.Leaf { goal == .most ? most : least }
}

/// What is to be expected of a part of a list.
package struct ExpectedPart: Sendable {
  let stops: Double
  /// Of one row of each repeated body in it, in order.
  let rows: [Double?]

  init(of part: ElementList, _ expected: [Int: ExpectedPart]) {
    var odds = Odds(of: part, Odds.Asked(in: [part]), expected)
    stops = odds.stops()
    rows = part.rowNodes.map { odds.rows[$0] }
  }
}

extension ElementList.Entry {
  /// A side, or rows.
  fileprivate var isPart: Bool {
    switch kind {
    case .alternative, .rows: true
    case .element, .group, .branch: false
    }
  }
}

/// Who asks about each subject: branches, and rows that there are only where something is not empty.
private struct Askers {
  private struct Subject {
    /// Where those stand that ask, the branches and rows themselves.
    var entries: [Int]
    /// The entry that holds all of them; -1 for the list.
    var place: Int
  }

  private let list: ElementList
  private var subjects: [UInt64: Subject] = [:]
  private let outer: [Int]
  /// By entry, how many that ask stand before it.
  private var before: [Int32] = []

  var count: Int { Int(before.last ?? 0) }

  init(of list: ElementList, beside others: ElementList?) {
    self.list = list
    outer = list.conditions.isEmpty ? [] : list.outerEntries()
    if outer.isEmpty { return }
    var asking = [Bool](repeating: false, count: list.entries.count)
    list.forEachUse { entry, subject in
      asking[entry] = true
      add(entry, subject)
    }
    others?.forEachUse { _, subject in subjects[subject]?.place = -1 }
    before.reserveCapacity(asking.count + 1)
    var count: Int32 = 0
    for isAsking in asking {
      before.append(count)
      if isAsking { count += 1 }
    }
    before.append(count)
  }

  private mutating func add(_ entry: Int, _ subject: UInt64) {
    guard var known = subjects.removeValue(forKey: subject) else {
      subjects[subject] = Subject(entries: [entry], place: holder(of: entry))
      return
    }
    if known.entries.last != entry { known.entries.append(entry) }
    while known.place >= 0, !list.range(of: known.place).contains(entry) {
      known.place = outer[known.place]
    }
    subjects[subject] = known
  }

  /// The innermost part that an asking entry can be closed in: rows ask for themselves.
  private func holder(of entry: Int) -> Int {
    if case .rows = list.entries[entry].kind { entry } else { outer[entry] }
  }

  func ask(in range: Range<Int>) -> Bool { before[range.lowerBound] < before[range.upperBound] }

  /// By entry, whether it hangs on something around it.
  func openEntries() -> [Bool] {
    var isOpen = [Bool](repeating: false, count: list.entries.count)
    for subject in subjects.values {
      for entry in subject.entries {
        var around = holder(of: entry)
        while around > subject.place {
          isOpen[around] = true
          around = outer[around]
        }
      }
    }
    for index in list.entries.indices where list.entries[index].oneRow >= 0 {
      var around = outer[index]
      while around >= 0, !isRows(around, list.entries[index].oneRow) {
        isOpen[around] = true
        around = outer[around]
      }
    }
    return isOpen
  }

  private func isRows(_ entry: Int, _ node: Scene.NodeID) -> Bool {
    if case .rows(node, _, _) = list.entries[entry].kind { true } else { false }
  }
}

extension ElementList {
  /// All that sides of branches ask, and what rows are there for.
  fileprivate func forEachUse(_ visit: (_ entry: Int, _ subject: UInt64) -> Void) {
    forEachAsk { branch, _, ask in visit(branch, ask.subject) }
    for index in entries.indices {
      guard case .rows = entries[index].kind, entries[index].condition >= 0 else { continue }
      for ask in conditions[Int(entries[index].condition)].asks { visit(index, ask.subject) }
    }
  }

  /// An entry with all that is in it.
  func range(of entry: Int) -> Range<Int> { entry..<(entry + Int(entries[entry].span)) }

  /// The same list, but only that part of it.
  func part(_ range: Range<Int>) -> ElementList {
    var part = ElementList()
    part.entries = Array(entries[range])
    part.conditions = conditions
    part.elements = elements
    return part
  }
}
