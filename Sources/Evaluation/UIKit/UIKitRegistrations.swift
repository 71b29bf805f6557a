import Scenes
import Views

/// Registrations that set up the cells of a class: one that code asks a collection for stands where that asks.
///
/// https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
enum UIKitRegistrations {
  /// Where a registration is made.
  struct Place: Hashable {
    var file: FileID
    var expression: ExpressionID
  }

  private static let using = NameHash.of("using")

  /// The cell of `UICollectionView.CellRegistration<Row, Item> { … }`, with what the closure sets on it; nil for any
  /// other call.
  static func cell(
    of id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .element(_, let classes) = builder.evaluator.expression(callee, site.file),
      let first = classes.first
    else { return nil }
    let place = Place(file: site.file, expression: id)
    if let known = builder.registrationCells[place] { return known }
    let value = builder.evaluator.argument(first, site.file).value
    guard let kind = UIKitCells.cell(ofClass: value, site, &builder) else { return nil }
    // Whatever asks for it first.
    let outer = builder.places.now
    builder.places.now = builder.parts[builder.own].around
    defer { builder.places.now = outer }
    let cell = builder.add(kind, nil, value, site)
    builder.parts[cell].isMade = true
    builder.parts[cell].loop = builder.parts[builder.own].loop
    builder.parts[cell].isSupplementary = isSupplementary(callee, site, builder)
    builder.registrationCells[place] = cell
    builder.readOwn(cell)
    for index in arguments {
      guard
        case .closure(let closure) = builder.evaluator.expression(
          builder.evaluator.argument(index, site.file).value, site.file)
      else { continue }
      builder.read(closure, setting: cell, site)
    }
    return cell
  }

  /// The cell that `dequeueConfiguredReusableCell(using: rows, for: path, item: item)` asks for, where it is seen how
  /// that is set up.
  static func cell(
    askedBy arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      guard let label = argument.label, builder.evaluator.hash(label, site.file) == using,
        let (id, place) = made(argument.value, site, &builder),
        let cell = cell(of: id, place, &builder)
      else { continue }
      UIKitCells.handOut(again: cell, &builder)
      return cell
    }
    return nil
  }

  /// What a name of a registration stands for: a local constant, a property, or what a function gives back.
  private static func made(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (ExpressionID, Site)? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    var (named, isCalled) = (id, false)
    if case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file) {
      guard arguments.isEmpty, builder.evaluator.code.ownName(callee, site.file) != nil else {
        return (id, site)
      }
      (named, isCalled) = (callee, true)
    }
    guard let name = builder.evaluator.code.listName(named, site) else { return nil }
    if !isCalled,
      case .expression(let inner, let place) = builder.evaluator.lookUp(
        name, in: site.environment)
    {
      return made(inner, place, &builder)
    }
    guard let member = builder.ownMembers(named: name, seenFrom: site).first else { return nil }
    let place = UIKitAnswers.site(of: member, &builder)
    if let value = builder.evaluator.linker[member].value { return made(value, place, &builder) }
    if builder.evaluator.linker[member].kind == .storedProperty {
      return assigned(name, &builder).flatMap { made($0, $1, &builder) }
    }
    guard let body = builder.evaluator.linker[member].body,
      let last = builder.evaluator.code.returned(by: body, place)
    else { return nil }
    return made(last, place, &builder)
  }

  /// What a property without a value is set to, where code of the class does that once.
  private static func assigned(
    _ name: UInt64, _ builder: inout UIKitBuilder
  ) -> (ExpressionID, Site)? {
    var found: (ExpressionID, Site)?
    for type in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for id in builder.evaluator.linker.everything(in: declaration) {
          guard let body = builder.evaluator.linker[id].body,
            let value = builder.evaluator.code.value(set: name, in: body, id.file)
          else { continue }
          if found != nil { return nil }
          found = (value, UIKitAnswers.site(of: id, &builder))
        }
      }
    }
    return found
  }

  /// As in `UICollectionView.SupplementaryRegistration<Header>`, whatever class that is.
  private static func isSupplementary(
    _ callee: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    guard case .element(let base, _) = builder.evaluator.expression(callee, site.file),
      let name = builder.evaluator.code.name(of: base, site)
    else { return false }
    return builder.evaluator.hash(name, site.file) == supplementary
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
  private static let supplementary = NameHash.of("SupplementaryRegistration")

  /// What nothing asks for by a name that is seen is a row all the same.
  static func handOutRest(_ builder: inout UIKitBuilder) {
    let outer = builder.places.now
    builder.places.now = builder.parts[builder.own].around
    let rest = builder.registrationCells.values.filter { !builder.parts[$0].isPlaced }
    for cell in rest.sorted() { builder.handOut(cell) }
    builder.places.now = outer
  }
}

extension UIKitPart {
  /// What stands above the rows of a section, or below them.
  var isHeader: Bool { isSupplementary || UIKitNames.headers.contains(word) }
}
