import Scenes
import Rules
import Views
import VoiceOver

/// What was read of one type of a tree, kept until something changes it.
struct Unit: Sendable {
  var name: UnitName
  /// Its place among the types of its file.
  var number: Int32
  var isView: Bool
  /// As it stands alone; whether it is a screen, the others decide.
  var report: ViewReport
  /// What bears on that, without what is kept apart here.
  var outline: ReadingOutline?
  /// Screens written in place, such as the content of a sheet, by names of their own.
  var inner: [UnitName: ViewReport]
  var mentions: [UnitMention]
  /// Something in its own code is unknown; and the units in it of which the same would be heard in it.
  var isUnknown = false
  var hears: [UnitName] = []
  var notes: Notes
  var lookups = Lookups()
  /// The files that it tells of; what moves in one stays in it.
  var paths: [String] = []
  /// The files that something it shows is written in, also where nothing is told of that.
  var sources: [String] = []
  /// Of a tree that it holds for.
  var print: ReadingPrint?
  /// It was read as what nobody else speaks for: counted whole, and looked at by all rules.
  var isJudged = true
  /// What it was made of; nil where that is not known.
  var base: UnitBase?
  var standing = Standing.others
}

/// What a unit was made of: where a reading comes to the same again, all that is told of it holds but for lines.
struct UnitBase: Sendable {
  /// Of the scene, and of the code behind it: see `Attempt`.
  var scene: UInt64
  /// What rules asked beyond that, and a print of the answers.
  var asked: Lookups
  var answers: UInt64
}

/// What came of reading a type, and what that depends on also when there is nothing to say of it.
struct UnitReading: Sendable {
  var unit: Unit?
  var lookups = Lookups()
}

/// What the rules say of one type or file.
struct Notes: Sendable {
  var findings: [Finding] = []
  /// By rule, the elements it applies to.
  var elements: [String: Int] = [:]
}

/// A finding, and who says so: one place is seen from every screen that shows it.
struct FindingClaim: Sendable, Equatable {
  var finding: Finding
  /// Empty for the file itself.
  var unit: String
  var path: String
  var number: Int32

  /// Of findings that tell the same, the file's speaks for all, then the first.
  func precedes(_ other: FindingClaim) -> Bool {
    if finding.speaks(before: other.finding) { return true }
    if other.finding.speaks(before: finding) { return false }
    if unit.isEmpty != other.unit.isEmpty { return unit.isEmpty }
    return (path, number) < (other.path, other.number)
  }
}

/// Who a type is, across commits and across walks: numbers of the index are given out again.
struct UnitName: Hashable, Sendable, Comparable {
  var path: String
  /// `Outer.Inner`; of several equal names in a file, the later ones carry a number.
  var name: String

  static func < (a: UnitName, b: UnitName) -> Bool { (a.path, a.name) < (b.path, b.name) }
}

struct UnitMention: Hashable, Sendable {
  var target: UnitName
  var manner: Mention.Manner
}

extension UnitName {
  /// The types of a file that may be read, with their names.
  static func all(in file: FileID, of index: ViewIndex) -> [(type: TypeID, name: UnitName)] {
    let live = index[file]
    return live.readNames.enumerated().compactMap { index, name in
      name.map { (TypeID(file: file, index: Int32(index)), UnitName(path: live.path, name: $0)) }
    }
  }

  init?(_ type: TypeID, in index: ViewIndex) {
    let live = index[type.file]
    guard live.readNames.indices.contains(Int(type.index)),
      let name = live.readNames[Int(type.index)]
    else { return nil }
    self.init(path: live.path, name: name)
  }
}
