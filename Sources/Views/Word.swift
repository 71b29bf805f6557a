/// The vocabulary: names of SwiftUI, UIKit and Swift that the interpreter knows.
///
/// Every identifier of a file carries its word, so the interpreter switches on small integers.
package enum Word: UInt16, Sendable, CaseIterable {
  /// A name of the repository, or one nobody taught us.
  case other
}
