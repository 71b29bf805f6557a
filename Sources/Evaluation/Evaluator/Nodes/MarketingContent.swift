import Scenes
import Views

/// What a store of the system shows above its own controls: `SubscriptionStoreView(groupID: id) { Text("Plans") }`.
///
/// The store is unknown as before, and stands below views that are the app's.
/// https://developer.apple.com/documentation/storekit/subscriptionstoreview/init(groupid:visiblerelationships:marketingcontent:)
enum MarketingContent {
  private static let label = NameHash.of("marketingContent")

  /// False where the call has none.
  static func emit(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    let given = arguments.first { index in
      let argument = evaluator.argument(index, use.site.file)
      guard case .closure = evaluator.expression(argument.value, use.site.file) else {
        return false
      }
      return argument.label.map { evaluator.hash($0, use.site.file) == label } ?? true
    }
    guard let given else { return false }
    let group = evaluator.open(.group, use.role, use.expression, use.site)
    evaluator.emitContent(evaluator.argument(given, use.site.file).value, use.site, .content)
    let store = evaluator.open(
      .view, .content, use.expression, use.site, word: .SubscriptionStoreView, name: name)
    evaluator.close(store, [])
    evaluator.close(group, use.pending)
    return true
  }
}
