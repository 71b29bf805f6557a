import Scenes
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

  /// Of a part of a list: see `ClosedParts`.
  init(of list: ElementList, _ part: Range<Int>) {
    var printer = Printer()
    printer.mix(list, part)
    (one, other) = (printer.one.value, printer.other.value)
  }

  /// Two prints of the same: many shapes are met, and no two of them may be taken for one.
  private struct Printer {
    var one = NameHash(seed: 1)
    var other = NameHash(seed: 2)
    /// Subjects and rows are told apart, and no more, by the order in which they are met.
    private var subjects: [UInt64: UInt64] = [:]
    private var rows: [Scene.NodeID: UInt64] = [:]

    mutating func mix(_ list: ElementList) { mix(list, list.entries.indices) }

    mutating func mix(_ list: ElementList, _ part: Range<Int>) {
      mix(UInt64(part.count))
      for index in part { mix(list.entries[index], list) }
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
