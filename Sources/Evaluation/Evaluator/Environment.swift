import Scenes
import Views

/// Where an expression stands: its file, the type around it, and the names in sight.
package struct Site {
  var file: FileID
  var owner: TypeID?
  /// An index into `Evaluator.bindings`; -1 for none.
  var environment: Int32
}

/// One name in sight, and the next one out.
///
/// Environments are lists that share their tails, so a closure keeps its own by keeping one number.
struct Binding {
  var hash: UInt64
  var parent: Int32
  var value: Bound
  /// The declared type, where there is one.
  var type: SourceName?
  /// Its type, where the list that it is from tells it.
  var elementType: TypeID?
  /// Of a list, what its elements are declared to be.
  var elements: SourceName?
  /// What it stands for is of a type that is never nil.
  var isNeverNil = false
  /// Each row has another value for it: how many rows there are around that, itself included; 0 for none.
  var row: Int32 = 0
  /// What it may be is what the rows have, in their order.
  var isInOrder = false
  /// Each row has another value for it, also where another name tells the rows apart.
  var isOfRows: Bool { row > 0 || isInOrder }
  /// Of a closure's parameter of which nothing is known: where the closure's code begins; 0 for others.
  var closure: UInt32 = 0
}

/// What a name stands for.
///
/// Expressions are evaluated where they are used, in the place where they were written: a view that
/// is placed twice is written out twice.
enum Bound {
  case expression(ExpressionID, Site)
  case value(ValueID)
  /// One of several, as conditions have it; a range of `Evaluator.choices`.
  case either(Range<Int32>)
  /// A value of the repository's own types: an index into `Evaluator.instances`.
  case instance(Int32)
  /// The name of a type, in static code.
  case type(TypeID)
  case function(MemberID, Site)
  /// A parameter that nothing is known of.
  case parameter
}

/// A value of a type of the repository, with what was given for its stored properties.
struct Instance {
  var type: TypeID
  /// The first of its properties in `Evaluator.bindings`; -1 for none.
  var properties: Int32
  /// The instance whose code made this one; -1 for the view that is read.
  var creator: Int32
  /// Made by an initialiser that was seen; otherwise only its type is known.
  var isKnown = true
  /// The case that it is, of an enum; 0 where nobody knows.
  var `case`: UInt64 = 0
  /// The value that this is, where more is known of it in one place; -1 for itself.
  var base: Int32 = -1
  /// What is known of its properties, in `Evaluator.knowledge`; -1 for nothing.
  var known: Int32 = -1
  /// While a function of its own makes something of it, the instance whose code calls that: what is made there is
  /// not part of this one; -1 otherwise.
  var caller: Int32 = -1
  /// A modifier: what it shows apart is shown by the view that it is applied in.
  var isModifier = false
  /// Of an enum's value that is another one in each row, the first of those that it is, in `Evaluator.instances`, and
  /// how many there are; -1 for others.
  var firstCase: Int32 = -1
  var caseCount: Int32 = 0
  /// 0 until somebody asks.
  var digest: UInt64 = 0
  /// What was met when it was made.
  var leaves: [Leaf] = []
  /// Which `Digests.wanted` it was made for, by number.
  var wanted: Int32 = -1

  /// The digest while it is being made.
  static let isAsked: UInt64 = 1
}

package enum WellKnown {
  static let selfName = NameHash.of("self")
  static let capitalSelf = NameHash.of("Self")
  static let body = NameHash.of("body")
  /// A function that is handed on by its name is called with this, whatever it calls what it takes.
  static let anyLabel = NameHash.of("_")
  package static let makeUIView = NameHash.of("makeUIView")
  static let makeNSView = NameHash.of("makeNSView")
  static let makeUIViewController = NameHash.of("makeUIViewController")
  static let makeCoordinator = NameHash.of("makeCoordinator")
  static let hosts = [makeUIView, makeUIViewController, makeCoordinator]
  static let updateUIView = NameHash.of("updateUIView")
  static let environmentValues = NameHash.of("EnvironmentValues")
  static let defaultValue = NameHash.of("defaultValue")
  static let content = NameHash.of("content")
  static let makeBody = NameHash.of("makeBody")
  static let children = NameHash.of("children")
  static let variadicView = NameHash.of("_VariadicView")
  static let tree = NameHash.of("Tree")
  static let allCases = NameHash.of("allCases")
  static let rawValue = NameHash.of("rawValue")
  /// Of an enum's value, the call that made it: no property is called so.
  static let payload = NameHash.of("(payload)")
  static let isEmpty = NameHash.of("isEmpty")
  static let none = NameHash.of("none")
  static let dollars = [NameHash.of("$0"), NameHash.of("$1"), NameHash.of("$2")]
}
