import Scenes
import Views
import VoiceOver

/// Collects what `Inherited` keeps, in one pass over the nodes of a scene.
struct Gathering: ~Copyable {
  let scene: Scene
  let files: LiveFiles
  let tree: SceneTree
  let code: SourceCode
  let parts: [ScenePart]
  var circumstances: [Circumstances] = []
  var hosts: [NodeID] = []
  var made: [MadeElement] = []
  var makes: [Int32] = []
  var carriers: [Int32] = []
  var properties: [Property] = []
  var placesOfProperties: [Range<Int32>] = []
  var marks: [Int32] = []
  var gestures: [Int32] = []

  init(_ tree: SceneTree, _ parts: [ScenePart]) {
    (self.tree, self.parts, scene, files, code) = (tree, parts, tree.scene, tree.files, tree.code)
  }
}

extension Gathering {
  /// One pass from the outside in; parents stand before their children.
  mutating func gather() {
    let count = scene.nodes.count
    circumstances = Array(repeating: Circumstances(), count: count)
    hosts = Array(repeating: -1, count: scene.modifiers.count)
    makes = Array(repeating: -1, count: scene.modifiers.count)
    // What is attached by a modifier feels only the modifiers after it.
    var attached: [Int32: Circumstances] = [:]
    // By node: some modifier of it was given views.
    var isGiven = Array(repeating: false, count: count)
    carriers = Array(repeating: -1, count: count)
    placesOfProperties = Array(repeating: 0..<0, count: scene.modifiers.count)
    for node in 0..<NodeID(count) {
      let parent = scene[node].parent
      let outer: Circumstances
      if parent < 0 {
        outer = Circumstances()
      } else if isGiven[Int(parent)], let carrier = carrier(of: node, in: parent),
        let given = attached[carrier]
      {
        carriers[Int(node)] = carrier
        outer = entering(scene[node].role, given, hiddenBy: hidesBar(around: node) ? carrier : -1)
      } else {
        outer = inside(parent, for: node)
      }
      circumstances[Int(node)] = apply(modifiersOf: node, to: outer, &attached, &isGiven)
    }
  }

  /// The modifier that a child was given to: contents stand behind the view's own, in the order of the
  /// modifiers, and one modifier may be given several views.
  @inline(__always) private func carrier(of node: NodeID, in parent: NodeID) -> Int32? {
    var found: Int32?
    for index in scene[parent].modifiers {
      let content = scene.modifiers[Int(index)].content
      if content >= 0, content <= node { found = index }
    }
    return found
  }

  private mutating func apply(
    modifiersOf node: NodeID, to outer: Circumstances, _ attached: inout [Int32: Circumstances],
    _ isGiven: inout [Bool]
  ) -> Circumstances {
    var current = outer
    if case .rows = scene[node].kind { current.rows = node }
    for index in scene[node].modifiers.reversed() {
      hosts[Int(index)] = node
      let modifier = scene.modifiers[Int(index)]
      if modifier.content >= 0 {
        attached[index] = current
        isGiven[Int(node)] = true
      }
      apply(index, modifier, to: node, &current)
    }
    return current
  }

  private mutating func apply(
    _ index: Int32, _ modifier: AppliedModifier, to node: NodeID, _ current: inout Circumstances
  ) {
    if let behaviour = scene.madeBehaviour(of: modifier) {
      let made = MadeElement(behaviour: behaviour, modifier: index, node: node, outer: current)
      makes[Int(index)] = Int32(self.made.count)
      current = current.inside()
      current.made = Int32(self.made.count)
      current.isSwallowed = current.isSwallowed || made.swallows
      self.made.append(made)
      marks.append(index)
      return
    }
    switch modifier.word {
    case .hidden: current.hiddenBy = index
    case .accessibilityElementsHidden:
      if scene.truth(scene.firstArgument(of: modifier)) != false { current.hiddenBy = index }
    case .isAccessibilityElement where !isContainer(node):
      if scene.truth(scene.firstArgument(of: modifier)) != true { current.hiddenBy = index }
    case .opacity:
      if case .number(let text) = scene.firstArgument(of: modifier).map({ scene[$0] }),
        Double(code.text(text)) == 0
      {
        current.hiddenBy = index
      }
    case .isHidden, .alpha: if tree.isNeverShown(node, modifier.word) { current.hiddenBy = index }
    case .redacted:
      // An element that speaks for it may be there for the placeholder only.
      if current.isSwallowed || !isPassing(redaction: modifier) {
        current.surroundings.insert(.redacted)
      }
    case .contextMenu where scene.opensNothing(modifier): break
    case .contextMenu, .swipeActions, .onDelete, .onMove: current.actions.insert(.offered)
    case .accessibilityCustomActions: current.actions.insert(.named)
    case .onTapGesture, .onLongPressGesture, .gesture, .simultaneousGesture, .highPriorityGesture,
      .onDrag, .draggable, .addGestureRecognizer:
      gestures.append(index)
    default:
      let first = Int32(properties.count)
      appendProperties(of: modifier)
      let place = first..<Int32(properties.count)
      guard !place.isEmpty else { return }
      placesOfProperties[Int(index)] = place
      marks.append(index)
      for number in place { apply(properties[Int(number)], index, &current) }
    }
  }

  private func apply(_ property: Property, _ index: Int32, _ current: inout Circumstances) {
    switch property.kind {
    case .label: if current.label < 0 { current.label = index }
    case .value: if current.value < 0 { current.value = index }
    case .hint: if current.hint < 0 { current.hint = index }
    case .hidden:
      switch scene.truth(property.value) {
      case true: current.hiddenBy = index
      case false: break
      case nil:
        current.surroundings.insert(.conditionallyHidden)
        if asksForVoiceOver(property.value) { current.surroundings.insert(.hiddenByVoiceOver) }
      }
    case .traits: current.traits.formUnion(scene.traits(property.value))
    case .defaultAction: current.actions.insert(.default)
    case .namedAction: current.actions.insert(.named)
    case .adjustable: current.actions.insert(.adjustable)
    case .otherAction: current.actions.insert(.other)
    case .contentType: current.surroundings.insert(.sourceCode)
    case .removedTraits, .heading, .inputLabels, .customContent, .pair: break
    }
  }

  /// As in `isVoiceOverRunning`: whether it is heard is not by chance then.
  private func asksForVoiceOver(_ value: ValueID?) -> Bool {
    guard let value, case .unknown(let source) = scene[value], let text = files.written(source)
    else { return true }
    return text.lowercased().contains("voiceover")
  }

  private func isContainer(_ node: NodeID) -> Bool {
    if case .container = tree.kinds[Int(node)] { true } else { false }
  }

  /// What a child that stands in its parent's own content feels.
  ///
  /// Mutating, as it is called while the facts are changed: that lends them, where a copy would be taken.
  private mutating func inside(_ parent: NodeID, for child: NodeID) -> Circumstances {
    var inner = circumstances[Int(parent)]
    let role = scene[child].role
    if case .control(let kind) = tree.kinds[Int(parent)], role == .label || role == .content {
      inner = inner.inside()
      // The options of a picker are elements of their own.
      let isOption = role == .content && isPicker(kind)
      if !isOption { inner.control = parent }
    }
    if scene.isUIKit(parent) {
      // A property of a view of UIKit is its own.
      inner = inner.inside()
      inner.isSwallowed = inner.isSwallowed || scene.isUIKitElement(parent)
    }
    // Who leaves out a whole view at times has not looked at each part of it.
    if case .custom = scene[parent].kind, !inner.surroundings.contains(.hiddenByVoiceOver) {
      inner.surroundings.remove(.conditionallyHidden)
    }
    switch scene[parent].word {
    case .Form: inner.surroundings.insert(.form)
    case .List: inner.surroundings.insert(.list)
    case .Label:
      inner.surroundings.insert(.label)
      if role == .icon { inner.surroundings.insert(.labelIcon) }
    case .Tab where role == .label: inner.surroundings.insert(.tabItem)
    case .LabeledContent: inner.surroundings.insert(.labeledContent)
    case .Chart: inner.surroundings.insert(.chart)
    default: break
    }
    if role == .label, Self.joinsLabel(scene[parent].word) {
      inner.surroundings.insert(.joinedLabel)
    }
    return entering(role, inner)
  }

  /// Views that say the texts of their label in one element (MODEL 1.2 and 1.3: recorded for all but the last, whose label
  /// no bar or stack shows).
  private static func joinsLabel(_ word: Word) -> Bool {
    switch word {
    case .DisclosureGroup, .GroupBox, .ProgressView, .Gauge, .LabeledContent, .ControlGroup: true
    default: false
    }
  }

  private func isPicker(_ kind: ControlKind) -> Bool {
    if case .picker = kind { true } else { false }
  }

  /// An item of a bar at the top, where that is hidden; what stands at the bottom is in a bar of its own.
  private func hidesBar(around item: NodeID) -> Bool {
    guard parts.contains(where: \.hidesBarItems), scene[item].role == .toolbar else { return false }
    if let place = scene.argument(.placement, of: item), case .member(let word, _) = scene[place],
      BarPlace(word) == .bottom || word == .keyboard
    {
      return false
    }
    // The innermost screen around it is the last one that begins before it.
    let screen = parts.last { $0.node < 0 || $0.node < item && item < scene[$0.node].end }
    return screen?.hidesBarItems ?? false
  }

  private func entering(
    _ role: NodeRole, _ outer: Circumstances, hiddenBy: Int32 = -1
  ) -> Circumstances {
    var inner = outer
    switch role {
    case .background: inner.surroundings.insert(.background)
    case .overlay: inner.surroundings.insert(.overlay)
    case .decoration: inner.surroundings.insert(.decoration)
    case .header: inner.surroundings.insert(.sectionHeader)
    case .icon: inner.surroundings.insert(.labelIcon)
    // What is shown apart has nothing to do with the view that shows it.
    case .destination, .sheet, .cover, .popover, .otherTab: inner = Circumstances()
    case .toolbar:
      inner = Circumstances()
      inner.surroundings = .toolbar
      inner.hiddenBy = hiddenBy
    case .tabItem:
      inner = Circumstances()
      inner.surroundings = .tabItem
    case .menu:
      inner = Circumstances()
      inner.surroundings = .menu
    case .alert:
      inner = Circumstances()
      inner.surroundings = .alert
    case .actions:
      inner = Circumstances()
      inner.surroundings = .actions
    case .representation, .accessibilityChildren:
      inner = Circumstances()
      inner.surroundings = .representation
      inner.rows = outer.rows
    case .content, .label, .placeholder, .currentValueLabel, .rangeLabel, .footer, .inset, .tab,
      .suggestion:
      break
    }
    return inner
  }
  /// A placeholder on a condition: what it stands for is shown when it has come.
  fileprivate func isPassing(redaction modifier: AppliedModifier) -> Bool {
    guard let reason = scene.argument(.reason, of: modifier) else { return false }
    if case .either = scene[reason] { return true }
    return false
  }
}
