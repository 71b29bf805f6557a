import Git

/// The workers of one walk: each has a repository of its own, and takes a few steps at a time.
struct TreePool {
  let plan: WalkPlan
  let path: String
  let reader: BlobReader
  let claims: BlobClaims

  /// Calls `consume` with the packets of each batch, in order, until it answers false.
  func run(width: Int, consume: ([TreePacket]) -> Bool) {
    let pool = OrderedPool<[TreePacket]>(width: width, window: width * 6)
    pool.run(
      count: plan.batches,
      work: { [plan, path, reader, claims] forEachBatch in
        do throws(GitError) {
          let trees = TreeReader(
            repository: try Repository(path: path), path: path, reader: reader, claims: claims,
            width: width)
          forEachBatch { batch in plan.range(of: batch).map { trees.packet(plan.pairs[$0]) } }
        } catch {
          forEachBatch { batch in
            plan.range(of: batch).map { TreePacket(pair: plan.pairs[$0], failure: error) }
          }
        }
      }, consume: consume)
  }
}
