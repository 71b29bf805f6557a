import Git

/// The analysed blobs that may be needed again, up to a bound; for all threads of a run.
final class BlobCache: Sendable {
  fileprivate struct Entry {
    var blob: SourceBlob
    var lastUse: Int
  }

  fileprivate struct Entries {
    var byKey: [BlobKey: Entry] = [:]
    var clock = 0
    var size = 0
  }

  private let entries = Guarded(Entries())
  /// Of source; what is kept of a blob takes about as much again.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func blobs(_ keys: [BlobKey]) -> [BlobKey: SourceBlob] {
    entries.withLock { entries in
      var found: [BlobKey: SourceBlob] = [:]
      for key in keys {
        guard let index = entries.byKey.index(forKey: key) else { continue }
        entries.clock += 1
        entries.byKey.values[index].lastUse = entries.clock
        found[key] = entries.byKey.values[index].blob
      }
      return found
    }
  }

  func blob(_ key: BlobKey) -> SourceBlob? { blobs([key])[key] }

  func keep(_ blobs: some Sequence<(BlobKey, SourceBlob)>) {
    entries.withLock { entries in
      for (key, blob) in blobs {
        entries.clock += 1
        entries.size += Self.weight(blob)
        let entry = Entry(blob: blob, lastUse: entries.clock)
        if let old = entries.byKey.updateValue(entry, forKey: key) {
          entries.size -= Self.weight(old.blob)
        }
      }
      if entries.size > limit { entries.shrink(to: limit / 2) }
    }
  }

  fileprivate static func weight(_ blob: SourceBlob) -> Int { blob.size + 256 }
}

extension BlobCache.Entries {
  /// Forgets what was not used for longest, half of all, so that forgetting is rare.
  fileprivate mutating func shrink(to limit: Int) {
    let oldest = byKey.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldest {
      guard size > limit else { break }
      size -= BlobCache.weight(entry.blob)
      byKey[key] = nil
    }
  }
}
