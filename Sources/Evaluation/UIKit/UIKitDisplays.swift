import Views

/// What a delegate does with the cell of a row before that is shown.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)
enum UIKitDisplays {
  /// A function that is read once the cells of its class are known.
  struct Waiting {
    var part: Int
    var member: MemberID
    var site: Site
  }

  /// The cells that one of these may be given, and what it calls them.
  struct Shown {
    var name: UInt64
    var cells: [Int]
  }

  /// Whether a function waits for cells.
  static func waits(
    _ member: MemberID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard builder.evaluator.linker[member].kind == .function,
      formals(member, builder).contains(where: { $0.label == UIKitNames.willDisplay })
    else { return false }
    builder.displays.append(Waiting(part: builder.own, member: member, site: site))
    return true
  }

  /// Does with the cells of a table what the code does with each; without cells those that were never met.
  static func read(_ cells: [Int], _ builder: inout UIKitBuilder) {
    let own = builder.own
    let all = builder.displays.filter { $0.part == own }
    builder.displays.removeAll { $0.part == own }
    for one in all { read(one, cells, &builder) }
  }

  private static func read(_ one: Waiting, _ cells: [Int], _ builder: inout UIKitBuilder) {
    guard let body = builder.evaluator.linker[one.member].body else { return }
    let (outer, mark) = (builder.displayed, builder.locals.count)
    var site = one.site
    for formal in formals(one.member, builder) {
      site.environment = builder.evaluator.bind(
        formal.name, .parameter, onto: site.environment, type: formal.type)
      let isCell = formal.label == UIKitNames.willDisplay
      builder.call(formal.name, isCell && cells.count == 1 ? cells[0] : nil)
      if isCell { builder.displayed = Shown(name: formal.name, cells: cells) }
    }
    builder.calls.append(one.member)
    builder.read(body, site, alias: nil)
    builder.calls.removeLast()
    builder.undoLocals(to: mark)
    builder.displayed = outer
  }

  /// `cell as! Card`: the only one of that class.
  static func cell(
    _ id: ExpressionID, as name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let shown = builder.displayed,
      case .name(let cell) = builder.evaluator.expression(id, site.file),
      builder.evaluator.hash(cell, site.file) == shown.name,
      let kind = builder.kind(named: name, site)
    else { return nil }
    let all = shown.cells.filter { cell in
      guard let wanted = kind.type else { return builder.parts[cell].type == nil }
      guard let type = builder.parts[cell].type else { return false }
      return Lineages.lineage(of: type, &builder.evaluator).contains(wanted)
    }
    return all.count == 1 ? all[0] : nil
  }

  private static func formals(
    _ member: MemberID, _ builder: borrowing UIKitBuilder
  ) -> [Formal] {
    builder.evaluator.files.formals(builder.evaluator.linker[member].parameters, member.file)
  }
}
