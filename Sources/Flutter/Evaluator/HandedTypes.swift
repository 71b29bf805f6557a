internal import DartModules

/// What a builder is handed, by the type arguments of the widget that it is given to: `BlocBuilder<TideCubit, Tide>`.
enum HandedTypes {
  /// Of a parameter, which of the type arguments says what it is, and what stands around that.
  private struct Row: Sendable {
    var parameter: Int
    var argument: Int
    var wrapper: String?

    init(_ parameter: Int, _ argument: Int, in wrapper: String? = nil) {
      (self.parameter, self.argument, self.wrapper) = (parameter, argument, wrapper)
    }
  }

  /// By the declarations of their builders (widgets library; flutter_bloc, provider, flutter_redux, GetX and
  /// infinite_scroll_pagination).
  private static let rows: [String: [Row]] = [
    "ValueListenableBuilder": [Row(1, 0)], "TweenAnimationBuilder": [Row(1, 0)],
    "StreamBuilder": [Row(1, 0, in: "AsyncSnapshot")],
    "FutureBuilder": [Row(1, 0, in: "AsyncSnapshot")],
    "BlocBuilder": [Row(1, 1)], "BlocConsumer": [Row(1, 1)], "BlocSelector": [Row(1, 2)],
    "Consumer": [Row(1, 0)], "Consumer2": [Row(1, 0), Row(2, 1)],
    "Consumer3": [Row(1, 0), Row(2, 1), Row(3, 2)], "Selector": [Row(1, 1)],
    "StoreConnector": [Row(1, 1)], "GetBuilder": [Row(0, 0)], "GetX": [Row(0, 0)],
    "PagedChildBuilderDelegate": [Row(1, 0)],
  ]

  private static let builders: Set<String> = ["builder", "itemBuilder"]

  /// The arguments of a widget, whose builders know what they are handed.
  static func typed(
    _ given: [Made.Argument], of name: String, by arguments: [DartTypeName]
  ) -> [Made.Argument] {
    guard !arguments.isEmpty, let rows = rows[name] else { return given }
    return given.map { argument in
      guard builders.contains(argument.label), case .closure(var closure) = argument.value else {
        return argument
      }
      for row in rows where row.argument < arguments.count {
        let own = arguments[row.argument]
        let type = row.wrapper.map { DartTypeName($0, [own]) } ?? own
        closure.note(type, ofParameter: row.parameter)
      }
      return Made.Argument(label: argument.label, value: .closure(closure))
    }
  }
}

extension DartClosure {
  /// What a parameter is whose type nobody wrote.
  fileprivate mutating func note(_ type: DartTypeName, ofParameter index: Int) {
    guard parameters.indices.contains(index), parameters[index].type == nil else { return }
    parameters[index].type = type
  }
}
