/// Where the guideline model counts otherwise than the platform: a closed list.
package struct Exceptions: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The label of a NavigationLink is not merged.
  package static let navLinkMerge = Exceptions(rawValue: 1)
  /// An AsyncImage is a stop.
  package static let asyncImage = Exceptions(rawValue: 2)
  /// A shape in content position is a stop.
  package static let shape = Exceptions(rawValue: 4)
  /// A complete labelled pair is one stop.
  package static let labeledPair = Exceptions(rawValue: 8)
  /// `.combine` after `.ignore` reads the merged text.
  package static let ignoreCombine = Exceptions(rawValue: 16)
  /// The texts of a table cell of UIKit are not merged, and its images count.
  package static let tableCellMerge = Exceptions(rawValue: 32)

  package static let guideline: Exceptions = [
    .navLinkMerge, .asyncImage, .shape, .labeledPair, .ignoreCombine, .tableCellMerge,
  ]
  package static let platform: Exceptions = []

  /// In the order in which differences are taken away, so that each has its own share.
  static let ordered: [(Exceptions, Delta.Reason)] = [
    (.asyncImage, .asyncImage), (.shape, .shape), (.labeledPair, .labeledPair),
    (.ignoreCombine, .ignoreCombine), (.navLinkMerge, .navLinkMerge),
    (.tableCellMerge, .tableCellMerge),
  ]
}
