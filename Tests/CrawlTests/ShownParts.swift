import Scenes
import Evaluation
import Rules
import Views

@testable import VoiceOver

/// The parts that a view shows whatever is the case, and as they are by themselves.
struct ShownParts {
  let index: ViewIndex
  let scene: Scene
  private(set) var types: [TypeID] = []

  init(of reading: Reading, in index: ViewIndex) {
    self.index = index
    scene = reading.scene
    var next: Scene.NodeID = 0
    while Int(next) < scene.nodes.count {
      walk(next)
      next = scene[next].end
    }
  }

  /// What shows each of its views once, and changes nothing in them.
  private static let containers: Set<Word> = [
    .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .ScrollView, .List, .Form, .Section,
    .Group, .AnyView, .NavigationStack, .NavigationView, .ScrollViewReader, .GeometryReader, .Grid,
    .GridRow, .LazyVGrid, .LazyHGrid, .TabView, .Tab,
  ]

  private mutating func walk(_ node: Scene.NodeID) {
    let role = scene[node].role
    // The tab that is shown is all that there is.
    guard role == .content || role == .tab, scene.modifiers(of: node).allSatisfy(isPlain) else {
      return
    }
    switch scene[node].kind {
    case .group, .helper, .modified: break
    case .view: guard Self.containers.contains(scene[node].word) else { return }
    case .custom(let type): if isMadeOfNothing(node) { types.append(type) }
    case .branch, .alternative, .rows, .opaque, .recursion: return
    }
    for child in scene.children(of: node) { walk(child) }
  }

  /// Leaves what it is put on as it is, but for what it adds.
  private func isPlain(_ modifier: AppliedModifier) -> Bool {
    guard let known = KnownModifiers.all[modifier.word] else { return false }
    switch known.effect {
    case .none, .identifier, .title, .titleDisplay, .toolbar, .toolbarVisibility, .searchable,
      .backHidden, .overlay, .background, .inset, .tabItem, .presentation, .decoration, .disabled,
      .shapeStyle, .outline, .tap, .badge, .sortPriority:
      return true
    default: return false
    }
  }

  /// `Part()`: what else is written in the same place is a modifier.
  private func isMadeOfNothing(_ node: Scene.NodeID) -> Bool {
    let origin = scene[node].origin
    let code = index[origin.file].views.code
    var isMade = false
    for at in code.expressions.indices where code.offsets[at] == origin.offset {
      guard case .call(let callee, let arguments) = code.expressions[at] else { continue }
      guard arguments.isEmpty else { return false }
      if case .name = code.expressions[Int(callee)] { isMade = true }
    }
    return isMade
  }

  /// A view that is inside itself is not written out there.
  static func holds(_ reading: Reading, _ type: TypeID) -> Bool {
    reading.scene.nodes.contains { $0.kind == .custom(type) || $0.kind == .recursion(type) }
  }
}

/// Wholes of a tree that cost less than a part of theirs.
struct CheapWholes {
  private(set) var compared = 0
  private(set) var violations: [String] = []

  init(in index: ViewIndex) {
    var fragments = Fragments()
    var readings: [TypeID: Reading] = [:]
    for type in index.allTypes {
      readings[type] = read(type, in: index, ReadingSettings(listing: .nothing), &fragments)
    }
    for type in index.allTypes {
      // What is too large to write out shows nothing that is known.
      guard let whole = readings[type], !whole.outline.report.isTooLarge else { continue }
      let parts = Set(ShownParts(of: whole, in: index).types)
      for part in index.allTypes where parts.contains(part) && part != type {
        guard let shown = readings[part], !ShownParts.holds(shown, type) else { continue }
        compared += 1
        compare(whole, shown)
      }
    }
  }

  private mutating func compare(_ whole: Reading, _ part: Reading) {
    let models: [(String, (ScenePart) -> Elements)] = [
      ("guideline", \.guideline), ("platform", \.platform),
    ]
    for (model, elements) in models {
      let costs = [whole, part].map { elements($0.parts[0]).content.cost }
      if costs[0].max < costs[1].max {
        violations.append(
          "\(whole.outline.report.name) costs \(costs[0].max) in the \(model) model, its part "
            + "\(part.outline.report.name) \(costs[1].max)")
      }
    }
  }
}
