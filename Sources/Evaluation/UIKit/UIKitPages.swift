import Views

/// Pages of a `UIPageViewController`, of which one is shown.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
enum UIKitPages {
  /// `pager.setViewControllers([first], direction: .forward, animated: false)`: what it begins with.
  static func show(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    let (part, name): (Int?, NameID)
    switch builder.evaluator.expression(callee, site.file) {
    case .name(let plain): (part, name) = (builder.own, plain)
    case .member(let base, let member):
      guard builder.evaluator.word(member, site.file) == .setViewControllers else { return }
      (part, name) = (builder.part(base, site), member)
    default: return
    }
    guard builder.evaluator.word(name, site.file) == .setViewControllers, let part,
      isPager(part, &builder), builder.parts[part].children.isEmpty, let first = arguments.first,
      case .array(let items) = builder.evaluator.expression(
        builder.evaluator.argument(first, site.file).value, site.file), let item = items.first
    else { return }
    let shown = builder.evaluator.item(item, site.file)
    guard let page = builder.made(shown, site) else { return builder.place(shown, in: part, site) }
    // One of those that a loop makes.
    let around = builder.places.withoutLoops(builder.parts[page].around)
    (builder.parts[page].loop, builder.parts[page].around) = (builder.parts[part].loop, around)
    builder.put(page, in: part)
  }

  private static func isPager(_ part: Int, _ builder: inout UIKitBuilder) -> Bool {
    if builder.parts[part].word == .UIPageViewController { return true }
    let type = part == builder.own ? builder.lineage.first : builder.parts[part].type
    return type.map { builder.evaluator.linker.inherits($0, .UIPageViewController) } ?? false
  }
}
