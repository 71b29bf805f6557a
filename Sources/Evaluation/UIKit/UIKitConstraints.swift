import Views

/// Where code says that views lie by constraints: `a.topAnchor.constraint(equalTo: b.bottomAnchor)`, and the same in the
/// words of packages.
///
/// VoiceOver goes by where views lie and not by the order in which they were added.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
struct UIKitConstraints {
  /// A side of a view, or a line across it.
  enum Edge: Int, CaseIterable {
    case top, guideTop, firstBaseline, centerY, lastBaseline, guideBottom, bottom
    case leading, centerX, trailing
  }

  /// Of a view, or of the one around it, which may be known later only.
  struct End {
    var part: Int
    var isAround = false
    var edge: Edge
  }

  /// `first` lies where `second` does, at least as far or at most as far.
  enum Relation { case equal, atLeast, atMost }

  /// How far behind it: in points, or whatever a name stands for, in that direction or back.
  enum Offset {
    case points(Double)
    case ahead, back
  }

  struct Fact {
    var first: End
    var second: End
    var relation: Relation
    var offset: Offset
    /// The step of `UIKitPlaces` that it is said under; -1 for none.
    var around: Int
  }

  private(set) var facts: [Fact] = []
  /// What closures call those that make constraints, `make` of `{ make in … }`, and of which view.
  var makers: [(name: UInt64, part: Int)] = []
  /// The anchors that a function which is read was handed, by the names that it has for them.
  private(set) var handed: [UInt64: End] = [:]
  /// Source that was made to be large is not looked at further.
  private static let most = 4096

  mutating func add(_ fact: Fact) {
    if facts.count < Self.most { facts.append(fact) }
  }

  /// What was said of one part is said of another that stands for it.
  mutating func redirect(_ part: Int, to other: Int) {
    for index in facts.indices {
      if facts[index].first.part == part { facts[index].first.part = other }
      if facts[index].second.part == part { facts[index].second.part = other }
    }
  }
}

// MARK: - Anchors

extension UIKitConstraints {
  private static let constraint = NameHash.of("constraint")
  private static let activate = NameHash.of("activate")
  private static let isActive = NameHash.of("isActive")
  private static let constant = NameHash.of("constant")
  private static let superview = NameHash.of("superview")

  // https://developer.apple.com/documentation/uikit/uiview/topanchor
  private static let anchors: [UInt64: Edge] = hashed([
    "topAnchor": .top, "bottomAnchor": .bottom, "centerYAnchor": .centerY,
    "firstBaselineAnchor": .firstBaseline, "lastBaselineAnchor": .lastBaseline,
    "leadingAnchor": .leading, "leftAnchor": .leading, "trailingAnchor": .trailing,
    "rightAnchor": .trailing, "centerXAnchor": .centerX,
  ])

  // https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)
  private static let relations: [UInt64: Relation] = hashed([
    "equalTo": .equal, "greaterThanOrEqualTo": .atLeast, "lessThanOrEqualTo": .atMost,
    "equalToSystemSpacingBelow": .equal, "equalToSystemSpacingAfter": .equal,
    "greaterThanOrEqualToSystemSpacingBelow": .atLeast,
    "greaterThanOrEqualToSystemSpacingAfter": .atLeast,
    "lessThanOrEqualToSystemSpacingBelow": .atMost,
    "lessThanOrEqualToSystemSpacingAfter": .atMost,
  ])

  /// Parts of a view's area that lie inside it, and those that lie at one end of it.
  ///
  /// https://developer.apple.com/documentation/uikit/uilayoutguide
  private static let guides: [UInt64: [Edge: Edge]] = hashed([
    "safeAreaLayoutGuide": inside, "layoutMarginsGuide": inside, "readableContentGuide": inside,
    "contentLayoutGuide": [:], "frameLayoutGuide": [:],
    "topLayoutGuide": [.top: .top, .bottom: .guideTop],
    "bottomLayoutGuide": [.top: .guideBottom, .bottom: .bottom],
    "keyboardLayoutGuide": [.top: .guideBottom, .bottom: .bottom],
  ])
  static let inside: [Edge: Edge] = [.top: .guideTop, .bottom: .guideBottom]

  static func hashed<Value>(_ rows: [String: Value]) -> [UInt64: Value] {
    Dictionary(rows.map { (NameHash.of($0.key), $0.value) }) { first, _ in first }
  }

  /// `NSLayoutConstraint.activate([…])`, and what a package's closure says of a view; false for other calls.
  static func note(call id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .member(let base, let name) = builder.evaluator.expression(callee, site.file)
    else { return false }
    if builder.evaluator.hash(name, site.file) == activate,
      case .name(let owner) = builder.evaluator.expression(base, site.file),
      builder.evaluator.hash(owner, site.file) == UIKitNames.constraint, let first = arguments.first
    {
      noteAll(builder.evaluator.argument(first, site.file).value, site, &builder)
      return true
    }
    return noteChain(id, site, &builder)
  }

  /// `a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true`, `edge = make.top.equalTo(b).constraint`.
  static func note(
    assigning value: ExpressionID, to target: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    if case .member(let base, let name) = builder.evaluator.expression(target, site.file),
      builder.evaluator.hash(name, site.file) == isActive,
      case .boolean(true) = builder.evaluator.expression(value, site.file)
    {
      noteOne(base, site, &builder)
    }
    if case .member(let made, let name) = builder.evaluator.expression(value, site.file),
      builder.evaluator.hash(name, site.file) == constraint
    {
      _ = noteChain(made, site, &builder)
    }
  }

  /// `label.pin(below: title.bottomAnchor)`, as a function is read that names these; answers what was handed before.
  static func hand(
    _ called: UIKitBuilder.Called, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UInt64: End] {
    var ends: [UInt64: End] = [:]
    for (formal, index) in zip(called.formals, called.matched) {
      guard let value = index.map({ builder.evaluator.argument($0, site.file).value }),
        let name = lastName(value, site, builder),
        anchors[name] != nil
          || builder.constraints.handed[name] != nil
      else { continue }
      ends[formal.name] = end(value, site, &builder)
    }
    let outer = builder.constraints.handed
    builder.constraints.handed = ends
    return outer
  }

  mutating func end(handing outer: [UInt64: End]) { handed = outer }

  private static func noteAll(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    guard builder.evaluator.enter() else { return }
    defer { builder.evaluator.leave() }
    switch builder.evaluator.expression(id, site.file) {
    case .array(let items):
      for item in items { noteAll(builder.evaluator.item(item, site.file), site, &builder) }
    case .binary(let sign, let left, let right)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "+":
      noteAll(left, site, &builder)
      noteAll(right, site, &builder)
    case .name(let name):
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          builder.evaluator.hash(name, site.file), in: site.environment)
      else { return }
      noteAll(inner, place, &builder)
    default: noteOne(id, site, &builder)
    }
  }

  private static func noteOne(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          builder.evaluator.hash(name, site.file), in: site.environment), builder.evaluator.enter()
      else { return }
      noteOne(inner, place, &builder)
      builder.evaluator.leave()
    case .call(let callee, let arguments):
      guard case .member(let anchor, let name) = builder.evaluator.expression(callee, site.file),
        builder.evaluator.hash(name, site.file) == constraint, let first = arguments.first,
        let relation = builder.evaluator.argument(first, site.file).label.flatMap({
          relations[builder.evaluator.hash($0, site.file)]
        }),
        let one = end(anchor, site, &builder),
        let other = end(builder.evaluator.argument(first, site.file).value, site, &builder)
      else { return }
      // The system's own spacing leads ahead too.
      var offset = arguments.count > 1 ? Offset.ahead : .points(0)
      for index in arguments {
        let argument = builder.evaluator.argument(index, site.file)
        guard argument.label.map({ builder.evaluator.hash($0, site.file) }) == constant else {
          continue
        }
        offset = Offset(argument.value, site, &builder.evaluator)
      }
      builder.constraints.add(
        Fact(
          first: one, second: other, relation: relation, offset: offset, around: builder.places.now)
      )
    default: return
    }
  }

  /// `title.topAnchor`, `view.safeAreaLayoutGuide.topAnchor`, and a name that stands for one.
  private static func end(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> End? {
    guard builder.evaluator.enter() else { return nil }
    defer { builder.evaluator.leave() }
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      guard let bound = builder.evaluator.lookUp(hash, in: site.environment) else {
        return anchors[hash].map { End(part: builder.own, edge: $0) }
      }
      if let known = builder.constraints.handed[hash] { return known }
      guard case .expression(let inner, let place) = bound else { return nil }
      return end(inner, place, &builder)
    case .cast(let inner, _): return end(inner, site, &builder)
    case .member(let base, let name):
      guard let edge = anchors[builder.evaluator.hash(name, site.file)] else { return nil }
      return end(edge, of: base, site, &builder)
    default: return nil
    }
  }

  static func end(
    _ edge: Edge, of base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> End? {
    if let guideEdges = lastName(base, site, builder).flatMap({ guides[$0] }) {
      let edge = guideEdges[edge] ?? edge
      guard case .member(let owner, _) = builder.evaluator.expression(base, site.file) else {
        return End(part: builder.own, edge: edge)
      }
      return end(edge, of: owner, site, &builder)
    }
    if let part = builder.part(base, site) { return End(part: part, edge: edge) }
    switch builder.evaluator.expression(base, site.file) {
    case .member(let owner, let name)
    where builder.evaluator.hash(name, site.file) == superview:
      return builder.part(owner, site).map { End(part: $0, isAround: true, edge: edge) }
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if hash == superview { return End(part: builder.own, isAround: true, edge: edge) }
      // As in `guard let superview`, whatever that is called.
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          hash, in: site.environment), builder.evaluator.enter()
      else { return nil }
      defer { builder.evaluator.leave() }
      return end(edge, of: inner, place, &builder)
    default: return nil
    }
  }

  private static func lastName(
    _ id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> UInt64? {
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name), .member(_, let name): builder.evaluator.hash(name, site.file)
    default: nil
    }
  }
}

extension UIKitConstraints.Offset {
  init(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) {
    if let points = UIKitFrame.length(id, site, &evaluator) {
      self = .points(points)
    } else if case .prefix = evaluator.expression(id, site.file) {
      self = .back
    } else {
      self = .ahead
    }
  }

  var turned: Self {
    switch self {
    case .points(let points): .points(-points)
    case .ahead: .back
    case .back: .ahead
    }
  }
}
