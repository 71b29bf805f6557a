package import Views

/// One number for all that a scene says, and for the code that says it.
///
/// Equal in two commits where every node has the same code behind it, word by word, and was given the same: what
/// elements, figures and rules make of the scene is the same then, but for lines, as long as what rules ask beyond it
/// has the same answers.
package struct ScenePrint {
  private let scene: Scene
  private let files: LiveFiles
  private var hash = NameHash(seed: 0x5CE2E)
  /// Most places are in the code of the one before.
  private var file = FileID(index: -1)
  private var stretch = AnchoredStretch(offsets: 0..<0, anchor: 0, expressions: 0)
  /// The next of the placed parts.
  private var next = 0

  package static func value(
    of scene: Scene, _ files: LiveFiles, _ known: inout PartPrints
  ) -> UInt64 {
    var print = ScenePrint(scene: scene, files: files)
    let nodes = print.print(of: 0..<Scene.NodeID(scene.nodes.count), &known)
    print.hash = NameHash(seed: nodes.sum)
    for node in scene.presentations { print.mixNumber(node) }
    print.mixCount(scene.gaps.count)
    for node in scene.gaps { print.mixNumber(node) }
    for mention in scene.mentions { print.mix(mention) }
    return print.hash.value
  }

  private init(scene: Scene, files: LiveFiles) { (self.scene, self.files) = (scene, files) }
}

// MARK: - Nodes

extension ScenePrint {
  private mutating func print(
    of nodes: Range<Scene.NodeID>, _ known: inout PartPrints
  ) -> NodesPrint {
    var print = NodesPrint()
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if let part = part(at: node) {
        print.add(self.print(of: part, &known))
        node = part.nodes.upperBound
      } else {
        hash = NameHash(seed: 0x5CE2E)
        mix(scene.nodes[Int(node)], node)
        print.add(hash.value)
        node += 1
      }
    }
    return print
  }

  /// What is placed whole from a node on.
  private mutating func part(at node: Scene.NodeID) -> PlacedPart? {
    while next < scene.placed.count,
      scene.placed[next].nodes.lowerBound < node || scene.placed[next].nodes.isEmpty
    {
      next += 1
    }
    guard next < scene.placed.count, scene.placed[next].nodes.lowerBound == node else { return nil }
    return scene.placed[next]
  }

  private mutating func print(of part: PlacedPart, _ known: inout PartPrints) -> NodesPrint {
    let content = scene.content(of: part)
    if let print = known[content] { return print }
    // Of its nodes, and not of it as a whole.
    next += 1
    let print = print(of: part.nodes, &known)
    known.keep(print, of: content, in: part)
    return print
  }

  /// Numbers of nodes count from the node itself.
  private mutating func mix(_ node: SceneNode, _ number: Scene.NodeID) {
    mix(node.kind)
    mixPlace(node.origin)
    mixName(node.name)
    mixOwner(node.owner, node.origin.file)
    mixNumber(node.end - number)
    mixFlags(
      UInt64(UInt16(bitPattern: node.side.number)) << 16 | UInt64(node.role.rawValue) << 8
        | UInt64(node.oneRow), node.isDecided, node.isHolder,
      node.isPaged, node.isReadApart, node.isLeftOut, node.isState)
    mix(condition: node.condition)
    for index in node.handed { mix(scene.handed[Int(index)]) }
    mixArguments(node.arguments)
    for index in node.modifiers { mix(scene.modifiers[Int(index)], of: number) }
  }

  private mutating func mix(_ handed: HandedArgument) {
    hash.mix(handed.property)
    mixExpression(handed.source)
    hash.mix(handed.view)
    mixFlags(17, handed.isContrary, handed.isPresence, handed.isLocal)
    hash.mix(handed.object ?? 0)
    if let local = handed.local { mixPlace(local) }
  }

  private mutating func mix(_ kind: SceneNode.Kind) {
    switch kind {
    case .view: hash.mix(1)
    case .custom(let type): mixType(2, type)
    case .helper(let member):
      hash.mix(3)
      hash.mix(files.anchor(of: member))
    case .modified(let type): mixType(4, type)
    case .group: hash.mix(5)
    case .branch(let kind, let isExhaustive):
      mixFlags(6 << 8 | UInt64(kind.rawValue), isExhaustive)
    case .alternative: hash.mix(7)
    case .rows(let repetition):
      let rows = scene.repetitions[Int(repetition)]
      mixFlags(8, rows.isAssumed, rows.data != nil, rows.beginsEmpty)
      mixCount(rows.count)
      if let data = rows.data { mixValue(data) }
    case .opaque: hash.mix(9)
    case .recursion(let type): mixType(10, type)
    }
  }

  private mutating func mix(_ modifier: AppliedModifier, of node: Scene.NodeID) {
    mixPlace(modifier.origin)
    mixName(modifier.name)
    mixOwner(modifier.owner, modifier.origin.file)
    hash.mix(UInt64(modifier.oneRow) + 11)
    mixNumber(modifier.content < 0 ? -1 : modifier.content - node)
    mix(condition: modifier.condition)
    mixArguments(modifier.arguments)
  }

  // Parts of predicates are looked at where they are: to copy one costs more than to hash it.
  private mutating func mix(condition index: Int32) {
    guard index >= 0 else { return }
    let count = scene.conditions[Int(index)].predicates.count
    mixFlags(
      UInt64(count), scene.conditions[Int(index)].isWhole,
      scene.conditions[Int(index)].isComplete)
    for place in 0..<count {
      mixExpression(scene.conditions[Int(index)].predicates[place].subject)
      mixFlags(
        UInt64(scene.conditions[Int(index)].predicates[place].group),
        scene.conditions[Int(index)].predicates[place].isNone,
        scene.conditions[Int(index)].predicates[place].aspect == .emptiness,
        scene.conditions[Int(index)].predicates[place].isUsual == true,
        scene.conditions[Int(index)].predicates[place].isUsual == false)
      switch scene.conditions[Int(index)].predicates[place].scope {
      case .view: hash.mix(1)
      case .caller: hash.mix(2)
      case .object(let key):
        hash.mix(4)
        hash.mix(key)
      case .local(let origin):
        hash.mix(3)
        if let origin { mixPlace(origin) }
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
    mixType(12, mention.type)
    mixFlags(UInt64(mention.reason.rawValue), mention.isBare)
  }
}

// MARK: - Values

extension ScenePrint {
  private mutating func mixArguments(_ range: Range<Int32>) {
    mixCount(range.count)
    for index in range {
      let argument = scene.arguments[Int(index)]
      mixPlace(argument.origin)
      if let name = argument.name { mixName(name) } else { hash.mix(1) }
      mixValue(argument.value)
    }
  }

  private mutating func mixValue(_ id: ValueID) {
    switch scene[id] {
    case .null: hash.mix(1)
    case .unknown(let source):
      hash.mix(2)
      mixExpression(source)
    case .boolean(let flag): hash.mix(flag ? 3 : 4)
    case .number(let text): mixText(5, text)
    case .string(let text): mixText(6, text)
    case .key(let text): mixText(7, text)
    case .resolved(let index):
      hash.mix(8)
      hash.mix(NameHash.of(scene.resolvedTexts[Int(index)]))
    case .joined(let range): mixList(9, range)
    case .sentence(let range): mixList(10, range)
    case .either(let range): mixList(scene.isOfRows(range) ? 11 : 12, range)
    case .list(let range): mixList(13, range)
    case .named(let source, let value):
      hash.mix(14)
      mixExpression(source)
      mixValue(value)
    case .range(let low, let high, let isClosed):
      hash.mix(isClosed ? 15 : 16)
      mixValue(low)
      mixValue(high)
    case .member(_, let name):
      hash.mix(17)
      mixName(name)
    case .call(_, let name, let range):
      hash.mix(18)
      mixName(name)
      mixArguments(range)
    case .closure(let closure):
      hash.mix(19)
      mixClosure(closure)
    case .type(let type): mixType(20, type)
    case .instance(let type, _): mixType(21, type)
    case .view: hash.mix(22)
    case .symbol(let name):
      hash.mix(23)
      mixValue(name)
    }
  }

  private mutating func mixText(_ kind: UInt64, _ text: SourceText) {
    hash.mix(kind)
    hash.mix(NameHash.of(files.text(text.text, in: text.file)))
  }

  private mutating func mixList(_ kind: UInt64, _ range: Range<Int32>) {
    hash.mix(kind)
    mixCount(range.count)
    for value in scene.list(range) { mixValue(value) }
  }
}

// MARK: - Code

extension ScenePrint {
  /// By the member that it is in, and where in that.
  private mutating func mixPlace(_ origin: Origin) {
    if origin.file != file || !stretch.offsets.contains(origin.offset) {
      stretch = files.stretch(around: origin.offset, in: origin.file)
      file = origin.file
    }
    hash.mix(stretch.anchor)
    hash.mix(UInt64(origin.offset - stretch.offsets.lowerBound))
  }

  private mutating func mixExpression(_ source: SourceExpression) {
    mixPlace(Origin(file: source.file, offset: files.offset(source.expression, in: source.file)))
    mixNumber(source.expression - stretch.expressions)
  }

  /// By the first expression in it: several closures of one member differ in that.
  private mutating func mixClosure(_ closure: SourceClosure) {
    let body = files.closure(closure.closure, in: closure.file).body
    mixCount(body.count)
    for index in body {
      guard let first = files.statement(index, in: closure.file).firstExpression else { continue }
      return mixExpression(SourceExpression(file: closure.file, expression: first))
    }
    mixPlace(Origin(file: closure.file, offset: 0))
  }

  private mutating func mixName(_ name: SourceName) {
    hash.mix(name.name.index < 0 ? 1 : files.hash(name.name, in: name.file))
  }

  private mutating func mixType(_ kind: UInt64, _ type: TypeID) {
    hash.mix(kind)
    hash.mix(files.anchor(of: type))
  }

  private mutating func mixOwner(_ owner: Int32, _ file: FileID) {
    hash.mix(owner < 0 ? 1 : files.anchor(of: TypeID(file: file, index: owner)))
  }

  private mutating func mixNumber(_ number: Int32) { hash.mix(UInt64(UInt32(bitPattern: number))) }

  private mutating func mixCount(_ count: Int) { hash.mix(UInt64(bitPattern: Int64(count))) }

  private mutating func mixFlags(_ flags: UInt64, _ others: Bool...) {
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
