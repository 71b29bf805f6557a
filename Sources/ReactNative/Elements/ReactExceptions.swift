internal import VoiceOver

/// Where the guideline model counts otherwise than the platform.
struct ReactExceptions: OptionSet {
  var rawValue: UInt8

  /// An image that is shown is a stop.
  static let images = ReactExceptions(rawValue: 1)
  /// A dot is a stop.
  static let dots = ReactExceptions(rawValue: 2)

  static let guideline: ReactExceptions = [.images, .dots]

  /// In the order in which they are taken away.
  static let ordered: [(ReactExceptions, Delta.Reason)] = [(.images, .image), (.dots, .shape)]
}
