import Scenes
import Views

/// Putting entries into the list, around what is there, and changing them.
extension ElementBuilder {
  mutating func append(_ element: Element) {
    list.elements.append(element)
    list.entries.append(
      ElementList.Entry(kind: .element(Int32(list.elements.count - 1)), span: 1))
  }

  mutating func open(_ kind: ElementList.Kind) -> Int {
    list.entries.append(ElementList.Entry(kind: kind, span: 1))
    return list.entries.count - 1
  }

  mutating func close(_ start: Int) {
    list.entries[start].span = Int32(list.entries.count - start)
  }

  /// Puts an entry around everything from `start` on.
  mutating func wrap(from start: Int, _ kind: ElementList.Kind) {
    let span = Int32(list.entries.count - start + 1)
    list.entries.insert(ElementList.Entry(kind: kind, span: span), at: start)
  }

  mutating func remove(from start: Int) {
    list.entries.removeSubrange(start...)
  }

  @inline(never)
  func leaf(
    _ role: ElementRole, _ node: Scene.NodeID, label: ValueID = .null,
    source: Element.LabelSource = .content, traits: Traits = [],
    _ confidence: Stop.Confidence
  ) -> Element {
    var element = Element(
      role: role, traits: traits, node: node, origin: scene.nodes[Int(node)].origin,
      confidence: confidence)
    element.label = label
    element.labelSource = label == .null ? .none : source
    return element
  }

  /// Calls `change` with each element that a property reaches: those of the top level, and of groups
  /// only their own.
  @inline(never)
  mutating func forEachTop(from start: Int, _ change: (inout Element) -> Void) {
    var index = start
    while index < list.entries.count {
      switch list.entries[index].kind {
      case .element(let element):
        change(&list.elements[Int(element)])
        index += 1
      case .group(let element):
        change(&list.elements[Int(element)])
        index += Int(list.entries[index].span)
      case .branch, .alternative, .rows: index += 1
      }
    }
  }

  /// The elements and groups that a property would reach.
  func topCount(from start: Int) -> Int {
    var count = 0
    var index = start
    while index < list.entries.count {
      switch list.entries[index].kind {
      case .element, .group:
        count += 1
        index += Int(list.entries[index].span)
      case .branch, .alternative, .rows: index += 1
      }
    }
    return count
  }

  /// Tells each element from `start` on its place, where it is certain how many there are.
  ///
  /// One that stands for the rows of a list of known length has no place of its own: 0.
  mutating func number(from start: Int) {
    var places: [(element: Int, index: Int)] = []
    var count = 0
    var index = start
    while index < list.entries.count {
      switch list.entries[index].kind {
      case .element(let id):
        count += 1
        places.append((Int(id), count))
        index += 1
      case .rows(_, let rows, isAssumed: false) where list.entries[index].span == 2:
        guard case .element(let id) = list.entries[index + 1].kind else { return }
        places.append((Int(id), rows == 1 ? count + 1 : 0))
        count += Int(rows)
        index += 2
      default: return
      }
    }
    for (id, index) in places { list.elements[id].place = (Int32(index), Int32(count)) }
  }

  /// The only entry from `start` on, when that is an element or a group.
  func single(from start: Int) -> ElementList.Kind? {
    guard start < list.entries.count,
      start + Int(list.entries[start].span) == list.entries.count
    else { return nil }
    switch list.entries[start].kind {
    case .element, .group: return list.entries[start].kind
    case .branch, .alternative, .rows: return nil
    }
  }
}
