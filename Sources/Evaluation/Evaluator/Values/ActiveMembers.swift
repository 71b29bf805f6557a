import Scenes
import Views

/// Functions and initialisers that are being read: one that calls itself is not read again in itself.
enum ActiveMembers {
  /// The body of a member is in sight of itself only when it is being called from inside.
  static func isActive(_ member: MemberID, at site: Site, _ evaluator: borrowing Evaluator) -> Bool
  {
    evaluator.lookUp(Self.marker(member), in: site.environment) != nil
  }

  static func mark(_ member: MemberID, _ site: Site, _ evaluator: inout Evaluator) -> Site {
    var site = site
    let marker = Self.marker(member)
    evaluator.markers.insert(marker)
    site.environment = evaluator.bind(marker, .parameter, onto: site.environment)
    return site
  }

  /// What is active at one place stays so at another: a modifier's body, applied by a helper that
  /// has the name of a modifier of SwiftUI, means SwiftUI's by that name.
  static func passMarks(from outer: Site, to inner: inout Site, _ evaluator: inout Evaluator) {
    var next = outer.environment
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if evaluator.markers.contains(binding.hash),
        evaluator.lookUp(binding.hash, in: inner.environment) == nil
      {
        inner.environment = evaluator.bind(binding.hash, .parameter, onto: inner.environment)
      }
      next = binding.parent
    }
  }

  private static func marker(_ member: MemberID) -> UInt64 {
    var hash = NameHash(seed: 0xAC71)
    hash.mix(
      UInt64(UInt32(bitPattern: member.file.index)) << 32 | UInt64(UInt32(bitPattern: member.index))
    )
    return hash.value
  }
}
