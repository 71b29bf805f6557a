internal import Components
package import VoiceOver

/// How a rule looks at a screen that is not written in Swift, and what it tells to do about it.
///
/// The id, the title, the severity and what is counted are those of the rule: a mistake is the same in any framework.
package struct PieceCheck: Sendable {
  /// What to do, in the words of each framework that the rule is for.
  package let fix: [Framework: String]
  /// Code before and after: tests read each with the front end that it is for.
  package let examples: [PieceExample]
  /// What mends it: the place is the use that could give it.
  let mended: PieceUse.Kinds
  let find: @Sendable (PieceScreen, inout PieceReport) -> Void

  init(
    reactNative: String? = nil, flutter: String? = nil, mended: PieceUse.Kinds = .label,
    examples: [PieceExample] = [],
    _ find: @escaping @Sendable (PieceScreen, inout PieceReport) -> Void
  ) {
    var fix: [Framework: String] = [:]
    fix[.reactNative] = reactNative
    fix[.flutter] = flutter
    self.fix = fix
    self.mended = mended
    self.examples = examples
    self.find = find
  }
}

/// Code that breaks a rule, and the same mended: what a component gives back, in JSX or as a widget.
///
/// Data of the app is `item` with any members, a handler is `f`, and a flag that nobody knows is `flag`.
package struct PieceExample: Sendable {
  package let framework: Framework
  package let bad: String
  package let good: String

  static func reactNative(bad: String, good: String) -> PieceExample {
    PieceExample(framework: .reactNative, bad: bad, good: good)
  }

  static func flutter(bad: String, good: String) -> PieceExample {
    PieceExample(framework: .flutter, bad: bad, good: good)
  }
}
