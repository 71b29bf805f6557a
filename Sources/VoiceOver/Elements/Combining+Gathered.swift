import Scenes

extension Combining {
  /// What the parts have beside their labels: of a branch one of what its sides have, as of these.
  static func gathered(
    _ range: Range<Int>, _ builder: inout ElementBuilder, _ text: (borrowing Element) -> ValueID
  ) -> ValueID {
    var sentence = ElementBuilder.Sentence()
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = builder.list.entries[index]
      let end = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id):
        builder.add(text(builder.list.elements[Int(id)]), to: &sentence)
      case .alternative, .rows:
        builder.add(gathered((index + 1)..<end, &builder, text), to: &sentence)
      case .branch(let isExhaustive):
        builder.add(ofSides((index + 1)..<end, isExhaustive, &builder, text), to: &sentence)
      }
      index = end
    }
    return builder.close(sentence)
  }

  private static func ofSides(
    _ range: Range<Int>, _ isExhaustive: Bool, _ builder: inout ElementBuilder,
    _ text: (borrowing Element) -> ValueID
  ) -> ValueID {
    let takesAll = !saysUsual(range, builder)
    var found: [ValueID] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + Int(builder.list.entries[index].span)
      defer { index = next }
      // What is not said when a user comes there.
      if !takesAll, isPassing(sideAt: index, builder) { continue }
      found.append(gathered((index + 1)..<next, &builder, text))
    }
    if !isExhaustive { found.append(.null) }
    return builder.either(found)
  }
}
