import Scenes
import Views
import VoiceOver

// What becomes a row where a body is repeated, and what a row is made of.

extension Rows {
  /// The views that are rows of their own where a list or form repeats several views, or sections; nil
  /// where the whole body is one row.
  ///
  /// One under the other elsewhere they are that too, where several of them have several parts.
  func listRows(of rows: NodeID) -> [NodeID]? {
    guard let container = container(of: rows) else { return nil }
    var found = ListRows()
    gather(rows, into: &found)
    // What one of them costs is only known together with the collection inside it.
    let isTangled = found.views.contains { !isCollection($0) && holdsRows($0) }
    guard !isTangled || found.isInSections else { return nil }
    switch container {
    case .List, .Form: return found.atOnce > 1 || found.isInSections ? found.views : nil
    case .VStack, .LazyVStack, .ScrollView:
      let isOfLines = found.views.count { counts.tallies[Int($0)].guideline > 1 } > 1
      return found.atOnce > 1 && isOfLines ? found.views : nil
    default: return nil
    }
  }

  private struct ListRows {
    var views: [NodeID] = []
    /// How many of them are shown together.
    var atOnce = 0
    var isInSections = false
  }

  private func gather(_ node: NodeID, into found: inout ListRows) {
    for part in inherited.flat(node) { take(part, into: &found) }
  }

  private func take(_ part: NodeID, into found: inout ListRows) {
    guard counts.tallies[Int(part)].guideline > 0 || counts.tallies[Int(part)].isOpen else {
      return
    }
    var inside = ListRows()
    switch (scene[part].kind, scene[part].word) {
    case (.branch, _):
      for side in tree.children(of: part) {
        var shown = ListRows()
        gather(side, into: &shown)
        inside.views += shown.views
        inside.isInSections = inside.isInSections || shown.isInSections
        inside.atOnce = max(inside.atOnce, shown.atOnce)
      }
    case (.view, .Section), (.view, .Group):
      inside.isInSections = scene[part].word == .Section
      // A header or footer is no part of any row.
      for content in tree.children(of: part) where scene[content].role == .content {
        if scene[content].isTransparent, scene[content].modifiers.isEmpty {
          gather(content, into: &inside)
        } else {
          take(content, into: &inside)
        }
      }
    default:
      inside.views = [part]
      inside.atOnce = 1
    }
    found.views += inside.views
    found.atOnce += inside.atOnce
    found.isInSections = found.isInSections || inside.isInSections
  }

  private func isCollection(_ node: NodeID) -> Bool {
    let inner = inherited.core(node)
    if case .rows = scene[inner].kind { return true }
    guard case .view = scene[inner].kind else { return false }
    return scene[inner].word == .ForEach
  }

  /// What lays out the repeated views.
  private func container(of rows: NodeID) -> Word? {
    for ancestor in tree.ancestors(of: rows) {
      guard case .view = scene[ancestor].kind else { continue }
      switch scene[ancestor].word {
      case .ForEach, .Group, .Section: continue
      default: return scene[ancestor].word
      }
    }
    return nil
  }

  /// What one of several rows of a repeated body costs.
  func row(piece: NodeID) -> RowFigures {
    let tally = counts.tallies[Int(piece)]
    let isFixed = !tree.subtree(of: piece).contains { node in
      if case .alternative = scene[node].kind { true } else { false }
    }
    return RowFigures(
      guideline: tally.guideline,
      least: isFixed ? tally.guideline : min(tally.least, tally.guideline), isFixed: isFixed,
      platform: tally.most, parts: tally.guideline - tally.controls)
  }

  /// Two parts or more of one kind, and each answers to a tap of its own: no one element could do it all.
  ///
  /// A large part with a tap is a row in itself, beside smaller ones.
  func isOfTappedParts(_ body: NodeID) -> Bool {
    var node = body
    while let only = onlyPart(of: node) {
      if case .branch = scene[only].kind {
        let shown = scene.children(of: only).filter { counts.tallies[Int($0)].guideline > 0 }
        return !shown.isEmpty && shown.allSatisfy { isOfTappedParts($0) }
      }
      node = only
    }
    let parts = inherited.content(of: node).filter {
      counts.tallies[Int($0)].guideline > 0 || counts.tallies[Int($0)].isOpen
    }
    guard parts.count > 1, parts.allSatisfy({ isTapped($0) }) else { return false }
    let kind = kindOfView(parts[0])
    return parts.allSatisfy {
      counts.tallies[Int($0)].guideline <= 3 && !counts.tallies[Int($0)].isOpen
    } || kind != nil && parts.allSatisfy { kindOfView($0) == kind }
  }

  private func kindOfView(_ part: NodeID) -> TypeID? {
    switch scene[part].kind {
    case .custom(let type): return type
    case .branch, .alternative, .helper, .group:
      return tree.children(of: part).compactMap { kindOfView($0) }.first
    default: return nil
    }
  }

  private func isTapped(_ part: NodeID) -> Bool {
    inherited.gestures.contains { gesture in
      let host = inherited.hosts[Int(gesture)]
      guard host >= part, host < scene[part].end else { return false }
      if case .tap = actions.gestureKind(tree.modifier(gesture)) { return true }
      return false
    }
  }
}
