package import Views

/// Bars are read from their leading edge on, whatever the order of the items in the source; what stands
/// at the bottom comes last.
///
/// A search field is below the line that has title and buttons, or at the bottom.
/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
package enum BarPlace: UInt8, Sendable, CaseIterable, Comparable {
  case leading, middle, trailing, search, bottom

  /// It is read after the title.
  var isTrailing: Bool { self > .middle }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

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

/// The order in which what stands in bars is met.
enum BarOrder {
  /// Brings title and items into the order of their places; those of one place stay as they are written.
  static func orderBars(_ builder: inout ElementBuilder) {
    for id in builder.chrome.elements.indices {
      builder.chrome.elements[id].barPlace = place(of: id, builder)
    }
    if builder.barPlaces.isEmpty, !builder.chrome.elements.contains(where: { $0.role == .tab }) {
      return
    }
    builder.chrome.entries = inOrder(builder.chrome.entries[...], builder)
  }

  private static func inOrder(
    _ part: ArraySlice<ElementList.Entry>, _ builder: borrowing ElementBuilder
  ) -> [ElementList.Entry] {
    var units: [(place: BarPlace, entries: [ElementList.Entry])] = []
    var index = part.startIndex
    while index < part.endIndex {
      let end = index + Int(part[index].span)
      let whole = part[index..<end]
      if case .branch = part[index].kind {
        // Sides that stand at several places of the bar are read there, each by itself.
        let places = Set(whole.compactMap(\.element).map { Self.place(of: Int($0), builder) })
        for one in places.sorted() {
          let own = places.count == 1 ? Array(whole) : whole.only { Self.place($0, builder) == one }
          units.append((one, [own[0]] + inOrder(own[1...], builder)))
        }
        if places.isEmpty { units.append((.trailing, Array(whole))) }
      } else {
        units.append(
          (Self.place(whole, builder), [part[index]] + inOrder(part[(index + 1)..<end], builder)))
      }
      index = end
    }
    return BarPlace.allCases.flatMap { place in
      units.filter { $0.place == place }.flatMap(\.entries)
    }
  }

  private static func place(of element: Int, _ builder: borrowing ElementBuilder) -> BarPlace {
    if let known = builder.barPlaces.last(where: { $0.elements.contains(element) }) {
      return known.place
    }
    return builder.chrome.elements[element].role == .tab ? .bottom : .trailing
  }

  /// Where all of them stand; what has parts in several places is left among the trailing ones.
  private static func place(
    _ entries: ArraySlice<ElementList.Entry>, _ builder: borrowing ElementBuilder
  ) -> BarPlace {
    var common: BarPlace?
    for case let id? in entries.map(\.element) {
      let place = Self.place(of: Int(id), builder)
      if common ?? place != place { return .trailing }
      common = place
    }
    return common ?? .trailing
  }
}

extension ArraySlice<ElementList.Entry> {
  /// The same branches and sides with some of what stands in them.
  fileprivate func only(_ isKept: (ArraySlice) -> Bool) -> [ElementList.Entry] {
    var kept: [ElementList.Entry] = []
    var index = startIndex
    while index < endIndex {
      let end = index + Int(self[index].span)
      switch self[index].kind {
      case .branch, .alternative:
        let inner = self[(index + 1)..<end].only(isKept)
        var entry = self[index]
        entry.span = Int32(inner.count) + 1
        kept.append(entry)
        kept += inner
      case .element, .group, .rows: if isKept(self[index..<end]) { kept += self[index..<end] }
      }
      index = end
    }
    return kept
  }
}
