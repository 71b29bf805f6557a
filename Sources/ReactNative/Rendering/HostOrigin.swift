internal import Components
internal import ScriptModules

/// Where an element comes from: the component that writes its tag, and those that use that one, as far out
/// as what is missing on it could be given there.
struct HostOrigin: Sendable, Equatable {
  /// The component that writes the tag, or the outermost use so far; nil where nobody is looked for.
  var writer: ComponentKey?
  /// Components that write it and its uses, from the inside.
  private(set) var writers: [ComponentKey] = []
  /// What the tag takes from outside of its component.
  private var open: PieceUse.Kinds
  private(set) var uses: [HostUse] = []

  init(_ element: ReactElement) {
    writer = element.makers.last
    writers = writer.map { [$0] } ?? []
    open = element.passes
  }

  /// The use of the component that writes it.
  mutating func add(_ use: HostUse) {
    guard writer == use.key, uses.count < ScriptLimits.components else { return }
    var own = use
    own.kinds = open.union(.presence)
    uses.append(own)
    open.formIntersection(use.kinds)
    writer = use.writer
    if let writer { writers.append(writer) }
  }

  /// The outermost place where it would be given.
  func use(of kind: PieceUse.Kinds) -> HostUse? { uses.last { $0.kinds.contains(kind) } }

  /// Where it is put into what another component writes.
  func use(in other: HostOrigin) -> HostUse? {
    let writers = Set(other.writers)
    if self.writers.first.map({ writers.contains($0) }) ?? true { return nil }
    return uses.first { $0.writer.map { writers.contains($0) } ?? false }
  }
}

/// `<Card title={t}/>`, where a component is used.
struct HostUse: Sendable, Equatable {
  /// The component that is used, and the one that writes this.
  var key: ComponentKey
  var writer: ComponentKey?
  var site: HostSite
  /// Where the component is declared.
  var declared: HostSite
  /// What it gives on of what its own component is given.
  var kinds: PieceUse.Kinds
}
