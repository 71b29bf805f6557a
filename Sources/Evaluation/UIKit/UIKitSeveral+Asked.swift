import Scenes
import Views

/// Where one of several parts is asked for.
extension UIKitSeveral {
  static func standing(
    for id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Int? {
    builder.standing.last { one in
      one.expression == id && one.file == site.file && one.environment == site.environment
    }?.part
  }

  /// `let shown = isEmpty ? note : list`: the name stands for no part of its own.
  static func isOne(
    _ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    switch builder.evaluator.expression(value, site.file) {
    case .cast(let inner, _): isOne(inner, site, &builder)
    case .branch, .element: choice(value, site, &builder).map { $0.parts.count > 1 } ?? false
    default: false
    }
  }

  /// `stack.addSubview(isEmpty ? note : makeList())`: one or another is placed there.
  static func place(
    _ id: ExpressionID, in parent: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if case .branch(let index) = builder.evaluator.expression(id, site.file) {
      return place(branch: index, id, in: parent, site, &builder)
    }
    guard builder.part(id, site) == nil, let choice = choice(id, site, &builder) else {
      return false
    }
    each(of: choice, &builder) { $0.put($1, in: parent) }
    return true
  }

  private static func place(
    branch index: Int32, _ id: ExpressionID, in parent: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    let branch = builder.evaluator.branch(index, site.file)
    guard let (places, isExhaustive) = UIKitBranches.sides(of: branch, index, site, &builder),
      builder.evaluator.enter()
    else { return false }
    defer { builder.evaluator.leave() }
    let outer = builder.places.now
    var fork: Int?
    if places.count > 1 || !isExhaustive {
      fork = builder.places.add(
        UIKitPlaces.Fork(
          kind: .branch, form: branch.kind, branch: index, places: places,
          isExhaustive: isExhaustive, expression: id, site: site))
    }
    for place in places {
      let body = builder.evaluator.alternative(place, site.file).body
      guard let last = builder.evaluator.code.returned(by: body, site) else { continue }
      if case .null = builder.evaluator.expression(last, site.file) { continue }
      if let fork {
        builder.places.now = builder.places.step(.side(fork: fork, place: place), in: outer)
      }
      builder.place(
        last, in: parent, Narrowing.taking(place, of: branch, site, &builder.evaluator))
    }
    builder.places.now = outer
    return true
  }

  /// Reads something for each item of a list.
  static func forEach<Item>(
    _ items: [Item], _ builder: inout UIKitBuilder, _ body: (inout UIKitBuilder, Item) -> Void
  ) {
    let outer = builder.isForEach
    builder.isForEach = true
    for item in items { body(&builder, item) }
    builder.isForEach = outer
  }

  // MARK: Shown again

  /// `shown.isHidden = false`, of something that could not be followed.
  static func noteShown(
    _ name: NameID, _ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    switch builder.evaluator.word(name, site.file) {
    case .isHidden, .alpha: break
    default: return
    }
    if case .boolean(true) = builder.evaluator.expression(value, site.file) { return }
    builder.showing.insert(builder.own)
  }

  /// Where code hides each part of a list, and shows something again that could not be followed, that may be any of
  /// them.
  static func showAgain(_ builder: inout UIKitBuilder) {
    if builder.showing.isEmpty { return }
    for part in builder.parts.indices {
      for index in builder.parts[part].settings.indices {
        let setting = builder.parts[part].settings[index]
        guard builder.showing.contains(setting.eachOf), setting.flag != false else { continue }
        switch setting.word {
        case .isHidden: builder.parts[part].settings[index].forget()
        case .alpha where setting.isZero(builder.evaluator.files):
          (builder.parts[part].settings[index].word, builder.parts[part].settings[index].value) =
            (.isHidden, .unknown)
        default: break
        }
      }
    }
  }
}
