import Scenes
import Views
import VoiceOver

/// Counts what `Counts` keeps.
struct Tallying: ~Copyable {
  let scene: Scene
  let tree: SceneTree
  let code: SourceCode
  let inherited: Inherited
  let sayings: Sayings
  let pictures: Pictures
  var tallies: [Tally] = []
  var before: [Tally] = []

  init(_ inherited: Inherited, _ sayings: Sayings, _ pictures: Pictures) {
    (self.inherited, self.sayings, self.pictures) = (inherited, sayings, pictures)
    (tree, scene, code) = (inherited.tree, inherited.scene, inherited.tree.code)
  }
}

extension Tallying {
  /// From the inside out: children stand behind their parents.
  mutating func tally() {
    tallies = Array(repeating: .none, count: scene.nodes.count)
    before = Array(repeating: .none, count: scene.modifiers.count)
    for node in stride(from: NodeID(scene.nodes.count) - 1, through: 0, by: -1) {
      var tally = own(node)
      for index in scene[node].modifiers {
        before[Int(index)] = tally
        apply(index, to: &tally)
      }
      tallies[Int(node)] = tally
    }
  }

  private func own(_ node: NodeID) -> Tally {
    switch scene[node].kind {
    case .branch(_, let isExhaustive): return choice(node, isExhaustive)
    case .rows(let repetition):
      var tally = sum(node)
      let rows = scene.repetitions[Int(repetition)]
      tally.repeated(rows.count, isAssumed: rows.isAssumed)
      return tally
    case .opaque, .recursion: return .open
    default: break
    }
    switch tree.kinds[Int(node)] {
    case .text: return sayings.isSilent(sayings.title(of: node)) ? .none : .one
    case .image: return pictures.isDecorative(node) ? .none : .one
    case .remoteImage: return Tally(least: 0, most: 0, guideline: 1)
    case .shape: return isCounted(shape: node) ? Tally(least: 0, most: 0, guideline: 1) : .none
    case .fill, .nothing: return .none
    case .label: return label(node)
    case .control(let kind): return control(node, kind)
    case .other: return isChart(node) ? .open : .one
    case .opaque: return .open
    case .container: return container(node)
    }
  }

  private func isChart(_ node: NodeID) -> Bool {
    if case .Chart = scene[node].word { true } else { false }
  }

  /// The guideline counts shapes in the place of content, and filled ones in front of it.
  private func isCounted(shape: NodeID) -> Bool {
    let around = inherited.circumstances[Int(shape)].surroundings
    guard around.isDisjoint(with: [.background, .decoration]), !scene.isSeparator(shape, code.index)
    else { return false }
    return !around.contains(.overlay) || !scene.isOutline(shape)
  }

  private func container(_ node: NodeID) -> Tally {
    switch scene[node].word {
    // Their makers decide what is an element in them.
    case .Table, .OutlineGroup, .DisclosureGroup, .ContentUnavailableView: return .open
    case .UITableViewCell: return cell(node)
    case _ where scene.isUIKitElement(node): return .one
    case .LabeledContent:
      let content = scene.children(of: node, .content)
      guard let first = content.first else { return .one }
      var tally = content.reduce(into: Tally.none) { $0.add(tallies[Int($1)]) }
      // Where a branch shows nothing the label is there by itself.
      if content.count == 1, case .branch = scene[first].kind, tally.least == 0,
        !sayings.isSilent(sayings.title(of: node))
      {
        tally.choose(.one)
      }
      return tally
    // What is set on them may stay with the collection: only what is sure is counted.
    case .List, .Form, .TabView, .NavigationStack, .NavigationView, .NavigationSplitView:
      var tally = sum(node)
      tally.moreReached = 0
      return tally
    default: return sum(node)
    }
  }

  /// UIKit says the texts of a cell as one; the guideline counts each of them.
  private func cell(_ node: NodeID) -> Tally {
    if scene.isUIKitElement(node) { return .one }
    let inside = sum(node)
    let texts = max(0, inside.guideline - inside.controls)
    guard texts > 1 else { return inside }
    return Tally(
      least: min(inside.least, inside.controls + 1), most: inside.controls + 1,
      guideline: inside.guideline, controls: inside.controls, isOpen: inside.isOpen)
  }

  /// Its title, as many views as that is; the icon belongs to it.
  private func label(_ node: NodeID) -> Tally {
    var tally = Tally.none
    for child in scene.children(of: node, .label) { tally.add(tallies[Int(child)]) }
    return tally.least > 1 ? tally : .one
  }

  private func control(_ node: NodeID, _ kind: ControlKind) -> Tally {
    switch kind {
    case .navigationLink:
      // A label on the link itself makes one element of it in both models.
      if inherited.circumstances[Int(node)].label >= 0 { return .control }
      var inside = Tally.none
      for child in scene.children(of: node, .label) { inside.add(tallies[Int(child)]) }
      let isOne = inside.guideline <= 1
      return Tally(
        least: 1, most: 1, guideline: isOne ? 1 : inside.guideline,
        controls: isOne ? 1 : inside.controls, isOpen: inside.isOpen)
    case .stepper: return Tally(least: 2, most: 2, guideline: 2, controls: 2)
    case .date, .picker: return Tally(least: 1, most: 1, guideline: 1, controls: 1, isOpen: true)
    default: return .control
    }
  }

  private func sum(_ node: NodeID) -> Tally {
    var tally = Tally.none
    for child in tree.children(of: node) where inherited.isContent(child) {
      tally.add(tallies[Int(child)])
    }
    return tally
  }

  private func choice(_ node: NodeID, _ isExhaustive: Bool) -> Tally {
    var tally: Tally?
    for child in tree.children(of: node) {
      if tally == nil { tally = tallies[Int(child)] } else { tally?.choose(tallies[Int(child)]) }
    }
    guard var tally else { return .none }
    if !isExhaustive { tally.mayBeMissing() }
    return tally
  }

  // Mutating, as it is called while the facts are changed: that lends them, where a copy would be taken.
  private mutating func apply(_ index: Int32, to tally: inout Tally) {
    let modifier = scene.modifiers[Int(index)]
    if inherited.makes[Int(index)] >= 0 {
      apply(inherited.made[Int(inherited.makes[Int(index)])].behaviour, index, modifier, &tally)
      return
    }
    switch modifier.word {
    case .hidden: tally = .none
    case .overlay, .background, .safeAreaInset, .safeAreaBar:
      for content in inherited.contents(of: index) { tally.add(tallies[Int(content)]) }
    case .opacity, .accessibilityHidden, .accessibility: hide(index, modifier, &tally)
    default: break
    }
    // A property on a view without elements makes one.
    if tally.most == 0, inherited.properties(of: index).contains(where: { makesElement($0.kind) }) {
      tally = .one
    }
  }

  private func makesElement(_ kind: Property.Kind) -> Bool {
    switch kind {
    case .label, .value, .hint, .traits, .defaultAction, .namedAction, .adjustable, .customContent,
      .heading, .inputLabels:
      true
    case .hidden, .removedTraits, .pair, .contentType, .otherAction: false
    }
  }

  private func hide(_ index: Int32, _ modifier: AppliedModifier, _ tally: inout Tally) {
    for property in inherited.properties(of: index) where property.kind == .hidden {
      switch scene.truth(property.value) {
      case true: tally = .none
      case false: break
      case nil: tally.mayBeHidden()
      }
    }
    guard modifier.word == .opacity else { return }
    switch scene.firstArgument(of: modifier).map({ scene[$0] }) {
    case .number(let number): if Double(code.text(number)) == 0 { tally = .none }
    default: tally.mayBeHidden()
    }
  }

  private func apply(
    _ behaviour: MadeElement.Behaviour, _ index: Int32, _ modifier: AppliedModifier,
    _ tally: inout Tally
  ) {
    switch behaviour {
    case .ignore: tally = .one
    case .combine:
      // One ordinary element stays what it is.
      let isOneControl = tally.most == 1 && tally.controls == 1
      tally = isOneControl ? .control : .one
    case .contain: tally.group()
    // Under some condition the author made one element of it.
    case .unknown:
      tally = Tally(least: min(tally.least, 1), most: tally.most, guideline: 1, isOpen: true)
    case .representation, .children:
      guard modifier.content >= 0 else {
        tally = .open
        return
      }
      tally = .none
      for content in inherited.contents(of: index) { tally.add(tallies[Int(content)]) }
    }
  }
}
