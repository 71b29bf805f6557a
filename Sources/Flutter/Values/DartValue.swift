internal import Components
internal import DartModules
internal import DartSyntax
import Scenes
import VoiceOver

/// What an expression of Dart is worth, as far as the source tells.
indirect enum DartValue: Sendable {
  case unknown(UnknownValue)
  case null
  case flag(Bool)
  case number(Double)
  /// Words, and what they depend on.
  case text(SourcedText, asks: Set<DartSubject> = [])
  case list([Item])
  case map([Entry])
  /// A call of a constructor: a widget, or any other object.
  case made(Made)
  /// An object of a class of the repository, with what is known of its fields.
  case instance(DartInstance)
  case closure(DartClosure)
  case either(DartChoice<DartValue>)
  /// A constant of a type: of an enum, or static.
  case member(String, String)
  case type(DartTypeRef)
  /// A constructor of such a type that is not called yet: `Panel.new`, `Panel.small`.
  case constructor(DartTypeRef, String)
  /// The texts of the app in its language, or a group of them: `AppLocalizations.of(context)`, `t.settings`.
  case texts(of: String)

  struct Entry: Sendable {
    var key: DartValue
    var value: DartValue
  }

  /// A part of a list.
  indirect enum Item: Sendable {
    case one(DartValue)
    case either(DartChoice<[Item]>)
    case rows(Rows)
  }

  /// A repeated part of a list.
  struct Rows: Sendable {
    /// Nil where the source does not tell.
    var count: Int?
    var items: [Item]
    var place: Place
    /// What counts them.
    var index: DartSubject?
    /// Where the source does not tell how many there are: how many at most.
    var most: Int?
    /// As `RowKeys` and `FilledLists` have them.
    var key: UInt64?, full: [DartSubject] = []
  }
}

/// What must hold.
struct DartCondition: Sendable, Hashable {
  var asks: [Ask] = []
  /// All that is asked is in `asks`.
  var isWhole = true
  /// In the words of the code.
  var words = ""

  struct Ask: Sendable, Hashable {
    var subject: DartSubject
    var answers: [Answer]
    var isNone = false
    /// Another value takes the place of this one where it is nothing: `a ?? b`.
    var isReplaced = false

    static func == (a: Self, b: Self) -> Bool {
      a.subject == b.subject && a.answers == b.answers && a.isNone == b.isNone
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(subject)
      hasher.combine(answers)
      hasher.combine(isNone)
    }
  }
}

/// A value that only the running program knows.
struct UnknownValue: Sendable {
  var code: String
  var subject: DartSubject
  /// Data that is handed around; else code that was not followed.
  var isData: Bool
  var type: DartTypeName?
  /// It counts rows, from 0.
  var isIndex = false
  /// A side of the screen.
  var extent: DeviceExtent?
  /// The place of an item in a list of which nobody knows how many of the items are there.
  var position: Int?
  /// Of a list, and of how long one is: how many there are at most.
  var most: Int?
  /// Of a number that is another and some more: how many more.
  var more = 0
  /// And how many more there are at times.
  var extra: [Extra] = []
  /// Of a number that is worked out of one that is data: what that is called.
  var said: String?
  /// Any of the elements of a list of which nobody knows how many there are.
  var isElement = false
  /// The rows that are told apart by it.
  var rows: UInt64?
  /// It is nothing where something that it is a part of is: `a?.b`.
  var isLoose = false
  /// The text that it is cut out of, or that what it is a list of is.
  var cutFrom: SourcedText?
  var full: [DartSubject] = []
}

extension UnknownValue {
  /// `+ (flag ? 1 : 0)`.
  struct Extra: Sendable {
    var condition: DartCondition
    var count: Int
  }
}

/// A call of a constructor.
struct Made: Sendable {
  let name: String
  /// `builder` of `ListView.builder`; else empty.
  let constructor: String
  /// A class of the repository.
  let type: DartTypeRef?
  let arguments: [Argument]
  let place: Place
  /// The component whose source makes it.
  let view: String
  let digest: UInt64

  struct Argument: Sendable {
    /// Empty of one by position.
    var label: String
    var value: DartValue
  }

  init(
    _ name: String, constructor: String = "", type: DartTypeRef? = nil,
    _ arguments: [Argument] = [],
    at place: Place, in view: String
  ) {
    self.name = name
    self.constructor = constructor
    self.type = type
    self.arguments = arguments
    self.place = place
    self.view = view
    var digest = Digest(seed: 9)
    for text in [name, constructor, place.path] { digest.mix(text) }
    for number in [place.line, place.column] { digest.mix(UInt64(number)) }
    for argument in arguments {
      digest.mix(argument.label)
      digest.mix(argument.value.digest)
    }
    self.digest = digest.value
  }

  /// The same with other arguments; of nothing it keeps its own (Flutter, `InputDecoration.copyWith` and its kin).
  func copied(with others: [Argument]) -> Made {
    let others = others.filter { !$0.label.isEmpty && !$0.value.isNull }
    let kept = arguments.filter { own in !others.contains { $0.label == own.label } }
    return Made(name, constructor: constructor, type: type, kept + others, at: place, in: view)
  }

  subscript(label: String) -> DartValue? { arguments.first { $0.label == label }?.value }

  func positional(_ index: Int) -> DartValue? {
    var left = index
    for argument in arguments where argument.label.isEmpty {
      if left == 0 { return argument.value }
      left -= 1
    }
    return nil
  }
}

/// An object of a class of the repository.
struct DartInstance: Sendable {
  let type: DartTypeRef
  var fields: [String: DartValue]
  /// Of a state, its widget: none or one.
  var widget: [DartInstance] = []
  /// What it hands to the constructor of a class that is not the repository's.
  var above = Above()
  /// The component that it is, or that makes it: what is unknown of it is asked of that.
  let owner: UInt64
  let digest: UInt64
}

extension DartInstance {
  /// A constructor with what it is handed.
  struct Above: Sendable {
    var constructor = ""
    var arguments: [Made.Argument] = []
  }
}

/// A function with what it sees.
struct DartClosure: Sendable {
  let name: String
  var parameters: [DartParameter]
  let body: DartNodeID?
  var frame: CodeFrame
  let result: DartTypeName?
  let digest: UInt64

  init(
    _ name: String = "", _ parameters: [DartParameter], body: DartNodeID?, _ frame: CodeFrame,
    result: DartTypeName? = nil, code: UInt64
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
    self.frame = frame
    self.result = result
    digest = Digest.of(
      [11, code, frame.digest, frame.owner, Digest.of(frame.view)] + frame.this.map(\.digest))
  }
}

/// Where code runs.
struct CodeFrame: Sendable {
  var file: DartFileID
  /// The type that the code stands in.
  var type: DartTypeRef?
  var this: [DartInstance] = []
  private(set) var locals: [String: DartValue] = [:]
  /// Of the locals, as they were set one after the other.
  private(set) var digest: UInt64 = 0
  /// Of locals, where they are declared with one.
  private(set) var types: [String: DartTypeName] = [:]
  /// Declared, and set later on each way.
  private(set) var unset: Set<String> = []
  /// The component whose source it is.
  var view: String
  /// The component with what it was given.
  var owner: UInt64
  /// Whose code it is, where that is known yet.
  var makers: Makers?

  init(
    _ file: DartFileID, type: DartTypeRef? = nil, this: DartInstance? = nil, view: String,
    owner: UInt64
  ) {
    self.file = file
    self.type = type
    self.this = this.map { [$0] } ?? []
    self.view = view
    self.owner = owner
  }

  mutating func declare(_ name: String) {
    locals[name] = nil
    unset.insert(name)
    digest = Digest.of([digest, Digest.of(name), 0])
  }

  mutating func note(_ type: DartTypeName?, of name: String) { types[name] = type }

  mutating func set(_ name: String, _ value: DartValue) {
    locals[name] = value
    digest = Digest.of([digest, Digest.of(name), value.digest])
  }
}

/// A file of the program, for as long as it is there.
struct DartFileID: Sendable, Hashable {
  var index: Int32
}

/// A type of the program.
struct DartTypeRef: Sendable, Hashable {
  var file: DartFileID
  var index: Int32
  var name: String
}

extension DartValue {
  static var messages: DartValue { .texts(of: "") }

  var isNull: Bool { if case .null = self { true } else { false } }

  var isChoice: Bool { if case .either = self { true } else { false } }

  /// It is nothing, on one of its sides at least.
  var mayBeNull: Bool {
    if case .either(let choice) = self {
      choice.sides.contains(where: \.content.mayBeNull)
    } else {
      isNull
    }
  }

  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var isText: Bool { if case .text = self { true } else { false } }

  /// Words, whichever side it is.
  var isWords: Bool {
    switch self {
    case .text: true
    case .either(let choice): choice.sides.allSatisfy(\.content.isWords)
    default: false
    }
  }

  static func one(_ text: String) -> DartValue { .text(.literal(text)) }

  /// The same kind of thing for each side.
  func mapped(_ change: (DartValue) -> DartValue) -> DartValue {
    guard case .either(let choice) = self else { return change(self) }
    let sides = choice.sides.map {
      DartChoice<DartValue>.Side(condition: $0.condition, content: $0.content.mapped(change))
    }
    return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
  }

  /// What it is where it is not nothing.
  var present: DartValue {
    guard case .either(let choice) = self else { return self }
    let sides = choice.sides.filter { !$0.content.isNull }
    return sides.count == 1 ? sides[0].content.present : self
  }

  /// What it depends on, and where nobody knows what it is, itself: of all that a listener learns where it is said.
  var allSubjects: Set<DartSubject> {
    switch self {
    case .unknown(let unknown): return [unknown.subject]
    case .either(let choice): return subjects.union([choice.question])
    default: return subjects
    }
  }

  /// What it depends on, as far as its sides say.
  var subjects: Set<DartSubject> { subjects(depth: 0) }

  private func subjects(depth: Int) -> Set<DartSubject> {
    guard depth < 6 else { return [] }
    switch self {
    case .text(_, let asks): return asks
    case .either(let choice):
      var found: Set<DartSubject> = []
      for side in choice.sides {
        found.formUnion(side.condition.asks.map(\.subject))
        found.formUnion(side.content.subjects(depth: depth + 1))
      }
      return found
    case .made(let made):
      return made.arguments.reduce(into: []) { found, argument in
        found.formUnion(argument.value.subjects(depth: depth + 1))
      }
    default: return []
    }
  }
}
