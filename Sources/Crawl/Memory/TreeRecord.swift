import Rules

/// What was read of one tree, in the form in which it waits for the next run.
///
/// It saves reading again what is as it was, and nothing more: a run without it, or with one that does not
/// fit, comes to the same.
enum TreeRecord {
  /// Goes up with what passes through; others count for nothing.
  private static let version = 7

  static func bytes(of tree: borrowing LiveTree) -> [UInt8] {
    var record = Record()
    var settings = tree.about.settings
    // What has no print cannot be told to be as it was.
    var units = tree.units.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.print != nil }
    pass(&settings, &units, through: &record)
    return record.bytes
  }

  /// Nothing where the bytes are of another version, or a part is missing.
  static func memory(_ bytes: [UInt8]) -> ReadingMemory {
    var record = Record(reading: bytes)
    var (settings, units) = (Settings(), [Unit]())
    pass(&settings, &units, through: &record)
    guard !record.isBroken else { return ReadingMemory() }
    var memory = ReadingMemory(of: settings)
    for unit in units { memory.keep(unit) }
    return memory
  }

  private static func pass(
    _ settings: inout Settings, _ units: inout [Unit], through record: inout Record
  ) {
    var version = Self.version
    record.pass(&version)
    guard version == Self.version else { return record.giveUp() }
    record.pass(&settings)
    record.pass(&units)
  }
}
