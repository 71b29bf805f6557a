/// The identifiers of one file, each once.
struct NameTable: Sendable {
  private var names: [Name] = []
  /// Open addressing by hash; 0 is empty, else the index + 1.
  private var slots = [Int32](repeating: 0, count: 128)
  private let vocabulary = Vocabulary.all

  mutating func id(of text: String) -> NameID {
    let hash = NameHash.of(text)
    return id(hash: hash) ?? add(Name(text: text, hash: hash, word: .other))
  }

  /// The number of a name that the file has already or the vocabulary knows: no text has to be made.
  @inline(__always)
  mutating func id(hash: UInt64) -> NameID? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if names[index].hash == hash { return NameID(index) }
      slot = (slot + 1) & mask
    }
    return vocabulary.name(hash: hash).map { add($0) }
  }

  /// A name that was not known.
  mutating func add(_ name: Name) -> NameID {
    if names.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: name.hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    names.append(name)
    slots[slot] = Int32(names.count)
    return NameID(names.count - 1)
  }

  subscript(id: NameID) -> Name { names[Int(id.index)] }

  func hash(_ id: NameID) -> UInt64 { names[Int(id.index)].hash }

  /// Names of result builders end so by custom.
  func isBuilder(_ id: NameID) -> Bool { names[Int(id.index)].text.hasSuffix("Builder") }

  func word(_ id: NameID?) -> Word { id.map { names[Int($0.index)].word } ?? .other }

  /// Gives the names away and is empty again.
  mutating func take() -> [Name] {
    defer {
      names.removeAll(keepingCapacity: true)
      for slot in slots.indices { slots[slot] = 0 }
    }
    return names.fitted()
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
