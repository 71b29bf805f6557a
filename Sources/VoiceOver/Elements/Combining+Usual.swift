import Scenes

extension Combining {
  /// Some side that is there when a user comes, or may be, has something that is told.
  static func saysUsual(_ range: Range<Int>, _ builder: borrowing ElementBuilder) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + Int(builder.list.entries[index].span)
      if !builder.list.isUnusual(sideAt: index),
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
}
