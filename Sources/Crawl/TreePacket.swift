import Git
import Views

/// What a worker found out about one step of the walk.
struct TreePacket: Sendable {
  var pair: TreePair
  var changes: [TreeChange] = []
  /// The trees could not be compared.
  var failure: GitError?
  /// What was analysed for this step; the rest is in the cache or in an earlier packet.
  var blobs: [BlobKey: SourceBlob] = [:]
  var time = StageTimes()
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
    var packet = TreePacket(pair: pair)
    let start = ContinuousClock.now
    do throws(GitError) {
      packet.changes = try repository.sourceChanges(from: pair.old, to: pair.new)
    } catch {
      packet.failure = error
    }
    let compared = ContinuousClock.now
    packet.time.trees = compared - start
    for change in packet.changes {
      guard let id = change.new else { continue }
      let key = BlobKey(id: id, kind: change.kind)
      guard claims.claim(key) else { continue }
      packet.blobs[key] = reader.read(key, from: repository)
    }
    packet.time.blobs = ContinuousClock.now - compared
    return packet
  }
}

extension Repository {
  /// The changes that matter to the analysis, which knows more than names: texts in other languages
  /// than that of development do not.
  func sourceChanges(
    from old: ObjectID?, to new: ObjectID?
  ) throws(GitError) -> [TreeChange] {
    try changes(from: old, to: new).filter {
      $0.kind == .configuration || SourceRole(path: $0.path) != nil
    }
  }
}
