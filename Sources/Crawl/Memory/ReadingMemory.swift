import Rules
import Views

/// Readings that held before the tree changed, for trees that are alike again.
///
/// A merge brings what its branch was read with, a branch that takes in the mainline what the mainline is read
/// with, and a revert what was there before: most of what changes in a history with branches was read already.
struct ReadingMemory {
  /// Those that all of them were read under.
  private var settings: Settings
  private var units: [UnitName: [Unit]] = [:]
  /// In the order in which they were kept; the oldest are forgotten first.
  private var order: [UnitName] = []
  private var oldest = 0
  private var bytes = 0

  /// Of what they take in memory: some for each view of a large app, however long its history.
  private static let limit = 24 << 20
  /// How many of one view are looked at, the newest first.
  private static let tries = 16

  init(of settings: Settings = Settings()) { self.settings = settings }

  /// What was read under other settings is of no use.
  mutating func hold(for settings: Settings) {
    if settings != self.settings { self = ReadingMemory(of: settings) }
  }

  mutating func keep(_ unit: Unit) {
    guard let print = unit.print else { return }
    var held = units[unit.name] ?? []
    if let at = held.firstIndex(where: { $0.print == print }) {
      bytes -= Self.bytes(of: held[at])
      held[at] = unit
    } else {
      held.append(unit)
      order.append(unit.name)
    }
    units[unit.name] = held
    bytes += Self.bytes(of: unit)
    while bytes > Self.limit, oldest < order.count { forget() }
  }

  /// What a reading would come out with, if it is known.
  func unit(named name: UnitName, in index: ViewIndex) -> Unit? {
    units[name]?.suffix(Self.tries).last { unit in
      // Places first: there are few files, and thousands of questions.
      guard let print = unit.print, index.places(in: unit.paths) == print.places else {
        return false
      }
      return index.answers(to: unit.lookups) == print.answers
    }
  }

  private mutating func forget() {
    let name = order[oldest]
    oldest += 1
    if let gone = units[name]?.removeFirst() { bytes -= Self.bytes(of: gone) }
    if units[name]?.isEmpty == true { units[name] = nil }
    if oldest > 4096 {
      order.removeFirst(oldest)
      oldest = 0
    }
  }

  /// The questions are most of it; reports and findings are small.
  private static func bytes(of unit: Unit) -> Int {
    unit.lookups.bytes + (unit.base?.asked.bytes ?? 0) + 2048
  }
}
