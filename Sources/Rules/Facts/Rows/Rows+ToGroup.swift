import Scenes
package import Views
package import VoiceOver

/// What becomes one element, and what it costs as it is.
struct RowToGroup {
  var group: RowGroup
  var figures: RowFigures
  /// How many of its stops become one.
  var joined: Int
}

extension Reading {
  /// What rows become where the parts of each are made one element, as findings count it.
  package func rowGroups(in index: ViewIndex) -> [RowGroup] {
    guard !scene.repetitions.isEmpty else { return [] }
    let facts = Facts(self, in: index)
    return facts.tree.rows.flatMap { facts.rows.rowsToGroup(of: $0) }.map(\.group)
  }
}

extension Rows {
  /// All of a repeated body, or the views of it that are rows of their own, where their parts are several
  /// stops.
  func rowsToGroup(of rows: NodeID) -> [RowToGroup] {
    guard isRepeated(rows),
      inherited[rows].surroundings.isDisjoint(with: [
        .menu, .chart, .actions, .tabItem, .decoration,
      ]), inherited[rows].hiddenBy < 0, inherited[rows].control < 0, !inherited.isSwallowed(rows),
      !tree.isInside(rows, .Picker, .Menu, .Table, .Chart), !arePages(rows)
    else { return [] }
    if let pieces = listRows(of: rows) {
      return pieces.compactMap { piece in
        holdsRows(piece) ? nil : rowToGroup(row(piece: piece), of: piece, in: rows)
      }
    }
    if let others = sidesOfManyRows(rows) {
      return others.compactMap { rowToGroup(row(piece: $0), of: $0, in: rows) }
    }
    guard let figures = row(rows), !areSections(rows) else { return [] }
    return [rowToGroup(figures, of: rows, in: rows)].compactMap(\.self)
  }

  /// Where a row is one of several views, of which some stand in one row at most, the others; nil where all of
  /// them may stand in any.
  private func sidesOfManyRows(_ rows: NodeID) -> [NodeID]? {
    guard let only = onlyPart(of: rows), case .branch = scene[only].kind else { return nil }
    let sides = scene.children(of: only)
    let others = sides.filter { scene[$0].oneRow != 1 }
    return others.isEmpty || others.count == sides.count ? nil : others
  }

  /// `body` is what becomes one row: all that is repeated, or one view of it.
  private func rowToGroup(_ figures: RowFigures, of body: NodeID, in rows: NodeID) -> RowToGroup? {
    guard figures.guideline >= 2, holdsText(body, of: rows),
      figures.parts - passingParts(of: rows, in: body) - tappedParts(of: rows, in: body) >= 2,
      !isDifferentEachTime(body), !isOfTappedParts(body), !isButtonThatOpens(body, in: rows)
    else { return nil }
    let group = RowGroup(body, in: rows, pictures: pictures(of: rows, in: body), of: scene)
    let joined = parts.lazy.compactMap {
      $0.guideline.content.joined(by: group, of: figures.guideline, atLeast: figures.parts)
    }.max()
    return RowToGroup(group: group, figures: figures, joined: joined ?? figures.parts)
  }

  /// All that stays in a row is one button, and what else there is comes and goes, as what a question opens: nothing
  /// is joined by one element most of the time.
  private func isButtonThatOpens(_ body: NodeID, in rows: NodeID) -> Bool {
    func isOwn(_ node: NodeID) -> Bool {
      inherited[node].rows == rows && inherited[node].control < 0 && inherited.isHeard(node)
        && counts.tallies[Int(node)].guideline > 0
    }
    let lasting = tree.controls(in: body).filter { isOwn($0) && !comesAndGoes($0, in: rows) }
    guard lasting.count == 1, tree.control(lasting[0]) == .button else { return false }
    return tree.subtree(of: body).allSatisfy { node in
      switch tree.kind(node) {
      case .container, .nothing, .control: true
      default: !isOwn(node) || comesAndGoes(node, in: rows)
      }
    }
  }

  /// Shown under a condition, and nothing in its place; what may be missing is there as a rule.
  private func comesAndGoes(_ node: NodeID, in rows: NodeID) -> Bool {
    for side in tree.lineage(of: node) {
      if side == rows { return false }
      guard case .alternative = scene[side].kind,
        case .branch(let kind, false) = scene[scene[side].parent].kind, kind.isOfState,
        let asked = tree.condition(of: side), !asked.binds
      else { continue }
      if case .test(.binary("!=", _, .null))? = asked.parts.last { continue }
      return true
    }
    return false
  }

  /// Charts and loaded images: one element made of the row takes them in with its texts.
  private func pictures(of rows: NodeID, in body: NodeID) -> Set<NodeID> {
    var found: Set<NodeID> = []
    for node in tree.subtree(of: body) {
      guard case .view = scene[node].kind, inherited[node].rows == rows else { continue }
      switch tree.kind(node) {
      case .other where scene[node].word == .Chart: break
      case .opaque where pictures.isLoadedImage(node): break
      default: continue
      }
      if inherited.isHeard(node) || isHeardInLink(node) { found.insert(node) }
    }
    return found
  }

  /// The parts of a link's label are stops of their own by the guideline's count.
  private func isHeardInLink(_ node: NodeID) -> Bool {
    let around = inherited[node]
    return around.control >= 0 && scene[around.control].word == .NavigationLink
      && tree.isWhole(node) && around.hiddenBy < 0 && !inherited.isSwallowed(node)
  }
}
