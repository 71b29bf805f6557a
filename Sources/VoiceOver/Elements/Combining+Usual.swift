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

  /// The sides of a branch that are told, what is there when a user comes before the rest.
  ///
  /// What is not there then is left out, but for a side that takes the place of that: it is told as that of a ternary is,
  /// as with `if isOn { Text("Mute") } else { Text("Unmute") }`.
  static func sides(
    _ range: Range<Int>, _ isExhaustive: Bool, _ takesAll: Bool, _ builder: borrowing ElementBuilder
  ) -> [Int] {
    var (usual, others): ([Int], [Int]) = ([], [])
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += Int(builder.list.entries[index].span) }
      if takesAll || !isPassing(sideAt: index, builder) {
        usual.append(index)
      } else if isExhaustive, !isWheel(sideAt: index, builder) {
        others.append(index)
      }
    }
    return usual + others
  }

  /// A side that is not there when a user comes, or that is nothing but the wheel that turns while something is done.
  static func isPassing(sideAt entry: Int, _ builder: borrowing ElementBuilder) -> Bool {
    builder.list.isUnusual(sideAt: entry) || isWheel(sideAt: entry, builder)
  }

  /// A side that is nothing but the wheel that turns while something is done.
  static func isWheel(sideAt entry: Int, _ builder: borrowing ElementBuilder) -> Bool {
    let shown = tops((entry + 1)..<(entry + Int(builder.list.entries[entry].span)), builder)
    return !shown.isEmpty
      && shown.allSatisfy {
        let element = builder.list.elements[Int($0)]
        return element.role == .progress && element.value == .null
      }
  }
}
