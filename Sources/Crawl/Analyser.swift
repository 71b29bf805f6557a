import Scenes
import Evaluation
import Rules
import Store
import Views
import VoiceOver

/// Everything that the facts depend on besides the repository: the pure half and its version.
struct Analyser: Sendable {
  var version: String
  var rules: [RuleRow]
  var views: @Sendable (Span<UInt8>) -> FileViews?
  var reading: TreeReading
}

extension Analyser {
  /// The one that the program ships with.
  static func standard(rows: Int) -> Analyser {
    Analyser(
      version: analysisVersion, rules: Rule.catalog.map { RuleRow($0) },
      views: { fileViews(of: $0) }, reading: .standard(rows: rows))
  }
}

extension TreeReading {
  static func standard(rows: Int) -> TreeReading {
    TreeReading(
      circumstances: { TreeCircumstances(settings: $0, folders: $1, rows: rows) },
      unit: { index, stale, about, fragments in
        UnitReading(of: stale, in: index, about, &fragments)
      },
      head: { index, type, around, about, fragments in
        let rows = about.rows(at: index[type.file].path)
        let settings = ReadingSettings(rows: rows, listing: .guideline)
        return read(type, in: index, settings, &fragments).map { reading in
          HeadReading(
            outline: reading.outline,
            platform: reading.outline(.platform, in: index),
            layouts: Dictionary(
              reading.layouts(in: index, around: around, groups: reading.rowGroups(in: index))
                .map { ($0.name, $0.text) },
              uniquingKeysWith: { first, _ in first }))
        }
      },
      notes: { index, file, about in
        let path = index[file].path
        guard !about.settings.excludes(path) else { return Notes() }
        return Notes(about.auditor.audit(file, in: index))
      },
      screen: { unit, manners in
        unit.report(shown: manners).flatMap { $0.screen == nil ? nil : $0 }
      })
  }
}

extension Unit {
  /// Given how others show it; nil for what shows nothing of its own.
  func report(shown manners: Set<Mention.Manner>) -> ViewReport? {
    standing == .others ? outline?.report(shown: manners) : report
  }
}

extension RuleRow {
  init(_ rule: Rule) {
    self.init(
      name: rule.id, title: rule.title, severity: rule.severity.rawValue,
      wcag: rule.wcag.joined(separator: ", "), document: rule.document.title, reason: rule.wrong,
      fix: rule.fix, population: rule.population.noun, claim: rule.claim)
  }
}

extension Notes {
  init(_ audit: Audit) {
    findings = audit.findings
    elements = audit.elements
  }
}

extension UnitReading {
  init(
    of stale: StaleUnit, in index: ViewIndex, _ about: TreeCircumstances,
    _ fragments: inout Fragments
  ) {
    let (type, name) = (stale.type, stale.name)
    guard !about.settings.excludes(name.path) else { return }
    let known = stale.known(in: index)
    let attempt = attempt(
      type, in: index, about.reading(at: name.path, judges: stale.judges), known: known?.scene,
      &fragments)
    lookups = attempt.lookups
    if let known, let before = stale.before, attempt.print == known.scene {
      unit = before.again(as: type, attempt.lookups, known)
    } else if let reading = attempt.reading {
      unit = Unit(reading, of: stale, attempt.print, in: index, about)
    }
    if let unit { lookups = unit.lookups }
  }
}

extension StaleUnit {
  /// What it was made of when it was told of last, where rules would be told the same today.
  fileprivate func known(in index: ViewIndex) -> UnitBase? {
    guard let before, before.isJudged == judges, let base = before.base,
      index.answers(to: base.asked) == base.answers
    else { return nil }
    return base
  }
}

extension Unit {
  /// The same of a tree in which the same is shown.
  fileprivate func again(as type: TypeID, _ lookups: Lookups, _ base: UnitBase) -> Unit {
    var unit = self
    unit.number = type.index
    unit.lookups = lookups
    unit.lookups.formUnion(base.asked)
    for path in paths { unit.lookups.insert(fileAt: path) }
    return unit
  }
}

extension Unit {
  init(
    _ reading: Reading, of stale: StaleUnit, _ scene: UInt64?, in index: ViewIndex,
    _ about: TreeCircumstances
  ) {
    var outline = reading.outline
    let (type, name, judges) = (stale.type, stale.name, stale.judges)
    self.name = name
    number = type.index
    isView = outline.kind == .view
    report = outline.report
    inner = Dictionary(
      outline.inner.map { (UnitName(path: name.path, name: Self.innerName($0, of: name)), $0) },
      uniquingKeysWith: { first, _ in first })
    mentions = outline.mentions.filter { $0.type != type }.compactMap { mention in
      UnitName(mention.type, in: index).map { UnitMention(target: $0, manner: mention.manner) }
    }
    isUnknown = outline.isUnknown
    hears = outline.hears.compactMap { UnitName($0, in: index) }.sorted()
    let audit = about.auditor.audit(reading, in: index, judges: judges)
    isJudged = judges
    notes = Notes(outline.isLeftOut ? audit.withoutFindings : audit)
    lookups = reading.lookups
    lookups.formUnion(audit.lookups)
    base = scene.map { scene in
      UnitBase(scene: scene, asked: audit.lookups, answers: index.answers(to: audit.lookups))
    }
    paths = Set(places.map(\.path)).sorted()
    for path in paths { lookups.insert(fileAt: path) }
    sources = Set(reading.scene.files.map { index[$0].path }).sorted()
    // Numbers of types do not outlive the tree they were read in.
    outline.mentions = []
    outline.inner = []
    outline.hears = []
    self.outline = outline
  }

  /// `Outer.sheet`: of several equal types of a file each has its own.
  private static func innerName(_ report: ViewReport, of name: UnitName) -> String {
    let own = name.name.split(separator: "#")
    return own.count > 1 ? "\(report.name)#\(own[1])" : report.name
  }
}
