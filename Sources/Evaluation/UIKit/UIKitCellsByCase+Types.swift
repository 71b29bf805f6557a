import Scenes
import Views

/// Cells whose class each row says by itself: `row.kind.init(style: .default, reuseIdentifier: nil)`, where types of rows
/// give a class each.
extension UIKitCellsByCase {
  /// `row.kind.init(style: .default, reuseIdentifier: nil)`: the classes that the property gives; nil for a class that is
  /// named.
  static func outcomes(
    madeBy base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Outcomes? {
    if case .name(let type) = builder.evaluator.expression(base, site.file),
      builder.kind(named: type, site) != nil
    {
      return nil
    }
    return outcomes(of: base, site, &builder)
  }

  /// The class of what `kind.init(style: .default, reuseIdentifier: nil)` makes: a cell of a table in any case, as
  /// nothing else is made with these.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
  static func kind(
    madeBy base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    if let found = outcomes(madeBy: base, site, &builder), found.all.count == 1 {
      return found.all[0].kind
    }
    // What a helper calls by a name of its own is what it was handed, and known from there.
    guard case .member = builder.evaluator.expression(base, site.file) else { return nil }
    let isCell = arguments.contains { index in
      builder.evaluator.argument(index, site.file).label.map {
        builder.evaluator.hash($0, site.file) == UIKitNames.reuseIdentifier
      } ?? false
    }
    return isCell ? UIKitKind(word: .UITableViewCell) : nil
  }

  /// The same where rows of several classes each give one.
  static func eachOne(
    of all: [Outcome], declaredBy name: NameID, _ value: ExpressionID, _ site: Site,
    behind: Site, _ builder: inout UIKitBuilder, _ body: (inout UIKitBuilder, Site) -> Void
  ) {
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .one, form: .choice, places: Array(0..<Int32(all.count)), isExhaustive: true,
        expression: value, site: site))
    let outer = (builder.places.now, builder.byName)
    for (place, outcome) in all.enumerated() {
      builder.places.now = builder.places.step(
        .side(fork: fork, place: Int32(place)), in: outer.0)
      handOut(outcome, as: name, value, site, &builder)
      body(&builder, behind)
      builder.byName = outer.1
    }
    builder.places.now = outer.0
  }

  /// What a property gives, and what types below give in its place: one or another where these differ.
  static func outcomes(
    ofMember hash: UInt64, of type: TypeID, _ subject: Bound, _ builder: inout UIKitBuilder
  ) -> Outcomes? {
    let members = properties(named: hash, of: type, &builder)
    guard members.count < UIKitBuilder.longest else { return nil }
    var found: [Outcomes] = []
    for member in members {
      let place = builder.evaluator.inside(member, self: subject)
      guard let body = builder.evaluator.linker[member].body,
        let last = builder.evaluator.code.returned(by: body, place)
      else { return nil }
      // What a class above does not say, as with `fatalError()`, one below does.
      if members.count > 1, Traps.isOne(last, place.file, builder.evaluator.files) { continue }
      guard body.count == 1, let given = outcomes(of: last, place, &builder) else { return nil }
      found.append(given)
    }
    if found.count == 1 { return found[0] }
    var all: [Outcome] = []
    for outcome in found.flatMap(\.all) where !all.contains(where: { $0.isSame(as: outcome) }) {
      all.append(Outcome(kind: outcome.kind, prototype: outcome.prototype))
    }
    return all.isEmpty ? nil : Outcomes(all: all)
  }

  /// The computed property of a type, and those of the types below that stand in its place.
  private static func properties(
    named hash: UInt64, of type: TypeID, _ builder: inout UIKitBuilder
  ) -> [MemberID] {
    var found: [MemberID] = []
    var (asked, next) = ([type], 0)
    while next < asked.count, asked.count < UIKitBuilder.longest {
      let own = builder.evaluator.members(of: asked[next], named: hash).first {
        builder.evaluator.linker[$0].kind == .computedProperty
          && builder.evaluator.linker[$0].body != nil
      }
      if let own, !found.contains(own) { found.append(own) }
      for below in builder.evaluator.linker.conformers(of: asked[next])
      where !asked.contains(below) {
        asked.append(below)
      }
      next += 1
    }
    return found
  }
}

extension UIKitCode {
  /// A cell of which data says the class: `kind.init(style: .default, reuseIdentifier: nil)`.
  func isMadeOfData(_ part: UIKitPart) -> Bool {
    guard part.expression >= 0,
      case .call(let callee, _) = files.expression(part.expression, in: part.site.file),
      case .member(let base, let name) = files.expression(callee, in: part.site.file),
      files.word(name, in: part.site.file) == .`init`,
      case .member = files.expression(base, in: part.site.file)
    else { return false }
    return true
  }
}
