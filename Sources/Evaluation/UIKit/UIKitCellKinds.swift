import Scenes
import Views

/// Cells of which data decides what they are: of one of several classes, or the only one of their kind.
///
/// Code that takes a class or an identifier from data asks for a cell of a class above, which shows nothing
/// itself: the row has one of the classes below, whichever.
enum UIKitCellKinds {
  /// More classes than this say nothing of a row.
  private static let most = 8

  /// What the cells that were handed out stand for.
  static func settle(_ builder: inout UIKitBuilder) {
    for cell in builder.cells where builder.parts[cell].type != nil {
      if !builder.parts[cell].isUnknown, !builder.parts.isHeard(cell) { replace(cell, &builder) }
    }
    let kept = Set(builder.parts[builder.own].names.values)
    for cell in builder.cells {
      builder.parts[cell].isSingle =
        builder.parts[cell].isHeld || UIKitItemSources.isOfOneItem(cell, &builder)
        || builder.parts[cell].children.contains {
          holdsKept($0, kept, depth: 0, builder)
        }
    }
  }

  /// The class of the table keeps a controller in a property, so its view stands in one cell at most.
  private static func holdsKept(
    _ part: Int, _ kept: Set<Int>, depth: Int, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    guard depth < UIKitBuilder.deepestPart else { return false }
    if UIKitClasses.controllers.contains(builder.parts[part].word) { return kept.contains(part) }
    return builder.parts[part].children.contains {
      holdsKept($0, kept, depth: depth + 1, builder)
    }
  }

  /// The classes below in the place of one that they are meant to fill; with too many of them a row that
  /// nobody knows.
  private static func replace(_ cell: Int, _ builder: inout UIKitBuilder) {
    guard let type = builder.parts[cell].type, isOfData(cell, &builder) else { return }
    let below = kinds(below: type, &builder)
    guard !below.isEmpty else { return }
    guard below.count <= most else {
      builder.parts[cell].isUnknown = true
      return
    }
    let known = Set(builder.cells.compactMap { builder.parts[$0].type })
    var all: [Int] = []
    for one in below where !known.contains(one) {
      guard let kind = builder.kind(of: one), UIKitNames.cells.contains(kind.word) else { continue }
      let part = builder.add(
        kind, nil, builder.parts[cell].expression, builder.parts[cell].site)
      (builder.parts[part].loop, builder.parts[part].around) = (
        builder.parts[cell].loop, builder.parts[cell].around
      )
      builder.parts[part].isPlaced = true
      // What is set on it as what it is asked for.
      builder.parts[part].settings = builder.parts[cell].settings
      builder.readOwn(part)
      if builder.parts.isHeard(part) { all.append(part) }
    }
    if all.isEmpty, known.isDisjoint(with: below) {
      builder.parts[cell].isUnknown = true
      return
    }
    guard let place = builder.cells.firstIndex(of: cell) else { return }
    // All that it could be, other code hands out.
    builder.cells.replaceSubrange(place...place, with: all)
  }

  /// `dequeueReusableCell(withIdentifier: row.kind) as! Base`: nothing in the call says which class that is.
  private static func isOfData(_ cell: Int, _ builder: inout UIKitBuilder) -> Bool {
    let (id, site) = (builder.parts[cell].expression, builder.parts[cell].site)
    guard id >= 0, case .cast(let inner, _) = builder.evaluator.expression(id, site.file),
      let kind = builder.constructed(inner, site)
    else { return false }
    return kind.type == nil && UIKitNames.cells.contains(kind.word)
  }

  /// All classes below, however far, each once.
  private static func kinds(below type: TypeID, _ builder: inout UIKitBuilder) -> [TypeID] {
    var found: [TypeID] = []
    var asked = [type]
    var next = 0
    while next < asked.count, found.count <= most {
      for one in builder.evaluator.linker.conformers(of: asked[next]) where !asked.contains(one) {
        guard case .class = builder.evaluator.linker[one].kind else { continue }
        found.append(one)
        asked.append(one)
      }
      next += 1
    }
    return found
  }
}
