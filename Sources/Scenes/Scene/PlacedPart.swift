import Views

/// What was written once and stands in this scene whole: all below one of its views.
///
/// Its nodes, its modifiers and its values stand together each, so what was made of it in one scene holds in another,
/// moved.
package struct PlacedPart: Sendable {
  package internal(set) var nodes: Range<Scene.NodeID>
  package internal(set) var modifiers: Range<Int32>
  package internal(set) var arguments: Range<Int32>
  package internal(set) var values: Range<Int32>
  package internal(set) var lists: Range<Int32>
  package internal(set) var texts: Range<Int32>
  package internal(set) var conditions: Range<Int32>
  /// What was written: of one object, the same nodes.
  package let source: any AnyObject & Sendable
  /// Of what goes by other names here: by what it is called, and where that stands; 0 where nothing does.
  package let names: UInt64

  /// Where this is equal, two parts have the same nodes with the same values, but for where these stand.
  package struct Content: Hashable, Sendable {
    /// Whoever keeps this keeps the object, so that no other one is taken for it.
    let source: ObjectIdentifier
    let digest: UInt64
  }
}

extension Scene {
  /// Notes that what is put in from here on is such a part; `close` says where it ends.
  package mutating func open(part source: any AnyObject & Sendable, names: UInt64) -> Int {
    func here(_ count: Int) -> Range<Int32> { Int32(count)..<Int32(count) }
    placed.append(
      PlacedPart(
        nodes: here(nodes.count), modifiers: here(modifiers.count),
        arguments: here(arguments.count), values: here(values.count), lists: here(valueLists.count),
        texts: here(resolvedTexts.count), conditions: here(conditions.count), source: source,
        names: names))
    return placed.count - 1
  }

  package mutating func close(part place: Int) {
    func extend(_ range: inout Range<Int32>, _ count: Int) {
      range = range.lowerBound..<Int32(count)
    }
    extend(&placed[place].nodes, nodes.count)
    extend(&placed[place].modifiers, modifiers.count)
    extend(&placed[place].arguments, arguments.count)
    extend(&placed[place].values, values.count)
    extend(&placed[place].lists, valueLists.count)
    extend(&placed[place].texts, resolvedTexts.count)
    extend(&placed[place].conditions, conditions.count)
  }

  /// What stands below a view, where that was placed whole.
  package func part(below view: NodeID) -> PlacedPart? {
    var (low, high) = (0, placed.count)
    while low < high {
      let middle = (low + high) / 2
      if placed[middle].nodes.lowerBound <= view { low = middle + 1 } else { high = middle }
    }
    guard low < placed.count, placed[low].nodes.lowerBound == view + 1,
      placed[low].nodes.upperBound == nodes[Int(view)].end
    else { return nil }
    return placed[low]
  }

  package func content(of part: PlacedPart) -> PlacedPart.Content {
    PlacedPart.Content(source: ObjectIdentifier(part.source), digest: digest(of: part))
  }

  /// What may be otherwise about a part than where it was written: of rows in rows fewer are counted, what lists each
  /// case has no branches any more.
  private func digest(of part: PlacedPart) -> UInt64 {
    var hash = NameHash(seed: part.names)
    for place in part.nodes {
      mix(nodes[Int(place)], of: part, into: &hash)
    }
    for place in part.arguments {
      let value = arguments[Int(place)].value.index
      hash.mix(value == 0 ? 0 : UInt64(UInt32(bitPattern: value - part.values.lowerBound)) + 1)
    }
    return hash.value
  }

  @inline(__always)
  private func mix(_ node: SceneNode, of part: PlacedPart, into hash: inout NameHash) {
    var bits = UInt64(node.role.rawValue) << 8 | UInt64(node.oneRow)
    bits = bits << 16 | UInt64(UInt16(bitPattern: node.side.number))
    bits = bits << 1 | (node.isDecided ? 1 : 0)
    bits = bits << 1 | (node.isHolder ? 1 : 0)
    bits = bits << 1 | (node.isPaged ? 1 : 0)
    bits = bits << 1 | (node.isReadApart ? 1 : 0)
    bits = bits << 1 | (node.isLeftOut ? 1 : 0)
    bits = bits << 1 | (node.isState ? 1 : 0)
    bits = bits << 4
    switch node.kind {
    case .view: bits |= 1
    case .custom: bits |= 2
    case .helper: bits |= 3
    case .modified: bits |= 4
    case .group: bits |= 5
    case .branch(_, let isExhaustive): bits |= isExhaustive ? 6 : 7
    case .alternative: bits |= 8
    case .rows(let repetition):
      bits |= 9
      let rows = repetitions[Int(repetition)]
      hash.mix(UInt64(UInt32(truncatingIfNeeded: rows.count)) << 1 | (rows.isAssumed ? 1 : 0))
    case .opaque: bits |= 10
    case .recursion: bits |= 11
    }
    hash.mix(bits)
    hash.mix(
      UInt64(node.origin.offset) << 32 | UInt64(UInt16(truncatingIfNeeded: node.owner)) << 16
        | UInt64(UInt16(truncatingIfNeeded: node.origin.file.index)))
    let condition = node.condition < 0 ? -1 : node.condition - part.conditions.lowerBound
    hash.mix(UInt64(UInt32(bitPattern: condition)))
  }
}
