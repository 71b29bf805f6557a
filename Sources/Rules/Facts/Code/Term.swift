/// What an expression says, as data: two that say the same are equal, however they are laid out.
///
/// `self.` is no part of it, and a binding is about what it projects.
indirect enum Term: Hashable, Sendable {
  case name(String)
  case member(Term, String)
  /// `.small`
  case implicit(String)
  /// A number, a key path, `true`, `false` or `nil`.
  case constant(String)
  /// With what is set into it, as it is written.
  case string(String)
  case call(Term, [Argument])
  case element(Term, [Argument])
  case prefix(String, Term)
  case binary(String, Term, Term)
  /// What the calculus does not hold, as it is written.
  case unread(String)

  struct Argument: Hashable, Sendable {
    var label: String?
    var value: Term
  }
}

extension Term {
  static let null = Term.constant("nil")

  /// The names of `model.item.isOn`, from the outside in; nil where it is more than names.
  var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base, let name): base.path.map { $0 + [name] }
    default: nil
    }
  }

  /// The one name that it is.
  var plainName: String? { if case .name(let name) = self { name } else { nil } }

  /// Directly inside it.
  var parts: [Term] {
    switch self {
    case .name, .implicit, .constant, .string, .unread: []
    case .member(let base, _), .prefix(_, let base): [base]
    case .call(let base, let arguments), .element(let base, let arguments):
      [base] + arguments.map(\.value)
    case .binary(_, let left, let right): [left, right]
    }
  }

  /// `tone` of `self.tone`, where that had to be told from a name of the body.
  var withoutSelf: Term {
    if case .member(.name("self"), let name) = self { .name(name) } else { self }
  }

  /// Itself, or some part of it.
  @inline(never)
  func contains(where isWanted: (Term) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(where: isWanted) }
  }

  /// Without what makes it ask for the opposite: `isOn` of `!isOn` and of `isOn == true`.
  var positive: Term {
    switch self {
    case .prefix("!", let inner), .binary("==", let inner, .constant("true")),
      .binary("==", let inner, .constant("false")):
      inner.positive
    default: self
    }
  }

  /// What is to be equal to what.
  var equality: (left: Term, right: Term)? {
    if case .binary("==", let left, let right) = self { (left, right) } else { nil }
  }

  /// What is compared, to be equal or not to be.
  var comparison: (left: Term, right: Term)? {
    if case .binary("!=", let left, let right) = self { (left, right) } else { equality }
  }

  /// The number of `Int(seconds)`, whatever its type.
  var unconverted: Term {
    guard case .call(.name(let type), let arguments) = self, arguments.count == 1,
      arguments[0].label == nil, Self.numbers.contains(type)
    else { return self }
    return arguments[0].value
  }

  private static let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat"]

  /// The parts that all have to hold.
  var conjuncts: [Term] {
    if case .binary("&&", let left, let right) = self {
      left.conjuncts + right.conjuncts
    } else {
      [self]
    }
  }

  /// The words of all names in it, in their order; what is quoted is no name.
  var words: [String] {
    switch self {
    case .name(let text), .implicit(let text), .constant(let text), .unread(let text):
      Words(name: text).words
    case .string: []
    case .member(let base, let name): base.words + Words(name: name).words
    case .prefix(_, let inner): inner.words
    case .binary(_, let left, let right): left.words + right.words
    case .call(let base, let arguments), .element(let base, let arguments):
      base.words
        + arguments.flatMap { ($0.label.map { Words(name: $0).words } ?? []) + $0.value.words }
    }
  }

  /// What it begins with.
  var first: Term {
    switch self {
    case .member(let base, _), .call(let base, _), .element(let base, _): base.first
    case .binary(_, let left, _): left.first
    default: self
    }
  }

  /// With other terms for some of the names that it begins with.
  func replacing(_ meant: [String: Term]) -> Term {
    switch self {
    case .name(let name): meant[name] ?? self
    case .implicit, .constant, .string, .unread: self
    case .member(let base, let name): .member(base.replacing(meant), name)
    case .prefix(let sign, let inner): .prefix(sign, inner.replacing(meant))
    case .binary(let sign, let left, let right):
      .binary(sign, left.replacing(meant), right.replacing(meant))
    case .call(let base, let arguments):
      .call(base.replacing(meant), Self.replacing(meant, in: arguments))
    case .element(let base, let arguments):
      .element(base.replacing(meant), Self.replacing(meant, in: arguments))
    }
  }

  private static func replacing(
    _ meant: [String: Term], in arguments: [Argument]
  ) -> [Argument] {
    arguments.map { Argument(label: $0.label, value: $0.value.replacing(meant)) }
  }

  /// The names that paths in it begin with.
  var names: Set<String> {
    if case .name(let name) = self { return [name] }
    return parts.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Those of them that are variables: no functions and types.
  var variables: Set<String> {
    switch self {
    case .name(let name): name.first?.isUppercase == true ? [] : [name]
    case .call(.name, let arguments):
      arguments.reduce(into: []) { $0.formUnion($1.value.variables) }
    default: parts.reduce(into: []) { $0.formUnion($1.variables) }
    }
  }

  /// All names in it, also of members and labels.
  var identifiers: Set<String> {
    var found = parts.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
    switch self {
    case .name(let name), .member(_, let name), .implicit(let name): found.insert(name)
    case .call(_, let arguments), .element(_, let arguments):
      found.formUnion(arguments.compactMap(\.label))
    default: break
    }
    return found
  }

  /// What each path in it ends with: `isOn` of `room.isOn`.
  var leaves: Set<String> {
    switch self {
    case .name(let name), .implicit(let name): [name]
    case .member(let base, let name): base.path == nil ? base.leaves.union([name]) : [name]
    default: parts.reduce(into: []) { $0.formUnion($1.leaves) }
    }
  }

  /// A name, or what is no more than that to read: handed over for a part of a term, it stays one.
  var isShort: Bool {
    switch self {
    case .name, .implicit, .constant: true
    case .string(let text), .unread(let text): !text.contains(" ")
    case .member(let base, _), .prefix(_, let base): base.isShort
    case .call(let base, let arguments), .element(let base, let arguments):
      base.isShort && arguments.count < 2
        && arguments.allSatisfy { $0.label == nil && $0.value.isShort }
    case .binary: false
    }
  }
}

// MARK: - For messages

extension Term {
  /// As it would be written.
  var printed: String {
    switch self {
    case .name(let text), .constant(let text), .string(let text), .unread(let text): text
    case .implicit(let name): "." + name
    case .member(let base, let name): base.printed + "." + name
    case .prefix(let sign, let inner): sign + inner.printed
    case .binary(let sign, let left, let right): "\(left.printed) \(sign) \(right.printed)"
    case .call(let base, let arguments): "\(base.printed)(\(Self.print(arguments)))"
    case .element(let base, let arguments): "\(base.printed)[\(Self.print(arguments))]"
    }
  }

  private static func print(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.printed }
      .joined(separator: ", ")
  }
}
