package import Views

/// An index into `Scene.values`.
package struct ValueID: Sendable, Hashable {
  package var index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  package static let null = ValueID(0)
}

/// What an expression comes to, as far as source tells.
///
/// Unknown is a value, and never empty.
package enum Value: Sendable, Equatable {
  /// Nothing: `nil`, or an argument that was not given.
  case null
  /// The source does not tell; the expression is shown as `‹…›`.
  case unknown(SourceExpression)
  case boolean(Bool)
  case number(SourceText)
  /// A literal.
  case string(SourceText)
  /// A literal that looks like a localisation key and is in no catalogue, though there are some.
  case key(SourceText)
  /// A literal found in a catalogue: an index into `Scene.resolvedTexts`.
  case resolved(Int32)
  /// Parts, one after the other: interpolation and `+`.
  case joined(Range<Int32>)
  /// Parts with a comma and a space between those that are not empty: what a combined element says.
  case sentence(Range<Int32>)
  /// One of several, as conditions have it.
  case either(Range<Int32>)
  /// What a property or a call gives, by the name under which it is asked for: a choice, or code that
  /// says nothing outside.
  case named(SourceExpression, ValueID)
  case list(Range<Int32>)
  case range(ValueID, ValueID, isClosed: Bool)
  /// `.combine`, `AccessibilityTraits.isButton`, an enum's case.
  case member(Word, SourceName)
  /// A call that is kept as it stands: `.system(size: 12)`; a range of `Scene.arguments`.
  case call(Word, SourceName, Range<Int32>)
  case closure(SourceClosure)
  case type(TypeID)
  /// A value of a type of the repository: the evaluator's business.
  case instance(TypeID, Int32)
  /// A view, not yet written out: the evaluator's business.
  case view(Int32)
  /// What the platform says for a symbol; the operand is its name.
  case symbol(ValueID)
}

/// An expression of a file of the commit.
package struct SourceExpression: Sendable, Hashable {
  package var file: FileID
  package var expression: ExpressionID

  package init(file: FileID, expression: ExpressionID) {
    self.file = file
    self.expression = expression
  }
}

/// A text of a file of the commit.
package struct SourceText: Sendable, Hashable {
  package var file: FileID
  package var text: TextID

  package init(file: FileID, text: TextID) {
    self.file = file
    self.text = text
  }
}

/// A closure of a file of the commit.
package struct SourceClosure: Sendable, Hashable {
  package var file: FileID
  package var closure: Int32

  package init(file: FileID, closure: Int32) {
    self.file = file
    self.closure = closure
  }
}
