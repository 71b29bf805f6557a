import Scenes
import Views
import VoiceOver

/// A fragment that is being made: what there was before it, and what was noted since.
struct Recording {
  let instance: Int32
  var key: FragmentKey
  let role: NodeRole
  let node: Scene.NodeID
  /// Those made later are part of the fragment.
  let instances: Int32
  let bindings: Int32
  /// How many rows there are around it.
  let rows: Int32
  var leaves: [Leaf]
  let gaps: Int
  let budget: Evaluator.Budget
  let lookups: Lookups
  let memory: Memory
  /// What the one around it asked of values before.
  let asked: Set<UInt64>
  /// Views that were asked for, whether or not they are around this one.
  var types: Set<TypeID> = []
  /// Those of them that are.
  var around: Set<TypeID> = []
  /// What was asked of views around it that some view in it is told apart from, and the answer.
  var recursions: [RecursionQuestion: Bool] = [:]
  var mentions: [Mention] = []
  /// Fragments whose questions count already.
  var placed: Set<ObjectIdentifier> = []
  /// What of it stands in fragments, by its places in the scene.
  var inner: [PlacedFragment] = []
  /// It shows code that it was given, and what is around that is not known elsewhere.
  var isRecursive = false
  /// It hangs on what stands around it in the scene.
  var isOfItsPlace = false
  /// What it was given is not only used for its value.
  var usesCode = false
}

extension Evaluator {
  /// Writes out the body of a view, or places what it showed before.
  mutating func emitContent(of instance: Int32, _ role: NodeRole) {
    guard !ReadApart.leavesOut(instance, &self),
      let body = WrittenBody(of: instance, role, &self)
    else { return }
    // Rows around a view are no longer told by what stands in it.
    let outer = each
    each = nil
    OwnViews.emitBody(of: instance, &self)
    each = outer
    body.finish(&self)
  }

  fileprivate mutating func begin(
    _ instance: Int32, _ key: FragmentKey, _ role: NodeRole, _ leaves: [Leaf]
  ) {
    recordings.append(
      Recording(
        instance: instance, key: key, role: role, node: parent, instances: Int32(instances.count),
        bindings: Int32(bindings.count), rows: Int32(rowStarts.count), leaves: leaves,
        gaps: scene.gaps.count, budget: budget,
        lookups: linker.setAside(), memory: memory, asked: asked.setAside()))
    memory = Memory()
    budget.reached = budget.depth
    budget.cuts = 0
  }

  /// Nil when what was written is so only here, or there is no room for all of it.
  fileprivate mutating func end() -> (key: FragmentKey, fragment: Fragment)? {
    var recording = recordings.removeLast()
    let lookups = linker.bringBack(recording.lookups)
    let asked = asked.bringBack(recording.asked)
    memory = recording.memory
    let used = budget
    budget.reached = max(budget.reached, recording.budget.reached)
    budget.cuts += recording.budget.cuts
    if let outer = recordings.indices.last {
      recordings[outer].types.formUnion(recording.types)
      for mention in recording.mentions where !recordings[outer].mentions.contains(mention) {
        recordings[outer].mentions.append(mention)
      }
    }
    guard !recording.isRecursive, !recording.isOfItsPlace, !isTooLarge else {
      note(recording.inner)
      return nil
    }
    let name = files.nameHash(of: instances[Int(recording.instance)].type)
    if fragments.noteAsked(asked, by: name) {
      guard let key = FragmentKeys.key(of: recording.instance, recording.role, &self) else {
        note(recording.inner)
        return nil
      }
      recording.key = key
      recording.leaves = digests.leaves
    }
    let cutter = SceneCutter(scene, below: recording.node, without: recording.inner)
    var piece = cutter.piece
    piece.mentions = recording.mentions
    var files = cutter.files
    for mention in recording.mentions { files.insert(mention.type.file) }
    for type in recording.types { files.insert(type.file) }
    for question in recording.recursions.keys { files.insert(question.type.file) }
    files.insert(instances[Int(recording.instance)].type.file)
    var versions: Set<FileVersion> = []
    // A closure would copy the index.
    for file in files {
      versions.insert(FileVersion(file: file, serial: linker.index.serial(of: file)))
    }
    for placed in recording.inner { versions.formUnion(placed.fragment.files) }
    let fragment = Fragment(
      scene: piece, inner: cutter.inner, weights: cutter.origins.map { weights[Int($0.index)] },
      files: versions, lookups: lookups, asked: fragments.asked(by: name).names,
      leaves: recording.leaves, usesCode: recording.usesCode,
      types: recording.types.subtracting(recording.around), around: recording.around,
      recursions: recording.recursions,
      gaps: scene.gaps[recording.gaps...].map { $0 - recording.node - 1 },
      depth: used.reached - recording.budget.depth,
      steps: used.steps - recording.budget.steps, cuts: used.cuts)
    note([PlacedFragment(fragment: fragment, start: recording.node + 1, names: [:])])
    return (recording.key, fragment)
  }

  fileprivate func hasRoom(for fragment: Fragment) -> Bool {
    scene.nodes.count + fragment.size <= Limits.nodes
      && budget.steps + fragment.steps < Limits.steps
      && budget.depth + fragment.depth < Limits.depth
  }

  /// Whether writing it out here would give the same: the same is around it.
  fileprivate mutating func fits(_ fragment: Fragment, _ instance: Int32) -> Bool {
    guard !fragment.types.contains(root) else { return false }
    var missing = fragment.around
    var next = instances[Int(instance)].creator
    while next >= 0 {
      let type = instances[Int(next)].type
      if fragment.types.contains(type) { return false }
      missing.remove(type)
      next = instances[Int(next)].creator
    }
    guard missing.isEmpty else { return false }
    let creator = instances[Int(instance)].creator
    for (question, answer) in fragment.recursions
    where (question.views(from: creator, &self).inner != nil) != answer { return false }
    return true
  }

  fileprivate mutating func place(
    _ fragment: Fragment, _ names: [SourceExpression: SourceExpression], in instance: Int32
  ) {
    budget.steps += fragment.steps
    budget.cuts += fragment.cuts
    budget.reached = max(budget.reached, budget.depth + fragment.depth)
    let start = Scene.NodeID(scene.nodes.count)
    note([PlacedFragment(fragment: fragment, start: start, names: names)])
    scene.paste(fragment, below: parent, names, in: linker.index)
    for gap in fragment.gaps { scene.gaps.append(gap < 0 ? parent : gap + start) }
    fragments.work.placed += fragment.size
    weigh(fragment)
    if fragment.usesCode {
      for index in recordings.indices { recordings[index].usesCode = true }
    }
    let key = ObjectIdentifier(fragment)
    for type in fragment.around { _ = isInside(type, instance) }
    for question in fragment.recursions.keys { question.askAgain(of: instance, &self) }
    for mention in fragment.scene.mentions { note(mention) }
    if let last = recordings.indices.last {
      recordings[last].types.formUnion(fragment.types)
      if recordings[last].placed.insert(key).inserted {
        linker.depend(on: fragment.lookups)
        asked.note(fragment.asked)
      }
    } else if placed.insert(key).inserted {
      linker.depend(on: fragment.lookups)
    }
  }

  /// In the order in which the values are put into the scene.
  private mutating func weigh(_ fragment: Fragment) {
    weights.append(contentsOf: fragment.weights.dropFirst())
    for placed in fragment.inner { weigh(placed.fragment) }
  }

  // MARK: Notes

  private mutating func note(_ inner: [PlacedFragment]) {
    if let last = recordings.indices.last { recordings[last].inner += inner }
  }

  mutating func note(_ mention: Mention) {
    if !scene.mentions.contains(mention) { scene.mentions.append(mention) }
    if let last = recordings.indices.last, !recordings[last].mentions.contains(mention) {
      recordings[last].mentions.append(mention)
    }
  }

  /// What stands around what is being written was looked at, up to a node: what lies in between shows the same only
  /// where the same is around it.
  mutating func noteLook(upTo outermost: Scene.NodeID) {
    for index in recordings.indices.reversed() {
      guard outermost < recordings[index].node else { return }
      recordings[index].isOfItsPlace = true
    }
  }

  /// Code is looked at, and not only its value: where it came with what a view was given, that view shows
  /// the same only for the very same code.
  mutating func noteCode(at site: Site) {
    guard site.environment >= 0 else { return }
    for index in recordings.indices.reversed() {
      guard site.environment < recordings[index].bindings else { return }
      recordings[index].usesCode = true
    }
  }
}

/// The body of a view that is being written out: where it begins, and what it is found by afterwards.
private struct WrittenBody {
  let instance: Int32
  /// Nil where looking for it is not worth it, or what it was given can't be told.
  let key: FragmentKey?
  let nodes: Int

  /// Nil where it was written before, and is placed.
  init?(of instance: Int32, _ role: NodeRole, _ evaluator: inout Evaluator) {
    self.instance = instance
    let type = evaluator.instances[Int(instance)].type
    nodes = evaluator.scene.nodes.count
    key =
      evaluator.fragments.pays(for: type) ? FragmentKeys.key(of: instance, role, &evaluator) : nil
    guard let key else { return }
    let leaves = evaluator.digests.leaves
    guard let (fragment, names) = Self.find(key, leaves, for: instance, &evaluator) else {
      evaluator.begin(instance, key, role, leaves)
      return
    }
    // Writing it out would go beyond the limits as well.
    if evaluator.hasRoom(for: fragment) {
      evaluator.place(fragment, names, in: instance)
      evaluator.fragments.note(fragment.size, of: type)
    } else {
      evaluator.isTooLarge = true
      evaluator.linker.depend(on: fragment.lookups)
      evaluator.fragments.note(0, of: type)
    }
    return nil
  }

  /// What a view showed that was given the same, and what is called otherwise here.
  private static func find(
    _ key: FragmentKey, _ leaves: [Leaf], for instance: Int32, _ evaluator: inout Evaluator
  ) -> (Fragment, [SourceExpression: SourceExpression])? {
    for fragment in evaluator.fragments.known(key) where evaluator.fits(fragment, instance) {
      if let names = fragment.names(for: leaves) { return (fragment, names) }
    }
    return nil
  }

  func finish(_ evaluator: inout Evaluator) {
    let type = evaluator.instances[Int(instance)].type
    evaluator.fragments.note(evaluator.scene.nodes.count - nodes, of: type)
    guard key != nil, let (key, fragment) = evaluator.end() else { return }
    evaluator.fragments.keep(fragment, for: key)
  }
}
