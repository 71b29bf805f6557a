import Scenes
import Views
import VoiceOver

extension Facts {
  /// How many of each there are in the code of the scene's own type, each place once.
  func populations() -> [Population: Int] {
    var places: [Population: Set<Origin>] = [:]
    func count(_ population: Population, _ origin: Origin) {
      places[population, default: []].insert(origin)
    }
    for node in tree.rows where isOwn(node) { count(.rows, scene[node].origin) }
    for node in tree.controls where isOwn(node) {
      count(.controls, scene[node].origin)
      if case .icons = names.shownName(of: node) { count(.iconControls, scene[node].origin) }
    }
    for node in tree.images + tree.loaded where isOwn(node) { count(.images, scene[node].origin) }
    for node in tree.shapes where isOwn(node) { count(.shapes, scene[node].origin) }
    for node in tree.texts where isOwn(node) { count(.texts, scene[node].origin) }
    for node in tree.texts + tree.labels where isOwn(node) {
      if headings.isTitle(node) || headings.isDisplayed(node)
        || inherited[node].traits.contains(.header)
      {
        count(.headings, scene[node].origin)
      }
    }
    for mark in inherited.marks where isOwn(modifier: mark) {
      let modifier = tree.modifier(mark)
      if inherited.makes[Int(mark)] >= 0 { count(.madeElements, modifier.origin) }
      for property in inherited.properties(of: mark) {
        if let population = Self.population(of: property.kind) {
          count(population, modifier.origin)
        }
      }
    }
    for (mark, modifier) in scene.modifiers.enumerated()
    where modifier.word == .isAccessibilityElement && isOwn(modifier: Int32(mark)) {
      let host = inherited.hosts[mark]
      if host >= 0, scene.isUIKit(host), scene.isUIKitElement(host) {
        count(.madeElements, modifier.origin)
      }
    }
    for gesture in inherited.gestures where isOwn(modifier: gesture) {
      count(.gestures, tree.modifier(gesture).origin)
    }
    return places.mapValues(\.count)
  }

  private static func population(of kind: Property.Kind) -> Population? {
    switch kind {
    case .label: .labels
    case .value: .values
    case .hint: .hints
    case .traits, .removedTraits: .traits
    case .heading: .headings
    case .inputLabels: .inputLabels
    case .customContent: .customContent
    case .defaultAction, .namedAction, .adjustable, .otherAction: .actions
    case .pair: .labeledPairs
    case .hidden, .contentType: nil
    }
  }

  private func isOwn(_ node: NodeID) -> Bool {
    files.isOwn(scene[node].origin.file, scene[node].owner, of: type)
  }

  private func isOwn(modifier: Int32) -> Bool {
    files.isOwn(tree.modifier(modifier).origin.file, tree.modifier(modifier).owner, of: type)
  }
}

extension LiveFiles {
  /// Written in the type or one of its extensions.
  func isOwn(_ file: FileID, _ owner: Int32, of type: TypeID) -> Bool {
    guard owner >= 0 else { return false }
    if file == type.file, owner == type.index { return true }
    return nameHash(of: TypeID(file: file, index: owner)) == nameHash(of: type)
  }
}
