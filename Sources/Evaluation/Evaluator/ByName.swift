/// Values by hashes of names.
///
/// The keys are good hashes already, so none is made of them: an interpreter asks here at every step.
struct ByName<Value: Sendable>: Sendable {
  private var slots: [(key: UInt64, value: Value)?] = []
  private var count = 0

  subscript(key: UInt64) -> Value? {
    get { slots.isEmpty ? nil : slots[place(of: key)]?.value }
    set {
      guard let newValue else { return }
      if count * 2 >= slots.count { grow() }
      let place = place(of: key)
      if slots[place] == nil { count += 1 }
      slots[place] = (key, newValue)
    }
  }

  /// Where a key is, or would be.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key) & mask
    while let slot = slots[place], slot.key != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(16, old.count * 2))
    for case let slot? in old { slots[place(of: slot.key)] = slot }
  }
}
