package import Views

/// What one view of the repository shows with what it is given: written out once, and placed wherever
/// the view is given the same.
///
/// A row stands in many screens, and on every side of their branches; without fragments nine parts in
/// ten of what is written out are copies. Immutable and shared by all readings of a tree.
final class Fragment: Sendable {
  /// What is below the view's node; its nodes count from 0, and the topmost have no parent.
  let scene: Scene
  /// How many parts each value has when it is written out.
  let weights: [Int32]
  /// The files it tells of, as they were.
  let files: [FileVersion]
  let lookups: Lookups
  /// Types that may not be around it: there they would be views inside themselves.
  let types: Set<TypeID>
  /// How much of the interpreter's budget writing it out takes.
  let depth: Int
  let steps: Int

  init(
    scene: Scene, weights: [Int32], files: [FileVersion], lookups: Lookups, types: Set<TypeID>,
    depth: Int, steps: Int
  ) {
    self.scene = scene
    self.weights = weights
    self.files = files
    self.lookups = lookups
    self.types = types
    self.depth = depth
    self.steps = steps
  }
}

/// A file of an index, as long as it does not change.
struct FileVersion: Hashable {
  var file: FileID
  var serial: UInt32
}

/// A view, and the digest of all that what it shows depends on.
struct FragmentKey: Hashable, Sendable {
  var type: TypeID
  var digest: UInt64
}

/// The fragments of one tree, for all of its readings.
///
/// What is read is the same with them and without; only the time it takes is not.
package struct Fragments: Sendable {
  private var table: [FragmentKey: Fragment] = [:]
  private var size = 0
  /// How many nodes each view had last.
  private var sizes: [TypeID: Int] = [:]

  /// Of fewer nodes, writing them out is sooner done than telling whether that is needed.
  private static let least = 40

  /// Nodes in all. Beyond, all are forgotten: what is in use is soon there again.
  private static let most = 200_000

  package init() {}

  subscript(key: FragmentKey) -> Fragment? { table[key] }

  mutating func keep(_ fragment: Fragment, for key: FragmentKey) {
    if size > Self.most { self = Fragments() }
    table[key] = fragment
    size += fragment.scene.nodes.count
  }

  func pays(for type: TypeID) -> Bool { sizes[type, default: Self.least] >= Self.least }

  mutating func note(_ size: Int, of type: TypeID) { sizes[type] = size }

  /// Takes in what was found beside these.
  package mutating func add(_ other: Fragments) {
    sizes.merge(other.sizes) { max($0, $1) }
    for (key, fragment) in other.table where table[key] == nil { keep(fragment, for: key) }
  }

  /// Drops what may be different now: whoever asked for something that changed, and all that tells of
  /// a file that did.
  package mutating func forget(_ changes: Changes, in index: ViewIndex) {
    let kept = table.filter { _, fragment in
      !changes.areAll && fragment.files.allSatisfy { index.serial(of: $0.file) == $0.serial }
        && !changes.keys.contains { fragment.lookups.contains($0) }
    }
    guard kept.count < table.count else { return }
    table = kept
    size = kept.values.reduce(0) { $0 + $1.scene.nodes.count }
  }
}
