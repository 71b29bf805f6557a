import Views

/// A view that puts itself somewhere: `func show(in box: UIView) { box.addSubview(self) }`.
enum UIKitOwnPlace {
  /// Nothing shows it so far, and what it is put into is no part of it.
  static func isOpen(in parent: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    guard builder.own != 0, !builder.parts[builder.own].isPlaced else { return false }
    var open = [builder.own]
    var seen: Set<Int> = []
    while let next = open.popLast() {
      if next == parent { return false }
      guard seen.insert(next).inserted else { continue }
      open += builder.parts[next].children + builder.parts[next].outlets
    }
    return true
  }
}
