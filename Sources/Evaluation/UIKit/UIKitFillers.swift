import Views

/// Objects that are no views, and fill the table that they are made with: `Adapter(table: tableView)`.
///
/// Whether such a class is the table's source, or makes one that is, its code hands out the cells.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/init(tableview:cellprovider:)
enum UIKitFillers {
  static func read(madeBy id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .name(let name) = builder.evaluator.expression(callee, site.file),
      let type = builder.evaluator.linker.type(
        named: builder.evaluator.hash(name, site.file), from: site.file, inside: site.owner),
      case .class = builder.evaluator.linker[type].kind, builder.kind(of: type) == nil,
      !builder.emptySources.contains(type)
    else { return }
    for index in arguments {
      let value = builder.evaluator.argument(index, site.file).value
      guard let table = builder.part(value, site),
        UIKitNames.tables.contains(builder.parts[table].word), builder.parts[table].rows.isEmpty
      else { continue }
      builder.readSource(id, of: table, site)
      if builder.parts[table].rows.isEmpty { builder.emptySources.insert(type) }
      return
    }
  }

  /// `lazy var adapter = Adapter(table: tableView)`, of the class that is read and those above it.
  static func readKept(_ builder: inout UIKitBuilder) {
    for owner in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: owner) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          guard builder.evaluator.linker[member].kind == .storedProperty,
            let value = builder.evaluator.linker[member].value
          else { continue }
          var place = builder.evaluator.inside(member, self: .instance(0))
          place.owner = place.owner ?? declaration
          read(madeBy: value, place, &builder)
        }
      }
    }
  }
}
