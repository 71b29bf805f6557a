import Scenes
package import Views
package import VoiceOver

/// What one view of the repository shows with what it is given: written out once, and placed wherever
/// the view is given the same.
///
/// A row stands in many screens, and on every side of their branches; without fragments nine parts in
/// ten of what is written out are copies. Immutable and shared by all readings of a tree.
final class Fragment: Sendable {
  /// What is below the view's node, but for what stands in fragments of its own; its nodes count from 0,
  /// those included, and the topmost have no parent.
  let scene: Scene
  /// Those, in the order of their places.
  let inner: [PlacedFragment]
  /// How many nodes there are in all.
  let size: Int
  /// How many parts each value has when it is written out.
  let weights: [Int32]
  /// The files it tells of, as they were.
  let files: Set<FileVersion>
  let lookups: Lookups
  /// What views of this type ask of the values that they come by.
  let asked: Set<UInt64>
  /// What the view was given, and which of that can be seen.
  let leaves: [Leaf]
  let shown: [Int]
  /// What it was given is not only used for its value.
  let usesCode: Bool
  /// Types that may not be around it: there they would be views inside themselves.
  let types: Set<TypeID>
  /// Types that have to be, because they are that here.
  let around: Set<TypeID>
  /// Whether views in it are inside themselves by what stands around it, and not told apart from that.
  let recursions: [RecursionQuestion: Bool]
  /// Nodes below which there may be more at times; -1 for the view itself.
  let gaps: [Scene.NodeID]
  /// How much of the interpreter's budget writing it out takes, and how often that was too little.
  let depth: Int
  let steps: Int
  let cuts: Int

  init(
    scene: Scene, inner: [PlacedFragment], weights: [Int32], files: Set<FileVersion>,
    lookups: Lookups, asked: Set<UInt64>, leaves: [Leaf],
    usesCode: Bool, types: Set<TypeID>, around: Set<TypeID>, recursions: [RecursionQuestion: Bool],
    gaps: [Scene.NodeID], depth: Int, steps: Int, cuts: Int
  ) {
    self.leaves = leaves
    self.usesCode = usesCode
    let told = Set(files.map(\.file))
    let isNear = leaves.contains { told.contains($0.file) }
    let seen = isNear ? Self.leaves(of: scene, inner) : []
    shown = leaves.indices.filter { seen.contains(leaves[$0]) }
    self.scene = scene
    self.inner = inner
    size = inner.reduce(scene.nodes.count) { $0 + $1.fragment.size }
    self.weights = weights
    self.files = files
    self.lookups = lookups
    self.asked = asked
    self.types = types
    self.around = around
    self.recursions = recursions
    self.gaps = gaps
    self.depth = depth
    self.steps = steps
    self.cuts = cuts
  }
}

extension Fragment {
  /// The names by which what is unknown goes where the view is given other leaves; nil when it would
  /// show something else there.
  func names(for others: [Leaf]) -> [SourceExpression: SourceExpression]? {
    if leaves == others { return [:] }
    guard !usesCode, leaves.count == others.count else { return nil }
    var names: [SourceExpression: SourceExpression] = [:]
    for index in shown {
      guard case .unknown(let old) = leaves[index], case .unknown(let new) = others[index] else {
        if leaves[index] == others[index] { continue }
        return nil
      }
      if let known = names[old], known != new { return nil }
      names[old] = new
    }
    return names
  }
}

extension Fragment {
  /// All that may be a leaf of what it was given; what a fragment inside shows of that, it was given too.
  private static func leaves(of scene: Scene, _ inner: [PlacedFragment]) -> Set<Leaf> {
    var seen = scene.leaves
    for placed in inner {
      for index in placed.fragment.shown {
        let leaf = placed.fragment.leaves[index]
        if case .unknown(let source) = leaf, let name = placed.names[source] {
          seen.insert(.unknown(name))
        } else {
          seen.insert(leaf)
        }
      }
    }
    return seen
  }
}

extension Fragment {
  /// Nothing that it asked for or tells of is different now.
  fileprivate func holds(after changes: Changes, in index: ViewIndex) -> Bool {
    !changes.areAll && files.allSatisfy { index.serial(of: $0.file) == $0.serial }
      && !changes.keys.contains { lookups.contains($0) }
  }
}

/// A fragment that is part of another one.
struct PlacedFragment: Sendable {
  var fragment: Fragment
  /// How many nodes of the other one stand before it.
  var start: Scene.NodeID
  /// What is called otherwise here.
  var names: [SourceExpression: SourceExpression]
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
  private var table: [FragmentKey: [Fragment]] = [:]
  private var size = 0
  /// What was kept since these were lent.
  private var news: [FragmentKey] = []
  /// What was done since these were lent.
  package var work = Work()
  /// What was found out about lists of elements.
  var figures = KnownFigures()
  /// What elements were made of placed fragments.
  package var lists = KeptLists()
  /// What linkers of this tree were answered.
  var answers = LinkedAnswers()
  var partPrints = PartPrints()
  /// What views ask of what they are given, by the hash of their name: no fragment of one asks for more.
  private var asked: [UInt64: AskedNames] = [:]
  private var lastNumber: Int32 = 0
  /// Of which views that is more since these were lent.
  private var widened: Set<UInt64> = []
  /// How many nodes each view had last.
  private var sizes: [TypeID: Int] = [:]

  /// Of fewer nodes, writing them out is sooner done than telling whether that is needed.
  private static let least = 20
  /// How many fragments there may be that differ in no more than how the source writes something.
  private static let kinds = 8

  /// Nodes in all; beyond, all are forgotten, and what is in use is soon there again.
  private static let most = 200_000

  package init() {}

  /// What a view showed that was given the same; what is unknown of that may have had other names.
  func known(_ key: FragmentKey) -> [Fragment] { table[key] ?? [] }

  mutating func keep(_ fragment: Fragment, for key: FragmentKey) {
    if size > Self.most {
      let (work, figures, asked, lastNumber, widened) = (work, figures, asked, lastNumber, widened)
      let (lists, answers) = (lists, answers)
      self = Fragments()
      (self.work, self.figures, self.lists, self.answers) = (work, figures, lists, answers)
      (self.asked, self.lastNumber, self.widened) = (asked, lastNumber, widened)
    }
    var known = table.removeValue(forKey: key) ?? []
    if known.count >= Self.kinds { size -= known.removeFirst().scene.nodes.count }
    known.append(fragment)
    table[key] = known
    news.append(key)
    size += fragment.scene.nodes.count
  }

  func asked(by view: UInt64) -> AskedNames { asked[view] ?? AskedNames() }

  /// Answers whether some of it is new: what is known of such a view has other keys then.
  mutating func noteAsked(_ names: Set<UInt64>, by view: UInt64) -> Bool {
    var known = asked(by: view)
    if names.isSubset(of: known.names) { return false }
    lastNumber += 1
    known = AskedNames(number: lastNumber, names: known.names.union(names))
    asked[view] = known
    widened.insert(view)
    return true
  }

  func pays(for type: TypeID) -> Bool { sizes[type, default: Self.least] >= Self.least }

  mutating func note(_ size: Int, of type: TypeID) { sizes[type] = size }

  func size(of type: TypeID) -> Int { sizes[type, default: 0] }

  /// The same, for somebody who works beside others; what is new comes back as news.
  package func lent() -> Fragments {
    var lent = self
    lent.news = []
    lent.widened = []
    lent.work = Work()
    lent.figures.forgetNews()
    return lent
  }

  /// What was kept since this was asked last; nil where nothing was.
  package mutating func takeNews() -> FragmentNews? {
    let figures = figures.takeNews()
    guard !news.isEmpty || figures != nil else { return nil }
    defer { (news, widened) = ([], []) }
    return FragmentNews(
      kept: news.map { (key: $0, fragments: table[$0] ?? []) },
      sizes: news.map { ($0.type, sizes[$0.type] ?? 0) },
      asked: asked.filter { widened.contains($0.key) }, figures: figures)
  }

  /// What was done since this was asked last.
  package mutating func takeWork() -> Work {
    defer { work = Work() }
    return work
  }

  package mutating func add(_ others: FragmentNews) {
    for (type, size) in others.sizes { sizes[type] = size }
    if let others = others.figures { figures.add(others) }
    let (own, more) = (news, widened)
    for (view, names) in others.asked { _ = noteAsked(names.names, by: view) }
    // What two made at once is the same.
    for (key, fragments) in others.kept where table[key] == nil {
      for fragment in fragments { keep(fragment, for: key) }
    }
    (news, widened) = (own, more)
  }

  /// Drops what may be different now: whoever asked for something that changed, and all that tells of
  /// a file that did.
  package mutating func forget(_ changes: Changes, in index: ViewIndex) {
    size = 0
    (news, widened) = ([], [])
    (answers, partPrints) = (LinkedAnswers(), PartPrints())
    // Who reads alone gives nobody what is new.
    figures.forgetNews()
    for (key, fragments) in table {
      let kept = fragments.filter { $0.holds(after: changes, in: index) }
      size += kept.reduce(0) { $0 + $1.scene.nodes.count }
      if kept.count < fragments.count { table[key] = kept.isEmpty ? nil : kept }
    }
  }
}

/// What one of several threads wrote out, for the others.
package struct FragmentNews: Sendable {
  fileprivate let kept: [(key: FragmentKey, fragments: [Fragment])]
  fileprivate let sizes: [(TypeID, Int)]
  /// No fragment of a view asks for more.
  fileprivate let asked: [UInt64: AskedNames]
  fileprivate let figures: KnownFigures?
}
