import Scenes
import Views

/// The segments of `UISegmentedControl(items: kinds.map { $0.title })`, where code tells what the list has.
///
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/init(items:)
enum UIKitSegments {
  static func add(
    to part: Int, madeBy id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard case .call(_, let arguments) = builder.evaluator.expression(id, site.file) else { return }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label, builder.evaluator.word(label, site.file) == .items,
        !builder.evaluator.code.isList(argument.value, site)
      else { continue }
      // What is a list of texts as it stands is said anyway.
      if case .list = builder.evaluator.evaluated(argument.value, site) { continue }
      for title in titles(argument.value, site, &builder) {
        builder.parts[part].settings.append(
          UIKitPart.Setting(
            word: .insertSegment, name: label, value: .expression(title.expression),
            expression: argument.value, site: title.site))
      }
    }
  }

  /// Nothing where the list is not known.
  private static func titles(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UIKitWrittenLists.Item] {
    var (id, site) = (id, site)
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .member(let base, let name) = builder.evaluator.expression(callee, site.file)
    else {
      return UIKitWrittenLists.items(of: id, site, &builder) ?? []
    }
    switch builder.evaluator.word(name, site.file) {
    case .map, .compactMap: break
    default: return []
    }
    guard let first = arguments.first,
      case .closure(let closure) = builder.evaluator.expression(
        builder.evaluator.argument(first, site.file).value, site.file)
    else { return [] }
    let body = builder.evaluator.closure(closure, site.file).body
    return entries(base, site, &builder).compactMap { entry in
      let place = builder.evaluator.bind(closure: closure, [entry], at: site)
      return builder.evaluator.code.returned(by: body, place).map {
        UIKitWrittenLists.Item(expression: $0, site: place)
      }
    }
  }

  /// What a list has: all cases of an enum, or what is written out.
  static func entries(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Bound] {
    if case .member(let base, let name) = builder.evaluator.expression(id, site.file),
      builder.evaluator.hash(name, site.file) == WellKnown.allCases,
      let type = Typing.type(spelled: base, site, &builder.evaluator)
    {
      guard builder.evaluator.members(of: type, named: WellKnown.allCases).isEmpty else {
        return []
      }
      let names = Sizes.caseNames(of: type, &builder.evaluator)
      guard names.count <= UIKitBuilder.longest else { return [] }
      return names.map { name in
        let instance = Instances.instantiate(
          type, creator: builder.evaluator.selfInstance(at: site), &builder.evaluator)
        builder.evaluator.instances[Int(instance)].case = name
        return .instance(instance)
      }
    }
    let items = UIKitWrittenLists.items(of: id, site, &builder) ?? []
    return items.map { .expression($0.expression, $0.site) }
  }
}
