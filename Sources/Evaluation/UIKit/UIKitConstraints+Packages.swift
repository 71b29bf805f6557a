import Views

extension UIKitConstraints {
  /// SnapKit's: `title.snp.makeConstraints { make in make.top.equalTo(icon.snp.bottom).offset(8) }`.
  ///
  /// https://snapkit.github.io/SnapKit/docs/
  private static let snap = NameHash.of("snp")
  private static let making: Set<UInt64> = [
    NameHash.of("makeConstraints"), NameHash.of("remakeConstraints"),
  ]
  private static let edges: [UInt64: [Edge]] = hashed([
    "top": [.top], "bottom": [.bottom], "centerY": [.centerY], "topMargin": [.guideTop],
    "bottomMargin": [.guideBottom], "firstBaseline": [.firstBaseline],
    "lastBaseline": [.lastBaseline], "baseline": [.lastBaseline],
    "leading": [.leading], "left": [.leading], "leadingMargin": [.leading],
    "leftMargin": [.leading], "trailing": [.trailing], "right": [.trailing],
    "trailingMargin": [.trailing], "rightMargin": [.trailing], "centerX": [.centerX],
    "center": [.centerX, .centerY],
    "edges": [.top, .bottom, .leading, .trailing],
    "directionalEdges": [.top, .bottom, .leading, .trailing],
    "verticalEdges": [.top, .bottom], "directionalVerticalEdges": [.top, .bottom],
    "horizontalEdges": [.leading, .trailing],
    "directionalHorizontalEdges": [.leading, .trailing],
  ])
  private static let targets: [UInt64: (relation: Relation, isAround: Bool)] = hashed([
    "equalTo": (.equal, false), "equalToSuperview": (.equal, true),
    "greaterThanOrEqualTo": (.atLeast, false),
    "greaterThanOrEqualToSuperview": (.atLeast, true),
    "lessThanOrEqualTo": (.atMost, false), "lessThanOrEqualToSuperview": (.atMost, true),
  ])
  private static let offset = NameHash.of("offset")
  private static let inset = NameHash.of("inset")
  private static let scales: Set<UInt64> = [
    NameHash.of("multipliedBy"), NameHash.of("dividedBy"),
  ]

  /// Begins a closure that makes constraints; true where one has begun.
  static func begin(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .member(let side, let verb) = builder.evaluator.expression(callee, site.file),
      making.contains(builder.evaluator.hash(verb, site.file)), let last = arguments.last,
      case .member(let base, let package) = builder.evaluator.expression(side, site.file),
      builder.evaluator.hash(package, site.file) == snap,
      case .closure(let number) = builder.evaluator.expression(
        builder.evaluator.argument(last, site.file).value, site.file),
      let part = builder.part(base, site)
    else { return false }
    let closure = builder.evaluator.closure(number, site.file)
    let name = closure.parameters.first.map {
      builder.evaluator.hash(builder.evaluator.parameter($0, site.file).name, site.file)
    }
    builder.constraints.makers.append((name ?? WellKnown.dollars[0], part))
    return true
  }

  mutating func end() { makers.removeLast() }

  /// `make.top.equalTo(icon.snp.bottom).offset(8)`, in such a closure.
  static func noteChain(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard !builder.constraints.makers.isEmpty else { return false }
    var all: [Edge] = []
    var target: (relation: Relation, isAround: Bool, value: ExpressionID?)?
    var distance: (value: ExpressionID, isInset: Bool)?
    var isScaled = false
    var cursor = id
    walk: while true {
      switch builder.evaluator.expression(cursor, site.file) {
      case .call(let callee, let arguments):
        guard case .member(let base, let name) = builder.evaluator.expression(callee, site.file)
        else { return false }
        let hash = builder.evaluator.hash(name, site.file)
        let value = arguments.first.map { builder.evaluator.argument($0, site.file).value }
        if let row = targets[hash] {
          target = (row.relation, row.isAround, value)
        } else if let value, hash == offset || hash == inset {
          distance = (value, hash == inset)
        } else if scales.contains(hash) {
          isScaled = true
        }
        cursor = base
      case .member(let base, let name):
        all += edges[builder.evaluator.hash(name, site.file)] ?? []
        cursor = base
      default: break walk
      }
    }
    guard case .name(let root) = builder.evaluator.expression(cursor, site.file) else {
      return false
    }
    let hash = builder.evaluator.hash(root, site.file)
    guard let maker = builder.constraints.makers.last(where: { $0.name == hash }) else {
      return false
    }
    guard let target, !isScaled else { return true }
    let other =
      target.isAround
      ? (End(part: maker.part, isAround: true, edge: .top), false)
      : target.value.flatMap { snapped($0, site, &builder) }
    guard let (end, isEdge) = other else { return true }
    let offset =
      distance.map { Offset($0.value, site, &builder.evaluator) } ?? .points(0)
    for edge in all {
      var second = end
      if !isEdge { second.edge = inner(edge, of: end) }
      let isBack = distance?.isInset == true && (edge == .bottom || edge == .trailing)
      builder.constraints.add(
        Fact(
          first: End(part: maker.part, edge: edge), second: second, relation: target.relation,
          offset: isBack ? offset.turned : offset, around: builder.places.now))
    }
    return true
  }

  /// The same edge of what it is held against: of a guide, that of the guide.
  private static func inner(_ edge: Edge, of end: End) -> Edge {
    end.edge == .guideTop ? inside[edge] ?? edge : edge
  }

  /// `icon.snp.bottom`, `icon`, `view.safeAreaLayoutGuide.snp.top`; whether an edge is named.
  private static func snapped(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (End, Bool)? {
    if case .member(let side, let name) = builder.evaluator.expression(id, site.file),
      case .member(let base, let package) = builder.evaluator.expression(side, site.file),
      builder.evaluator.hash(package, site.file) == snap
    {
      guard let edge = edges[builder.evaluator.hash(name, site.file)]?.first else { return nil }
      return end(edge, of: base, site, &builder).map { ($0, true) }
    }
    // What a guide makes of the top says whether it is one.
    return end(.top, of: id, site, &builder).map { ($0, false) }
  }
}
