import Components
import VoiceOver

/// Collects what one rule after the other finds on one screen.
struct PieceReport {
  private(set) var findings: [Finding] = []
  private let framework: Framework
  /// The screen is shown apart from the component that writes it.
  private let isApart: Bool
  // Of the rule whose turn it is.
  private var rule = ""
  private var fix = ""
  private var severity = Severity.minor

  init(_ framework: Framework, isApart: Bool) {
    self.framework = framework
    self.isApart = isApart
  }

  mutating func begin(_ rule: borrowing Rule, _ check: PieceCheck) {
    self.rule = rule.id
    fix = check.fix[framework] ?? ""
    severity = rule.severity
    findings.removeAll(keepingCapacity: true)
  }

  mutating func add(
    at place: Place, in view: String, _ anchor: String, _ message: String,
    severity chosen: Severity? = nil, saves: Int = 0
  ) {
    var fingerprint = Fingerprint()
    fingerprint.add(rule)
    fingerprint.add(view)
    fingerprint.add(anchor)
    findings.append(
      Finding(
        rule: rule, severity: chosen ?? severity, place: place, view: view, message: message,
        fix: fix, swipesSaved: saves, fingerprint: fingerprint.text, isApart: isApart))
  }

  mutating func add(
    _ element: PieceElement, _ message: String, at place: Place? = nil,
    severity: Severity? = nil
  ) {
    add(
      at: place ?? element.place, in: element.view, element.anchor, message, severity: severity)
  }

  mutating func add(_ content: PieceContent, _ message: String, severity: Severity? = nil) {
    add(at: content.place, in: content.view, content.anchor, message, severity: severity)
  }
}
