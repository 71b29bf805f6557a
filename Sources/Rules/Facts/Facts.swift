import Views
import VoiceOver

/// Everything the rules ask about one scene, gathered in one pass over its nodes.
package struct Facts: ~Copyable {
  let index: ViewIndex
  let inquiry: Inquiry
  let scene: Scene
  let parts: [ScenePart]
  /// The type that the scene shows; places of its own code count towards its populations.
  let type: TypeID
  /// The oldest iOS that the code runs on; nil when the project does not say.
  let target: Int?
  /// By node.
  var circumstances: [Circumstances] = []
  /// By node, that something in it is not written out; empty where all is.
  var gapped: [Bool] = []
  var kinds: [ViewKind] = []
  var tallies: [Tally] = []
  /// By modifier: what the node had before it was applied.
  var before: [Tally] = []
  /// By modifier: the node it is on.
  var hosts: [Scene.NodeID] = []
  var made: [MadeElement] = []
  /// By modifier: the element it makes, an index into `made`; -1 for none.
  var makes: [Int32] = []
  /// By node: the index of the modifier that it was given to; -1 for none.
  var carriers: [Int32] = []
  /// Of all modifiers that set some; `placesOfProperties` says where those of one begin and end.
  var properties: [Property] = []
  /// By modifier, a range of `properties`.
  var placesOfProperties: [Range<Int32>] = []
  var texts: [Scene.NodeID] = []
  var images: [Scene.NodeID] = []
  var shapes: [Scene.NodeID] = []
  var controls: [Scene.NodeID] = []
  /// Of tab bars, where they are written as views.
  var tabs: [Scene.NodeID] = []
  /// What says how far something is.
  var meters: [Scene.NodeID] = []
  var rows: [Scene.NodeID] = []
  /// Indices of modifiers that mean something to a listener.
  var marks: [Int32] = []
  /// Indices of gesture modifiers.
  var gestures: [Int32] = []
  /// By control, in the order of `controls`: what it shows as its name, whatever labels say.
  var shownNames: [ShownName] = []
  /// All that can be heard, as they are written.
  var labels: [WrittenProperty] = []
  var hints: [WrittenProperty] = []

  init(_ reading: Reading, in index: ViewIndex) {
    self.index = index
    inquiry = Inquiry(index)
    scene = reading.scene
    parts = reading.parts
    type = reading.type
    target = reading.target?.major
    markGaps()
    gather()
    tally()
    shownNames.reserveCapacity(controls.count)
    for control in controls { shownNames.append(findShownName(of: control)) }
    labels = written(.label)
    hints = written(.hint)
  }
}

extension Facts {
  private mutating func markGaps() {
    guard !scene.gaps.isEmpty else { return }
    gapped = Array(repeating: false, count: scene.nodes.count)
    for gap in scene.gaps {
      var node = gap
      while node >= 0, !gapped[Int(node)] {
        gapped[Int(node)] = true
        node = scene[node].parent
      }
    }
  }
}

// MARK: - Asking

extension Facts {
  typealias NodeID = Scene.NodeID

  func modifier(_ index: Int32) -> AppliedModifier { scene.modifiers[Int(index)] }

  subscript(node: NodeID) -> Circumstances { circumstances[Int(node)] }

  func kind(_ node: NodeID) -> ViewKind { kinds[Int(node)] }

  func control(_ node: NodeID) -> ControlKind? {
    if case .control(let kind) = kinds[Int(node)] { kind } else { nil }
  }

  /// The node is, or may be, focused as an element of its own.
  func isHeard(_ node: NodeID) -> Bool {
    let around = self[node]
    return isWhole(node) && around.hiddenBy < 0 && around.control < 0 && !isSwallowed(node)
      && around.surroundings.isDisjoint(with: [
        .decoration, .redacted, .tabItem, .actions, .labelIcon, .labelText, .alert,
      ])
  }

  /// All of it is written out.
  func isWhole(_ node: NodeID) -> Bool { gapped.isEmpty || !gapped[Int(node)] }

  /// An element was made around it that speaks for it.
  func isSwallowed(_ node: NodeID) -> Bool { self[node].isSwallowed }

  /// Only one of the alternatives below is shown: the node lies under a condition inside `outer`.
  func isConditional(_ node: NodeID, inside outer: NodeID) -> Bool {
    if case .alternative = scene[node].kind { return true }
    for ancestor in ancestors(of: node) {
      if ancestor == outer { return false }
      if case .branch(let kind, _) = scene[ancestor].kind {
        switch kind {
        case .condition, .ternary, .choice: return true
        case .availability, .compilation: continue
        }
      }
    }
    return false
  }

  /// The file is looked at, and the code is the app's.
  func isCounted(_ origin: Origin) -> Bool { !index[origin.file].isLeftOut }

  func path(of origin: Origin) -> String { index[origin.file].path }
}
