import Queries

/// What a trend does not show, in words that stand under its title.
///
/// Nothing is said where nothing is left out.
struct TrendNotes {
  /// The months that are drawn.
  let shown: [Record]
  let text: String
  /// Months in which repositories joined or left, but for the first; none where nearly every month is
  /// one, for then a mark would say nothing.
  let memberships: Set<Int>

  /// `cases` is the column that must have ten, and its word.
  init(_ all: [Record], cases: String) {
    let live = all.whileMostLive
    shown = live.withCases(cases)
    let thin = live.count { $0.integer(cases) < 10 }
    var notes: [String] = []
    if thin > 0, thin == live.count {
      notes.append(" No month has ten \(cases), so all are shown and none says much.")
    } else if thin > 0 {
      notes.append(" Left out: \(Numerals.count(thin, "month")) with fewer than ten \(cases).")
    }
    if let last = live.last, live.count < all.count {
      notes.append(
        " The line ends in \(last.monthName): of the repositories, fewer than half live on after it."
      )
    }
    let changed = shown.dropFirst().filter { $0.integer("joined") + $0.integer("left") > 0 }
    memberships = 2 * changed.count > shown.count ? [] : Set(changed.compactMap { $0.month() })
    notes += Self.members(shown, changed, hasMarks: !memberships.isEmpty)
    text = notes.joined()
  }

  /// Who is counted: their number changes the level, and is said wherever it does.
  private static func members(_ shown: [Record], _ changed: [Record], hasMarks: Bool) -> [String] {
    guard let last = shown.last else { return [] }
    var notes: [String] = []
    let carried = last.integer("carried_repositories")
    if carried > 0 {
      notes.append(
        " \(Numerals.count(carried, "repository", "repositories")) had no commit in \(last.monthName) and \(carried == 1 ? "counts" : "count") as before."
      )
    }
    let apart = last.integer("read_in_part")
    if apart > 0 {
      notes.append(
        " Read in part and left out: \(Numerals.count(apart, "repository", "repositories")).")
    }
    let (joined, left) = changed.reduce((0, 0)) {
      ($0.0 + $1.integer("joined"), $0.1 + $1.integer("left"))
    }
    if joined + left > 0 {
      notes.append(
        " Since \(shown[0].monthName), \(Numerals.grouped(joined)) joined and \(Numerals.grouped(left)) left, which moves the level and no change\(hasMarks ? "; ticks on the axis mark when" : "")."
      )
    }
    return notes
  }
}

/// Months in which a project asked other things of the rules (`.swipecost.json`): what lies before and
/// after such a mark is not counted alike, though no screen need have changed.
///
/// Nothing else can break a line within one database: where the rules or the models themselves change,
/// all of history is read again.
struct SettingsBreaks {
  private let changes: Set<SiteData.SettingsChange>
  private let isOne: Bool
  /// More marks than this could not be told apart.
  private static let most = 4

  /// Of one repository, or of all where that is nil.
  init(data: SiteData, repo: String? = nil) {
    isOne = repo != nil
    changes = data.settings.filter { repo == nil || $0.repo == repo }
  }

  private var months: [Int] { Set(changes.map(\.month)).sorted() }

  var events: [TrendChart.Event] {
    months.suffix(Self.most).map { month in
      let names = Set(changes.filter { $0.month == month }.map(\.repo)).sorted()
      let who = isOne ? "" : names.count == 1 ? names[0] + ": " : "\(names.count) repositories: "
      return TrendChart.Event(month: month, name: who + "other settings", isBreak: true)
    }
  }

  var text: String {
    guard let last = months.last else { return "" }
    let name = Month(index: last).name
    let who =
      isOne
      ? "the project" : Numerals.count(Set(changes.map(\.repo)).count, "project")
    let often =
      months.count == 1 ? "In \(name)" : "In \(months.count) months, the last of them \(name),"
    let marks =
      months.count <= Self.most ? "" : " The last \(Self.most) such months are marked."
    return
      " \(often) \(who) changed what is asked of the rules; the two sides of such a mark are not counted alike.\(marks)"
  }
}
