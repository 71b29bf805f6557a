/// A type as it is written.
package struct DartTypeName: Sendable, Equatable {
  /// The last word of the name; `Function` of a function's type, empty of a record's.
  package var name: String
  package var prefix: String?
  package var arguments: [DartTypeName] = []
  /// What a function gives: none or one.
  package var result: [DartTypeName] = []
  package var isNullable = false

  package init(_ name: String, prefix: String? = nil, _ arguments: [DartTypeName] = []) {
    self.name = name
    self.prefix = prefix
    self.arguments = arguments
  }
}

/// What a function or a field gives to those who lay out a screen.
package enum DartContent: Sendable {
  case other
  case widget, widgets
  /// A function that makes one, as in `Widget Function(BuildContext)`.
  case builder
}

extension DartTypeName {
  /// By the names that the framework gives to types of widgets: `Widget`, `PreferredSizeWidget`.
  package var content: DartContent {
    if name.hasSuffix("Widget") { return .widget }
    switch name {
    case "List", "Iterable", "Set":
      return arguments.first?.content == .widget ? .widgets : .other
    case "Function": return result.first?.content == .widget ? .builder : .other
    // The framework's names for functions that make widgets (widgets library, “Typedefs”).
    case "WidgetBuilder", "IndexedWidgetBuilder", "NullableIndexedWidgetBuilder",
      "TransitionBuilder", "LayoutWidgetBuilder", "ValueWidgetBuilder", "AsyncWidgetBuilder",
      "RoutePageBuilder", "StatefulWidgetBuilder", "OrientationWidgetBuilder":
      return .builder
    default: return .other
    }
  }
}

/// What a class is to the framework, as its superclass tells.
package enum DartRole: Sendable, Equatable {
  case other
  /// Its own `build` says what it shows.
  case widget
  /// The `build` of its state does.
  case statefulWidget
  /// The state of the widget with this name.
  case state(String)
  /// It shows its child, and hands something down.
  case inheritedWidget
}

extension DartTypeDeclaration {
  /// `other` too where the superclass is one of the app's own: then that one's role counts.
  package var role: DartRole {
    guard kind == .class, let superclass else { return .other }
    switch superclass.name {
    // The framework; flutter_hooks, riverpod and GetX.
    case "StatelessWidget", "AnimatedWidget", "ConsumerWidget", "HookWidget", "HookConsumerWidget",
      "GetView", "GetWidget":
      return .widget
    case "StatefulWidget", "ImplicitlyAnimatedWidget", "ConsumerStatefulWidget",
      "StatefulHookWidget", "StatefulHookConsumerWidget":
      return .statefulWidget
    case "InheritedWidget", "InheritedNotifier", "InheritedModel", "InheritedTheme":
      return .inheritedWidget
    default:
      // `State<A>`, `ConsumerState<A>`, and the app's own `BaseState<A>`.
      guard superclass.name.hasSuffix("State"), let widget = superclass.arguments.first else {
        return .other
      }
      return .state(widget.name)
    }
  }
}
