package import Views

/// Where a row of a table of views and modifiers has its judgement from.
///
/// It goes with how sure the row is. Documented: Apple says so. Reported: somebody recorded it, heard it or read it
/// in code, of this view or of one like it. Inferred: Apple says what it is, and nobody what VoiceOver makes of it.
package struct JudgementSource: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A page of Apple's, below developer.apple.com/documentation.
    case page
    /// A session of Apple's, below developer.apple.com/videos/play.
    case session
    /// The elements of a running app as somebody wrote them down: a repository, and a file in it.
    case recording
    /// What the view or a copy of it is written as: a repository, and a file in it.
    case code
    /// What somebody told in public: who, and the address.
    case report
  }

  package let kind: Kind
  package let text: String
  /// It tells of another view or modifier, that this one is like.
  package var isOfAnother = false

  private init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  static func page(_ path: String) -> Self { Self(.page, path) }
  /// The page of a modifier.
  static func modifier(_ name: String) -> Self { page("swiftui/view/" + name) }
  static func recording(_ repository: String, _ file: String) -> Self {
    Self(.recording, repository + " " + file)
  }
  static func code(_ repository: String, _ file: String) -> Self {
    Self(.code, repository + " " + file)
  }
  static func report(_ author: String, _ address: String) -> Self {
    Self(.report, author + ", " + address)
  }
  static func inferred(from source: Self) -> Self {
    var source = source
    source.isOfAnother = true
    return source
  }
}

extension JudgementSource {
  /// Accessibility in SwiftUI: texts, buttons and images are elements, spacers and stacks are none.
  static let session = Self(.session, "wwdc2019/238")

  /// Snapshots in the test itself, of iOS 16.2.
  static let recordedViews = recording("rjchatfield/AX", "AXTests/SwiftUI/ViewTests.swift")
  static let recordedModifiers = recording("rjchatfield/AX", "AXTests/SwiftUI/AXTests.swift")

  /// Reference images that stand beside these, of iOS 17.5 to 26.2.
  static let recordedLists = snapshot("SnapshotTests/SwiftUIListSectionTests.swift")
  static let recordedControls = snapshot("SnapshotTests/DefaultControlsTests.swift")
  static let recordedBasics = snapshot(
    "AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift")
  static let recordedActions = snapshot("AccessibilitySnapshotPreviewsDemo/CustomActionsDemo.swift")

  private static func snapshot(_ file: String) -> Self {
    recording("cashapp/AccessibilitySnapshot", "Example/" + file)
  }

  /// What CVS Health heard of a technique, by its name there.
  static func cvs(_ technique: String) -> Self {
    report(
      "CVS Health",
      "https://github.com/cvs-health/ios-swiftui-accessibility-techniques/blob/main/"
        + "iOSswiftUIa11yTechniques/Documentation/\(technique).md")
  }
}

/// A row of a table, as far as it says how sure it is and why.
package struct Judgement: Sendable {
  package let word: Word
  package let confidence: Confidence
  package let source: JudgementSource

  package static let ofViews = KnownViews.table.map {
    Judgement(word: $0.word, confidence: $0.view.confidence, source: $0.source)
  }
  package static let ofModifiers = KnownModifiers.table.map {
    Judgement(word: $0.word, confidence: $0.modifier.confidence, source: $0.source)
  }
}
