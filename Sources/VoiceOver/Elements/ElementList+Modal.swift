import Views

extension ElementList {
  /// Of what stands side by side, the last that is modal hides the others.
  mutating func keepModal() {
    guard elements.contains(where: { $0.traits.contains(.modal) }) else { return }
    entries =
      lastModal(of: entries, in: entries.indices).map { Array(entries[$0]) }
      ?? parted(entries)
  }

  /// A group, or the elements in a row that a stack without a group of its own has made modal.
  private func lastModal(of entries: [Entry], in range: Range<Int>) -> Range<Int>? {
    var last: Range<Int>?
    var isOpen = false
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      if let id = entries[index].element, elements[Int(id)].traits.contains(.modal) {
        if case .element = entries[index].kind {
          last = (isOpen ? last?.lowerBound ?? index : index)..<end
          isOpen = true
        } else {
          last = index..<end
          isOpen = false
        }
      } else if isOpen, let start = last?.lowerBound, isModal(entries[index..<end]) {
        last = start..<end
      } else {
        isOpen = false
      }
      index = end
    }
    return last
  }

  /// Rows and branches of nothing else.
  private func isModal(_ entries: ArraySlice<Entry>) -> Bool {
    entries.allSatisfy { entry in
      entry.element.map { elements[Int($0)].traits.contains(.modal) } ?? true
    }
  }

  /// What is modal on a condition is either all there is, or not there.
  private func parted(_ entries: [Entry]) -> [Entry] {
    var index = 0
    while index < entries.count {
      let end = index + Int(entries[index].span)
      if case .branch = entries[index].kind,
        let (side, modal) = modalSide(of: entries, in: index..<end)
      {
        var rest = entries
        rest.removeSubrange(side)
        rest[index].span -= Int32(side.count)
        if rest[index].span == 1 { rest.remove(at: index) }
        rest = parted(rest)
        let (first, second) = (Int32(modal.count) + 1, Int32(rest.count) + 1)
        return [
          Entry(kind: .branch(isExhaustive: true), span: first + second + 1),
          Entry(kind: .alternative, span: first),
        ] + entries[modal] + [Entry(kind: .alternative, span: second)] + rest
      }
      index = end
    }
    return entries
  }

  /// The side of a branch that holds something modal, and that.
  private func modalSide(
    of entries: [Entry], in branch: Range<Int>
  ) -> (side: Range<Int>, modal: Range<Int>)? {
    var side = branch.lowerBound + 1
    while side < branch.upperBound {
      let end = side + Int(entries[side].span)
      if let modal = lastModal(of: entries, in: (side + 1)..<end) { return (side..<end, modal) }
      side = end
    }
    return nil
  }
}
