package import VoiceOver

extension ComponentScreen {
  /// Says of each place in it where that is now.
  package mutating func mapPlaces(_ change: (Place) -> Place) {
    place = change(place)
    platform.mapPlaces(change)
    guideline.mapPlaces(change)
    for index in without.indices { without[index].lists.mapPlaces(change) }
  }
}

extension PieceLists {
  fileprivate mutating func mapPlaces(_ change: (Place) -> Place) {
    content.mapPlaces(change)
    chrome.mapPlaces(change)
  }
}

extension [Piece] {
  fileprivate mutating func mapPlaces(_ change: (Place) -> Place) {
    for index in indices { self[index].mapPlaces(change) }
  }
}

extension Piece {
  fileprivate mutating func mapPlaces(_ change: (Place) -> Place) {
    switch self {
    case .element(var element):
      element.mapPlaces(change)
      self = .element(element)
    case .silent(var content):
      content.mapPlaces(change)
      self = .silent(content)
    case .group(let name, var inner):
      inner.mapPlaces(change)
      self = .group(name, inner)
    case .branch(var branch):
      branch.place = change(branch.place)
      for index in branch.sides.indices { branch.sides[index].pieces.mapPlaces(change) }
      self = .branch(branch)
    case .rows(var rows):
      rows.place = change(rows.place)
      rows.pieces.mapPlaces(change)
      self = .rows(rows)
    case .stack(let axis, var inner):
      inner.mapPlaces(change)
      self = .stack(axis, inner)
    }
  }
}

extension PieceElement {
  fileprivate mutating func mapPlaces(_ change: (Place) -> Place) {
    place = change(place)
    for index in facts.contents.indices { facts.contents[index].mapPlaces(change) }
    for index in facts.gestures.indices {
      facts.gestures[index].place = change(facts.gestures[index].place)
    }
    for index in facts.set.indices { facts.set[index].place = change(facts.set[index].place) }
    for index in facts.uses.indices { facts.uses[index].place = change(facts.uses[index].place) }
    facts.lookPlace = facts.lookPlace.map(change)
  }
}

extension PieceContent {
  fileprivate mutating func mapPlaces(_ change: (Place) -> Place) {
    place = change(place)
    writtenAt = writtenAt.map(change)
  }
}
