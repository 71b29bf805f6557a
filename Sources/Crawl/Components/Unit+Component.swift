import Components
import Rules
import VoiceOver

extension Unit {
  /// Of a front end, which has decided what is a screen: nothing of it hangs on other units.
  init(
    _ unit: ComponentUnit, number: Int, _ about: TreeCircumstances,
    muted comments: [String: SourceComments], _ figures: inout KnownFigures
  ) {
    let unit = unit.assuming(rows: about.rows(at: unit.path))
    let reports = unit.reports(about.asked.listing, &figures)
    let audit = about.auditor.audit(unit, reports).muted(by: comments)
    name = UnitName(path: unit.path, name: unit.name)
    self.number = Int32(number)
    isView = true
    report = reports[0]
    inner = Dictionary(
      reports.dropFirst().map { (UnitName(path: unit.path, name: $0.name), $0) },
      uniquingKeysWith: { first, _ in first })
    mentions = []
    notes = Notes(audit)
    standing = unit.isWhole ? .whole : .part
    sources = unit.sources
  }

  /// Who decides whether a unit is shown as a whole.
  enum Standing: Sendable {
    /// The other units of the tree do, by how they mention it.
    case others
    /// It was decided with all of them in view.
    case whole, part
  }
}

extension ComponentUnit {
  /// The same with as many rows as the project takes for those that nobody counts.
  func assuming(rows: Int) -> ComponentUnit {
    if rows == ReadingSettings().rows { return self }
    var unit = self
    unit.own = own.assuming(rows: rows)
    unit.inner = inner.map { $0.assuming(rows: rows) }
    return unit
  }

  /// Its own report, and those of what it shows apart.
  func reports(_ listing: Listing, _ figures: inout KnownFigures) -> [ViewReport] {
    ([own] + inner).map { screen in
      var report = screen.report(listing, &figures)
      report.framework = framework
      return report
    }
  }
}
