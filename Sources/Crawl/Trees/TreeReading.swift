import Rules
import Views
import VoiceOver

/// The pure half, as the crawl sees it: what it asks of a tree.
struct TreeReading: Sendable {
  /// What holds for the whole tree, from the settings file at its root and those of folders.
  var circumstances: @Sendable (Settings?, [FolderSettings]) -> TreeCircumstances
  /// Reads one type of a tree, with the help of what others of the tree had in common; whether it is judged is
  /// the last question but one.
  var unit:
    @Sendable (ViewIndex, TypeID, UnitName, TreeCircumstances, Bool, inout Fragments) ->
      UnitReading
  /// Reads a type of the head once more, for drawings and lists of stops.
  var head:
    @Sendable (ViewIndex, TypeID, StopLists, TreeCircumstances, inout Fragments) -> HeadReading?
  /// What the rules say of the declarations of a file.
  var notes: @Sendable (ViewIndex, FileID, TreeCircumstances) -> Notes
  /// The report of a unit as a screen, given how often others mention it; nil when it is none.
  var screen: @Sendable (Unit, [Mention.Manner: Int]) -> ViewReport?
}

/// What all readings of one tree have in common: when it changes, all is read again.
struct TreeCircumstances: Sendable {
  let settings: Settings
  let auditor: Auditor

  init(settings root: Settings?, folders: [FolderSettings], rows: Int) {
    var settings = root ?? Settings()
    if root == nil { settings.rows = rows }
    settings.folders = folders
    self.settings = settings
    auditor = Auditor(settings: settings)
  }

  func isSame(as other: TreeCircumstances) -> Bool { settings == other.settings }
}
