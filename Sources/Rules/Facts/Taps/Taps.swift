import Scenes
import Views
import VoiceOver

/// What taps and other gestures are on: something that is only read, a control, or a ground behind controls.
final class Taps: Part {
  let inherited: Inherited
  let counts: Counts
  let sayings: Sayings
  let pictures: Pictures
  let names: Names
  let callers: CallSites
  let actions: Actions
  /// Controls by what they do.
  let knownDoers = Once<[Step: [NodeID]]>()
  /// The nearest node around each through which touches go; -1 for none.
  let knownUntouchable = Once<[NodeID]>()
  /// By side of a branch, the view whose caller leaves out what it asks.
  let knownLeavers = Memo<NodeID, NodeID>()

  init(
    _ tree: SceneTree, _ inherited: Inherited, _ counts: Counts, _ sayings: Sayings,
    _ pictures: Pictures, _ names: Names, _ callers: CallSites, _ actions: Actions
  ) {
    (
      self.inherited, self.counts, self.sayings, self.pictures, self.names, self.callers,
      self.actions
    ) = (inherited, counts, sayings, pictures, names, callers, actions)
    super.init(tree)
  }
}

extension Taps {
  /// Not a control, not inside one, and no trait or default action makes one of it.
  func isPlainTarget(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    let around = inherited[host]
    if scene.isUIKit(host), !isTapTarget(host) { return false }
    guard around.control < 0, !around.actions.contains(.default), !isTarget(around.traits),
      !isTarget(inherited.circumstances(at: gesture).traits),
      !inherited.elements(around: host).contains(where: { isTarget($0) })
    else { return false }
    if case .control = tree.kind(inherited.core(host)) { return false }
    // Where all that is heard is a control already, in every case, the tap is a side effect.
    let tally = counts.before[Int(gesture)]
    guard tally.hasPlain || tally.isOpen || tally.most == 0 else { return false }
    // What is not in the repository may be a control: what stands beside it is none.
    guard !tally.isOpen || holdsPlainPart(host) else { return false }
    // What holds fields or scrolls catches taps beside them, unless all of it is one element.
    return !tree.descendants(of: host).contains { isPage($0) && !inherited.isSwallowed($0) }
      && !isPage(host) && !hasTargetInside(host) && !isGround(gesture)
  }

  /// A tap on the label of a button whose own action is empty.
  func isAllThatButtonDoes(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    let control = inherited[host].control
    guard control >= 0, case .tap = actions.gestureKind(tree.modifier(gesture)),
      case .button = tree.control(control), !scene.isUIKit(control), inherited.isHeard(control),
      inherited[control].actions.isEmpty, !actions.onlyEndsInput(tree.modifier(gesture))
    else { return false }
    // The action stands before the label.
    return tree.closures(scene.arguments(of: control)).first.map { code.body(of: $0).isEmpty }
      ?? false
  }

  /// Something in it is only read, whatever the rest is.
  private func holdsPlainPart(_ host: NodeID) -> Bool {
    tree.subtree(of: host).contains { node in
      switch tree.kind(node) {
      // What comes and goes over a view that nobody knows, such as a player's message, is beside the tap.
      case .text:
        guard !sayings.isSilent(sayings.title(of: node)), !comesAndGoes(node, in: host) else {
          return false
        }
      case .image:
        guard !pictures.isDecorative(node), !comesAndGoes(node, in: host) else { return false }
      case .label: guard !comesAndGoes(node, in: host) else { return false }
      // What a closure makes of the loaded image is not read: it may have label and trait.
      case .opaque: guard pictures.isLoadedImage(node), !isDrawnByCode(node) else { return false }
      case .remoteImage: break
      default: return false
      }
      return isShown(node, in: host) && !isInOpaque(node, inside: host)
        && inherited.elements(around: node).allSatisfy { isPlain($0) }
    }
  }

  private func isShown(_ node: NodeID, in host: NodeID) -> Bool {
    let around = inherited[node]
    // Where all that is tapped lies over something, its parts are no less shown for that.
    let surroundings = around.surroundings.subtracting(
      inherited[host].surroundings.intersection(.overlay))
    return tree.isWhole(node) && around.hiddenBy < 0 && around.control < 0
      && surroundings.isDisjoint(with: [
        .background, .overlay, .decoration, .redacted, .tabItem, .actions, .labelIcon, .labelText,
        .alert, .hiddenByVoiceOver,
      ])
  }

  /// What it says is read, and no control in it makes a button of it.
  private func isPlain(_ element: MadeElement) -> Bool {
    switch element.behaviour {
    case .contain: true
    case .ignore, .combine: !tree.hasControls(in: element.node) && !isTarget(element)
    case .representation, .children, .unknown: false
    }
  }

  /// The views around decide what becomes of it.
  private func isInOpaque(_ node: NodeID, inside host: NodeID) -> Bool {
    for ancestor in tree.ancestors(of: node) where ancestor >= host {
      if counts.tallies[Int(ancestor)].isOpen, !isSum(ancestor) { return true }
    }
    return false
  }

  /// As in `WrappingHStack`: what packages call so arranges, and does nothing itself.
  private func isNamedLayout(_ node: NodeID) -> Bool {
    guard let name = code.text(scene[node].name) else { return false }
    return PlatformNames.layouts.contains { name.hasSuffix($0) }
  }

  /// It counts as what is in it counts together, so what is open in it is one of the parts.
  private func isSum(_ node: NodeID) -> Bool {
    switch scene[node].kind {
    case .opaque: return isNamedLayout(node)
    case .recursion: return false
    case .custom, .helper, .modified, .group, .branch, .alternative, .rows: return true
    case .view: break
    }
    guard case .container = tree.kind(node) else { return false }
    switch scene[node].word {
    case .Table, .OutlineGroup, .DisclosureGroup, .ContentUnavailableView, .LabeledContent:
      return false
    default: return true
    }
  }

  /// A tap beside the controls of a screen or a card, which puts something away.
  private func isGround(_ gesture: Int32) -> Bool {
    let tally = counts.before[Int(gesture)]
    guard tally.controls > 0 else { return false }
    return fillsScreen(gesture) || tally.controls > 2 && onlyCloses(tree.modifier(gesture))
  }

  /// As by `frame(maxWidth: .infinity, maxHeight: .infinity)` before it.
  private func fillsScreen(_ gesture: Int32) -> Bool {
    scene[inherited.hosts[Int(gesture)]].modifiers.contains { number in
      number < gesture && tree.modifier(number).word == .frame && isEndless(tree.modifier(number))
    }
  }

  private func isEndless(_ frame: AppliedModifier) -> Bool {
    let file = frame.origin.file
    let endless = code.calls(at: frame.origin).first?.count { argument in
      guard case .implicitMember(let name) = files.expression(argument.value, in: file),
        files.name(name, in: file).word == .infinity
      else { return false }
      return argument.label == "maxWidth" || argument.label == "maxHeight"
    }
    return endless == 2
  }

  /// Its one line takes something away.
  func onlyCloses(_ modifier: AppliedModifier) -> Bool {
    guard let deed = actions.deed(of: modifier) else { return false }
    switch deed {
    case .assign(_, "=", .constant("false")), .assign(_, "=", .null): return true
    default: return deed.words.contains(where: CodeWords.closing.contains)
    }
  }

  /// Nobody else gives the view a trait, and it is no ground that catches taps beside its controls.
  private func isTapTarget(_ view: NodeID) -> Bool {
    guard names.isMadeHere(view), !inherited.isSwallowed(view) else { return false }
    if tree.descendants(of: view).contains(where: { isOpaque($0) }) { return false }
    return !tree.hasControls(in: view) || doesMoreThanButtons(in: view)
  }

  private func isOpaque(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .opaque, .other: true
    default: false
    }
  }

  /// Another view speaks for it, or the element is one to act on.
  private func isTarget(_ element: MadeElement) -> Bool {
    switch element.behaviour {
    case .representation, .children: return true
    case .ignore, .combine, .contain, .unknown: break
    }
    if isTarget(element.outer.traits) || element.outer.actions.contains(.default) { return true }
    // A flick sets what a tap on one of its parts would.
    return element.swallows && element.outer.actions.contains(.adjustable)
  }

  private func isTarget(_ traits: TraitWords) -> Bool {
    !traits.isDisjoint(with: [.button, .link, .toggle, .unknown])
  }

  /// The only element inside is a button already.
  private func hasTargetInside(_ host: NodeID) -> Bool {
    tree.subtree(of: host).contains { node in
      isTarget(inherited[node].traits)
        || inherited.elements(around: node).contains { isTarget($0.outer.traits) }
    }
  }

  /// A control inside, or one that is written beside it, is heard and does the same: the tap makes its
  /// target larger.
  func onlyWidens(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    // What it turns round is what counts, whatever follows from that.
    let turns = actions.steps(of: tree.modifier(gesture)).filter(\.isToggle)
    let deed = actions.deed(of: tree.modifier(gesture))
    guard deed != nil || !turns.isEmpty else { return false }
    let isInside = tree.descendants(of: host).contains { node in
      guard tree.isControl(node), inherited.isHeard(node) || isCarried(node),
        let inner = actions.deed(of: node)
      else { return false }
      return inner == deed || turns.contains(inner)
    }
    guard let deed, !isInside else { return isInside }
    return controls(doing: deed).contains { control in
      guard inherited[control].rows == inherited[host].rows, inherited.isHeard(control) else {
        return false
      }
      let place = tree.nearest(control, writtenLike: host)
      return scene[place].owner == tree.modifier(gesture).owner
        && scene[place].origin.file == tree.modifier(gesture).origin.file && isBeside(place, host)
    }
  }

  /// What it does is an action of the combined element that it is part of.
  func isCarried(_ control: NodeID) -> Bool {
    let around = inherited[control]
    return tree.isWhole(control) && around.isSwallowed && around.hiddenBy < 0 && around.control < 0
      && inherited.elements(around: control).allSatisfy {
        $0.behaviour == .combine && $0.outer.hiddenBy < 0
      }
  }

  /// In the same stack, at times or always.
  private func isBeside(_ control: NodeID, _ host: NodeID) -> Bool {
    func stack(_ node: NodeID) -> NodeID? {
      tree.ancestors(of: node).first { if case .view = scene[$0].kind { true } else { false } }
    }
    return stack(control) == stack(host) && stack(host) != nil
      && !tree.isInOtherCase(control, than: host)
  }

  private func isPage(_ node: NodeID) -> Bool {
    switch tree.control(node) {
    case .textField, .textEditor: return true
    default: break
    }
    guard case .view = scene[node].kind else { return false }
    switch scene[node].word {
    case .ScrollView, .List, .Form, .NavigationStack, .NavigationView, .TabView, .Table: return true
    default: return false
    }
  }
}
