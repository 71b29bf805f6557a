/// A file while it lives; numbers of dead files are given out again.
package struct FileID: Sendable, Hashable {
  package var index: Int32

  package init(index: Int32) { self.index = index }
}

package struct TypeID: Sendable, Hashable {
  package var file: FileID
  /// Into `FileViews.types`.
  package var index: Int32

  package init(file: FileID, index: Int32) {
    self.file = file
    self.index = index
  }

  /// For keys of what is remembered as long as the index holds.
  package var number: UInt64 {
    UInt64(UInt32(bitPattern: file.index)) << 32 | UInt64(UInt32(bitPattern: index))
  }
}

package struct MemberID: Sendable, Hashable {
  package var file: FileID
  /// Into `FileViews.members`.
  package var index: Int32

  package init(file: FileID, index: Int32) {
    self.file = file
    self.index = index
  }
}
