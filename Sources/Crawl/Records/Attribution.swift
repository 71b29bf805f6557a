import Git

/// Which commit brought or ended a finding that a merge has and its first parent has not, or the
/// other way round.
///
/// Every commit keeps the difference to its first parent, so whether a commit has a finding is told by
/// the nearest difference on its line of first parents. From the merge, the search follows the parent
/// that had it already, to the commit where it appears and that is no such merge itself.
struct Attribution {
  let ancestry: Ancestry
  /// By commit, whether the finding appears there (or vanishes).
  let changes: [Int: Bool]

  private func isPresent(at index: Int) -> Bool? {
    ancestry.nearest(to: index, among: changes.keys).flatMap { changes[$0] }
  }

  /// - Returns: The commit to which the change of `merge` goes back; `merge` itself where no other
  ///   parent knew of it.
  func origin(of merge: Int, appearing: Bool) -> Int {
    var current = merge
    var seen: Set<Int> = [merge]
    while let side = ancestry.sideParents[current] {
      let source = side.lazy.compactMap { ancestry.index(of: $0) }
        .compactMap { parent -> Int? in
          guard isPresent(at: parent) == appearing else { return nil }
          return ancestry.nearest(to: parent, among: changes.keys)
        }.first
      guard let source, seen.insert(source).inserted else { break }
      current = source
    }
    return current
  }
}
