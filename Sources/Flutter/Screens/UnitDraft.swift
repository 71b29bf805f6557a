internal import Components
internal import VoiceOver

/// What was read of one file.
struct FileRecord: Sendable {
  var units: [UnitRecord] = []
  /// Names that say what is a component, and what is shown by itself.
  var lookups: Set<String> = []
}

/// A unit, and what that depends on.
struct UnitRecord: Sendable {
  var draft: UnitDraft
  /// The parts of files that it was read from, see `DartParts`: all that it has a place in too.
  var parts: Set<UInt64> = []
  var lookups: Set<String> = []
  var tally = LayoutTally()
}

/// A unit before it is known who else shows it.
struct UnitDraft: Sendable {
  var key: ComponentKey
  var own: ComponentScreen
  var inner: [ComponentScreen] = []
  var sources: [String] = []
  /// Components that it places, and those that it has as drawers.
  var placed: Set<ComponentKey> = []
  var drawers: Set<ComponentKey> = []
  var hasScaffold = false
  /// The app has bundles of texts.
  var isLocalized = false
  /// It is no component: something is shown in place by a function.
  var isFree = false
  /// Of such a thing: by which it is known where calls of the function are told by themselves.
  var helper: ComponentKey?

  /// All places in it.
  func eachPlace(_ body: (Place) -> Void) {
    for screen in [own] + inner {
      var screen = screen
      screen.mapPlaces {
        body($0)
        return $0
      }
    }
  }

  func finished(shown: ShownRoute?, isPlaced: Bool) -> ComponentUnit {
    var screen = own
    if isFree {
      // It has its reason already, unless each of its calls is told by itself.
      if isPlaced { screen.reason = nil }
    } else if let shown {
      screen.reason = shown.reason
      screen.enclose(as: shown)
    } else if hasScaffold, !isPlaced {
      screen.reason = .unused
    }
    var unit = ComponentUnit(
      path: key.path, name: key.name, own: screen, inner: inner, sources: sources,
      isWhole: screen.reason != nil || !isPlaced, framework: .flutter)
    unit.isLocalized = isLocalized
    return unit
  }
}

extension ComponentScreen {
  /// Ways out that the framework puts around what is shown.
  mutating func enclose(as route: ShownRoute) {
    if route.hasHandle {
      var handle = PieceElement(
        .button, at: place, in: name, anchor: "handle", label: .literal("Dismiss"))
      handle.traits = [.button]
      change { $0.chrome.insert(.element(handle), at: 0) }
    }
    if let barrier = route.barrier { close(with: barrier) }
  }

  /// A way out that is not drawn.
  mutating func close(with name: String) {
    var element = PieceElement(
      .button, at: place, in: self.name, anchor: "barrier", label: .literal(name))
    element.isTrailing = true
    change { $0.chrome.append(.element(element)) }
  }

  private mutating func change(_ change: (inout PieceLists) -> Void) {
    change(&platform)
    change(&guideline)
    for index in without.indices { change(&without[index].lists) }
  }
}
