import Scenes
import Views

/// What the cells of tables become.
extension UIKitElements {
  /// The texts of a table cell are said as one, before its controls; a label that is made an element stays one.
  ///
  /// Public class dumps of `UITableViewCellAccessibility`, and what people report of it: UIKit groups the labels
  /// of a cell where SwiftUI does not.
  static func cell(_ node: Scene.NodeID, from start: Int, _ builder: inout ElementBuilder) {
    said(node, from: start, &builder)
    if builder.scene.hasDetailButton(node, builder.index) {
      let label = builder.fixed("More Info")
      builder.append(builder.leaf(.button, node, label: label, traits: .button, .inferred))
    }
  }

  /// What a cell says: its texts as one element first, then what else is in it.
  private static func said(_ node: Scene.NodeID, from start: Int, _ builder: inout ElementBuilder) {
    let (texts, others) = builder.list.partedTexts(from: start)
    if texts.isEmpty, builder.list.topCount(of: others) == 0 {
      // A cell of the app's own is an element that says nothing, as its label is asked of what it does not have.
      if builder.scene.isOwnClass(node) {
        builder.append(described(builder.leaf(.element, node, .reported), node, builder))
      }
    } else if texts.isEmpty {
      sayOnSides(node, from: start, &builder)
    } else {
      let isSeveral = builder.list.topCount(of: texts) > 1
      if isSeveral { builder.met.insert(.tableCellMerge) }
      if isSeveral, builder.exceptions.contains(.tableCellMerge) {
        builder.list.entries.replaceSubrange(start..., with: texts + others)
      } else {
        builder.list.entries.replaceSubrange(start..., with: texts)
        var cell = Combining.merged(from: start, node, .reported, &builder)
        cell.role = .text
        cell.made = .itself
        var others = others
        // A switch at the end of a cell is the cell's: it is said, and turned, with the texts.
        if let place = builder.list.accessorySwitch(among: others, in: builder.scene),
          let id = others[place].element
        {
          cell.role = .toggle
          cell.traits.remove(.staticText)
          cell.traits.formUnion(builder.list.elements[Int(id)].traits)
          cell.value = builder.list.elements[Int(id)].value
          others.remove(at: place)
        } else if let side = builder.list.accessorySide(among: others, in: builder.scene) {
          // Where it is there at times the row is one element all the same, with a value at times.
          others.removeSubrange(side)
        }
        let told = described(cell, node, builder)
        builder.append(told)
        name(switchesAmong: others, told.label, &builder)
        builder.list.entries.append(contentsOf: others)
      }
    }
  }

  /// A switch without a name of its own is called what its cell says.
  ///
  /// Public class dumps of `UISwitchAccessibility`, which asks the cell around it.
  private static func name(
    switchesAmong others: [ElementList.Entry], _ label: ValueID, _ builder: inout ElementBuilder
  ) {
    if label == .null { return }
    for entry in others {
      guard let id = entry.element.map({ Int($0) }), builder.list.elements[id].role == .toggle,
        builder.list.elements[id].label == .null,
        builder.scene[builder.list.elements[id].node].word == .UISwitch
      else { continue }
      builder.list.elements[id].label = label
      builder.list.elements[id].labelSource = .content
    }
  }

  /// Where all that a cell shows stands on the sides of one condition, it is such a cell on each of them, and an empty
  /// one where none of them is taken.
  private static func sayOnSides(
    _ node: Scene.NodeID, from start: Int, _ builder: inout ElementBuilder
  ) {
    let all = Array(builder.list.entries[start...])
    guard case .branch(let isExhaustive) = all[0].kind, Int(all[0].span) == all.count else {
      return
    }
    builder.remove(from: start)
    builder.list.entries.append(all[0])
    var place = 1
    while place < all.count {
      let (side, end) = (builder.list.entries.count, place + Int(all[place].span))
      builder.list.entries.append(contentsOf: all[place..<end])
      said(node, from: side + 1, &builder)
      builder.close(side)
      place = end
    }
    if !isExhaustive, builder.scene.isOwnClass(node) {
      let side = builder.open(.alternative)
      said(node, from: side + 1, &builder)
      builder.close(side)
      builder.list.entries[start].kind = .branch(isExhaustive: true)
    }
    builder.close(start)
  }
}
