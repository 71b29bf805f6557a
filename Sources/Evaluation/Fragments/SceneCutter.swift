import Scenes
import Views

/// Takes what is below a node out of a scene, with the values it needs and no others; what stands in fragments
/// is left where it is.
struct SceneCutter {
  private let source: Scene
  private let first: Scene.NodeID
  /// Where each value of the source is in the piece; 0 for those that are not, and for none.
  private var places: [Int32]
  private(set) var piece = Scene()
  /// Where each value of the piece is in the source.
  private(set) var origins: [ValueID] = [.null]
  private(set) var files: Set<FileID> = []
  /// The fragments in the piece, at their places there.
  private(set) var inner: [PlacedFragment] = []
  private var last: FileID?

  init(_ source: Scene, below node: Scene.NodeID, without others: [PlacedFragment]) {
    self.source = source
    first = node + 1
    places = Array(repeating: 0, count: source.values.count)
    inner.reserveCapacity(others.count)
    var next = Int(first)
    for var placed in others {
      cut(next..<Int(placed.start))
      next = Int(placed.start) + placed.fragment.size
      placed.start -= first
      inner.append(placed)
    }
    cut(next..<source.nodes.count)
  }

  private mutating func cut(_ nodes: Range<Int>) {
    guard !nodes.isEmpty else { return }
    for index in nodes { cut(source.nodes[index]) }
    for node in source.presentations where nodes.contains(Int(node)) {
      piece.presentations.append(node - first)
    }
  }

  private mutating func cut(_ node: SceneNode) {
    var node = node
    node.parent = max(node.parent - first, -1)
    node.end -= first
    node.arguments = cut(arguments: node.arguments)
    node.condition = cut(condition: node.condition)
    if !node.handed.isEmpty {
      let start = Int32(piece.handed.count)
      for index in node.handed {
        note(source.handed[Int(index)].source.file)
        piece.handed.append(source.handed[Int(index)])
      }
      node.handed = start..<Int32(piece.handed.count)
    }
    let modifiers = node.modifiers
    let start = Int32(piece.modifiers.count)
    for index in modifiers {
      var modifier = source.modifiers[Int(index)]
      modifier.arguments = cut(arguments: modifier.arguments)
      modifier.condition = cut(condition: modifier.condition)
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

  private mutating func cut(condition index: Int32) -> Int32 {
    if index < 0 { return -1 }
    let condition = source.conditions[Int(index)]
    for predicate in condition.predicates { note(predicate.subject.file) }
    piece.conditions.append(condition)
    return Int32(piece.conditions.count - 1)
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
    case .either(let range):
      let copy = cut(list: range)
      if source.isOfRows(range) { piece.rowLists.insert(copy.lowerBound) }
      value = .either(copy)
    case .named(let expression, let texts):
      note(expression.file)
      value = .named(expression, cut(texts))
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
