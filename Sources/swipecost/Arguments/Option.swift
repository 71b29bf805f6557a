/// A named setting of a command: `--name value`, `--name=value`, or `--name` alone for a flag.
struct Option: Sendable {
  enum Kind: Sendable, Equatable {
    case flag
    case value(placeholder: String)
    case choice([String])
  }

  /// Without the two dashes.
  let name: String
  let kind: Kind
  /// May stand several times; otherwise the second time is an error.
  let repeats: Bool
  let isRequired: Bool
  let doc: String
  let completion: Completion

  static func flag(_ name: String, _ doc: String) -> Option {
    Option(
      name: name, kind: .flag, repeats: false, isRequired: false, doc: doc, completion: .nothing)
  }

  static func value(
    _ name: String, _ placeholder: String, _ doc: String, required: Bool = false,
    completes: Completion = .nothing
  ) -> Option {
    Option(
      name: name, kind: .value(placeholder: placeholder), repeats: false, isRequired: required,
      doc: doc, completion: completes)
  }

  /// May stand several times.
  static func list(
    _ name: String, _ placeholder: String, _ doc: String, completes: Completion = .nothing
  ) -> Option {
    Option(
      name: name, kind: .value(placeholder: placeholder), repeats: true, isRequired: false,
      doc: doc, completion: completes)
  }

  /// One word of a closed list; any other is refused before the command runs.
  static func choice(_ name: String, _ words: [String], _ doc: String) -> Option {
    Option(
      name: name, kind: .choice(words), repeats: false, isRequired: false, doc: doc,
      completion: .words(words))
  }

  static let help = Option.flag("help", "Print this text and stop.")

  /// What is said about it, with what follows from its definition.
  var fullDoc: String { repeats ? doc + " May be given several times." : doc }

  var usage: String {
    switch kind {
    case .flag: "--\(name)"
    case .value(let placeholder): "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }
}
