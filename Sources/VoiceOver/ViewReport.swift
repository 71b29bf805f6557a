package import Scenes

/// What one view costs a listener, and what is said on the way: the result of reading one view.
package struct ViewReport: Sendable, Hashable {
  /// The type's name; nested types as `Outer.Inner`.
  package var name: String
  package var place: Place
  package var framework = Framework.swiftUI
  /// Shown as a whole, and why; nil for a view that is only a part of others.
  package var screen: ScreenReason?
  /// Of a screen that several views may show: where the code begins that writes what is in it.
  ///
  /// Empty for what only the code of its own view shows.
  package var way: [Place] = []
  /// No code of the app makes it: nobody can come to see it.
  package var isUnmade = false
  /// It was not written out: see `Limits`.
  package var isTooLarge = false
  /// It shows a web page: what is in that is not counted.
  package var isWeb = false
  /// Something inside is not in the repository: the counts are lower bounds.
  package var isOpaque: Bool
  /// The names of what is not in the repository, each once, sorted.
  package var opaqueNames: [String]
  /// The same for people, with what each is and where; none where no stops are listed.
  package var unknowns: [Unknown] = []
  /// Stops with chrome, unknown collections taken as `--rows` rows.
  package var swipes: BothModels
  package var chrome: BothModels
  package var deltas: [Delta]
  package var rows: [RowReport]
  package var stops: [Stop]
  /// What of it is there only at times, and what is left out of the stops for that; none where no stops are listed.
  package var sides: [SideReport] = []
  /// How many there are, also where they are not listed.
  package var stopCount: Int
  /// Those of them that are not its own, but of who shows it: the system's way back, a title, a button
  /// that closes a sheet.
  package var around = StopLists()

  package init(
    name: String, place: Place, screen: ScreenReason?, isOpaque: Bool, opaqueNames: [String],
    swipes: BothModels, chrome: BothModels, deltas: [Delta], rows: [RowReport], stops: [Stop],
    stopCount: Int? = nil
  ) {
    self.name = name
    self.place = place
    self.screen = screen
    self.isOpaque = isOpaque
    self.opaqueNames = opaqueNames
    self.swipes = swipes
    self.chrome = chrome
    self.deltas = deltas
    self.rows = rows
    self.stops = stops
    self.stopCount = stopCount ?? stops.count
  }
}

extension ViewReport {
  /// What is unknown in it is itself.
  package mutating func outgrow() {
    isTooLarge = true
    opaqueNames = [name]
    unknowns = [Unknown(name: name, kind: .limit, place: place)]
  }

  /// What is said of a view that is too large to write out.
  package var sentenceOnSize: String {
    "\(name) is too large to write out and counts as unknown; split it, or leave its folder out"
  }
}

/// A place in the sources of a commit.
package struct Place: Sendable, Hashable {
  package var path: String
  /// Both from 1; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// What a screen is made with.
package enum Framework: String, Sendable, CaseIterable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case reactNative = "react-native"
  case flutter

  /// As its makers write it.
  package var name: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    }
  }
}

package enum ScreenReason: String, Sendable, CaseIterable {
  case root, tab, destination, sheet, cover, popover, title, unused, controller, page
}

/// Least, most and expected stops, because source has branches; the headline is the most.
package struct Cost: Sendable, Hashable {
  package var min: Int
  package var max: Int
  /// The expected number of stops where every question that the source leaves open is answered one way as likely
  /// as another, in hundredths: sums of them come out the same in any order.
  package var typical: Int

  /// Of what is there or not nobody knows more, without a figure of its own.
  package init(min: Int, max: Int, typical: Int? = nil) {
    self.min = min
    self.max = max
    // Odds are told apart side by side, the bounds for the whole: what is to be expected lies between these.
    self.typical =
      typical.map { Swift.min(Swift.max($0, min * 100), max * 100) } ?? (min + max) * 50
  }

  package static func + (a: Cost, b: Cost) -> Cost {
    Cost(min: a.min + b.min, max: a.max + b.max, typical: a.typical + b.typical)
  }
}

package struct BothModels: Sendable, Hashable {
  package var guideline: Cost
  package var platform: Cost

  package init(guideline: Cost, platform: Cost) {
    self.guideline = guideline
    self.platform = platform
  }
}

/// Why the models differ, and by how many stops (platform minus guideline).
package struct Delta: Sendable, Hashable {
  package enum Reason: String, Sendable, CaseIterable {
    case navLinkMerge = "nav-link-merge"
    case asyncImage = "async-image-decorative"
    case shape = "shape-not-element"
    case labeledPair = "labeled-pair"
    case ignoreCombine = "ignore-combine"
    /// Of React Native: an image that nobody made an element.
    case image = "image-not-element"
    // Of Flutter.
    /// A child of a list, a card, what a tap handler holds: each is one only because of where it stands.
    case indexMerge = "index-merge"
    case cardMerge = "card-merge"
    case tapMerge = "tap-merge"
    case imageSilent = "image-silent"
    case tableCellMerge = "table-cell-merge"
  }
  package var reason: Reason
  package var perRow: Int
  /// The same with rows as often as they are: what the most of the screen differs by.
  package var swipes: Int

  /// Without `swipes` nothing of it is in rows.
  package init(reason: Reason, perRow: Int, swipes: Int? = nil) {
    self.reason = reason
    self.perRow = perRow
    self.swipes = swipes ?? perRow
  }
}

/// The repeated body of a collection.
package struct RowReport: Sendable, Hashable {
  package var place: Place
  package var count: Int
  /// The count is `--rows`, not known from the source.
  package var isAssumed: Bool
  /// Stops of one row, without those of collections inside it.
  package var stops: BothModels
  /// Those of them that are no controls of their own.
  package var plainStops: Int
  /// The row that this collection stands in, an index into `ViewReport.rows`.
  package var outer: Int?

  package init(
    place: Place, count: Int, isAssumed: Bool, stops: BothModels, plainStops: Int
  ) {
    self.place = place
    self.count = count
    self.isAssumed = isAssumed
    self.stops = stops
    self.plainStops = plainStops
  }

  /// There is no element made of the row.
  package var isUngrouped: Bool { plainStops >= 2 }

  /// Stops of one row when its parts are one element; controls stay what they are.
  package var groupedStops: Int { stops.guideline.max - max(0, plainStops - 1) }
}

/// One element that VoiceOver focuses.
package struct Stop: Sendable, Hashable {
  package typealias Confidence = Scenes.Confidence
  package var place: Place
  /// How often it occurs on the screen.
  package var count: Int
  /// What the source sets as its label, resolved; nil when nothing does.
  package var label: String?
  package var speech: String
  package var role: String
  package var confidence: Confidence
  package var hint: String?
  /// The name of the group that is spoken when focus enters it.
  package var group: String?
  package var isChrome: Bool
  /// Where in a bar it stands.
  package var barPlace = BarPlace.leading
  package var actions: [String]
  /// The innermost row that it belongs to, an index into `ViewReport.rows`.
  package var row: Int?
  /// All rows and sides around it, from the outermost.
  package var frames: [StopFrame] = []
  /// What has to hold for it to be there, in the words of the code; nil for what always is.
  package var when: String?
  /// What is said with the unknown in words; nil where nothing is unknown, or nobody reads it.
  package var spoken: Spoken?
  /// Of a row that the source lists, what is said in each, one after the other; none where that is not known.
  package var each: [String] = []

  package init(
    place: Place, count: Int, label: String?, speech: String, role: String, confidence: Confidence,
    hint: String?, group: String?, isChrome: Bool, actions: [String]
  ) {
    self.place = place
    self.count = count
    self.label = label
    self.speech = speech
    self.role = role
    self.confidence = confidence
    self.hint = hint
    self.group = group
    self.isChrome = isChrome
    self.actions = actions
  }
}

/// What is heard at a stop, with what the source does not tell in a few words: `‹sender name›` is data,
/// `‹preamble?›` code that could not be followed.
package struct Spoken: Sendable, Hashable {
  package var speech: String
  package var hint: String?
  package var group: String?
  package var actions: [String]
}
