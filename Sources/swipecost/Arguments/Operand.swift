/// A word of the command line that is not an option.
struct Operand: Sendable {
  enum Count: Sendable {
    case one
    case atMostOne
    case oneOrMore
    case any
  }

  /// In capitals, as help shows it.
  let placeholder: String
  let count: Count
  let doc: String
  let completion: Completion

  static func one(_ placeholder: String, _ doc: String, completes: Completion = .files) -> Operand {
    Operand(placeholder: placeholder, count: .one, doc: doc, completion: completes)
  }
  static func atMostOne(
    _ placeholder: String, _ doc: String, completes: Completion = .files
  ) -> Operand {
    Operand(placeholder: placeholder, count: .atMostOne, doc: doc, completion: completes)
  }
  static func oneOrMore(
    _ placeholder: String, _ doc: String, completes: Completion = .files
  ) -> Operand {
    Operand(placeholder: placeholder, count: .oneOrMore, doc: doc, completion: completes)
  }
  static func any(_ placeholder: String, _ doc: String, completes: Completion = .files) -> Operand {
    Operand(placeholder: placeholder, count: .any, doc: doc, completion: completes)
  }

  var usage: String {
    switch count {
    case .one: placeholder
    case .atMostOne: "[\(placeholder)]"
    case .oneOrMore: "\(placeholder)..."
    case .any: "[\(placeholder)...]"
    }
  }

  var isRequired: Bool {
    switch count {
    case .one, .oneOrMore: true
    case .atMostOne, .any: false
    }
  }

  var limit: Int {
    switch count {
    case .one, .atMostOne: 1
    case .oneOrMore, .any: .max
    }
  }
}

/// What a shell offers when the user presses tab.
enum Completion: Sendable, Equatable {
  case nothing
  case files
  case folders
  case words([String])
}
