import Scenes
import Views

/// Which cells code asks a table for.
enum UIKitCells {
  /// `table.dequeueReusableCell(withIdentifier: Cell.identifier, for: path)`, and what apps call by such names.
  static func dequeued(
    by name: NameID, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    guard builder.evaluator.linker.text(of: name, in: site.file).hasPrefix(UIKitNames.dequeue)
    else {
      return nil
    }
    for index in arguments {
      let value = builder.evaluator.argument(index, site.file).value
      if let kind = cell(named: value, site, &builder) { return kind }
      if let key = identifier(value, site, &builder), let kind = builder.registered[key] {
        return kind
      }
    }
    if let found = UIKitCellsByCase.outcomes(ofArguments: arguments, site, &builder),
      found.branch == nil, found.all.count == 1
    {
      return found.all.first?.kind
    }
    // Of a class that is said elsewhere, if at all: the label tells what it is a kind of.
    if builder.evaluator.hash(name, site.file) == UIKitNames.dequeueHeader {
      return UIKitKind(word: .UITableViewHeaderFooterView)
    }
    for index in arguments {
      guard let label = builder.evaluator.argument(index, site.file).label,
        let word = UIKitNames.dequeued[builder.evaluator.linker.text(of: label, in: site.file)]
      else { continue }
      return UIKitKind(word: word)
    }
    return nil
  }

  /// `Cell.self`, `Cell.identifier`, `"\(Cell.self)"`, `String(describing: Cell.self)`: the class of cells that is named.
  static func cell(named id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder)
    -> UIKitKind?
  {
    switch builder.evaluator.expression(id, site.file) {
    case .member(let base, _):
      guard case .name(let type) = builder.evaluator.expression(base, site.file) else {
        return cell(named: base, site, &builder)
      }
      return builder.kind(named: type, site).flatMap {
        UIKitNames.cells.contains($0.word) ? $0 : nil
      }
    case .name(let type):
      // A registration of a class, which is a variable.
      let hash = builder.evaluator.hash(type, site.file)
      if let kind = builder.registered[hash] { return kind }
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          hash, in: site.environment)
      else { return registration(ofMember: hash, &builder) }
      return cell(named: inner, place, &builder)
    case .call(let callee, let arguments):
      switch builder.evaluator.expression(callee, site.file) {
      case .element(_, let classes):
        guard let first = classes.first else { return nil }
        return cell(ofClass: builder.evaluator.argument(first, site.file).value, site, &builder)
      case .name(let name) where builder.evaluator.hash(name, site.file) == UIKitNames.nib:
        return arguments.first.flatMap {
          cell(inNib: builder.evaluator.argument($0, site.file).value, site, &builder)
        }
      // `Cell.nib()`
      case .member(let base, _):
        if let kind = cell(named: base, site, &builder) { return kind }
        if case .name(let type) = builder.evaluator.expression(base, site.file),
          let kind = builder.kind(named: type, site), UIKitNames.cells.contains(kind.word)
        {
          return kind
        }
      default: break
      }
      for index in arguments {
        if let kind = cell(
          named: builder.evaluator.argument(index, site.file).value, site, &builder)
        {
          return kind
        }
      }
      return nil
    // `"\(Cell.self)"`
    case .string(let segments) where segments.count == 1:
      guard
        case .interpolation(let inner) = builder.evaluator.files.segment(
          segments.lowerBound, in: site.file)
      else { return nil }
      return cell(named: inner, site, &builder)
    default: return nil
    }
  }

  /// `UINib(nibName: "Cell", bundle: nil)`: the class that the file has a view for.
  static func cell(inNib id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder)
    -> UIKitKind?
  {
    guard case .string(let text) = builder.evaluator.evaluated(id, site) else {
      return cell(named: id, site, &builder)
    }
    let name = NameHash.of(builder.evaluator.text(text.text, text.file))
    guard let file = builder.evaluator.linker.interface(named: name, from: site.file),
      let roots = builder.evaluator.files.interface(file)?.roots
    else { return nil }
    for root in roots {
      if let type = builder.evaluator.linker.type(named: root.name, from: site.file),
        let kind = builder.kind(of: type), UIKitNames.cells.contains(kind.word)
      {
        return kind
      }
    }
    return nil
  }

  static func cell(ofClass id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder)
    -> UIKitKind?
  {
    guard case .name(let type) = builder.evaluator.expression(id, site.file) else { return nil }
    return builder.kind(named: type, site).flatMap { UIKitNames.cells.contains($0.word) ? $0 : nil }
  }

  /// `let registration = UICollectionView.CellRegistration<Cell, Item> { … }` of the class.
  private static func registration(ofMember hash: UInt64, _ builder: inout UIKitBuilder)
    -> UIKitKind?
  {
    guard let member = builder.ownMembers(named: hash).first,
      let value = builder.evaluator.linker[member].value,
      case .call(let callee, _) = builder.evaluator.expression(value, member.file),
      case .element = builder.evaluator.expression(callee, member.file)
    else { return nil }
    return cell(named: value, builder.evaluator.inside(member, self: nil), &builder)
  }

  /// Under which identifier cells are registered and asked for.
  static func identifier(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> UInt64?
  {
    switch builder.evaluator.evaluated(id, site) {
    case .string(let text): return NameHash.of(builder.evaluator.text(text.text, text.file))
    default: break
    }
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name): return builder.evaluator.hash(name, site.file)
    case .member(let base, let name):
      let hash = builder.evaluator.hash(name, site.file)
      // Of each type it is another one.
      guard case .name(let type) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(type, site.file) != .`Self`,
        builder.evaluator.linker.text(of: type, in: site.file).first?.isUppercase == true
      else { return hash }
      var key = NameHash()
      key.mix(builder.evaluator.hash(type, site.file))
      key.mix(hash)
      return key.value
    default: return nil
    }
  }

  /// What code asks for by a registration, or by the identifier of a cell that the table's file has, and says no class
  /// of.
  static func prototype(askedBy id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder)
    -> Int?
  {
    switch builder.evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      guard case .member(_, let name) = builder.evaluator.expression(callee, site.file),
        builder.evaluator.linker.text(of: name, in: site.file).hasPrefix(UIKitNames.dequeue)
      else { return nil }
      if let cell = UIKitRegistrations.cell(askedBy: arguments, site, &builder) { return cell }
      for index in arguments {
        let value = builder.evaluator.argument(index, site.file).value
        guard let key = identifier(value, site, &builder) else { continue }
        // A name that is made of identifiers may be of a type that is not there.
        let plain = builder.evaluator.code.name(of: value, site).map {
          builder.evaluator.hash($0, site.file)
        }
        if let found = prototype(named: key, builder)
          ?? plain.flatMap({ prototype(named: $0, builder) })
        {
          handOut(again: found, &builder)
          return found
        }
      }
      return nil
    case .cast(let inner, let name):
      return prototype(askedBy: inner, site, &builder)
        ?? prototype(askedBy: inner, as: name, site, &builder)
    default: return nil
    }
  }

  /// `table.dequeueReusableCell(withIdentifier: Graph.name, for: path) as! Graph`, of a class that a package has: the
  /// only cell of that class in the table's file.
  private static func prototype(
    askedBy id: ExpressionID, as name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard case .call(let callee, _) = builder.evaluator.expression(id, site.file),
      case .member(_, let verb) = builder.evaluator.expression(callee, site.file),
      builder.evaluator.linker.text(of: verb, in: site.file).hasPrefix(UIKitNames.dequeue)
    else { return nil }
    let asked = builder.evaluator.hash(name, site.file)
    var found: [Int] = []
    for table in builder.parts where !table.prototypes.isEmpty {
      found += table.prototypes.filter {
        builder.parts[$0].foreignClass == asked && builder.parts[$0].type == nil
      }
    }
    guard found.count == 1 else { return nil }
    handOut(again: found[0], &builder)
    return found[0]
  }

  /// The cell that a table's interface file has under an identifier.
  static func prototype(named key: UInt64, _ builder: borrowing UIKitBuilder) -> Int? {
    for table in builder.parts.indices where !builder.parts[table].prototypes.isEmpty {
      for prototype in builder.parts[table].prototypes
      where builder.parts[prototype].identifier == key {
        return prototype
      }
    }
    return nil
  }

  /// Code may ask for the same prototype, or by the same registration, in several places: it is a row in each of
  /// them.
  static func handOut(again prototype: Int, _ builder: inout UIKitBuilder) {
    guard builder.parts[prototype].isPlaced else { return builder.handOut(prototype) }
    let place = builder.places.handingOut(in: builder.parts[builder.own].around)
    let known = [builder.parts[prototype].around] + builder.parts[prototype].others
    if !known.contains(place) { builder.parts[prototype].others.append(place) }
    // What is in it is there in both.
    let inner = builder.parts[prototype].children.filter { builder.parts[$0].isInterface }
    for child in inner {
      move(child, to: builder.places.shared(builder.parts[child].around, place), &builder)
    }
  }

  /// Code hands it out where it takes these sides, and puts no other one in its place there.
  static func stands(
    _ cell: Int, where chosen: [Int: Int32], _ builder: borrowing UIKitBuilder
  ) -> Bool {
    let part = builder.parts[cell]
    let isReplaced = part.replaced.contains { place in
      builder.places.between(place, part.around).allSatisfy { kind in
        if case .side(let fork, let side) = kind { chosen[fork] == side } else { false }
      }
    }
    return !isReplaced
      && ([part.around] + part.others).contains { !builder.places.isExcluded($0, by: chosen) }
  }

  /// What an interface file has in a cell stands where the cell does, whichever code asks for it.
  static func move(_ part: Int, to place: Int, _ builder: inout UIKitBuilder) {
    let before = builder.parts[part].around
    builder.parts[part].around = place
    guard before != place else { return }
    for child in builder.parts[part].children
    where builder.parts[child].isInterface && builder.parts[child].around == before {
      move(child, to: place, &builder)
    }
  }
}
