/// What changed in one repository between a point of its mainline and its head.
package struct RepoChange: Sendable, Equatable, Encodable {
  package var repo: String
  /// It was not there, or had no commit, at that point: nothing to compare with.
  package var isNew: Bool
  /// Mainline commits since.
  package var commits: Int
  package var before: Swipes
  package var now: Swipes
  package var screens: [ScreenChange]
  package var introduced: [FindingChange]
  package var ended: [FindingChange]

  package var isQuiet: Bool { screens.isEmpty && introduced.isEmpty && ended.isEmpty && !isNew }
}

/// Swipes in both models, at the most and typically.
package struct Swipes: Sendable, Equatable, Encodable {
  package var guideline: Int
  package var platform: Int
  package var guidelineTypical: Double
  package var platformTypical: Double

  /// Where no question is open, what is typical is the most.
  package init(
    guideline: Int, platform: Int, guidelineTypical: Double? = nil, platformTypical: Double? = nil
  ) {
    self.guideline = guideline
    self.platform = platform
    self.guidelineTypical = guidelineTypical ?? Double(guideline)
    self.platformTypical = platformTypical ?? Double(platform)
  }
}

/// The commit that brought a change.
package struct Bringer: Sendable, Equatable, Encodable {
  package var sha: String
  package var time: String
  package var author: String?
}

package struct ScreenChange: Sendable, Equatable, Encodable {
  package var screen: String
  package var path: String
  package var line: Int?
  /// nil for a screen that was not there.
  package var before: Swipes?
  /// nil for a screen that is gone.
  package var now: Swipes?
  package var broughtBy: Bringer?

  /// Swipes more than before, by the guideline model, of a screen that was there and still is.
  package var growth: Int? {
    guard let before, let now else { return nil }
    return now.guideline - before.guideline
  }
}

package struct FindingChange: Sendable, Equatable, Encodable {
  package var rule: String
  package var severity: String
  package var path: String
  package var line: Int
  package var column: Int
  package var view: String
  package var message: String
  /// nil while it is open.
  package var endReason: String?
  package var broughtBy: Bringer
}
