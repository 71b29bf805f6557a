import Scenes
import Views

/// A place in code where a view is wanted.
struct ViewUse {
  /// What is written there.
  var expression: ExpressionID
  var site: Site
  /// What it is for the view around it.
  var role: NodeRole
  /// Modifiers that were met around it, and apply to it.
  var pending: [PendingModifier]

  init(
    _ expression: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier] = []
  ) {
    (self.expression, self.site, self.role, self.pending) = (expression, site, role, pending)
  }
}
