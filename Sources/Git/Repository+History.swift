extension Repository {
  /// Reads one commit; nil when the object is absent, as beyond the boundary of a shallow clone.
  package func commit(_ id: ObjectID) throws(GitError) -> Commit? {
    guard contains(id) else { return nil }
    guard let commit = try withObject(id, .commit, { Commit(id: id, $0) }) else {
      throw GitError(code: 0, message: "it is damaged", action: "read commit \(id)")
    }
    return commit
  }

  /// Every commit reachable from `tips` through commits that `isKnown` does not name, each once.
  ///
  /// A commit that is not included ends its line. The order is that of a depth-first walk along first parents; a commit that cannot be read ends
  /// its line and is handed to `skip`.
  package func commits(
    from tips: [ObjectID], isKnown: (ObjectID) -> Bool, parents: ParentChoice,
    isIncluded: (Commit) -> Bool, skip: (ObjectID, GitError?) -> Void
  ) -> [Commit] {
    var seen: Set<ObjectID> = []
    var found: [Commit] = []
    var pending = Array(tips.reversed())
    while let id = pending.popLast() {
      guard !isKnown(id), seen.insert(id).inserted else { continue }
      do throws(GitError) {
        guard let commit = try commit(id) else {
          skip(id, nil)
          continue
        }
        guard isIncluded(commit) else { continue }
        found.append(commit)
        switch parents {
        case .first: pending.append(contentsOf: commit.parents.prefix(1))
        case .all: pending.append(contentsOf: commit.parents.reversed())
        }
      } catch {
        skip(id, error)
      }
    }
    return found
  }

  /// Which parents of a commit belong to the history.
  package enum ParentChoice: Sendable { case first, all }
}
