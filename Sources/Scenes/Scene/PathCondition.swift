import Views

/// What has to hold together for a side of a branch to show, as far as it is known what is asked about.
package struct PathCondition: Sendable {
  package var predicates: [Predicate]
  /// Nothing else is asked.
  package var isWhole: Bool
  /// Nothing else is asked than these, be it in groups.
  package var isComplete: Bool

  package init(predicates: [Predicate], isWhole: Bool) {
    self.predicates = predicates
    self.isWhole = isWhole
    isComplete = isWhole
  }
}

/// One thing that has to hold: a subject, and which answers it may give.
package struct Predicate: Sendable {
  package var subject: SourceExpression
  package var aspect: Aspect
  package var scope: Scope
  package var answers: [Answer]
  /// It is none of the answers, not one of them.
  package var isNone: Bool
  /// Of those with one number one holds at least: `isOpen || isEmpty`; 0 for what has to hold by itself.
  package var group: UInt8 = 0
  /// Whether it holds when a user first comes there, where the source tells.
  package var isUsual: Bool?

  package init(
    subject: SourceExpression, aspect: Aspect, scope: Scope, answers: [Answer], isNone: Bool,
    group: UInt8 = 0, isUsual: Bool? = nil
  ) {
    self.subject = subject
    self.aspect = aspect
    self.scope = scope
    self.answers = answers
    self.isNone = isNone
    self.group = group
    self.isUsual = isUsual
  }

  package func grouped(_ number: UInt8) -> Self {
    var copy = self
    copy.group = number
    return copy
  }

  /// What is asked of a subject.
  package enum Aspect: Sendable { case value, emptiness }

  /// How far what is asked about means the same.
  package enum Scope: Sendable {
    /// In all code of one view.
    case view
    /// In that of the view that gave it to this one.
    case caller
    /// In other views too: the name that all of it hangs on is an object of the environment, which goes by this.
    case object(UInt64)
    /// In one row or in one use of a helper only; with it where what a closure or a line calls by its name comes
    /// from: elsewhere the name may be another's.
    case local(Origin?)
  }
}

/// What something that is asked about may be.
package enum Answer: Sendable, Hashable {
  case flag(Bool)
  /// Nil.
  case absent
  /// Anything but nil.
  case present
  /// A case, whatever it holds, by the hash of its name.
  case member(UInt64)
  /// The text or number with this hash.
  case literal(UInt64)
  /// None of those that are asked for.
  case other

  /// No value is both.
  package func excludes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.present, .absent), (.absent, .present): true
    // What is there may be any of its cases, and what is true may be one of several members of a set.
    case (.present, _), (_, .present): false
    case (.flag, .member), (.member, .flag), (.flag, .literal), (.literal, .flag): false
    default: self != other
    }
  }

  /// Whether what is asked for holds where this is the value.
  package func fulfils(_ asked: Self) -> Bool {
    switch self {
    case .member, .literal: asked == .present || asked == .flag(true) || self == asked
    case .flag: asked == .present || self == asked
    case .absent, .present, .other: self == asked
    }
  }
}
