import Views

/// One number for all that a scene says, and for the code that says it.
///
/// Equal in two commits where every node has the same code behind it, word by word, and was given the same: what
/// elements, figures and rules make of the scene is the same then, but for lines, as long as what rules ask beyond it
/// has the same answers.
struct ScenePrint {
  private let scene: Scene
  private let files: LiveFiles
  private var hash = NameHash(seed: 0x5CE2E)
  /// Most places are in the code of the one before.
  private var file = FileID(index: -1)
  private var stretch = AnchoredStretch(offsets: 0..<0, anchor: 0, expressions: 0)

  static func value(of scene: Scene, _ files: LiveFiles) -> UInt64 {
    var print = ScenePrint(scene: scene, files: files)
    for node in scene.nodes { print.mix(node) }
    for node in scene.presentations { print.mix(number: node) }
    print.mix(scene.gaps.count)
    for node in scene.gaps { print.mix(number: node) }
    for mention in scene.mentions { print.mix(mention) }
    return print.hash.value
  }

  private init(scene: Scene, files: LiveFiles) { (self.scene, self.files) = (scene, files) }
}

// MARK: - Nodes

extension ScenePrint {
  private mutating func mix(_ node: SceneNode) {
    mix(node.kind)
    mix(node.origin)
    mix(node.name)
    mix(owner: node.owner, node.origin.file)
    mix(number: node.end)
    mix(
      flags: UInt64(node.role.rawValue) << 8 | UInt64(node.oneRow), node.isDecided, node.isHolder,
      node.isPaged, node.isReadApart, node.isLeftOut, node.isState)
    mix(condition: node.condition)
    mix(arguments: node.arguments)
    for index in node.modifiers { mix(scene.modifiers[Int(index)]) }
  }

  private mutating func mix(_ kind: SceneNode.Kind) {
    switch kind {
    case .view: hash.mix(1)
    case .custom(let type): mix(2, type)
    case .helper(let member):
      hash.mix(3)
      hash.mix(files.anchor(of: member))
    case .modified(let type): mix(4, type)
    case .group: hash.mix(5)
    case .branch(let kind, let isExhaustive):
      mix(flags: 6 << 8 | UInt64(kind.rawValue), isExhaustive)
    case .alternative: hash.mix(7)
    case .rows(let repetition):
      let rows = scene.repetitions[Int(repetition)]
      mix(flags: 8, rows.isAssumed, rows.data != nil)
      mix(rows.count)
      if let data = rows.data { mix(data) }
    case .opaque: hash.mix(9)
    case .recursion(let type): mix(10, type)
    }
  }

  private mutating func mix(_ modifier: AppliedModifier) {
    mix(modifier.origin)
    mix(modifier.name)
    mix(owner: modifier.owner, modifier.origin.file)
    hash.mix(UInt64(modifier.oneRow) + 11)
    mix(number: modifier.content)
    mix(condition: modifier.condition)
    mix(arguments: modifier.arguments)
  }

  // Parts of predicates are looked at where they are: to copy one costs more than to hash it.
  private mutating func mix(condition index: Int32) {
    guard index >= 0 else { return }
    let count = scene.conditions[Int(index)].predicates.count
    mix(
      flags: UInt64(count), scene.conditions[Int(index)].isWhole,
      scene.conditions[Int(index)].isComplete)
    for place in 0..<count {
      mix(scene.conditions[Int(index)].predicates[place].subject)
      mix(
        flags: UInt64(scene.conditions[Int(index)].predicates[place].group),
        scene.conditions[Int(index)].predicates[place].isNone,
        scene.conditions[Int(index)].predicates[place].aspect == .emptiness)
      switch scene.conditions[Int(index)].predicates[place].scope {
      case .view: hash.mix(1)
      case .caller: hash.mix(2)
      case .local(let origin):
        hash.mix(3)
        if let origin { mix(origin) }
      }
      for number in scene.conditions[Int(index)].predicates[place].answers.indices {
        mix(scene.conditions[Int(index)].predicates[place].answers[number])
      }
    }
  }

  private mutating func mix(_ answer: Answer) {
    switch answer {
    case .flag(let flag): hash.mix(flag ? 1 : 2)
    case .absent: hash.mix(3)
    case .present: hash.mix(4)
    case .other: hash.mix(5)
    case .member(let name):
      hash.mix(6)
      hash.mix(name)
    case .literal(let text):
      hash.mix(7)
      hash.mix(text)
    }
  }

  private mutating func mix(_ mention: Mention) {
    mix(12, mention.type)
    mix(flags: UInt64(mention.reason.rawValue), mention.manner.isBare)
  }
}

// MARK: - Values

extension ScenePrint {
  private mutating func mix(arguments range: Range<Int32>) {
    mix(range.count)
    for index in range {
      let argument = scene.arguments[Int(index)]
      mix(argument.origin)
      if let name = argument.name { mix(name) } else { hash.mix(1) }
      mix(argument.value)
    }
  }

  private mutating func mix(_ id: ValueID) {
    switch scene[id] {
    case .null: hash.mix(1)
    case .unknown(let source):
      hash.mix(2)
      mix(source)
    case .boolean(let flag): hash.mix(flag ? 3 : 4)
    case .number(let text): mix(5, text)
    case .string(let text): mix(6, text)
    case .key(let text): mix(7, text)
    case .resolved(let index):
      hash.mix(8)
      hash.mix(NameHash.of(scene.resolvedTexts[Int(index)]))
    case .joined(let range): mix(9, range)
    case .sentence(let range): mix(10, range)
    case .either(let range): mix(scene.isOfRows(range) ? 11 : 12, range)
    case .list(let range): mix(13, range)
    case .named(let source, let value):
      hash.mix(14)
      mix(source)
      mix(value)
    case .range(let low, let high, let isClosed):
      hash.mix(isClosed ? 15 : 16)
      mix(low)
      mix(high)
    case .member(_, let name):
      hash.mix(17)
      mix(name)
    case .call(_, let name, let range):
      hash.mix(18)
      mix(name)
      mix(arguments: range)
    case .closure(let closure):
      hash.mix(19)
      mix(closure)
    case .type(let type): mix(20, type)
    case .instance(let type, _): mix(21, type)
    case .view: hash.mix(22)
    case .symbol(let name):
      hash.mix(23)
      mix(name)
    }
  }

  private mutating func mix(_ kind: UInt64, _ text: SourceText) {
    hash.mix(kind)
    hash.mix(NameHash.of(files.text(text.text, in: text.file)))
  }

  private mutating func mix(_ kind: UInt64, _ range: Range<Int32>) {
    hash.mix(kind)
    mix(range.count)
    for value in scene.list(range) { mix(value) }
  }
}

// MARK: - Code

extension ScenePrint {
  /// By the member that it is in, and where in that.
  private mutating func mix(_ origin: Origin) {
    if origin.file != file || !stretch.offsets.contains(origin.offset) {
      stretch = files.stretch(around: origin.offset, in: origin.file)
      file = origin.file
    }
    hash.mix(stretch.anchor)
    hash.mix(UInt64(origin.offset - stretch.offsets.lowerBound))
  }

  private mutating func mix(_ source: SourceExpression) {
    mix(Origin(file: source.file, offset: files.offset(source.expression, in: source.file)))
    mix(number: source.expression - stretch.expressions)
  }

  /// By the first expression in it: several closures of one member differ in that.
  private mutating func mix(_ closure: SourceClosure) {
    let body = files.closure(closure.closure, in: closure.file).body
    mix(body.count)
    for index in body {
      guard let first = files.statement(index, in: closure.file).firstExpression else { continue }
      return mix(SourceExpression(file: closure.file, expression: first))
    }
    mix(Origin(file: closure.file, offset: 0))
  }

  private mutating func mix(_ name: SourceName) {
    hash.mix(name.name.index < 0 ? 1 : files.hash(name.name, in: name.file))
  }

  private mutating func mix(_ kind: UInt64, _ type: TypeID) {
    hash.mix(kind)
    hash.mix(files.anchor(of: type))
  }

  private mutating func mix(owner: Int32, _ file: FileID) {
    hash.mix(owner < 0 ? 1 : files.anchor(of: TypeID(file: file, index: owner)))
  }

  private mutating func mix(number: Int32) { hash.mix(UInt64(UInt32(bitPattern: number))) }

  private mutating func mix(_ count: Int) { hash.mix(UInt64(bitPattern: Int64(count))) }

  private mutating func mix(flags: UInt64, _ others: Bool...) {
    hash.mix(others.reduce(flags) { $0 << 1 | ($1 ? 1 : 0) })
  }
}

extension Statement {
  fileprivate var firstExpression: ExpressionID? {
    switch self {
    case .expression(let id): id
    case .declaration(_, let value, _): value
    case .assignment(let target, _, _): target
    case .return(let value): value
    case .loop(_, let sequence, _): sequence
    case .guard, .function: nil
    }
  }
}
