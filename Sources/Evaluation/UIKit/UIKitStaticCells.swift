import Scenes
import Views

/// Cells that an interface file has in a table, and that the code of its controller changes as it hands them on:
/// `let cell = super.tableView(tableView, cellForRowAt: path)`.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)
enum UIKitStaticCells {
  struct One {
    var part: Int
    var section: Int
    var row: Int
  }

  /// What stands for any of them in the code that is read; nil for another call.
  static func asked(
    by id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard builder.isSource, !builder.parts[builder.own].staticCells.isEmpty,
      case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .member(let base, _) = builder.evaluator.expression(callee, site.file),
      case .name(let owner) = builder.evaluator.expression(base, site.file),
      builder.evaluator.word(owner, site.file) == .super,
      let last = arguments.last,
      let label = builder.evaluator.argument(last, site.file).label,
      builder.evaluator.hash(label, site.file) == UIKitNames.cellForRow
    else { return nil }
    if let known = builder.parts[builder.own].staticCell { return known }
    let cell = builder.add(UIKitKind(word: .UITableViewCell), nil, id, site)
    builder.parts[cell].isMade = true
    // It is no row beside the others.
    builder.parts[cell].isPlaced = true
    builder.parts[cell].around = builder.parts[builder.own].around
    builder.parts[builder.own].staticCell = cell
    return cell
  }

  /// What the code sets on a cell for a place in the table is set on the one that stands there.
  static func settle(_ builder: inout UIKitBuilder) {
    let own = builder.own
    guard let any = builder.parts[own].staticCell else { return }
    let all = builder.parts[own].staticCells
    (builder.parts[own].staticCell, builder.parts[own].staticCells) = (nil, [])
    let forks = UIKitSections.forks(around: [any], &builder)
    for one in all {
      let chosen = chosen(one, forks, &builder)
      copy(any, to: one.part, chosen, &builder)
      for name in [UIKitNames.textLabel, UIKitNames.detailTextLabel, UIKitNames.imageView] {
        guard let label = builder.parts[any].names[name],
          let set = settings(label, chosen, &builder),
          let own = builder.parts[label].name
        else { continue }
        let word = builder.parts[label].word
        if let known = builder.parts[one.part].names[name] {
          builder.parts[known].settings += set
        } else if name != UIKitNames.detailTextLabel {
          // What is no style of its own has no such label.
          // https://developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel
          let made = builder.implicit(word, own.name, of: one.part, builder.parts[label].site)
          builder.parts[made].settings += set
        }
      }
    }
  }

  private static func copy(
    _ any: Int, to cell: Int, _ chosen: [Int: Int32], _ builder: inout UIKitBuilder
  ) {
    if let set = settings(any, chosen, &builder) { builder.parts[cell].settings += set }
  }

  /// What is done for a place, whatever else decides about it; nil for nothing.
  private static func settings(
    _ part: Int, _ chosen: [Int: Int32], _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Setting]? {
    var found: [UIKitPart.Setting] = []
    for var setting in builder.parts[part].settings
    where !builder.places.isExcluded(setting.around, by: chosen) {
      setting.around = builder.places.without(setting.around, chosen)
      found.append(setting)
    }
    return found.isEmpty ? nil : found
  }

  /// Which side each condition takes for the place of a cell.
  private static func chosen(
    _ one: One, _ forks: UIKitSections.Forks, _ builder: inout UIKitBuilder
  ) -> [Int: Int32] {
    let section = told(one.section, forks.sections)
    var chosen: [Int: Int32] = [:]
    for fork in forks.all {
      let row = told(one.row, forks.rows[fork.fork])
      chosen.merge(UIKitSections.chosen(section, row, [fork], builder)) { $1 }
    }
    let row = told(one.row, nil)
    return chosen.merging(UIKitJointAsks.chosen(section, row, forks.joint, builder)) { $1 }
  }

  private static func told(_ number: Int, _ names: [UInt64]?) -> UIKitSections.Told {
    var told = UIKitSections.Told(keys: [UIKitSections.number(number)])
    if let names, names.indices.contains(number) { told.keys.insert(names[number]) }
    return told
  }
}
