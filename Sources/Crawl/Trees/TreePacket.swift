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

private enum OpenRepository: ~Copyable {
  case open(Repository)
  case failed(GitError)

  init(path: String) {
    do throws(GitError) {
      self = .open(try Repository(path: path))
    } catch {
      self = .failed(error)
    }
  }
}

/// Compares trees and analyses blobs; one per worker.
struct TreeReader: ~Copyable {
  let repository: Repository
  let path: String
  let reader: BlobReader
  let claims: BlobClaims
  /// Threads for a step that brings many blobs, as the first one does: the others wait for it anyway.
  let width: Int

  private static let many = 64

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
    let keys = packet.changes.compactMap { change in
      change.new.map { BlobKey(id: $0, kind: change.kind) }
    }.filter { claims.claim($0) }
    for (key, blob) in zip(keys, blobs(keys)) { packet.blobs[key] = blob }
    packet.time.blobs = ContinuousClock.now - compared
    return packet
  }

  private func blobs(_ keys: [BlobKey]) -> [SourceBlob] {
    let (path, reader) = (path, reader)
    guard width > 1, keys.count > Self.many else {
      return keys.map { reader.read($0, from: repository) }
    }
    // Each thread has to have a repository of its own.
    return sideBySide(keys.count, width: width, state: { OpenRepository(path: path) }) { own, at in
      switch own {
      case .open(let repository): reader.read(keys[at], from: repository)
      case .failed(let error): reader.failure(error)
      }
    }
  }
}

extension Repository {
  /// The changes that matter to the analysis, which knows more than names: texts in other languages
  /// than that of development do not.
  func sourceChanges(
    from old: ObjectID?, to new: ObjectID?
  ) throws(GitError) -> [TreeChange] {
    try changes(from: old, to: new).filter {
      $0.kind == .configuration || $0.kind.isOfPins || SourceRole(path: $0.path) != nil
        || ComponentFile.matters($0.path, $0.kind)
    }
  }
}
