/// Small values by hashes of names.
///
/// The keys are good hashes already, so none is made of them. A name that has lost its value keeps its place.
struct HashedSlots<Value: BitwiseCopyable & Sendable>: Sendable {
  private var slots: [(key: UInt64, value: Value)] = []
  private var count = 0
  /// What a name has that was given nothing.
  private let none: Value

  init(none: Value) { self.none = none }

  subscript(key: UInt64) -> Value {
    get { slots.isEmpty ? none : slots[place(of: key)].value }
    set {
      if count * 2 >= slots.count { grow() }
      let place = place(of: key)
      if slots[place].key == 0 { count += 1 }
      slots[place] = (key, newValue)
    }
  }

  /// Where a key is, or would be.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while slots[place].key != 0, slots[place].key != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, none), count: max(64, old.count * 2))
    for slot in old where slot.key != 0 { slots[place(of: slot.key)] = slot }
  }
}
