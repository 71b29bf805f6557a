import Scenes
import Views
import VoiceOver

extension Rows {
  /// What listeners miss of a row that systems merge; nil where its texts say all there is to tell.
  ///
  /// Symbols, loaded images and shapes are dropped, and that is a loss where they tell something.
  func loss(of body: NodeID, mergedIn rows: NodeID) -> String? {
    var losses: [String] = []
    for node in tree.subtree(of: body) {
      guard let loss = loss(of: node, in: rows), !losses.contains(loss) else { continue }
      losses.append(loss)
    }
    return losses.isEmpty ? nil : losses.joined(separator: " and ")
  }

  private func loss(of node: NodeID, in rows: NodeID) -> String? {
    let around = inherited[node]
    guard around.rows == rows, around.label < 0, around.hiddenBy < 0,
      around.surroundings.isDisjoint(with: [
        .labelIcon, .decoration, .redacted, .menu, .actions, .conditionallyHidden,
      ])
    else { return nil }
    // A control inside keeps its name as that of an action.
    if around.control >= 0, inherited[around.control].control >= 0 { return nil }
    if pictures.isLoadedImage(node) { return "the loaded image" }
    switch tree.kind(node) {
    case .shape:
      return counts.tallies[Int(node)].guideline > 0 && signs.isSign(node) && tells(sign: node)
        ? "what a shape shows" : nil
    case .image:
      switch pictures.source(of: node) {
      case .data: return standsForAsset(node) ? nil : "the image"
      case .symbol(let name):
        return !images.isHinted(node, below: rows) && tells(symbol: node, called: name, in: rows)
          ? "what a symbol shows" : nil
      case .asset, .decorative, .labelled, .resolved, .unknown: return nil
      }
    default: return nil
    }
  }

  private func tells(sign: NodeID) -> Bool {
    guard let condition = signs.signCondition(of: sign) else { return false }
    return !signs.isConveyed(sign, condition) && !signs.isSaidNear(sign, condition)
  }

  /// It comes and goes, is one of several, or shows what no text beside it does.
  private func tells(symbol: NodeID, called name: String?, in rows: NodeID) -> Bool {
    guard name.map({ !pictures.isOrnament($0) }) ?? true, !signs.isConveyed(symbol) else {
      return false
    }
    if tree.isConditional(symbol, inside: rows) {
      guard let side = tree.side(around: symbol) else { return false }
      // A badge: the text in it says what it is about.
      return tree.texts(in: side).isEmpty && !standsForPicture(side)
    }
    if isFilledAtTimes(symbol) { return true }
    guard name == nil, let value = scene.argument(.systemName, of: symbol) else { return false }
    if case .either = scene[value] { return true }
    guard let owner = ownerText(of: value), owner.contains(".") else { return false }
    return !tree.texts(in: rows).contains { text in
      sayings.said(sayings.title(of: text)).parts.contains { part in
        if case .expression(let written) = part { written.contains(owner) } else { true }
      }
    }
  }

  /// `.symbolVariant(isSaved ? .fill : .none)`: the system calls both the same.
  private func isFilledAtTimes(_ symbol: NodeID) -> Bool {
    scene.modifiers(of: symbol).contains { modifier in
      guard modifier.word == .symbolVariant, let variant = scene.firstArgument(of: modifier),
        case .either(let sides) = scene[variant]
      else { return false }
      return scene.list(sides).contains { side in
        if case .member(let word, _) = scene[side] { word == .fill } else { false }
      }
    }
  }

  /// Shown in the place of an image that is still to come.
  private func standsForPicture(_ side: NodeID) -> Bool {
    tree.children(of: scene[side].parent).contains { other in
      other != side
        && tree.subtree(of: other).contains { node in
          if case .image = tree.kind(node), case .data = pictures.source(of: node) { return true }
          return pictures.isLoadedImage(node)
        }
    }
  }

  /// Shown in the place of an image whose name, which is said, is chosen by what the row is of.
  private func standsForAsset(_ image: NodeID) -> Bool {
    guard let side = tree.side(around: image) else { return false }
    return tree.children(of: scene[side].parent).contains { other in
      other != side
        && tree.subtree(of: other).contains { node in
          guard case .image = tree.kind(node) else { return false }
          return pictures.source(of: node) == .asset(nil)
        }
    }
  }

  /// `task.kind` of `task.kind.symbol`.
  private func ownerText(of value: ValueID) -> String? {
    guard case .unknown(let source) = scene[value],
      case .member(let base, _) = files.expression(source.expression, in: source.file)
    else { return nil }
    return files.written(base, in: source.file)
  }
}
