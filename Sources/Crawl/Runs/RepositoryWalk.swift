import Evaluation
import Git
import Rules
import Views
import VoiceOver

/// Visits commits of one repository, step by step, and makes a record of each.
struct RepositoryWalk: ~Copyable {
  /// A step that went somewhere; without a record where that was no commit.
  struct Step {
    var record: CommitRecord?
  }

  private let plan: WalkPlan
  private let sources: SourceReader
  private let positions: [ObjectID: Int]
  private(set) var tree: LiveTree
  /// The commit that the screens in the database are of, where they may stay.
  private let base: ObjectID?
  /// What those were told by.
  private var basis: HeadPrints?
  private var counts = WalkCounts()
  private(set) var packages: PinnedPackages
  /// The tree that the analysis stands at; what a commit's own tree is, unless that can't be read.
  private var stand: ObjectID?
  private var marks: [(stand: ObjectID?, packages: PinnedPackages.Stand)] = []
  private var next = 0
  private var end = 0
  /// How many trees of the trunk were met.
  private var met = 0

  init(
    plan: WalkPlan, sources: consuming SourceReader, reading: TreeReading,
    positions: [ObjectID: Int], base: ObjectID?, memory: ReadingMemory, packages: PinnedPackages
  ) {
    self.plan = plan
    tree = LiveTree(reading: reading, width: sources.width)
    self.sources = sources
    self.positions = positions
    self.base = base
    self.packages = packages
    tree.memory = memory
  }

  /// Goes to where a stretch begins: to the last tree before it that can be read.
  ///
  /// Whether it can be is the same wherever the walk comes from: all of a tree at which it stands was read.
  mutating func begin(_ stretch: Stretch) {
    (next, end) = (stretch.steps.lowerBound, stretch.steps.upperBound)
    guard met < stretch.before else { return }
    for at in (met..<stretch.before).reversed() where go(to: plan.trunk[at], at: nil).isThere {
      break
    }
    met = stretch.before
  }

  /// Takes the next step that goes somewhere; nil at the end of the stretch.
  mutating func step() -> Step? {
    passMarks()
    guard next < end else { return nil }
    let step = plan.plan.steps[next]
    next += 1
    if marks.isEmpty { met += 1 }
    noteBasis(before: step)
    guard case .enter(let index) = step else {
      if case .move(let tree) = step { _ = go(to: tree, at: nil) }
      return Step()
    }
    let commit = plan.plan.commits[index]
    let before = tree.about
    let found = go(to: commit.tree, at: commit)
    counts.commits += 1
    var record = CommitRecord(
      commit: commit, position: positions[commit.id], figures: tree.tally.total,
      isComplete: tree.gaps == 0 && found.isThere,
      changesSettings: !commit.parents.isEmpty && !tree.about.isSame(as: before),
      delta: found.delta, problems: found.problems, isOnTrunk: false)
    // At the end, so that a walk that stops here stands where its last record says.
    passMarks()
    record.isOnTrunk = marks.isEmpty
    return Step(record: record)
  }

  /// What was done since this was asked last.
  mutating func takeCounts() -> WalkCounts {
    var taken = counts
    taken.readings = tree.readCount
    taken.work = tree.fragments.takeWork()
    (counts, tree.readCount) = (WalkCounts(), 0)
    return taken
  }

  mutating func takeBasis() -> HeadPrints? {
    defer { basis = nil }
    return basis
  }

  /// Before the first commit of the mainline the tree is the one that the database tells of.
  private mutating func noteBasis(before step: HistoryPlan.Step) {
    guard let base, case .enter(let index) = step else { return }
    let commit = plan.plan.commits[index]
    guard commit.parents.first == base, positions[commit.id] != nil,
      let known = (try? sources.repository.commit(base))??.tree, known == stand
    else { return }
    basis = HeadPrints(of: tree)
  }

  private mutating func passMarks() {
    while next < end {
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

  /// What became of a step.
  private struct Found {
    /// The tree can be read.
    var isThere = true
    var delta = TreeDelta()
    var problems: [CommitProblem] = []
  }

  private mutating func go(to new: ObjectID?, at commit: Commit?) -> Found {
    let start = ContinuousClock.now
    var found = Found()
    let changes: [TreeChange]
    do throws(GitError) {
      changes = try sources.repository.sourceChanges(from: stand, to: new)
    } catch {
      found.isThere = false
      if let commit {
        found.problems.append(
          CommitProblem(
            kind: error.isMissing ? "missing-tree" : "unreadable-tree", sha: commit.id.hex,
            detail: error.description, absent: commit.tree))
      }
      return found
    }
    stand = new
    let compared = ContinuousClock.now
    counts.time.trees += compared - start
    let blobs = sources.blobs(
      changes.compactMap { change in change.new.map { BlobKey(id: $0, kind: change.kind) } },
      &counts)
    let read = ContinuousClock.now
    counts.time.blobs += read - compared
    found.delta = apply(changes, blobs, &found.problems)
    counts.time.screens += ContinuousClock.now - read
    return found
  }

  private mutating func apply(
    _ changes: [TreeChange], _ blobs: [BlobKey: SourceBlob], _ problems: inout [CommitProblem]
  ) -> TreeDelta {
    let changes = changes.map { change -> SourceChange in
      guard let id = change.new, let blob = blobs[BlobKey(id: id, kind: change.kind)] else {
        return SourceChange(path: change.path, source: nil)
      }
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
    let delta = tree.apply(changes + packageChanges(with: changes, &problems))
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
    with changes: [SourceChange], _ problems: inout [CommitProblem]
  ) -> [SourceChange] {
    let files = changes.compactMap { change in
      let (old, new) = (tree.files[change.path]?.blob.pins, change.source?.blob.pins)
      return old == new ? nil : (path: change.path, file: new)
    }
    if files.isEmpty { return [] }
    let moved = packages.apply(files)
    problems += packages.problems
    let known = sources.cache.blobs(moved.compactMap(\.key))
    let unknown = moved.filter { change in change.key.map { known[$0] == nil } ?? false }
    let read = packages.blobs(of: unknown, by: sources.reader, width: sources.width)
    sources.cache.keep(read.map { ($0.key, $0.value) })
    for blob in read.values { counts.add(blob) }
    return moved.map { change in
      guard let key = change.key, let blob = read[key] ?? known[key] else {
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

  static func += (a: inout WalkCounts, b: WalkCounts) {
    a.commits += b.commits
    a.blobs += b.blobs
    a.bytes += b.bytes
    a.reused += b.reused
    a.readings += b.readings
    a.work += b.work
    a.time += b.time
  }
}
