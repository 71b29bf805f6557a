import Views

/// Lists of controllers that a body puts together in a variable before it shows them as tabs:
/// `var all: [UIViewController] = []; …; all = [home, search]`.
///
/// Of several that it may hold the longest counts, as of several lists of tabs.
struct UIKitLocalLists {
  private struct List {
    var items: [UIKitBuilder.Listed]
    /// The functions in which the variable stands.
    var calls: [MemberID]
  }

  private var lists: [UInt64: List] = [:]
  /// What is asked for is a list of tabs.
  var isAsked = false

  /// From here on a name of the body is a variable with that value.
  static func declare(
    _ name: UInt64, _ value: ExpressionID?, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    builder.localLists.lists[name] = nil
    if let value { set(name, value, site, isMore: false, &builder) }
  }

  /// `all = [home, search]`, `all += [more]`.
  static func set(
    _ name: UInt64, _ value: ExpressionID, _ site: Site, isMore: Bool,
    _ builder: inout UIKitBuilder
  ) {
    guard case .array(let items) = builder.evaluator.expression(value, site.file),
      items.count <= UIKitBuilder.longest
    else { return }
    let all = items.map { (builder.evaluator.item($0, site.file), site) }
    let known = builder.localLists.lists[name].flatMap {
      $0.calls == builder.calls ? $0.items : nil
    }
    let found = isMore ? (known ?? []) + all : all
    guard found.count >= known?.count ?? 0 else { return }
    builder.localLists.lists[name] = List(items: found, calls: builder.calls)
  }

  /// As in `all.append(search)`.
  static func append(
    _ value: ExpressionID, to base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard let name = builder.evaluator.code.listName(base, site),
      builder.localLists.lists[name]?.calls == builder.calls
    else { return }
    builder.localLists.lists[name]?.items.append((value, site))
  }

  static func items(of name: UInt64, _ builder: borrowing UIKitBuilder) -> [UIKitBuilder.Listed]? {
    guard builder.localLists.isAsked, let list = builder.localLists.lists[name],
      list.calls == builder.calls, !list.items.isEmpty
    else { return nil }
    return list.items
  }
}
