import Scenes
import Views
import VoiceOver

/// What a screen of the head is told by: where this is equal, so is all that the database has of it.
struct HeadPrint: Equatable {
  var unit: UnitName
  var reading: ReadingPrint
  /// Where everything is in all files that a stop may be in.
  var places: UInt64
  var report: ViewReport
  /// Of the screen that the unit is itself.
  var whole: ViewReport?
  var manners: Set<Mention.Manner>
}

/// The screens of one tree, to tell later which are not as they were.
struct HeadPrints {
  private let about: TreeCircumstances
  private var screens: [UnitName: HeadPrint] = [:]

  init(of tree: borrowing LiveTree) {
    about = tree.about
    for (unit, _, names) in tree.shownUnits() {
      guard let reading = unit.print else { continue }
      let places = tree.index.places(in: unit.sources)
      for (name, report) in names {
        screens[name] = HeadPrint(
          unit: unit.name, reading: reading, places: places, report: report,
          whole: tree.screens[unit.name], manners: tree.manners(of: name))
      }
    }
  }

  /// Screens that are told as they were in another tree.
  func same(as other: HeadPrints) -> Set<UnitName> {
    guard about.isSame(as: other.about) else { return [] }
    return Set(screens.compactMap { name, print in other.screens[name] == print ? name : nil })
  }
}
