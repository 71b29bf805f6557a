import Foundation

/// A file that is written piece by piece, and known by its checksum when it is whole.
struct SealedFile: ~Copyable {
  private let handle: FileHandle
  private var hash = SHA256()
  private var count = 0

  init(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  mutating func write(_ bytes: [UInt8]) throws {
    try handle.write(contentsOf: bytes)
    hash.update(bytes)
    count += bytes.count
  }

  consuming func finish() throws -> (bytes: Int, hash: String) {
    try handle.close()
    return (count, hash.finish())
  }
}
