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
    let settings = ReadingSettings(rows: rows)
    let auditor = Auditor()
    return Analyser(
      version: "1", rules: Rule.catalog.map(RuleRow.init), views: { fileViews(of: $0) },
      reading: TreeReading(
        unit: { index, type, name in Unit(type, name, in: index, settings, auditor) },
        notes: { index, file in Notes(auditor.audit(file, in: index)) },
        screen: { unit, mentions in
          unit.outline?.report(mentionedAs: Set(mentions.keys)).flatMap {
            $0.screen == nil ? nil : $0
          }
        }))
  }
}

extension Unit {
  /// Nil for a type that is no view.
  init?(
    _ type: TypeID, _ name: UnitName, in index: ViewIndex, _ settings: ReadingSettings,
    _ auditor: Auditor
  ) {
    guard let reading = read(type, in: index, settings) else { return nil }
    var outline = reading.outline
    self.name = name
    number = type.index
    isView = outline.kind == .view
    report = outline.report
    inner = Dictionary(
      outline.inner.map { (UnitName(path: name.path, name: Self.innerName($0, of: name)), $0) },
      uniquingKeysWith: { first, _ in first })
    mentions = outline.mentions.filter { $0.type != type }.compactMap { mention in
      UnitName(mention.type, in: index).map { UnitMention(target: $0, reason: mention.reason) }
    }
    notes = Notes(auditor.audit(reading, in: index))
    lookups = reading.lookups
    // Numbers of types do not outlive the tree they were read in.
    outline.mentions = []
    outline.inner = []
    self.outline = outline
  }

  /// `Outer.sheet`: of several equal types of a file each has its own.
  private static func innerName(_ report: ViewReport, of name: UnitName) -> String {
    let own = name.name.split(separator: "#")
    return own.count > 1 ? "\(report.name)#\(own[1])" : report.name
  }
}

extension Notes {
  init(_ audit: Audit) {
    findings = audit.findings
    elements = audit.elements
  }
}

extension RuleRow {
  init(_ rule: Rule) {
    self.init(
      name: rule.id, title: rule.title, severity: rule.severity.rawValue,
      wcag: rule.wcag.joined(separator: ", "), document: rule.document.rawValue,
      reason: rule.wrong + " " + rule.heard, fix: rule.fix)
  }
}
