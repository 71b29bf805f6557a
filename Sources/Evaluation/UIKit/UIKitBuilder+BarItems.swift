import Scenes
import Views

/// Items of bars that code sets, and sets anew.
extension UIKitBuilder {
  /// What is set on one side of a condition and on another one is there on these; of what is set in one state
  /// and in the next the longest list stands.
  mutating func setItems(_ value: ExpressionID, at place: UIKitBar.Place, _ site: Site) {
    if DecidedBranches.isNotNil(value, site, &evaluator) == false {
      bar.written[place] = nil
      if isDoneAlways {
        bar[place] = []
      } else if !isLate {
        _ = UIKitBarItems.giveWay(at: place, &self)
      }
      return
    }
    let all = UIKitItems.all(value, site, &self)
    let items = all.compactMap { $0 }
    for item in items where !parts[item].isUnknown {
      fill(item, parts[item].site)
      parts[item].around = places.placing(madeIn: parts[item].around)
    }
    let isWhole = isDoneAlways && items.allSatisfy { parts[$0].around == barPlace }
    bar.written[place] = isWhole ? all : nil
    let excludesAll = items.allSatisfy { item in
      bar[place].allSatisfy { places.exclude(parts[item].around, parts[$0].around) }
    }
    if excludesAll, !items.isEmpty, !bar[place].isEmpty {
      bar[place] += items
      return
    }
    let isKnown = !bar[place].isEmpty && bar[place].allSatisfy { !parts[$0].isUnknown }
    // A view comes up as it is at first.
    if isLate, isKnown, items.count <= bar[place].count { return }
    // What is put together in a way that was not seen says less than what is there.
    let isLess = items.contains { parts[$0].isUnknown } && isKnown
    if isKnown, !isLess, !items.isEmpty, UIKitBarItems.giveWay(at: place, &self) {
      bar[place] += items
      return
    }
    if items.count > bar[place].count || !isLess && items.count == bar[place].count {
      bar[place] = items
    }
  }
}

/// What becomes of items that others take the place of.
enum UIKitBarItems {
  /// `item = edit; if isDone { item = done }`: what was there is there on the other sides.
  ///
  /// False where nothing decides whether the code is done.
  static func giveWay(at place: UIKitBar.Place, _ builder: inout UIKitBuilder) -> Bool {
    let here = builder.places.chain(builder.places.now)
    let outer = builder.places.chain(builder.barPlace)
    guard here.count > outer.count, here.starts(with: outer),
      here.allSatisfy({ if case .side = $0 { true } else { false } })
    else { return false }
    var left: [Int] = []
    for item in builder.bar[place] {
      let around = builder.places.chain(builder.parts[item].around)
      // Set on this side before.
      if around.starts(with: here) { continue }
      left.append(item)
      if here.starts(with: around) {
        let rest = Array(here[around.count...])
        builder.parts[item].around = builder.places.step(
          other(than: rest, &builder), in: builder.parts[item].around)
      }
    }
    builder.bar[place] = left
    return true
  }

  /// `toolbarItems?.insert(item, at: 1)`, `navigationItem.rightBarButtonItems?.append(item)`.
  static func add(
    by verb: NameID, to base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    let word = builder.evaluator.word(verb, site.file)
    guard word == .append || word == .insert,
      UIKitClasses.controllers.contains(builder.parts[builder.own].word),
      let place = list(base, site, builder), let first = arguments.first
    else { return false }
    // A view comes up as it is at first.
    if builder.isLate { return true }
    builder.bar.written[place] = nil
    let items = UIKitItems.parts(builder.evaluator.argument(first, site.file).value, site, &builder)
    for item in items {
      if !builder.parts[item].isUnknown { builder.fill(item, builder.parts[item].site) }
      builder.parts[item].around = builder.places.placing(madeIn: builder.parts[item].around)
    }
    let count = builder.bar[place].count
    var index = count
    if let last = arguments.dropFirst().first,
      let number = ListParts.number(
        builder.evaluator.argument(last, site.file).value, site, &builder.evaluator)
    {
      index = min(max(number, 0), count)
    }
    builder.bar[place].insert(contentsOf: items, at: index)
    return true
  }

  /// Which of the controller's lists of items an expression names.
  private static func list(
    _ id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> UIKitBar.Place? {
    let name: NameID
    switch builder.evaluator.expression(id, site.file) {
    case .name(let plain):
      let hash = builder.evaluator.hash(plain, site.file)
      if builder.evaluator.lookUp(hash, in: site.environment) != nil { return nil }
      name = plain
    case .member(let owner, let member):
      let isSelf =
        if case .name(let own) = builder.evaluator.expression(owner, site.file) {
          builder.evaluator.word(own, site.file) == .`self`
        } else {
          false
        }
      guard isSelf || builder.evaluator.code.isOwnItem(owner, site) else { return nil }
      name = member
    default: return nil
    }
    return UIKitBar.lists[builder.evaluator.hash(name, site.file)]
  }

  /// `toolbarItems![2]`, of a list that was set before and has it whatever the case.
  static func item(
    of base: ExpressionID, at arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard builder.own == builder.bar.owner, arguments.count == 1, let first = arguments.first,
      let place = list(base, site, builder), let written = builder.bar.written[place],
      let number = ListParts.number(
        builder.evaluator.argument(first, site.file).value, site, &builder.evaluator),
      written.indices.contains(number), let item = written[number],
      !builder.parts[item].isUnknown
    else { return nil }
    return item
  }

  /// A view in the place of the title that could not be followed: something stands there.
  static func unknownTitle(_ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder)
    -> Int?
  {
    guard builder.bar.titleView == nil, !builder.isLate, !builder.isNeverGiven(value, site) else {
      return nil
    }
    let name = builder.evaluator.code.name(of: value, site)
    // What somebody else made is of the class that it is declared as.
    if let type = Typing.type(of: value, site, &builder.evaluator),
      let kind = builder.kind(of: type), !UIKitClasses.controllers.contains(kind.word)
    {
      return builder.add(kind, name, value, site)
    }
    let view = builder.add(UIKitKind(word: .other), name, value, site)
    builder.parts[view].isUnknown = true
    return view
  }

  /// `navigationItem.subtitleView = note`: a view below the title.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationitem/subtitleview
  static func setSubtitle(_ value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    guard DecidedBranches.isNotNil(value, site, &builder.evaluator) != false,
      let view = builder.made(value, site), !builder.parts[view].isPlaced
    else { return }
    builder.parts[view].isPlaced = true
    if !builder.isLate {
      builder.parts[view].around = builder.places.placing(madeIn: builder.parts[view].around)
    }
    builder.bar.subtitleView = view
    builder.readOwn(view)
  }

  /// The side that is taken where this one is not.
  private static func other(
    than sides: [UIKitPlaces.Kind], _ builder: inout UIKitBuilder
  ) -> UIKitPlaces.Kind {
    if sides.count == 1, case .side(let fork, let place) = sides[0] {
      switch builder.places.forks[fork].kind {
      case .branch, .guard:
        if !builder.places.forks[fork].isExhaustive, builder.places.forks[fork].places == [place] {
          builder.places.close(fork)
        }
        let others = builder.places.forks[fork].places.filter { $0 != place }
        if builder.places.forks[fork].isExhaustive, others.count == 1 {
          return .side(fork: fork, place: others[0])
        }
      case .atTimes, .one: break
      }
    }
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .atTimes, places: [0], expression: -1, site: builder.parts[builder.own].site))
    return .side(fork: fork, place: 0)
  }

  /// `navigationItem.rightBarButtonItem` once that was set, where it is one item; so are `titleView` and what stands
  /// below that.
  static func item(
    _ base: ExpressionID, _ name: NameID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Int? {
    guard builder.own == builder.bar.owner else { return nil }
    // `toolbarItems?.first`
    let word = builder.evaluator.word(name, site.file)
    if word == .first || word == .last, let place = list(base, site, builder) {
      let end = word == .first ? builder.bar[place].first : builder.bar[place].last
      return end.flatMap { builder.parts[$0].isUnknown ? nil : $0 }
    }
    guard builder.evaluator.code.isOwnItem(base, site) else { return nil }
    if word == .titleView { return builder.bar.titleView }
    if builder.evaluator.hash(name, site.file) == UIKitBar.subtitleView {
      return builder.bar.subtitleView
    }
    guard let place = UIKitBar.lists[builder.evaluator.hash(name, site.file)],
      builder.bar[place].count == 1
    else { return nil }
    return builder.parts[builder.bar[place][0]].isUnknown ? nil : builder.bar[place][0]
  }
}
