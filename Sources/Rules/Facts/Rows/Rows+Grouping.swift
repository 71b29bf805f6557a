import Scenes
import Views
import VoiceOver

// The view of a row that one element is made of.

extension Rows {
  /// The view to make one element of: down to the first that has several parts.
  func groupingView(of rows: NodeID) -> NodeID {
    var node = rows
    // A loaded picture is grouped from outside, whatever stands in its place until then.
    while let only = onlyPart(of: node), !pictures.isLoadedImage(inherited.core(only)) {
      guard case .branch(let kind, _) = scene[only].kind else {
        if tree.isOneOfSides(only) { break }
        node = only
        continue
      }
      let sides = scene.children(of: only)
      let shown = sides.filter { counts.tallies[Int($0)].guideline > 0 }
      if case .availability = kind, let newest = shown.first {
        node = newest
      } else if shown.count == 1, let single = shown.first {
        // What is not known of another side may be the most of the row.
        let isLess = counts.tallies[Int(single)].guideline < 2 && tree.texts(in: single).isEmpty
        if isLess, sides.contains(where: { $0 != single && counts.tallies[Int($0)].isOpen }) {
          break
        }
        node = single
      } else if let same = sameView(on: shown) {
        return same
      } else {
        break
      }
    }
    // Beside a list inside, what is left of the row is grouped by itself.
    let parts = inherited.content(of: node).filter { counts.tallies[Int($0)].guideline > 0 }
    let beside = parts.filter { !holdsRows($0) }
    if holdsRows(node), beside.count == 1, let only = beside.first, !tree.texts(in: only).isEmpty,
      counts.tallies[Int(only)].guideline > 1
        || !parts.contains(where: { $0 != only && saysMore($0, in: node) })
    {
      node = inherited.core(only)
    }
    guard let text = tree.texts(in: node).first, node != rows else { return node }
    // A text in a view of its own is where that is written.
    var part = text
    for around in tree.ancestors(of: text) {
      if around <= node { break }
      if case .custom = scene[around].kind { part = around }
    }
    let place = tree.nearest(node, writtenLike: part)
    guard case .modified = scene[place].kind else { return place }
    // A modifier that draws it in several ways is no place to group in: the view that has it is, or the code of the
    // list that applies it.
    return tree.ancestors(of: place).first { around in
      guard around > rows else { return false }
      if case .custom = scene[around].kind { return true }
      return scene[around].owner == scene[rows].owner
        && scene[around].origin.file == scene[rows].origin.file
    } ?? place
  }

  /// Sides that show one view, of which one is a link to somewhere: that view is grouped, as where it is
  /// shown without a choice.
  private func sameView(on sides: [NodeID]) -> NodeID? {
    let views = sides.map { groupingView(of: $0) }
    guard let first = views.first, views.allSatisfy({ scene[$0].origin == scene[first].origin }),
      zip(views, sides).contains(where: { isLinked($0, in: $1) })
    else { return nil }
    return first
  }

  private func isLinked(_ view: NodeID, in side: NodeID) -> Bool {
    let control = inherited[view].control
    guard control >= side, case .navigationLink = tree.control(control) else { return false }
    return true
  }

  /// Texts beside a list that belong to the same row.
  private func saysMore(_ part: NodeID, in row: NodeID) -> Bool {
    var rows = inherited[row].rows
    if case .rows = scene[row].kind { rows = row }
    return tree.texts(in: part).contains { inherited[$0].rows == rows }
  }

  func holdsRows(_ node: NodeID) -> Bool {
    tree.subtree(of: node).contains { inner in
      if case .rows = scene[inner].kind { inherited[node].rows != inner } else { false }
    }
  }

  /// The one child that has elements.
  func onlyPart(of node: NodeID) -> NodeID? {
    var children = inherited.content(of: node)
    if case .control(.navigationLink) = tree.kind(node) {
      children = scene.children(of: node, .label)
    }
    // What is not known may be as much of the row as the rest.
    let parts = children.filter {
      counts.tallies[Int($0)].guideline > 0 || counts.tallies[Int($0)].isOpen
    }
    if parts.count == 1 { return parts.first }
    // A line between rows is beside the row.
    let lasting = parts.filter { !isLine($0) }
    return lasting.count == 1 && isRepeatedBody(node) ? lasting.first : nil
  }

  /// Shows nothing that is more than a shape.
  private func isLine(_ node: NodeID) -> Bool {
    switch tree.kind(inherited.core(node)) {
    case .shape, .fill: true
    default: false
    }
  }

  private func isRepeatedBody(_ node: NodeID) -> Bool {
    if case .rows = scene[node].kind { true } else { false }
  }
}
