import Scenes
import Views

/// What a structure makes for SwiftUI to show.
extension UIKitBuilder {
  /// The part that `makeUIView` gives back, with what `updateUIView` sets on it.
  mutating func readMade(
    _ make: MemberID, _ update: MemberID?, of type: TypeID, _ instance: Int32
  ) -> Int? {
    let bound = Bound.instance(instance)
    let place = evaluator.inside(make, self: bound)
    parts = [UIKitPart(word: .other, expression: -1, site: place, isPlaced: true, isRead: true)]
    lineage = [type]
    for declaration in evaluator.linker.declarations(of: type) {
      declareProperties(of: declaration, place)
    }
    guard let body = evaluator.linker[make].body else { return nil }
    declareGiven(make, body, place)
    let context = UIKitCoordinators.context(of: type, instance, &self)
    UIKitCoordinators.name(context, givenTo: make, &self)
    read(body, place, alias: nil)
    guard let made = result(of: body, declaredBy: make, place) else { return nil }
    parts[made].isPlaced = true
    if let update, let body = evaluator.linker[update].body {
      let inner = evaluator.inside(update, self: bound)
      let formals = evaluator.files.formals(evaluator.linker[update].parameters, update.file)
      UIKitCoordinators.name(context, givenTo: update, &self)
      if let first = formals.first { byName[first.name] = made }
      firstTimes.startAgain()
      read(body, inner, alias: nil)
    }
    readOwn(made)
    settleRows(from: 0)
    UIKitCellSetUps.settle(from: 0, &self)
    readLater()
    return made
  }

  /// `return editor`, which somebody else made: the function says what it is.
  private mutating func declareGiven(_ make: MemberID, _ body: Block, _ site: Site) {
    guard let id = evaluator.code.returned(by: body, site), let type = evaluator.linker[make].type,
      case .name(let name) = evaluator.expression(id, site.file)
    else { return }
    let word = evaluator.word(type, make.file)
    switch UIKitClasses.all[word] {
    case .children, .image, .element, .opaque, .webPage, .nothing, nil: return
    default: byName[evaluator.hash(name, site.file)] = add(UIKitKind(word: word), name, id, site)
    }
  }

  private mutating func result(
    of body: Block, declaredBy make: MemberID, _ site: Site
  ) -> Int? {
    guard let id = evaluator.code.returned(by: body, site) else { return nil }
    if let part = part(id, site) { return part == own ? nil : part }
    if let kind = constructed(id, site) { return add(kind, nil, id, site) }
    // `box.page`: a web page is one, whoever made it.
    guard let type = evaluator.linker[make].type, case let word = evaluator.word(type, make.file),
      case .webPage = UIKitClasses.all[word]
    else { return nil }
    return add(UIKitKind(word: word), nil, id, site)
  }
}
