import Git
import Rules
import Views
import VoiceOver

/// Visits the new commits of one repository, step by step, and makes a record of each.
struct RepositoryWalk: ~Copyable {
  private let plan: WalkPlan
  private let repository: Repository
  private let reader: BlobReader
  private let positions: [ObjectID: Int]
  private(set) var tree: LiveTree
  /// The commit that the screens in the database are of, where they may stay.
  private let base: ObjectID?
  /// What those were told by.
  private(set) var basis: HeadPrints?
  private(set) var counts = WalkCounts()
  private(set) var packages: PinnedPackages
  private let width: Int
  /// The tree that the analysis stands at; what a commit's own tree is, unless that can't be read.
  private var stand: ObjectID?
  private var marks: [(stand: ObjectID?, packages: PinnedPackages.Stand)] = []
  private var next = 0

  init(
    plan: WalkPlan, repository: consuming Repository, reader: BlobReader, reading: TreeReading,
    positions: [ObjectID: Int], base: ObjectID?, memory: ReadingMemory, width: Int,
    packages: PinnedPackages
  ) {
    self.plan = plan
    self.repository = repository
    self.reader = reader
    self.positions = positions
    self.base = base
    self.width = width
    self.packages = packages
    tree = LiveTree(reading: reading, width: width)
    tree.memory = memory
  }

  /// Nothing of what was visited will be taken back: what is recorded is a history of its own.
  var isOnTrunk: Bool { marks.isEmpty }
  var isDone: Bool { next == plan.plan.steps.count }

  /// Takes the packet of the next step that goes somewhere.
  mutating func take(_ packet: TreePacket, cache: inout BlobCache) -> CommitRecord? {
    passMarks()
    guard next < plan.plan.steps.count else { preconditionFailure("more packets than steps") }
    let step = plan.plan.steps[next]
    next += 1
    let start = ContinuousClock.now
    if packet.pair.old == stand { noteBasis(before: step) }
    var packet = packet
    if packet.pair.old != stand || packet.failure != nil {
      // A tree on the way could not be read: compare with the one that the analysis stands at.
      let pair = TreePair(old: stand, new: packet.pair.new)
      packet = TreePacket(pair: pair)
      do throws(GitError) {
        packet.changes = try repository.sourceChanges(from: pair.old, to: pair.new)
      } catch {
        packet.failure = error
      }
    }
    counts.time += packet.time
    var problems: [CommitProblem] = []
    let before = tree.about
    let delta = apply(packet, &cache, &problems)
    counts.time.screens += ContinuousClock.now - start
    counts.readings = tree.readCount
    counts.work = tree.fragments.work
    guard case .enter(let index) = step else { return nil }
    let commit = plan.plan.commits[index]
    counts.commits += 1
    if let failure = packet.failure {
      problems.append(
        CommitProblem(
          kind: failure.isMissing ? "missing-tree" : "unreadable-tree", sha: commit.id.hex,
          detail: failure.description, absent: commit.tree))
    }
    let record = CommitRecord(
      commit: commit, position: positions[commit.id], figures: tree.tally.total,
      isComplete: tree.gaps == 0 && packet.failure == nil,
      changesSettings: !commit.parents.isEmpty && !tree.about.isSame(as: before), delta: delta,
      problems: problems)
    // At the end, so that a walk that stops here stands where its last record says.
    passMarks()
    return record
  }

  /// Before the first commit of the mainline the tree is the one that the database tells of.
  private mutating func noteBasis(before step: HistoryPlan.Step) {
    guard let base, case .enter(let index) = step else { return }
    let commit = plan.plan.commits[index]
    guard commit.parents.first == base, positions[commit.id] != nil else { return }
    basis = HeadPrints(of: tree)
  }

  private mutating func passMarks() {
    while next < plan.plan.steps.count {
      switch plan.plan.steps[next] {
      case .mark:
        marks.append((stand, packages.stand))
        tree.mark()
      case .rewind:
        tree.rewind()
        guard let mark = marks.popLast() else { preconditionFailure("every rewind has its mark") }
        stand = mark.stand
        packages.goBack(to: mark.packages)
      case .move, .enter: return
      }
      next += 1
    }
  }

  private mutating func apply(
    _ packet: TreePacket, _ cache: inout BlobCache, _ problems: inout [CommitProblem]
  ) -> TreeDelta {
    guard packet.failure == nil else { return TreeDelta() }
    stand = packet.pair.new
    for (key, blob) in packet.blobs {
      cache.keep(blob, for: key)
      counts.add(blob)
    }
    let changes = packet.changes.map { change -> SourceChange in
      guard let id = change.new else { return SourceChange(path: change.path, source: nil) }
      let key = BlobKey(id: id, kind: change.kind)
      let blob = packet.blobs[key] ?? known(key, &cache)
      if let problem = blob.problem {
        problems.append(
          CommitProblem(
            kind: problem.kind.rawValue, path: change.path, line: problem.line,
            detail: problem.detail, absent: problem.kind.isOfObject ? id : nil))
      }
      for problem in blob.views?.directiveProblems(at: change.path) ?? [] {
        problems.append(
          CommitProblem(
            kind: "directive", path: change.path, line: problem.place.line,
            detail: problem.message))
      }
      return SourceChange(
        path: change.path, source: LiveSource(blob: blob, isCounted: change.kind == .swift))
    }
    let delta = tree.apply(changes + packageChanges(with: changes, &cache, &problems))
    for view in tree.outgrown {
      problems.append(
        CommitProblem(
          kind: "too-large", path: view.place.path, line: view.place.line,
          detail: view.sentenceOnSize))
    }
    return delta
  }

  /// The sources of packages that come and go with what an app pins.
  private mutating func packageChanges(
    with changes: [SourceChange], _ cache: inout BlobCache, _ problems: inout [CommitProblem]
  ) -> [SourceChange] {
    let files = changes.compactMap { change in
      let (old, new) = (tree.files[change.path]?.blob.pins, change.source?.blob.pins)
      return old == new ? nil : (path: change.path, file: new)
    }
    if files.isEmpty { return [] }
    let moved = packages.apply(files)
    problems += packages.problems
    let unknown = moved.filter { change in change.key.map { cache.blob($0) == nil } ?? false }
    let read = packages.blobs(of: unknown, by: reader, width: width)
    for (key, blob) in read {
      cache.keep(blob, for: key)
      counts.add(blob)
    }
    return moved.map { change in
      guard let key = change.key, let blob = read[key] ?? cache.blob(key) else {
        return SourceChange(path: change.path, source: nil)
      }
      // The app's own sources are there: what a package lacks is told of, and makes no commit incomplete.
      if blob.isGap, let problem = blob.problem {
        if problem.kind.isOfObject { packages.noteDamage(at: change.path) }
        problems.append(
          CommitProblem(
            kind: "package-source", path: PackagePath.shown(change.path), detail: problem.detail))
        return SourceChange(path: change.path, source: nil)
      }
      return SourceChange(path: change.path, source: LiveSource(blob: blob, isCounted: false))
    }
  }

  /// From the cache; a blob that was forgotten, or that a worker has taken on for a later step, is
  /// analysed here.
  private mutating func known(_ key: BlobKey, _ cache: inout BlobCache) -> SourceBlob {
    if let blob = cache.blob(key) {
      counts.reused += 1
      return blob
    }
    let blob = reader.read(key, from: repository)
    cache.keep(blob, for: key)
    counts.add(blob)
    return blob
  }
}

/// What a walk came by.
struct WalkCounts: Sendable {
  var commits = 0
  var blobs = 0
  var bytes = 0
  var reused = 0
  var readings = 0
  var work = Work()
  var time = StageTimes()

  mutating func add(_ blob: SourceBlob) {
    blobs += 1
    bytes += blob.size
  }
}
