/// Types by a name that their declaration says, in no order.
struct TypesByName: Sendable {
  private var all: [UInt64: [TypeID]] = [:]

  subscript(name: UInt64) -> [TypeID] { all[name] ?? [] }

  mutating func insert(_ said: [(name: UInt64, type: Int32)], _ file: FileID) {
    for (name, type) in said { all[name, default: []].append(TypeID(file: file, index: type)) }
  }

  mutating func remove(_ said: [(name: UInt64, type: Int32)], _ file: FileID) {
    for (name, _) in said where all[name] != nil {
      all[name]?.removeAll { $0.file == file }
      if all[name]?.isEmpty == true { all[name] = nil }
    }
  }
}
