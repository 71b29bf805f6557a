import Scenes
import Views

extension Scene {
  /// Puts a fragment below the last node, which is open.
  ///
  /// What was not known of it goes by other names here.
  mutating func paste(
    _ fragment: Fragment, below parent: NodeID, _ names: [SourceExpression: SourceExpression],
    in index: ViewIndex
  ) {
    let piece = fragment.scene
    let part = open(part: fragment, names: Self.digest(of: names, in: index))
    defer { close(part: part) }
    let offsets = Offsets(self)
    for value in piece.values.dropFirst() {
      if !names.isEmpty, case .unknown(let source) = value, let name = names[source] {
        values.append(.unknown(name))
      } else if !names.isEmpty, case .named(let source, let texts) = value,
        let name = names[source]
      {
        values.append(.named(name, texts.moved(by: offsets)))
      } else {
        values.append(value.moved(by: offsets))
      }
    }
    for start in piece.rowLists { rowLists.insert(start + offsets.lists) }
    for id in piece.valueLists { valueLists.append(id.moved(by: offsets)) }
    for argument in piece.arguments {
      var argument = argument
      argument.value = argument.value.moved(by: offsets)
      arguments.append(argument)
    }
    for modifier in piece.modifiers {
      var modifier = modifier
      modifier.arguments = modifier.arguments.moved(by: offsets.arguments)
      if modifier.condition >= 0 { modifier.condition += offsets.conditions }
      if modifier.content >= 0 { modifier.content += offsets.nodes }
      modifiers.append(modifier)
    }
    for repetition in piece.repetitions {
      var repetition = repetition
      repetition.data = repetition.data.map { $0.moved(by: offsets) }
      repetitions.append(repetition)
    }
    for condition in piece.conditions {
      conditions.append(names.isEmpty ? condition : condition.renamed(by: names))
    }
    handed.append(contentsOf: piece.handed)
    resolvedTexts.append(contentsOf: piece.resolvedTexts)
    let shown = presentations.count
    for node in piece.presentations { presentations.append(node + offsets.nodes) }
    var written = 0
    for placed in fragment.inner {
      let before = Int(placed.start + offsets.nodes) - nodes.count
      append(piece.nodes[written..<(written + before)], below: parent, offsets)
      written += before
      paste(
        placed.fragment, below: NodeID(nodes.count - 1), Self.names(placed.names, then: names),
        in: index)
    }
    append(piece.nodes[written...], below: parent, offsets)
    // In the order in which they end, the inner ones first.
    presentations[shown...].sort {
      let (a, b) = (nodes[Int($0)].end, nodes[Int($1)].end)
      return a == b ? $0 > $1 : a < b
    }
  }

  private mutating func append(
    _ piece: ArraySlice<SceneNode>, below parent: NodeID, _ offsets: Offsets
  ) {
    for node in piece {
      var node = node
      node.parent = node.parent < 0 ? parent : node.parent + offsets.nodes
      node.end += offsets.nodes
      node.arguments = node.arguments.moved(by: offsets.arguments)
      node.handed = node.handed.moved(by: offsets.handed)
      node.modifiers = node.modifiers.moved(by: offsets.modifiers)
      if node.condition >= 0 { node.condition += offsets.conditions }
      if case .rows(let repetition) = node.kind {
        node.kind = .rows(repetition: repetition + offsets.repetitions)
      }
      nodes.append(node)
    }
  }

  /// What goes by one name in the fragment around it goes by that one's name here.
  private static func names(
    _ inner: [SourceExpression: SourceExpression],
    then outer: [SourceExpression: SourceExpression]
  ) -> [SourceExpression: SourceExpression] {
    if outer.isEmpty { return inner }
    return outer.merging(inner.mapValues { outer[$0] ?? $0 }) { $1 }
  }

  /// By the numbers of expressions, which are the same as long as their file is; 0 for none.
  private static func digest(
    of names: [SourceExpression: SourceExpression], in index: ViewIndex
  ) -> UInt64 {
    var sum: UInt64 = 0
    for (old, new) in names {
      var hash = NameHash(seed: UInt64(index.serial(of: new.file)))
      for name in [old, new] {
        hash.mix(UInt64(UInt32(bitPattern: name.file.index)) << 32)
        hash.mix(UInt64(UInt32(bitPattern: name.expression)))
      }
      sum &+= hash.value
    }
    return sum
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
    let conditions: Int32
    let handed: Int32

    init(_ scene: Scene) {
      nodes = Int32(scene.nodes.count)
      modifiers = Int32(scene.modifiers.count)
      arguments = Int32(scene.arguments.count)
      values = Int32(scene.values.count) - 1
      lists = Int32(scene.valueLists.count)
      repetitions = Int32(scene.repetitions.count)
      texts = Int32(scene.resolvedTexts.count)
      conditions = Int32(scene.conditions.count)
      handed = Int32(scene.handed.count)
    }
  }
}

extension PathCondition {
  fileprivate func renamed(by names: [SourceExpression: SourceExpression]) -> PathCondition {
    guard predicates.contains(where: { names[$0.subject] != nil }) else { return self }
    var copy = self
    for index in copy.predicates.indices {
      if let name = names[copy.predicates[index].subject] { copy.predicates[index].subject = name }
    }
    return copy
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
    case .named(let source, let texts): .named(source, texts.moved(by: offsets))
    case .list(let range): .list(range.moved(by: offsets.lists))
    case .range(let low, let high, let isClosed):
      .range(low.moved(by: offsets), high.moved(by: offsets), isClosed: isClosed)
    case .call(let word, let name, let range):
      .call(word, name, range.moved(by: offsets.arguments))
    case .symbol(let name): .symbol(name.moved(by: offsets))
    }
  }
}
