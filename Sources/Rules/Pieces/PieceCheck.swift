package import VoiceOver

/// How a rule looks at a screen that is not written in Swift, and what it tells to do about it.
///
/// The id, the title, the severity and what is counted are those of the rule: a mistake is the same in any framework.
package struct PieceCheck: Sendable {
  /// What to do, in the words of each framework that the rule is for.
  package let fix: [Framework: String]
  let find: @Sendable (PieceScreen, inout PieceReport) -> Void

  init(
    reactNative: String? = nil, flutter: String? = nil,
    _ find: @escaping @Sendable (PieceScreen, inout PieceReport) -> Void
  ) {
    var fix: [Framework: String] = [:]
    fix[.reactNative] = reactNative
    fix[.flutter] = flutter
    self.fix = fix
    self.find = find
  }
}
