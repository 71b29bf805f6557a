package import Views

/// Bars are read from their leading edge on, whatever the order of the items in the source; what stands
/// at the bottom comes last.
package enum BarPlace: Int {
  case leading, middle, trailing, bottom

  package init(_ placement: Word) {
    switch placement {
    case .leading, .navigationBarLeading, .topBarLeading, .cancellationAction, .navigation:
      self = .leading
    case .principal: self = .middle
    case .bottomBar, .status: self = .bottom
    default: self = .trailing
    }
  }
}

extension ElementBuilder {
  /// Brings title and items into the order of their places; those of one place stay as they are written.
  mutating func orderBars() {
    for id in chrome.elements.indices {
      chrome.elements[id].isTrailing = place(of: id).rawValue > BarPlace.middle.rawValue
    }
    if barPlaces.isEmpty { return }
    chrome.entries = inOrder(chrome.entries[...])
  }

  private func inOrder(_ part: ArraySlice<ElementList.Entry>) -> [ElementList.Entry] {
    var units: [(place: BarPlace, entries: [ElementList.Entry])] = []
    var index = part.startIndex
    while index < part.endIndex {
      let end = index + Int(part[index].span)
      units.append((place(part[index..<end]), [part[index]] + inOrder(part[(index + 1)..<end])))
      index = end
    }
    return [BarPlace.leading, .middle, .trailing, .bottom].flatMap { place in
      units.filter { $0.place == place }.flatMap(\.entries)
    }
  }

  private func place(of element: Int) -> BarPlace {
    barPlaces.last { $0.elements.contains(element) }?.place ?? .trailing
  }

  /// Where all of them stand; what has parts in several places is left among the trailing ones.
  private func place(_ entries: ArraySlice<ElementList.Entry>) -> BarPlace {
    var common: BarPlace?
    for case let id? in entries.map(\.element) {
      let place = place(of: Int(id))
      if common ?? place != place { return .trailing }
      common = place
    }
    return common ?? .trailing
  }
}
