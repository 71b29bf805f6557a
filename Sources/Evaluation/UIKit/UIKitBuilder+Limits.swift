/// How far code of UIKit is followed: real apps stay well below, and source that was made to be endless ends.
extension UIKitBuilder {
  /// Classes in classes, beyond which a view is unknown.
  static let deepest = 12
  /// Parts of one class; with more it is unknown as a whole, and a problem says so.
  static let most = 20_000
  /// Parts in parts.
  static let deepestPart = 60
  /// Functions that call each other, those of views inside views among them.
  static let deepestCall = 24
  /// Functions that are read where they are called, of one class and all that is in it.
  static let mostCalls = 4_000
  /// Sides of conditions on which one function is read.
  static let mostSides = 4
  /// The longest list whose loop is read once for each value.
  static let longest = 100
}
