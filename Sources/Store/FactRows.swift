/// Least, most and expected stops in both models.
package struct Costs: Sendable, Hashable {
  package var guideline = 0
  package var guidelineMin = 0
  package var platform = 0
  package var platformMin = 0
  /// Expected ones, in hundredths.
  package var guidelineTypical = 0
  package var platformTypical = 0

  package init(
    guideline: Int = 0, guidelineMin: Int = 0, platform: Int = 0, platformMin: Int = 0,
    guidelineTypical: Int = 0, platformTypical: Int = 0
  ) {
    self.guideline = guideline
    self.guidelineMin = guidelineMin
    self.platform = platform
    self.platformMin = platformMin
    self.guidelineTypical = guidelineTypical
    self.platformTypical = platformTypical
  }
}

/// A screen and its cost, from a position of the mainline on.
package struct ScreenSpanRow: Sendable, Equatable {
  package var repo: Int
  package var view: Int
  package var from: Int
  package var line: Int
  /// What it is made with: `swiftui`.
  package var framework: String
  package var reason: String
  package var isOpaque: Bool
  /// Collections of unknown length.
  package var assumedRows: Int
  package var swipes: Costs
  package var chrome: Costs

  package init(
    repo: Int, view: Int, from: Int, line: Int, framework: String = "swiftui", reason: String,
    isOpaque: Bool, assumedRows: Int, swipes: Costs, chrome: Costs
  ) {
    self.repo = repo
    self.view = view
    self.from = from
    self.line = line
    self.framework = framework
    self.reason = reason
    self.isOpaque = isOpaque
    self.assumedRows = assumedRows
    self.swipes = swipes
    self.chrome = chrome
  }
}

/// The repeated body of a collection and its cost, from a position of the mainline on.
package struct RowSpanRow: Sendable, Equatable {
  package var repo: Int
  package var view: Int
  /// The collections of a view are numbered from 0 in reading order.
  package var ordinal: Int
  package var from: Int
  package var path: Int
  package var line: Int
  package var column: Int
  package var count: Int
  package var isAssumed: Bool
  package var isUngrouped: Bool
  package var stops: Costs
  package var groupedStops: Int

  package init(
    repo: Int, view: Int, ordinal: Int, from: Int, path: Int, line: Int, column: Int, count: Int,
    isAssumed: Bool, isUngrouped: Bool, stops: Costs, groupedStops: Int
  ) {
    self.repo = repo
    self.view = view
    self.ordinal = ordinal
    self.from = from
    self.path = path
    self.line = line
    self.column = column
    self.count = count
    self.isAssumed = isAssumed
    self.isUngrouped = isUngrouped
    self.stops = stops
    self.groupedStops = groupedStops
  }
}

/// What is said of a finding, as of the last commit it was seen in.
package struct FindingText: Sendable, Equatable {
  package var severity: String
  package var path: Int
  package var line: Int
  package var column: Int
  package var view: String
  package var message: String
  package var fix: String
  package var swipesSaved: Int

  package init(
    severity: String, path: Int, line: Int, column: Int, view: String, message: String,
    fix: String, swipesSaved: Int
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.view = view
    self.message = message
    self.fix = fix
    self.swipesSaved = swipesSaved
  }
}

/// A finding, from a position of the mainline on.
package struct FindingRow: Sendable, Equatable {
  package enum End: String, Sendable, CaseIterable {
    case fixed
    case codeRemoved = "code-removed"
    case fileRemoved = "file-removed"
  }
  package var repo: Int
  package var rule: Int
  package var fingerprint: String
  /// 0 for the first of those that share a fingerprint at one commit, in the order of their places.
  package var occurrence: Int
  package var from: Int
  /// The commit that brought it, on a side branch too.
  package var introducedBy: Int
  package var text: FindingText

  package init(
    repo: Int, rule: Int, fingerprint: String, occurrence: Int, from: Int, introducedBy: Int,
    text: FindingText
  ) {
    self.repo = repo
    self.rule = rule
    self.fingerprint = fingerprint
    self.occurrence = occurrence
    self.from = from
    self.introducedBy = introducedBy
    self.text = text
  }
}
