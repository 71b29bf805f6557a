import Views

/// Cells that a class keeps, and gives for places in its table as they are: each is one row.
enum UIKitHeldCells {
  /// The function of a data source that gives the cell of a row, or the view of an item.
  static func isSource(_ member: MemberID, _ builder: borrowing UIKitBuilder) -> Bool {
    let parameters = builder.evaluator.linker[member].parameters
    return builder.evaluator.files.formals(parameters, member.file).contains {
      $0.label == UIKitNames.cellForRow || $0.label == UIKitNames.cellForItem
    }
  }

  /// It is of a class above another one of those that are read.
  static func stands(
    _ member: MemberID, above owner: TypeID?, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    let files = builder.evaluator.files
    guard let owner, let other = builder.evaluator.linker[member].owner else { return false }
    let names = builder.lineage.map { files.nameHash(of: $0) }
    let above = files.nameHash(of: TypeID(file: member.file, index: other))
    guard let low = names.firstIndex(of: files.nameHash(of: owner)),
      let high = names.firstIndex(of: above)
    else { return false }
    return high > low
  }

  /// `return nameCell`: true where that is a cell that is made elsewhere, or was made before.
  static func handOut(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if UIKitAccessories.take(id, site, &builder) { return true }
    guard builder.isSource, let name = builder.evaluator.code.listName(id, site),
      let part = builder.part(id, site), part != builder.own, isRow(part, builder)
    else { return false }
    let isHeld = builder.parts[builder.own].names[name] == part
    if builder.parts[part].isHeld {
      let place = builder.places.handingOut(in: builder.parts[builder.own].around)
      builder.parts[part].others.append(place)
    } else if isHeld {
      handOut(held: part, &builder)
    } else {
      builder.handOut(part)
    }
    return true
  }

  /// A row where the code stands that is read, wherever the cell was made.
  private static func handOut(held part: Int, _ builder: inout UIKitBuilder) {
    builder.parts[part].isHeld = true
    let wasPlaced = builder.parts[part].isPlaced
    builder.handOut(part)
    guard wasPlaced else { return }
    let place = builder.places.handingOut(in: builder.parts[builder.own].around)
    UIKitCells.move(part, to: place, &builder)
    if !builder.cells.contains(part) { builder.cells.append(part) }
  }

  private static func isRow(_ part: Int, _ builder: borrowing UIKitBuilder) -> Bool {
    let word = builder.parts[part].word
    return UIKitNames.cells.contains(word) && !builder.parts[part].isHeader
  }

  // MARK: Lists of cells

  /// `cells[path.row]`, `sections[path.section].cells[path.row]`: what each section has; empty for any other
  /// code.
  static func sections(_ builder: inout UIKitBuilder) -> [UIKitPart.Section] {
    guard let member = UIKitAnswers.source(UIKitNames.cellForRow, &builder),
      let (base, site) = listOfCells(member, &builder)
    else { return [] }
    var found: [UIKitPart.Section] = []
    if let (list, property) = nested(base, site, &builder) {
      guard let items = UIKitWrittenLists.items(of: list, site, &builder) else { return [] }
      for (place, item) in items.enumerated() {
        let given = property.map { UIKitWrittenLists.property($0, of: item, &builder) }
        guard let (id, inside) = given ?? (item.expression, item.site),
          let all = cells(id, inside, &builder)
        else { return [] }
        add(all, of: (place, item), to: &found, &builder)
      }
    } else {
      // Of several sections with the same list nobody says which has what.
      guard isAlone(&builder), let all = cells(base, site, &builder) else { return [] }
      add(all, of: (0, nil), to: &found, &builder)
    }
    return found
  }

  /// `cells[path.row]`, of a list that something nobody follows fills: its type says which class they are of.
  static func ofList(_ builder: inout UIKitBuilder) -> Int? {
    guard let member = UIKitAnswers.source(UIKitNames.cellForRow, &builder),
      let (base, site) = listOfCells(member, &builder),
      let type = ElementTypes.elementType(of: base, site, &builder.evaluator),
      let kind = builder.kind(of: type), UIKitNames.cells.contains(kind.word)
    else { return nil }
    let part = builder.add(kind, nil, base, site)
    builder.parts[part].isMade = true
    builder.handOut(part)
    return part
  }

  /// What the only answer takes one of, by the row.
  private static func listOfCells(
    _ member: MemberID, _ builder: inout UIKitBuilder
  ) -> (ExpressionID, Site)? {
    guard let body = builder.evaluator.linker[member].body else { return nil }
    var site = UIKitAnswers.site(of: member, &builder)
    for index in body.dropLast() {
      // What is set on a cell does not make it another one.
      if case .assignment = builder.evaluator.statement(index, site.file) { continue }
      ValueBlocks.perform(index, &site, &builder.evaluator)
    }
    let results = builder.evaluator.code.results(of: body, site)
    guard results.count == 1, var id = results.first else { return nil }
    while let (inner, place) = builder.evaluator.code.plain(id, site, builder.evaluator) {
      (id, site) = (inner, place)
    }
    guard case .element(let base, let arguments) = builder.evaluator.expression(id, site.file),
      arguments.count == 1, UIKitAsked.asked(id, site, &builder) == .row
    else { return nil }
    return (base, site)
  }

  /// `sections[path.section].cells`, `cells[path.section]`: the list of sections, and what of each holds its rows,
  /// nil for itself.
  private static func nested(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (list: ExpressionID, property: UInt64?)? {
    var (section, place) = (id, site)
    var property: UInt64?
    while let (inner, next) = builder.evaluator.code.plain(section, place, builder.evaluator) {
      (section, place) = (inner, next)
    }
    if case .member(let base, let name) = builder.evaluator.expression(section, place.file) {
      property = builder.evaluator.hash(name, place.file)
      section = base
      while let (inner, next) = builder.evaluator.code.plain(section, place, builder.evaluator) {
        (section, place) = (inner, next)
      }
    }
    guard
      case .element(let list, let arguments) = builder.evaluator.expression(section, place.file),
      arguments.count == 1, UIKitAsked.asked(section, place, &builder) == .section
    else { return nil }
    return (list, property)
  }

  private static func isAlone(_ builder: inout UIKitBuilder) -> Bool {
    guard let member = builder.ownMembers(named: UIKitNames.numberOfSections).first else {
      return true
    }
    let all = UIKitAnswers.answers(of: member, &builder)
    return all.count == 1
      && ListParts.number(all[0].expression, all[0].site, &builder.evaluator) == 1
  }

  /// All of a list, where each of them is a cell.
  private static func cells(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [(part: Int, isAtTimes: Bool)]? {
    guard let items = UIKitWrittenLists.items(of: id, site, &builder), !items.isEmpty else {
      return nil
    }
    var found: [(part: Int, isAtTimes: Bool)] = []
    for item in items {
      guard let part = builder.made(item.expression, item.site), isRow(part, builder) else {
        return nil
      }
      found.append((part, item.isAtTimes))
    }
    return found
  }

  private static func add(
    _ cells: [(part: Int, isAtTimes: Bool)],
    of section: (place: Int, item: UIKitWrittenLists.Item?),
    to found: inout [UIKitPart.Section], _ builder: inout UIKitBuilder
  ) {
    let first = found.count
    for (part, isAtTimes) in cells {
      handOut(held: part, &builder)
      found.append(
        UIKitPart.Section(
          rows: [part], count: UIKitPart.RowCount(count: 1, isAssumed: false),
          isAtTimes: isAtTimes, isSectionAtTimes: section.item?.isAtTimes ?? false))
    }
    guard found.count > first else { return }
    found[first].header = title(
      UIKitNames.titleForHeader, isHeader: true, of: section, &builder)
    found[found.count - 1].footer = title(
      UIKitNames.titleForFooter, isHeader: false, of: section, &builder)
  }

  /// `sections[section].title`, or what the code says by the number of the section.
  private static func title(
    _ label: UInt64, isHeader: Bool, of section: (place: Int, item: UIKitWrittenLists.Item?),
    _ builder: inout UIKitBuilder
  ) -> Int? {
    guard let member = UIKitAnswers.source(label, &builder) else { return nil }
    let answers = UIKitAnswers.answers(of: member, &builder)
    let key = NameHash.of(String(section.place))
    guard
      let answer = answers.first(where: { $0.keys?.contains(key) ?? false })
        ?? answers.first(where: { $0.keys == nil }),
      let told = UIKitWrittenLists.told(
        answer, at: section.item == nil ? nil : section.place, &builder)
    else { return nil }
    return UIKitAnswers.title(told, of: member, isHeader: isHeader, &builder)
  }
}

extension UIKitCode {
  /// What a local name stands for, `cell` of `cell as Row`, and `cell` of `cell ?? Row()`.
  func plain(_ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator) -> (
    ExpressionID, Site
  )? {
    switch files.expression(id, in: site.file) {
    case .name(let name):
      guard
        case .expression(let inner, let place) = evaluator.lookUp(
          files.hash(name, in: site.file), in: site.environment),
        place.environment < site.environment
      else { return nil }
      return (inner, place)
    case .cast(let inner, _): return (inner, site)
    case .binary(let sign, let left, _) where files.text(of: sign, in: site.file) == "??":
      return (left, site)
    default: return nil
    }
  }
}
