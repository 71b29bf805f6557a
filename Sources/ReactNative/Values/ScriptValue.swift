internal import Components

/// What an expression comes to, as far as the source tells.
indirect enum ScriptValue: Sendable, Equatable {
  case undefined
  case null
  case flag(Bool)
  case number(Double)
  case text(SourcedText)
  case list(ScriptList)
  case object(ScriptObject)
  case function(ScriptClosure)
  case classType(ScriptClassValue)
  /// A component that is a class, as `this`.
  case instance(ScriptInstance)
  /// All that a module of the repository gives.
  case namespace(String)
  /// A value of a package, or of the language where the module is empty.
  case external(ExternalName)
  case element(ReactElement)
  case choice(ScriptChoice)
  case unknown(ScriptUnknown)
}

/// What only a run would tell.
struct ScriptUnknown: Sendable, Equatable {
  /// In the code's words; empty until a name is bound to it.
  var words: String
  /// The same for the same question: made of who asks, and what.
  var subject: UInt64
  /// Comes from code that was not followed, not from data.
  var isCode = false
  /// A collection of at most so many.
  var most: Int?
  /// A number between these.
  var range: ClosedRange<Double>?
  /// What it is when a user first comes there, where the source tells it.
  var start: ScriptStart?
  /// Its words are a stand-in until a name is bound to it.
  var takesName = false
  /// What a function that writes elements gives that calls itself.
  var repeats = false
  /// Members of it are read: it is something, and no flag.
  var isObject = false
  /// Of many the one that a key says: it is there as a rule.
  var isLookedUp = false
  /// What was handed to the code that gives it, and may decide what it is.
  var sources: [UInt64] = []
  /// Props without children, whatever else is among them.
  var lacksChildren = false
  /// What the device tells of itself, or what is reckoned from that alone.
  var isOfDevice = false
  /// What goes from screen to screen, whose methods are always there.
  var isNavigation = false
  /// It is there, whatever else of it only a run tells.
  var isCertain = false
}

/// What a state begins with.
enum ScriptStart: Sendable, Hashable {
  case nothing
  case flag(Bool)
  /// A text or a number, by its subject; and whether it counts as true.
  case literal(UInt64, isTrue: Bool)

  /// Nil for what is made up of others.
  init?(_ value: ScriptValue) {
    switch value {
    case .undefined, .null: self = .nothing
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .literal(value.subject(), isTrue: number != 0)
    case .text(let text):
      guard let known = text.known else { return nil }
      self = .literal(value.subject(), isTrue: !known.isEmpty)
    default: return nil
    }
  }

  var isTrue: Bool {
    switch self {
    case .nothing: false
    case .flag(let flag): flag
    case .literal(_, let isTrue): isTrue
    }
  }

  func equals(_ literal: UInt64) -> Bool {
    if case .literal(literal, _) = self { true } else { false }
  }

  var digest: UInt64 {
    switch self {
    case .nothing: 20
    case .flag(let flag): flag ? 22 : 21
    case .literal(let subject, _): .of("start", subject)
    }
  }
}

/// A list whose items are known, or repeated.
struct ScriptList: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case item(ScriptValue)
    case rows(ScriptRows)
  }
  var parts: [Part] = []

  init(_ items: [ScriptValue] = []) { parts = items.map { .item($0) } }

  /// All items, where there are no repeated ones.
  var items: [ScriptValue]? {
    var items: [ScriptValue] = []
    for part in parts {
      guard case .item(let item) = part else { return nil }
      items.append(item)
    }
    return items
  }
}

/// The same for each item of a collection.
struct ScriptRows: Sendable, Equatable {
  var count: Int
  var isAssumed: Bool
  var body: ScriptValue
  var site: HostSite
  /// What tells each of them from the others, where code was run for them.
  var turn: ScriptTurn?
}

/// What is another one in each row.
struct ScriptTurn: Sendable, Equatable {
  /// Which of them it is.
  var index: UInt64?
  /// What no two of them have alike.
  var keys: [UInt64] = []
  /// What all that is said of one of them is a member of.
  var roots: [UInt64] = []
}

struct ScriptObject: Sendable, Equatable {
  private(set) var keys: [String] = []
  private var values: [String: ScriptValue] = [:]
  /// What other members come from, if there may be others.
  var others: ScriptUnknown?

  init(others: ScriptUnknown? = nil) { self.others = others }

  subscript(_ key: String) -> ScriptValue? {
    get { values[key] }
    @inline(never) set {
      if let newValue {
        if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
      } else if values.removeValue(forKey: key) != nil {
        keys.removeAll { $0 == key }
      }
    }
  }

  var isEmpty: Bool { keys.isEmpty && others == nil }

  /// What is not given, or undefined, is what the default says.
  mutating func addDefaults(_ value: ScriptValue) {
    guard case .object(let defaults) = value else { return }
    for key in defaults.keys where self[key]?.isUndefined ?? true { self[key] = defaults[key] }
  }

  /// Only the members that are asked for later.
  func kept(_ names: Set<String>) -> ScriptObject {
    var result = ScriptObject(others: others)
    for key in keys where names.contains(key) { result[key] = values[key] }
    return result
  }
}

/// A function with what was around it when it was made.
struct ScriptClosure: Sendable, Equatable {
  /// The number of the module in the evaluator, and its path, which is what others know it by.
  var module: Int
  var home: UInt64
  var function: Int32
  var scope: Int
  /// What the scope is known by.
  var around: UInt64
  /// The `this` of a method.
  var receiver: ScriptInstance?
  /// A package wraps it, and hands in more than its uses say.
  var isFed = false
  /// The component that a function of the repository wraps with it.
  var wrapped: ComponentKey?
  /// What it was bound to, which stands before what it is called with.
  var bound: [ScriptValue] = []

  /// Wherever it is kept: under which numbers, only its evaluator knows.
  static func == (a: Self, b: Self) -> Bool {
    a.home == b.home && a.function == b.function && a.around == b.around
      && a.receiver == b.receiver && a.isFed == b.isFed && a.wrapped == b.wrapped
      && a.bound == b.bound
  }
}

struct ScriptClassValue: Sendable, Equatable {
  var module: Int
  var home: UInt64
  var id: Int32
  var scope: Int
  var around: UInt64
  var isFed = false
  var wrapped: ComponentKey?

  static func == (a: Self, b: Self) -> Bool {
    a.home == b.home && a.id == b.id && a.around == b.around && a.isFed == b.isFed
      && a.wrapped == b.wrapped
  }
}

struct ScriptInstance: Sendable, Equatable {
  var type: ScriptClassValue
  var props: ScriptObject
  var seed: UInt64
}

/// Which component: its file, and the number of its function, or of its class from −1 down.
struct ComponentKey: Sendable, Hashable, Comparable {
  var path: String
  var id: Int32
  /// Of what a function that wraps components has wrapped: each is a component of its own, which may stand
  /// in another.
  var over: UInt64 = 0

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.id, left.over) < (right.path, right.id, right.over)
  }

  /// The component that is made of this one and the one that it wraps.
  func wrapping(_ other: ComponentKey?) -> ComponentKey {
    guard let other else { return self }
    return ComponentKey(
      path: path, id: id,
      over: .of(other.path, UInt64(truncatingIfNeeded: other.id), other.over))
  }
}

/// A value of a package: `react-native`, then `Animated`, `View`.
struct ExternalName: Sendable, Hashable {
  var module: String
  var path: [String] = []

  var name: String { path.last ?? "" }
}

/// One of several, in order: the first whose condition holds.
struct ScriptChoice: Sendable, Equatable {
  struct Side: Sendable, Equatable {
    var condition: ScriptCondition
    var value: ScriptValue
  }
  var sides: [Side]
  /// Given by a function that returns in several places.
  var isOfReturns = false
  /// Taken from a table of screens by the name of a route.
  var isOfScreens = false
  /// What a table of more texts than two gives, in the code's words: any of them would be a guess.
  var tableWords: String?
  /// What a table gives under a key that may not be in it, in the code's words: that is asked where code asks.
  var keyWords: String?
  /// One text in more ways than anybody reads: its sides are the same, and its condition is all that they ask.
  var isOfMany = false

  /// More sides than anybody reads become an unknown value.
  static let most = 40
}

/// What `<A b={c}/>` makes: nothing is shown yet.
struct ReactElement: Sendable, Equatable {
  var type: ScriptValue
  var props: ScriptObject
  var site: HostSite
  /// Of the component that wrote it, so that state of two uses is told apart.
  var seed: UInt64
  /// The components whose code made it, from the outside: not those that it is handed to.
  var makers: [ComponentKey] = []
  /// What it takes from outside of the component that writes it.
  var passes: PieceUse.Kinds = []
}

/// Where something is written.
struct HostSite: Sendable, Hashable {
  var path: String
  var offset: UInt32
  /// The declaration that writes it.
  var view: String
  var anchor: String
  /// The tag in the code's words.
  var tag: String

  static let nowhere = HostSite(path: "", offset: 0, view: "", anchor: "", tag: "")

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(offset)
  }
}
