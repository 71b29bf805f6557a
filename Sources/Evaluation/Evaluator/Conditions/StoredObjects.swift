import Views

/// Objects of a store that views show: they have their context, and are not deleted.
///
/// What is deleted is not shown any more: a guard against it is for the moment in between.
/// https://developer.apple.com/documentation/swiftdata/persistentmodel
enum StoredObjects {
  /// `note.isDeleted`.
  static func flag(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    asks(id, isDeleted, site, &evaluator) ? false : nil
  }

  /// `note.modelContext`, which may be nil.
  static func isThere(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    asks(id, modelContext, site, &evaluator) ? true : nil
  }

  private static let isDeleted = NameHash.of("isDeleted")
  private static let modelContext = NameHash.of("modelContext")
  /// The macro that makes such a class: https://developer.apple.com/documentation/swiftdata/model().
  private static let model = NameHash.of("Model")

  private static func asks(
    _ id: ExpressionID, _ property: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      evaluator.hash(name, site.file) == property,
      let type = Typing.type(of: base, site, &evaluator),
      evaluator.linker[type].attributes.contains(where: {
        evaluator.hash($0, type.file) == model
      })
    else { return false }
    return evaluator.members(of: type, named: property).isEmpty
  }
}
