/// Numbers by hashes, in the order of the hashes, and those with one hash as they came.
///
/// Hashes are spread evenly: of as many buckets as there are entries each has one or two. A file may be
/// made so that all share a bucket, and that is sorted as anything else is.
struct HashOrder: Sendable {
  struct Entry: Sendable {
    var hash: UInt64
    var number: Int
  }

  private(set) var entries: [Entry] = []
  /// Where each bucket begins, and where the last one ends.
  private var starts: [Int] = [0, 0]
  /// What of a hash is its bucket.
  private var shift: UInt64 = 64

  init(_ hashes: [UInt64]) {
    self.init(hashes.enumerated().map { Entry(hash: $1, number: $0) })
  }

  init(_ unsorted: [Entry] = []) {
    guard unsorted.count > 1 else {
      entries = unsorted
      starts = [0, entries.count]
      return
    }
    let bits = Int.bitWidth - (unsorted.count - 1).leadingZeroBitCount
    shift = UInt64(64 - bits)
    starts = Array(repeating: 0, count: 1 << bits + 1)
    for entry in unsorted { starts[Int(entry.hash >> shift)] += 1 }
    var sum = 0
    for bucket in starts.indices {
      sum += starts[bucket]
      starts[bucket] = sum
    }
    entries = unsorted
    for entry in unsorted.reversed() {
      let bucket = Int(entry.hash >> shift)
      starts[bucket] -= 1
      entries[starts[bucket]] = entry
    }
    for bucket in starts.indices.dropLast() { sort(starts[bucket]..<starts[bucket + 1]) }
  }

  private mutating func sort(_ bucket: Range<Int>) {
    guard bucket.count <= 16 else {
      return entries[bucket].sort { ($0.hash, $0.number) < ($1.hash, $1.number) }
    }
    for place in bucket.dropFirst() {
      let entry = entries[place]
      var at = place
      while at > bucket.lowerBound, entry.hash < entries[at &- 1].hash {
        entries[at] = entries[at &- 1]
        at &-= 1
      }
      entries[at] = entry
    }
  }

  /// The number that came last with a hash.
  func last(_ hash: UInt64) -> Int? {
    let bucket = Int(hash >> shift)
    let start = starts[bucket]
    var (low, high) = (start, starts[bucket &+ 1])
    while low < high {
      let middle = (low &+ high) / 2
      if entries[middle].hash <= hash { low = middle &+ 1 } else { high = middle }
    }
    guard low > start, entries[low &- 1].hash == hash else { return nil }
    return entries[low &- 1].number
  }
}
