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
  private var mended: PieceUse.Kinds = []

  init(_ framework: Framework, isApart: Bool) {
    self.framework = framework
    self.isApart = isApart
  }

  mutating func begin(_ rule: borrowing Rule, _ check: PieceCheck) {
    self.rule = rule.id
    fix = check.fix[framework] ?? ""
    severity = rule.severity
    mended = check.mended
    findings.removeAll(keepingCapacity: true)
  }

  mutating func add(
    at place: Place, in view: String, _ anchor: String, _ message: String,
    severity chosen: Severity? = nil, saves: Int = 0, fix own: String? = nil
  ) {
    var fingerprint = Fingerprint()
    fingerprint.add(rule)
    fingerprint.add(view)
    fingerprint.add(anchor)
    findings.append(
      Finding(
        rule: rule, severity: chosen ?? severity, place: place, view: view, message: message,
        fix: own ?? fix, swipesSaved: saves, fingerprint: fingerprint.text, isApart: isApart))
  }

  /// At the outermost use that could give what is missing, where it is not written there itself.
  ///
  /// `own` is what mends it, where that is not the same for all that the rule tells.
  mutating func add(
    _ element: PieceElement, _ message: String, at place: Place? = nil,
    severity: Severity? = nil, fix: String? = nil, mended own: PieceUse.Kinds? = nil
  ) {
    let mended = own ?? mended
    let written = place ?? element.place
    guard let use = element.facts.uses.last(where: { $0.kinds.contains(mended) }) else {
      add(at: written, in: element.view, element.anchor, message, severity: severity, fix: fix)
      return
    }
    add(
      at: use.place, in: use.view, use.anchor, told(message, written, at: use.place),
      severity: severity, fix: fix)
  }

  mutating func add(_ content: PieceContent, _ message: String, severity: Severity? = nil) {
    add(
      at: content.place, in: content.view, content.anchor,
      told(message, content.writtenAt, at: content.place), severity: severity)
  }

  /// Where it is written is told too, where that is another file.
  private func told(_ message: String, _ written: Place?, at place: Place) -> String {
    guard let written, written.path != place.path,
      let name = written.path.split(separator: "/").last
    else { return message }
    return message + " The element is written in \(name)."
  }
}
