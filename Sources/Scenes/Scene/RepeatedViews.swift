package import Views

/// Views that stand in a scene once more with all that is in them, in like surroundings: who looked at the first has
/// seen them.
///
/// One row is shown by many lists and on every side of their branches, so most nodes of a large scene are copies. Two
/// are alike where all that is written below them comes from the same code with the same values, or with unknown ones of
/// the same names, and whatever around them is more than a wrapper is the same code.
struct RepeatedViews {
  private let scene: Scene
  private let files: LiveFiles
  private var names = ExpressionNames()
  /// By node, a digest of it and of all below it.
  private var digests: [UInt64] = []
  /// What views attached by modifiers feel is not what their parent does.
  private var surroundings: [Surroundings] = []
  private var known: Set<UInt64> = []

  /// What is around a view and means something to a listener.
  private struct Surroundings {
    var digest: UInt64 = 1
    /// Only wrappers are around it, on whichever sides of branches.
    var isPlain = true
  }

  /// Of fewer nodes, looking at all of them is sooner done.
  private static let leastNodes = 400

  init(in scene: Scene, _ files: LiveFiles) { (self.scene, self.files) = (scene, files) }

  /// By node, that an equal one stands before it; empty where none does.
  ///
  /// The topmost code of a view that stands there again is not left out: it may be heard together with what is beside
  /// it.
  mutating func find() -> [Bool] {
    let count = scene.nodes.count
    guard count >= Self.leastNodes else { return [] }
    digest()
    surroundings = Array(repeating: Surroundings(), count: count)
    var isRepeated: [Bool] = []
    var node = 0
    while node < count {
      let parent = Int(scene.nodes[node].parent)
      let around = parent < 0 ? Surroundings() : surroundings[parent]
      surroundings[node] = inside(node, around)
      let end = Int(scene.nodes[node].end)
      if isView(node), end > node + 1, !isNew(node, around) {
        if isRepeated.isEmpty { isRepeated = Array(repeating: false, count: count) }
        leaveOut(node + 1..<end, &isRepeated)
        node = end
      } else {
        node += 1
      }
    }
    return isRepeated
  }

  private mutating func isNew(_ node: Int, _ around: Surroundings) -> Bool {
    var hash = NameHash(seed: digests[node])
    hash.mix(around.digest)
    return known.insert(hash.value).inserted
  }

  private func isView(_ node: Int) -> Bool {
    if case .custom = scene.nodes[node].kind { true } else { false }
  }

  /// What is in the views of some view's own code.
  private func leaveOut(_ range: Range<Int>, _ isRepeated: inout [Bool]) {
    var node = range.lowerBound
    while node < range.upperBound {
      guard isView(node) else {
        node += 1
        continue
      }
      let end = Int(scene.nodes[node].end)
      for inner in (node + 1)..<max(end, node + 1) { isRepeated[inner] = true }
      node = end
    }
  }

  // MARK: Surroundings

  private func inside(_ node: Int, _ around: Surroundings) -> Surroundings {
    let written = scene.nodes[node]
    let isWrapper = isWrapper(node)
    if isWrapper, around.isPlain { return around }
    if case .alternative = written.kind {} else if isWrapper { return around }
    var hash = NameHash(seed: around.digest)
    hash.mix(written.origin)
    hash.mix(UInt64(written.role.rawValue))
    return Surroundings(digest: hash.value, isPlain: false)
  }

  private func isWrapper(_ node: Int) -> Bool {
    let written = scene.nodes[node]
    guard written.role == .content else { return false }
    for index in written.modifiers where !Self.isLook(scene.modifiers[Int(index)]) { return false }
    switch written.kind {
    case .custom, .helper, .group, .modified, .branch, .alternative: return true
    case .rows, .opaque, .recursion: return false
    case .view:
      return switch written.word {
      case .VStack, .Group, .ScrollView, .ForEach, .LazyVStack, .NavigationStack, .NavigationView,
        .TabView, .AnyView, .ScrollViewReader, .GeometryReader:
        true
      default: false
      }
    }
  }

  private static func isLook(_ modifier: AppliedModifier) -> Bool {
    guard modifier.content < 0, modifier.condition < 0,
      let known = KnownModifiers.all[modifier.word]
    else { return false }
    return known.effect == .none
  }

  // MARK: Digests

  /// Of a part that was placed before in this scene, the digests are those that it had there.
  private mutating func digest() {
    let count = scene.nodes.count
    digests.reserveCapacity(count)
    let placed = scene.placed.filter { !$0.nodes.isEmpty }
    let starts = placed.map { Int($0.nodes.lowerBound) }
    var next = 0
    var parts: [PlacedPart.Content: Int] = [:]
    var open: [Int] = []
    while digests.count < count {
      let node = digests.count
      while let last = open.last, scene.nodes[last].end <= node { close(&open) }
      while next < starts.count, starts[next] < node { next += 1 }
      if next < starts.count, starts[next] == node {
        let content = scene.content(of: placed[next])
        if let first = parts[content] {
          copy(first..<first + placed[next].nodes.count, to: node, in: open.last)
          continue
        }
        parts[content] = node
      }
      var hash = NameHash(seed: 3)
      mix(scene.nodes[node], &hash)
      digests.append(hash.value)
      open.append(node)
    }
    while !open.isEmpty { close(&open) }
  }

  /// All below the innermost of these is known.
  private mutating func close(_ open: inout [Int]) {
    let node = open.removeLast()
    add(digests[node], to: open.last)
  }

  private mutating func add(_ digest: UInt64, to parent: Int?) {
    guard let parent else { return }
    var hash = NameHash(seed: digests[parent])
    hash.mix(digest)
    digests[parent] = hash.value
  }

  private mutating func copy(_ range: Range<Int>, to start: Int, in parent: Int?) {
    digests.append(contentsOf: digests[range])
    var node = start
    while node < start + range.count {
      add(digests[node], to: parent)
      node = Int(scene.nodes[node].end)
    }
  }

  private mutating func mix(_ node: SceneNode, _ hash: inout NameHash) {
    hash.mix(node.origin)
    hash.mix(node.name)
    hash.mix(node.role.rawValue, node.oneRow, node.isDecided, node.isHolder, node.isPaged)
    hash.mix(UInt64(UInt16(bitPattern: node.side.number)))
    hash.mix(node.isState ? 1 : 0)
    hash.mix(UInt64(UInt32(bitPattern: node.owner)))
    switch node.kind {
    case .view: hash.mix(1)
    case .custom(let type):
      hash.mix(2)
      hash.mix(type)
    case .helper(let member):
      hash.mix(3)
      hash.mix(member.file, member.index)
    case .modified(let type):
      hash.mix(4)
      hash.mix(type)
    case .group: hash.mix(5)
    case .branch(_, let isExhaustive): hash.mix(isExhaustive ? 6 : 7)
    case .alternative: hash.mix(8)
    case .rows(let repetition):
      let rows = scene.repetitions[Int(repetition)]
      hash.mix(rows.isAssumed ? 9 : 10)
      if rows.beginsEmpty { hash.mix(17) }
      hash.mix(UInt64(bitPattern: Int64(rows.count)))
      if let data = rows.data { mix(data, &hash) }
    case .opaque: hash.mix(11)
    case .recursion(let type):
      hash.mix(12)
      hash.mix(type)
    }
    mix(condition: node.condition, &hash)
    mix(arguments: node.arguments, &hash)
    for index in node.modifiers {
      let modifier = scene.modifiers[Int(index)]
      hash.mix(modifier.origin)
      hash.mix(modifier.name)
      hash.mix(0, modifier.oneRow, modifier.content >= 0)
      hash.mix(UInt64(UInt32(bitPattern: modifier.owner)))
      mix(condition: modifier.condition, &hash)
      mix(arguments: modifier.arguments, &hash)
    }
  }

  // Parts of predicates are looked at where they are: to copy one costs more than to hash it.
  private mutating func mix(condition index: Int32, _ hash: inout NameHash) {
    guard index >= 0 else { return }
    hash.mix(scene.conditions[Int(index)].isWhole ? 13 : 14)
    for place in scene.conditions[Int(index)].predicates.indices {
      hash.mix(names.hash(of: scene.conditions[Int(index)].predicates[place].subject, files))
      hash.mix(scene.conditions[Int(index)].predicates[place].isNone ? 15 : 16)
      let group = scene.conditions[Int(index)].predicates[place].group
      if group > 0 { hash.mix(UInt64(group)) }
      for number in scene.conditions[Int(index)].predicates[place].answers.indices {
        hash.mix(scene.conditions[Int(index)].predicates[place].answers[number])
      }
    }
  }

  private mutating func mix(arguments range: Range<Int32>, _ hash: inout NameHash) {
    for index in range {
      let argument = scene.arguments[Int(index)]
      hash.mix(argument.origin)
      if let name = argument.name { hash.mix(name) }
      mix(argument.value, &hash)
    }
  }

  /// Rules go by what is written: where the same is written for it, one unknown value is as good as another.
  private mutating func mix(_ id: ValueID, _ hash: inout NameHash) {
    switch scene[id] {
    case .null: hash.mix(20)
    case .unknown(let source):
      hash.mix(31)
      hash.mix(names.hash(of: source, files))
    case .boolean(let flag): hash.mix(flag ? 21 : 22)
    case .number(let text): mix(32, text, &hash)
    case .string(let text): mix(33, text, &hash)
    case .key(let text): mix(34, text, &hash)
    case .resolved(let index):
      hash.mix(35)
      hash.mix(NameHash.of(scene.resolvedTexts[Int(index)]))
    case .joined(let range): mix(23, range, &hash)
    case .sentence(let range): mix(24, range, &hash)
    case .either(let range): mix(25, range, &hash)
    case .list(let range): mix(26, range, &hash)
    case .named(let source, let value):
      hash.mix(36)
      hash.mix(names.hash(of: source, files))
      mix(value, &hash)
    case .range(let low, let high, let isClosed):
      hash.mix(isClosed ? 27 : 28)
      mix(low, &hash)
      mix(high, &hash)
    case .member(_, let name):
      hash.mix(37)
      hash.mix(files.hash(name.name, in: name.file))
    case .call(_, let name, let range):
      hash.mix(38)
      hash.mix(files.hash(name.name, in: name.file))
      mix(arguments: range, &hash)
    case .closure(let closure):
      hash.mix(39)
      hash.mix(closure.file, closure.closure)
    case .type(let type):
      hash.mix(45)
      hash.mix(type)
    case .instance(let type, _):
      hash.mix(46)
      hash.mix(type)
    case .view: hash.mix(29)
    case .symbol(let name):
      hash.mix(30)
      mix(name, &hash)
    }
  }

  private mutating func mix(_ kind: UInt64, _ text: SourceText, _ hash: inout NameHash) {
    hash.mix(kind)
    hash.mix(text.file, text.text.index)
  }

  private mutating func mix(_ kind: UInt64, _ range: Range<Int32>, _ hash: inout NameHash) {
    hash.mix(kind)
    hash.mix(UInt64(range.count))
    for value in scene.list(range) { mix(value, &hash) }
  }
}

extension Scene {
  /// By node, that a view stood before it with all that is in it, in like surroundings; empty where none did.
  package func repeated(in files: LiveFiles) -> [Bool] {
    var views = RepeatedViews(in: self, files)
    return views.find()
  }
}

extension NameHash {
  fileprivate mutating func mix(_ file: FileID, _ number: Int32) {
    mix(UInt64(UInt32(bitPattern: file.index)) << 32 | UInt64(UInt32(bitPattern: number)))
  }

  fileprivate mutating func mix(_ origin: Origin) {
    mix(UInt64(UInt32(bitPattern: origin.file.index)) << 32 | UInt64(origin.offset))
  }

  fileprivate mutating func mix(_ type: TypeID) { mix(type.file, type.index) }

  fileprivate mutating func mix(_ name: SourceName) { mix(name.file, name.name.index) }

  fileprivate mutating func mix(_ first: UInt8, _ second: UInt8, _ flags: Bool...) {
    var bits = UInt64(first) << 8 | UInt64(second)
    for flag in flags { bits = bits << 1 | (flag ? 1 : 0) }
    mix(bits)
  }

  fileprivate mutating func mix(_ answer: Answer) {
    switch answer {
    case .flag(let flag): mix(flag ? 40 : 41)
    case .absent: mix(42)
    case .present: mix(43)
    case .member(let name): mix(name)
    case .literal(let text): mix(~text)
    case .other: mix(44)
    }
  }
}
