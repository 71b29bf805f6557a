/// A source file that differs between two trees.
package struct TreeChange: Sendable, Equatable {
  package var path: String
  package var kind: SourceKind
  package var old: ObjectID?
  package var new: ObjectID?

  /// What takes the change back.
  package var inverse: TreeChange { TreeChange(path: path, kind: kind, old: new, new: old) }
}

extension Repository {
  /// The source files that differ between two trees, by path; nil is the tree without files.
  ///
  /// Descends only where object ids differ. Removals come before additions: on a file system that
  /// folds case, or with names in two normal forms, a path may seem to be both.
  package func changes(from old: ObjectID?, to new: ObjectID?) throws(GitError) -> [TreeChange] {
    var found: [TreeChange] = []
    guard old != new else { return found }
    var pending = [FolderPair(prefix: "", old: old, new: new)]
    while let folder = pending.popLast() {
      try compare(folder, into: &found, pending: &pending)
    }
    found.sort { a, b in
      let first = (a.new != nil, a.path)
      let second = (b.new != nil, b.path)
      return first.0 == second.0 ? first.1.utf8.lexicographicallyPrecedes(second.1.utf8) : !first.0
    }
    return found
  }

  private func compare(
    _ folder: FolderPair, into found: inout [TreeChange], pending: inout [FolderPair]
  ) throws(GitError) {
    // Paths this long are made to exhaust memory.
    guard folder.prefix.utf8.count <= 4096 else {
      throw GitError(code: 0, message: "folders are nested too deeply", action: "read the tree")
    }
    let oldBytes = try bytes(ofTree: folder.old)
    let newBytes = try bytes(ofTree: folder.new)
    let (oldSpan, newSpan) = (oldBytes.span, newBytes.span)
    guard let old = TreeEntry.list(oldSpan), let new = TreeEntry.list(newSpan) else {
      throw GitError(
        code: 0, message: "it is damaged", action: "read the folder \(folder.prefix)")
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let order =
        i == old.count ? 1 : j == new.count ? -1 : old[i].compare(in: oldSpan, new[j], in: newSpan)
      let before = order <= 0 ? old[i] : nil
      let after = order >= 0 ? new[j] : nil
      if before != nil { i += 1 }
      if after != nil { j += 1 }
      guard before?.id != after?.id else { continue }
      let name = before?.text(in: oldSpan) ?? after?.text(in: newSpan) ?? ""
      if let kind = before?.kind ?? after?.kind {
        found.append(
          TreeChange(path: folder.prefix + name, kind: kind, old: before?.id, new: after?.id))
      } else {
        pending.append(
          FolderPair(prefix: folder.prefix + name + "/", old: before?.id, new: after?.id))
      }
    }
  }

  private func bytes(ofTree id: ObjectID?) throws(GitError) -> [UInt8] {
    guard let id else { return [] }
    return try withObject(id, .tree) { span in
      var copy: [UInt8] = []
      copy.reserveCapacity(span.count)
      for index in span.indices { copy.append(span[index]) }
      return copy
    }
  }
}

private struct FolderPair {
  var prefix: String
  var old: ObjectID?
  var new: ObjectID?
}
