package import VoiceOver

/// One broken rule at one place.
package struct Finding: Sendable, Equatable {
  package var rule: String
  package var severity: Severity
  package var place: Place
  /// The view that declares the place.
  package var view: String
  package var message: String
  package var fix: String
  /// Swipes over all rows that mending it saves; 0 for most rules.
  package var swipesSaved: Int
  /// Rule, view and structural path, not line: 16 hexadecimal digits.
  package var fingerprint: String
  /// In a sheet or another view that is shown apart: only the view that presents it writes it out.
  package var isApart: Bool

  package init(
    rule: String, severity: Severity, place: Place, view: String, message: String, fix: String,
    swipesSaved: Int, fingerprint: String, isApart: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.view = view
    self.message = message
    self.fix = fix
    self.swipesSaved = swipesSaved
    self.fingerprint = fingerprint
    self.isApart = isApart
  }
}

package enum Severity: String, Sendable, CaseIterable, Comparable {
  case minor, moderate, serious, critical

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
