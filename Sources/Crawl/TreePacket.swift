import Git

/// What a worker found out about one step of the walk.
struct TreePacket: Sendable {
  var changes: [TreeChange]
  /// The trees could not be read; the commit is passed over.
  var failure: GitError?
  /// What was analysed for this step; the rest is in the cache or in an earlier packet.
  var blobs: [(key: BlobKey, blob: SourceBlob)]
}

/// The two trees of a step.
struct TreePair: Sendable, Equatable {
  var old: ObjectID?
  var new: ObjectID?
}

/// Compares trees and analyses blobs; one per worker.
struct TreeReader: ~Copyable {
  let repository: Repository
  let reader: BlobReader
  let claims: BlobClaims

  func packet(_ pair: TreePair) -> TreePacket {
    var packet = TreePacket(changes: [], failure: nil, blobs: [])
    do throws(GitError) {
      packet.changes = try repository.changes(from: pair.old, to: pair.new)
    } catch {
      packet.failure = error
    }
    for change in packet.changes {
      guard let id = change.new else { continue }
      let key = BlobKey(id: id, kind: change.kind)
      guard claims.claim(key) else { continue }
      packet.blobs.append((key, reader.read(key, from: repository)))
    }
    return packet
  }
}
