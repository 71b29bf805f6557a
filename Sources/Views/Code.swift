/// The expressions of one file that may say something about its views, lowered to a small calculus.
///
/// Everything is an index into one of a few flat arrays, so a file is a handful of buffers and holds
/// no source text but the strings it needs. VoiceOver interprets this; it never sees syntax.
package struct Code: Sendable, Equatable {
  package var expressions: [Expression] = []
  /// Where each expression is in the file, in UTF-8 bytes; for a call of a member, the member's name.
  package var offsets: [UInt32] = []
  package var arguments: [Argument] = []
  package var segments: [Segment] = []
  package var items: [ExpressionID] = []
  package var closures: [Closure] = []
  package var branches: [Branch] = []
  package var alternatives: [Alternative] = []
  package var clauses: [Clause] = []
  package var patterns: [Pattern] = []
  package var statements: [Statement] = []
  package var parameters: [Parameter] = []

  package init() {}
}

package typealias ExpressionID = Int32

/// An identifier of a file: an index into `FileViews.names`.
package struct NameID: Sendable, Hashable {
  package var index: Int32
  package init(_ index: Int) { self.index = Int32(index) }
}

/// A text of a file: an index into `FileViews.texts`.
package struct TextID: Sendable, Hashable {
  package var index: Int32
  package init(_ index: Int) { self.index = Int32(index) }
}

package enum Expression: Sendable, Equatable {
  /// What the calculus does not hold, with its source text for `‹…›`.
  case unknown(TextID)
  case null
  case boolean(Bool)
  case number(TextID)
  /// A string literal: a range of `segments`. An empty range is the empty string.
  case string(Range<Int32>)
  /// `title`, `Text`, `self`, `$0`, `content`; a `$binding` is a name with its dollar.
  case name(NameID)
  case member(base: ExpressionID, NameID)
  /// `.combine`
  case implicitMember(NameID)
  /// Also an initialiser and a modifier; trailing closures are the last arguments.
  case call(callee: ExpressionID, arguments: Range<Int32>)
  case element(of: ExpressionID, arguments: Range<Int32>)
  case closure(Int32)
  /// A range of `items`.
  case array(Range<Int32>)
  /// A range of `items`: key, value, key, value …
  case dictionary(Range<Int32>)
  case tuple(Range<Int32>)
  /// `if`, `switch`, `#if`, `#available`, a ternary: an index into `branches`.
  case branch(Int32)
  /// `+`, `??`, `==`, `&&`, `..<` …, after precedence.
  case binary(NameID, ExpressionID, ExpressionID)
  case prefix(NameID, ExpressionID)
  case keyPath(TextID)
  /// A cast: what is cast, and the type's name.
  case cast(ExpressionID, NameID)
  /// In a postfix `#if` clause: the chain before it.
  case implicitBase
}

package struct Argument: Sendable, Equatable {
  package var label: NameID?
  package var value: ExpressionID
  /// Stands after the parentheses.
  package var isTrailing: Bool

  package init(label: NameID?, value: ExpressionID, isTrailing: Bool) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

package enum Segment: Sendable, Equatable {
  case literal(TextID)
  /// `\(value, …)`: the first argument.
  case interpolation(ExpressionID)
}

package struct Closure: Sendable, Equatable {
  /// The names of the parameters, a range of `parameters`; `$0` needs none.
  package var parameters: Range<Int32>
  package var body: Block

  package init(parameters: Range<Int32>, body: Block) {
    self.parameters = parameters
    self.body = body
  }
}

/// A range of `statements`.
package typealias Block = Range<Int32>

package struct Parameter: Sendable, Equatable {
  package enum Attribute: UInt8, Sendable { case none, viewBuilder }
  /// The label at the call, nil for `_` and for closures.
  package var label: NameID?
  package var name: NameID
  /// The last identifier of its type.
  package var type: NameID?
  /// Of `Outer.Inner`: `Outer`.
  package var qualifier: NameID?
  /// Of a list, the last identifier of what its elements are.
  package var elements: NameID?
  package var defaultValue: ExpressionID?
  package var attribute: Attribute
  /// The type is a function, or an optional one.
  package var isFunction: Bool
  /// Its type is written, and none of what may be nil.
  package var isNeverNil = false
  /// Of a function, how many things it takes; -1 where that is not known.
  package var takes: Int8 = -1

  package init(
    label: NameID?, name: NameID, type: NameID?, defaultValue: ExpressionID?,
    attribute: Attribute, isFunction: Bool
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attribute = attribute
    self.isFunction = isFunction
  }
}

package struct Branch: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case condition, ternary, choice, availability, compilation
  }
  package var kind: Kind
  /// A range of `alternatives`, in source order.
  package var alternatives: Range<Int32>
  /// Some alternative is always taken: an `else`, or a `switch`.
  package var isExhaustive: Bool
  /// What a `switch` asks about: patterns that all bind something do not repeat it.
  package var subject: ExpressionID?

  package init(
    kind: Kind, alternatives: Range<Int32>, isExhaustive: Bool, subject: ExpressionID? = nil
  ) {
    self.kind = kind
    self.alternatives = alternatives
    self.isExhaustive = isExhaustive
    self.subject = subject
  }
}

package struct Alternative: Sendable, Equatable {
  /// What must hold, as written (`flag`, `iOS 26, *`, `os(macOS)`, `.a, .b`), for messages; nil for `else`.
  package var condition: TextID?
  /// The same as data, a range of `clauses` that all have to hold; empty for `else` and `default`.
  package var clauses: Range<Int32>
  package var body: Block

  package init(condition: TextID?, clauses: Range<Int32>, body: Block) {
    self.condition = condition
    self.clauses = clauses
    self.body = body
  }

  /// Taken where no other side is: `else`, `default`.
  package var isElse: Bool { condition == nil && clauses.isEmpty }
}

/// One of the things that hold together where a side of a branch is shown.
package enum Clause: Sendable, Equatable {
  /// `isOpen`, `count > 2`
  case test(ExpressionID)
  /// The value is like one of the patterns, a range of `patterns`; what they bind is in sight of the clauses
  /// that follow, and of the side.
  ///
  /// `if let title` is `if case let title? = title`, and a side of a `switch` one clause with what that asks about.
  case match(ExpressionID, Range<Int32>)
  /// `#available(iOS 26, *)`: the version of iOS, where it names one.
  case availability(iOS: Int32?, isNegated: Bool)
}

/// An index into `Code.patterns`.
package typealias PatternID = Int32

/// What `case` asks for, and what it binds.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/patterns/
package enum Pattern: Sendable, Equatable {
  /// `_`
  case any
  /// `let title`: anything, by that name from here on.
  case name(NameID)
  /// `3`, `"title"`, `Kind.one`: what equals it.
  case value(ExpressionID)
  /// `.many`, `.many(let count)`: a case by its name, and a pattern for each value that it holds; with none written,
  /// it may hold anything.
  case member(NameID, Range<Int32>)
  /// `let title?`: anything but nil.
  case optional(PatternID)
  case tuple(Range<Int32>)
  /// `let row as Row`, `is Row`; the type's name.
  case cast(PatternID, NameID)
  /// `.many where isOpen`
  case filtered(PatternID, by: ExpressionID)
  /// What the calculus does not hold.
  case unknown
}

package enum Statement: Sendable, Equatable {
  case expression(ExpressionID)
  /// A local `let` or `var`; patterns bind each name to an unknown.
  case declaration(NameID, value: ExpressionID?, isVariable: Bool)
  /// `target = value`, `target += value`: the operator is a name.
  case assignment(target: ExpressionID, NameID, value: ExpressionID)
  case `return`(ExpressionID?)
  /// `for name in sequence { body }`
  case loop(NameID?, ExpressionID, Block)
  /// `guard … else { body }`: an index into `branches` whose one alternative is the else body.
  case `guard`(Int32)
  /// A local function: an index into `FileViews.members`.
  case function(Int32)
}
