/// Which parts keep which.
enum UIKitHolders {
  /// One of a part's own class keeps what keeps it, as a controller is known to an object that it makes: there is no
  /// end to reading one in the other.
  static func isInItself(_ part: Int, _ parts: [UIKitPart]) -> Bool {
    guard let type = parts[part].type else { return false }
    var next = parts[part].holder
    while next >= 0 {
      if parts[next].type == type { return true }
      next = parts[next].holder
    }
    return false
  }
}
