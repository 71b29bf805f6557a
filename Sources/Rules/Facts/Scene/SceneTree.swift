import Scenes
import Views
import VoiceOver

typealias NodeID = Scene.NodeID

/// The nodes of a scene: what each of them is, and where it stands.
final class SceneTree {
  let scene: Scene
  let files: LiveFiles
  let code: SourceCode
  let kinds: [ViewKind]
  /// By kind, in the order of the nodes.
  let texts: [NodeID]
  /// Titles with a symbol.
  let labels: [NodeID]
  let images: [NodeID]
  /// Pictures that views of packages load and show as an image.
  let loaded: [NodeID]
  let shapes: [NodeID]
  let controls: [NodeID]
  /// Of tab bars, where they are written as views.
  let tabs: [NodeID]
  /// What says how far something is.
  let meters: [NodeID]
  let rows: [NodeID]
  /// By node, that something in it is not written out; empty where all is.
  private let gapped: [Bool]
  let knownConditions = Memo<WrittenSide, Formula?>()
  /// What rules look at.
  private(set) var judged = Judged()

  init(_ scene: Scene, _ code: SourceCode, _ extent: Judged.Extent) {
    (self.scene, self.code, files) = (scene, code, code.files)
    var kinds: [ViewKind] = []
    kinds.reserveCapacity(scene.nodes.count)
    var sorted = SortedNodes()
    for node in 0..<NodeID(scene.nodes.count) {
      let kind = scene.viewKind(of: node)
      kinds.append(kind)
      sorted.add(node, kind, scene[node])
    }
    self.kinds = kinds
    (texts, images, shapes, controls) = (
      sorted.texts, sorted.images, sorted.shapes, sorted.controls
    )
    (labels, tabs, meters, rows) = (sorted.labels, sorted.tabs, sorted.meters, sorted.rows)
    loaded = sorted.loaded
    var gapped: [Bool] = []
    if !scene.gaps.isEmpty { gapped = Array(repeating: false, count: scene.nodes.count) }
    for gap in scene.gaps {
      var node = gap
      while node >= 0, !gapped[Int(node)] {
        gapped[Int(node)] = true
        node = scene[node].parent
      }
    }
    self.gapped = gapped
    judged = Judged(of: self, extent)
  }

  func modifier(_ index: Int32) -> AppliedModifier { scene.modifiers[Int(index)] }

  func kind(_ node: NodeID) -> ViewKind { kinds[Int(node)] }

  func control(_ node: NodeID) -> ControlKind? {
    if case .control(let kind) = kinds[Int(node)] { kind } else { nil }
  }

  /// All of it is written out.
  func isWhole(_ node: NodeID) -> Bool { gapped.isEmpty || !gapped[Int(node)] }
}

private struct SortedNodes {
  var texts: [NodeID] = []
  var labels: [NodeID] = []
  var images: [NodeID] = []
  var loaded: [NodeID] = []
  var shapes: [NodeID] = []
  var controls: [NodeID] = []
  var tabs: [NodeID] = []
  var meters: [NodeID] = []
  var rows: [NodeID] = []

  mutating func add(_ node: NodeID, _ kind: ViewKind, _ written: SceneNode) {
    switch kind {
    case .text: texts.append(node)
    case .image, .remoteImage: images.append(node)
    case .shape, .fill: shapes.append(node)
    case .control: controls.append(node)
    case .label: labels.append(node)
    case .other: if written.word != .Chart { meters.append(node) }
    case .opaque: if isLoaded(written) { loaded.append(node) }
    default:
      if case .rows = written.kind { rows.append(node) }
      if case .view = written.kind, written.word == .Tab { tabs.append(node) }
    }
  }

  private func isLoaded(_ written: SceneNode) -> Bool {
    guard case .view = written.kind else { return false }
    return if case .loadedImage? = KnownViews.written[written.word]?.becomes { true } else { false }
  }
}
