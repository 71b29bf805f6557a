import Scenes

extension Combining {
  /// Some side that is there when a user comes, or may be, has something that is told.
  static func saysUsual(_ range: Range<Int>, _ builder: borrowing ElementBuilder) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + Int(builder.list.entries[index].span)
      if !isPassing(sideAt: index, builder),
        tops((index + 1)..<next, builder).contains(where: {
          builder.list.elements[Int($0)].label != .null
        })
      {
        return true
      }
      index = next
    }
    return false
  }

  /// A side that is not there when a user comes, or that is nothing but the wheel that turns while something is done.
  static func isPassing(sideAt entry: Int, _ builder: borrowing ElementBuilder) -> Bool {
    if builder.list.isUnusual(sideAt: entry) { return true }
    let shown = tops((entry + 1)..<(entry + Int(builder.list.entries[entry].span)), builder)
    return !shown.isEmpty
      && shown.allSatisfy {
        let element = builder.list.elements[Int($0)]
        return element.role == .progress && element.value == .null
      }
  }
}
