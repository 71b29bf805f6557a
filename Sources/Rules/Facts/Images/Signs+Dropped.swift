import Scenes
import Views
import VoiceOver

// Symbols that come and go in the label of a control, which says its texts and drops them.

extension Signs {
  /// A symbol beside the title of a control is there only in some case, and nothing else says so.
  func isDroppedSign(_ image: NodeID) -> Bool {
    let control = inherited[image].control
    guard case .symbol(let name?) = pictures.source(of: image), !pictures.isOrnament(name),
      images.isBesideTitle(image), !isOfRow(control), !images.isHinted(image, below: control),
      let condition = presence(ofSign: image, in: control),
      !isSignOfDeed(name) || isDone(condition),
      isState(condition, of: image), !isAboutDrawing(condition),
      states.shownState(of: control).map({ $0.condition != condition }) ?? true,
      !told.isDimmed(control, by: condition)
    else { return false }
    return !told.tells(ShownState(condition: condition, node: image), of: control)
  }

  /// The `Label` in whose icon a symbol is there only in some case, where nothing else says so: of a `Label` only the
  /// title is heard (MODEL 1.1).
  func label(dropping image: NodeID) -> NodeID? {
    let around = inherited[image]
    guard case .symbol(let name?) = pictures.source(of: image), !pictures.isOrnament(name),
      around.label < 0, around.hiddenBy < 0, around.surroundings.contains(.labelIcon),
      around.surroundings.isDisjoint(with: [
        .menu, .tabItem, .background, .decoration, .conditionallyHidden,
      ]), let label = tree.ancestors(of: image).first(where: { isLabel($0) }),
      inherited.isHeard(label), inherited[label].label < 0, inherited[label].value < 0,
      inherited[label].hint < 0, !images.isHinted(image, below: label),
      let condition = presence(ofSign: image, in: label, isIcon: true),
      isState(condition, of: image), !isAboutDrawing(condition), !isConveyed(label, condition),
      !isSaidNear(label, condition),
      !tree.texts(in: label).contains(where: {
        told.changes(sayings.title(of: $0), besides: [condition]) && !isNameOrNone($0)
          && !told.isApart($0, from: condition, at: image)
      })
    else { return nil }
    return label
  }

  /// A text of the combined element comes and goes, or changes, with an image in it.
  func hasCompanion(_ image: NodeID, in element: NodeID) -> Bool {
    let inside = tree.texts(in: element).drop { $0 == element }
    guard !inside.isEmpty else { return true }
    let side = tree.side(around: image).flatMap { $0 > element ? $0 : nil }
    let condition = side.map { tree.condition(of: $0) } ?? question(of: image)
    let mayTell = inside.contains { text in
      guard sayings.isChoice(sayings.title(of: text)) else { return false }
      return condition.map { !told.isApart(text, from: $0, at: image) } ?? true
    }
    if mayTell { return true }
    return side.map { side in inside.contains { $0 > side && $0 < scene[side].end } } ?? false
  }

  /// Which image it is depends on that: `isOn` of `isOn ? "lock" : "lock.open"`, `kind.symbol`.
  private func question(of image: NodeID) -> Formula? {
    for argument in scene.arguments(of: image) {
      if let condition = tree.condition(of: argument) { return condition }
      let paths = code.terms(at: argument.origin).filter { $0.path != nil }
      if let longest = paths.max(by: { $0.printed.count < $1.printed.count }) {
        return Formula(longest)
      }
    }
    return nil
  }

  private func isLabel(_ node: NodeID) -> Bool {
    if case .label = tree.kind(node) { true } else { false }
  }

  /// Says what the control does, as the plus of a line that can be added.
  private func isSignOfDeed(_ symbol: String) -> Bool {
    PlatformNames.symbolsOfDeeds.contains { symbol == $0 || symbol.hasPrefix($0 + ".") }
  }

  /// It tells what was done, as the arrow of what `isDownloaded`.
  private func isDone(_ condition: Formula) -> Bool {
    !condition.isNegative && condition.words.last?.hasSuffix("ed") ?? false
  }

  /// What rows that are links leave out is told of the row.
  private func isOfRow(_ control: NodeID) -> Bool {
    guard case .navigationLink = tree.control(control) else { return false }
    return inherited[control].rows >= 0
  }

  /// The condition that it is shown under, alone and with no more than another symbol in its place; of
  /// several the first stands for all.
  private func presence(
    ofSign image: NodeID, in control: NodeID, isIcon: Bool = false
  ) -> Formula? {
    for side in tree.lineage(of: image) {
      if side == control { return nil }
      guard case .alternative = scene[side].kind else { continue }
      let branch = scene[side].parent
      guard case .branch(let kind, let isExhaustive) = scene[branch].kind else { return nil }
      guard kind.isOfState else { continue }
      // Where there always is one, it may be no more than a picture of what the title says.
      let signs = tree.children(of: branch).filter {
        isIcon ? !tree.images(in: $0).isEmpty : counts.tallies[Int($0)] != .none
      }
      guard signs.first == side, signs.count == 1 || !isExhaustive,
        signs.allSatisfy({ tree.texts(in: $0).isEmpty && tree.isImage(onlyStop(in: $0)) })
      else { return nil }
      return tree.condition(of: side)
    }
    return nil
  }

  private func onlyStop(in side: NodeID) -> NodeID {
    let inside = tree.images(in: side)
    return inside.count == 1 ? inside.first ?? side : side
  }

  /// How a view is to be drawn, and nothing of what it is about.
  private func isAboutDrawing(_ condition: Formula) -> Bool {
    // What may be missing; the side of a `switch` is what the thing is.
    if case .match(.some, _)? = condition.parts.first { return true }
    let words = condition.words
    // `showsWarning`: what is shown then is what there is to know.
    return words.contains(where: CodeWords.drawing.contains)
      && !words.contains(where: CodeWords.troubles.contains)
  }
}
