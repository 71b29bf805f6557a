/// Of parts that become one, some are there at times: what such a one is by itself, dimmed or selected, the whole is
/// not. VoiceOver reads the traits of the element that is there.
extension Traits {
  /// What a thing is for a while, and not what kind of thing it is.
  static let states: Traits = [.dimmed, .selected, .header]
}

extension ElementList {
  /// The traits of what is there whatever is answered to the questions around it.
  func lastingTraits(_ range: Range<Int>) -> Traits {
    var traits: Traits = []
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = entries[index]
      let end = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id): traits.formUnion(elements[Int(id)].traits)
      case .alternative, .rows: traits.formUnion(lastingTraits((index + 1)..<end))
      case .branch(let isExhaustive):
        if isExhaustive { traits.formUnion(sharedTraits((index + 1)..<end)) }
      }
      index = end
    }
    return traits
  }

  /// What all sides have.
  private func sharedTraits(_ sides: Range<Int>) -> Traits {
    var shared: Traits?
    var index = sides.lowerBound
    while index < sides.upperBound {
      let end = index + Int(entries[index].span)
      let own = lastingTraits(index..<end)
      shared = shared?.intersection(own) ?? own
      index = end
    }
    return shared ?? []
  }
}
