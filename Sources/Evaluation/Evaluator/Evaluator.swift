import Scenes
import Views
import VoiceOver

/// Writes out what one view shows, by interpreting the calculus of its files.
///
/// There is one for each reading: it is large, and every closure in it would copy what can be copied.
struct Evaluator: ~Copyable {
  private let inMemory = InMemory()
  var linker: Linker
  let settings: ReadingSettings
  var scene = Scene()
  var bindings: [Binding] = []
  var choices: [Bound] = []
  var instances: [Instance] = []
  var knowledge: [Knowledge] = []
  /// Some of that is about names that are no properties.
  var knowsOfNames = false
  /// What is in the environment of what is being written, the outermost first.
  var handedDown: [HandedDown.Entry] = []
  /// Views that are values for now: an expression, and where it stands.
  var views: [(expression: ExpressionID, site: Site)] = []
  /// The node whose children are being written; -1 for none.
  var parent: Scene.NodeID = -1
  var weights: [Int32] = [1]
  var memory = Memory()
  /// Names that tables of generated texts may go by.
  var tableNames = ByName<Bool>()
  /// What views of the repository showed before, in this reading or another one.
  var fragments: Fragments
  /// The fragments that are being made, the outermost first.
  var recordings: [Recording] = []
  /// What the innermost of them asked of values.
  let asked = AskedProperties()
  /// It is a view that is read, and not what holds views, such as an app: see `ReadApart`.
  var readsView = false
  /// Fragments whose questions count already.
  var placed: Set<ObjectIdentifier> = []
  /// The names by which environments tell which members are being written out.
  var markers: Set<UInt64> = []
  /// Views of some content were bound one by one.
  var takesApart = false
  /// The type that is read: what it shows apart is written out only once, here.
  let root: TypeID
  var budget = Budget()
  var standins = Standins()
  /// There is more than will be written out: see `Limits`.
  var isTooLarge = false
  var digests = Digests()
  var each: EachCase?
  /// What a property or function says that it builds, for `.check` in it.
  var expected: SourceName?
  /// Of what is written out just now, the type of what it stands for.
  var typedPlace: TypedPlace?
  /// What was bound before the row that is being written began; 0 outside of rows.
  var rowBindings: Int32 = 0
  /// The rows around what is being written, the outermost first.
  var rowStarts: [RowStart] = []
  /// The lists whose elements are told apart around what is written.
  var rowPlaces: [RowPlaces] = []

  init(root: TypeID, index: ViewIndex, settings: ReadingSettings, _ fragments: Fragments) {
    self.root = root
    linker = Linker(index)
    self.settings = settings
    self.fragments = fragments
    swap(&linker.answers, &self.fragments.answers)
    scene.reserve(nodes: fragments.size(of: root))
    weights.reserveCapacity(scene.values.capacity)
  }

  /// How deep and how long the interpreter has gone.
  struct Budget {
    var depth = 0
    /// How deep what is thought about a view goes, for its values, types and conditions.
    var thought = 0
    /// Closures that are only passed on under another name.
    var passed = 0
    var steps = 0
    /// The greatest depth there was.
    var reached = 0
    /// How often a question went too deep for an answer.
    var cuts = 0
  }

  /// Whether there is room for one more step down; `leave` takes it back.
  mutating func enter() -> Bool {
    budget.steps += 1
    fragments.work.steps += 1
    guard budget.depth < Limits.depth, budget.steps < Limits.steps, !isTooLarge else {
      isTooLarge = true
      return false
    }
    budget.depth += 1
    budget.reached = max(budget.reached, budget.depth)
    return true
  }

  mutating func leave() { budget.depth -= 1 }

  /// Whether there is room for one more thought; `rest` takes it back.
  ///
  /// Thoughts have the same room wherever views are: how an argument came there is not to decide what is
  /// cut, or equal views would differ.
  mutating func think() -> Bool {
    budget.steps += 1
    fragments.work.steps += 1
    guard budget.thought < Limits.questions, budget.steps < Limits.steps, !isTooLarge else {
      budget.cuts += 1
      return false
    }
    budget.thought += 1
    return true
  }

  mutating func rest() { budget.thought -= 1 }

  /// The same for a closure that goes by another name one further in.
  mutating func pass() -> Bool {
    budget.steps += 1
    fragments.work.steps += 1
    guard budget.passed < Limits.questions, !isTooLarge else {
      budget.cuts += 1
      return false
    }
    budget.passed += 1
    return true
  }

  var hasNoMoreRoom: Bool { isTooLarge || budget.steps >= Limits.steps }

  /// Whether there is room for more nodes.
  mutating func hasRoom(for nodes: Int = 1) -> Bool {
    if scene.nodes.count + nodes > Limits.nodes { isTooLarge = true }
    return !isTooLarge
  }
}

// MARK: - The files

extension Evaluator {
  var files: LiveFiles { linker.files }

  func expression(_ id: ExpressionID, _ file: FileID) -> Expression {
    linker.expression(id, in: file)
  }

  func name(_ name: NameID, _ file: FileID) -> (hash: UInt64, word: Word) {
    (linker.hash(name, in: file), linker.word(name, in: file))
  }

  func word(_ name: NameID, _ file: FileID) -> Word {
    linker.word(name, in: file)
  }

  func hash(_ name: NameID, _ file: FileID) -> UInt64 {
    linker.hash(name, in: file)
  }

  func text(_ text: TextID, _ file: FileID) -> String {
    linker.text(text, in: file)
  }

  func argument(_ index: Int32, _ file: FileID) -> Views.Argument {
    linker.argument(index, in: file)
  }

  func statement(_ index: Int32, _ file: FileID) -> Statement {
    linker.statement(index, in: file)
  }

  func branch(_ index: Int32, _ file: FileID) -> Views.Branch {
    linker.branch(index, in: file)
  }

  func alternative(_ index: Int32, _ file: FileID) -> Alternative {
    linker.alternative(index, in: file)
  }

  func clause(_ index: Int32, _ file: FileID) -> Clause {
    linker.clause(index, in: file)
  }

  func pattern(_ id: PatternID, _ file: FileID) -> Pattern {
    linker.pattern(id, in: file)
  }

  func closure(_ index: Int32, _ file: FileID) -> Closure {
    linker.closure(index, in: file)
  }

  func parameter(_ index: Int32, _ file: FileID) -> Parameter {
    linker.parameter(index, in: file)
  }

  func item(_ index: Int32, _ file: FileID) -> ExpressionID {
    linker.item(index, in: file)
  }

  func offset(_ expression: ExpressionID, _ file: FileID) -> UInt32 {
    linker.offset(expression, in: file)
  }

  /// Of what no expression makes, where the type around it is declared.
  func origin(_ expression: ExpressionID, _ site: Site) -> Origin {
    if expression < 0 {
      let type = site.owner ?? root
      return Origin(file: type.file, offset: linker[type].offset)
    }
    return Origin(file: site.file, offset: offset(expression, site.file))
  }
}

// MARK: - Values

extension Evaluator {
  mutating func new(_ value: Value) -> ValueID {
    if case .null = value { return .null }
    var weight: Int32 = 1
    switch value {
    case .joined(let range), .sentence(let range), .either(let range), .list(let range):
      var sum = 1
      for index in range { sum += self.weight(of: scene.valueLists[Int(index)]) }
      weight = Int32(min(sum, 1_000_000))
    case .named(_, let texts): weight = weights[Int(texts.index)]
    default: break
    }
    scene.values.append(value)
    weights.append(weight)
    return ValueID(scene.values.count - 1)
  }

  mutating func list(_ values: [ValueID]) -> Range<Int32> {
    let start = Int32(scene.valueLists.count)
    scene.valueLists.append(contentsOf: values)
    return start..<Int32(scene.valueLists.count)
  }

  mutating func either(_ values: [ValueID]) -> ValueID {
    var distinct: [ValueID] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    guard distinct.count > 1 else { return distinct.first ?? .null }
    // A text that was appended to under many conditions: the longest way through stands for all.
    var sum = 0
    for value in distinct { sum += weight(of: value) }
    guard sum > Limits.parts else { return new(.either(list(distinct))) }
    var heaviest = distinct[0]
    for value in distinct where weight(of: value) > weight(of: heaviest) { heaviest = value }
    return heaviest
  }

  /// How many parts a value has when it is written out; parts may be shared, and double at every step.
  @inline(__always)
  func weight(of value: ValueID) -> Int { Int(weights[Int(value.index)]) }

  /// The value itself; `scene[value(…)]` would take the scene before it has it.
  mutating func evaluated(_ id: ExpressionID, _ site: Site) -> Value {
    let value = value(id, site)
    return scene[value]
  }

  mutating func unknown(_ expression: ExpressionID, _ site: Site) -> ValueID {
    let about = Handed.thing(of: expression, site, self)
    return new(.unknown(about ?? SourceExpression(file: site.file, expression: expression)))
  }
}
