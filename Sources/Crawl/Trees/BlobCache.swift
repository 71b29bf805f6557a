import Git

/// The analysed blobs that may be needed again, up to a bound.
///
/// Only the consumer of a pool reads and fills it; the workers see no more than `claims`, which
/// keeps them from analysing what is in the cache or on its way there.
struct BlobCache {
  private struct Entry {
    var blob: SourceBlob
    var lastUse: Int
  }

  let claims = BlobClaims()
  private var entries: [BlobKey: Entry] = [:]
  private var clock = 0
  private var size = 0
  /// Of source; what is kept of a blob takes about as much again.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func blob(_ key: BlobKey) -> SourceBlob? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].blob
  }

  mutating func keep(_ blob: SourceBlob, for key: BlobKey) {
    clock += 1
    size += weight(blob)
    if let old = entries.updateValue(Entry(blob: blob, lastUse: clock), forKey: key) {
      size -= weight(old.blob)
    }
    if size > limit { shrink() }
  }

  /// Forgets the half that was not used for longest, so that forgetting is rare.
  private mutating func shrink() {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    var forgotten: [BlobKey] = []
    for (key, entry) in oldest {
      guard size > limit / 2 else { break }
      size -= weight(entry.blob)
      entries[key] = nil
      forgotten.append(key)
    }
    claims.release(forgotten)
  }

  private func weight(_ blob: SourceBlob) -> Int { blob.size + 256 }
}

/// Which blobs somebody has taken on.
final class BlobClaims: Sendable {
  private let taken = Guarded<Set<BlobKey>>([])

  /// True for the first who asks.
  func claim(_ key: BlobKey) -> Bool { taken.withLock { $0.insert(key).inserted } }

  func release(_ keys: [BlobKey]) {
    taken.withLock { $0.subtract(keys) }
  }
}
