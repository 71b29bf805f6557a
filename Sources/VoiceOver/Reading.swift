package import Views

/// What the interpreter takes for given where source does not tell.
package struct ReadingSettings: Sendable, Equatable {
  /// Rows of a collection of unknown length.
  package var rows = 20
  /// The oldest iOS that is looked at; `#available` above it has two sides. Nil: the newest.
  package var target: Int?

  package init(rows: Int = 20, target: Int? = nil) {
    self.rows = rows
    self.target = target
  }
}

/// One view of the repository, read by itself, with everything in it.
package struct Reading: Sendable {
  package var type: TypeID
  package var outline: ReadingOutline
  package var scene: Scene
  package var platform: ElementList
  package var guideline: ElementList
  /// What was asked on the way: when an answer changes, the reading does.
  package var lookups: Lookups
}

/// The part of a reading that is kept: what a commit's reports are made of.
package struct ReadingOutline: Sendable {
  package var type: TypeID
  /// As the view stands alone; what makes it a screen is known when all views are.
  package var report: ViewReport
  /// Screens without a view type of their own: the content of a sheet that is written in place.
  package var inner: [ViewReport]
  package var mentions: [Mention]
  package var hasTitle: Bool
  package var isRoot: Bool
}
