import Git

/// The workers of one walk: each has a repository and a tree of its own, and walks one stretch after another.
struct StretchPool {
  /// What a worker hands over.
  struct Part: Sendable {
    var records: [CommitRecord] = []
    /// Of what was done since its last part.
    var counts = WalkCounts()
    var packages = PackageAnswers()
    /// Once the tree was met that the database tells of.
    var basis: HeadPrints?
    /// With the last part of all.
    var end: Ending?
    /// The repository could not be opened once more.
    var failure: GitError?
  }

  /// Where the walk ends.
  struct Ending: Sendable {
    var tree: LiveTree
    var packages: [PackageStanding]
  }

  let plan: WalkPlan
  let visit: RepositoryVisit
  let positions: [ObjectID: Int]
  /// The commit that the screens in the database are of, where they may stay.
  let base: ObjectID?
  let memory: ReadingMemory
  let packages: PackageAnswers
  let cache: BlobCache

  /// Commits that are handed over together.
  private static let batch = 8

  /// Calls `consume` with the parts in order, until it answers false.
  func run(notice: (Part) -> Void, consume: (Part) -> Bool) {
    let width = min(visit.options.jobs, plan.stretches.count)
    let pool = OrderedPool<Part>(width: width, window: width * 2)
    pool.run(
      count: plan.stretches.count,
      work: { [self] forEachStretch in
        do throws(GitError) {
          var walk = try walk(width: width > 1 ? 1 : visit.options.jobs)
          forEachStretch { number, hand in
            walk.begin(plan.stretches[number])
            Self.go(&walk, isLast: number == plan.stretches.count - 1, hand)
          }
        } catch {
          forEachStretch { _, hand in _ = hand(Part(failure: error)) }
        }
      }, notice: notice, consume: consume)
  }

  private func walk(width: Int) throws(GitError) -> RepositoryWalk {
    let reader = BlobReader(maxBytes: visit.options.maxBlobBytes, views: visit.analyser.views)
    let path = visit.entry.path
    return RepositoryWalk(
      plan: plan,
      sources: SourceReader(
        repository: try Repository(path: path), path: path, reader: reader, cache: cache,
        width: width),
      reading: visit.analyser.reading, positions: positions, base: base, memory: memory,
      packages: PinnedPackages(shelf: visit.shelf, own: path, answers: packages))
  }

  private static func go(_ walk: inout RepositoryWalk, isLast: Bool, _ hand: (Part) -> Bool) {
    var records: [CommitRecord] = []
    while let step = walk.step() {
      if let record = step.record { records.append(record) }
      guard records.count == batch else { continue }
      guard hand(part(records, &walk)) else { return }
      records = []
    }
    var last = part(records, &walk)
    if isLast { last.end = Ending(tree: walk.tree, packages: walk.packages.standings) }
    _ = hand(last)
  }

  private static func part(_ records: [CommitRecord], _ walk: inout RepositoryWalk) -> Part {
    Part(
      records: records, counts: walk.takeCounts(), packages: walk.packages.answers,
      basis: walk.takeBasis())
  }
}
