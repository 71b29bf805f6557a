extension Rule {
  static let actionsByErasedLoop = Rule(
    id: "actions-by-erased-loop",
    title: "Actions are added by wrapping the view in a loop",
    severity: .minor,
    wcag: [],
    document: .actions,
    population: .actions,
    wrong: """
      A loop wraps the view again for every accessibility action, erasing its type each time, so SwiftUI \
      loses its identity whenever the number of actions changes.
      """,
    heard: "The actions, until the view is rebuilt: then focus may jump.",
    fix: "Use accessibilityActions (iOS 16), which takes a ForEach of buttons.",
    bad: [
      Example(
        file: """
          import SwiftUI
          struct ActionsModifier: ViewModifier {
            let actions: [Action]
            func body(content: Content) -> some View {
              var view = AnyView(content)
              for action in actions {
                view = AnyView(view.▶accessibilityAction(named: action.name, action.run))
              }
              return view
            }
          }
          """),
      Example(
        file: """
          import SwiftUI
          func add<V: View>(_ actions: [Action], to view: V) -> some View {
            var result = AnyView(view)
            for action in actions {
              result = AnyView(result.▶accessibilityAction(named: action.name) { action.run() })
            }
            return result
          }
          """),
      Example(
        file: """
          import SwiftUI
          extension View {
            func actions(_ list: [Action]) -> AnyView {
              list.reduce(AnyView(self)) { view, action in
                AnyView(view.▶accessibilityAction(named: action.name) { action.run() })
              }
            }
          }
          """),
    ],
    good: [
      Example(
        file: """
          import SwiftUI
          struct ActionsModifier: ViewModifier {
            let actions: [Action]
            func body(content: Content) -> some View {
              content.accessibilityActions {
                ForEach(actions) { action in Button(action.name, action: action.run) }
              }
            }
          }
          """),
      Example("Text(title).accessibilityAction(named: \"Archive\") { archive() }.accessibilityAction(named: \"Delete\") { delete() }"),
      Example(
        file: """
          import SwiftUI
          func wrap<V: View>(_ view: V) -> AnyView {
            var result = AnyView(view)
            for _ in 0..<3 { result = AnyView(result.padding()) }
            return result
          }
          """),
    ],
    check: find)
}
