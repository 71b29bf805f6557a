import Scenes
import Evaluation
import Git
import Rules
import Store
import Views
import VoiceOver

/// The analysis of one tree, which follows its changes.
///
/// Everything here is a function of the tree alone: applying changes in any order that ends at the same
/// tree gives the same value. That is what makes a nightly crawl equal one from scratch.
struct LiveTree {
  var index = ViewIndex()
  /// What front ends for other frameworks make of the tree.
  var components = ComponentTree()
  var fragments = Fragments()
  var tally = TreeFigures()
  var files: [String: LiveSource] = [:]
  var units: [String: [Unit]] = [:]
  /// Sources that could not be read.
  var gaps = 0
  /// What the rules say of each file by itself.
  var notes: [String: Notes] = [:]
  /// Units that are shown as a whole: what is found in them counts.
  var wholes: Set<UnitName> = []
  /// Those that only parts of themselves show.
  var circles: Set<UnitName> = []
  var claims: [Fault: [FindingClaim]] = [:]
  /// How often each unit is mentioned, by reason.
  var mentions: [UnitName: [Mention.Manner: Int]] = [:]
  /// How pages are shown, which those who hold them hand on.
  var pages: [UnitName: Set<Mention.Manner>] = [:]
  var screens: [UnitName: ViewReport] = [:]
  /// Who shows what several views may show, in order.
  var showers: [ScreenLikeness: [Shower]] = [:]
  /// By fingerprint, in the order of their places.
  var findings: [String: [Finding]] = [:]
  var frames: [LiveFrame] = []
  var touched = LiveFrame(of: TreeFigures())
  /// All else is a function of the tree; this is only of what to read.
  var memory = ReadingMemory()
  let reading: TreeReading

  /// Of the tree as a whole.
  var about: TreeCircumstances

  /// Threads that may read at once.
  var width: Int
  /// Views that became too large to write out with the last change.
  var outgrown: [ViewReport] = []
  /// How many views were read, for the summary.
  var readCount = 0

  init(reading: TreeReading, width: Int = 1) {
    self.reading = reading
    self.width = width
    about = reading.circumstances(nil, [])
  }
}

struct LiveSource: Sendable {
  var blob: SourceBlob
  /// A Swift file, whether or not it could be read.
  var isCounted: Bool
}

/// A source file that is different now.
struct SourceChange {
  var path: String
  /// Nil when it is gone.
  var source: LiveSource?
}
