import Scenes
import Views
import VoiceOver

/// What one row costs, without collections inside it.
struct RowFigures {
  /// At most; `isFixed` where there is no choice.
  var guideline: Int
  var least: Int
  var isFixed: Bool
  var platform: Int
  /// Stops that are no controls of their own.
  var parts: Int
}

/// What becomes one row where a body is repeated, and what it costs.
final class Rows: Part {
  let parts: [ScenePart]
  let inherited: Inherited
  let counts: Counts
  let sayings: Sayings
  let pictures: Pictures
  let images: HeardImages
  let actions: Actions
  let signs: Signs

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ sayings: Sayings,
    _ pictures: Pictures, _ images: HeardImages, _ actions: Actions, _ signs: Signs,
    _ parts: [ScenePart]
  ) {
    self.parts = parts
    (
      self.inherited, self.counts, self.sayings, self.pictures, self.images, self.actions,
      self.signs
    ) = (inherited, counts, sayings, pictures, images, actions, signs)
    super.init(tree)
  }
}

extension Rows {
  func row(_ rows: NodeID) -> RowFigures? {
    for part in self.parts {
      guard let body = part.guideline.content.body(of: rows) else { continue }
      let cost = part.guideline.content.rowCost(of: rows)
      return RowFigures(
        guideline: cost.max, least: cost.min, isFixed: cost.min == cost.max,
        platform: part.platform.content.rowCost(of: rows).max,
        parts: part.guideline.content.plainStops(body))
    }
    return nil
  }

  /// A row of pictures and controls alone has nothing to join, and where the author may have made one element
  /// of it nothing is certain.
  func holdsText(_ body: NodeID, of rows: NodeID) -> Bool {
    let inside = tree.subtree(of: body)
    let hasText = inside.contains { node in
      switch tree.kind(node) {
      case .text, .label: inherited[node].rows == rows && isApartFromControls(node)
      default: false
      }
    }
    return hasText
      && !inside.contains { node in
        inherited.elements(around: node).contains { $0.behaviour == .unknown } || isEntry(node)
      }
  }

  /// Not in the label of a control, which says it; the parts of a link's label are stops of their own.
  private func isApartFromControls(_ node: NodeID) -> Bool {
    let control = inherited[node].control
    return control < 0 || scene[control].word == .NavigationLink
  }

  /// What is written or set there can't become an action: the row is a form to fill in.
  private func isEntry(_ node: NodeID) -> Bool {
    switch tree.control(node) {
    case .textField, .textEditor, .slider, .stepper, .date, .color: inherited.isHeard(node)
    default: false
    }
  }

  private func enclosingRows(of rows: NodeID) -> NodeID {
    let parent = scene[rows].parent
    return parent < 0 ? -1 : inherited[parent].rows
  }

  /// How often a row is shown, with the rows around it.
  func occurrences(of rows: NodeID) -> Int {
    var count = 1
    var next = rows
    var single: Set<NodeID> = []
    while next >= 0, case .rows(let repetition) = scene[next].kind, count < 1_000_000 {
      // Of pages one is shown, and of what one row around shows, that one.
      if !arePages(next), !single.contains(next) {
        count *= max(scene.repetitions[Int(repetition)].count, 1)
      }
      let outer = enclosingRows(of: next)
      for node in tree.ancestors(of: next).prefix(while: { $0 > outer }) {
        guard case .alternative = scene[node].kind, scene[node].oneRow > 0 else { continue }
        single.insert(scene.rows(scene[node].oneRow, around: node))
      }
      next = outer
    }
    return count
  }

  /// How many rows there are, and whether the source tells it.
  func told(_ count: Int, of rows: NodeID) -> String {
    var next = rows
    while next >= 0, case .rows(let repetition) = scene[next].kind {
      if scene.repetitions[Int(repetition)].isAssumed, !arePages(next) {
        return "\(count) assumed rows"
      }
      next = enclosingRows(of: next)
    }
    return "\(count) rows"
  }

  /// It is there more than once; inside others of unknown length the count of one means nothing.
  func isRepeated(_ rows: NodeID) -> Bool {
    guard case .rows(let repetition) = scene[rows].kind else { return false }
    let own = scene.repetitions[Int(repetition)]
    return own.count > 1 || own.isAssumed && occurrences(of: rows) > 1
  }

  /// A choice between several views: cards of a dashboard, not rows of one kind.
  func isDifferentEachTime(_ rows: NodeID) -> Bool {
    var node = rows
    while let only = onlyPart(of: node) {
      if case .branch(.choice, _) = scene[only].kind {
        return scene.children(of: only).count { counts.tallies[Int($0)].guideline > 1 } > 2
      }
      node = only
    }
    return false
  }

  /// Each body is a page or a tab: one is shown at a time.
  func arePages(_ rows: NodeID) -> Bool {
    for ancestor in tree.ancestors(of: rows) {
      guard case .view = scene[ancestor].kind else { continue }
      switch scene[ancestor].word {
      case .ForEach, .Group, .TabSection: continue
      default: return scene[ancestor].word == .TabView
      }
    }
    return false
  }

  /// What is repeated is a whole section, with a heading or rows of its own: nothing can make one element of it.
  func areSections(_ rows: NodeID) -> Bool {
    var node = rows
    while let only = onlyPart(of: node) {
      if scene[only].word == .Section, case .view = scene[only].kind { return isOfRows(only) }
      if case .branch = scene[only].kind {
        let shown = scene.children(of: only).filter { counts.tallies[Int($0)].guideline > 0 }
        if shown.count > 1, shown.allSatisfy({ areSections($0) }) { return true }
      }
      node = only
    }
    // A heading over a grid of its own.
    let parts = inherited.content(of: node).filter { counts.tallies[Int($0)].guideline > 0 }
    guard let grid = parts.first(where: { isGrid($0) }) else { return false }
    return parts.reduce(0) { $0 + ($1 == grid ? 0 : counts.tallies[Int($1)].guideline) } <= 1
  }

  /// What a section shows is several rows, also where a property or a view holds them.
  private func isOfRows(_ section: NodeID) -> Bool {
    var node = section
    while let only = onlyPart(of: node) {
      switch scene[only].kind {
      case .helper, .group, .custom, .branch, .alternative: node = only
      case .view, .modified, .rows, .opaque, .recursion: return false
      }
    }
    return true
  }

  private func isGrid(_ node: NodeID) -> Bool {
    let inner = inherited.core(node)
    guard case .view = scene[inner].kind, counts.tallies[Int(inner)].guideline > 1 else {
      return false
    }
    switch scene[inner].word {
    case .Grid, .LazyVGrid, .LazyHGrid: return true
    default: return false
    }
  }

  /// Signs of work in the place where a control stands otherwise.
  func passingParts(of rows: NodeID, in body: NodeID) -> Int {
    tree.subtree(of: body).count { node in
      switch scene[node].word {
      case .ProgressView, .UIActivityIndicatorView:
        inherited[node].rows == rows && inherited.isHeard(node) && standsForControl(node)
      default: false
      }
    }
  }

  /// Parts that a tap of their own makes controls of.
  func tappedParts(of rows: NodeID, in body: NodeID) -> Int {
    inherited.gestures.count { gesture in
      let host = inherited.hosts[Int(gesture)]
      guard host > body, host < scene[body].end, inherited[host].rows == rows,
        inherited[host].control < 0,
        case .tap = actions.gestureKind(tree.modifier(gesture)), inherited.isHeard(host)
      else { return false }
      let tally = counts.before[Int(gesture)]
      // Of several sides only the longest counts, and it may be another one.
      return tally.guideline == 1 && tally.controls == 0 && !tree.isConditional(host, inside: rows)
    }
  }

  private func standsForControl(_ node: NodeID) -> Bool {
    guard let own = tree.side(around: node) else { return false }
    return scene.children(of: scene[own].parent).contains {
      $0 != own && counts.tallies[Int($0)].controls > 0
    }
  }

  /// Nothing but text and shapes, outside of controls: the platform passes over the shapes anyway.
  func isTextAmongShapes(_ body: NodeID, of rows: NodeID) -> Bool {
    tree.subtree(of: body).allSatisfy { node in
      guard inherited[node].rows == rows, counts.tallies[Int(node)].guideline > 0 else {
        return true
      }
      switch tree.kind(node) {
      case .text, .label: return inherited[node].control < 0
      case .shape, .fill, .container, .nothing: return true
      case .image, .remoteImage, .control, .other, .opaque: return false
      }
    }
  }
}
