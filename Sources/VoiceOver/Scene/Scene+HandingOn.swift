package import Views

/// What a view hands its own way of being shown on to: `struct Page: View { var body: some View { route.view() } }`
/// is pushed where a route is, and what the route makes is what is seen.
package struct HandingOn: Sendable, Hashable {
  /// The views that such a call makes, with nothing around them but what chooses one.
  package var types: Set<TypeID> = []
  /// There is nothing else in the view.
  package var isAll = false
}

extension Scene {
  /// Of a view whose body is only a call that makes one of several views.
  var handingOn: HandingOn {
    let told = Set(mentions.filter { $0.reason == .page }.map(\.type))
    guard !told.isEmpty else { return HandingOn() }
    var found = HandingOn(isAll: true)
    var plain = [Bool](repeating: false, count: nodes.count)
    for (place, node) in nodes.enumerated() {
      let isInPlain = node.parent < 0 || plain[Int(node.parent)]
      switch node.kind {
      case .helper, .branch, .alternative, .group:
        plain[place] = isInPlain && node.role == .content && node.modifiers.isEmpty
        if !plain[place] { found.isAll = false }
      case .custom(let type) where isInPlain && told.contains(type):
        found.types.insert(type)
      case .view where isInPlain && node.word == .EmptyView: break
      default: found.isAll = false
      }
    }
    if found.types.isEmpty { found.isAll = false }
    return found
  }
}
