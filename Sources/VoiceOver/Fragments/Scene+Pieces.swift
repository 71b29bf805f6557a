import Views

/// Takes what is below a node out of a scene, with the values it needs and no others.
struct SceneCutter {
  private let source: Scene
  private let first: Scene.NodeID
  /// Where each value of the source is in the piece; 0 for those that are not, and for none.
  private var places: [Int32]
  private(set) var piece = Scene()
  /// Where each value of the piece is in the source.
  private(set) var origins: [ValueID] = [.null]
  private(set) var files: Set<FileID> = []
  private var last: FileID?

  init(_ source: Scene, below node: Scene.NodeID) {
    self.source = source
    first = node + 1
    places = Array(repeating: 0, count: source.values.count)
    for index in Int(first)..<source.nodes.count { cut(source.nodes[index]) }
    for node in source.presentations where node >= first {
      piece.presentations.append(node - first)
    }
  }

  private mutating func cut(_ node: SceneNode) {
    var node = node
    node.parent = max(node.parent - first, -1)
    node.end -= first
    node.arguments = cut(arguments: node.arguments)
    let modifiers = node.modifiers
    let start = Int32(piece.modifiers.count)
    for index in modifiers {
      var modifier = source.modifiers[Int(index)]
      modifier.arguments = cut(arguments: modifier.arguments)
      if modifier.content >= 0 { modifier.content -= first }
      note(modifier.origin.file)
      note(modifier.name.file)
      piece.modifiers.append(modifier)
    }
    node.modifiers = start..<Int32(piece.modifiers.count)
    switch node.kind {
    case .custom(let type), .modified(let type), .recursion(let type): note(type.file)
    case .helper(let member): note(member.file)
    case .rows(let repetition):
      var copy = source.repetitions[Int(repetition)]
      copy.data = copy.data.map { cut($0) }
      node.kind = .rows(repetition: Int32(piece.repetitions.count))
      piece.repetitions.append(copy)
    case .view, .group, .branch, .alternative, .opaque: break
    }
    note(node.origin.file)
    note(node.name.file)
    piece.nodes.append(node)
  }

  private mutating func cut(arguments range: Range<Int32>) -> Range<Int32> {
    guard !range.isEmpty else { return 0..<0 }
    let copies = range.map { index in
      var argument = source.arguments[Int(index)]
      argument.value = cut(argument.value)
      note(argument.origin.file)
      if let name = argument.name { note(name.file) }
      return argument
    }
    let start = Int32(piece.arguments.count)
    piece.arguments.append(contentsOf: copies)
    return start..<Int32(piece.arguments.count)
  }

  private mutating func note(_ file: FileID) {
    guard file != last else { return }
    last = file
    files.insert(file)
  }

  /// Parts may be shared, so each value is taken once.
  private mutating func cut(_ id: ValueID) -> ValueID {
    let known = places[Int(id.index)]
    if known != 0 || id == .null { return ValueID(Int(known)) }
    var value = source[id]
    switch value {
    case .null, .boolean: break
    case .unknown(let expression): note(expression.file)
    case .number(let text), .string(let text), .key(let text): note(text.file)
    case .member(_, let name): note(name.file)
    case .closure(let closure): note(closure.file)
    case .type(let type), .instance(let type, _): note(type.file)
    // What the evaluator knew of it is over; nobody asks any more.
    case .view: value = .view(-1)
    case .resolved(let index):
      piece.resolvedTexts.append(source.resolvedTexts[Int(index)])
      value = .resolved(Int32(piece.resolvedTexts.count - 1))
    case .joined(let range): value = .joined(cut(list: range))
    case .sentence(let range): value = .sentence(cut(list: range))
    case .either(let range): value = .either(cut(list: range))
    case .list(let range): value = .list(cut(list: range))
    case .range(let low, let high, let isClosed):
      value = .range(cut(low), cut(high), isClosed: isClosed)
    case .call(let word, let name, let range):
      note(name.file)
      value = .call(word, name, cut(arguments: range))
    case .symbol(let name): value = .symbol(cut(name))
    }
    let place = ValueID(piece.values.count)
    piece.values.append(value)
    origins.append(id)
    places[Int(id.index)] = place.index
    return place
  }

  private mutating func cut(list range: Range<Int32>) -> Range<Int32> {
    let copies = Array(source.list(range)).map { cut($0) }
    let start = Int32(piece.valueLists.count)
    piece.valueLists.append(contentsOf: copies)
    return start..<Int32(piece.valueLists.count)
  }
}

extension Scene {
  /// Puts a piece below the last node, which is open.
  ///
  /// What was not known of it goes by other names here.
  mutating func paste(
    _ piece: Scene, below parent: NodeID, _ names: [SourceExpression: SourceExpression]
  ) {
    let offsets = Offsets(self)
    for value in piece.values.dropFirst() {
      if !names.isEmpty, case .unknown(let source) = value, let name = names[source] {
        values.append(.unknown(name))
      } else {
        values.append(value.moved(by: offsets))
      }
    }
    for id in piece.valueLists { valueLists.append(id.moved(by: offsets)) }
    for argument in piece.arguments {
      var argument = argument
      argument.value = argument.value.moved(by: offsets)
      arguments.append(argument)
    }
    for modifier in piece.modifiers {
      var modifier = modifier
      modifier.arguments = modifier.arguments.moved(by: offsets.arguments)
      if modifier.content >= 0 { modifier.content += offsets.nodes }
      modifiers.append(modifier)
    }
    for node in piece.nodes {
      var node = node
      node.parent = node.parent < 0 ? parent : node.parent + offsets.nodes
      node.end += offsets.nodes
      node.arguments = node.arguments.moved(by: offsets.arguments)
      node.modifiers = node.modifiers.moved(by: offsets.modifiers)
      if case .rows(let repetition) = node.kind {
        node.kind = .rows(repetition: repetition + offsets.repetitions)
      }
      nodes.append(node)
    }
    for repetition in piece.repetitions {
      var repetition = repetition
      repetition.data = repetition.data.map { $0.moved(by: offsets) }
      repetitions.append(repetition)
    }
    resolvedTexts.append(contentsOf: piece.resolvedTexts)
    for node in piece.presentations { presentations.append(node + offsets.nodes) }
  }

  /// Where the parts of a piece begin in the scene it is put in.
  fileprivate struct Offsets {
    let nodes: Int32
    let modifiers: Int32
    let arguments: Int32
    /// One less than there are: every scene has the same first value.
    let values: Int32
    let lists: Int32
    let repetitions: Int32
    let texts: Int32

    init(_ scene: Scene) {
      nodes = Int32(scene.nodes.count)
      modifiers = Int32(scene.modifiers.count)
      arguments = Int32(scene.arguments.count)
      values = Int32(scene.values.count) - 1
      lists = Int32(scene.valueLists.count)
      repetitions = Int32(scene.repetitions.count)
      texts = Int32(scene.resolvedTexts.count)
    }
  }
}

extension ValueID {
  fileprivate func moved(by offsets: Scene.Offsets) -> ValueID {
    index == 0 ? .null : ValueID(Int(index + offsets.values))
  }
}

extension Range<Int32> {
  /// Empty ranges are equal wherever they are.
  fileprivate func moved(by offset: Int32) -> Range<Int32> {
    isEmpty ? 0..<0 : lowerBound + offset..<upperBound + offset
  }
}

extension Value {
  fileprivate func moved(by offsets: Scene.Offsets) -> Value {
    switch self {
    case .null, .unknown, .boolean, .number, .string, .key, .member, .closure, .type, .instance,
      .view:
      self
    case .resolved(let index): .resolved(index + offsets.texts)
    case .joined(let range): .joined(range.moved(by: offsets.lists))
    case .sentence(let range): .sentence(range.moved(by: offsets.lists))
    case .either(let range): .either(range.moved(by: offsets.lists))
    case .list(let range): .list(range.moved(by: offsets.lists))
    case .range(let low, let high, let isClosed):
      .range(low.moved(by: offsets), high.moved(by: offsets), isClosed: isClosed)
    case .call(let word, let name, let range):
      .call(word, name, range.moved(by: offsets.arguments))
    case .symbol(let name): .symbol(name.moved(by: offsets))
    }
  }
}
