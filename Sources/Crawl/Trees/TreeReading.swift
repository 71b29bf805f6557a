import Scenes
import Evaluation
import Rules
import Views
import VoiceOver

/// The pure half, as the crawl sees it: what it asks of a tree.
struct TreeReading: Sendable {
  /// What holds for the whole tree, from the settings file at its root and those of folders.
  var circumstances: @Sendable (Settings?, [FolderSettings]) -> TreeCircumstances
  /// Reads one type of a tree, with the help of what others of the tree had in common.
  var unit: @Sendable (ViewIndex, StaleUnit, TreeCircumstances, inout Fragments) -> UnitReading
  /// Reads a type of the head once more, for drawings and lists of stops.
  var head:
    @Sendable (ViewIndex, TypeID, StopLists, TreeCircumstances, inout Fragments) -> HeadReading?
  /// What the rules say of the declarations of a file.
  var notes: @Sendable (ViewIndex, FileID, TreeCircumstances) -> Notes
  /// The report of a unit as a screen, given how others show it; nil when it is none.
  var screen: @Sendable (Unit, Set<Mention.Manner>) -> ViewReport?
}

/// A type that has to be read again.
struct StaleUnit: Sendable {
  var type: TypeID
  var name: UnitName
  /// It was judged by itself before, or is new, so that it may be again.
  var judges: Bool
  /// What was told of it last, of the lines that are there now.
  var before: Unit?
}

/// What all readings of one tree have in common: when it changes, all is read again.
struct TreeCircumstances: Sendable {
  let settings: Settings
  let auditor: Auditor
  /// What is told beside figures; the same for a tree from its first commit to its last.
  let asked: ReadingSettings
  /// Chosen for all files, whatever their settings say.
  private let chosenRows: Int?

  /// As a crawl counts: what is said at each stop is told of the head only.
  init(settings root: Settings?, folders: [FolderSettings], rows: Int) {
    var settings = root ?? Settings()
    if root == nil { settings.rows = rows }
    settings.folders = folders
    self.init(settings, ReadingSettings(listing: .nothing), rows: nil)
  }

  init(_ settings: Settings, _ asked: ReadingSettings, rows: Int?) {
    self.settings = settings
    self.asked = asked
    chosenRows = rows
    auditor = Auditor(settings: settings)
  }

  func isSame(as other: TreeCircumstances) -> Bool { settings == other.settings }

  /// Of a collection of unknown length.
  func rows(at path: String) -> Int { chosenRows ?? settings.rows(at: path) }

  func reading(at path: String, judges: Bool) -> ReadingSettings {
    var reading = asked
    reading.rows = rows(at: path)
    // Where only figures are asked for, those of a part are told with what shows it.
    reading.isPart = asked.listing == .nothing && !judges
    return reading
  }
}
