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
      let titles = titles(argument.value, site, &builder)
      // A list that nobody knows has as many as it has.
      builder.parts[part].hasUnknownSegments = titles.isEmpty
      for title in titles {
        // What one of another file says is told there.
        let isHere = title.site.file == site.file
        builder.parts[part].settings.append(
          UIKitPart.Setting(
            word: .insertSegment, name: label, value: title.given,
            expression: isHere ? argument.value : title.expression, site: title.site))
      }
    }
  }

  private struct Title {
    var given: UIKitPart.Given
    /// Where it is written.
    var expression: ExpressionID
    var site: Site

    init(_ given: UIKitPart.Given, at expression: ExpressionID, _ site: Site) {
      (self.given, self.expression, self.site) = (given, expression, site)
    }

    init(_ id: ExpressionID, _ site: Site) { self.init(.expression(id), at: id, site) }
  }

  /// Nothing where the list is not known.
  private static func titles(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Title] {
    var (id, site) = (id, site)
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .member(let base, let name) = builder.evaluator.expression(callee, site.file)
    else {
      let items = UIKitWrittenLists.items(of: id, site, &builder) ?? []
      return items.map { Title($0.expression, $0.site) }
    }
    switch builder.evaluator.word(name, site.file) {
    case .map, .compactMap: break
    default: return []
    }
    guard let first = arguments.first else { return [] }
    switch builder.evaluator.expression(
      builder.evaluator.argument(first, site.file).value, site.file)
    {
    case .closure(let closure):
      let body = builder.evaluator.closure(closure, site.file).body
      return entries(base, site, &builder).compactMap { entry in
        let place = builder.evaluator.bind(closure: closure, [entry], at: site)
        return builder.evaluator.code.returned(by: body, place).map { Title($0, place) }
      }
    // As in `kinds.map(\.title)`.
    case .keyPath(let path):
      let names = builder.evaluator.text(path, site.file).split(separator: ".").dropFirst()
      guard names.count == 1, let only = names.first else { return [] }
      return entries(base, site, &builder).map {
        property(NameHash.of(String(only)), of: $0, in: id, site, &builder)
      }
    default: return []
    }
  }

  /// A property of one of those in the list; unknown for what nobody follows, as that is a segment too.
  private static func property(
    _ name: UInt64, of entry: Bound, in list: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Title {
    switch entry {
    case .expression(let id, let place):
      let item = UIKitWrittenLists.Item(expression: id, site: place)
      guard let (value, inner) = UIKitWrittenLists.property(name, of: item, &builder) else { break }
      return Title(value, inner)
    case .instance(let index):
      let type = builder.evaluator.instances[Int(index)].type
      guard let member = builder.evaluator.members(of: type, named: name).first,
        builder.evaluator.linker[member].kind == .computedProperty,
        let body = builder.evaluator.linker[member].body,
        let first = builder.evaluator.files.firstExpression(of: body, member.file)
      else { break }
      return Title(.outcome(body), at: first, builder.evaluator.inside(member, self: entry))
    default: break
    }
    return Title(.unknown, at: list, site)
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

extension UIKitWriter {
  /// Of segments that nobody knows there are no more than fit on a phone.
  ///
  /// “no more than about five”:
  /// https://developer.apple.com/design/human-interface-guidelines/segmented-controls
  private static let mostSegments = 5

  /// `for name in names { parts.insertSegment(withTitle: name, at: 0, animated: false) }`: as many segments as the list
  /// has.
  ///
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)
  mutating func writeLoops(
    of settings: [UIKitPart.Setting], _ part: UIKitPart, at node: Scene.NodeID
  ) {
    for (index, setting) in settings.enumerated() where setting.word == .insertSegment {
      let rows = places.between(setting.around, part.around).compactMap { kind in
        if case .loop(let loop) = kind { places.loops[loop] } else { nil }
      }.map { loop in
        openRows(
          loop.isAssumed ? min(loop.count, Self.mostSegments) : loop.count,
          isAssumed: loop.isAssumed, of: loop.sequence, at: loop.sequence, loop.site)
      }
      guard let first = rows.first else { continue }
      for inner in rows.reversed() { evaluator.close(inner, []) }
      let modifiers = evaluator.scene.nodes[Int(node)].modifiers
      evaluator.scene.modifiers[Int(modifiers.lowerBound) + index].content = first
    }
  }
}
