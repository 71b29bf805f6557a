/// The paths of the files that a project names, in one row of bytes: there are thousands of them, in
/// thousands of versions.
package struct ProjectPaths: Sendable, Equatable, RandomAccessCollection {
  private(set) var bytes: [UInt8] = []
  /// Where each ends; it begins where the one before ends.
  private var ends: [Int32] = []

  init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }
  package subscript(index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Into the bytes.
  func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index &- 1]))..<Int(ends[index])
  }

  mutating func append(_ path: String) {
    bytes.append(contentsOf: path.utf8)
    ends.append(Int32(bytes.count))
  }

  /// What stands in a project, behind the folder that it is in.
  mutating func append(_ folder: [UInt8], _ name: Range<Int>, _ source: Span<UInt8>) {
    bytes.append(contentsOf: folder)
    unsafe source.extracting(name).withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: $0)
    }
    ends.append(Int32(bytes.count))
  }
}
