/// The identifiers of one file, each once.
struct NameTable: Sendable {
  private var names: [Name] = []
  /// Open addressing by hash; 0 is empty, else the index + 1.
  private var slots = [Int32](repeating: 0, count: 128)
  private let vocabulary = Vocabulary.all

  mutating func id(of range: Range<Int>, in bytes: [UInt8]) -> NameID {
    let hash = NameHash.of(bytes.span, range)
    return id(hash: hash) { String(decoding: bytes[range], as: UTF8.self) }
  }

  mutating func id(of text: String) -> NameID {
    id(hash: NameHash.of(text)) { text }
  }

  subscript(id: NameID) -> Name { names[Int(id.index)] }

  func hash(_ id: NameID) -> UInt64 { names[Int(id.index)].hash }

  /// Names of result builders end so by custom.
  func isBuilder(_ id: NameID) -> Bool { names[Int(id.index)].text.hasSuffix("Builder") }

  func word(_ id: NameID?) -> Word { id.map { names[Int($0.index)].word } ?? .other }

  /// Gives the names away and is empty again.
  mutating func move(into file: inout FileViews) {
    file.names.append(contentsOf: names)
    names.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
  }

  private mutating func id(hash: UInt64, text: () -> String) -> NameID {
    var mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if names[index].hash == hash { return NameID(index) }
      slot = (slot + 1) & mask
    }
    if names.count * 2 >= slots.count {
      grow()
      mask = slots.count - 1
      slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
    }
    if let known = vocabulary.name(hash: hash) {
      names.append(known)
    } else {
      names.append(Name(text: text(), hash: hash, word: .other))
    }
    slots[slot] = Int32(names.count)
    return NameID(names.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, name) in names.enumerated() {
      var slot = Int(truncatingIfNeeded: name.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index + 1)
    }
  }
}
