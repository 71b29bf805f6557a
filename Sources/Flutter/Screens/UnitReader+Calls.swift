internal import DartModules
internal import DartSyntax

/// Functions that show what they are handed: that is told where they are called.
extension UnitReader {
  /// Each of the calls of what it stands in is told by itself.
  func isShownByCalls(
    _ route: DartMentions.Route, among routes: [DartMentions.Route], in source: DartFileID
  ) -> Bool {
    routes.contains { call in
      guard call.isOfParts, let helper = libraries.helper(of: call, in: source) else {
        return false
      }
      return helper.file == source && helper.route.call == route.call
    }
  }

  /// All that a function shows is what it is handed: that is a screen where it is called.
  func hands(_ route: DartMentions.Route, on function: DartFunction) -> Bool {
    route.makers.isEmpty
      && function.parameters.contains {
        libraries[file].shows($0.name, route.content, depth: 0)
      }
  }

  /// The same with what only lies around it, where a call in the file is told.
  func isHandedOn(
    _ route: DartMentions.Route, among routes: [DartMentions.Route], in source: DartFileID
  ) -> Bool {
    guard !route.isOfParts, route.maker == nil, route.makers.allSatisfy(Self.isAround) else {
      return false
    }
    let module = libraries[source].module
    let functions = route.type.map { module.types[$0].functions } ?? module.functions
    let around = functions.first {
      route.call > $0.node && route.call < libraries[source].tree.nodes[$0.node].end
    }
    guard let around,
      let shown = around.parameters.first(where: {
        libraries[source].shows($0.name, route.content, depth: 0)
      })
    else { return false }
    return routes.contains { call in
      guard let maker = call.maker, !call.isOfParts, maker.shows(shown, of: around) else {
        return false
      }
      return libraries.functions(of: maker, in: source, of: libraries.type(of: call, in: source))
        .contains { $0.file == source && $0.function.node == around.node }
    }
  }

  /// It has nothing that is seen of its own.
  private static func isAround(_ maker: String) -> Bool {
    switch WidgetTable.row(maker)?.shape {
    case .layout?, .box?: true
    default: false
    }
  }
}

extension DartMentions.Maker {
  /// It is handed the parameter of a function that this shows.
  fileprivate func shows(_ parameter: DartParameter, of function: DartFunction) -> Bool {
    if parameter.place == .named { return label == parameter.name }
    let all = function.parameters.filter { $0.place != .named }
    return label.isEmpty && position < all.count && all[position].name == parameter.name
  }
}
